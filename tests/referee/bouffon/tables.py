"""Tables, cards and moments of Le Bouffon for the tests, and a way to play a whole game."""

from collections.abc import Callable

from cardsmith.intake.shipped.law import rules_of
from cardsmith.model.board import STANDARD_LAP, Board
from cardsmith.referee.bouffon import (
    MAROTTE,
    Act,
    Card,
    House,
    Marotte,
    Outcome,
    Packets,
    Phase,
    Proposed,
    State,
    Table,
    Track,
    Turn,
    apply,
    judge,
    resolve,
)

SEATS = tuple("ABCD")
ECLAT = Card("éclat", ("lueur", "rayon", "feu", "étincelle"))
LONG_ECLAT = Card("éclat", (*ECLAT.entries, "éclair", "brillant"))
SOT = Card("sot", ("niais", "nigaud"))
SQUARES = (14, 12, 5, 0)


def house_of(**options: str) -> House:
    """A house that plays by the text, but for these options of Le Bouffon."""
    named = {f"bouffon.{name}": value for name, value in options.items()}
    return House.of(rules_of("texte", named))


HOUSE = house_of()
BOARD = Board(STANDARD_LAP, laps=2)
TRACK = Track.of(BOARD, HOUSE)


def said(text: str) -> Proposed:
    """A proposal as the cases write it: player, word, and the second after an @."""
    player, _, rest = text.partition(" ")
    word, _, at = rest.partition("@")
    return Proposed(player, word, int(at) if at else None)


def a_turn(*proposals: str, card: Card = ECLAT) -> Turn:
    """A turn of A, who was on 10 and rolled 4."""
    return Turn("A", 10, 4, "E", card, proposals=tuple(map(said, proposals)))


def a_table(*squares: int, finish: int = 47) -> Table:
    """Four players, A being the first Bouffon; 14, 12, 5 and 0 unless told."""
    return Table(SEATS, squares or SQUARES, finish, first="A")


def scored(turn: Turn, table: Table | None = None, house: House = HOUSE) -> Outcome:
    """What a turn gives at the usual table."""
    return resolve(table or a_table(), turn, house)


def a_state(phase: Phase, house: House = HOUSE, **fields: object) -> State:
    """A moment of A's turn on the E square, his card being ``ECLAT``."""
    packets: Packets = {"E": (), MAROTTE: (SOT,)}
    state = State(house, TRACK, a_table(), packets, phase, a_turn(), out=("E",))
    return state._replace(**fields)  # type: ignore[arg-type]  # each test names its own fields


def a_marotte(phase: Phase, house: House = HOUSE, *answers: str) -> State:
    """A moment of the marotte that B drew for A."""
    turn = a_turn()._replace(marotte=Marotte("B", SOT, tuple(map(said, answers))))
    return a_state(phase, house, turn=turn, out=("E", MAROTTE), packets={MAROTTE: (), "E": ()})


def verdict(state: State, act: Act) -> str:
    """The verdict on an act, as a word."""
    return judge(state, act).verdict.value


def played(state: State, *acts: Act) -> State:
    """The state after acts that are all correct."""
    for act in acts:
        assert verdict(state, act) == "correct", (state.phase, act, judge(state, act))
        state = apply(state, act)
    return state


def a_deck(house: House = HOUSE, cards: int = 3) -> dict[str, tuple[Card, ...]]:
    """Packets for the whole board; entries from three to five, of several lengths."""
    entries = ("mot", "rayon", "chef-d’œuvre", "lueur", "(se) perdre")
    track = Track.of(BOARD, house)
    names = {name for square in range(1, track.finish) for name in track.packets(square, house)}
    deck = {
        name: tuple(Card(f"{name} {number}", entries[: 3 + number % 3]) for number in range(cards))
        for name in sorted(names)
    }
    return {**deck, MAROTTE: tuple(Card(f"sot {number}", SOT.entries) for number in range(cards))}


Witness = Callable[[House], object]
"""Something that can be seen of a house."""
