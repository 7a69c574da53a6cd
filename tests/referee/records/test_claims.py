"""Disputes: one line gives the tree that a case book would hold."""

import pytest

from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Verdict
from cardsmith.referee.records.record import Claim
from tests.referee.records.reading import DALMUTI, faults, line, place, words


def claim(text: str) -> Claim:
    """The claim of a line."""
    says = line(text).says
    assert isinstance(says, Claim)
    return says


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("moves A=17 B=+3", {"moves": {"A": "17", "B": "+3"}}),
        ("may player=A act=hint count=2", {"may": {"player": "A", "act": "hint", "count": "2"}}),
        ('length text="arc-en-ciel" is=9', {"length": {"text": "arc-en-ciel", "is": "9"}}),
        ("length text=arc-en-ciel is = 9", {"length": {"text": "arc-en-ciel", "is": "9"}}),
        ("owes player=E cards=[1, 4]", {"owes": {"player": "E", "cards": ["1", "4"]}}),
        ('owes cards=["a, b",J] x=[ ]', {"owes": {"cards": ["a, b", "J"], "x": []}}),
        ("over game=yes winner=A", {"over": {"game": "yes", "winner": "A"}}),
        ("set-up on.A=1 on.B=2", {"set-up": {"on": {"A": "1", "B": "2"}}}),
        ('moves "Jean Paul"=3 Benoît=4', {"moves": {"Jean Paul": "3", "Benoît": "4"}}),
        ('pile "a.b".c=d', {"pile": {"a.b": {"c": "d"}}}),
        ("ranks [C, A, B]", {"ranks": ["C", "A", "B"]}),
        ("next C", {"next": "C"}),
        ("over", {"over": {}}),
    ],
)
def test_a_claim_is_a_tree_of_texts(text: str, tree: Plain) -> None:
    found = claim(f"?claim {text}")

    assert found.claim == tree
    assert (found.verdict, found.cited) == (None, ())


@pytest.mark.parametrize("verdict", Verdict)
def test_the_ruling_of_the_table_stands_after_it(verdict: Verdict) -> None:
    found = claim(f"?claim moves A=17 B=15 !{verdict} BOU-20 DAL-Q22 ; as ruled")

    assert found.claim == {"moves": {"A": "17", "B": "15"}}
    assert found.verdict is verdict
    assert found.cited == words("BOU-20 DAL-Q22")


def test_every_node_has_its_place() -> None:
    found = claim("?claim owes player=E on.A=4 cards=[1, 4]")

    assert place(found.place("claim.owes")) == "2:8-12"
    assert place(found.place("claim.owes.player")) == "2:20-21"
    assert place(found.place("claim.owes.on.A")) == "2:27-28"
    assert place(found.place("claim.owes.cards.1")) == "2:39-40"
    assert found.place("claim.owes.cards.7") == found.place("claim.owes.cards")
    assert found.place("claim.owes.on") == found.place("claim.owes")


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("?clam moves A=1", "2:1-2 G101 claim"),
        ("?claim", "2:7-7 G102 word"),
        ("?claim moved A=1", "2:8-13 G104 near"),
        ("?claim belote A=1", "2:8-14 G104 unknown"),
        ("?claim moves A=", "2:16-16 G102 value"),
        ("?claim moves A=1 17", "2:18-20 G101 pair"),
        ("?claim moves A=1 A=2", "2:18-19 G113 name"),
        ("?claim moves A=1 A.b=2", "2:18-19 G113 name"),
        ("?claim moves A.b=1 A=2", "2:20-21 G113 name"),
        ("?claim owes cards=[1 4]", "2:22-23 G101 list"),
        ("?claim owes cards=[1, 4", "2:24-24 G102 list"),
        ("?claim owes cards=[1, [4]]", "2:23-24 G101 value"),
        ("?claim moves A=1 !", "2:19-19 G102 word"),
        ("?claim moves A=1 !wronk", "2:19-24 G104 near"),
        ("?claim moves A=1 !wrong B1", "2:25-27 G101 code"),
        ("?claim moves A=1 !wrong !wrong", "2:25-26 G101 code"),
    ],
)
def test_a_fault_is_told_at_its_place(text: str, fault: str) -> None:
    assert faults(text, DALMUTI) == [fault]
