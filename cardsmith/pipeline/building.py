"""Editions become folders of files: read, checked, laid out, imposed, printed, swapped in."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from operator import attrgetter
from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.lint.engine import check
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.profile import Profile
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.digests import card_digests, input_digests
from cardsmith.pipeline.keeping import kept
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
    a name that means nothing, for two editions of one name (I111), for a component or a
    used slot there is not, for a folder that cannot be written.
    """
    decks = [read(paths) for paths in targets(names)]
    seen: dict[str, Deck] = {}
    for deck in decks:
        first = seen.setdefault(deck.edition.name, deck)
        if first is not deck:
            folders = first.edition.folder, deck.edition.folder
            raise InputError(Finding("I111", named(deck.edition.name), folders=folders))
    return tuple(_build(deck, profile, components, out) for deck in decks)


def _build(deck: Deck, profile: Profile, components: tuple[str, ...], out: Path) -> Built:
    edition = deck.edition
    checked = Checked(decks=(deck,), findings=check(deck))
    if checked.failed():
        return Built(name=edition.name, checked=checked)
    names = wanted_names(deck, components)
    made, found = products(deck, names, profile.thickness / 1000, profile.look)
    printed, refused = prints(edition, made, profile)
    _only_slots_there_are(refused)
    checked = replace(checked, findings=(*checked.findings, *found, *refused))
    if checked.failed():
        return Built(name=edition.name, checked=checked)
    folder = out / edition.name / profile.name
    inputs = input_digests(deck)
    earlier = kept(folder, inputs, names)
    files, content = _press(printed)
    cards = {card for item in printed for card, _ in item.cards} | {
        card.id for card in earlier.cards
    }
    manifest = Manifest(
        edition=edition.name,
        profile=profile.name,
        files=tuple(sorted((*files, *earlier.files), key=attrgetter("path"))),
        inputs=inputs,
        cards=card_digests(deck, cards),
    )
    content |= {**earlier.content, MANIFEST: manifest_bytes(manifest)}
    OutputFolder(folder).replace(content)
    return Built(name=edition.name, checked=checked, folder=folder, files=files)


def _only_slots_there_are(refused: Sequence[Finding]) -> None:
    """Raise, once for all components, that an option names a slot that no sheet has (I105)."""
    for finding in refused:
        if finding.code == "I105":
            told = finding.arguments
            place = named("--skip")
            raise InputError(Finding("I105", place, slot=told["slot"], slots=told["slots"]))


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
