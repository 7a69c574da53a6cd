"""A text that does not fit its card is told by ``check``, before anybody builds."""

from pathlib import Path

import pytest

from cardsmith.intake.shipped.messages import entry
from cardsmith.pipeline import fitting
from cardsmith.pipeline.checking import Checked, check_editions
from tests.intake.reading import written

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
