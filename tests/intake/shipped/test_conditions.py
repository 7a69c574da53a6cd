"""Profiles of printing conditions, and what a profile says of a press."""

from pathlib import Path

import pytest

from cardsmith.intake.shipped.conditions import SHIPPED, read_condition
from cardsmith.intake.shipped.press_fields import spot
from cardsmith.intake.shipped.profiles import profile, read_profile
from cardsmith.model.finding import InputError
from cardsmith.model.press import Standard
from cardsmith.resources import shipped

SHIPS = read_condition()


def changed(at: int, text: bytes) -> bytes:
    """The shipped profile with some bytes of its header changed."""
    return SHIPS[:at] + text + SHIPS[at + len(text) :]


FAULTS = {
    "file": b"%PDF-1.7 not a profile",
    "cut": SHIPS[:5_000],
    "signature": changed(36, b"xxxx"),
    "class": changed(12, b"mntr"),
    "space": changed(16, b"RGB "),
}


def test_the_profile_that_ships_is_of_a_press_in_four_colours() -> None:
    assert SHIPS[12:20] == b"prtrCMYK"
    assert SHIPPED == "FOGRA39"
    licence = (shipped("printing") / "icc" / "ISOcoated_v2_300_bas.txt").read_text("utf-8")
    assert "zlib/libpng License" in licence
    assert "basICColor" in licence


def test_a_profile_of_ones_own_is_read_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "own.icc").write_bytes(SHIPS)

    assert read_condition(str(tmp_path / "own.icc")) == SHIPS


@pytest.mark.parametrize("fault", FAULTS)
def test_what_is_no_profile_of_a_press_is_refused(fault: str, tmp_path: Path) -> None:
    (tmp_path / "own.icc").write_bytes(FAULTS[fault])
    with pytest.raises(InputError) as refused:
        read_condition(str(tmp_path / "own.icc"))

    told = refused.value.finding
    assert told.code == "I170"
    assert told.arguments["kind"] == (fault if fault in {"class", "space"} else "file")


@pytest.mark.parametrize("size", [21 * 1024**2, 3 * 1024**3])
def test_a_profile_that_is_padded_beyond_measure_is_refused(size: int, tmp_path: Path) -> None:
    with (tmp_path / "own.icc").open("wb") as file:
        file.write(SHIPS)
        file.truncate(size)
    with pytest.raises(InputError) as refused:
        read_condition(str(tmp_path / "own.icc"))

    told = refused.value.finding.arguments
    assert (told["kind"], told["limit"]) == ("large", 20)


def test_what_lies_behind_the_end_of_a_profile_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "own.icc").write_bytes(SHIPS + bytes(900))

    assert read_condition(str(tmp_path / "own.icc")) == SHIPS


def test_a_profile_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError) as refused:
        read_condition(str(tmp_path / "none.icc"))

    assert refused.value.finding.code == "F009"


def test_print_shops_get_what_they_ask_for() -> None:
    press, flat, drive = (read_profile(name) for name in ("press", "press-x1a", "drivethru"))

    assert press.press is not None
    assert flat.press is not None
    assert drive.press is not None
    assert (press.press.standard, press.press.ink) == (Standard.X4, 300)
    assert (flat.press.standard, flat.press.ink) == (Standard.X1A, 300)
    assert (drive.press.standard, drive.press.ink) == (Standard.X1A, 240)
    assert press.options.bleed == flat.options.bleed == 3_000
    assert drive.options.bleed == 3_175
    assert drive.press.size == (63_500, 88_900)
    assert (drive.press.back_first, drive.press.corner, drive.press.slug) == (True, None, 0)
    assert not press.tagged
    assert read_profile("home").press is None


@pytest.mark.parametrize(
    "text",
    ["standard: x3", "standard: x4\nink: 50%", "standard: x4\nfaces: sideways",
     "standard: x4\nsize: huge", "standard: x4\ncorner: round"],
)  # fmt: skip
def test_a_broken_profile_of_a_press_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="profile mine"):
        profile("mine", text)


@pytest.mark.parametrize("written", ["gold", "plutonium=OR", "gold=", "gold=All", "gold=None"])
def test_what_is_no_spot_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r"not a colour and its spot|no name"):
        spot(written)
