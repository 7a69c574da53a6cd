"""What the table sees of a game of Le Grand Dalmuti: seats, titles, cards, the series to beat."""

from collections.abc import Iterator, Mapping

from cardsmith.pipeline.playing.columns import padded, width
from cardsmith.pipeline.playing.dalmuti import DalmutiDesk
from cardsmith.pipeline.playing.headers import seats_text
from cardsmith.pipeline.playing.values import Notice
from cardsmith.referee.dalmuti.cards import size
from cardsmith.referee.dalmuti.seats import title
from cardsmith.referee.dalmuti.states import Due, Opening, Playing, Settled, State
from cardsmith.referee.records.tricks import Pass, Play, Trick

_GAP = 3


def table(desk: DalmutiDesk, words: Mapping[str, str], titles: Mapping[str, str]) -> list[str]:
    """The seats from the Grand Dalmuti, what each holds and did last, over them the series.

    ``titles`` are the words of the seats by their name.
    """
    rows = [list(row) for row in _rows(desk, words, titles)]
    columns = [max(width(row[at]) for row in rows) + _GAP for at in range(3)]
    lines = [
        "".join(padded(text, columns[at]) for at, text in enumerate(row[:3])) + row[3]
        for row in rows
    ]
    return [_head(desk, words), *(line.rstrip() for line in lines)]


def asks(desk: DalmutiDesk) -> Notice:
    """What the table waits for."""
    state, facts = desk.state, {"player": desk.speaker}
    match state:
        case Opening() if state.due:
            due = state.due[0]
            facts["due"] = ", ".join(_due(state, each) for each in state.due)
            facts["example"] = f"T {_way(state, due)} …"
            return Notice("ask.gifts" if state.exchanged else "ask.taxes", facts)
        case Playing() if state.top is not None:
            facts["number"] = str(state.top.number)
            facts["value"] = _value(state, state.top.value)
            return Notice("ask.cover.one" if state.top.number == 1 else "ask.cover", facts)
        case Settled():
            return Notice("ask.settled", facts)
        case _:
            return Notice("ask.lead", facts)


def scene(desk: DalmutiDesk) -> object:
    """What makes the table worth showing anew: another trick, other seats, the end."""
    return type(desk.state), desk.number, desk.state.table.seats


def topic(desk: DalmutiDesk) -> str:
    """The name of the help on what may be typed now."""
    match desk.state:
        case Opening():
            return "taxes"
        case Settled():
            return "settled"
        case _:
            return "tricks"


def _head(desk: DalmutiDesk, words: Mapping[str, str]) -> str:
    state = desk.state
    match state:
        case Playing():
            trick = words["table.trick"].format(number=desk.number)
            if state.top is None:
                return f"{trick} · {words['table.free']}"
            series = f"{state.top.number}x{_value(state, state.top.value)}"
            player = state.table.seats[state.top.seat]
            return f"{trick} · {words['table.beat'].format(series=series, player=player)}"
        case Settled():
            return words["table.over"]
        case _:
            return words["table.opening"]


def _rows(
    desk: DalmutiDesk, words: Mapping[str, str], titles: Mapping[str, str]
) -> Iterator[tuple[str, str, str, str]]:
    """Title, name, cards and last move of every seat; after a game, of every rank."""
    state, players = desk.state, desk.state.table.seats
    last = _last_moves(desk, words)
    order = state.out if isinstance(state, Settled) else range(len(players))
    for rank, seat in enumerate(order):
        player = players[seat]
        name = titles[title(rank, len(players)).value]
        if isinstance(state, Settled):
            yield name, player, "", ""
            continue
        speaks = isinstance(state, Playing) and seat == state.turn
        move = f"< {words['table.turn']}" if speaks else last.get(player, "")
        yield name, player, _held(state, seat, words), move


def _held(state: State, seat: int, words: Mapping[str, str]) -> str:
    """How many cards a player holds, where the house lets that be known (DAL-Q37)."""
    if not isinstance(state, Opening | Playing):
        return ""
    if isinstance(state, Playing) and seat in state.out:
        return words["table.out"]
    house = state.table.house
    if not house.manners.counts_told or house.cards.any_deck:
        return ""
    held = size(state.hands[seat])
    return words["table.cards.one" if held == 1 else "table.cards"].format(number=held)


def _last_moves(desk: DalmutiDesk, words: Mapping[str, str]) -> dict[str, str]:
    """What each player did last in the trick under way."""
    last: dict[str, str] = {}
    for move in desk.says.moves if isinstance(desk.says, Trick) else ():
        if isinstance(move, Play):
            last[move.player.text] = _series([card.text for card in move.cards])
        elif isinstance(move, Pass):
            last[move.player.text] = words["table.passed"]
    return last


def _series(cards: list[str]) -> str:
    first, rest = cards[0], cards[cards.count(cards[0]) :]
    return "+".join([f"{cards.count(first)}x{first}", *rest])


def _due(state: Opening, due: Due) -> str:
    return f"{_way(state, due)} ({due.number})"


def _way(state: Opening, due: Due) -> str:
    seats = state.table.seats
    return f"{seats_text([seats[due.giver]])}>{seats_text([seats[due.taker]])}"


def _value(state: Playing, value: int) -> str:
    return "J" if value == state.table.house.cards.joker else str(value)
