"""Facts: what is missing is named, what is amiss is placed, and nothing is made up."""

import pytest

from cardsmith.intake.shipped.law import default_rules, rules_of
from cardsmith.model.finding import InputError
from cardsmith.model.plain import Plain
from cardsmith.referee.dalmuti.claims import judge_claim

FIVE: Plain = ["A", "B", "C", "D", "E"]
LEADS: Plain = {"next": {"lead": "A"}}
PASSES: Plain = {"may": {"player": "B", "says": "may", "act": "pass"}}


def plays(player: str, *cards: str, says: str = "may") -> Plain:
    return {"may": {"player": player, "says": says, "act": "play", "cards": list(cards)}}


def table(by: str, *cards: str) -> Plain:
    return {"by": by, "cards": list(cards)}


def over(by: str, card: str, under: str, below: str) -> Plain:
    """One card upon another."""
    return {"by": by, "cards": [card], "over": table(under, below)}


def refused(given: Plain, claim: Plain) -> tuple[str, str]:
    """The code of what is amiss, and where."""
    with pytest.raises(InputError) as caught:
        judge_claim(claim, given, default_rules())
    finding = caught.value.finding
    return finding.code, str(finding.span)


@pytest.mark.parametrize(
    ("given", "claim", "missing"),
    [
        ({}, LEADS, "given.seats"),
        ({"seats": FIVE, "turn": "B"}, PASSES, "given.table"),
        ({"seats": FIVE, "out": ["A"]}, LEADS, "given.lead"),
        ({"seats": FIVE, "table": {"by": "A"}}, PASSES, "given.table.cards"),
        ({"seats": FIVE, "table": table("A", "8")}, plays("B", "4"), "given.hands.B"),
        (
            {"seats": FIVE, "table": table("C", "6"), "passed_before": ["B"]},
            LEADS,
            "given.table.over",
        ),
        (
            {"seats": FIVE, "hands": {"C": ["J", "J"]}},
            {"may": {"player": "C", "says": "may", "act": "cancel"}},
            "given.first_game",
        ),
        (
            {"seats": FIVE, "first_game": "no"},
            {"owes": {"player": "E", "cards": ["1", "2"]}},
            "given.hands.E",
        ),
        ({"seats": FIVE}, {"owes": {"player": "E"}}, "claim.owes.number"),
        (
            {"seats": FIVE, "table": table("A", "8")},
            {"may": {"player": "B", "says": "must", "act": "pass"}},
            "given.hands.B",
        ),
    ],
)
def test_a_missing_fact_is_named(given: Plain, claim: Plain, missing: str) -> None:
    assert refused(given, claim) == ("G160", missing)


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"seats": FIVE, "lead": "F"}, "given.lead"),
        ({"seats": FIVE, "lead": "A", "hands": {"F": ["4"]}}, "given.hands.F"),
        ({"seats": FIVE, "lead": "A", "hands": {"A": ["13"]}}, "given.hands.A.0"),
        ({"seats": FIVE, "lead": "A", "hands": {"A": "4"}}, "given.hands.A"),
        ({"seats": FIVE, "lead": ["A"]}, "given.lead"),
        ({"seats": FIVE, "first_game": "perhaps"}, "given.first_game"),
        (
            {"seats": FIVE, "lead": "A", "played": [{"player": "A", "act": "sing"}]},
            "given.played.0.act",
        ),
    ],
)
def test_a_fact_that_cannot_be_read_is_placed(given: Plain, place: str) -> None:
    assert refused(given, LEADS) == ("G161", place)


def test_a_fact_that_nobody_reads_is_refused() -> None:
    assert refused({"seats": FIVE, "weather": "fine"}, LEADS) == ("G162", "given.weather")
    assert refused({"seats": FIVE, "lead": "A", "turn": "A"}, LEADS) == ("G162", "given.lead")
    assert refused({"seats": FIVE, "lead": "A", "first_game": "no"}, LEADS)[0] == "G162"
    assert refused({"seats": FIVE}, {"owes": {"player": "E", "cars": "2"}})[0] == "G162"


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ({"seats": ["A", "B", "C"]}, "given.seats"),
        ({"seats": ["A", "B", "C", "A"]}, "given.seats"),
        ({"seats": FIVE, "table": table("A", "8", "9")}, "given.table"),
        (
            {"seats": FIVE, "table": over("B", "9", "A", "8")},
            "given.table",
        ),
        ({"seats": FIVE, "out": ["A", "B"], "table": table("A", "3")}, "given.table.by"),
        ({"seats": FIVE, "out": ["A"], "lead": "B", "hands": {"A": ["3"]}}, "given.hands.A"),
        ({"seats": FIVE, "table": table("A", "8"), "passed": ["C"]}, "given.passed.0"),
        (
            {"seats": FIVE, "lead": "A", "played": [{"player": "B", "act": "pass"}]},
            "given.played.0",
        ),
        ({"seats": FIVE, "draws": {"A": ["3", "4"], "B": ["5"]}}, "given.draws.A"),
    ],
)
def test_what_cannot_have_come_about_is_refused(given: Plain, place: str) -> None:
    assert refused(given, LEADS) == ("G163", place)


def test_a_claim_that_is_none_of_this_game_is_refused() -> None:
    assert refused({}, {"length": {"text": "roi", "is": "3"}}) == ("G151", "claim")
    assert refused({"seats": FIVE}, {"next": {"bouffon": "A"}}) == ("G161", "claim.next.bouffon")
    assert refused({"seats": FIVE}, {"over": {"turn": "yes"}}) == ("G161", "claim.over")


def test_a_hand_that_nobody_told_is_held_all_the_same() -> None:
    """Three pass whose cards are unknown, and are asked; one who is out is not."""
    given: Plain = {
        "seats": FIVE,
        "out": ["B"],
        "table": table("A", "8"),
        "passed": ["C", "D", "E"],
    }

    assert judge_claim(LEADS, given, default_rules()).verdict.value == "correct"


def test_the_house_rules_say_how_many_sit_at_a_table() -> None:
    rules = rules_of("texte", {"dalmuti.players": "3-10"})

    assert judge_claim(LEADS, {"seats": ["A", "B", "C"]}, rules).verdict.value == "correct"
