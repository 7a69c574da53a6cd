"""Faces as reviewed text. CARDSMITH_GOLDEN=1 writes them anew: read what changed, line by line."""

import os

import pytest

from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.face import Face, Group, Item, Stamp
from tests.layout.bouffon_cards import BAVARDER, card, front, golden_folder
from tests.layout.dump import dump

CARDS = {
    "bavarder": card("Bavarder", *BAVARDER, pos="verbe"),
    "wagon": card("Wagon", "voiture", "fourgon", "berline (de mine)"),
    "danser": card(
        "ne pas savoir sur quel pied danser",
        *("hésiter", "(se) tâter", "être dans l’indécision la plus complète", "tergiverser"),
        *("balancer", "barguigner", "atermoyer longuement et sans fin"),
        pos="locution",
    ),
    "abscons": card("abscons", "abstrus", "sibyllin", "ésotérique", packet=MAROTTE, pos="adjectif"),
}


@pytest.mark.parametrize("name", CARDS)
def test_a_face_is_the_one_that_was_reviewed(name: str) -> None:
    told = dump(_without_ornaments(front(CARDS[name])))
    file = golden_folder() / f"{name}.face.txt"
    if os.environ.get("CARDSMITH_GOLDEN"):
        file.write_text(told, encoding="utf-8", newline="\n")

    assert told == file.read_text(encoding="utf-8")


def test_a_face_is_told_the_same_way_twice() -> None:
    which: Card = CARDS["wagon"]

    assert dump(front(which)) == dump(front(which))


def _without_ornaments(face: Face) -> Face:
    """The face without what is drawn in groups: their numbers have tests of their own."""
    return Face(face.name, face.width, face.height, _plain(face.items), face.bleed)


def _plain(items: tuple[Item, ...]) -> tuple[Item, ...]:
    return tuple(
        item
        for item in items
        if not (isinstance(item, Stamp) and item.art.name.startswith("small/"))
        and not isinstance(item, Group)
    )
