"""What is doubtful in a game whose lines could be read one by one: names, numbers, tags."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.lexicon.nearest import nearest
from cardsmith.lexicon.text import folded
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.referee.records.facts import Facts
from cardsmith.referee.records.games import BOUFFON, DALMUTI, GAMES, KNOWN, Game
from cardsmith.referee.records.players import incidents_of, players_in, players_of
from cardsmith.referee.records.reading.facts import facts_of
from cardsmith.referee.records.record import Blank, Claim, Saying, Tags, Unread
from cardsmith.referee.records.results import Gains, Leads, Next, Ranks, Seats, Stands
from cardsmith.referee.records.tricks import Cancel, Revolt, Taxes, Trick
from cardsmith.referee.records.turns import Turn
from cardsmith.referee.records.words import Number, Word

_SEVERAL = frozenset({"Card"})
"""Tags of which a game may have several."""


def check(game: Game, start: Span) -> Iterator[Finding]:
    """Every fault of a game that its lines do not show one by one.

    ``start`` is the place of the record, for what it lacks.
    """
    facts, findings = facts_of(game)
    yield from findings
    yield from _kind(game, start)
    yield from _tags(game)
    yield from _seats(facts.seats)
    yield from _hands(facts)
    yield from _players(game, facts, start)
    yield from _numbers(game)
    yield from _other_game(game)


def _kind(game: Game, start: Span) -> Iterator[Finding]:
    """G106 without a tag that names the game, G104 for one that names another."""
    tag = game.tag("Game")
    if tag is None:
        if not _hides_tags(game):
            yield Finding("G106", start, kind="game")
    elif game.name not in GAMES:
        found, better = tag.text.text, nearest(tag.text.text, GAMES)
        kind, known = "near" if better else "unknown", ", ".join(GAMES)
        yield Finding("G104", tag.text.span, kind=kind, found=found, better=better, known=known)


def _tags(game: Game) -> Iterator[Finding]:
    """G113 for a tag written twice for one game, G117 for a name close to a known one."""
    met: set[str] = set()
    for tag in game.own:
        name = tag.name.text
        better = "" if name in KNOWN else nearest(name, KNOWN)
        if better:
            yield Finding("G117", tag.name.span, found=name, better=better)
        elif name in met and name in KNOWN and name not in _SEVERAL:
            yield Finding("G113", tag.name.span, kind="tag", found=name)
        met.add(name)


def _seats(seats: tuple[Word, ...]) -> Iterator[Finding]:
    """G115 for a name that two players bear."""
    met: dict[str, str] = {}
    for seat in seats:
        key = folded(seat.text)
        if key in met:
            yield Finding("G115", seat.span, found=seat.text, other=met[key])
        met.setdefault(key, seat.text)


def _hands(facts: Facts) -> Iterator[Finding]:
    """G113 for a player whose cards are told twice."""
    met: set[str] = set()
    for hand in facts.hands:
        key = folded(hand.player.text)
        if key in met:
            yield Finding("G113", hand.player.span, kind="name", found=hand.player.text)
        met.add(key)


def _players(game: Game, facts: Facts, start: Span) -> Iterator[Finding]:
    """G110 for a name that nobody bears, G111 for one that fits several, G106 without seats."""
    named = [player for line in game.lines for player in players_of(line.says)]
    if game.tag("Seats") is None:
        if named and not _hides_tags(game):
            yield Finding("G106", start, kind="seats")
        return
    named += [hand.player for hand in facts.hands]
    named += [throw.player for thrown in facts.throws for throw in thrown]
    seating = facts.seating
    for player in named if seating.players else ():
        found = seating.player(player)
        if isinstance(found, Finding):
            yield found


def _numbers(game: Game) -> Iterator[Finding]:
    """G116 for a number that does not follow the one before."""
    last: Number | None = None
    for line in game.lines:
        if isinstance(line.says, Turn | Trick):
            number = line.says.number
            goes_on = isinstance(line.says, Trick) and line.says.continued
            if last and number.value != last.value + (0 if goes_on else 1):
                needed = last.value if goes_on else last.value + 1
                yield Finding("G116", number.span, found=number.value, needed=needed)
            last = number


class _Foreign(NamedTuple):
    """What only the other game has."""

    lines: tuple[type, ...]
    results: tuple[type, ...]
    incidents: tuple[str, ...]


_FOREIGN = {
    BOUFFON: _Foreign((Trick, Taxes, Cancel, Revolt), (Leads, Ranks, Seats), ("out",)),
    DALMUTI: _Foreign((Turn,), (Gains, Stands, Next), ("speech", "nod", "shake", "seen")),
}


def _other_game(game: Game) -> Iterator[Finding]:
    """G120 for a line, a result or an incident that only the other game has."""
    foreign = _FOREIGN.get(game.name, _Foreign((), (), ()))
    for line in game.lines:
        is_whole = isinstance(line.says, foreign.lines)
        for span in (line.span,) if is_whole else _foreign_parts(line.says, foreign):
            yield Finding("G120", span, game=game.name)


def _foreign_parts(says: Saying, foreign: _Foreign) -> Iterator[Span]:
    if isinstance(says, Tags | Claim | Blank | Unread):
        return
    for incident in incidents_of(says):
        if incident.what.text in foreign.incidents:
            yield incident.what.span
    for result in says.results:
        if isinstance(result, foreign.results):
            yield next(players_in(result)).span


def _hides_tags(game: Game) -> bool:
    """Whether a line of tags could not be read: nobody knows what it holds."""
    return any(
        isinstance(line.says, Unread) and line.text.lstrip().startswith("[") for line in game.lines
    )
