"""Claims about acts: what a player may, must or may not do, and what a wrong act costs him."""

from collections.abc import Iterator

from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.model.struct import replace
from cardsmith.referee.claims import May, Penalty, Says
from cardsmith.referee.dalmuti.acts import Act, Cancel, Deal, Give, Pass, Play, Reseat, Revolt
from cardsmith.referee.dalmuti.claims.next_game import fair_deal, reseated, through
from cardsmith.referee.dalmuti.claims.scene import Scene
from cardsmith.referee.dalmuti.claims.standing import Standing
from cardsmith.referee.dalmuti.claims.unseen import ask_hand, ask_hands
from cardsmith.referee.dalmuti.engine import apply, judge, legal_acts
from cardsmith.referee.dalmuti.facts import ACTS, act
from cardsmith.referee.dalmuti.plays import lead_codes
from cardsmith.referee.dalmuti.states import Playing, State
from cardsmith.referee.rulings import citing, compared, correct, opposed, wrong

DEAL, SHUFFLE, WAIVE, COVER = "deal", "shuffle", "waive", "cover"

NONE, TAKE_BACK, FORCED_PASS = "none", "take-back", "forced-pass"

PENALTIES = (NONE, TAKE_BACK, FORCED_PASS, "lose-rank", "forfeit")
"""What somebody may say that an act costs; the first three exist."""


def judge_may(claim: May, scene: Scene) -> Ruling:
    """Whether a player may do an act, must do it, or may not."""
    standing = scene.standing
    state, done = _claimed(claim, standing.state)
    ask_hands(state, done)
    ruling = _grounded(standing, done, _permitted(claim.act, state, done))
    match claim.says:
        case Says.MAY:
            return ruling
        case Says.MAY_NOT:
            return opposed(ruling)
        case Says.MUST:
            return _must(state, done, ruling)


def judge_penalty(claim: Penalty, scene: Scene) -> Ruling:
    """DAL-Q36: a wrong act is taken back, or costs the turn where the house says so."""
    state, tree = scene.state, claim.tree
    claimed = tree.need("is").one_of(*PENALTIES)
    done = act(tree, state.table, "is")
    ask_hands(state, done)
    ruling = judge(state, done)
    if ruling.verdict is Verdict.NOT_COVERED:
        return ruling
    if ruling.verdict is Verdict.CORRECT:
        actual, reason = NONE, "penalty-none"
    elif apply(state, done) == state:
        actual, reason = TAKE_BACK, "penalty-take-back"
    else:
        actual, reason = FORCED_PASS, "penalty-forced-pass"
    codes, facts = (*ruling.cited, "DAL-Q36"), {"player": claim.player}
    return compared(reason, codes, facts, {claim.player: actual}, holds=claimed == actual)


def _claimed(claim: May, state: State) -> tuple[State, Act]:
    """The act that a claim is about, and the moment for it."""
    tree = claim.tree
    tree.need("act").one_of(*ACTS, DEAL, SHUFFLE, WAIVE)
    if claim.act not in (DEAL, SHUFFLE, WAIVE):
        return state, act(tree, state.table, "says")
    player = tree.only("player", "says", "act").need("player").one_of(*state.table.seats)
    if claim.act == WAIVE:
        return state, Cancel(player)
    before = reseated(state)
    deal = fair_deal(before.table)
    is_dealer = claim.act == DEAL
    return before, replace(deal, dealer=player) if is_dealer else replace(deal, shuffler=player)


def _permitted(name: str, state: State, done: Act) -> Ruling:
    """Whether the act is right; a right that is waived has to be there first."""
    if name == COVER and isinstance(state, Playing) and state.top is None:
        return wrong("nothing-on-the-table", *lead_codes(state), "DAL-19", "DAL-Q30")
    ruling = judge(state, done)
    if name == WAIVE and ruling.verdict is Verdict.CORRECT:
        return correct("right-not-duty", *ruling.cited, **ruling.facts)
    return ruling


def _grounded(standing: Standing, done: Act, ruling: Ruling) -> Ruling:
    """The ruling, with what made it this player's turn, or deal (DAL-Q06, DAL-Q07)."""
    state = standing.state
    if isinstance(done, Deal):
        return through(standing, ruling)
    is_in_trick = isinstance(state, Playing) and state.top is not None
    if is_in_trick and isinstance(done, Play | Pass) and not standing.is_turn_told:
        return citing(ruling, "DAL-Q06")
    return ruling


def _must(state: State, done: Act, ruling: Ruling) -> Ruling:
    """An act is a duty where it is right, and no other is in its place."""
    if ruling.verdict is not Verdict.CORRECT:
        return ruling
    for other in _others(state, done):
        instead = judge(state, other)
        if instead.verdict is Verdict.CORRECT and not _is_same(other, done):
            codes = dict.fromkeys((*ruling.cited, *instead.cited))
            return wrong("free-choice", *codes)
    return ruling


def _others(state: State, done: Act) -> Iterator[Act]:
    """What may be done instead: another move by the same player, the same deal by another."""
    match done:
        case Deal():
            for player in state.table.seats:
                yield replace(
                    done, dealer=done.dealer and player, shuffler=done.shuffler and player
                )
        case Play() | Pass() | Give() | Cancel() | Revolt():
            ask_hand(state, done.player)
            moves = (move for move in legal_acts(state) if not isinstance(move, Reseat))
            yield from (move for move in moves if move.player == done.player)
        case _:
            pass


def _is_same(one: Act, other: Act) -> bool:
    """Whether two acts do the same, the order of the cards apart."""
    if isinstance(one, Play) and isinstance(other, Play):
        return sorted(one.cards) == sorted(other.cards)
    return one == other
