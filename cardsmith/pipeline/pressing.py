"""Pages become files in memory, each with its line for the manifest."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from cardsmith.intake.progress import followed
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.profile import Arrangement, Profile
from cardsmith.model.struct import replace
from cardsmith.pipeline.crew import shared_out
from cardsmith.pipeline.sheets import Print
from cardsmith.press.manifest import Output, listed
from cardsmith.press.pdf import Prepress, write_pdf


class Pressed(NamedTuple):
    """Files to be written: what the manifest says of them, and their bytes by path."""

    files: tuple[Output, ...]
    content: Mapping[str, bytes]


def press(printed: Iterable[Print], profile: Profile) -> Pressed:
    """The files of what is arranged on pages; raises what ``read_condition`` does."""
    fonts, files, content = ShippedFonts(), [], {}
    prepared = _prepared(profile)
    for item in printed:
        document = replace(item.document, pages=followed(item.document.pages, "page"))
        data = write_pdf(document, fonts, prepared(), shared_out)
        content[item.path] = data
        cards = sum(copies for _, copies in item.cards)
        pages = len(item.document.pages)
        files.append(listed(item.path, item.component, data, pages=pages, cards=cards))
        for path, further in item.beside:
            content[path] = further
            files.append(listed(path, item.component, further, pages=0, cards=0))
    return Pressed(tuple(files), content)


def _prepared(profile: Profile) -> Callable[[], Prepress | None]:
    """What each file is written with, anew for each; nothing where it is printed at home."""
    if profile.press is None:
        return lambda: None
    from cardsmith.intake.shipped.conditions import read_condition
    from cardsmith.press.prepress import PrintShop

    return PrintShop(profile.press, read_condition(profile.press.icc)).prepress


def ink_of(printed: Iterable[Print], profile: Profile) -> Callable[[], float] | None:
    """What estimates the ink of sheets of paper; None for faces that no home printer prints."""
    if profile.arrangement is not Arrangement.SHEET or profile.press is not None:
        return None
    from cardsmith.press.coverage import paper_covered

    return partial(paper_covered, [item.document for item in printed], ShippedFonts())


def only_slots_there_are(refused: Sequence[Finding]) -> None:
    """Raise, once for all components, that an option names a slot that no sheet has (I105)."""
    for finding in refused:
        if finding.code == "I105":
            told = finding.arguments
            place = named("--skip")
            raise InputError(Finding("I105", place, slot=told["slot"], slots=told["slots"]))
