"""After the glass: votes and lots, the score, the claim of the marotte (BOU-16 to BOU-29)."""

from cardsmith.lexicon.matching import is_plain_match
from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.acts import MAROTTE, Accepted, Claimed, Rolled, Settled
from cardsmith.referee.bouffon.due import Step, untimely
from cardsmith.referee.bouffon.hearing import entry_said, hear
from cardsmith.referee.bouffon.scoring import heard_by, resolve
from cardsmith.referee.bouffon.states import Outcome, Phase, State
from cardsmith.referee.rulings import correct, wrong

_CHECKS = (Phase.CHECK, Phase.MAROTTE_CHECK)


def outcome_of(state: State) -> Outcome:
    """What the turn gives as it stands (BOU-16)."""
    return resolve(state.table, state.turn, state.house)


def accept(state: State, act: Accepted) -> Step:
    """Only what is written on the card is good, unless the house votes (BOU-Q18)."""
    if state.phase is not Phase.CHECK:
        return untimely(state)
    turn, house = state.turn, state.house
    entries = turn.card.entries if turn.card else ()
    entry, leaned = entry_said(act.text, entries, house.match)
    codes = ("BOU-15", *(("BOU-Q14",) if leaned else ()), "BOU-Q18")
    if not any(is_plain_match(act.text, proposal.text) for proposal in turn.proposals):
        return Step(wrong("vote-unsaid", *codes, text=act.text), state)
    if entry is not None:
        return Step(wrong("vote-needless", *codes, text=act.text), state)
    if house.offcard == "no":
        return Step(wrong("vote-refused", *codes, text=act.text), state)
    turn = turn._replace(accepted=(*turn.accepted, act.text))
    return Step(correct("voted", *codes, text=act.text), state._replace(turn=turn))


def roll_for_order(state: State, act: Rolled) -> Step:
    """Those who spoke at once roll for who was first, if the house has it so (BOU-Q16)."""
    if act.player not in outcome_of(state).undecided:
        return untimely(state)
    turn = state.turn._replace(lots=(*state.turn.lots, (act.player, act.value)))
    ruling = correct("rolls-for-order", "BOU-19", "BOU-Q16", player=act.player)
    return Step(ruling, state._replace(turn=turn))


def claim(state: State, act: Claimed) -> Step:
    """The Bouffon claims the marotte, once, where nobody found a word (BOU-24, BOU-Q31)."""
    if state.phase is Phase.MAROTTE_CHECK:
        return Step(wrong("claims-twice", "BOU-24", "BOU-Q31", bouffon=state.bouffon), state)
    if state.phase is not Phase.CHECK:
        return untimely(state)
    if act.player != state.bouffon:
        ruling = wrong("not-his-claim", "BOU-24", player=act.player, bouffon=state.bouffon)
        return Step(ruling, state)
    codes = sorted({"BOU-24", *heard_by(state.turn, hear(state.table, state.turn, state.house))})
    if not outcome_of(state).failed:
        return Step(wrong("claim-without-failure", *codes, bouffon=act.player), state)
    if state.packets.get(MAROTTE) == ():
        return Step(wrong("no-marotte", "BOU-23", *codes, "BOU-Q42"), state)
    ruling = correct("claims", *codes, "BOU-Q31", bouffon=act.player)
    return Step(ruling, state._replace(phase=Phase.MAROTTE_DRAW))


def settle(state: State, act: Settled) -> Step:
    """The pawns go where the rules put them, and the game may be won (BOU-32)."""
    if state.phase not in _CHECKS:
        return untimely(state)
    outcome = outcome_of(state)
    players, bouffon = state.table.players, state.bouffon
    if outcome.undecided:
        ruling = wrong("roll-first", *outcome.codes, players=outcome.undecided)
        return Step(ruling, state)
    if act.squares != outcome.squares:
        ruling = wrong(
            "mis-scored",
            *outcome.codes,
            bouffon=bouffon,
            right=tuple(f"{who} {at}" for who, at in zip(players, outcome.squares, strict=True)),
            expected=dict(zip(players, outcome.squares, strict=True)),
        )
        return Step(ruling, state)
    table = state.table._replace(squares=outcome.squares, arrivals=outcome.arrivals)
    settled = state._replace(table=table, winners=outcome.winners, phase=_after(state, outcome))
    return Step(_scored(state, outcome), settled)


def _after(state: State, outcome: Outcome) -> Phase:
    if outcome.winners:
        return Phase.OVER
    return Phase.BACK if state.out else Phase.NEXT


def _scored(state: State, outcome: Outcome) -> Ruling:
    """Why the score is right: what the turn was."""
    bouffon, codes = state.bouffon, outcome.codes
    to = outcome.squares[state.table.players.index(bouffon)]
    if outcome.winners:
        return correct("scored-wins", *codes, winners=outcome.winners)
    if state.turn.marotte is not None:
        if "BOU-27" in codes:
            return correct("scored-saved", *codes, bouffon=bouffon, to=to)
        return correct("scored-lost", *codes, bouffon=bouffon, to=to)
    if outcome.failed:
        return correct("scored-failed", *codes, bouffon=bouffon, to=to)
    longest = outcome.longest
    if longest is None:
        return correct("scored-nobody", *codes, bouffon=bouffon, to=to)
    player, entry = longest.player, longest.entry
    return correct("scored", *codes, bouffon=bouffon, to=to, player=player, entry=entry)
