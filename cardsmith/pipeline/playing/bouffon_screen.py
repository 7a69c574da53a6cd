"""What the table sees of a game of Le Bouffon: the track, the pawns, what is to be typed."""

from collections.abc import Iterator, Mapping

from cardsmith.lexicon.text import canonical
from cardsmith.pipeline.playing.bouffon import BouffonDesk
from cardsmith.pipeline.playing.bouffon_acts import needs_card
from cardsmith.pipeline.playing.bouffon_opening import waiting
from cardsmith.pipeline.playing.columns import WIDEST, marks, padded, wrapped
from cardsmith.pipeline.playing.values import Notice
from cardsmith.referee.bouffon.moving import open_packets
from cardsmith.referee.bouffon.states import Phase
from cardsmith.referee.bouffon.victory import next_bouffon

_LABEL = 5
_PAWNS = 2
"""How many pawns stand beside each other on one square."""


def board(desk: BouffonDesk, words: Mapping[str, str]) -> list[str]:
    """The track with the pawns over their squares, then who is where."""
    table, track = desk.race.state.table, desk.race.state.track
    pawns = dict(zip(table.players, marks(table.players), strict=True))
    labels = ["○", *("".join(track.at(square)) or "·" for square in range(1, track.finish)), "★"]
    lines: list[str] = []
    for row in _rows(labels):
        lines += _row(row, labels, _standing(desk, pawns))
    return [*lines, "", *wrapped(_where(desk, pawns, words))]


def asks(desk: BouffonDesk) -> Notice:
    """What the table waits for."""
    state, phase = desk.race.state, desk.phase
    facts = {"player": state.bouffon, "number": str(desk.turn.number)}
    match phase:
        case Phase.OPENING:
            return _opening(desk)
        case Phase.LETTER:
            facts["letters"] = ", ".join(open_packets(state))
        case Phase.DRAW:
            facts["packet"] = state.turn.packet or " / ".join(open_packets(state))
        case Phase.MIME:
            facts["other"] = _other(desk)
        case Phase.CHECK:
            facts["drawer"] = next_bouffon(state.table, state.bouffon, state.house)
            facts["title"] = state.turn.card.title if state.turn.card else ""
        case Phase.OVER:
            facts["winners"] = ", ".join(state.winners)
        case _:
            pass
    return Notice(f"ask.{topic(desk)}", facts)


def scene(desk: BouffonDesk) -> object:
    """What makes the table worth showing anew: another turn, a pawn that moved."""
    return desk.turn.number.value, desk.race.state.table.squares


def topic(desk: BouffonDesk) -> str:
    """The name of what may be typed now, of its question and its help."""
    if desk.phase is Phase.CHECK and needs_card(desk.race, desk.turn):
        return "card"
    return _TOPICS.get(desk.phase, desk.phase.value)


_TOPICS = {Phase.MAROTTE_ANSWERS: "answers", Phase.READY: "ready"}


def unknown_card(desk: BouffonDesk) -> bool:
    """Whether a card of an edition was drawn whose title no card of the packet has."""
    is_drawn = desk.phase is Phase.READY and desk.race.is_dark
    return is_drawn and desk.ground.facts.edition is not None


def near_titles(desk: BouffonDesk) -> tuple[str, str, tuple[str, ...]]:
    """The packet and the title that was read, and the titles of that packet."""
    turn = desk.race.state.turn
    known = tuple(title for packet, title in desk.ground.cards if packet == turn.packet)
    return turn.packet, canonical(turn.card.title) if turn.card else "", known


def _opening(desk: BouffonDesk) -> Notice:
    state = desk.race.state
    left = waiting(state)
    first, second = marks(state.table.players)[:2]
    if state.dice and len(state.dice) >= len(state.table.players):
        return Notice("ask.opening.tie", {"players": ", ".join(left)})
    return Notice("ask.opening", {"example": f"{first} 4, {second} 2"})


def _other(desk: BouffonDesk) -> str:
    state = desk.race.state
    return next_bouffon(state.table, state.bouffon, state.house)


def _rows(labels: list[str]) -> Iterator[range]:
    """The squares of each row: a new one where a lap begins, and where no more fit."""
    begin, room = 0, WIDEST - _LABEL
    for square, label in enumerate(labels):
        is_last = square == len(labels) - 1
        room -= _cell(label) - is_last
        starts_lap = square > 1 and label == labels[1] and label != "·"
        if room < 0 or starts_lap:
            yield range(begin, square)
            begin, room = square, WIDEST - _LABEL - _cell(label)
    yield range(begin, len(labels))


def _row(row: range, labels: list[str], standing: Mapping[int, str]) -> Iterator[str]:
    highest = max(len(standing.get(square, "")) for square in row)
    for level in range((highest + _PAWNS - 1) // _PAWNS - 1, -1, -1):
        pawns = (standing.get(square, "")[level * _PAWNS :][:_PAWNS] for square in row)
        cells = (
            padded(mark, _cell(labels[square])) for square, mark in zip(row, pawns, strict=True)
        )
        yield (" " * _LABEL + "".join(cells)).rstrip()
    letters = "".join(padded(labels[square], _cell(labels[square])) for square in row)
    yield f"{row[0]:>{_LABEL - 1}} {letters}".rstrip()


def _cell(label: str) -> int:
    return max(len(label), _PAWNS) + 1


def _standing(desk: BouffonDesk, pawns: Mapping[str, str]) -> dict[int, str]:
    table = desk.race.state.table
    standing: dict[int, str] = {}
    for player, square in zip(table.players, table.squares, strict=True):
        at = min(square, table.finish)
        standing[at] = standing.get(at, "") + pawns[player]
    return standing


def _where(desk: BouffonDesk, pawns: Mapping[str, str], words: Mapping[str, str]) -> Iterator[str]:
    """Each player with his mark and his square, the Bouffon told."""
    state = desk.race.state
    for player, square in zip(state.table.players, state.table.squares, strict=True):
        letters = "".join(state.track.at(square))
        place = f"{square} {letters}".strip() if square else words["board.start"]
        bouffon = f" ({words['board.bouffon']})" if player == state.bouffon else ""
        yield f"{pawns[player]} {player} {place}{bouffon}"
