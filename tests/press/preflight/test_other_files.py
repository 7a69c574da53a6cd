"""Files that are no cards: nothing is held against them that only a manifest could tell."""

from pathlib import Path

import pikepdf
import pytest

from cardsmith.intake.shipped.limits import read_limits
from cardsmith.model.preflight import Report, State
from cardsmith.model.struct import replace
from cardsmith.press.preflight.inspecting import inspect
from cardsmith.press.preflight.opening import Expected
from tests.press.preflight.faulty import X4, page_digests, press_file

PRESS = read_limits("press")
POINTS = 72 / 25.4


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file.pdf"


def written(path: Path, pages: int, size: tuple[float, float] | None = None) -> None:
    """The first pages of good cards, with a trim of another size from the same corner."""
    path.write_bytes(press_file("", X4, 2))
    with pikepdf.open(path, allow_overwriting_input=True) as file:
        del file.pages[pages:]
        for page in file.pages if size else ():
            assert size is not None
            left, bottom, _, _ = (float(each) for each in page.TrimBox.as_list())
            right, top = (at + side * POINTS for at, side in zip((left, bottom), size, strict=True))
            edge = 3 * POINTS
            page.TrimBox = pikepdf.Array([left, bottom, right, top])
            page.BleedBox = pikepdf.Array([left - edge, bottom - edge, right + edge, top + edge])
            page.MediaBox = pikepdf.Array([0, 0, right + left, top + bottom])
        file.save(path)


def reasons(report: Report) -> dict[str, str]:
    return {check.code: check.reason for check in report.of(State.NOT_VERIFIED)}


def failed(report: Report) -> set[str]:
    return {check.code for check in report.of(State.FAILED)}


def test_a_single_page_needs_no_back(path: Path) -> None:
    written(path, 1)
    report = inspect(str(path), PRESS)

    assert not failed(report)
    assert reasons(report) == {"V106": "pairs", "V107": "manifest"}
    assert not report.is_undecided


@pytest.mark.parametrize("size", [(201.6, 187.6), (148.5, 210), (63, 96), (753, 464)])
@pytest.mark.parametrize("pages", [1, 2, 3])
def test_nothing_tells_the_size_of_what_is_no_card(
    path: Path, size: tuple[float, float], pages: int
) -> None:
    written(path, pages, size)
    report = inspect(str(path), PRESS)

    assert not failed(report) & {"V103", "V104", "V105", "V106", "V107"}
    untold = dict.fromkeys(("V103", "V104", "V105"), "size")
    pairs = {"V106": "pairs"} if pages % 2 else {}
    assert reasons(report) == {**untold, **pairs, "V107": "manifest"}


@pytest.mark.parametrize("size", [(60, 88), (63, 84), (65, 88)])
def test_a_card_of_a_wrong_size_fails_as_ever(path: Path, size: tuple[float, float]) -> None:
    written(path, 3, size)

    assert failed(inspect(str(path), PRESS)) >= {"V103", "V106"}


def test_a_size_that_is_named_or_told_is_asked_of_every_page(path: Path) -> None:
    written(path, 1, (201.6, 187.6))
    named = replace(PRESS, sizes=((63.0, 88.0),))
    [digest] = page_digests(str(path))

    assert "V103" in failed(inspect(str(path), named))
    told = inspect(str(path), PRESS, [Expected("box", digest, (201.6, 180.0))])
    assert "V103" in failed(told)
    right = inspect(str(path), PRESS, [Expected("box", digest, (201.6, 187.6))])
    assert not failed(right) & {"V103", "V106", "V107"}
