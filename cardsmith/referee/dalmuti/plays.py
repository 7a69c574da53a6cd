"""Whether a player may play or pass now (DAL-11 to DAL-18, DAL-Q23 to DAL-Q36)."""

from collections.abc import Iterator

from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.acts import Pass, Play
from cardsmith.referee.dalmuti.cards import hand, holds, spoken
from cardsmith.referee.dalmuti.covering import covers, leads, misread, shown, uncovered, value_of
from cardsmith.referee.dalmuti.dealing import first_tax
from cardsmith.referee.dalmuti.seats import seat_of
from cardsmith.referee.dalmuti.states import Lead, Opening, Playing, Settled, State, Top
from cardsmith.referee.dalmuti.tricks import begun, laid, passed
from cardsmith.referee.rulings import citing, correct, wrong

LEADS = {
    Lead.FIRST: ("DAL-11",),
    Lead.WON: ("DAL-18", "DAL-19", "DAL-Q30"),
    Lead.INHERITED: ("DAL-19", "DAL-20", "DAL-Q32"),
    Lead.INHERITED_FURTHER: ("DAL-19", "DAL-20", "DAL-Q32", "DAL-Q33"),
}
"""What gives the lead to the one who has it."""

_PASSES_OWN = correct("passes", "DAL-16", "DAL-19", "DAL-Q30")


def upon(state: Playing) -> tuple[str, ...]:
    """What a trick goes on by: others who have passed, a holder who is out, a 1 on the table.

    They may still cover (DAL-17, DAL-Q29), his lead is uncovered yet (DAL-20, DAL-Q32), they must
    still pass (DAL-Q35).
    """
    again = ("DAL-17", "DAL-Q29") if state.passed else ()
    gone = ("DAL-20", "DAL-Q32") if state.holders and state.holders[-1] in state.out else ()
    one = ("DAL-19", "DAL-Q35") if state.top and state.top.value == 1 else ()
    return (*again, *gone, *one)


def lead_codes(state: Playing) -> tuple[str, ...]:
    """What gave the lead to the one who has it, and what ends a trick early in this house."""
    tricks, codes = state.table.house.tricks, LEADS[state.lead]
    if state.lead is Lead.FIRST or not (tricks.locked or tricks.auto_end):
        return codes
    locked = ("DAL-17", "DAL-Q29") if tricks.locked else ()
    return (*codes, *locked, *(("DAL-Q35",) if tricks.auto_end else ()))


def judge_play(state: State, act: Play) -> Ruling:
    """DAL-12 to DAL-15: a series, of cards that are held, opened or covering in turn."""
    match state:
        case Playing():
            return _play(state, act)
        case Opening(due=()):
            return _play(begun(state), act)
        case Opening():
            return wrong("taxes-first", "DAL-05", "DAL-06", *first_tax(state.table))
        case Settled():
            return _last_cards(state, act)
        case _:
            return wrong("deal-first", "DAL-11", "DAL-23")


def judge_pass(state: State, act: Pass) -> Ruling:
    """DAL-16: nobody has to cover; but who has the lead relaunches (DAL-19, DAL-Q28)."""
    match state:
        case Playing():
            return _pass(state, act)
        case Opening(due=()):
            return _pass(begun(state), act)
        case Settled():
            codes = ("DAL-14", "DAL-16", "DAL-21", "DAL-Q34")
            return wrong("nothing-to-cover", *codes, player=act.player)
        case _:
            return wrong("nothing-to-cover", "DAL-14", "DAL-16", player=act.player)


def after_play(state: State, act: Play) -> State:
    """The cards on the table; ValueError for cards not held, or where nothing is played."""
    if isinstance(state, Settled):
        return _discarded(state, act)
    playing = _playing(state)
    seat = seat_of(playing.table, act.player)
    tricks = playing.table.house.tricks
    if not act.cards or not holds(playing.hands[seat], act.cards):
        raise ValueError(f"{act.player} does not hold {act.cards}")
    value = act.value or value_of(act.cards, tricks) or min(act.cards)
    return laid(playing, seat, Top(seat, len(act.cards), value), hand(*act.cards))


def after_pass(state: State, act: Pass) -> State:
    """The turn gone by; ValueError where nothing is played."""
    playing = _playing(state)
    return passed(playing, seat_of(playing.table, act.player))


def forfeited(state: State, act: Play) -> State:
    """What an irregular play costs where it counts as a pass (DAL-Q36).

    In his turn the player has passed; before it, he will. Who has to lead, leads.
    """
    if isinstance(state, Opening) and not state.due:
        return forfeited(begun(state), act)
    if not isinstance(state, Playing):
        return state
    seat, top = seat_of(state.table, act.player), state.top
    if seat == state.turn:
        return state if top is None else passed(state, seat)
    if seat in state.out or (top and top.seat == seat):
        return state
    return state._replace(forced=state.forced | 1 << seat)


def legal_plays(state: Playing) -> Iterator[Play | Pass]:
    """Every series the player to speak may lay, and his pass where he may."""
    player = state.table.seats[state.turn]
    cards, tricks = state.hands[state.turn], state.table.house.tricks
    made = leads(cards, tricks) if state.top is None else covers(cards, state.top, tricks)
    for one in made:
        yield Play(player, one)
    if state.top is not None or (tricks.lead_pass and not _is_last_to_lead(state)):
        yield Pass(player)


def _play(state: Playing, act: Play) -> Ruling:
    seat = seat_of(state.table, act.player)
    tricks, top = state.table.house.tricks, state.top
    if seat != state.turn or (top and top.seat == seat and not tricks.self_cover):
        return _out_of_turn(state, seat, act)
    misreading = misread(act, tricks)
    if misreading is not None:
        return misreading
    if not holds(state.hands[seat], act.cards):
        missing = spoken(act.cards, tricks.joker)
        return wrong("not-held", "DAL-12", "DAL-13", player=act.player, cards=missing)
    value = value_of(act.cards, tricks)
    if top is None:
        return _leads(state, act, value)
    refused = uncovered(top, len(act.cards), value, tricks)
    if refused is None:
        return _covers(state, act, value)
    gone = ("DAL-20", "DAL-Q32") if state.holders and state.holders[-1] in state.out else ()
    over = ("DAL-Q27",) if value > top.value and len(state.holders) > 1 else ()
    return citing(refused, *gone, *over)


def _leads(state: Playing, act: Play, value: int) -> Ruling:
    tricks = state.table.house.tricks
    series = shown(len(act.cards), value, tricks)
    codes = ("DAL-12", *lead_codes(state), *_by_jokers(act, value, tricks.joker))
    if hand(*act.cards) == state.hands[state.turn]:
        return correct("leads-last", *codes, "DAL-20", played=series, player=act.player)
    return correct("leads", *codes, played=series)


def _covers(state: Playing, act: Play, value: int) -> Ruling:
    """DAL-13, DAL-14, and what else let this player cover now."""
    tricks, top = state.table.house.tricks, state.top
    if top is None:
        raise ValueError("nothing to cover")
    codes = ["DAL-13", "DAL-14", "DAL-18"]
    if state.passed >> state.turn & 1:
        codes += "DAL-17", "DAL-Q29"
    if state.holders and state.holders[-1] in state.out:
        codes += "DAL-20", "DAL-Q32"
    if value == top.value:
        codes.append("DAL-Q26")
    if top.seat == state.turn:
        codes.append("DAL-Q30")
    codes += _by_jokers(act, value, tricks.joker)
    played, table = shown(top.number, value, tricks), shown(top.number, top.value, tricks)
    if hand(*act.cards) == state.hands[state.turn]:
        return correct(
            "covers-last", *codes, "DAL-20", played=played, table=table, player=act.player
        )
    return correct("covers", *codes, played=played, table=table)


def _by_jokers(act: Play, value: int, joker: int) -> tuple[str, ...]:
    """What a series with jokers leans on besides (DAL-15, DAL-Q23, DAL-Q24)."""
    if joker not in act.cards:
        return ()
    return ("DAL-15", "DAL-Q24" if value == joker else "DAL-Q23")


def _pass(state: Playing, act: Pass) -> Ruling:
    seat = seat_of(state.table, act.player)
    tricks, top = state.table.house.tricks, state.top
    if seat != state.turn or (top and top.seat == seat and not tricks.self_cover):
        return _out_of_turn(state, seat, act)
    if top is not None and top.seat == seat:
        return _PASSES_OWN
    if top is not None:
        return correct("passes", "DAL-14", "DAL-16", *upon(state))
    if not tricks.lead_pass:
        won = ("DAL-Q30",) if state.lead is Lead.WON else ()
        return wrong("leader-plays", "DAL-19", "DAL-Q28", *won, player=act.player)
    if _is_last_to_lead(state):
        return wrong("all-have-passed", "DAL-19", "DAL-Q28", player=act.player)
    return correct("leader-passes", "DAL-19", "DAL-Q28", player=act.player)


def _is_last_to_lead(state: Playing) -> bool:
    """Whether everybody else has let the lead go by, so that this player has to lead."""
    return all(
        state.passed >> seat & 1 or seat in state.out or seat == state.turn
        for seat in range(len(state.hands))
    )


def _out_of_turn(state: Playing, seat: int, act: Play | Pass) -> Ruling:
    """Why the player does not speak now, and who does."""
    reason, codes = _does_not_lead(state) if state.top is None else _does_not_cover(state, seat)
    speaker = state.table.seats[state.turn]
    expected = {"speaker": speaker}
    return wrong(reason, *codes, player=act.player, speaker=speaker, expected=expected)


def _does_not_lead(state: Playing) -> tuple[str, tuple[str, ...]]:
    """Why another has the lead: a reason and its codes."""
    if state.passed:
        return "lead-went-by", (*lead_codes(state), "DAL-Q28")
    if state.lead is Lead.FIRST and state.turn == 0:
        return "dalmuti-leads", lead_codes(state)
    return "others-lead", lead_codes(state)


def _does_not_cover(state: Playing, seat: int) -> tuple[str, tuple[str, ...]]:
    """Why another may cover, and this seat may not: a reason and its codes."""
    if seat in state.out:
        return "is-out", ("DAL-19", "DAL-Q31")
    if state.top and state.top.seat == seat:
        return "own-series", ("DAL-19", "DAL-Q30", *upon(state))
    if state.table.house.tricks.locked and state.passed >> seat & 1:
        return "locked", ("DAL-17", "DAL-Q29")
    return "out-of-turn", ("DAL-14", "DAL-24", "DAL-Q06", *upon(state))


def _last_cards(state: Settled, act: Play) -> Ruling:
    """DAL-Q34: the last player may lay off what he has left, series by series."""
    house = state.table.house
    seat = seat_of(state.table, act.player)
    if seat != state.out[-1] or not state.hands[seat]:
        return wrong("game-is-over", "DAL-21", "DAL-22", "DAL-Q34", player=act.player)
    misreading = misread(act, house.tricks)
    if misreading is not None:
        return misreading
    if not holds(state.hands[seat], act.cards):
        missing = spoken(act.cards, house.tricks.joker)
        return wrong("not-held", "DAL-12", "DAL-13", player=act.player, cards=missing)
    return correct("lays-off", "DAL-21", "DAL-Q34", player=act.player)


def _discarded(state: Settled, act: Play) -> Settled:
    seat = seat_of(state.table, act.player)
    if not holds(state.hands[seat], act.cards):
        raise ValueError(f"{act.player} does not hold {act.cards}")
    gone = hand(*act.cards)
    hands = tuple(cards - gone if at == seat else cards for at, cards in enumerate(state.hands))
    return state._replace(hands=hands, discard=state.discard + gone)


def _playing(state: State) -> Playing:
    if isinstance(state, Playing):
        return state
    if isinstance(state, Opening) and not state.due:
        return begun(state)
    raise ValueError("nothing is being played")
