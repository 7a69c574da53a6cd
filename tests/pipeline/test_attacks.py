"""Case books as they come from other people's machines."""

from pathlib import Path
from unicodedata import normalize

import pytest

from cardsmith.model.finding import InputError
from cardsmith.pipeline.casebooks import judge_books, open_books
from cardsmith.pipeline.rulebooks import rulebook

BOOK = """\
- id: a
  game: bouffon
  given:
    seats: [Zoé, Noël]
    bouffon: Zoé
    finish: 47
    on: {Zoé: 14, Noël: 12}
    card: {title: éclat, entries: [lueur, étincelle]}
    proposals: [{by: Noël, text: étincelle}]
  claim: {moves: {Noël: 15}}
"""


@pytest.mark.parametrize("place", ["seats: [Zoé, Noël]", "bouffon: Zoé", "Noël: 12", "Noël: 15"])
def test_a_name_is_one_name_however_its_accents_are_typed(place: str, tmp_path: Path) -> None:
    book = tmp_path / "a.yaml"
    text = BOOK.replace(place, normalize("NFD", place))
    assert text != BOOK
    book.write_text(text, encoding="utf-8")

    judged = judge_books(open_books([str(book)]), "en", rulebook("texte"))

    assert judged.findings == ()
    ((_, answer),) = judged.rulings
    assert answer.ruling.verdict.value == "correct"


def test_what_is_amiss_with_a_name_of_two_spellings_is_placed(tmp_path: Path) -> None:
    book = tmp_path / "a.yaml"
    text = BOOK.replace("Noël: 12", normalize("NFD", "Noël") + ": far")
    book.write_text(text, encoding="utf-8")

    (finding,) = judge_books(open_books([str(book)]), "en", rulebook("texte")).findings

    assert (finding.code, finding.span.line) == ("G161", 7)


def test_a_folder_is_said_to_be_one(tmp_path: Path) -> None:
    folder = tmp_path / "book.yaml"
    folder.mkdir()

    (finding,) = open_books([str(folder)]).findings
    with pytest.raises(InputError) as caught:
        rulebook(str(folder))

    assert (finding.code, finding.arguments["kind"]) == ("F009", "folder")
    assert caught.value.finding.arguments["kind"] == "folder"


@pytest.mark.parametrize("option", ["jokers", "dalmuti.jokers"])
def test_an_option_of_the_other_game_is_said_to_be_one(option: str, tmp_path: Path) -> None:
    book = tmp_path / "a.yaml"
    options = f"  options: {{{option}: wild}}\n  given:"
    book.write_text(BOOK.replace("  given:", options), encoding="utf-8")

    (finding,) = open_books([str(book)]).findings

    assert (finding.code, finding.arguments["kind"]) == ("G152", "other")
    assert (finding.arguments["found"], finding.arguments["better"]) == (option, "dalmuti.jokers")
