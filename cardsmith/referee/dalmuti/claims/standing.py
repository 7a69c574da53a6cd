"""Where a told situation stands: the facts as a state of the engine, and nothing made up."""

from itertools import zip_longest
from typing import NamedTuple

from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Verdict
from cardsmith.referee.dalmuti.acts import Draw
from cardsmith.referee.dalmuti.cards import Hand, hand
from cardsmith.referee.dalmuti.claims.stock import check_stock
from cardsmith.referee.dalmuti.claims.tricks import tricking
from cardsmith.referee.dalmuti.claims.unseen import ask_hands, unseen
from cardsmith.referee.dalmuti.dealing import opened
from cardsmith.referee.dalmuti.engine import apply, judge
from cardsmith.referee.dalmuti.facts import Situation, act
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.starting import start
from cardsmith.referee.dalmuti.states import Dealing, Ranking, Settled, State, Table

_TRICK = ("table", "passed_before", "passed", "turn")
_PLAY = ("lead", "out", *_TRICK)
"""The facts that only the play has."""


class Standing(NamedTuple):
    """A state, the codes of the last act that led to it, and whether its turn is a told fact."""

    state: State
    cited: tuple[str, ...] = ()
    is_turn_told: bool = False


def stands(situation: Situation, rules: Rules) -> Standing:
    """Where the game stands by the facts, after all that was played.

    Raises InputError for what is missing or amiss (G160 to G162), and G163 for what cannot have
    come about under these rules.
    """
    state, cited, is_turn_told = _begun(situation, _seated(situation, rules))
    for node in situation.played:
        done = act(node, state.table)
        ask_hands(state, done)
        ruling = judge(state, done)
        if ruling.verdict is not Verdict.CORRECT:
            node.refuse("G163", kind="act")
        state, cited, is_turn_told = apply(state, done), ruling.cited, False
    return Standing(state, cited, is_turn_told)


def _seated(situation: Situation, rules: Rules) -> Table:
    deck, seats = House.of(rules).cards, situation.seats
    if not deck.fewest <= len(seats) <= deck.most or len(set(seats)) < len(seats):
        known = f"{deck.fewest}–{deck.most}"
        situation.tree.need("seats").refuse("G163", kind="seats", known=known)
    return start(rules, seats).table


def _begun(situation: Situation, table: Table) -> Standing:
    """The phase that the facts belong to, that before the deal where they tell of none.

    Raises G162 for a fact that tells nothing in this phase.
    """
    told = situation.tree
    if "draws" in told:
        told.only("seats", "draws", "played")
        return _drawn(situation, table)
    check_stock(told, table.house.cards)
    if _is_settled(situation, table):
        told.only("seats", "hands", "out", "lead", "played")
        return Standing(_settled(situation, table))
    if any(name in told for name in _PLAY):
        is_trick = any(name in told for name in _TRICK)
        told.only("seats", "hands", "out", "played", *(_TRICK if is_trick else ("lead",)))
        told.need("table" if is_trick else "lead")
        state = tricking(situation, table, _hands(situation, table))
        return Standing(state, is_turn_told="turn" in told)
    if "hands" in told or "first_game" in told:
        game = 1 if situation.is_first_game else 2
        return Standing(opened(table._replace(game=game), _hands(situation, table)))
    return Standing(Dealing(table))


def _is_settled(situation: Situation, table: Table) -> bool:
    """Whether the ranks are known (DAL-Q34), and no series is told that may still be covered."""
    least = 0 if table.house.tricks.all_out else 1
    is_last = len(situation.out) >= len(table.seats) - least
    return is_last and not any(name in situation.tree for name in _TRICK)


def _settled(situation: Situation, table: Table) -> Settled:
    """The end of a game; the last player has what was told of his hand."""
    out, hands = situation.out, situation.cards_of("hands", table.house.cards)
    order = (*out, *(player for player in table.seats if player not in out))
    left = tuple(hand(*hands.get(player, ())) for player in table.seats)
    return Settled(table, left, tuple(table.seats.index(player) for player in order))


def _hands(situation: Situation, table: Table) -> tuple[Hand, ...]:
    """Everybody's cards, from the Grand Dalmuti leftwards; none for those who are out."""
    told = situation.cards_of("hands", table.house.cards)
    for player in situation.out:
        if told.get(player):
            situation.tree.need("hands").need(player).refuse("G163", kind="out")
    known = {**dict.fromkeys(situation.out, ()), **told}
    return tuple(
        hand(*known[player]) if player in known else unseen(table.house) for player in table.seats
    )


def _drawn(situation: Situation, table: Table) -> Standing:
    """The first ranks after the cards drawn; still open where two are equal, or nobody draws."""
    drawn = situation.cards_of("draws", table.house.cards)
    if table.house.cards.first != "draw":
        return Standing(Ranking(table, tuple(drawn.get(player, ()) for player in table.seats)))
    standing = Standing(Ranking(table, ((),) * len(table.seats)))
    for row in zip_longest(*drawn.values()):
        for player, value in zip(drawn, row, strict=True):
            if value is not None:
                standing = _drew(situation, standing.state, Draw(player, value))
    return standing


def _drew(situation: Situation, state: State, draw: Draw) -> Standing:
    ruling = judge(state, draw)
    if ruling.verdict is not Verdict.CORRECT:
        situation.tree.need("draws").need(draw.player).refuse("G163", kind="act")
    return Standing(apply(state, draw), ruling.cited)
