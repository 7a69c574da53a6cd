"""Claims on acts: a player may, must or may not do this."""

from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.referee.bouffon.acts import Act
from cardsmith.referee.bouffon.choices import legal_acts
from cardsmith.referee.bouffon.claims.answering import Why, answer
from cardsmith.referee.bouffon.claims.scenes import Scene, Teller, scene
from cardsmith.referee.bouffon.engine import step
from cardsmith.referee.bouffon.facts import Situation
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import State
from cardsmith.referee.claims import May, Says
from cardsmith.referee.rulings import citing, correct, opposed, wrong

_SHARE = "share-square"


def judge_may(claim: May, situation: Situation, house: House) -> Ruling:
    """Whether a player may do an act; must do it, nothing else being right; may not do it."""
    player = situation.seated(claim.player, "claim.may.player")
    if claim.act == _SHARE:
        claim.tree.only("player", "says", "act")
        ruling = correct("squares-shared", "BOU-Q34", player=player)
    else:
        told = scene(Teller(player, claim.tree, situation, house))
        if claim.act == "draw" and situation.is_scored:
            ruling = wrong("pushed", "BOU-05", "BOU-07", "BOU-Q34", player=player)
        else:
            ruling = _judged(told, must=claim.says is Says.MUST)
    return opposed(ruling) if claim.says is Says.MAY_NOT else ruling


def _judged(told: Scene, *, must: bool) -> Ruling:
    """The ruling on acts done one after the other, with the codes of all that led there."""
    state, codes = told.state, set[str]()
    for act in told.happened:
        taken = step(state, act)
        state, codes = taken.state, codes | set(taken.ruling.cited)
    ruling = None
    for act in told.acts:
        taken = step(state, act)
        ruling, codes = taken.ruling, codes | set(taken.ruling.cited)
        if ruling.verdict is not Verdict.CORRECT:
            break
        if must and not _is_forced(state, act):
            return answer(Why("not-forced"), codes, is_right=False)
        state = taken.state
    if ruling is None:
        raise ValueError("a scene without an act")
    return citing(ruling, *sorted(codes))


def _is_forced(state: State, act: Act) -> bool:
    """Whether nothing else is right at this moment."""
    return all(other == act for other in legal_acts(state))
