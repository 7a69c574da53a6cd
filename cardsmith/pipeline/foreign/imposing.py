"""Other people's cards on sheets: gathered, measured, laid out, imposed, written."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from cardsmith.intake.editions.declaration import default_edition
from cardsmith.intake.pictures.gathering import gather
from cardsmith.intake.pictures.names import taken_apart
from cardsmith.intake.pictures.wanted import Wanted
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Size
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.profile import Profile
from cardsmith.model.struct import Struct, field, replace
from cardsmith.pipeline.foreign.cards import cards_of
from cardsmith.pipeline.foreign.pieces import pieces_of
from cardsmith.pipeline.foreign.wishes import Wishes
from cardsmith.pipeline.pressing import only_slots_there_are
from cardsmith.pipeline.products import Cards
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.sheets import Print, prints
from cardsmith.pipeline.shops import shop_of
from cardsmith.press.output import new_file
from cardsmith.press.pdf import print_pdf
from cardsmith.resources import real

_CARDS = "cards"


class Imposed(Struct, frozen=True, kw_only=True):
    """What was written, nothing where an error was found; ``sizes`` counts cards by their size."""

    findings: tuple[Finding, ...]
    files: tuple[tuple[Path, Print], ...] = ()
    sizes: Mapping[Size, int] = field(default_factory=dict)


class Order(Struct, frozen=True, kw_only=True):
    """What somebody wants on sheets, and in which file."""

    paths: Sequence[Path]
    back: Path | None
    out: Path | None
    language: str


def impose_files(order: Order, wishes: Wishes, profile: Profile) -> Imposed:
    """Print the cards of some files; nothing is written when one of them has an error.

    Raises InputError for what is not there or cannot be opened (F009), for a name that no PDF
    can have (I110) or a card has (I165), for a slot that no sheet has (I105), for a
    profile of a print shop (I175), and where the file cannot be written.
    """
    if shop_of(profile) is not None:
        raise InputError(Finding("I175", named("--profile"), profile=profile.name))
    out = _target(order)
    gathered = gather(order.paths, out)
    _spares(out, order, gathered.cards)
    cards, found = cards_of(gathered.cards, order.back, wishes)
    findings = (*gathered.findings, *found)
    if not cards and not _fails(findings):
        findings = (*findings, Finding("I160", named(order.paths[0].as_posix())))
    if _fails(findings):
        return Imposed(findings=findings)
    pieces, told = pieces_of(cards, wishes, profile.options.bleed / 1000)
    edition = replace(default_edition(out.stem, ""), title=_title(order), language=order.language)
    printed, refusals = prints(edition, [Cards(_CARDS, pieces)], profile)
    only_slots_there_are(refusals)
    findings = (*findings, *told, *refusals)
    if _fails(findings):
        return Imposed(findings=findings)
    files = tuple((_place(out, item), item) for item in printed)
    fonts = ShippedFonts()
    for path, item in files:
        with new_file(path) as stream:
            print_pdf(item.document, fonts, stream)
    sizes: Counter[Size] = Counter()
    for card in cards:
        sizes[card.size] += card.copies
    return Imposed(findings=findings, files=files, sizes=sizes)


def _fails(findings: Sequence[Finding]) -> bool:
    return any(finding.severity is Severity.ERROR for finding in findings)


def _target(order: Order) -> Path:
    """The file to write: the one asked for, else named after the first thing in its own folder."""
    if order.out is None:
        return Path(f"{_title(order)}-sheets.pdf")
    if order.out.suffix.lower() != ".pdf":
        raise refused("--out", order.out.as_posix(), such_as=("cards.pdf",))
    return order.out


def _spares(out: Path, order: Order, wanted: Sequence[Wanted]) -> None:
    """Refuse (I165) to write over what is to be printed."""
    taken = [one.front for one in wanted] + [one.back for one in wanted if one.back]
    for path in (*taken, *([order.back] if order.back else [])):
        if real(path) == real(out):
            raise InputError(Finding("I165", named(path.as_posix())))


def _title(order: Order) -> str:
    """What the cards are called: as the first folder or file."""
    first = order.paths[0]
    return real(first).name if first.is_dir() else taken_apart(first.stem).title or first.stem


def _place(out: Path, item: Print) -> Path:
    """Where one of the files goes: its name with what the printing adds to it."""
    return out.with_name(f"{out.stem}{item.path.removeprefix(_CARDS)}")
