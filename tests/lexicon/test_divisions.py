"""Lists of divisions: what a line may say, and that every shipped line earns its place."""

import re
from collections.abc import Iterator

import pyphen
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.lexicon.divisions import NONE, read_divisions
from cardsmith.lexicon.hyphenation import hyphenator
from cardsmith.resources import shipped

LANGUAGES = ("fr", "en")


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every entry of a shipped list, and the word that its remark gives as an example."""
    path = shipped("hyphenation") / f"{language}.txt"
    for line in path.read_text(encoding="utf-8").splitlines():
        entry, _, remark = line.partition("#")
        if entry.strip():
            yield entry.strip(), remark.strip()


ENTRIES = [(language, *line) for language in LANGUAGES for line in lines(language)]


def test_a_line_is_a_word_with_its_divisions_a_head_or_a_tail() -> None:
    divisions, wrong = read_divisions("Porte-mon-naie\nnylon\ncul-\n-bite # orbite\n\n# rien\n")

    assert divisions.words == {"portemonnaie": (5, 8), "nylon": ()}
    assert divisions.veto("culture", 3)
    assert not divisions.veto("culture", 4)
    assert divisions.veto("orbite", 2)
    assert wrong == ()


@pytest.mark.parametrize("line", ["deux mots", "-", "--", "-a-", "a-b-", "-a-b", "mot?", "l’été"])
def test_any_other_line_is_told_by_its_number(line: str) -> None:
    divisions, wrong = read_divisions(f"bon\n{line}\n")

    assert (divisions.words, wrong) == ({"bon": ()}, (2,))


@given(st.text())
def test_any_text_is_read(text: str) -> None:
    divisions, wrong = read_divisions(text)

    assert len(wrong) <= len(text.splitlines())
    assert all(point < len(word) for word, points in divisions.words.items() for point in points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shipped_list_has_no_wrong_line(language: str) -> None:
    path = shipped("hyphenation") / f"{language}.txt"

    assert read_divisions(path.read_text(encoding="utf-8"))[1] == ()


@pytest.mark.parametrize(("language", "entry", "example"), ENTRIES)
def test_a_shipped_line_refuses_what_the_patterns_would_allow(
    language: str, entry: str, example: str
) -> None:
    word = example or entry.replace("-", "")
    patterns = set(pyphen.Pyphen(lang=language, left=2, right=3).positions(word))
    half = entry.strip("-")
    if not re.search("^-|-$", entry):
        refused = patterns - {match.start() for match in re.finditer("-", entry)}
    else:
        refused = {len(word) - len(half) if entry.startswith("-") else len(half)}

    assert refused
    assert refused <= patterns
    assert refused.isdisjoint(hyphenator(language).points(word))


def test_an_edition_has_the_last_word() -> None:
    own, _ = read_divisions("hab-iter\nsa-lade\n-vante")
    ours = hyphenator("fr", own)

    assert hyphenator("fr", NONE).points("épouvante") == (4,)
    assert [ours.points(word) for word in ("habiter", "salade", "épouvante")] == [(3,), (2,), ()]


def test_what_a_list_allows_still_leaves_two_letters_and_three() -> None:
    own, _ = read_divisions("é-pou-vante\nsala-de")

    assert hyphenator("fr", own).points("épouvante") == (4,)
    assert hyphenator("fr", own).points("salade") == ()
