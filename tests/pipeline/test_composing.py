"""Cards composed as they are drawn: the files are those of cards that are kept as drawn."""

from pathlib import Path

import pytest

from cardsmith.pipeline import building, composing, crew
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.gathering import decks_of
from cardsmith.pipeline.options import Asked, chosen
from cardsmith.pipeline.orders import Built
from cardsmith.pipeline.products import Cards, products
from cardsmith.press import pdf
from cardsmith.press.composed_face import ComposedFace
from cardsmith.resources import shipped
from tests.conftest import ROOT
from tests.intake.reading import written

SAMPLES = sorted(path.parent for path in (ROOT / "docs" / "samples").glob("*/edition.yaml"))

CARDS = {
    "edition.yaml": "game: custom\ntitle: Jeu\nlanguage: fr\ncomponents:\n"
    "  - {name: cartes, data: cartes.csv, template: carte.yaml, back: dos.yaml}\n",
    "cartes.csv": "titre,couleur,copies\n"
    + "".join(f"mot {n},{'rouge' if n % 3 else 'bleu'},{1 + n % 2}\n" for n in range(12)),
    "carte.yaml": """size: poker
styles:
  word: {font: Alegreya, size: 12pt, min_size: 9pt}
front:
  - text: {in: [6mm, 6mm, -6mm, 10mm], style: word, value: "{{ titre }}"}
  - text: {in: [6mm, 20mm, -6mm, 10mm], style: word, value: "{{ couleur }} Ω {{ titre }}"}
""",
    "dos.yaml": """size: poker
styles:
  word: {font: Alegreya, size: 12pt}
front:
  - rect: {in: [0mm, 0mm, 0mm, 0mm], fill: paper, bleed: true}
  - text: {in: [6mm, 6mm, -6mm, 10mm], style: word, value: "{{ couleur }}"}
  - text: {in: [6mm, 26mm, -6mm, 10mm], style: word, value: "{{ couleur }}"}
""",
}


def made(folder: Path, out: Path, profile: str = "home", *names: str) -> Built:
    (built,) = build_editions([str(folder)], chosen(profile, Asked({})), names, out)
    return built


def files(built: Built) -> dict[str, bytes]:
    assert built.folder is not None, built.checked.findings
    return {path.name: path.read_bytes() for path in built.folder.iterdir()}


@pytest.fixture
def _by_three(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shares of a card or a page and more, for three processes, few pages at a time."""
    monkeypatch.setattr(composing, "LEAST", 1)
    monkeypatch.setattr(pdf, "LEAST", 1)
    monkeypatch.setattr(pdf, "BLOCK", 2)
    monkeypatch.setattr(crew, "hands", lambda: 3)


@pytest.mark.usefixtures("_by_three")
@pytest.mark.parametrize("profile", ["home", "home-eco", "home-access", "home-fold", "single"])
def test_cards_with_both_sides_are_what_they_were_as_drawn(
    profile: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fronts that differ, backs that some share, characters that no part of a font holds all."""
    edition = written(tmp_path / "jeu", CARDS)
    composed = files(made(edition, tmp_path / "a", profile))
    monkeypatch.setattr(building, "composed_for", lambda *_, **__: None)
    drawn = files(made(edition, tmp_path / "b", profile))

    assert composed == drawn


@pytest.mark.usefixtures("_by_three")
@pytest.mark.parametrize("sample", SAMPLES, ids=lambda sample: sample.name)
def test_every_sample_is_what_it_was_as_drawn(
    sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    composed = files(made(sample, tmp_path / "a"))
    monkeypatch.setattr(crew, "hands", lambda: 1)
    assert files(made(sample, tmp_path / "c")) == composed
    monkeypatch.setattr(building, "composed_for", lambda *_, **__: None)
    assert files(made(sample, tmp_path / "b")) == composed


@pytest.mark.usefixtures("_by_three")
@pytest.mark.parametrize(("game", "name"), [("bouffon", "marotte"), ("dalmuti", "cards")])
def test_a_shipped_game_is_what_it_was_as_drawn(
    game: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    composed = files(made(shipped("decks") / game, tmp_path / "a", "home", name))
    monkeypatch.setattr(building, "composed_for", lambda *_, **__: None)
    assert files(made(shipped("decks") / game, tmp_path / "b", "home", name)) == composed


@pytest.mark.usefixtures("_by_three")
def test_a_card_that_does_not_fit_is_told_as_by_one_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = CARDS["cartes.csv"].replace("mot 7", "m " * 999)
    edition = written(tmp_path / "jeu", {**CARDS, "cartes.csv": wide})
    composed = made(edition, tmp_path / "a").checked.findings
    monkeypatch.setattr(building, "composed_for", lambda *_, **__: None)

    assert composed == made(edition, tmp_path / "b").checked.findings
    assert any(finding.code == "L101" for finding in composed)


@pytest.mark.usefixtures("_by_three")
def test_what_is_composed_can_be_drawn_again(tmp_path: Path) -> None:
    """Whoever needs what is drawn, and not only what a press needs of it, has that too."""
    deck = decks_of([str(written(tmp_path / "jeu", CARDS))])[0]
    (plain,), _ = products(deck, ("cartes",))
    compose = composing.composed_for(chosen("home", Asked({})))
    (cards,), _ = products(deck, ("cartes",), compose=compose)

    assert isinstance(plain, Cards)
    assert isinstance(cards, Cards)
    for before, after in zip(plain.pieces, cards.pieces, strict=True):
        assert isinstance(after.front, ComposedFace)
        assert not isinstance(after.back, ComposedFace)
        shape = before.front.name, before.front.width, before.front.height, before.front.bleed
        face = after.front
        assert (face.name, face.width, face.height, face.bleed) == shape
        assert len(face.items) == len(before.front.items)
