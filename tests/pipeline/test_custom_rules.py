"""Components of a custom edition have the rules in force, as the cards of Le Bouffon have."""

from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.pipeline.custom import custom_pieces_of
from tests.layout.drawn import texts

EDITION = """\
game: custom
title: Essai
language: fr
components:
  - {name: cartes, data: cartes.csv, template: carte.yaml}
"""
STYLE = "styles: {t: {font: Alegreya, size: 12pt}}\n"
CARDS = "title,pos,letter,synonyms\nami,nom,A,copain | pote | camarade | allié | intime\n"


def drawn(folder: Path, template: str, cards: str = CARDS, edition: str = EDITION) -> set[str]:
    """The words on the first card of an edition."""
    for name, text in (("edition.yaml", edition), ("carte.yaml", template), ("cartes.csv", cards)):
        (folder / name).write_text(text, encoding="utf-8")
    deck = read([folder])
    (piece, *_), findings = custom_pieces_of(deck.edition, deck.components[0])

    assert findings == ()
    return {text.text for text in texts(piece.front.items)}


def shown(field: str) -> str:
    return f"{STYLE}front: [text: {{in: [5mm, 5mm, 50mm, 20mm], style: t, value: '{field}'}}]\n"


@pytest.mark.parametrize("name", ["letter", "letter-accessible"])
def test_cards_stand_on_the_template_of_the_letters_as_they_are(name: str, tmp_path: Path) -> None:
    assert {"ami", "copain"} <= drawn(tmp_path, f"extends: {name}\n")


def test_a_template_says_the_rules_in_force_and_their_words(tmp_path: Path) -> None:
    changed = EDITION + "rules: {options: {bouffon.marotte_fail: minus_three}}\n"

    assert drawn(tmp_path, shown("{{ rules.hint_min }}")) == {"5"}
    assert drawn(tmp_path, shown("{{ words.found }}")) == {"trouvé"}
    assert drawn(tmp_path, shown("{{ rules.marotte_fail }}"), edition=changed) == {"minus_three"}


def test_a_field_of_the_cards_goes_first(tmp_path: Path) -> None:
    cards = "title,words.found\nami,gagné\n"

    assert drawn(tmp_path, shown("{{ words.found }}"), cards) == {"gagné"}
