"""What both jokers allow after the deal (DAL-08, DAL-09, DAL-Q16 to DAL-Q22)."""

from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.acts import Cancel, Revolt
from cardsmith.referee.dalmuti.cards import copies
from cardsmith.referee.dalmuti.dealing import first_tax, taxes_due
from cardsmith.referee.dalmuti.seats import seat_of
from cardsmith.referee.dalmuti.states import Claimed, Opening, State
from cardsmith.referee.rulings import correct, wrong

_UNTAXED = {
    Claimed.NOTHING: "DAL-Q05",
    Claimed.CANCELLED: "DAL-Q17",
    Claimed.REVOLUTION: "DAL-Q18",
}
"""The reading by which no tax is due, by what was claimed before."""


def judge_cancel(state: State, act: Cancel) -> Ruling:
    """DAL-08: whoever holds both jokers may cancel both taxes of this game (DAL-Q17)."""
    barred = _barred(state, act, "DAL-08")
    if barred is not None:
        return barred
    if isinstance(state, Opening) and not (state.due or state.exchanged):
        return wrong("no-tax-left", "DAL-08", _UNTAXED[state.claimed], player=act.player)
    readings = (*first_tax(state.table), "DAL-Q16", "DAL-Q17", "DAL-Q22")
    return correct("cancels", "DAL-08", *readings, player=act.player)


def judge_revolt(state: State, act: Revolt) -> Ruling:
    """DAL-09: the Gros Bouffon, and he alone, may launch a revolution with both jokers."""
    if isinstance(state, Opening) and seat_of(state.table, act.player) != len(state.hands) - 1:
        bouffon = state.table.seats[-1]
        return wrong("gros-bouffon-revolts", "DAL-09", player=act.player, bouffon=bouffon)
    barred = _barred(state, act, "DAL-09")
    if barred is not None:
        return barred
    readings = ("DAL-Q16", "DAL-Q18", "DAL-Q19", "DAL-Q20", "DAL-Q21", "DAL-Q22")
    return correct("revolts", "DAL-08", "DAL-09", *readings, player=act.player)


def after_cancel(state: State) -> State:
    """No tax is due; what was given already goes back."""
    if not isinstance(state, Opening):
        raise ValueError("taxes are cancelled before the play")
    return state._replace(hands=state.dealt, due=(), claimed=Claimed.CANCELLED, exchanged=False)


def after_revolt(state: State) -> State:
    """Each in his opposite's place with the hand he was dealt (DAL-Q19, DAL-Q20)."""
    if not isinstance(state, Opening):
        raise ValueError("revolutions are launched before the play")
    table = state.table
    order = upturned(len(table.seats), table.house.taxes.revolution)
    hands = tuple(state.dealt[seat] for seat in order)
    due = taxes_due(table.house, hands) if table.house.taxes.after_revolution else ()
    untaxed = table.game == 1 and not table.house.taxes.in_first_game
    seated = table._replace(
        seats=tuple(table.seats[seat] for seat in order),
        points=tuple(table.points[seat] for seat in order),
    )
    return Opening(
        seated, hands, hands, () if untaxed else due, Claimed.REVOLUTION, aside=state.aside
    )


def upturned(players: int, way: str) -> tuple[int, ...]:
    """Which old seat each new one is filled from, after a revolution (DAL-Q19).

    >>> upturned(5, "mirror"), upturned(5, "gd_gb_only"), upturned(5, "caller_first")
    ((4, 3, 2, 1, 0), (4, 1, 2, 3, 0), (4, 0, 1, 2, 3))
    """
    first, *others = range(players)
    match way:
        case "mirror":
            return (*reversed(others), first)
        case "gd_gb_only":
            return (others[-1], *others[:-1], first)
        case _:
            return (others[-1], first, *others[:-1])


def _barred(state: State, act: Cancel | Revolt, article: str) -> Ruling | None:
    """What keeps a player from claiming anything with his jokers."""
    if not isinstance(state, Opening):
        return wrong("claims-first", article, "DAL-Q16", player=act.player)
    house, seat = state.table.house, seat_of(state.table, act.player)
    late = house.taxes.late_claims
    held = state.hands[seat] if late else state.dealt[seat]
    if copies(held, house.cards.joker) < house.cards.jokers:
        when = ("DAL-Q16",) if state.exchanged else ()
        return wrong("both-jokers", article, *when, player=act.player)
    if state.exchanged and not late:
        return wrong("claims-first", article, "DAL-Q16", player=act.player)
    if house.taxes.jokers_shown and not act.shown:
        return wrong("show-jokers", article, "DAL-Q22", player=act.player)
    return None
