"""The minute: proposals, gestures, incidents, and its end (BOU-10 to BOU-16, BOU-26)."""

from collections.abc import Iterable
from typing import assert_never

from cardsmith.model.ruling import Ruling
from cardsmith.model.struct import replace
from cardsmith.referee.bouffon.acts import (
    Ended,
    Manner,
    Mimed,
    Nodded,
    Proposed,
    Shook,
    Spoke,
)
from cardsmith.referee.bouffon.due import Step, untimely
from cardsmith.referee.bouffon.hearing import entry_said, hear, rescued
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.scoring import heard_by
from cardsmith.referee.bouffon.states import Phase, Spoken, State
from cardsmith.referee.rulings import correct, wrong

_BEFORE_GLASS = (Phase.TITLE, Phase.SPELLING, Phase.READY)
_PROPOSES = correct("proposes", "BOU-13")
_EARLY = correct("early-counts", "BOU-13", "BOU-Q39")
_EARLY_VOID = wrong("early-void", "BOU-10", "BOU-13", "BOU-Q39")
_LATE = correct("late-counts", "BOU-16", "BOU-Q19")
_LATE_VOID = wrong("late-void", "BOU-16", "BOU-Q19")
_ANSWERS = correct("answers", "BOU-26")
_ANSWERS_LATE = wrong("answers-late", "BOU-26", "BOU-Q19")
_MIMES = correct("mimes", "BOU-12")
_ON_LIPS = correct("mimes-on-lips", "BOU-12")
_NOISE = correct("noise-allowed", "BOU-12", "BOU-Q12")
_NOISE_FORBIDDEN = wrong("noise-forbidden", "BOU-12", "BOU-Q12")
_LETTERS = correct("letters-allowed", "BOU-12", "BOU-Q13")
_LETTERS_FORBIDDEN = wrong("letters-forbidden", "BOU-12", "BOU-Q13")
_TIME = correct("time-is-up", "BOU-10", "BOU-16")
_ANSWERED = correct("answering-ends", "BOU-26")


def propose(state: State, act: Proposed) -> Step:
    """Anybody but the Bouffon says what he likes (BOU-13); of a marotte he alone (BOU-26)."""
    phase = state.phase
    if phase is Phase.MAROTTE_ANSWERS:
        return _answer(state, act)
    if act.player not in state.table.players:
        return Step(wrong("stranger", "BOU-13", player=act.player), state)
    if act.player == state.bouffon:
        return speak(state, Spoke(act.player, act.text, act.at))
    if phase is Phase.MIME:
        if act.at is not None and act.at >= state.house.minute:
            return _propose_late(state, act, act.at)
        return Step(_PROPOSES, _with_proposal(state, act))
    if phase is Phase.CHECK:
        return _propose_late(state, act, max(act.at or 0, state.house.minute))
    if phase in _BEFORE_GLASS:
        ruling = _EARLY if state.house.before_glass == "counts" else _EARLY_VOID
        at = -1 if act.at is None or act.at >= 0 else act.at
        return Step(ruling, _with_proposal(state, replace(act, at=at)))
    return untimely(state)


def _propose_late(state: State, act: Proposed, at: int) -> Step:
    """A word begun after the last grain (BOU-Q19) is kept, for what a nod might make of it."""
    ruling = _LATE if state.house.late == "nod" else _LATE_VOID
    return Step(ruling, _with_proposal(state, replace(act, at=at)))


def _with_proposal(state: State, act: Proposed) -> State:
    turn = state.turn
    return state._replace(turn=turn._replace(proposals=(*turn.proposals, act)))


def _answer(state: State, act: Proposed) -> Step:
    marotte = state.turn.marotte
    if act.player != state.bouffon or marotte is None:
        ruling = wrong("not-his-answer", "BOU-26", player=act.player, bouffon=state.bouffon)
        return Step(ruling, state)
    is_late = act.at is not None and act.at >= state.house.minute
    marotte = marotte._replace(answers=(*marotte.answers, act))
    turn = state.turn._replace(marotte=marotte)
    return Step(_ANSWERS_LATE if is_late else _ANSWERS, state._replace(turn=turn))


def answer_yes_or_no(state: State, act: Nodded | Shook) -> Step:
    """The Bouffon nods at a good word and shakes his head at others; the card decides (BOU-Q17)."""
    if state.phase not in (Phase.MIME, Phase.CHECK):
        return untimely(state)
    turn, is_nod = state.turn, isinstance(act, Nodded)
    if act.player != state.bouffon:
        ruling = wrong("not-his-nod", "BOU-14", player=act.player, bouffon=state.bouffon)
        return Step(ruling, state)
    if act.text not in [proposal.text for proposal in turn.proposals]:
        return Step(wrong("unasked", "BOU-14", text=act.text), state)
    noted = state._replace(turn=turn._replace(gestures=(*turn.gestures, act)))
    entries = turn.card.entries if turn.card else ()
    entry, leaned = entry_said(act.text, entries, state.house.match)
    codes = ("BOU-14", "BOU-15", *(("BOU-Q14",) if leaned else ()))
    is_good = entry is not None and entry not in turn.hints
    if is_good == is_nod:
        return Step(correct("nods" if is_nod else "shakes", *codes), noted)
    codes = (*codes, "BOU-Q17")
    if is_nod:
        return Step(wrong("nods-wrongly", *codes, text=act.text), noted)
    return Step(wrong("shakes-wrongly", *codes, text=act.text), noted)


def speak(state: State, act: Spoke) -> Step:
    """The Bouffon speaks while he mimes: that entry cannot be found any more (BOU-Q11)."""
    if act.player != state.bouffon:
        return propose(state, Proposed(act.player, act.text, act.at))
    if state.phase is not Phase.MIME:
        return untimely(state)
    turn = state.turn
    spoken = (*turn.spoken, Spoken(act.text, act.at, len(turn.proposals)))
    ruling = wrong("speaks", "BOU-11", "BOU-Q11", text=act.text)
    return Step(ruling, state._replace(turn=turn._replace(spoken=spoken)))


def mime(state: State, act: Mimed) -> Step:
    """Every manner is good (BOU-12), unless the house forbids one."""
    if state.phase is not Phase.MIME:
        return untimely(state)
    if act.player != state.bouffon:
        ruling = wrong("not-his-mime", "BOU-12", player=act.player, bouffon=state.bouffon)
        return Step(ruling, state)
    match act.manner:
        case Manner.GESTURE:
            ruling = _MIMES
        case Manner.LIPS:
            ruling = _ON_LIPS
        case Manner.NOISE:
            ruling = _NOISE if state.house.noises == "allow" else _NOISE_FORBIDDEN
        case Manner.AIR_LETTERS:
            ruling = _LETTERS if state.house.air_letters == "allow" else _LETTERS_FORBIDDEN
        case _:
            assert_never(act.manner)
    return Step(ruling, state)


def end(state: State, act: Ended) -> Step:
    """The glass is empty, or there is nothing left to find (BOU-16, BOU-Q20)."""
    match state.phase:
        case Phase.MIME:
            return _end_mime(state, act.at)
        case Phase.MAROTTE_ANSWERS:
            return _end_answers(state, act.at)
        case _:
            return untimely(state)


def _end_mime(state: State, at: int) -> Step:
    house, checked = state.house, state._replace(phase=Phase.CHECK)
    if at >= house.minute:
        return Step(_TIME, checked)
    hearing = hear(state.table, state.turn, house)
    codes = heard_by(state.turn, hearing)
    if not hearing.is_complete:
        return Step(_too_soon(house, at, codes), state)
    if house.early_end:
        return Step(correct("all-found", *sorted({"BOU-16", "BOU-21", "BOU-Q20", *codes})), checked)
    ruling = wrong("all-found-waits", *sorted({"BOU-10", "BOU-16", "BOU-Q20", *codes}))
    return Step(ruling, state)


def _end_answers(state: State, at: int) -> Step:
    house, marotte = state.house, state.turn.marotte
    ended = state._replace(phase=Phase.MAROTTE_CHECK)
    if marotte is None or at >= house.minute:
        return Step(_ANSWERED, ended)
    is_found, codes = rescued(marotte, state.bouffon, house)
    if not is_found:
        return Step(_too_soon(house, at, codes), state)
    return Step(correct("answering-ends", *sorted({"BOU-26", *codes})), ended)


def _too_soon(house: House, at: int, heard: Iterable[str]) -> Ruling:
    """The glass still runs, and ``heard`` are the codes by which not all was found."""
    codes = sorted({"BOU-10", "BOU-16", *heard})
    return wrong("too-soon", *codes, at=at, minute=house.minute)
