"""Situations of Le Bouffon that nobody can have been in, and turns that tempt to score wrongly."""

import pytest

from cardsmith.intake.shipped.law import rules_of
from cardsmith.model.finding import InputError
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Ruling
from cardsmith.referee.bouffon.claims import judge_claim

Facts = dict[str, Plain]

TURN: Facts = {
    "seats": ["A", "B", "C", "D"],
    "bouffon": "A",
    "finish": "47",
    "before": "10",
    "die": "4",
    "on": {"A": "14", "B": "12", "C": "5", "D": "0"},
    "card": {"title": "éclat", "entries": ["lueur", "rayon", "feu", "étincelle"]},
    "proposals": [],
}


def said(*words: str) -> list[Plain]:
    """Proposals as ``B feu 5``."""
    parts = (word.split() for word in words)
    return [{"by": by, "text": text, "at": at} for by, text, at in parts]


def card(*entries: str) -> Plain:
    return {"title": "éclat", "entries": list(entries)}


def ruled(facts: Facts, claim: Plain, **options: str) -> Ruling:
    rules = rules_of("texte", {f"bouffon.{name}": value for name, value in options.items()})
    return judge_claim(claim, {**TURN, **facts}, rules)


def moves(**ends: str) -> Plain:
    return {"moves": {**ends}}


def verdict(facts: Facts, claim: Plain, **options: str) -> str:
    return ruled(facts, claim, **options).verdict.value


def refused(facts: Facts, claim: Plain) -> tuple[str, str, str]:
    """The code of what is amiss, its kind, and where."""
    with pytest.raises(InputError) as caught:
        ruled(facts, claim)
    finding = caught.value.finding
    return finding.code, str(finding.arguments.get("kind", "")), str(finding.span)


@pytest.mark.parametrize(
    ("facts", "kind", "place"),
    [
        ({"seats": ["A", "B", "C", "D", "A"]}, "seats", "given.seats"),
        ({"seats": ["A", "B", "C", "D", "Zoé", "Zoe\u0301"]}, "seats", "given.seats"),
        ({"seats": ["A"], "on": {"A": "14"}}, "seats", "given.seats"),
        ({"seats": list("ABCDEFG")}, "seats", "given.seats"),
        ({"finish": "0"}, "value", "given.finish"),
        ({"before": "-3"}, "value", "given.before"),
        ({"die": "7"}, "value", "given.die"),
        ({"die": "0"}, "value", "given.die"),
        ({"on": {"A": "14", "B": "-1"}}, "value", "given.on.B"),
        ({"on": {"A": "10", "B": "12"}}, "value", "given.on.A"),
        ({"lots": {"B": "9"}}, "value", "given.lots.B"),
        ({"card": card()}, "bare", "given.card"),
        ({"card": card("feu", "")}, "entry", "given.card.entries.1"),
        ({"card": card("feu (rouge")}, "entry", "given.card.entries.0"),
        ({"card": card("feu", "Feu")}, "twice", "given.card.entries.1"),
        (
            {"marotte": {"drawn_by": "A", "card": card("vil"), "answers": []}},
            "act",
            "given.marotte.drawn_by",
        ),
    ],
)
def test_what_no_game_leads_to_is_refused(facts: Facts, kind: str, place: str) -> None:
    assert refused(facts, moves(A="11")) == ("G163", kind, place)


def test_a_claim_on_the_set_up_may_ask_about_it() -> None:
    seven: Facts = {"seats": list("ABCDEFG")}
    players: Plain = {"set-up": {"players": "yes"}}
    unclosed: Plain = {"set-up": {"card": "yes"}}

    assert verdict(seven, players) == "wrong"
    assert verdict({"card": card("feu (rouge")}, unclosed) == "wrong"


def test_a_house_without_a_floor_has_squares_below_the_start() -> None:
    assert verdict({"on": {"A": "14", "B": "-2"}}, moves(A="11"), floor="none") == "correct"


def test_a_pawn_may_stand_where_the_house_lets_the_die_take_it() -> None:
    facts: Facts = {"on": {"A": "12", "B": "12"}}

    assert verdict(facts, moves(A="9"), die="up_to") == "correct"
    assert refused(facts, moves(A="9")) == ("G163", "value", "given.on.A")


def test_what_the_bouffon_says_is_speech_and_no_proposal() -> None:
    """BOU-11, BOU-Q11: a word he has said aloud is void, whoever repeats it."""
    facts: Facts = {"proposals": said("A feu 5", "B feu 6")}
    own: Plain = {"counts": {"by": "A", "text": "feu"}}

    ruling = ruled(facts, moves(A="11", B="12"))

    assert ruling.verdict.value == "correct"
    assert {"BOU-11", "BOU-Q11", "BOU-23"} <= set(ruling.cited)
    assert verdict(facts, moves(A="17", B="15"), speech="none") == "correct"
    assert (ruled(facts, own).verdict.value, ruled(facts, own).reason) == ("wrong", "word-own")


def test_what_the_bouffon_said_before_the_glass_or_too_late_voids_nothing() -> None:
    early: Facts = {"proposals": said("A feu -1", "B feu 6")}
    late: Facts = {"proposals": said("B feu 6", "A feu 7")}

    assert verdict(early, moves(B="15")) == "correct"
    assert verdict(late, moves(B="15")) == "correct"


def test_a_marotte_is_nothing_to_a_bouffon_whose_word_was_found() -> None:
    """BOU-24: only where nobody found anything may he claim it."""
    facts: Facts = {"proposals": said("B feu 6"), "marotte": "won"}

    ruling = ruled(facts, moves(A="20"))

    assert (ruling.verdict.value, ruling.expected) == ("wrong", {"A": 17})
    assert "BOU-24" in ruling.articles
    assert verdict({**facts, "marotte": "lost"}, moves(A="17", B="15")) == "correct"


def test_who_stood_beyond_the_finish_wins_the_round_he_is_farthest_in() -> None:
    """BOU-Q35: where the round is finished, an arrival of an earlier turn counts."""
    facts: Facts = {
        "first": "B",
        "before": "41",
        "die": "1",
        "on": {"A": "42", "B": "49", "C": "5"},
        "marotte": "won",
    }
    claim: Plain = {"over": {"game": "yes", "winner": "B"}}

    ruling = ruled(facts, claim, end="full_round")

    assert ruling.verdict.value == "correct"
    assert {"BOU-Q02", "BOU-Q35"} <= set(ruling.readings)
    assert verdict({**facts, "on": {"A": "42", "B": "47"}}, claim, end="full_round") == "wrong"


def test_a_board_that_is_told_says_where_the_finish_is() -> None:
    """BOU-Q06: both packets of the square are empty, so the next letter's serves."""
    facts: Facts = {
        "seats": ["A", "B"],
        "bouffon": "A",
        "board": {"laps": "2"},
        "on": {"A": "11", "B": "0"},
        "packets": {"K": [], "W": [], "L": ["lune"]},
    }
    draws: Plain = {
        "may": {"player": "A", "says": "may", "act": "draw", "packet": "L", "from": "front"}
    }

    assert judge_claim(draws, facts, rules_of("texte")).verdict.value == "correct"


@pytest.mark.parametrize(
    ("facts", "claim", "place"),
    [
        ({"square": []}, {"may": {"player": "A", "says": "may", "act": "redraw"}}, "given.square"),
        (
            {},
            {"may": {"player": "A", "says": "may", "act": "hint", "texts": []}},
            "claim.may.texts",
        ),
    ],
)
def test_a_list_that_needs_something_is_not_empty(facts: Facts, claim: Plain, place: str) -> None:
    assert refused(facts, claim) == ("G161", "some", place)
