"""The cards of the shipped games with an edition's own templates in the place of the shipped."""

from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.model.choices import Look
from cardsmith.model.edition import Deck
from cardsmith.model.face import Face
from cardsmith.model.inks import INK, PASTEL, WHITE, WINE
from cardsmith.pipeline.checking import check_editions
from cardsmith.pipeline.digests import input_digests
from cardsmith.pipeline.products import Cards, products
from tests.layout.drawn import paths, texts

DECK = "letter: P\ncards:\n  - {title: peur, synonyms: [frayeur, trouille, effroi, panique]}\n"
MAROTTE = "deck: marotte\ncards:\n  - {title: abscons, synonyms: [abstrus, sibyllin]}\n"
LIMITS = "limits: {synonyms: {min: 2, max: 12}, cards_per_square: 0, marotte: 1}\n"
OWN = (
    "extends: letter\nstyles: {title: {color: wine}}\n"
    "front: [rect: {id: ground, fill: light wine}]\n"
)


def edition(folder: Path, templates: str = "", **files: str) -> Path:
    """A small edition of Le Bouffon with these further files."""
    declared = f"game: bouffon\n{LIMITS}{templates}"
    written = {"edition": declared, "p": DECK, "marotte": MAROTTE, **files}
    for name, text in written.items():
        (folder / f"{name.replace('_', '-')}.yaml").write_text(text, encoding="utf-8")
    return folder


def fronts(deck: Deck, look: Look = Look.HOUSE, name: str = "cards") -> list[Face]:
    made, findings = products(deck, (name,), look=look)
    assert findings == ()
    return [
        piece.front for product in made if isinstance(product, Cards) for piece in product.pieces
    ]


def title(face: Face, word: str = "peur") -> tuple[str, object]:
    (found,) = (text for text in texts(face.items) if text.text == word)
    return found.font, found.ink


def codes(folder: Path) -> list[tuple[str, str]]:
    return [
        (finding.code, str(finding.span).rpartition("/")[2])
        for finding in check_editions([str(folder)]).findings
        if finding.code[0] in "ESK"
    ]


def test_an_edition_sets_its_letters_by_a_template_of_its_own(tmp_path: Path) -> None:
    folder = edition(tmp_path, "templates: {letter: my-letter.yaml}\n", my_letter=OWN)
    deck = read([folder])

    (face,) = fronts(deck)
    assert title(face) == ("Cinzel Bold", WINE)
    assert {"frayeur", "7 ", "P/peur"} <= {text.text for text in texts(face.items)}
    (marotte,) = fronts(deck, name="marotte")
    assert title(marotte, "abscons") == ("Cinzel Bold", INK)
    assert codes(folder) == []
    assert "my-letter.yaml" in {one.path for one in input_digests(deck)}


def test_the_accessible_look_of_an_own_template_is_in_plain_type(tmp_path: Path) -> None:
    templates = "templates: {letter: my-letter.yaml}\n"
    (face,) = fronts(read([edition(tmp_path, templates, my_letter=OWN)]), Look.ACCESSIBLE)

    assert title(face) == ("Atkinson Bold", WINE)


def test_an_own_template_for_the_accessible_look_is_drawn_as_written(tmp_path: Path) -> None:
    templates = "templates: {letter: my-letter.yaml, letter-accessible: my-large.yaml}\n"
    large = "extends: letter-accessible\nstyles: {title: {color: pastel}}\n"
    deck = read([edition(tmp_path, templates, my_letter=OWN, my_large=large)])

    assert title(fronts(deck)[0]) == ("Cinzel Bold", WINE)
    assert title(fronts(deck, Look.ACCESSIBLE)[0]) == ("Atkinson Bold", PASTEL)


def test_the_shipped_template_is_taken_whatever_files_are_called(tmp_path: Path) -> None:
    folder = edition(tmp_path, letter=OWN)

    assert title(fronts(read([folder]))[0]) == ("Cinzel Bold", INK)


def test_a_marotte_of_ones_own_extends_the_shipped_one_beside_its_deck(tmp_path: Path) -> None:
    own = "extends: marotte\nstyles: {title: {color: wine}}\n"
    folder = edition(tmp_path, "templates: {marotte: sceptre.yaml}\n", sceptre=own)

    assert codes(folder) == []
    assert title(fronts(read([folder]), name="marotte")[0], "abscons") == ("Cinzel Bold", WINE)


@pytest.mark.parametrize(
    ("templates", "code"),
    [
        ("templates: {letter: nowhere.yaml}\n", "E106"),
        ("templates: {letter: ../p.yaml}\n", "E105"),
        ("templates: {rank: my-letter.yaml}\n", "S102"),
        ("templates: my-letter.yaml\n", "S114"),
    ],
)
def test_a_template_that_cannot_be_had_is_told(tmp_path: Path, templates: str, code: str) -> None:
    found = codes(edition(tmp_path, templates, my_letter=OWN))

    assert code in [one for one, _ in found]


def test_what_is_wrong_in_an_own_template_is_told_at_its_line(tmp_path: Path) -> None:
    wrong = "extends: letter\nstyles:\n  title: {colour: wine}\n"
    templates = "templates: {letter: my-letter.yaml}\n"

    assert codes(edition(tmp_path, templates, my_letter=wrong)) == [("K101", "my-letter.yaml:3:11")]


def test_a_field_that_no_card_has_is_told(tmp_path: Path) -> None:
    wrong = "extends: letter\nfront: [text: {id: pos, value: '{{ nuance }}'}]\n"
    templates = "templates: {letter: my-letter.yaml}\n"

    assert [code for code, _ in codes(edition(tmp_path, templates, my_letter=wrong))] == ["K109"]


def test_a_custom_edition_names_templates_in_its_components(tmp_path: Path) -> None:
    (tmp_path / "edition.yaml").write_text(
        "game: custom\ntemplates: {letter: a.yaml}\ncomponents: [{name: a, data: a.csv}]\n",
        encoding="utf-8",
    )
    (tmp_path / "a.csv").write_text("nom\nOgre\n", encoding="utf-8")

    assert [code for code, _ in codes(tmp_path)] == ["E117"]


def test_a_dalmuti_edition_may_have_ranks_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "edition.yaml").write_text(
        "game: dalmuti\ntemplates: {rank: sombre.yaml}\n", encoding="utf-8"
    )
    ranks = Path(__file__).parents[2] / "decks" / "dalmuti" / "ranks.yaml"
    (tmp_path / "ranks.yaml").write_bytes(ranks.read_bytes())
    (tmp_path / "sombre.yaml").write_text(
        "extends: rank\nfront: [rect: {id: ground, fill: white}]\n", encoding="utf-8"
    )
    faces = fronts(read([tmp_path]))

    assert len(faces) == 13
    assert {paths(face.items)[0].fill for face in faces} == {WHITE}


def test_cards_of_a_custom_edition_extend_the_shipped_letter(tmp_path: Path) -> None:
    (tmp_path / "edition.yaml").write_text(
        "game: custom\ncomponents: [{name: mots, data: p.yaml, template: mots.yaml}]\n",
        encoding="utf-8",
    )
    (tmp_path / "p.yaml").write_text(DECK, encoding="utf-8")
    (tmp_path / "mots.yaml").write_text(
        "extends: letter\nfront: [group: {id: hint, when: synonyms >= 3}]\n", encoding="utf-8"
    )
    deck = read([tmp_path])
    made, findings = products(deck, ("mots",))

    assert findings == ()
    (cards,) = made
    assert isinstance(cards, Cards)
    assert title(cards.pieces[0].front) == ("Cinzel Bold", INK)
