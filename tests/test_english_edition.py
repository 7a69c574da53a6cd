"""A Bouffon in English, on squares of its own: nothing in the product is French alone."""

import re
from collections.abc import Iterator
from math import dist
from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.model.edition import Deck, Size
from cardsmith.model.face import Text
from cardsmith.pipeline.checking import check_decks
from cardsmith.pipeline.dividing import hyphenator_of
from cardsmith.pipeline.playing.beginning import Wanted, new_game
from cardsmith.pipeline.products import Cards, Leaflet, Product, component_names, products
from cardsmith.pipeline.targets import targets
from tests.cli.terminal import typed as run
from tests.conftest import ROOT
from tests.layout.drawn import texts
from tests.pipeline.playing.tables import typed

FOOL = ROOT / "tests" / "data" / "fool"

FRENCH = re.compile(
    r"[«»]|[àâçèéêëîïôùû]|\b(?:nom|verbe|adjectif|adverbe|locution|case|cartes?|joueurs?|et|de|du"
    r"|la|le|les|un|mot|mots|tour|fam|litt|vx|arg)\b"
)
"""Signs and words that no English text of this edition has, but for the title façade."""

CASE = """
- id: naps
  game: bouffon
  given:
    seats: [Ann, Ben, Cy]
    bouffon: Ann
    finish: 25
    on: {Ann: 1, Ben: 0, Cy: 0}
    card: {title: sleep, entries: [doze, nap, slumber, snooze, take a siesta]}
    proposals: [{by: Ben, text: Nap, at: 5}, {by: Cy, text: "take a siesta", at: 9}]
  claim: {moves: {Ann: +3, Ben: +1, Cy: +3}}
"""


@pytest.fixture(scope="module")
def deck() -> Deck:
    (paths,) = targets([str(FOOL)])
    return read(paths)


@pytest.fixture(scope="module")
def made(deck: Deck) -> dict[str, list[Product]]:
    """Every component by its name: the rules are there in two languages."""
    drawn, findings = products(deck, (*component_names(deck), "contents"))
    assert findings == ()
    return {each.name: [one for one in drawn if one.name == each.name] for each in drawn}


def shown(product: Product) -> Iterator[Text]:
    """The type on the sides in the language of the edition."""
    if isinstance(product, Cards):
        faces = [piece.front for piece in product.pieces]
    elif isinstance(product, Leaflet):
        faces = [*product.draw(Size(width=148, height=210))]
    else:
        faces = [*product.faces]
    return (text for face in faces for text in texts(face.items))


def test_it_checks_clean_and_in_one_form(deck: Deck) -> None:
    assert check_decks((deck,)).findings == ()
    assert len(deck.cards) == 10
    assert run("fmt", "--check", FOOL).exit_code == 0
    assert run("check", FOOL, "--level", "strict", "--dict", "none").exit_code == 0


def test_labels_and_parts_of_speech_are_read_and_printed_in_english(
    made: dict[str, list[Product]],
) -> None:
    (cards,) = made["cards"]
    words = {text.text.strip() for text in shown(cards)}

    assert {"noun", "verb", "adjective", "phrase"} <= words
    assert {"[fig.]", "[inf.]", "[lit.]", "[slang]", "[dated]"} <= words


def test_no_word_of_french_is_printed(made: dict[str, list[Product]]) -> None:
    kinds = [one for name, each in made.items() for one in each if name != "rules"]
    found = {
        (product.name, text.text)
        for product in kinds
        for text in shown(product)
        if FRENCH.search(text.text.replace("façade", ""))
    }

    assert [each.language for each in made["rules"] if isinstance(each, Leaflet)] == ["en", "fr"]
    assert found == set()


def test_titles_are_listed_in_order_with_what_each_synonym_scores() -> None:
    lines = run("list", FOOL).stdout.splitlines()

    assert [line.split("/")[1].split(" ")[0] for line in lines][:8] == [
        *("brave", "cry", "(to)cutcorners", "facade", "friend", "quarrel", "sleep", "unwell"),
    ]
    assert lines[0].endswith("10 courageous · 6 daring · 8 fearless · 11 lion-hearted [fig.]")
    assert "7 slumber [lit.] · 6 snooze [inf.]" in lines[6]


def test_statistics_count_labels_and_parts_of_speech_in_english() -> None:
    words = run("stats", FOOL, lang="").stdout.split()

    assert {"inf.", "slang", "nouns", "adjectives"} <= {*words}
    assert not {"fam.", "arg."} & {*words}


def test_words_are_divided_as_english_divides_them(deck: Deck) -> None:
    hyphens, findings = hyphenator_of(deck.edition)

    assert findings == ()
    assert hyphens.points("inebriated") == (2, 6)
    assert hyphens.points("courageous") == (4,)


def test_the_board_has_its_own_squares_and_merges(
    deck: Deck, made: dict[str, list[Product]]
) -> None:
    (board,) = made["board"]
    letters = [text for text in shown(board) if len(text.text) == 1 and text.text.isalpha()]
    beside = {"B": "S", "S": "B", "Q": "U", "U": "Q"}

    assert deck.edition.board.count == 26
    assert {text.text for text in letters} == set("BCFQSU")
    for text in letters:
        others = (other for other in letters if other is not text)
        near = min(others, key=lambda other: dist((text.x, text.y), (other.x, other.y)))
        assert near.text == beside.get(text.text, near.text)


@pytest.mark.parametrize("form", ["html", "pdf"])
def test_a_proof_is_in_english(form: str, tmp_path: Path) -> None:
    written = tmp_path / f"fool.{form}"
    answer = run("proof", FOOL, "--out", written, lang="")

    assert answer.exit_code == 0, answer.output
    if form == "html":
        page = written.read_text(encoding="utf-8")
        assert "take a siesta" in page
        assert "adjective" in page
        assert not re.search("adjectif|fam[.]", page)


def test_a_case_is_judged_and_answered_in_english(tmp_path: Path) -> None:
    book = tmp_path / "cases.yaml"
    book.write_text(CASE, encoding="utf-8")

    answer = run("referee", "judge", book)

    assert answer.exit_code == 0, answer.output
    assert "correct" in answer.stdout
    assert not FRENCH.search(answer.stdout)


def test_a_game_is_played_with_its_cards_on_its_board() -> None:
    keeper = new_game(
        Wanted(game="bouffon", seats=("Ann", "Ben", "Cy"), tags={"Edition": str(FOOL)})
    )

    typed(
        keeper,
        "Ann 1, Ben 2, Cy 3",
        "d1",
        "S",
        "sleep",
        "|",
        "Ben nap 5",
        "Cy take a siesta 9",
        "|",
    )

    assert keeper.text.endswith('| Ben"nap"5 Cy"take a siesta"9 | => Ann+3 Ben+1 Cy+3\n')


def test_a_short_build_writes_files_that_say_so_in_english(tmp_path: Path) -> None:
    answer = run("build", FOOL, "--component", "cards,marotte", "--out", tmp_path, lang="")

    assert answer.exit_code == 0, answer.output
    assert "8 cards" in answer.stdout
    assert (tmp_path / "fool" / "home" / "cards.pdf").is_file()
