"""Claims about what comes next: who leads, speaks or deals; whether a trick or game is over."""

from typing import NamedTuple

from cardsmith.model.ruling import Ruling
from cardsmith.model.struct import replace
from cardsmith.referee.claims import Next, Over
from cardsmith.referee.dalmuti.acts import Score
from cardsmith.referee.dalmuti.claims.next_game import fair_deal, reseated, through
from cardsmith.referee.dalmuti.claims.scene import Scene
from cardsmith.referee.dalmuti.engine import judge
from cardsmith.referee.dalmuti.plays import LEADS, lead_codes, upon
from cardsmith.referee.dalmuti.settling import next_seats
from cardsmith.referee.dalmuti.states import Lead, Playing, Ranking, Settled, State, Top
from cardsmith.referee.rulings import compared, not_covered
from cardsmith.referee.tree import Tree

_LEADS = {
    Lead.FIRST: "lead-first",
    Lead.WON: "lead-won",
    Lead.INHERITED: "lead-inherited",
    Lead.INHERITED_FURTHER: "lead-inherited-further",
}
"""Why somebody has the lead."""


class _Lead(NamedTuple):
    """Who has the lead, and why; ``is_over`` says that it is his to open a new trick."""

    player: str
    reason: str
    codes: tuple[str, ...]
    is_over: bool = True


def judge_next(claim: Next, scene: Scene) -> Ruling:
    """DAL-11, DAL-18 to DAL-20, DAL-23, DAL-24: whether a player is next to lead, speak, deal."""
    path = f"claim.next.{claim.role}"
    role = Tree(claim.role, path).one_of("lead", "speak", "deal")
    state = scene.state
    player = Tree(claim.player, path).one_of(*state.table.seats)
    if role == "lead":
        return through(scene.standing, _leads(player, _lead(state)))
    if role == "speak":
        return through(scene.standing, _leads(player, _speaker(state)))
    before = reseated(state)
    deal = replace(fair_deal(before.table), dealer=player)
    return through(scene.standing, judge(before, deal))


def judge_over(claim: Over, scene: Scene) -> Ruling:
    """DAL-19, DAL-21: whether a trick or the game is over; who leads by it or has won it.

    When a session ends is for the players to agree (DAL-Q41).
    """
    what = Tree(claim.what, claim.tree.path).one_of("trick", "game", "session")
    if what == "session":
        claim.tree.only("session")
        return not_covered("session", "DAL-Q41")
    if what == "trick":
        claim.tree.only("trick", "winner")
        return through(scene.standing, _trick(claim, scene.state))
    if "points" in claim.tree:
        return _points(claim.tree.only("game", "points"), scene.state)
    claim.tree.only("game", "winner")
    return _game(claim, scene.state)


def _lead(state: State) -> _Lead:
    """Who has the lead, and by what."""
    match state:
        case Ranking():
            return _Lead("", "ranks-open", ("DAL-02", "DAL-Q04"))
        case Settled():
            first = next_seats(state)[0]
            return _Lead(first, "lead-next-game", ("DAL-11",))
        case Playing(top=None):
            codes = (*lead_codes(state), *_absent(state))
            return _Lead(state.table.seats[state.turn], _LEADS[state.lead], codes)
        case Playing(top=Top() as top):
            holder = state.table.seats[top.seat]
            codes = ("DAL-18", "DAL-19", "DAL-Q30", *upon(state), *_absent(state))
            return _Lead(holder, "trick-on", codes, is_over=False)
        case _:
            return _Lead(state.table.seats[0], _LEADS[Lead.FIRST], LEADS[Lead.FIRST])


def _speaker(state: State) -> _Lead:
    """Who speaks: in a trick the next to the left, else who leads."""
    lead = _lead(state)
    if not isinstance(state, Playing) or lead.is_over:
        return lead
    codes = ("DAL-24", "DAL-Q06", *upon(state), *_absent(state))
    return _Lead(state.table.seats[state.turn], "speaks-next", codes)


def _absent(state: Playing) -> tuple[str, ...]:
    return ("DAL-Q31",) if state.out else ()


def _leads(player: str, lead: _Lead) -> Ruling:
    """Whether it is this player's turn to lead, or to speak."""
    return _answer(lead, holds=lead.is_over and player == lead.player)


def _answer(lead: _Lead, *, holds: bool) -> Ruling:
    facts = {"player": lead.player} if lead.player else {}
    return compared(lead.reason, lead.codes, facts, facts, holds=holds)


def _trick(claim: Over, state: State) -> Ruling:
    """DAL-19: a trick is over once all the others have passed; who has the lead by it."""
    lead = _lead(state)
    claimed = _winner(claim, state) or lead.player
    holds = claim.holds == lead.is_over and claimed == lead.player
    return _answer(lead, holds=holds)


def _game(claim: Over, state: State) -> Ruling:
    """DAL-21, DAL-Q34: a game is over once one player is left; the first one out has won it."""
    codes = ("DAL-21", "DAL-22", "DAL-Q34")
    if not isinstance(state, Settled):
        return compared("game-goes-on", codes, {}, {}, holds=not claim.holds)
    first = {"player": state.table.seats[state.out[0]]}
    holds = claim.holds and _winner(claim, state) in ("", first["player"])
    return compared("game-done", codes, first, first, holds=holds)


def _points(tree: Tree, state: State) -> Ruling:
    """DAL-Q40: what a game that is over brings each player."""
    tree.need("game").one_of("yes", "oui")
    points = tree.need("points").only(*state.table.seats)
    told = tuple(points.need(player).number() for player in state.table.seats)
    return judge(state, Score(told))


def _winner(claim: Over, state: State) -> str:
    """Who is said to have won, or to have the lead; empty where nobody is named."""
    told = claim.tree.get("winner")
    return told.one_of(*state.table.seats) if told else ""
