"""What paper models and aids are tested with: words, editions, and what is seen of a face."""

from collections.abc import Mapping

import yaml

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.law import rules_of
from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.layout.net.lines import CUT, FOLD
from cardsmith.model.board import STANDARD_LAP, Board
from cardsmith.model.edition import TCG, Edition, Game, Limits, Size
from cardsmith.model.face import Face, Path, Text
from cardsmith.model.inks import INK, house_names
from cardsmith.model.rules import Rules
from cardsmith.model.units import POINT
from cardsmith.resources import shipped
from tests.layout.bouffon_cards import right
from tests.layout.drawn import paths, texts

FONTS = ShippedFonts()
ORNAMENTS = load_ornaments()
LANGUAGES = ("fr", "en")
PALE = {"paper", "light saffron", "light wine", "light pastel", "light green", "gold", "white"}
"""Grounds that black type stands out on."""


def words(name: str, language: str = "fr") -> Mapping[str, str]:
    """The words of one file of messages."""
    text = (shipped("messages") / f"{name}.yaml").read_text(encoding="utf-8")
    found: Mapping[str, Mapping[str, str]] = yaml.safe_load(text)
    return found[language]


def rules(numbers: Mapping[str, int] | None = None, **options: str) -> Rules:
    """The rules of the text but for some numbers and options; ``_`` stands for the dot."""
    plain = rules_of("texte", {key.replace("__", "."): value for key, value in options.items()})
    return Rules(
        profile=plain.profile,
        options=plain.options,
        numbers={**plain.numbers, **(numbers or {})},
    )


def edition(
    game: Game,
    *,
    title: str = "",
    rules: Rules | None = None,
    imprint: Mapping[str, str] | None = None,
    size: Size = TCG,
) -> Edition:
    """A French edition of a shipped game."""
    titles = {Game.BOUFFON: "Le Bouffon", Game.DALMUTI: "Le Grand Dalmuti"}
    return Edition(
        name="essai",
        folder="essai",
        game=game,
        title=title or titles[game],
        language="fr",
        rules=rules or rules_of("texte"),
        board=Board(STANDARD_LAP, 2),
        limits=Limits(),
        imprint=imprint or {},
        size=size,
    )


def said(face: Face) -> str:
    """All words of a face, in paint order, with plain spaces."""
    return " ".join(text.text.strip() for text in texts(face.items)).replace("\u00a0", " ")


def tallest(text: Text) -> tuple[float, float, float, float]:
    """Left, top, right and foot of a line of type: its capitals, and a little below the line."""
    cap = FONTS[text.font].cap_height * text.size * POINT / 1000
    return text.x, text.y - cap, right(text), text.y + 0.2


def lines_apart(face: Face) -> bool:
    """Whether no line of type runs into another one that has a baseline of its own."""
    boxes = [tallest(text) for text in texts(face.items) if text.text.strip()]
    return not any(
        a[3] != b[3] and min(a[2], b[2]) > max(a[0], b[0]) and min(a[3], b[3]) > max(a[1], b[1])
        for at, a in enumerate(boxes)
        for b in boxes[:at]
    )


def inks_are_of_the_house(face: Face) -> bool:
    """Whether every ink has a name in the house, and no more than 240 percent in all."""
    inks = {ink for path in paths(face.items) for ink in (path.fill, path.stroke) if ink}
    inks |= {text.ink for text in texts(face.items)}
    return all(ink.name in house_names() and sum(ink.cmyk) <= 240 for ink in inks)


def thinnest(face: Face) -> float:
    """The weight of the thinnest line in points."""
    return min(path.weight for path in paths(face.items) if path.stroke)


def cuts(face: Face) -> list[Path]:
    """The lines to cut: solid, in ink, of one weight, and not filled."""
    return [p for p in _lines(face) if p.weight == CUT and not p.dash and p.fill is None]


def folds(face: Face) -> list[Path]:
    """The lines to fold: dashed."""
    return [path for path in _lines(face) if path.weight == FOLD and path.dash]


def _lines(face: Face) -> list[Path]:
    return [path for path in paths(face.items) if path.stroke == INK]
