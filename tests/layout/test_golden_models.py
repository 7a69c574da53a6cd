"""Aids and paper models as reviewed text. CARDSMITH_GOLDEN=1 writes them anew."""

import os
from collections.abc import Iterator

import pytest

from cardsmith.layout.aid import aid_piece
from cardsmith.layout.box import BoxJob, box_face, box_size, tray_face, tray_length
from cardsmith.layout.divider import Filed, divider_pieces
from cardsmith.layout.net.die import die_face
from cardsmith.layout.net.pawns import pawns_face
from cardsmith.model.edition import TCG, Game
from cardsmith.model.face import Face
from tests.layout.bouffon_cards import golden_folder
from tests.layout.drawn import box, texts
from tests.layout.models import FONTS, ORNAMENTS, cuts, edition, folds, words

IMPRINT = {
    "number": "1",
    "date": "2026-11",
    "author": "A. Teur",
    "publisher": "Les Éditions",
    "age": "8+",
    "minutes": "40",
    "ean": "3760000000000",
    "legal": "Imprimé en France",
}


def aid(game: Game) -> Face:
    both = words("aid", "fr"), words("aid", "en")
    return aid_piece(edition(game), FONTS, ORNAMENTS, both, 6).front


def tuck_box(game: Game) -> Face:
    said = {**words("net"), **words("box")}
    job = BoxJob(box_size(TCG, 80), ("74 cartes", "6 aides de jeu"), said)
    face, _, _ = box_face(edition(game, imprint=IMPRINT), FONTS, ORNAMENTS, job)
    return face


FACES = {
    "aid-bouffon": lambda: aid(Game.BOUFFON),
    "aid-dalmuti": lambda: aid(Game.DALMUTI),
    "box-bouffon": lambda: tuck_box(Game.BOUFFON),
    "box-dalmuti": lambda: tuck_box(Game.DALMUTI),
    "die": lambda: die_face(FONTS, ORNAMENTS, words("net")),
    "divider": lambda: (
        divider_pieces(TCG, FONTS, ORNAMENTS, words("box"), (Filed("W", 3, (11, 34), ("K",)),))[
            0
        ].front
    ),
    "tray": lambda: tray_face(
        edition(Game.BOUFFON), FONTS, {**words("net"), **words("box")}, tray_length(138)
    ),
    "pawns": lambda: pawns_face(FONTS, ORNAMENTS, words("net")),
}


@pytest.mark.parametrize("name", FACES)
def test_a_model_is_the_one_that_was_reviewed(name: str) -> None:
    told = "\n".join(lines(FACES[name]())) + "\n"
    file = golden_folder() / f"{name}.face.txt"
    if os.environ.get("CARDSMITH_GOLDEN"):
        file.write_text(told, encoding="utf-8", newline="\n")

    assert told == file.read_text(encoding="utf-8")


def lines(face: Face) -> Iterator[str]:
    """Size, words where they stand, and the extent of every line to cut or to fold."""
    yield f"face {face.name!r} {_numbers(face.width, face.height)}, bleed {face.bleed:g}"
    for text in texts(face.items):
        style = f"{text.font} {text.size:g} {text.ink.name}"
        yield f"  text {_numbers(text.x, text.y)} {text.text!r} {style}"
    for kind, found in (("cut", cuts(face)), ("fold", folds(face))):
        for path in found:
            left, top, right, foot = box([path])
            yield f"  {kind} {_numbers(left, top)} .. {_numbers(right, foot)}"


def _numbers(*values: float) -> str:
    return " ".join(f"{round(value, 2) + 0.0:g}" for value in values)
