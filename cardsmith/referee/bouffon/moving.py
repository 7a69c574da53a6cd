"""From the die to the packet: the move, victory by it, the letter (BOU-05, BOU-06, BOU-32)."""

from collections.abc import Iterator

from cardsmith.referee.bouffon.acts import MAROTTE, Chose, Moved, Rolled
from cardsmith.referee.bouffon.due import Step, untimely
from cardsmith.referee.bouffon.states import Phase, State
from cardsmith.referee.bouffon.victory import winners
from cardsmith.referee.rulings import correct, wrong

_ROLLS = correct("rolls", "BOU-05")
_ANY_PACKET = ""


def roll_to_move(state: State, act: Rolled) -> Step:
    """The Bouffon rolls (BOU-05)."""
    if act.player != state.bouffon:
        ruling = wrong("not-his-die", "BOU-02", "BOU-05", player=act.player, bouffon=state.bouffon)
        return Step(ruling, state)
    turn = state.turn._replace(die=act.value)
    return Step(_ROLLS, state._replace(turn=turn, phase=Phase.MOVE))


def destinations(state: State) -> tuple[int, ...]:
    """The squares the die allows: the one it gives, or any up to it (BOU-Q03).

    Where the die alone may not win (BOU-Q04), the pawn stops on the last square before victory.
    """
    before, die = state.turn.before, state.turn.die
    last = before + die
    if not state.house.win_by_die and before < state.table.finish:
        last = min(last, state.table.finish - 1)
    first = before + 1 if state.house.die == "up_to" else last
    return tuple(range(first, last + 1)) or (last,)


def move(state: State, act: Moved) -> Step:
    """The pawn goes to the square of the die; from the finish on, no card is drawn."""
    if state.phase is not Phase.MOVE:
        return untimely(state)
    bouffon, die = state.bouffon, state.turn.die
    wins = state.turn.before + die >= state.table.finish
    codes = ("BOU-05", *(("BOU-32",) if wins else ()), "BOU-Q03", *(("BOU-Q04",) if wins else ()))
    if act.player != bouffon:
        return Step(wrong("not-his-pawn", "BOU-05", player=act.player, bouffon=bouffon), state)
    allowed = destinations(state)
    if act.square not in allowed:
        ruling = wrong(
            "wrong-square",
            *codes,
            die=die,
            square=act.square,
            right=allowed[-1],
            expected={bouffon: allowed[-1]},
        )
        return Step(ruling, state)
    ruling = correct("moves", *codes, die=die, square=act.square)
    return Step(ruling, _arrived(state._replace(table=state.table.moved(bouffon, act.square))))


def _arrived(state: State) -> State:
    """What follows the move: victory, a letter, a card, or another die (BOU-Q06)."""
    table, bouffon = state.table, state.bouffon
    if table.square(bouffon) >= table.finish:
        if bouffon not in table.arrivals:
            table = table._replace(arrivals=(*table.arrivals, bouffon))
        won = winners(table, bouffon, state.house)
        phase = Phase.OVER if won else Phase.NEXT
        return state._replace(table=table, winners=won, phase=phase)
    packets = open_packets(state)
    if packets:
        letter = packets[0] if len(packets) == 1 else _ANY_PACKET
        is_chosen = len(packets) == 1 or not state.track.letters
        turn = state.turn._replace(packet=letter)
        return state._replace(turn=turn, phase=Phase.DRAW if is_chosen else Phase.LETTER)
    if state.house.empty == "redraw":
        back = table.moved(bouffon, state.turn.before)
        return state._replace(table=back, phase=Phase.DIE)
    return state._replace(phase=Phase.DRAW)


def open_packets(state: State) -> tuple[str, ...]:
    """The packets the Bouffon may draw from where he stands; empty ones never (BOU-Q06).

    Where no packet of the square has a card, the next letter's packet serves and the pawn stays,
    if the house has it so. On a track without letters, every packet that is known.
    """
    track, house = state.track, state.house
    if not track.letters:
        filled = (name for name in state.packets if name != MAROTTE and _has_card(state, name))
        return tuple(filled) or (_ANY_PACKET,)
    square = state.table.square(state.bouffon)
    here = track.packets(square, house)
    full = tuple(name for name in here if _has_card(state, name))
    if full or house.empty != "other_letter":
        return full
    return next(filter(None, (tuple(_filled(state, other)) for other in _after(state))), ())


def _after(state: State) -> Iterator[int]:
    """The lettered squares that follow the Bouffon's, round to those before it."""
    square, count = state.table.square(state.bouffon), len(state.track.letters)
    return ((square + step - 1) % count + 1 for step in range(1, count))


def _filled(state: State, square: int) -> Iterator[str]:
    return (name for name in state.track.packets(square, state.house) if _has_card(state, name))


def _has_card(state: State, packet: str) -> bool:
    return packet not in state.packets or bool(state.packets[packet])


def choose(state: State, act: Chose) -> Step:
    """On a merged square the Bouffon says which letter, before he sees a card (BOU-Q05)."""
    if state.phase is not Phase.LETTER:
        return untimely(state)
    packets = open_packets(state)
    codes = ("BOU-06", "BOU-Q05", "BOU-Q43")
    if act.player != state.bouffon:
        ruling = wrong("not-his-letter", "BOU-06", player=act.player, bouffon=state.bouffon)
        return Step(ruling, state)
    if act.letter not in packets:
        ruling = wrong(
            "not-this-letter", *codes, *_empty_code(state, act.letter), letter=act.letter,
            letters=packets,
        )  # fmt: skip
        return Step(ruling, state)
    turn = state.turn._replace(packet=act.letter)
    ruling = correct("chooses", *codes, letter=act.letter)
    return Step(ruling, state._replace(turn=turn, phase=Phase.DRAW))


def _empty_code(state: State, letter: str) -> tuple[str, ...]:
    return () if _has_card(state, letter) else ("BOU-Q06",)
