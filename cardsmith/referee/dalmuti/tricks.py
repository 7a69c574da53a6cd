"""What comes of a play or a pass: whose turn it is, when the trick ends, who leads (DAL-16 ff).

Nothing here asks whether an act was allowed.
"""

from cardsmith.referee.dalmuti.cards import Hand
from cardsmith.referee.dalmuti.seats import next_in, put
from cardsmith.referee.dalmuti.states import Lead, Opening, Playing, Settled, Top


def begun(state: Opening) -> Playing:
    """The play, the Grand Dalmuti to lead (DAL-11)."""
    return Playing(state.table, state.hands, turn=0, discard=state.aside)


def laid(state: Playing, seat: int, top: Top, cards: Hand) -> Playing | Settled:
    """After a series is laid: its player has the lead (DAL-18), the next one speaks.

    ``cards`` are those that leave the hand at ``seat``.
    """
    left = state.hands[seat] - cards
    hands = put(state.hands, seat, left)
    after = Playing(
        state.table,
        hands,
        seat,
        top,
        state.passed if state.top else 0,
        (*state.holders, seat),
        state.out if left else (*state.out, seat),
        state.trick + cards,
        state.discard,
        state.lead,
        state.forced,
    )
    tricks = state.table.house.tricks
    if not left:
        return _gone_out(after, seat)
    if tricks.auto_end and top.value == 1:
        return closed(after)
    return turned(after, seat, after.passed)


def passed(state: Playing, seat: int) -> Playing:
    """After a pass: the next one speaks; the trick ends with the pass of its holder (DAL-Q30)."""
    if state.top is not None and state.top.seat == seat:
        return closed(state)
    return turned(state, seat, state.passed | 1 << seat)


def turned(state: Playing, seat: int, gone: int) -> Playing:
    """The turn goes on from a seat, until it comes back to the holder: then all have passed.

    Those who are out do not speak (DAL-Q31), nor those whom the house locks out (DAL-Q29); who
    must pass is taken to have passed (DAL-Q36). ``gone`` are those who have passed by now.
    """
    top, out, players = state.top, state.out, len(state.hands)
    tricks = state.table.house.tricks
    if top is None:
        return state._replace(turn=next_in(players, out, seat, tricks.step), passed=gone)
    forced = state.forced
    while True:
        seat = (seat + tricks.step) % players
        if seat == top.seat:
            break
        if seat in out or (tricks.locked and gone >> seat & 1):
            continue
        if not forced >> seat & 1:
            return state._replace(turn=seat, passed=gone, forced=forced)
        gone, forced = gone | 1 << seat, forced & ~(1 << seat)
    if tricks.self_cover and seat not in out:
        return state._replace(turn=seat, passed=gone, forced=forced)
    return closed(state)


def closed(state: Playing) -> Playing:
    """The trick is gathered, and the one who has the lead relaunches (DAL-19, DAL-20)."""
    leader, lead = heir(state)
    return Playing(
        state.table,
        state.hands,
        leader,
        out=state.out,
        discard=state.discard + state.trick,
        lead=lead,
    )


def heir(state: Playing) -> tuple[int, Lead]:
    """Who leads after this trick: its holder, or where he is out the one on his left (DAL-20).

    The house may give it back to the last one to have played who is still in (DAL-Q32).
    """
    holder = state.holders[-1]
    if holder not in state.out:
        return holder, Lead.WON
    if state.table.house.tricks.out_lead == "previous":
        for seat in reversed(state.holders):
            if seat not in state.out:
                return seat, Lead.INHERITED
    seat = next_in(len(state.hands), state.out, holder)
    is_neighbour = seat == (holder + 1) % len(state.hands)
    return seat, Lead.INHERITED if is_neighbour else Lead.INHERITED_FURTHER


def is_over(state: Playing) -> bool:
    """Whether the ranks are known: one is left, or by the house nobody (DAL-21, DAL-Q34)."""
    least = 0 if state.table.house.tricks.all_out else 1
    return len(state.out) >= len(state.hands) - least


def settled(state: Playing) -> Settled:
    """The end of a game, the trick gathered, whoever is left the last (DAL-22)."""
    left = tuple(seat for seat in range(len(state.hands)) if seat not in state.out)
    discard = state.discard + state.trick
    return Settled(state.table, state.hands, (*state.out, *left), discard)


def _gone_out(state: Playing, seat: int) -> Playing | Settled:
    """After somebody's last card: the trick goes on, unless the house says else (DAL-Q32)."""
    if is_over(state):
        return settled(state)
    tricks, top = state.table.house.tricks, state.top
    if top is None or tricks.out_lead == "immediate" or (tricks.auto_end and top.value == 1):
        return closed(state)
    if tricks.out_lead != "holder":
        return turned(state, seat, state.passed)
    left = next_in(len(state.hands), state.out, seat)
    follower = next_in(len(state.hands), state.out, seat, tricks.step)
    held = state._replace(top=top._replace(seat=left))
    return turned(held, left if follower == left else seat, held.passed)
