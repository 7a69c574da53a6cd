"""Replies are read as people type them; what cannot be read says why."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.replies import Around, Unread, read_reply
from cardsmith.intake.shipped.questions import Kind
from cardsmith.model.plain import Plain

ANNE = Around(
    seats=("Anne", "Anne-Lise", "Ben"),
    choices={"gesture": "des gestes", "lips": "le mot sur les lèvres"},
    said=[{"by": "Ben", "text": "lueur", "at": "12"}, {"by": "Anne", "text": "lueur"}],
)


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (Kind.CARDS, "8 8 8", ["8", "8", "8"]),
        (Kind.CARDS, "8, 8,8", ["8", "8", "8"]),
        (Kind.CARDS, "3x8", ["8", "8", "8"]),
        (Kind.CARDS, "2×12 + j", ["12", "12", "J"]),
        (Kind.CARDS, "JJ", ["J", "J"]),
        (Kind.CARDS, "1 3x4 J", ["1", "4", "4", "4", "J"]),
        (Kind.NUMBER, "007", "7"),
        (Kind.NUMBER, "0", "0"),
        (Kind.TEXTS, "lueur, (se) moquer ; feu", ["lueur", "(se) moquer", "feu"]),
        (Kind.PLAYERS, "Anne, Jean Paul, Ben", ["Anne", "Jean Paul", "Ben"]),
        (Kind.PLAYERS, "A B C", ["A", "B", "C"]),
        (Kind.PLAYER, "2", "Anne-Lise"),
        (Kind.PLAYER, "ANNE", "Anne"),
        (Kind.PLAYER, "b", "Ben"),
        (Kind.ORDER, "ben, anne", ["Ben", "Anne"]),
        (Kind.ORDER, "3 1", ["Ben", "Anne"]),
        (Kind.ORDER, "Ben", ["Ben"]),
        (Kind.PAIRS, "Anne +3, Ben 12, 2: -1", {"Anne": "+3", "Ben": "12", "Anne-Lise": "-1"}),
        (Kind.GAINS, "Anne 3, Ben +1, 2 -3", {"Anne": "+3", "Ben": "+1", "Anne-Lise": "-3"}),
        (Kind.CHOICE, "lips", "lips"),
        (Kind.CHOICE, "Des gestes", "gesture"),
        (Kind.CHOICE, "le mot", "lips"),
        (Kind.CHOICE, "1", "gesture"),
        (Kind.SAID, "Anne-Lise feu 12", [{"by": "Anne-Lise", "text": "feu", "at": "12"}]),
        (Kind.SAID, "ben « tour de main »", [{"by": "Ben", "text": "tour de main"}]),
        (Kind.ONE_SAID, "2", {"by": "Anne", "text": "lueur"}),
        (Kind.ONE_SAID, "Ben lueur", {"by": "Ben", "text": "lueur"}),
        (Kind.SPOKEN, "feu, rayon", [{"text": "feu"}, {"text": "rayon"}]),
    ],
)
def test_a_reply_is_read(kind: Kind, text: str, value: Plain) -> None:
    assert read_reply(kind, f" {text} ", ANNE) == value


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        (Kind.CARDS, "trois 8", "cards"),
        (Kind.CARDS, "0x8", "cards"),
        (Kind.CARDS, "999x8", "cards"),
        (Kind.NUMBER, "sept", "number"),
        (Kind.NUMBER, "-1", "number"),
        (Kind.NUMBER, "²", "number"),
        (Kind.PLAYERS, "Anne", "players"),
        (Kind.PLAYERS, "Anne, anne", "players"),
        (Kind.PLAYER, "4", "choice"),
        (Kind.PLAYER, "0", "choice"),
        (Kind.PLAYER, "Zoé", "choice"),
        (Kind.ORDER, "Ben, Zoé", "choice"),
        (Kind.PAIRS, "Anne", "pairs"),
        (Kind.PAIRS, "Zoé +3", "choice"),
        (Kind.GAINS, "Anne avance", "pairs"),
        (Kind.SAID, "feu", "said"),
        (Kind.SAID, "Ben", "said"),
        (Kind.ONE_SAID, "lueur", "choice"),
        (Kind.CHOICE, "3", "choice"),
    ],
)
def test_what_cannot_be_read_says_why(kind: Kind, text: str, why: str) -> None:
    unread = read_reply(kind, text, ANNE)

    assert isinstance(unread, Unread)
    assert unread.kind == why


@given(st.sampled_from(Kind), st.text(max_size=60))
def test_no_reply_breaks_a_reader(kind: Kind, text: str) -> None:
    read_reply(kind, text, ANNE)
    read_reply(kind, text, Around())
