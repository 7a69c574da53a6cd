"""What a ticket says, section by section, in the words of its language."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardsmith.model.ticket import Part, Ticket, Verdict

BLANK = "\0"
"""A line to write on, where a text would stand."""

_BETWEEN = " · "
_FIRM = "\u00a0"


class Told(NamedTuple):
    """A label and what stands beside it; ``BLANK`` is room to write."""

    label: str
    text: str


class Section(NamedTuple):
    """A heading and its rows; ``table`` has a head and rows of cells instead."""

    title: str
    rows: tuple[Told, ...] = ()
    table: tuple[tuple[str, ...], ...] = ()


def sections(ticket: Ticket, words: Mapping[str, str], most: int) -> Iterator[Section]:
    """The ticket, lists cut off after so many characters with the number of what is left."""
    yield Section(words["job"], tuple(_job(words)))
    yield Section(words["format"], tuple(_format(ticket, words, most)))
    yield Section(words["colour"], tuple(_colours(ticket, words, most)))
    yield Section(words["files"], table=tuple(_files(ticket, words, most)))
    yield Section(words["copies"], tuple(_copies(ticket, words, most)))
    yield Section(words["making"], tuple(_making(ticket, words)))
    yield Section(words["checks"], tuple(_checks(ticket, words, most)))


def number(value: float, words: Mapping[str, str]) -> str:
    """A number as the language writes it, without what it has not."""
    told = f"{value:.2f}".rstrip("0").rstrip(".")
    return told.replace(".", words["decimal"])


def _job(words: Mapping[str, str]) -> Iterator[Told]:
    yield Told(words["run"], f"{BLANK} {words['of_games']}")
    yield Told(words["due"], BLANK)
    yield Told(words["contact"], BLANK)


def _format(ticket: Ticket, words: Mapping[str, str], most: int) -> Iterator[Told]:
    sizes = tuple(dict.fromkeys(part.size for part in ticket.parts if part.size))
    if sizes:
        yield Told(words["trim"], _listed(sizes, words, most))
    bleed, safe = number(ticket.bleed, words), number(ticket.safe, words)
    yield Told(words["bleed"], words["bleed_told"].format(bleed=bleed, safe=safe))
    order = "back_first" if ticket.back_first else "front_first"
    yield Told(words["order"], words["many" if ticket.on_sheets else order])
    yield Told(words["die"], words["die_apart" if ticket.has_die else "die_none"])


def _colours(ticket: Ticket, words: Mapping[str, str], most: int) -> Iterator[Told]:
    yield Told(words["standard"], ticket.standard)
    yield Told(words["process"], words["process_told"])
    yield Told(words["spots"], _listed(ticket.spots, words, most) or words["none"])
    yield Told(words["condition"], ticket.condition)
    yield Told(words["ink"], words["ink_told"].format(ink=ticket.ink))


def _files(ticket: Ticket, words: Mapping[str, str], most: int) -> Iterator[tuple[str, ...]]:
    yield tuple(words[name] for name in ("file", "size", "designs", "cards", "pages"))
    shown = _rows(most)
    for part in ticket.parts[:shown]:
        yield _row(part)
    if len(ticket.parts) > shown:
        yield _plural(words["more"], len(ticket.parts) - shown), "", "", "", ""


def _rows(most: int) -> int:
    """Rows of a list whose characters are so many at most."""
    return max(3, most // 25)


def _row(part: Part) -> tuple[str, ...]:
    counts = (part.designs, part.cards, part.pages)
    return part.path, part.size, *(str(count) if count else "" for count in counts)


def _copies(ticket: Ticket, words: Mapping[str, str], most: int) -> Iterator[Told]:
    shown = _rows(most)
    for component, each in ticket.copies[:shown]:
        yield Told(
            component,
            _listed([f"{name}{_FIRM}×{_FIRM}{count}" for name, count in each], words, most),
        )
    if len(ticket.copies) > shown:
        yield Told("", _plural(words["more"], len(ticket.copies) - shown))
    yield Told(words["total"], _plural(words["total_told"], ticket.cards))
    sheets = [
        words["sheets_told"].format(a_sheet=run.a_sheet, sheets=run.sheets, free=run.free)
        for run in ticket.sheets
    ]
    if sheets:
        yield Told(words["sheets"], _listed(sheets, words, most))


def _making(ticket: Ticket, words: Mapping[str, str]) -> Iterator[Told]:
    for label in ("paper", "finish", "corner"):
        yield Told(words[label], BLANK)
    if ticket.pack:
        yield Told(words["pack"], words["pack_told"].format(pack=number(ticket.pack, words)))
    yield Told(words["box"], words["box_told"].format(box=ticket.box) if ticket.box else BLANK)


def _checks(ticket: Ticket, words: Mapping[str, str], most: int) -> Iterator[Told]:
    if ticket.verified or ticket.unverified or ticket.failed:
        told = words["failed_told" if ticket.failed else "passed_told"].format(
            failed=len(ticket.failed),
            verified=len(ticket.verified),
            unverified=len(ticket.unverified),
        )
        yield Told(words["passed"], told)
    else:
        yield Told(words["passed"], words["unmade"])
    if ticket.verified:
        yield Told(words["verified"], _listed(_named(ticket.verified, words), words, most))
    for label, found in (("failed", ticket.failed), ("unverified", ticket.unverified)):
        if found:
            yield Told(words[label], _listed(_reasons(found), words, most))
    cards = _listed(ticket.unsigned, words, most, ", ")
    told = _plural(words["unsigned"], len(ticket.unsigned), cards=cards)
    yield Told(words["signed"], told if ticket.unsigned else words["all_signed"])


def _named(codes: Sequence[str], words: Mapping[str, str]) -> list[str]:
    """What was checked, in words, with the codes; a family of checks goes by one name."""
    found: dict[str, list[str]] = {}
    for code in codes:
        found.setdefault(words.get(code) or words.get(code[:2], ""), []).append(code)
    return [f"{name} ({_spanned(codes)})".lstrip() for name, codes in found.items()]


def _spanned(codes: Sequence[str]) -> str:
    """Codes that follow one another as the first and the last of them.

    >>> _spanned(["V101", "V102", "V103", "V105"])
    'V101–V103 V105'
    """
    spans: list[list[str]] = []
    for code in codes:
        if spans and int(code[1:]) == int(spans[-1][-1][1:]) + 1:
            spans[-1].append(code)
        else:
            spans.append([code])
    return " ".join(f"{span[0]}–{span[-1]}" if len(span) > 2 else " ".join(span) for span in spans)


def _reasons(found: Sequence[Verdict]) -> list[str]:
    return [f"{code} ({reason})" if reason else code for code, reason in found]


def _listed(
    names: Sequence[str], words: Mapping[str, str], most: int, between: str = _BETWEEN
) -> str:
    """As many names as there is room for, and how many there are more."""
    shown: list[str] = []
    length = 0
    for name in names:
        length += len(name) + len(between)
        if shown and length > most:
            break
        shown.append(name)
    rest = len(names) - len(shown)
    more = f" {_plural(words['more'], rest)}" if rest else ""
    return between.join(shown) + more


def _plural(words: str, count: int, **told: str) -> str:
    one, _, many = words.partition("|")
    return (one if count == 1 or not many else many).format(number=count, **told)
