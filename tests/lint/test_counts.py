"""Rules on the numbers of a card: how many synonyms, which lengths they have."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lint.engine import check
from cardsmith.lint.weighing import weigh, weighed
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Limits
from cardsmith.model.finding import Finding
from cardsmith.model.struct import replace
from tests.lint.decks import LOOSE, RULES, card, deck, of_one, packed

DECLARED = replace(LOOSE, declared=True)


def lengths(*counts: int) -> list[str]:
    """Synonyms that score so much, no two of them alike."""
    return [chr(ord("b") + index) * count for index, count in enumerate(counts)]


def found(*counts: int) -> list[Finding]:
    """What the numbers of a card of the packet Q come to."""
    return list(check(of_one("quidam", *lengths(*counts), edition=DECLARED), select=("C41",)))


@pytest.mark.parametrize(
    ("counts", "codes"),
    [
        ((7, 6, 8, 5, 9), []),
        ((7, 6, 8), ["C410", "C412"]),
        ((7, 6, 8, 5), ["C412"]),
        ((7,) * 12 + (8,), ["C411"]),
        ((7,) * 11 + (8,), []),
        ((9, 6, 9, 5, 4), ["C413"]),
        ((6, 6, 6, 6, 6), ["C414"]),
        ((5, 4, 3, 2, 2), ["C415"]),
        ((6, 4, 3, 2, 2), []),
        ((13, 6, 5, 5, 4), ["C416"]),
        ((12, 6, 5, 5, 4), []),
        ((7,), ["C410", "C412"]),
    ],
)
def test_numbers_that_spoil_a_card_are_told(counts: tuple[int, ...], codes: list[str]) -> None:
    assert [each.code for each in found(*counts)] == codes


@given(st.lists(st.integers(1, 30), min_size=1, max_size=15))
def test_what_is_told_of_lengths_is_true(counts: list[int]) -> None:
    told = {each.code for each in found(*counts)}
    top = sorted(counts)[::-1]
    tied = len(top) > 1 and top[0] == top[1]

    assert ("C410" in told, "C411" in told) == (len(counts) < 4, len(counts) > 12)
    assert ("C412" in told) == (len(counts) < 5)
    assert ("C413" in told) == (tied and len(set(counts)) > 1)
    assert ("C414" in told) == (len(counts) > 1 and len(set(counts)) == 1)
    assert ("C415" in told) == (top[0] < 6)
    assert ("C416" in told) == (len(top) > 1 and top[0] > 2 * top[1])


def test_a_letter_may_have_bounds_of_its_own() -> None:
    limits = Limits(synonyms=(4, 12), per_letter={"Q": (2, 3)})
    edition = replace(DECLARED, limits=limits)

    def codes(*counts: int) -> list[str]:
        few = of_one("quidam", *lengths(*counts), edition=edition)
        return [each.code for each in check(few, select=("C410", "C411"))]

    assert codes(7, 6) == []
    assert codes(7, 6, 5, 4) == ["C411"]
    assert codes(7) == ["C410"]


def test_hints_begin_where_the_rules_in_force_say() -> None:
    rules = RULES.with_option("bouffon.hint_min", "3")
    edition = replace(DECLARED, rules=rules)
    few = of_one("quidam", *lengths(7, 6, 5, 8), edition=edition)

    assert check(few, select=("C412",)) == ()
    (finding,) = check(of_one("quidam", "tel", "untel", edition=edition), select=("C412",))
    assert (finding.arguments["count"], finding.arguments["least"]) == (2, 3)


def test_lengths_are_those_of_the_rules() -> None:
    rules = RULES.with_option("bouffon.length_space", "1")
    words = ("coup de main", "mainsforte", "aide", "appui", "main")

    (finding,) = check(of_one("quidam", *words, edition=DECLARED), select=("C413",))
    assert finding.arguments["words"] == ("coup de main", "mainsforte")
    spaced = of_one("quidam", *words, edition=replace(DECLARED, rules=rules))
    assert check(spaced, select=("C413",)) == ()


@given(st.lists(st.lists(st.sampled_from(["a", "peur", "(b)", "c(", "chef-d’œuvre"]), max_size=4)))
def test_cards_weigh_together_what_they_weigh_alone(lists: list[list[str]]) -> None:
    cards = [card("mot", *words) for words in lists]
    policy = RULES.length_policy
    alone = [weigh(each, DECLARED, policy) for each in cards]
    assert weighed(cards, DECLARED, policy) == alone


def test_a_marotte_card_has_no_such_numbers() -> None:
    rare = packed("marotte.yaml", card("abscons", "abstrus", packet=MAROTTE))

    assert check(deck(rare, edition=DECLARED), select=("C41",)) == ()


def test_loose_files_promised_nothing() -> None:
    assert {each.severity.value for each in check(of_one("quidam", "tel"), select=("C41",))} == {
        "info"
    }


def test_a_synonym_without_a_length_is_left_to_its_own_finding() -> None:
    words = ("(tout)", *lengths(7, 6, 8, 5))

    assert check(of_one("quidam", *words, edition=DECLARED), select=("C41",)) == ()
