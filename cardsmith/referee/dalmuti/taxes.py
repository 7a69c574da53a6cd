"""What the bouffons give and get, and what merchants swap (DAL-05 to DAL-07, DAL-Q43)."""

from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.acts import Give, Trade
from cardsmith.referee.dalmuti.cards import Hand, hand, holds, spoken, values
from cardsmith.referee.dalmuti.dealing import first_tax
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.seats import put, seat_of, title
from cardsmith.referee.dalmuti.states import Claimed, Due, Opening, State, Table, Title
from cardsmith.referee.rulings import citing, correct, wrong

_TAXED = {Title.GRAND_DALMUTI, Title.GROS_BOUFFON}


def best_cards(cards: Hand, number: int, house: House) -> tuple[int, ...]:
    """The cards that a bouffon owes: the lowest values, the joker last (DAL-07, DAL-Q09)."""
    worst_last = values(cards)
    if house.taxes.joker_is_best:
        joker = house.cards.joker
        worst_last = tuple(sorted(worst_last, key=lambda value: (value != joker, value)))
    return tuple(sorted(worst_last[:number]))


def article_of(table: Table, seat: int) -> str:
    """The article that taxes a seat: DAL-05 the ends of the table, DAL-06 the next ones."""
    return "DAL-05" if title(seat, len(table.seats)) in _TAXED else "DAL-06"


def may_return(state: Opening, seat: int) -> Hand:
    """Where a Dalmuti may pick what he returns from: his own dealt hand (DAL-Q11)."""
    return state.hands[seat] if state.table.house.taxes.returns_any else state.dealt[seat]


def judge_give(state: State, act: Give) -> Ruling:
    """DAL-05, DAL-06: one half of a tax, from the right player, of the right cards."""
    if not isinstance(state, Opening):
        return wrong("tax-time", "DAL-05", "DAL-06", player=act.player)
    table = state.table
    giver, taker = seat_of(table, act.player), seat_of(table, act.to)
    due = next((due for due in state.due if (due.giver, due.taker) == (giver, taker)), None)
    if due is None:
        return _nothing_due(state, giver, taker, act)
    article = article_of(table, giver)
    if table.house.taxes.big_first and article == "DAL-06" and len(state.due) > 2:
        return wrong("big-tax-first", "DAL-05", "DAL-06", "DAL-Q13", player=act.player)
    if len(act.cards) != due.number:
        given, expected = len(act.cards), {"number": due.number}
        return wrong("tax-number", article, player=act.player, given=given, expected=expected)
    seen = table.house.taxes.in_the_open
    if act.shown is not None and act.shown != seen:
        return wrong("tax-face-down" if act.shown else "tax-face-up", article, "DAL-Q14")
    ruled = (_paid if giver > taker else _returned)(state, due, act, article)
    return ruled if act.shown is None else citing(ruled, "DAL-Q14")


def after_give(state: State, act: Give) -> State:
    """The cards with their new owner; ValueError where the giver does not hold them."""
    if not isinstance(state, Opening):
        raise ValueError("taxes are given before the play")
    giver, taker = seat_of(state.table, act.player), seat_of(state.table, act.to)
    due = tuple(due for due in state.due if (due.giver, due.taker) != (giver, taker))
    hands = _moved(state.hands, giver, taker, act.cards)
    return state._replace(hands=hands, due=due, exchanged=True)


def judge_trade(state: State, act: Trade) -> Ruling:
    """DAL-Q43: merchants keep their cards, unless the house lets them swap before the play."""
    refused = _no_trade(state, act)
    if refused or not isinstance(state, Opening):
        return wrong(refused, "DAL-04", "DAL-Q43", player=act.player, other=act.other)
    if not act.leave:
        return wrong("trade-leave", "DAL-04", "DAL-Q43", dalmuti=state.table.seats[0])
    for player, card in ((act.player, act.gives), (act.other, act.takes)):
        if not holds(state.hands[seat_of(state.table, player)], (card,)):
            missing = spoken((card,), state.table.house.cards.joker)
            return wrong("not-held", "DAL-Q43", player=player, cards=missing)
    return correct("trades", "DAL-04", "DAL-Q43", player=act.player, other=act.other)


def _no_trade(state: State, act: Trade) -> str:
    """Why these two do not swap cards now, by the name of its words; empty where they may."""
    if not state.table.house.taxes.trade:
        return "merchants-trade"
    if not isinstance(state, Opening):
        return "trade-time"
    traders = {seat_of(state.table, player) for player in (act.player, act.other)}
    titles = [title(seat, len(state.hands)) for seat in traders]
    return "" if titles == [Title.MERCHANT] * 2 else "merchants-only"


def after_trade(state: State, act: Trade) -> State:
    """The two cards swapped, for good: a tax given back leaves them where they are."""
    if not isinstance(state, Opening):
        raise ValueError("merchants trade before the play")
    player, other = seat_of(state.table, act.player), seat_of(state.table, act.other)
    hands = _moved(state.hands, player, other, (act.gives,))
    hands = _moved(hands, other, player, (act.takes,))
    return state._replace(
        hands=hands,
        dealt=put(put(state.dealt, player, hands[player]), other, hands[other]),
        exchanged=True,
    )


def _nothing_due(state: Opening, giver: int, taker: int, act: Give) -> Ruling:
    """Why this player owes that one nothing, or nothing more."""
    reason, codes = _untaxed(state, giver, taker)
    return wrong(reason, *codes, player=act.player, other=act.to)


def _untaxed(state: Opening, giver: int, taker: int) -> tuple[str, tuple[str, ...]]:
    """Why no card is due from one seat to another: a reason and its codes."""
    table = state.table
    is_upturned = state.claimed is Claimed.REVOLUTION
    upturned = ("DAL-09", "DAL-Q19") if is_upturned else ()
    if Title.MERCHANT in (title(giver, len(table.seats)), title(taker, len(table.seats))):
        return "merchants-pay-nothing", ("DAL-04", "DAL-05", "DAL-06", *upturned)
    article = article_of(table, giver)
    if is_upturned and not table.house.taxes.after_revolution:
        return "taxes-revolted", ("DAL-08", "DAL-09", "DAL-Q18")
    if state.claimed is Claimed.CANCELLED:
        return "taxes-cancelled", ("DAL-08", "DAL-Q17")
    if giver + taker != len(table.seats) - 1:
        return "other-pair", ("DAL-05", "DAL-06", *upturned)
    if not state.exchanged:
        return "untaxed-game", (article, "DAL-Q05")
    return "already-given", (article,)


def _paid(state: Opening, due: Due, act: Give, article: str) -> Ruling:
    """Whether a bouffon gives his best cards (DAL-07, DAL-Q15), a joker being none (DAL-Q09)."""
    table, dealt = state.table, state.dealt[due.giver]
    joker = table.house.cards.joker
    codes = (*_codes(state, article), *(("DAL-15", "DAL-Q09") if holds(dealt, (joker,)) else ()))
    if not holds(dealt, act.cards):
        missing = spoken(act.cards, joker)
        return wrong("not-held", article, player=act.player, cards=missing)
    owed = best_cards(dealt, due.number, table.house)
    player, given = act.player, spoken(act.cards, joker)
    if tuple(sorted(act.cards)) != owed:
        expected = {act.player: spoken(owed, joker)}
        return wrong(
            "best-cards", *codes, "DAL-07", "DAL-Q15", player=player, given=given, expected=expected
        )
    return correct("pays", *codes, "DAL-07", player=player, given=given)


def _returned(state: Opening, due: Due, act: Give, article: str) -> Ruling:
    """Whether a Dalmuti returns cards of his own, by his own choice (DAL-Q10 to DAL-Q12)."""
    house = state.table.house
    joker = house.cards.joker
    chooser = act.to if house.taxes.bouffon_chooses else act.player
    if act.chooser not in ("", chooser):
        expected = {"chooser": chooser}
        return wrong("tax-choice", article, "DAL-Q10", player=act.chooser, expected=expected)
    player, given = act.player, spoken(act.cards, joker)
    if not holds(state.hands[due.giver], act.cards):
        return wrong("not-held", article, player=player, cards=given)
    if not holds(may_return(state, due.giver), act.cards):
        return wrong("just-received", article, "DAL-Q11", player=player, given=given)
    any_card = ("DAL-Q12",) if joker in act.cards else ()
    own = () if holds(state.dealt[due.giver], act.cards) else ("DAL-Q11",)
    choice = ("DAL-Q10",) if act.chooser else ()
    codes = (*_codes(state, article), *choice, *own, *any_card)
    return correct("returns", *codes, player=player, given=given)


def _codes(state: Opening, article: str) -> tuple[str, ...]:
    """What makes a tax due at all: its article, and how it comes to this game."""
    is_upturned = state.claimed is Claimed.REVOLUTION
    reversed_ = ("DAL-09", "DAL-Q18", "DAL-Q19") if is_upturned else ()
    order = ("DAL-Q13",) if article == "DAL-06" and len(state.due) > 2 else ()
    return (article, *first_tax(state.table), *reversed_, *order)


def _moved(
    hands: tuple[Hand, ...], giver: int, taker: int, cards: tuple[int, ...]
) -> tuple[Hand, ...]:
    if not holds(hands[giver], cards):
        raise ValueError(f"seat {giver} does not hold {cards}")
    given = hand(*cards)
    hands = put(hands, giver, hands[giver] - given)
    return put(hands, taker, hands[taker] + given)
