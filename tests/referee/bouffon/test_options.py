"""Every option of Le Bouffon is read, and each of its values changes something at a table."""

from collections.abc import Iterator, Mapping

import pytest

from cardsmith.intake.shipped.law import default_rules, law
from cardsmith.model.rules import Rules
from cardsmith.referee.bouffon import (
    MAROTTE,
    Accepted,
    Card,
    Claimed,
    Drew,
    Ended,
    Hinted,
    House,
    Manner,
    Marotte,
    Mimed,
    Moved,
    Nodded,
    Phase,
    Proposed,
    Remembered,
    Rolled,
    Saw,
    Settled,
    Spoke,
    Spoken,
    TookOver,
    Track,
    Turn,
    Turned,
    apply,
    judge,
    legal_acts,
    standings,
)
from tests.referee.bouffon.tables import (
    BOARD,
    LONG_ECLAT,
    SOT,
    Witness,
    a_marotte,
    a_state,
    a_table,
    a_turn,
    house_of,
    scored,
)

OPTIONS = {
    name.removeprefix("bouffon."): values
    for name, values in law().options.items()
    if name.startswith("bouffon.")
}
ALL_BY_B = ("B lueur@3", "B rayon@4", "B feu@20", "B étincelle@41")
HINTED = a_turn("B lueur@9", card=LONG_ECLAT)._replace(hints=("lueur",))
BONUS = a_turn(
    "B étincelle@3", "B feu@4", "B éclair@20", "B brillant@41", card=LONG_ECLAT
)._replace(hints=("lueur", "rayon"))
SPOKE = a_turn("B rayon@16", "C feu@20")._replace(spoken=(Spoken("rayon", 15),))
MISSED = Marotte(found=False)


def length_witness(*entries: str) -> Witness:
    turn = a_turn(f"C {entries[0]}@9", f"B {entries[1]}@10", card=Card("x", entries))
    return lambda house: scored(turn, house=house)


def squares(turn: Turn, *on: int) -> Witness:
    return lambda house: scored(turn, a_table(*on), house).squares


def missed(house: House) -> object:
    """The square after a lost marotte, from a die of 4 and from a die of 2."""
    lost = a_turn()._replace(marotte=MISSED)
    return scored(lost, house=house).squares, scored(lost, a_table(12), house).squares


def tied_opening(house: House) -> object:
    dice = (("A", 4), ("B", 2), ("C", 2), ("D", 5))
    state = a_state(Phase.OPENING, house, dice=dice[:3])
    return legal_acts(apply(state, Rolled("D", 5)))


def emptied(house: House) -> object:
    turn = a_turn()._replace(before=2, die=2)
    state = a_state(Phase.MOVE, house, turn=turn, packets={"D": (), "E": (SOT,)})
    return legal_acts(apply(state, Moved("A", 4)))


def merged(house: House) -> object:
    turn = a_turn()._replace(before=8, die=3)
    return legal_acts(apply(a_state(Phase.MOVE, house, turn=turn, packets={}), Moved("A", 11)))


def seven_cards(house: House) -> object:
    return judge(a_state(Phase.DIE, house), Rolled("A", 5)).verdict


def hinted(house: House) -> object:
    state = a_state(Phase.READY, house, turn=a_turn(card=LONG_ECLAT))
    first = judge(state, Hinted("A", "feu")).verdict
    return first, judge(apply(state, Hinted("A", "feu")), Hinted("A", "lueur")).verdict


WITNESSES: Mapping[str, Witness] = {
    "start_tie": tied_opening,
    "order": lambda house: judge(a_state(Phase.NEXT, house), TookOver("B")).verdict,
    "die": lambda house: judge(a_state(Phase.MOVE, house), Moved("A", 12)).verdict,
    "win_by_die": lambda house: (
        apply(a_state(Phase.MOVE, house, turn=a_turn()._replace(before=44)), Moved("A", 48)).winners
    ),
    "merged": merged,
    "empty": emptied,
    "seen_card": lambda house: apply(a_state(Phase.READY, house), Saw("B")).phase,
    "hint_min": hinted,
    "hint_max": hinted,
    "hints": lambda house: (scored(HINTED, house=house), scored(BONUS, house=house).gained("A")),
    "speech": squares(SPOKE),
    "noises": lambda house: judge(a_state(Phase.MIME, house), Mimed("A", Manner.NOISE)).verdict,
    "air_letters": lambda house: (
        judge(a_state(Phase.MIME, house), Mimed("A", Manner.AIR_LETTERS)).verdict
    ),
    "match": lambda house: [
        scored(a_turn(f"B {word}@3"), house=house).failed for word in ("rayons", "lueure")
    ],
    "repeat": squares(a_turn("B rayon@12", "D rayon@13")),
    "simultaneous": lambda house: scored(a_turn("C lueur@12", "B rayon@12"), house=house),
    "nod": squares(a_turn("B clarté@4")._replace(gestures=(Nodded("A", "clarté"),))),
    "offcard": lambda house: (
        judge(a_state(Phase.CHECK, house, turn=a_turn("B clarté@4")), Accepted("clarté")).verdict
    ),
    "late": lambda house: judge(a_state(Phase.CHECK, house), Proposed("B", "feu", 61)).verdict,
    "early_end": lambda house: (
        judge(a_state(Phase.MIME, house, turn=a_turn(*ALL_BY_B)), Ended(45)).verdict
    ),
    "longest_bonus": squares(a_turn(*ALL_BY_B)),
    "tie_loser": squares(a_turn("C lueur@12", "B rayon@30")),
    "per_player": squares(a_turn("B feu@5", "B étincelle@40")),
    "floor": squares(a_turn()._replace(before=0), 2, 0, 0, 0),
    "penalty_from": squares(a_turn()),
    "marotte_base": squares(a_turn()._replace(marotte=Marotte(found=True))),
    "marotte_fail": missed,
    "marotte_drawer": lambda house: (
        judge(a_state(Phase.MAROTTE_DRAW, house), Drew("D", MAROTTE, SOT)).verdict
    ),
    "marotte_need": lambda house: (
        judge(a_marotte(Phase.MAROTTE_CHECK, house, "A niais@9"), Settled((20, 12, 5, 0))).verdict
    ),
    "win_tie": lambda house: scored(a_turn(*ALL_BY_B), a_table(43, 44, 0, 0), house).winners,
    "end": lambda house: scored(a_turn("B feu@3"), a_table(45, 0, 0, 0), house).winners,
    "length_space": length_witness("lueurs", "au feu"),
    "length_apostrophe": length_witness("lueurs", "d'ambre"),
    "length_digit": length_witness("lueurs", "formule 1"),
    "ligature": length_witness("rayons", "chœurs"),
    "ranking": lambda house: standings(a_table(), house),
    "before_glass": squares(a_turn("B lueur@-2", "C lueur@5")),
    "known_card": lambda house: apply(a_state(Phase.READY, house), Remembered("B")).phase,
    "marotte_spell": lambda house: (
        judge(
            a_marotte(Phase.MAROTTE_SPELLING, house)._replace(
                phase=Phase.MAROTTE_SPELLING if house.marotte_spell else Phase.MAROTTE_READY
            ),
            Turned("B"),
        ).verdict
    ),
    "merged_squares": lambda house: Track.of(BOARD, house),
    "die_faces": seven_cards,
}
"""One thing of the game that shows what each option says."""

OTHER_NUMBERS = {"hint_min": "7", "hint_max": "1", "die_faces": "4"}
"""Options of which the law has one value: another number is still obeyed."""


class Reads(Mapping[str, str]):
    """Options that remember which of them were read."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.options, self.names = options, set[str]()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        return self.options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)


def test_every_option_of_the_law_is_read_and_has_its_witness() -> None:
    reads = Reads(default_rules().options)
    rules = Rules(profile="read", options=reads, numbers=law().numbers)
    reads.names.clear()
    House.of(rules)

    assert reads.names == {f"bouffon.{name}" for name in OPTIONS}
    assert WITNESSES.keys() == OPTIONS.keys()


@pytest.mark.parametrize("name", sorted(OPTIONS))
def test_every_value_of_an_option_changes_something(name: str) -> None:
    values = [*OPTIONS[name], *([OTHER_NUMBERS[name]] if name in OTHER_NUMBERS else [])]
    seen = [WITNESSES[name](house_of(**{name: value})) for value in values]

    assert all(one not in seen[:place] for place, one in enumerate(seen)), values


@pytest.mark.parametrize(
    ("name", "witness"),
    [
        ("gain", squares(a_turn("B feu@3"))),
        ("shorter_gain", squares(a_turn("B feu@3", "C lueur@4"))),
        ("bonus", squares(a_turn(*ALL_BY_B))),
        ("penalty", squares(a_turn())),
        ("marotte_gain", squares(a_turn()._replace(marotte=Marotte(found=True)))),
        ("marotte_bonus", squares(a_turn()._replace(marotte=Marotte(found=True)))),
        ("minute", squares(a_turn("B feu@59"))),
    ],
)
def test_the_numbers_of_the_law_are_those_that_play(name: str, witness: Witness) -> None:
    rules = default_rules()
    changed = {**rules.numbers, f"bouffon.{name}": 2}
    other = Rules(profile="texte", options=rules.options, numbers=changed)

    assert witness(House.of(other)) != witness(House.of(rules))


def test_a_spoken_word_is_noted_whatever_the_sanction() -> None:
    for speech in OPTIONS["speech"]:
        state = a_state(Phase.MIME, house_of(speech=speech))
        assert judge(state, Spoke("A", "feu", 3)).verdict == "wrong"
        assert apply(state, Spoke("A", "feu", 3)).turn.spoken


def test_a_strict_table_still_lets_him_claim_the_marotte() -> None:
    state = a_state(Phase.CHECK, house_of(speech="void_turn"), turn=SPOKE)

    assert judge(state, Claimed("A")).verdict == "correct"
