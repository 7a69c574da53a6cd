"""The fault matrix: each file is the good one with one fault, and yields exactly its code."""

from pathlib import Path
from typing import NamedTuple

import pytest

from cardsmith.intake.shipped.limits import CODES, read_limits
from cardsmith.model.preflight import Check, Report, State
from cardsmith.press.preflight.headers import inspect_pictures
from cardsmith.press.preflight.inspecting import inspect
from cardsmith.press.preflight.opening import Expected
from tests.press.preflight.faulty import X1A, X4, page_digests, pixels, press_file


class Row(NamedTuple):
    """A row of the matrix: the code, the file, what is measured, the limit."""

    code: str
    file: str
    measured: str
    limit: str
    profile: str = "press"
    severity: str = "error"


MATRIX = (
    Row("V101", "no_trimbox", "0", "1"),
    Row("V102", "bleed_outside_media", "93.9 pt outside", "0"),
    Row("V103", "wrong_trim", "60.00 × 88.00 mm", "63 × 88 ± 0.1"),
    Row("V104", "short_bleed", "0.0 mm", "≥ 3.0"),
    Row("V105", "text_in_margin", "1.0 mm", "≥ 3.0"),
    Row("V106", "page_missing", "3", "4"),
    Row("V107", "backs_swapped", "back of card 2", "back of card 1"),
    Row("V201", "no_outputintent", "0", "1"),
    Row("V202", "no_profile_embedded", "absent", "present"),
    Row("V203", "rgb_icc_intent", "mntr RGB  3", "prtr CMYK 4"),
    Row("V204", "no_xmp", "absent", "present"),
    Row("V205", "no_trapped", "absent", "True, False"),
    Row("V301", "unembedded_font", "Helvetica, 1", "0"),
    Row("V302", "missing_glyph", "2", "0"),
    Row("V303", "notdef_box", "1", "0"),
    Row("V304", "font_widths", "100/1000 em", "≤ 1"),
    Row("V401", "rgb_fill", "1 rg", "0"),
    Row("V402", "rgb_black_text", "1", "0"),
    Row("V403", "black_text_4c", "205 % (sum 300)", "0"),
    Row("V404", "tac400", "400 %", "≤ 300"),
    Row("V405", "all_inside_bleed", "1 object", "0"),
    Row("V406", "white_overprint", "6 strings", "0"),
    Row("V407", "white_overprint_form", "1", "0"),
    Row("V408", "hairline", "0 pt", "≥ 0.25"),
    Row("V501", "lowres_image", "68 ppi", "≥ 225"),
    Row("V501", "image_150ppi", "150 ppi", "≥ 225"),
    Row("V502", "jpx_image", "1 JPXDecode", "0", severity="warning"),
    Row("V503", "pixels_off_by_one", "826 × 1125", "825 × 1125", profile="tgc"),
    Row("V601", "encrypted", "V 4 R 4", "absent"),
    Row("V602", "openaction_js", "1", "0"),
    Row("V603", "link_annot", "1", "0"),
    Row("V604", "transparency", "ca 0.5", "1", profile="press-x1a"),
    Row("V605", "torn", "damaged", "whole"),
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the files lie while they are looked at."""
    return tmp_path_factory.mktemp("faults")


def looked_at(folder: Path, fault: str, profile: str = "press", cards: int = 1) -> Report:
    limits = read_limits(profile)
    if profile in {"mpc", "tgc"}:
        path = folder / f"{fault or 'good'}.png"
        path.write_bytes(pixels(826 if fault else 825))
        return inspect_pictures(str(path), limits)
    path = folder / f"{fault or 'good'}.pdf"
    path.write_bytes(press_file(fault, X4 if profile == "press" else X1A, cards))
    order = None
    if fault == "backs_swapped":
        good = folder / "deck.pdf"
        good.write_bytes(press_file("", X4, 2))
        names = ("front of card 1", "back of card 1", "front of card 2", "back of card 2")
        digests = page_digests(str(good))
        order = [Expected(name, digest) for name, digest in zip(names, digests, strict=True)]
    return inspect(str(path), limits, order)


def failed(report: Report) -> list[Check]:
    return list(report.of(State.FAILED))


def test_the_matrix_has_all_32_codes_and_33_files() -> None:
    assert len(MATRIX) == 33
    assert tuple(dict.fromkeys(row.code for row in MATRIX)) == CODES


@pytest.mark.parametrize("row", MATRIX, ids=lambda row: f"fault_{row.code}_{row.file}")
def test_a_fault_yields_exactly_its_code(row: Row, folder: Path) -> None:
    found = failed(looked_at(folder, row.file, row.profile))

    assert {check.code for check in found} == {row.code}
    first = found[0]
    assert (first.measured, first.limit) == (row.measured, row.limit)
    assert first.severity == row.severity


@pytest.mark.parametrize(
    ("profile", "cards"), [("press", 1), ("press-x1a", 1), ("press", 2), ("tgc", 1)]
)
def test_the_good_file_yields_none(profile: str, cards: int, folder: Path) -> None:
    report = looked_at(folder, "", profile, cards)

    assert not failed(report)
    not_verified = report.of(State.NOT_VERIFIED)
    assert {check.code: check.reason for check in not_verified} in ({"V107": "manifest"}, {})


def test_what_is_absent_is_not_judged_for_what_it_holds(folder: Path) -> None:
    """No trim: nothing is said of its size; no intent: nothing of its profile."""

    def unread(fault: str) -> dict[str, str]:
        checks = looked_at(folder, fault).of(State.NOT_VERIFIED)
        return {check.code: check.reason for check in checks if check.code != "V107"}

    assert unread("no_trimbox") == dict.fromkeys(("V103", "V104", "V105"), "trim")
    assert unread("no_outputintent") == dict.fromkeys(("V202", "V203"), "intent")
    assert unread("no_profile_embedded") == {"V203": "profile"}


def test_every_check_that_was_made_says_so(folder: Path) -> None:
    report = looked_at(folder, "")

    assert {check.code for check in report.of(State.VERIFIED)} == {*CODES} - {
        *("V107", "V503", "V604")
    }
    measured = {check.code: check.measured for check in report.checks}
    assert measured["V103"] == "63.00 × 88.00 mm"
    assert measured["V104"] == "3.0 mm"
    assert measured["V408"] == "0.5 pt"
    assert measured["V501"] == "300 ppi"


def test_an_image_that_is_nearly_fine_enough_is_a_warning(folder: Path) -> None:
    """225 to 296 pixels an inch are told, and do not fail the file."""
    from tests.press.preflight import card

    card.PIXELS["image_240ppi"] = 240
    [found] = failed(looked_at(folder, "image_240ppi"))

    assert (found.code, found.measured, found.severity) == ("V501", "240 ppi", "warning")
