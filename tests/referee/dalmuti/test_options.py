"""Every option of the game is asked by the engine, and every value of it changes something."""

import random
from collections.abc import Callable, ItemsView, Iterator, Mapping

import pytest

from cardsmith.intake.shipped.law import law
from cardsmith.model.rules import Rules
from cardsmith.model.struct import replace
from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti import Act, Cancel, Deal, Give, Pass, Revolt, State, Trade, judge
from tests.referee.dalmuti.games import DEFAULT, NAMES, after, play, read_hands, shuffled

OPTIONS = {
    name.removeprefix("dalmuti."): values
    for name, values in law().options.items()
    if name.startswith("dalmuti.")
}
TAXED = {"A": "8 8", "B": "8 8", "C": "8 7", "D": "6 6", "E": "6 J", "F": "5 J"}
REVOLT = {"A": "1 9", "B": "2 10", "C": "3 11", "D": "4 12", "E": "J J"}
LAST = {"A": "5 9 9 9", "B": "9 9", "C": "3", "D": "6 1", "E": "7 2"}
TRICK = {"A": "8 8 J 1", "B": "7 7 2 2", "C": "6 6 8 8 3", "D": "5 5 9"}

Example = Callable[[Rules], object]


def ruled(start: Callable[[Rules], State], *acts: Act) -> Example:
    """The verdict on the last act, after the others, whatever they were found to be."""

    def example(rules: Rules) -> object:
        state = start(rules)
        for act in acts[:-1]:
            state = dalmuti.apply(state, act)
        return judge(state, acts[-1]).verdict

    return example


def opening(hands: Mapping[str, str], game: int = 2) -> Callable[[Rules], State]:
    return lambda rules: dalmuti.opening(rules, read_hands(hands), game=game)


def playing(hands: Mapping[str, str]) -> Callable[[Rules], State]:
    return lambda rules: dalmuti.position(rules, read_hands(hands))


def starting(players: int) -> Callable[[Rules], State]:
    return lambda rules: dalmuti.start(rules, NAMES[:players])


def settled(rules: Rules) -> State:
    table = dalmuti.start(rules, "ABCDE").table
    return dalmuti.Settled(table, (0,) * 5, (2, 0, 4, 1, 3))


def speaker(start: Callable[[Rules], State], *acts: Act) -> Example:
    """Who speaks after the acts."""

    def example(rules: Rules) -> object:
        state = start(rules)
        for act in acts:
            state = dalmuti.apply(state, act)
        return state.turn if isinstance(state, dalmuti.Playing) else None

    return example


def first_state(rules: Rules) -> object:
    state = dalmuti.start_unranked(rules, "ABCD")
    lot = dalmuti.Lot(tuple("DCBA"))
    return type(state), judge(state, lot).verdict


def seats_at(players: int) -> Example:
    def example(rules: Rules) -> object:
        try:
            return dalmuti.start(rules, "ABCDEFGHIJ"[:players]).table.seats
        except ValueError:
            return None

    return example


def revolted(rules: Rules) -> object:
    return after(opening(REVOLT)(rules), Revolt("E")).table.seats


def dealt(dealer: str = "", shuffler: str = "", extra: str = "top") -> Example:
    """The verdict on a deal to six; extra cards go where it is said."""
    way = DEFAULT.with_option("dalmuti.deal_extra", extra)
    act = replace(shuffled(way, 6, random.Random(1)), dealer=dealer, shuffler=shuffler)
    return ruled(starting(6), act)


ENDED = (play("A", "5"), Pass("B"), play("C", "3"))
ALL_OUT = (play("A", "3"), Pass("B"), Pass("C"), Pass("D"), play("B", "4"), Pass("C"), Pass("D"))
EXAMPLES: dict[str, Example] = {
    "deck=custom": ruled(starting(4), Deal(((1,), (2,), (3,), (4,)))),
    "deal_extra=bottom": dealt(extra="bottom"),
    "deal_extra=aside": dealt(extra="aside"),
    "dealer=pb_shuffles": dealt("F", "E"),
    "dealer=any": dealt("A"),
    "first=lot": first_state,
    "first=seats": first_state,
    "first_tax=no": ruled(opening(TAXED, game=1), Give("F", "A", (5, 13))),
    "order=right": speaker(playing(TRICK), play("A", "8 8")),
    "ranks=neighbour": ruled(settled, dalmuti.Reseat(tuple("CDEAB"))),
    "players=3-10": seats_at(3),
    "tax_joker=best": ruled(opening(TAXED), Give("E", "B", (13,))),
    "tax_choice=gb": ruled(opening(TAXED), Give("A", "F", (8, 8), chooser="F")),
    "tax_return=any": ruled(opening(TAXED), Give("F", "A", (5, 13)), Give("A", "F", (5, 8))),
    "tax_order=big_first": ruled(opening(TAXED), Give("E", "B", (6,))),
    "tax_open=yes": ruled(opening(TAXED), Give("E", "B", (6,), shown=True)),
    "cancel_when=any": ruled(opening(REVOLT), Give("D", "B", (4,)), Cancel("E")),
    "revolution_taxes=reversed": ruled(opening(REVOLT), Revolt("E"), Give("A", "E", (1, 9))),
    "revolution_map=gd_gb_only": revolted,
    "revolution_map=caller_first": revolted,
    "claim_show=no": ruled(opening(REVOLT), Cancel("E", shown=False)),
    "jokers=wild": ruled(playing(TRICK), play("A", "8 J")),
    "cover=equal": ruled(playing(TRICK), play("A", "8 8"), Pass("B"), play("C", "8 8")),
    "lead_pass=yes": ruled(playing(TRICK), Pass("A")),
    "pass=locked": ruled(
        playing(TRICK),
        play("A", "8 8"),
        Pass("B"),
        play("C", "6 6"),
        Pass("D"),
        Pass("A"),
        play("B", "2 2"),
    ),
    "self_cover=yes": ruled(
        playing(TRICK), play("A", "8 8"), Pass("B"), Pass("C"), Pass("D"), Pass("A")
    ),
    "out_lead=holder": speaker(playing(LAST), *ENDED),
    "out_lead=immediate": ruled(playing(LAST), *ENDED, play("D", "6")),
    "out_lead=previous": speaker(playing(LAST), *ENDED, *(Pass(player) for player in "DEAB")),
    "end=all_out": ruled(
        playing({"A": "3", "B": "4", "C": "5", "D": "6"}),
        *ALL_OUT,
        play("C", "5"),
        dalmuti.Reseat(tuple("ABCD")),
    ),
    "auto_end=yes": speaker(playing(TRICK), play("A", "1")),
    "irregular=forced_pass": speaker(playing(TRICK), play("A", "8 8"), play("B", "9 9")),
    "counts=secret": ruled(settled, dalmuti.Look("A", dalmuti.Sight.COUNT, "B")),
    "discards=open": ruled(settled, dalmuti.Look("A", dalmuti.Sight.DISCARDS)),
    "score=from_zero": ruled(settled, dalmuti.Score((3, 1, 4, 0, 2))),
    "score=from_one": ruled(settled, dalmuti.Score((4, 2, 5, 1, 3))),
    "join=last": ruled(starting(5), dalmuti.Join("F", 5)),
    "join=merchant": ruled(starting(5), dalmuti.Join("F", 2)),
    "merchant_trade=gd_leave": ruled(opening(TAXED), Trade("C", 7, "D", 6)),
}


def test_each_value_of_each_option_has_an_example() -> None:
    values = {f"{name}={value}" for name, told in OPTIONS.items() for value in told[1:]}

    assert set(EXAMPLES) == values


@pytest.mark.parametrize("option", EXAMPLES)
def test_an_option_changes_what_is_right_or_what_comes_of_it(option: str) -> None:
    name, _, value = option.partition("=")
    example = EXAMPLES[option]

    assert example(DEFAULT) != example(DEFAULT.with_option(f"dalmuti.{name}", value))


class Asked(Mapping[str, str]):
    """Options that remember which of them were asked."""

    def __init__(self, options: Mapping[str, str]) -> None:
        self.options, self.names = options, set[str]()

    def __getitem__(self, name: str) -> str:
        self.names.add(name)
        return self.options[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)

    def items(self) -> ItemsView[str, str]:
        """All of them at once, as a cache of rules looks at them; none is asked."""
        return self.options.items()


def test_the_engine_asks_every_option_of_its_game_and_none_of_the_other() -> None:
    asked = Asked(DEFAULT.options)
    dalmuti.House.of(Rules(profile="asked", options=asked, numbers=DEFAULT.numbers))

    assert asked.names == {f"dalmuti.{name}" for name in OPTIONS}


def test_the_engine_asks_every_number_of_its_game() -> None:
    numbers = {name for name in law().numbers if name.startswith("dalmuti.")}

    for name in numbers:
        less = {other: value for other, value in DEFAULT.numbers.items() if other != name}
        with pytest.raises(KeyError):
            dalmuti.House.of(Rules(profile="asked", options=DEFAULT.options, numbers=less))
