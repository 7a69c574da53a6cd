"""Situations of Le Grand Dalmuti that nobody can have been in, told in earnest or by mistake."""

import pytest

from cardsmith.intake.shipped.law import rules_of
from cardsmith.model.finding import InputError
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.claims import judge_claim

FIVE: Plain = ["A", "B", "C", "D", "E"]
LEADS: Plain = {"next": {"lead": "A"}}


def ruled(given: dict[str, Plain], claim: Plain, **options: str) -> Ruling:
    rules = rules_of("texte", {f"dalmuti.{name}": value for name, value in options.items()})
    return judge_claim(claim, {"seats": FIVE, **given}, rules)


def refused(given: dict[str, Plain], claim: Plain, **options: str) -> tuple[str, str, str]:
    """The code of what is amiss, its kind, and where."""
    with pytest.raises(InputError) as caught:
        ruled(given, claim, **options)
    finding = caught.value.finding
    return finding.code, str(finding.arguments.get("kind", "")), str(finding.span)


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"lead": "A", "hands": {"A": ["1", "1"]}}, "given.hands.A"),
        ({"lead": "A", "hands": {"A": ["J", "J"], "B": ["J"]}}, "given.hands.B"),
        ({"lead": "A", "hands": {"A": ["12"] * 256}}, "given.hands.A"),
        ({"turn": "B", "table": {"by": "A", "cards": ["1", "1"]}}, "given.table.cards"),
        (
            {
                "turn": "B",
                "table": {"by": "A", "cards": ["1"], "over": {"by": "E", "cards": ["2"]}},
                "hands": {"C": ["2", "2"]},
            },
            "given.table.over.cards",
        ),
    ],
)
def test_the_deck_has_only_so_many_of_a_card(given: dict[str, Plain], place: str) -> None:
    assert refused(given, LEADS) == ("G163", "deck", place)


def test_a_deck_of_ones_own_may_have_more() -> None:
    play: Plain = {"may": {"player": "A", "says": "may", "act": "play", "cards": ["1", "1"]}}
    given: dict[str, Plain] = {"lead": "A", "hands": {"A": ["1", "1", "9"]}}

    assert ruled(given, play, deck="custom").verdict.value == "correct"


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"lead": "B", "out": ["A", "A"]}, "given.out.1"),
        ({"out": ["C", "A", "E", "A", "D"]}, "given.out.3"),
        ({"lead": "A", "out": ["A"]}, "given.lead"),
        ({"lead": "A", "hands": {"A": []}}, "given.lead"),
        ({"turn": "B", "out": ["B"], "table": {"by": "A", "cards": ["8"]}}, "given.turn"),
    ],
)
def test_who_is_out_is_out_once_and_for_all(given: dict[str, Plain], place: str) -> None:
    assert refused(given, LEADS) == ("G163", "out", place)


def test_nobody_has_to_cover_his_own_series_unless_the_house_lets_him() -> None:
    given: dict[str, Plain] = {"turn": "A", "table": {"by": "A", "cards": ["8"]}}
    speaks: Plain = {"next": {"speak": "A"}}

    assert refused(given, speaks) == ("G163", "turn", "given.turn")
    assert ruled(given, speaks, self_cover="yes").verdict.value == "correct"


def test_the_game_is_over_once_one_player_is_left() -> None:
    """DAL-Q34: nothing else has to happen, whoever is said to lead."""
    given: dict[str, Plain] = {"lead": "E", "out": ["B", "A", "C", "D"], "hands": {"E": ["9"]}}
    is_over: Plain = {"over": {"game": "yes", "winner": "B"}}

    assert ruled(given, is_over).verdict.value == "correct"
    assert ruled({"out": given["out"]}, is_over).verdict.value == "correct"
    assert ruled(given, is_over, end="all_out").verdict.value == "wrong"
    assert ruled(given, {"pile": {"hands": {"E": ["9"]}}}).verdict.value == "correct"
