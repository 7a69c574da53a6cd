"""The front of a marotte card, from the table of the art direction."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.model.deck import MAROTTE
from tests.layout.bouffon_cards import POKER, card, edition, front, line_of, made, own, right, rows
from tests.layout.drawn import paths, points, seen

ABSCONS = card("abscons", "abstrus", "sibyllin", "ésotérique", packet=MAROTTE, pos="adjectif")


def test_three_rare_words_stand_on_their_pitch() -> None:
    face = front(ABSCONS)

    assert list(rows(face, foot=66)) == pytest.approx([39.0, 46.6, 54.2])
    assert line_of(face, "sibyllin").x == 33
    assert line_of(face, "sibyllin").size == 13
    number = line_of(face, "8")
    assert (number.x + right(number)) / 2 == pytest.approx(26.6)


def test_the_words_and_the_id_keep_to_the_right() -> None:
    face = front(ABSCONS)

    assert right(line_of(face, "marotte/abscons")) == pytest.approx(59)
    assert right(line_of(face, "adjectif")) == pytest.approx(59)
    assert all(text.x >= 23 for text in seen(face.items))


def test_what_is_at_stake_comes_from_the_rules() -> None:
    def printed(**changed: int) -> list[str]:
        numbers = {f"bouffon.{name}": value for name, value in changed.items()}
        face = front(ABSCONS, rules=edition(numbers=numbers))
        return [text.text for text in seen(face.items) if text.text.startswith("+")]

    assert printed() == ["+3", "+3"]
    assert printed(marotte_gain=4, marotte_bonus=2) == ["+4", "+2"]


def test_what_a_failure_costs_comes_from_the_rules() -> None:
    for penalty in (3, 2):
        numbers = {"bouffon.penalty": penalty}
        face = front(ABSCONS, rules=edition(numbers=numbers, marotte_fail="minus_three"))

        assert line_of(face, f"manqué : −{penalty}").y == 79.6


def test_the_sceptre_keeps_three_millimetres_from_the_cut() -> None:
    bells = [path for path in paths(front(ABSCONS).items) if path.fill and path.fill.name == "gold"]

    assert len(bells) >= 4
    assert min(x for path in bells for x, _ in points(path)) >= 2.9


def test_the_column_reaches_the_bleed_in_either_size() -> None:
    for size, left in ((None, -3.0), (POKER, -3.0)):
        face = front(ABSCONS, size=size) if size else front(ABSCONS)
        column = next(p for p in paths(face.items) if p.fill and p.fill.name == "light green")
        assert min(x for x, _ in points(column)) == pytest.approx(left)


def test_too_many_rare_words_are_told() -> None:
    face, (finding,) = made(card("abscons", *("abcdefgh"[:n] for n in range(1, 9)), packet=MAROTTE))

    assert face is None
    assert (finding.code, finding.arguments["box"]) == ("L101", "synonyms")


@settings(max_examples=30)
@given(st.lists(st.text("aeiouéèlnrst", min_size=2, max_size=11), min_size=1, max_size=3))
def test_every_word_stays_beside_the_column(words: list[str]) -> None:
    face = front(card("mot", *words, packet=MAROTTE))

    assert all(text.x >= 23 and right(text) <= 59.0001 for text in own(face))
