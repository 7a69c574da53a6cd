"""Editions become folders of files: read, checked, laid out, imposed, printed, swapped in."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.lint.engine import check
from cardsmith.model.profile import Profile
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.digests import card_digests, input_digests
from cardsmith.pipeline.products import products, wanted_names
from cardsmith.pipeline.sheets import Print, prints
from cardsmith.pipeline.targets import targets
from cardsmith.press.manifest import MANIFEST, Manifest, Output, listed, manifest_bytes
from cardsmith.press.output import OutputFolder
from cardsmith.press.pdf import write_pdf


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """What one edition came to; ``folder`` is None when nothing was written."""

    name: str
    checked: Checked
    folder: Path | None = None
    files: tuple[Output, ...] = ()


def build_editions(
    names: Sequence[str], profile: Profile, components: tuple[str, ...], out: Path
) -> tuple[Built, ...]:
    """Build every edition that the names mean into ``out/<edition>/<profile>``.

    An edition with an error writes nothing, and what stood there stays. Raises InputError for
    a name that means nothing, for a component there is not, for a folder that cannot be
    written.
    """
    return tuple(_build(paths, profile, components, out) for paths in targets(names))


def _build(
    paths: Sequence[Path], profile: Profile, components: tuple[str, ...], out: Path
) -> Built:
    deck = read(paths)
    edition = deck.edition
    checked = Checked(decks=(deck,), findings=check(deck))
    if checked.failed():
        return Built(name=edition.name, checked=checked)
    made, found = products(deck, wanted_names(deck, components))
    printed, refused = prints(edition, made, profile)
    checked = replace(checked, findings=(*checked.findings, *found, *refused))
    if checked.failed():
        return Built(name=edition.name, checked=checked)
    files, content = _press(printed)
    content[MANIFEST] = manifest_bytes(
        Manifest(
            edition=edition.name,
            profile=profile.name,
            files=files,
            inputs=input_digests(deck),
            cards=card_digests(deck, {card for item in printed for card, _ in item.cards}),
        )
    )
    folder = out / edition.name / profile.name
    OutputFolder(folder).replace(content)
    return Built(name=edition.name, checked=checked, folder=folder, files=files)


def _press(
    printed: Sequence[Print],
) -> tuple[tuple[Output, ...], dict[str, bytes]]:
    fonts, files, content = ShippedFonts(), [], {}
    for item in printed:
        data = write_pdf(item.document, fonts)
        content[item.path] = data
        files.append(
            listed(
                item.path,
                item.component,
                data,
                pages=len(item.document.pages),
                cards=sum(copies for _, copies in item.cards),
            )
        )
    return tuple(files), content
