"""One card drawn alone is the card that a build prints, or is told why it cannot be."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops

from cardsmith.intake.editions.reading import read
from cardsmith.model.finding import InputError
from cardsmith.pipeline.custom import custom_pieces_of
from cardsmith.pipeline.previewing import preview_card

TEMPLATE = """\
size: tcg
styles:
  words: {font: Alegreya, size: 20pt, min_size: 6pt, color: ink}
front:
  - text: {in: [5mm, 5mm, 30mm, 20mm], style: words, value: "{{ titre }}"}
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    folder = tmp_path / "jeu"
    folder.mkdir()
    (folder / "edition.yaml").write_text(
        "game: custom\ntitle: Jeu\nlanguage: fr\n"
        "components: [{name: a, data: a.csv, template: t.yaml}, {name: b, data: b.csv}]\n",
        encoding="utf-8",
    )
    (folder / "a.csv").write_text(
        "titre;nb\nroi;2\nLes trois mousquetaires de Sa Majesté;1\nvalet;0\n", encoding="utf-8"
    )
    (folder / "b.csv").write_text("titre\nroi\n", encoding="utf-8")
    (folder / "t.yaml").write_text(TEMPLATE, encoding="utf-8")
    return folder


def drawn(game: Path, card: str) -> Image.Image:
    out = game.parent / "carte.png"
    assert preview_card(str(game), card, out).findings == ()
    with Image.open(out) as picture:
        picture.load()
        return picture


def codes(game: Path, card: str) -> set[str]:
    out = game.parent / "never.png"
    checked = preview_card(str(game), card, out)
    assert checked.failed()
    assert not out.exists()
    return {finding.code for finding in checked.findings}


def test_a_size_that_all_cards_share_is_kept_by_one_that_is_drawn_alone(game: Path) -> None:
    alone = drawn(game, "a/roi")
    template = game / "t.yaml"
    template.write_text(TEMPLATE.replace("color: ink", "color: ink, uniform: true"), "utf-8")

    shared = preview_card(str(game), "a/roi", game.parent / "carte.png")

    assert not shared.failed()
    with Image.open(game.parent / "carte.png") as picture:
        assert ImageChops.difference(alone, picture).getbbox()


def test_only_the_card_that_is_asked_for_is_drawn(game: Path) -> None:
    deck = read([game])
    component = deck.components[0]

    pieces, findings = custom_pieces_of(deck.edition, component, only="a/roi")

    assert [piece.id for piece in pieces] == ["a/roi"]
    assert findings == ()


def test_cards_of_one_title_in_two_components_are_told_apart(game: Path) -> None:
    assert ImageChops.difference(drawn(game, "a/roi"), drawn(game, "b/roi")).getbbox()


def test_a_card_of_no_copies_can_be_looked_at(game: Path) -> None:
    assert ImageChops.difference(drawn(game, "a/valet"), drawn(game, "a/roi")).getbbox()


@pytest.mark.parametrize("card", ["A/Roi", "a/ROI"])
def test_capitals_do_not_matter(card: str, game: Path) -> None:
    assert not ImageChops.difference(drawn(game, card), drawn(game, "a/roi")).getbbox()


def test_a_fault_of_the_template_is_told_and_not_that_the_card_is_missing(game: Path) -> None:
    (game / "t.yaml").write_text(TEMPLATE.replace("{{ titre }}", "{{ tritre }}"), "utf-8")

    assert all(code.startswith("K") for code in codes(game, "a/roi"))
    drawn(game, "b/roi")  # the other component has no fault


def test_a_file_that_cannot_be_read_is_told_and_not_that_its_cards_are_missing(
    game: Path,
) -> None:
    (game / "edition.yaml").write_text("game: bouffon\nlanguage: fr\n", encoding="utf-8")
    (game / "p.yaml").write_text("letter: P\ncards:\n  - title: [peur\n", encoding="utf-8")

    assert any(code.startswith("F") for code in codes(game, "P/peur"))


def test_a_card_that_no_file_has_is_told_with_the_nearest(game: Path) -> None:
    with pytest.raises(InputError) as refusal:
        preview_card(str(game), "a/rois", game.parent / "never.png")

    assert refusal.value.finding.code == "F032"
    assert refusal.value.finding.arguments["near"] == "a/roi"
