"""The tree of a tiny game: every line of acts counted by the engine and by a naive twin."""

from cardsmith.referee.bouffon import (
    MAROTTE,
    Card,
    Phase,
    State,
    Track,
    apply,
    legal_acts,
    start,
)
from tests.referee.bouffon.players import IDLE
from tests.referee.bouffon.tables import house_of

HOUSE = house_of(die_faces="2")
TRACK = Track(4, (("A",), ("K", "W"), ("B",)))
DECK = {
    **{letter: (Card(letter, ("feu", "lueur")),) for letter in "AKWB"},
    MAROTTE: (Card("sot", ("fou",)),),
}
PINNED = [1, 4, 8, 20, 40, 88, 172, 364, 700, 1468, 2820, 5928, 11416, 24008, 46288, 97320]


def perft(state: State, depth: int) -> int:
    """How many lines of that many acts the engine allows, idle ones left out."""
    if depth == 0:
        return 1
    busy = (act for act in legal_acts(state) if not isinstance(act, IDLE))
    return sum(perft(apply(state, act), depth - 1) for act in busy)


Twin = tuple[str, int, int, int, int, str]
"""What is awaited, the Bouffon, both squares, the square before the die, what was said."""


def naive(dice: tuple[int, ...], depth: int) -> int:
    """The same count from the opening on: A and B roll in any order, again while they tie."""
    if depth == 0:
        return 1
    if len(dice) == 2 and dice[0] != dice[1]:
        return line(("die", dice.index(min(dice)), 0, 0, 0, ""), depth - 1)
    if len(dice) == 1:
        return sum(naive((*dice, face), depth - 1) for face in (1, 2))
    return 2 * sum(naive((face,), depth - 1) for face in (1, 2))


def line(twin: Twin, depth: int) -> int:
    """How many lines follow a moment after the opening."""
    if depth == 0 or twin[0] == "over":
        return int(depth == 0)
    return sum(line(later, depth - 1) for later in follow(twin))


def follow(twin: Twin) -> list[Twin]:
    """The moments that may come next, one for each act."""
    phase, who, mine, other, before, said = twin
    if phase == "die":
        return [("move", who, mine, other, mine, str(face)) for face in (1, 2)]
    if phase == "move":
        square = before + int(said)
        if square >= 4:
            return [("over", who, square, other, before, "")]
        return [("letter" if square == 2 else "draw", who, square, other, before, "")]
    if phase == "letter":
        return [("draw", who, mine, other, before, "")] * 2
    straight = {"draw": "title", "title": "spelling", "spelling": "ready", "ready": "mime"}
    straight |= {"m-draw": "m-title", "m-title": "m-ready"}
    if phase in straight:
        return [(straight[phase], who, mine, other, before, said)]
    if phase == "mime":
        proposed = [("mime", who, mine, other, before, said + word) for word in "fl"]
        ends = 1 + ({"f", "l"} <= set(said))
        return [*proposed, *[("check", who, mine, other, before, said)] * ends]
    return check(twin)


def check(twin: Twin) -> list[Twin]:
    """The moments that may come after the minute."""
    phase, who, mine, other, before, said = twin
    if phase in ("2back", "back", "next"):
        places = (who, mine, other, before, "")
        ends: dict[str, list[Twin]] = {
            "2back": [("back", *places)] * 2,
            "back": [("next", *places)],
            "next": [("die", 1 - who, other, mine, other, "")],
        }
        return ends[phase]
    if phase == "check" and not said:
        back = max(mine - 3, 0)
        return [("back", who, back, other, before, ""), ("m-draw", who, mine, other, before, "")]
    if phase == "check":
        return [after(who, mine, other, before, [(3, 0), (0, 3), (3 * (len(set(said)) == 2), 0)])]
    if phase == "m-ready":
        return [twin, ("answer", who, mine, other, before, "")]
    if phase == "answer":
        more: Twin = ("answer", who, mine, other, before, "f")
        return [more, *[("m-check", who, mine, other, before, said)] * (2 if said else 1)]
    if not said:
        return [("2back", who, before, other, before, "")]
    return [after(who, mine, other, before, [(3, 0), (3, 0)], "2back")]


def after(
    who: int, mine: int, other: int, before: int, steps: list[tuple[int, int]], then: str = "back"
) -> Twin:
    """The moment after a score, taken step by step until somebody reaches the end."""
    for step_mine, step_other in steps:
        mine, other = mine + step_mine, other + step_other
        if max(mine, other) >= 4:
            return ("over", who, mine, other, before, "")
    return (then, who, mine, other, before, "")


def test_the_engine_and_its_naive_twin_count_the_same_lines() -> None:
    state = start(("A", "B"), TRACK, HOUSE, DECK)
    counts = [perft(state, depth) for depth in range(11)]

    assert counts == [naive((), depth) for depth in range(11)]
    assert counts == PINNED[:11]


def test_the_tree_stays_what_it_was() -> None:
    assert [naive((), depth) for depth in range(len(PINNED))] == PINNED


def test_the_tree_ends_only_in_victory() -> None:
    state = start(("A", "B"), TRACK, HOUSE, DECK)
    for _ in range(400):
        legal = [act for act in legal_acts(state) if not isinstance(act, IDLE)]
        assert bool(legal) == (state.phase is not Phase.OVER)
        if not legal:
            break
        state = apply(state, legal[-1])
