"""Le Bouffon played by chance, every turn moved and scored by the referee.

Every other player finds each entry of a card with the same chance, at any second of the minute;
nobody speaks while miming or lets his card be seen.
"""

from collections.abc import Iterator
from enum import StrEnum
from random import Random

from cardsmith.model.rules import Rules
from cardsmith.model.struct import Struct
from cardsmith.pipeline.simulating.tallies import Batch, Mark, Tally, chance_of
from cardsmith.referee.bouffon import (
    Card,
    House,
    Marotte,
    Moved,
    Outcome,
    Phase,
    Player,
    Proposed,
    Rolled,
    State,
    TookOver,
    Track,
    Turn,
    next_bouffon,
    resolve,
    start,
    step,
)
from cardsmith.referee.bouffon.moving import destinations

NAMES = "ABCDEF"
"""The players by seat, the first Bouffon and those on his left."""

BATCH = 250
"""Games that take a quarter of a second or more."""

MOST_TURNS = 2000
"""After so many a game is given up: nobody finds anything, and it never ends."""

QUARTERS = 4
"""Times are counted in quarters of a minute, to stay whole."""

_SET_UP = 3
_MIME = 4
_CHECK = 1
_MAROTTE = 5


class Manner(StrEnum):
    """How the Bouffon decides what the rules leave to him."""

    BOLD = "bold"
    """He goes as far as he may, and always claims the marotte."""
    CAREFUL = "careful"
    """He goes as far as he may, and never claims it."""
    RANDOM = "random"
    """He stops on any square that he may choose, and claims the marotte every other time."""


class Hints(StrEnum):
    """How many entries the Bouffon cites of a card that has enough of them (BOU-09)."""

    NONE = "none"
    ONE = "one"
    TWO = "two"
    SOME = "some"
    """One, or two of a card that has two entries more than enough."""


class Setting(Struct, frozen=True, kw_only=True):
    """What is the same in every game.

    ``guessing`` is the chance that one player finds one entry, ``marotte`` that a claimed one is
    answered. ``cards`` are drawn with the same chance, whatever the square, so the letters of the
    board do not matter: ``finish`` alone does.
    """

    rules: Rules
    finish: int
    cards: tuple[Card, ...]
    guessing: float
    marotte: float
    hints: Hints
    manner: Manner
    seed: int


def play(setting: Setting, batch: Batch) -> Tally:
    """What some of the games showed."""
    tally = Tally()
    opening = seated(setting, batch.players)
    for index in range(batch.first, batch.end):
        chance = chance_of("bouffon", setting.seed, batch.players, index)
        tally.update(_marks(turns(setting, opening, chance), chance))
        if tally[Mark("endless")]:
            break
    return tally


def seated(setting: Setting, players: int) -> State:
    """The table once the first seat has rolled the smallest die."""
    first, *others = names = tuple(NAMES[:players])
    state = start(names, Track(setting.finish), House.of(setting.rules))
    state = step(state, Rolled(first, 1)).state
    for other in others:
        state = step(state, Rolled(other, 2)).state
    return step(state, TookOver(first)).state


def turns(setting: Setting, opening: State, chance: Random) -> Iterator[State]:
    """The table after each turn of one game, with all that happened in the turn."""
    state = opening
    for _ in range(MOST_TURNS):
        state = _moved(setting, state, chance)
        if state.phase is Phase.DRAW:
            state = _mimed(setting, state, chance)
        yield state
        if state.phase is Phase.OVER:
            return
        state = step(state, TookOver(next_bouffon(state.table, state.bouffon, state.house))).state


def _marks(states: Iterator[State], chance: Random) -> Iterator[Mark]:
    """What one game showed."""
    tables = tuple(states)
    if tables[-1].phase is not Phase.OVER:
        yield Mark("endless")
        return
    marottes = [state.turn.marotte for state in tables if state.turn.marotte]
    mimed = sum(state.turn.card is not None for state in tables)
    quarters = _SET_UP * len(tables) + (_MIME + _CHECK) * mimed + _MAROTTE * len(marottes)
    yield Mark("turns", len(tables))
    yield Mark("quarters", quarters)
    yield Mark("marottes", len(marottes))
    yield Mark("saved", sum(bool(marotte.found) for marotte in marottes))
    for winner in _winners(tables[-1], chance):
        yield Mark("wins", seat=1 + tables[-1].table.players.index(winner))


def _winners(state: State, chance: Random) -> tuple[Player, ...]:
    """Who has won; of several equally far, whom the rules do not part, one by lot."""
    if state.house.win_tie == "shared":
        return state.winners
    table = state.table
    best = max(table.squares)
    return (chance.choice([who for who in table.arrivals if table.square(who) == best]),)


def _moved(setting: Setting, state: State, chance: Random) -> State:
    """The die and the pawn."""
    value = 1 + int(chance.random() * state.house.die_faces)
    state = step(state, Rolled(state.bouffon, value)).state
    squares = destinations(state)
    square = chance.choice(squares) if setting.manner is Manner.RANDOM else squares[-1]
    return step(state, Moved(state.bouffon, square)).state


def _mimed(setting: Setting, state: State, chance: Random) -> State:
    """The card, the minute and the score."""
    card = setting.cards[int(chance.random() * len(setting.cards))]
    hints = tuple(chance.sample(card.entries, _hints(setting, card, state.house)))
    said = tuple(_said(setting, state, card, chance))
    state = state._replace(turn=state.turn._replace(card=card, hints=hints, proposals=said))
    turn, outcome = _decided(state, chance)
    if outcome.failed and _claims(setting.manner, chance):
        drawer = next_bouffon(state.table, state.bouffon, state.house)
        found = chance.random() < setting.marotte
        turn = turn._replace(marotte=Marotte(drawer, found=found))
        outcome = resolve(state.table, turn, state.house)
    table = state.table._replace(squares=outcome.squares, arrivals=outcome.arrivals)
    phase = Phase.OVER if outcome.winners else Phase.NEXT
    return state._replace(table=table, turn=turn, winners=outcome.winners, phase=phase)


def _hints(setting: Setting, card: Card, house: House) -> int:
    """How many entries are cited before the minute."""
    spare = len(card.entries) - house.hint_min
    wished = {Hints.NONE: 0, Hints.ONE: 1, Hints.TWO: 2, Hints.SOME: 1 if spare < 2 else 2}
    return min(wished[setting.hints], house.hint_max) if spare >= 0 else 0


def _said(setting: Setting, state: State, card: Card, chance: Random) -> Iterator[Proposed]:
    """The entries that the others find, each with its second."""
    draw, guessing, minute = chance.random, setting.guessing, state.house.minute
    for entry in card.entries:
        for player in state.table.players:
            if player != state.bouffon and draw() < guessing:
                yield Proposed(player, entry, int(draw() * minute))


def _decided(state: State, chance: Random) -> tuple[Turn, Outcome]:
    """The turn and what it gives, once those who spoke at once have rolled (BOU-Q16)."""
    turn = state.turn
    outcome = resolve(state.table, turn, state.house)
    while outcome.undecided:
        lots = tuple(
            (player, 1 + int(chance.random() * state.house.die_faces))
            for player in outcome.undecided
        )
        turn = turn._replace(lots=(*turn.lots, *lots))
        outcome = resolve(state.table, turn, state.house)
    return turn, outcome


def _claims(manner: Manner, chance: Random) -> bool:
    if manner is Manner.RANDOM:
        return chance.random() < 0.5
    return manner is Manner.BOLD
