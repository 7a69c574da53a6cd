"""Cards and packets: drawn from the front, seen by one, put to the back (BOU-07, BOU-31)."""

from cardsmith.referee.bouffon.acts import MAROTTE, Card, Drew, PutBack, Remembered, Saw, Where
from cardsmith.referee.bouffon.due import Step, untimely
from cardsmith.referee.bouffon.moving import open_packets
from cardsmith.referee.bouffon.states import Marotte, Phase, State
from cardsmith.referee.bouffon.victory import next_bouffon
from cardsmith.referee.rulings import correct, not_covered, wrong

_BEFORE_GLASS = (Phase.TITLE, Phase.SPELLING, Phase.READY)
_MAY_LOOK = correct("bouffon-looks", "BOU-07")
_OPEN = correct("card-open", "BOU-16", "BOU-Q24")
_BACK = correct("back", "BOU-31", "BOU-Q33")


def draw(state: State, act: Drew) -> Step:
    """A card comes from the front of the right packet, by the right hand."""
    match state.phase:
        case Phase.DRAW:
            return _draw_letter(state, act)
        case Phase.MAROTTE_DRAW:
            return _draw_marotte(state, act)
        case _:
            return untimely(state)


def _draw_letter(state: State, act: Drew) -> Step:
    packets = open_packets(state)
    if not packets:
        return Step(not_covered("no-card", "BOU-07", "BOU-Q06"), state)
    wanted = (state.turn.packet,) if state.turn.packet else packets
    if act.player != state.bouffon:
        ruling = wrong("not-his-card", "BOU-07", player=act.player, bouffon=state.bouffon)
        return Step(ruling, state)
    codes = ("BOU-06", "BOU-07", *_choice_of(state, packets))
    if act.packet == MAROTTE or (wanted != ("",) and act.packet not in wanted):
        return Step(wrong("other-packet", *codes, packet=act.packet, packets=wanted), state)
    if not _is_front(state, act):
        return Step(wrong("not-front", "BOU-07", packet=act.packet), state)
    turn = state.turn._replace(packet=act.packet, card=act.card)
    drawn = _taken(state._replace(turn=turn, phase=Phase.TITLE), act.packet)
    return Step(correct("draws", *codes, packet=act.packet), drawn)


def _choice_of(state: State, packets: tuple[str, ...]) -> tuple[str, ...]:
    """The readings by which these packets are those to draw from.

    Those of a merged square (BOU-Q05, BOU-Q43), and of one whose packets are empty (BOU-Q06).
    """
    square = state.table.square(state.bouffon)
    merged = ("BOU-Q05", "BOU-Q43") if len(state.track.at(square)) > 1 else ()
    here = state.track.packets(square, state.house)
    empty = ("BOU-Q06",) if here and not set(here) & set(packets) else ()
    return (*merged, *empty)


def _draw_marotte(state: State, act: Drew) -> Step:
    following = next_bouffon(state.table, state.bouffon, state.house)
    if act.player == state.bouffon:
        return Step(wrong("draws-own-marotte", "BOU-25", bouffon=act.player), state)
    if state.house.marotte_drawer == "next" and act.player != following:
        codes = ("BOU-25", "BOU-Q02", "BOU-Q29")
        ruling = wrong("marotte-drawer", *codes, player=act.player, next=following)
        return Step(ruling, state)
    if act.packet != MAROTTE or not _is_front(state, act):
        return Step(wrong("not-marotte-front", "BOU-25"), state)
    marotte = Marotte(act.player, act.card)
    turn = state.turn._replace(marotte=marotte)
    drawn = _taken(state._replace(turn=turn, phase=Phase.MAROTTE_TITLE), MAROTTE)
    ruling = correct("draws-marotte", "BOU-25", "BOU-Q02", "BOU-Q29", player=act.player)
    return Step(ruling, drawn)


def _is_front(state: State, act: Drew) -> bool:
    """Whether the front card was drawn, and not another one where the packet is known."""
    pile = state.packets.get(act.packet)
    return act.where is Where.FRONT and (pile is None or pile[:1] == (act.card,))


def _taken(state: State, packet: str) -> State:
    """The state with the front card of a packet on the table."""
    packets = state.packets
    if packet in packets:
        packets = {**packets, packet: packets[packet][1:]}
    return state._replace(packets=packets, out=(*state.out, packet))


def see(state: State, act: Saw) -> Step:
    """Only the Bouffon may see the card, until the glass is empty (BOU-07, BOU-Q24)."""
    if state.phase is Phase.CHECK:
        return Step(_OPEN, state)
    if state.phase is not Phase.MIME and state.phase not in _BEFORE_GLASS:
        return untimely(state)
    if act.player == state.bouffon:
        return Step(_MAY_LOOK, state)
    if state.phase is Phase.MIME:
        return Step(wrong("peeps", "BOU-07", player=act.player), state)
    ruling = wrong("sees-card", "BOU-07", "BOU-Q07", player=act.player)
    return Step(ruling, _spoilt(state, "BOU-Q07") if state.house.seen_card == "redraw" else state)


def remember(state: State, act: Remembered) -> Step:
    """A card that everybody knows is played like any other (BOU-Q40)."""
    if state.phase not in _BEFORE_GLASS:
        return untimely(state)
    if state.house.known_card == "play":
        return Step(correct("known-plays", "BOU-31", "BOU-Q40", player=act.player), state)
    ruling = correct("known-goes", "BOU-31", "BOU-Q40", player=act.player)
    return Step(ruling, _spoilt(state, "BOU-Q40"))


def _spoilt(state: State, code: str) -> State:
    return state._replace(spoilt=code, phase=Phase.BACK)


def put_back(state: State, act: PutBack) -> Step:
    """A drawn card goes to the back of its packet, found or not (BOU-31)."""
    if state.phase is not Phase.BACK:
        return untimely(state)
    if act.packet not in state.out:
        return Step(wrong("other-card-back", "BOU-31", packet=act.packet), state)
    if act.where is Where.OUT:
        return Step(wrong("leaves-game", "BOU-31", packet=act.packet), state)
    if act.where is not Where.BACK:
        return Step(wrong("not-back", "BOU-31", packet=act.packet), state)
    out = tuple(packet for packet in state.out if packet != act.packet)
    packets, card = state.packets, _out_of(state, act.packet)
    if act.packet in packets and card is not None:
        packets = {**packets, act.packet: (*packets[act.packet], card)}
    state = state._replace(packets=packets, out=out)
    return Step(_BACK, state if out else _cleared(state))


def _out_of(state: State, packet: str) -> Card | None:
    """The card of a packet that is on the table."""
    if packet == MAROTTE:
        return state.turn.marotte and state.turn.marotte.card
    return state.turn.card


def _cleared(state: State) -> State:
    """No card is out: the next player's turn, or another card for one that was spoilt."""
    if not state.spoilt:
        return state._replace(phase=Phase.NEXT)
    turn = state.turn._replace(card=None, hints=(), proposals=())
    return state._replace(turn=turn, spoilt="", phase=Phase.DRAW)
