"""How a session, a game or a fragment of one begins."""

from collections.abc import Iterable, Mapping, Sequence

from cardsmith.model.rules import Rules
from cardsmith.referee.dalmuti.cards import hand
from cardsmith.referee.dalmuti.dealing import opened
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.states import Dealing, Opening, Playing, Ranking, Table


def start(rules: Rules, seats: Sequence[str]) -> Dealing:
    """A session whose first ranks are known: seats from the Grand Dalmuti leftwards.

    >>> from cardsmith.intake.shipped.law import default_rules
    >>> start(default_rules(), "ABCDE").table.seats
    ('A', 'B', 'C', 'D', 'E')

    Raises ValueError for a table of a size that the rules refuse, or for two of one name.
    """
    return Dealing(_table(rules, seats))


def start_unranked(rules: Rules, players: Sequence[str]) -> Ranking | Dealing:
    """A session whose first ranks are to be found (DAL-02, DAL-Q04), by the house's way.

    Raises ValueError as ``start`` does.
    """
    table = _table(rules, players)
    if table.house.cards.first == "seats":
        return Dealing(table)
    return Ranking(table, ((),) * len(players))


def position(
    rules: Rules,
    hands: Mapping[str, Iterable[int]],
    *,
    lead: str = "",
    out: Sequence[str] = (),
) -> Playing:
    """The play with any hands, fragments too: seats in the order of the mapping, an empty table.

    ``lead`` opens the trick, the Grand Dalmuti if it is not said; ``out`` have gone out already, in
    that order.
    """
    table = _table(rules, tuple(hands))
    return Playing(
        table,
        tuple(hand(*cards) for cards in hands.values()),
        turn=table.seats.index(lead) if lead else 0,
        out=tuple(table.seats.index(player) for player in out),
    )


def opening(rules: Rules, hands: Mapping[str, Iterable[int]], *, game: int = 1) -> Opening:
    """The moment after a deal with any hands, fragments too: seats in the order of the mapping."""
    table = _table(rules, tuple(hands))._replace(game=game)
    return opened(table, tuple(hand(*cards) for cards in hands.values()))


def _table(rules: Rules, seats: Sequence[str]) -> Table:
    house = House.of(rules)
    if not house.cards.fewest <= len(seats) <= house.cards.most:
        raise ValueError(f"{len(seats)} players")
    if len(set(seats)) != len(seats):
        raise ValueError(f"two of one name: {seats}")
    return Table(house, tuple(seats), (0,) * len(seats))
