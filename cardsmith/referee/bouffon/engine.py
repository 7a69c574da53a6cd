"""The turn machine of Le Bouffon: one act in, a ruling and the next state out."""

from collections.abc import Mapping
from typing import assert_never

from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon import announcing, cards, checking, miming, moving, opening
from cardsmith.referee.bouffon.acts import (
    Accepted,
    Act,
    Card,
    Chose,
    Claimed,
    Drew,
    Ended,
    Hinted,
    Left,
    Mimed,
    Moved,
    Nodded,
    Player,
    Proposed,
    PutBack,
    ReadTitle,
    Remembered,
    Rolled,
    Saw,
    Settled,
    Shook,
    Spelt,
    Spoke,
    TookOver,
    Turned,
)
from cardsmith.referee.bouffon.due import Step, untimely
from cardsmith.referee.bouffon.house import House
from cardsmith.referee.bouffon.states import Packets, Phase, State, Table, Turn
from cardsmith.referee.bouffon.track import Track
from cardsmith.referee.rulings import not_covered, wrong

_NO_PACKETS: Mapping[str, tuple[Card, ...]] = {}


def start(
    players: tuple[Player, ...], track: Track, house: House, packets: Packets = _NO_PACKETS
) -> State:
    """A game before its first die: every pawn on the start square (BOU-01, BOU-04).

    Raises ValueError for too few or too many players, and for two of one name.

    >>> from cardsmith.intake.shipped.law import default_rules
    >>> from cardsmith.model.board import STANDARD_LAP, Board
    >>> house = House.of(default_rules())
    >>> track = Track.of(Board(STANDARD_LAP, laps=2), house)
    >>> start(("A", "B", "C"), track, house).table
    Table(players=('A', 'B', 'C'), squares=(0, 0, 0), finish=47, arrivals=(), first='')
    """
    if not house.fewest_players <= len(players) <= house.most_players:
        raise ValueError(f"{house.fewest_players} to {house.most_players} play, not {len(players)}")
    if len(set(players)) < len(players):
        raise ValueError(f"two players have one name: {players}")
    table = Table(players, (0,) * len(players), track.finish)
    return State(house, track, table, packets, Phase.OPENING, Turn(""))


def judge(state: State, act: Act) -> Ruling:
    """What the rules say of an act at this moment, with its articles and readings."""
    return step(state, act).ruling


def apply(state: State, act: Act) -> State:
    """The state that the rules make of an act.

    A wrong act is taken back and changes nothing, but for the incidents that the rules remember:
    a word the Bouffon spoke, a wrong nod, a card that was seen, a word said too early or late.
    """
    return step(state, act).state


def step(state: State, act: Act) -> Step:
    """``judge`` and ``apply`` at once: a replay needs both.

    >>> from cardsmith.intake.shipped.law import default_rules
    >>> house = House.of(default_rules())
    >>> opening = start(("A", "B"), Track(47), house)
    >>> step(opening, Rolled("A", 3)).ruling.articles
    ('BOU-03',)
    >>> step(opening, Moved("A", 3)).ruling.verdict.value
    'wrong'
    """
    match act:
        case Proposed():
            return miming.propose(state, act)
        case Nodded() | Shook():
            return miming.answer_yes_or_no(state, act)
        case Rolled():
            return _roll(state, act)
        case TookOver():
            return opening.take_over(state, act)
        case Moved() | Chose():
            return _move(state, act)
        case Drew() | Saw() | Remembered() | PutBack():
            return _handle_card(state, act)
        case ReadTitle() | Spelt() | Hinted() | Turned():
            return _announce(state, act)
        case _:
            return _perform(state, act)


def _roll(state: State, act: Rolled) -> Step:
    if not 1 <= act.value <= state.house.die_faces:
        faces = state.house.die_faces
        return Step(wrong("no-such-face", "BOU-Q45", value=act.value, faces=faces), state)
    match state.phase:
        case Phase.OPENING:
            return opening.roll_to_start(state, act)
        case Phase.DIE:
            return moving.roll_to_move(state, act)
        case Phase.CHECK:
            return checking.roll_for_order(state, act)
        case _:
            return untimely(state)


def _move(state: State, act: Moved | Chose) -> Step:
    match act:
        case Moved():
            return moving.move(state, act)
        case Chose():
            return moving.choose(state, act)
        case _:
            assert_never(act)


def _handle_card(state: State, act: Drew | Saw | Remembered | PutBack) -> Step:
    match act:
        case Drew():
            return cards.draw(state, act)
        case Saw():
            return cards.see(state, act)
        case Remembered():
            return cards.remember(state, act)
        case PutBack():
            return cards.put_back(state, act)
        case _:
            assert_never(act)


def _announce(state: State, act: ReadTitle | Spelt | Hinted | Turned) -> Step:
    match act:
        case ReadTitle():
            return announcing.read_title(state, act)
        case Spelt():
            return announcing.spell(state, act)
        case Hinted():
            return announcing.hint(state, act)
        case Turned():
            return announcing.turn_glass(state, act)
        case _:
            assert_never(act)


def _perform(
    state: State, act: Spoke | Mimed | Ended | Accepted | Claimed | Settled | Left
) -> Step:
    match act:
        case Spoke():
            return miming.speak(state, act)
        case Mimed():
            return miming.mime(state, act)
        case Ended():
            return miming.end(state, act)
        case Accepted():
            return checking.accept(state, act)
        case Claimed():
            return checking.claim(state, act)
        case Settled():
            return checking.settle(state, act)
        case Left():
            return Step(not_covered("leaves", "BOU-02", "BOU-Q38", player=act.player), state)
        case _:
            assert_never(act)
