"""A text that does not fit its card is told by ``check``, before anybody builds."""

from collections.abc import Iterable
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.editions.declaration import default_edition
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.messages import entry
from cardsmith.model.choices import Look
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.pipeline import fitting
from cardsmith.pipeline.checking import Checked, check_editions
from cardsmith.pipeline.faces import game_cards
from tests.intake.reading import written
from tests.lint.decks import card, deck, packed

LONG = "pneumonoultramicroscopicosilicovolcanoconiose"
PACKET = "letter: M\ncards: [{{title: maladie, synonyms: [affection, mal, {}]{}}}]\n"


def checked(folder: Path, text: str, edition: str = "game: bouffon\n") -> Checked:
    written(folder, {"edition.yaml": edition, "m.yaml": text})
    return check_editions([str(folder)], select=("C417", "L"))


def test_its_examples_keep_its_word(tmp_path: Path) -> None:
    bad, good = entry("C417").bad, entry("C417").good
    assert isinstance(bad, str)
    assert isinstance(good, str)
    (finding,) = checked(tmp_path / "bad", bad).findings
    assert (finding.code, finding.span.line, finding.span.column) == ("C417", 2, 62)
    assert checked(tmp_path / "good", good).findings == ()


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (LONG, 1),
        ("(la) " + "chair de poule " * 30, 1),
        (", ".join(f"synonyme {number}" for number in "abcdefghijklmn"), 1),
        (", ".join(["trouille", "peur bleue", "chair de poule", "crainte vague"]), 0),
        (r'"peur\nbleue"', 0),
    ],
)
def test_what_is_too_much_is_told(words: str, found: int, tmp_path: Path) -> None:
    codes = {each.code for each in checked(tmp_path / "m", PACKET.format(words, "")).findings}
    assert codes == ({"C417"} if found else set())


def test_who_accepts_it_hears_of_it_no_more(tmp_path: Path) -> None:
    accepting = PACKET.format(LONG, ", ok: {C417: carte à part}")
    assert checked(tmp_path / "m", accepting).findings == ()


def test_labels_that_are_printed_take_room(tmp_path: Path) -> None:
    lines = "\n".join(
        f"      - connaissance {letter} [fam., fig., litt., vx]" for letter in "abcdefghijkl"
    )
    text = f"letter: M\ncards:\n  - title: maladie\n    synonyms:\n{lines}\n"
    printed = "game: bouffon\nprint_labels: yes\n"
    assert checked(tmp_path / "a", text).findings == ()
    assert checked(tmp_path / "b", text, printed).findings


def test_a_marotte_has_room_of_its_own(tmp_path: Path) -> None:
    marotte = "deck: marotte\ncards: [{title: abscons, synonyms: [incompréhensiblement]}]\n"
    assert [each.card for each in checked(tmp_path / "m", marotte).findings] == ["marotte/abscons"]


def test_cards_that_surely_fit_are_not_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shipped deck has none that is doubtful: its check draws nothing."""
    monkeypatch.setattr(fitting, "_drawn", lambda *_: pytest.fail("drawn"))
    assert check_editions(["bouffon"], select=("C417",)).findings == ()


def texts(most: int) -> st.SearchStrategy[str]:
    """Words of wide letters and of narrow ones, as long as some lines of a card."""
    letters = st.sampled_from([*"nmwogæœMWÉŒ%i-?txdfñß0q’", "rv", "fa", "AV", "\u1e9e"])
    word = st.builds(str.__mul__, letters, st.integers(1, 40))
    return st.lists(word, min_size=1, max_size=most).map(" ".join)


@st.composite
def cards(draw: st.DrawFn) -> Card:
    """A full card: some lines of any width, the others just about as long as a line."""
    marotte = draw(st.booleans())
    near = st.builds(str.__mul__, st.just("n"), st.integers(13, 26)) | st.just("de " * 8)
    lists = st.lists(texts(3) | near | near, min_size=1, max_size=7 if marotte else 13)
    return card("a" + draw(texts(1)), *draw(lists), packet=MAROTTE if marotte else "A")


def check_that_none_is_passed_over(cards: Iterable[Card]) -> None:
    """What is told without drawing most cards is what drawing all of them tells."""
    packets = [packed(f"{number}.yaml", each) for number, each in enumerate(cards)]
    whole = deck(*packets, edition=default_edition("fou", ""))
    drawn = {
        finding.span
        for component in ("cards", MAROTTE)
        for finding in game_cards(whole, component, Look.HOUSE, ShippedFonts()).findings
        if finding.code == "L101"
    }
    assert {finding.span for finding in fitting.overfull(whole)} == drawn


@pytest.mark.soak
@given(st.lists(cards(), min_size=40, max_size=60))
def test_no_card_that_does_not_fit_is_passed_over(many: list[Card]) -> None:
    check_that_none_is_passed_over(many)


def test_a_card_that_just_fits_is_known_from_one_that_does_not() -> None:
    """Twelve lines, the last three shorter; where a text is broken the next lines move down."""
    full, short = "n" * 24, "n" * 17
    texts = (full, "m" * 15, "m" * 17, f"{short} {short}", f"{short} {full}")
    many = [
        card(f"a{letter * number}", *[short] * before, *[text] * wide, *[short] * after)
        for letter, text in zip("bcdef", texts, strict=True)
        for number, (before, wide, after) in enumerate(product((0, 6, 9), (0, 1, 3), (0, 3)))
        if before + wide + after
    ]
    many += [card(f"a{'n' * count}", "x") for count in (20, 23)]
    many += [
        card("a" + "b" * (count - 12), *["n" * count] * 6, packet=MAROTTE) for count in (13, 15)
    ]
    check_that_none_is_passed_over(many)
