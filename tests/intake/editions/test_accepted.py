"""``lexique.txt`` and ``dictionary:``: what an edition says of spelling."""

import os
from pathlib import Path

import pytest

from tests.intake.reading import deck_of, seen

CARDS = "letter: P\ncards: [{title: peur, synonyms: [effroi, crainte]}]"
EDITION = {"edition.yaml": "game: bouffon", "p.yaml": CARDS}


def accepted(folder: Path, listed: str | bytes) -> tuple[list[tuple[str, str]], list[str]]:
    """The words of a list with their places, and what is told of its lines."""
    deck = deck_of(folder, {**EDITION, "lexique.txt": listed})
    return [(word.text, str(word.span)) for word in deck.accepted], seen(deck.findings)


def test_a_word_a_line_with_its_reason(tmp_path: Path) -> None:
    listed = "claquebois  # xylophone\n\n# des formules\n  plaît-il\t# figée\nC# \n"
    words, findings = accepted(tmp_path, listed)

    assert words == [
        ("claquebois", "lexique.txt:1:1"),
        ("plaît-il", "lexique.txt:4:3"),
        ("C#", "lexique.txt:5:1"),
    ]
    assert findings == []


def test_a_line_that_is_no_word_is_told(tmp_path: Path) -> None:
    words, findings = accepted(tmp_path, "ad patres\n42\nmot\nautre\nMot\n")

    assert [word for word, _ in words] == ["mot", "autre"]
    assert findings == [f"lexique.txt:{line}:1 X906" for line in (1, 2, 5)]


@pytest.mark.parametrize("listed", ["", "\n \n", "# rien\n"])
def test_an_empty_list_accepts_nothing(listed: str, tmp_path: Path) -> None:
    assert accepted(tmp_path, listed) == ([], [])


def test_a_list_in_another_encoding_is_told_as_any_file(tmp_path: Path) -> None:
    assert accepted(tmp_path, "été\n".encode("latin-1")) == ([], ["lexique.txt:1:1 F001"])


def test_windows_line_ends_are_read(tmp_path: Path) -> None:
    assert accepted(tmp_path, b"mot  # a\r\nautre\r\n")[0] == [
        ("mot", "lexique.txt:1:1"), ("autre", "lexique.txt:2:1"),
    ]  # fmt: skip


@pytest.mark.skipif(os.name == "nt", reason="links need a right on Windows")
def test_a_list_outside_the_folder_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("mot\n", encoding="utf-8")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "lexique.txt").symlink_to(tmp_path / "secret")
    deck = deck_of(tmp_path / "mine", EDITION)

    assert (deck.accepted, seen(deck.findings)) == ((), ["lexique.txt:1:1 E105"])


def test_loose_files_have_no_list(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, {"p.yaml": CARDS, "lexique.txt": "a b\n"})

    assert (deck.accepted, deck.findings) == ((), ())


def test_an_edition_names_a_dictionary_of_its_own(tmp_path: Path) -> None:
    files = {"edition.yaml": "game: bouffon\ndictionnaire: sub/mots.dic\n", "p.yaml": CARDS}
    deck = deck_of(tmp_path, {**files, "sub/mots.dic": "0\n", "sub/mots.aff": ""})

    assert deck.edition.dictionary == "sub/mots.dic"
    assert seen(deck.findings) == ["edition.yaml:2:1 S102"]


@pytest.mark.parametrize(
    ("name", "code"), [("absent.dic", "E106"), ("../mots.dic", "E105"), ("/etc/passwd", "E105")]
)
def test_a_dictionary_outside_the_folder_is_refused(name: str, code: str, tmp_path: Path) -> None:
    (tmp_path / "mots.dic").write_text("0\n", encoding="utf-8")
    files = {"edition.yaml": f"game: bouffon\ndictionary: {name}\n", "p.yaml": CARDS}
    deck = deck_of(tmp_path / "mine", files)

    assert deck.edition.dictionary == ""
    assert seen(deck.findings) == [f"edition.yaml:2:13 {code}"]
