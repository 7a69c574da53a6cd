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


def test_locked_passes_end_a_trick_by_a_reading() -> None:
    """DAL-Q29: whoever is told that the trick is over hears under which rule it is not."""
    given: dict[str, Plain] = {
        "table": {
            "by": "C",
            "cards": ["5", "5"],
            "over": {"by": "A", "cards": ["8", "8"]},
        },
        "passed_before": ["B"],
        "passed": ["D", "E", "A"],
        "hands": {"B": ["2", "2", "9"]},
    }
    covers: Plain = {
        "may": {"player": "B", "says": "may", "act": "cover", "cards": ["2", "2"]},
    }

    leads: Plain = {"next": {"lead": "C"}}
    speaks: Plain = {"next": {"speak": "B"}}

    for claim in (covers, leads, speaks):
        assert "DAL-Q29" in ruled(given, claim, **{"pass": "locked"}).readings
        assert "DAL-Q29" in ruled(given, claim).readings


def test_taxes_turned_round_lean_on_who_changes_places() -> None:
    """DAL-Q18, DAL-Q19: who owes whom after a revolution, where the house turns taxes round."""
    given: dict[str, Plain] = {
        "first_game": "no",
        "hands": {"E": ["3", "J", "J"], "A": ["1", "2"], "B": ["4"]},
        "played": [{"player": "E", "act": "revolt"}],
    }
    owes: Plain = {"owes": {"player": "B", "number": "1", "to": "D"}}
    pays: Plain = {"owes": {"player": "A", "cards": ["1", "2"], "to": "E"}}

    for claim in (owes, pays):
        ruling = ruled(given, claim, revolution_taxes="reversed")
        assert (ruling.verdict.value, "DAL-Q19" in ruling.readings) == ("correct", True)
    first = ruled(given, owes, revolution_taxes="reversed", revolution_map="caller_first")
    assert (first.verdict.value, first.reason) == ("wrong", "merchants-pay-nothing")
    assert "DAL-Q19" in first.readings


def test_a_tax_that_lies_right_leans_on_how_taxes_lie() -> None:
    given: dict[str, Plain] = {"first_game": "no", "hands": {"E": ["1", "5", "10"]}}
    gives: dict[str, Plain] = {"player": "E", "says": "may", "act": "give", "to": "A"}

    ruling = ruled(given, {"may": {**gives, "cards": ["1", "5"], "shown": "no"}})

    assert (ruling.verdict.value, "DAL-Q14" in ruling.readings) == ("correct", True)


def test_who_covers_badly_the_last_cards_of_another_might_have_led() -> None:
    """DAL-Q32: where the lead had passed on at once, two cards would have opened a trick."""
    given: dict[str, Plain] = {
        "turn": "B",
        "out": ["A"],
        "table": {"by": "A", "cards": ["8"]},
        "hands": {"B": ["4", "4"]},
    }
    plays: Plain = {"may": {"player": "B", "says": "may", "act": "play", "cards": ["4", "4"]}}

    ruling = ruled(given, plays)

    assert (ruling.verdict.value, "DAL-Q32" in ruling.readings) == ("wrong", True)


def test_copies_of_one_card_are_no_copies_of_another() -> None:
    """256 cards of 11 too many do not make up for a 12 that is missing."""
    deck = {str(value): str(value) for value in range(1, 13)} | {"J": "2"}
    short = deck | {"11": str(11 + 256), "12": "11"}
    whole: Plain = {"set-up": {"deck": {**deck}}}
    forged: Plain = {"set-up": {"deck": {**short}}}

    assert ruled({}, whole).verdict.value == "correct"
    assert ruled({}, forged).verdict.value == "wrong"


@pytest.mark.parametrize(
    ("claim", "place"),
    [
        ({"set-up": {"players": "-4"}}, "claim.set-up.players"),
        ({"set-up": {"deck": {"J": "-2"}}}, "claim.set-up.deck.J"),
        (
            {"set-up": {"deal": {"A": "-1", "B": "16", "C": "16", "D": "16", "E": "33"}}},
            "claim.set-up.deal.A",
        ),
    ],
)
def test_there_are_never_fewer_than_none(claim: Plain, place: str) -> None:
    assert refused({}, claim) == ("G161", "count", place)


def test_a_deal_of_more_cards_than_there_are_is_told_as_it_was() -> None:
    sizes: Plain = {"set-up": {"deal": dict.fromkeys("ABCDE", "20")}}

    assert ruled({}, sizes).reason == "other-deck"
    assert ruled({}, sizes, deck="custom").verdict.value == "correct"


def test_a_series_has_no_more_cards_than_the_deck() -> None:
    four: Plain = {"counts": {"cards": ["3"] * 4}}
    under: Plain = {"counts": {"cards": ["1", "1"], "covers": ["2", "2"]}}

    assert refused({}, four) == ("G163", "deck", "claim.counts.cards")
    assert refused({}, under) == ("G163", "deck", "claim.counts.cards")
    assert ruled({}, four, deck="custom").verdict.value == "correct"


def test_the_neighbour_who_holds_a_lead_at_once_may_not_cover_it() -> None:
    """DAL-Q32: that he speaks is told, and what a house makes of it is ruled, not refused."""
    given: dict[str, Plain] = {
        "turn": "C",
        "out": ["B", "A"],
        "table": {"by": "A", "cards": ["8"]},
        "hands": {"C": ["5"]},
    }
    covers: Plain = {"may": {"player": "C", "says": "may", "act": "cover", "cards": ["5"]}}

    assert ruled(given, covers).verdict.value == "correct"
    assert ruled(given, covers, out_lead="holder").verdict.value == "wrong"
