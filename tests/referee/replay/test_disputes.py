"""Disputes in place: judged where the game stands, by the kinds of claims of the case books."""

import pytest

from tests.referee.replay.replays import replayed, rulings, told

BOUFFON = """[Game "bouffon"] [Seats "Anne Benoît Camille"]
[Card "danse: bal, gigue, valse"] [Card "gaffe: bourde, impair"]
1. Anne d4 "danse" | B"bal"12 C"gigue"20 | => A+3 B+1 C+3
"""
DALMUTI = """[Game "dalmuti"] [Seats "Anne Benoît Camille Zoé"]
X Zoé JJ
1. Anne 3x8 B - C 3x6
"""


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("moves A=7 B=1 C=3", "correct"),
        ("moves Anne=7 Benoît=4", "wrong"),
        ("moves B=+1", "correct"),
        ("next bouffon=B", "correct"),
        ("next bouffon=Camille", "wrong"),
        ("counts by=B text=bal", "correct"),
        ("counts by=C text=gigue says=no", "wrong"),
        ("length text=bal is=3", "correct"),
        ("over game=no", "correct"),
        ("may player=A act=claim", "wrong"),
        ("may player=A act=speak text=valse", "wrong"),
        ("may player=A act=hint texts=[valse]", "wrong"),
        ("may player=A act=draw packet=D from=front", "correct"),
        ("may player=A act=move to=5", "wrong"),
        ("may player=A act=turn", "correct"),
        ("may player=A act=mime manner=lips", "correct"),
        ("may player=A act=nod to=bal", "correct"),
    ],
)
def test_a_dispute_about_the_last_turn_of_bouffon(claim: str, verdict: str) -> None:
    (*_, last) = replayed(f"{BOUFFON}?claim {claim}").ruled

    assert (last.part, last.ruling.verdict) == ("dispute", verdict), last.ruling
    assert told(f"{BOUFFON}?claim {claim} !{verdict}") == []
    other = {"correct": "wrong", "wrong": "correct"}[verdict]
    assert told(f"{BOUFFON}?claim {claim} !{other}") == ["4:8 G123"]


@pytest.mark.parametrize(
    ("claim", "verdict"),
    [
        ("may player=Z act=pass", "correct"),
        ("may player=B act=pass", "wrong"),
        ("may player=Z act=pass says=may-not", "wrong"),
        ("may player=A act=look at=discards", "wrong"),
        ("next speak=Z", "correct"),
        ("next lead=C", "wrong"),
        ("over trick=no", "correct"),
        ("over game=yes winner=A", "wrong"),
        ("ranks Anne=grand-dalmuti Z=gros-bouffon", "correct"),
        ("ranks order=[B, A, C, Z]", "wrong"),
        ("counts cards=[5, 5]", "correct"),
        ("penalty player=B act=pass is=take-back", "correct"),
        ("set-up players=4", "correct"),
    ],
)
def test_a_dispute_in_a_trick_of_dalmuti(claim: str, verdict: str) -> None:
    (*_, last) = replayed(f"{DALMUTI}?claim {claim}").ruled

    assert (last.part, last.ruling.verdict) == ("dispute", verdict), last.ruling


def test_the_game_goes_on_after_a_dispute() -> None:
    text = f"{DALMUTI}?claim may player=Z act=pass !correct DAL-16\n1... Z - A - B - => C leads"

    assert told(text) == []
    assert rulings(text)[-1] == "5:21-22 result correct lead-won"


def test_codes_that_a_ruling_does_not_stand_on_are_told() -> None:
    text = f"{DALMUTI}?claim may player=Z act=pass !correct DAL-16 DAL-05"

    assert told(text) == ["4:46 G124"]


@pytest.mark.parametrize(
    ("claim", "finding"),
    [
        ("may player=F act=pass", "4:19 G161 word"),
        ("may act=pass", "4:8 G130 fact"),
        ("may player=Z act=fly", "4:25 G161 word"),
        ("may player=Z act=play cards=[3]", "4:8 G130 fact"),
        ("moves A=3", "4:8 G151 unknown"),
        ("next lead", "4:13 G161 fields"),
        ("over trick=perhaps", "4:19 G161 word"),
        ("ranks order=[A, F]", "4:24 G161 word"),
    ],
)
def test_what_a_claim_lacks_is_told_at_its_place(claim: str, finding: str) -> None:
    assert told(f"{DALMUTI}?claim {claim}") == [finding]


def test_what_the_rules_leave_open_is_not_covered() -> None:
    text = f"{DALMUTI}?claim may player=B act=serve !not-covered"

    assert told(text) == []
    assert told(text.replace("!not-covered", "!wrong")) == ["4:8 G123"]


def test_a_dispute_about_an_act_is_about_the_last_turn() -> None:
    text = f'{BOUFFON}2. B d6 "gaffe" | | => B-3\n'

    assert told(f"{text}?claim may player=B act=draw packet=G from=front !correct") == []
    assert told(f"{text}?claim may player=A act=draw packet=D from=front !wrong") == []
