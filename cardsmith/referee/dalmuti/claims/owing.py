"""Claims about taxes: who owes whom which cards, or how many."""

from cardsmith.model.ruling import Fact, Ruling
from cardsmith.referee.claims import Owes
from cardsmith.referee.dalmuti.acts import Give
from cardsmith.referee.dalmuti.claims.scene import Scene
from cardsmith.referee.dalmuti.claims.unseen import ask_hands
from cardsmith.referee.dalmuti.dealing import first_tax
from cardsmith.referee.dalmuti.engine import judge
from cardsmith.referee.dalmuti.facts import cards
from cardsmith.referee.dalmuti.states import Claimed, Due, Opening, State
from cardsmith.referee.dalmuti.taxes import article_of
from cardsmith.referee.rulings import compared, opposed


def judge_owes(claim: Owes, scene: Scene) -> Ruling:
    """DAL-05, DAL-06: what a player owes his opposite, or another who is told."""
    tree, state = claim.tree.only("player", "to", "cards", "number"), scene.state
    seats = state.table.seats
    giver = seats.index(tree.need("player").one_of(*seats))
    told = tree.get("to")
    taker = seats.index(told.one_of(*seats)) if told else len(seats) - 1 - giver
    if "cards" in tree:
        tree.only("player", "to", "cards")
        laid = cards(tree.need("cards"), state.table.house.cards)
        give = Give(seats[giver], seats[taker], laid)
        ask_hands(state, give)
        return judge(state, give)
    number = tree.need("number").number()
    due = _due(state, giver, taker)
    if due is not None:
        return _owed(state, due, number)
    nothing = judge(state, Give(seats[giver], seats[taker], ()))
    return nothing if number else opposed(nothing)


def _due(state: State, giver: int, taker: int) -> Due | None:
    if not isinstance(state, Opening):
        return None
    return next((due for due in state.due if (due.giver, due.taker) == (giver, taker)), None)


def _owed(state: State, due: Due, number: int) -> Ruling:
    table = state.table
    is_reversed = isinstance(state, Opening) and state.claimed is Claimed.REVOLUTION
    codes = (
        article_of(table, due.giver),
        *first_tax(table),
        *(("DAL-09", "DAL-Q18", "DAL-Q19") if is_reversed else ()),
    )
    facts: dict[str, Fact] = {
        "player": table.seats[due.giver],
        "other": table.seats[due.taker],
        "number": due.number,
    }
    expected = {table.seats[due.giver]: due.number}
    return compared("owes", codes, facts, expected, holds=number == due.number)
