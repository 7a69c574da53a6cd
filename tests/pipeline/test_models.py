"""Pawns, die, box and aids are built with the games that need them, and with no other."""

import json
from functools import cache
from pathlib import Path

import pypdfium2
import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.profiles import papers
from cardsmith.model.choices import Look
from cardsmith.model.edition import Deck
from cardsmith.model.face import Face
from cardsmith.model.finding import InputError
from cardsmith.model.sizes import THICKNESS
from cardsmith.model.struct import replace
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.options import Asked, chosen
from cardsmith.pipeline.orders import Built
from cardsmith.pipeline.products import COMPONENTS, Cards, Model, Stock, component_names, products
from cardsmith.pipeline.sheets import prints
from cardsmith.resources import shipped
from tests.layout.drawn import texts
from tests.layout.models import said

IMPRINT = {
    "author": "Jeanne Auteur",
    "illustrator": "Paul Dessin",
    "publisher": "Les Éditions du Grelot, 12 rue des Fous, 75011 Paris",
    "contact": "bonjour@grelot.example",
    "ean": "3760000000000",
    "legal": "Imprimé en France. Ne convient pas aux enfants de moins de 3 ans : petites pièces.",
}
MODELS = {
    "bouffon": ("pawns", "die", "dividers", "box", "tray", "aid"),
    "dalmuti": ("box", "aid"),
}

TRIED = {("bouffon", "a5"), ("bouffon", "letter"), ("dalmuti", "a3")}
"""Models on these papers are built in the suite, on the others in the soak."""


@cache
def shipped_deck(game: str) -> Deck:
    return read([shipped("decks") / game])


def built(
    name: str, out: Path, *components: str, profile: str = "home", paper: str = "", card: str = ""
) -> Built:
    asked = Asked(lengths={"thickness": card}, paper=paper)
    (made,) = build_editions([name], chosen(profile, asked), components, out)
    return made


def text(path: Path) -> str:
    with pypdfium2.PdfDocument(path) as document:
        return " ".join(page.get_textpage().get_text_bounded() for page in document)


@pytest.mark.parametrize("game", MODELS)
def test_a_full_build_lists_every_component_in_its_manifest(game: str, tmp_path: Path) -> None:
    folder = built(game, tmp_path).folder

    assert folder
    manifest = json.loads((folder / "manifest.json").read_text("utf-8"))
    listed = {file["component"] for file in manifest["files"]}
    deck = shipped_deck(game)
    assert listed == set(COMPONENTS[deck.edition.game]) == set(component_names(deck))
    assert set(MODELS[game]) <= listed


@pytest.mark.parametrize(
    ("game", "paper"),
    [
        pytest.param(game, paper, marks=() if (game, paper) in TRIED else pytest.mark.soak)
        for game in MODELS
        for paper in papers()
    ],
)
def test_models_come_on_any_paper(game: str, paper: str, tmp_path: Path) -> None:
    made = built(game, tmp_path, *MODELS[game], paper=paper)

    assert made.folder, made.checked.findings
    assert {file.path for file in made.files} == {f"{name}.pdf" for name in MODELS[game]}
    full = {"a5": "dividers.pdf"}.get(paper)  # four of them leave a footer no room
    files = [file.path for file in made.files if file.path != full]
    assert all("100 %" in text(made.folder / path) for path in files)


@pytest.mark.parametrize("game", MODELS)
def test_one_face_a_page_gives_a_page_to_each_model(game: str, tmp_path: Path) -> None:
    made = built(game, tmp_path, *MODELS[game], profile="single")

    pages = {file.component: file.pages for file in made.files}
    several = {"bouffon": {"aid": 2 * 6, "dividers": 27, "box": 4}, "dalmuti": {"aid": 2 * 8}}
    assert pages == dict.fromkeys(MODELS[game], 1) | several[game]


def test_an_aid_is_for_each_of_the_most_players(tmp_path: Path) -> None:
    made = built("dalmuti", tmp_path, "aid")

    assert [(file.cards, file.pages) for file in made.files] == [(8, 2)]
    assert made.folder
    assert "Grand Dalmuti" in text(made.folder / "aid.pdf")


def boxes(game: str, depth: float, thickness: float = THICKNESS) -> tuple[Face, ...]:
    (made,), _ = products(shipped_deck(game), ("box",), Stock(thickness, depth))
    assert isinstance(made, Model)
    return made.faces


def test_a_box_is_as_deep_as_its_cards() -> None:
    """Le Grand Dalmuti: 80 cards, 8 aids and what lies on the table, twice in the net."""
    deck = shipped_deck("dalmuti")
    table = list(products(deck, ("status", "plans"))[0])
    cards = 88 + sum(
        piece.copies for each in table if isinstance(each, Cards) for piece in each.pieces
    )
    thin, thick = (boxes("dalmuti", thickness=one, depth=90) for one in (0.3, 0.5))

    assert cards > 88
    assert thick[0].width - thin[0].width == pytest.approx(2 * cards * 0.2)


def test_the_thickness_of_a_card_may_be_asked_for(tmp_path: Path) -> None:
    plain, thick = (
        built("bouffon", tmp_path / name, "box", card=card)
        for name, card in (("a", ""), ("b", "0.9mm"))
    )

    assert [made.files[0].pages for made in (plain, thick)] == [4, 12]


@pytest.mark.parametrize(
    ("depth", "count"),
    [
        (50, 3),
        (18, 7),
        pytest.param(36, 4, marks=pytest.mark.soak),
        pytest.param(12, 13, marks=pytest.mark.soak),
    ],
)
def test_a_box_is_no_deeper_than_asked(depth: int, count: int) -> None:
    """Le Bouffon: 300 cards, 27 dividers, 6 aids of 0.32 mm; the depth is twice in the net."""
    faces = boxes("bouffon", depth=depth)

    assert len(faces) == count
    assert len({face.width for face in faces}) == 1
    inner = (faces[0].width - 2 - 10) / 2 - 65
    assert 0.32 * 333 / count + 1 <= inner <= depth


def test_a_box_is_as_high_as_its_dividers() -> None:
    """Two millimetres more than a card with its tab; lid, floor and both tongues in the net."""
    box, *_ = boxes("bouffon", depth=36)
    depth = (box.width - 2 - 10) / 2 - 65

    assert box.height - 2 - 2 * (depth + 14) == pytest.approx(88 + 8 + 2)


def test_boxes_say_which_packets_they_hold(tmp_path: Path) -> None:
    made = built("bouffon", tmp_path, "box")

    assert made.folder
    with pypdfium2.PdfDocument(made.folder / "box.pdf") as document:
        said = [" ".join(page.get_textpage().get_text_bounded().split()) for page in document]
    assert "1/4 · A – F" in said[0]
    assert "4/4 · T – Marotte" in said[3]
    assert all("300 cartes" in text and "27 intercalaires" in text for text in said)


@pytest.mark.parametrize(
    ("option", "length"), [("depth", "5mm"), ("thickness", "0mm"), ("thickness", "6mm")]
)
def test_a_box_that_holds_nothing_is_refused(option: str, length: str) -> None:
    with pytest.raises(InputError) as caught:
        chosen("home", Asked(lengths={option: length}))

    assert caught.value.finding.code == "I110"


def test_a_divider_stands_before_each_packet(tmp_path: Path) -> None:
    made = built("bouffon", tmp_path, "dividers")

    assert [(file.cards, file.pages) for file in made.files] == [(27, 4)]
    assert made.folder
    said = text(made.folder / "dividers.pdf")
    assert "cases 11 et 34" in said.replace("\r\n", " ")
    assert "Marotte · 24 cartes" in said.replace("\r\n", " ")


def test_le_grand_dalmuti_has_no_pawns(tmp_path: Path) -> None:
    with pytest.raises(InputError):
        built("dalmuti", tmp_path, "pawns")


def test_a_custom_game_gets_none_of_them(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "edition.yaml").write_text(
        "schema: 1\ngame: custom\ntitle: Mon jeu\nlanguage: fr\n"
        "components:\n  - {name: heros, data: heros.csv, size: tcg}\n",
        encoding="utf-8",
    )
    (folder / "heros.csv").write_text("title;text\nBarde;Chante\n", encoding="utf-8")

    assert component_names(read([folder])) == ("heros",)


def test_an_option_of_the_edition_changes_aid_and_box(tmp_path: Path) -> None:
    folder = tmp_path / "jeu"
    folder.mkdir()
    source = shipped("decks") / "dalmuti"
    for name in ("edition.yaml", "ranks.yaml"):
        said = (source / name).read_text(encoding="utf-8")
        said = said.replace(
            "rules: texte",
            "rules: {profile: texte, options: {dalmuti.players: 3-10, dalmuti.jokers: wild}}",
        )
        (folder / name).write_text(said, encoding="utf-8")
    made = built(str(folder), tmp_path / "out", "box", "aid")

    assert made.folder
    assert "3 à 10 joueurs" in text(made.folder / "box.pdf")
    assert "voisines" in text(made.folder / "aid.pdf")
    assert {file.component: file.cards for file in made.files}["aid"] == 10


def test_board_and_packets_of_the_edition_change_what_is_packed(tmp_path: Path) -> None:
    """Three letters, six laps, thirty copies: the squares, the counts, the boxes follow."""
    folder = tmp_path / "jeu"
    folder.mkdir()
    (folder / "edition.yaml").write_text(
        "schema: 1\ngame: bouffon\nlanguage: en\nrules: {profile: texte}\n"
        "board: {squares: [[A], [B, C]], laps: 9}\nlimits: {cards_per_square: 99}\n",
        encoding="utf-8",
    )
    for letter, title in (("A", "abri"), ("B", "balle"), ("C", "cape")):
        words = f"title: {title}, copies: 30, synonyms: [un, deux, trois, quatre]"
        (folder / f"{letter}.yaml").write_text(
            f"schema: 1\nletter: {letter}\ncards: [{{{words}}}]\n", encoding="utf-8"
        )
    deck = read([folder])
    (cards, packed), _ = products(deck, ("dividers", "box"), Stock(0.5, 25))

    assert isinstance(cards, Cards)
    assert isinstance(packed, Model)
    told = [said(piece.front) for piece in cards.pieces]
    assert told[0] == "A A 30 cards squares 1, 3, 5, 7, 9, 11, 13, 15 and 17"
    assert told[1].endswith("squares 2, 4, 6, 8, 10, 12, 14, 16 and 18 shared with C")
    assert len(told) == 3
    labels = [
        next(text.text for text in texts(face.items) if "/" in text.text) for face in packed.faces
    ]
    assert labels == ["1/3 · A", "2/3 · B", "3/3 · C"]
    assert "90 cards · 6 player aids · 3 dividers" in said(packed.faces[0])


@pytest.mark.parametrize(
    ("look", "language"),
    [
        *((look, "fr") for look in Look),
        (Look.ACCESSIBLE, "en"),
        *(pytest.param(look, "en", marks=pytest.mark.soak) for look in Look),
    ],
)
def test_a_full_game_can_be_packed_in_every_look(look: Look, language: str) -> None:
    """With an imprint that a shop wants, nothing is too long."""
    deck = shipped_deck("bouffon")
    imprint = {**deck.edition.imprint, **IMPRINT}
    edition = replace(deck.edition, imprint=imprint, language=language)
    deck = replace(deck, edition=edition)
    made, findings = products(deck, ("dividers", "box", "tray", "pawns"), look=look)

    assert findings == ()
    counts = {each.name: len(each.faces) for each in made if isinstance(each, Model)}
    assert counts == {"box": 4, "tray": 1, "pawns": 1}
    printed, refused = prints(edition, made, chosen("home", Asked({})))
    assert refused == ()
    assert {item.component: len(item.document.pages) for item in printed} == {
        **counts,
        "dividers": 4,
    }
