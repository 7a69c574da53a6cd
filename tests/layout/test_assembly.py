"""The plan of several sheets: which goes where, and in what order they are glued."""

import pytest

from cardsmith.layout.net.assembly import assembly
from cardsmith.layout.ornament import INNER
from cardsmith.model.inks import LIGHT_SAFFRON
from cardsmith.model.sheet import Rect, SheetPlan
from tests.layout.drawn import box, paths, texts
from tests.layout.models import FONTS, LANGUAGES, words

BY_ROWS = (
    (("A1", Rect(0, 0, 257_000, 159_000)), ("A2", Rect(257_000, 0, 163_000, 159_000))),
    (("B1", Rect(0, 159_000, 211_000, 138_000)), ("B2", Rect(211_000, 159_000, 209_000, 138_000))),
)
BY_COLUMNS = (
    (("A1", Rect(0, 0, 251_000, 159_000)), ("A2", Rect(251_000, 0, 169_000, 160_000))),
    (("B1", Rect(0, 159_000, 251_000, 138_000)), ("B2", Rect(251_000, 160_000, 169_000, 137_000))),
)
ROW = ((("A1", Rect(0, 0, 200_000, 90_000)), ("A2", Rect(200_000, 0, 180_000, 90_000))),)
COLUMN = ((("A1", Rect(0, 0, 90_000, 200_000)),), (("B1", Rect(0, 200_000, 90_000, 180_000)),))


def steps(plan: SheetPlan, language: str = "fr") -> list[str]:
    beside, _ = assembly(FONTS, words("net", language), plan)
    return [text.text for text in texts(beside.items) if text.font == "Alegreya Medium"]


@pytest.mark.parametrize(
    ("parts", "expected"),
    [
        (BY_ROWS, ["1. A1 sur A2", "2. B1 sur B2", "3. rangée A sur B"]),
        (BY_COLUMNS, ["1. A1 sur B1", "2. A2 sur B2", "3. colonne 1 sur 2"]),
        (ROW, ["1. A1 sur A2"]),
        (COLUMN, ["1. A1 sur B1"]),
    ],
)
def test_sheets_are_glued_in_order(
    parts: tuple[tuple[tuple[str, Rect], ...], ...], expected: list[str]
) -> None:
    assert steps(SheetPlan(parts, "A1")) == expected


def test_a_tongue_is_said_where_there_is_one() -> None:
    assert steps(SheetPlan(ROW, "A1", tongue=True))[-1] == "Découper autour de la languette."
    assert steps(SheetPlan(ROW, "A1", tongue=True), "en")[-1] == "Cut round the tongue."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("parts", [BY_ROWS, BY_COLUMNS, ROW, COLUMN])
def test_each_sheet_is_drawn_in_its_place_and_this_one_is_tinted(
    parts: tuple[tuple[tuple[str, Rect], ...], ...], language: str
) -> None:
    names = [name for row in parts for name, _ in row]
    for name in names:
        for face in assembly(FONTS, words("net", language), SheetPlan(parts, name)):
            (tinted,) = [path for path in paths(face.items) if path.fill == LIGHT_SAFFRON]
            rect = next(rect for row in parts for each, rect in row if each == name)
            left, top, right, foot = box([tinted])
            assert (right - left) / (foot - top) == pytest.approx(rect.width / rect.height)
            said = [text.text for text in texts(face.items) if text.font == "Cinzel Bold"]
            assert sorted(said) == sorted([*names, name])
            x0, y0, x1, y1 = box([path for path in paths(face.items) if path.weight == INNER])
            assert x0 >= 0
            assert y0 >= 0
            assert x1 <= face.width + 1e-9
            assert y1 <= face.height + 1e-9
