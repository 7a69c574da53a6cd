"""Cards in the form that ``fmt`` writes, taken out of a file before YAML reads what is left.

Nearly every card of a large deck is a title and a list of plain words: a pattern finds such cards
in a tenth of the time that YAML takes. What is left keeps its lines, and what is read of both is
what would be read of the whole file.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cardsmith.intake.decks import words
from cardsmith.intake.decks.cards import PARTS_OF_SPEECH, filed
from cardsmith.intake.decks.homes import Home
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq, scalars
from cardsmith.intake.yaml.tree import is_too_long, parse
from cardsmith.model.deck import Card
from cardsmith.model.place import Span

_TEXT = r"[\w(][\w’'()\[\]., -]{0,999}+(?<! )"
"""A text without a sign that YAML might take for one of its own."""

_CARD = re.compile(
    rf"^  - title: ({_TEXT})\n"
    rf"(?:    pos: ({'|'.join(map(re.escape, PARTS_OF_SPEECH))})\n)?"
    r"    synonyms:\n"
    rf"((?:      - {_TEXT}\n)++)"
    r"\n*+(?=  - |\Z)",
    re.MULTILINE,
)
"""A card; then another one, or the end of the file."""

_TITLE = len("  - title: ")
_MARGIN = re.compile(r"^[^ #\n]", re.MULTILINE)
"""Where a field of the file begins, or another document."""


class Formed(NamedTuple):
    """A card as its lines say it, from line ``line`` on; ``listed`` are those of its synonyms."""

    line: int
    title: str
    pos: str
    listed: str


def taken_out(source: Source) -> tuple[Node, Sequence[Formed]] | None:
    """The tree of a packet file without its formed cards, and these; None where it has faults.

    The first formed card stays: so there is a list, and the others are known to stand in it.
    """
    if is_too_long(source.text):
        return None
    formed: list[Formed] = []
    left: list[str] = []
    start, line = 0, 1
    for found in _others(source.text):
        before = source.text[start : found.start()]
        line += before.count("\n")
        title, pos, listed = found.groups("")
        formed.append(Formed(line, title, pos, listed))
        lines = found[0].count("\n")
        left += (before, "\n" * lines)
        start, line = found.end(), line + lines
    if not formed:
        return None
    left.append(source.text[start:])
    rest = Source(source.name, "".join(left).rstrip("\n") + "\n")
    root, findings = parse(rest)
    if root is None or findings or not _held_them(rest, root, formed[0].line):
        return None
    return root, formed


def _others(text: str) -> Iterator[re.Match[str]]:
    """The formed cards of a text but for the first."""
    found = _CARD.finditer(text)
    next(found, None)
    return found


def _held_them(rest: Source, root: Node, line: int) -> bool:
    """Whether the cards from a line on stood in the list of cards, and in nothing else there."""
    if not isinstance(root, Map) or not root.entries:
        return False
    key, listed = root.entries[-1]
    *_, last = [0, *(found.start() for found in _MARGIN.finditer(rest.text))]
    is_last = rest.text.count("\n", 0, last) + 1 == key.span.line
    if not is_last or key.text != "cards" or not isinstance(listed, Seq):
        return False
    first = rest.lines[listed.span.line - 1]
    is_theirs = listed.span.line < line and first.startswith("  - ")
    return is_theirs and not any(map(_goes_on, scalars(listed)))


def _goes_on(text: Scalar) -> bool:
    """Whether a text has lines, and so might take in others that follow it."""
    return text.span.line != text.span.end_line


def formed_card(desk: Desk, formed: Formed, home: Home) -> Card:
    """The card that was taken out, as ``read_card`` would have read it."""
    name, (line, text, pos, listed) = desk.source.name, formed
    span = Span(name, line, _TITLE + 1, line, _TITLE + 1 + len(text))
    title = words.title(desk, Scalar(text, span))
    packet, letter, own_id = filed(title, home)
    at_card, first = desk.of_card(own_id), line + (3 if pos else 2)
    return Card(
        id=own_id,
        packet=packet,
        letter=letter,
        title=title,
        synonyms=words.in_lines(at_card, listed, first),
        pos=PARTS_OF_SPEECH[pos] if pos else "",
        span=Span(name, line, 5, line, 6),
    )
