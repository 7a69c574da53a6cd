"""What is typed: numbers as they are read, and a turned sheet found out from two of them."""

import math
from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from cardsmith.impose.printer import drift_at
from cardsmith.layout.calibration import LOWER, SIDE, UPPER
from cardsmith.model.choices import Duplex, Orientation
from cardsmith.model.finding import InputError
from cardsmith.model.printer import Printer
from cardsmith.pipeline.calibrating import Sheet, sheet
from cardsmith.pipeline.measuring import Typed, measure, ruler
from cardsmith.pipeline.printers import forget, measured, save, saved

A4 = sheet("a4", Orientation.PORTRAIT)
LETTER = sheet("letter", Orientation.PORTRAIT)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path


def read(typed: Typed, asked: Sheet = A4) -> Printer:
    return measure("salon", "", asked, typed)


def refused(typed: Typed) -> str:
    with pytest.raises(InputError) as caught:
        read(typed)
    assert saved() == (), "nothing is saved by half"
    return f"{caught.value.finding.span} {caught.value.finding.code}"


@pytest.mark.parametrize("written", ["0.3", "0,3", "+0.3", " +0,3 ", "0.3mm", "0,3 mm", "0.03cm"])
def test_a_number_is_typed_as_it_is_read(written: str) -> None:
    assert read(Typed(dx=written)).dx == pytest.approx(0.3)


@pytest.mark.parametrize("written", ["-0.2", "−0,2"])
def test_a_minus_may_be_a_true_one(written: str) -> None:
    assert read(Typed(dy=written)).dy == pytest.approx(-0.2)


@given(dx=st.floats(-5, 5), dy=st.floats(-5, 5), rotate=st.floats(-1.9, 1.9))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_turned_back_is_found_out_from_three_readings(
    dx: float, dy: float, rotate: float
) -> None:
    """Whatever a printer does, reading A, E and B on its page gives just that printer."""
    real = Printer(name="salon", dx=dx, dy=dy, rotate=rotate)
    above, below = (drift_at(real, 0.0, down)[0] for down in (UPPER, LOWER))
    beside = drift_at(real, SIDE, 0.0)[1]
    assume(max(map(abs, (above, below, beside))) <= 10)

    found = read(Typed(dx=f"{above:.9f}/{below:.9f}", dy=f"{beside:.9f}"))

    for name, number in real.numbers.items():
        assert found.numbers[name] == pytest.approx(number, abs=1e-5)


def test_the_sign_of_a_turn_is_that_of_the_clock() -> None:
    """Further right above than below: the top has gone to the right, clockwise."""
    assert read(Typed(dx="0.5/0.1")).rotate == pytest.approx(
        math.degrees(math.asin(0.4 / (LOWER - UPPER))), abs=1e-5
    )


def test_what_is_not_read_again_stays() -> None:
    read(Typed(dx="0.3", dy="-0.2"))
    read(Typed(ruler="99.2mm"))
    found = read(Typed(dx="0.4"))

    assert found == Printer(name="salon", dx=0.4, dy=-0.2, scale_x=0.992, scale_y=0.992)


def test_each_tray_and_paper_is_a_reading_of_its_own() -> None:
    read(Typed(dx="0.3"))
    measure("salon", "bac 2", A4, Typed(dx="0.5"))
    read(Typed(dx="0.7"), LETTER)

    assert [(each.title, each.paper, each.dx) for each in saved()] == [
        ("salon", "a4", 0.3),
        ("salon", "letter", 0.7),
        ("salon/bac 2", "a4", 0.5),
    ]
    assert measured("salon", "a4", landscape=False).dx == 0.3
    assert measured("salon/bac 2", "a4", landscape=False).dx == 0.5
    assert measured("salon", "letter", landscape=False).dx == 0.7


def test_the_only_tray_need_not_be_named() -> None:
    save(Printer(name="salon", tray="bac 2", dx=0.5))

    assert measured("salon", "a4", landscape=False).dx == 0.5


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        (("salon", "a4", False), "tray"),
        (("salon", "letter", False), "paper"),
        (("salon", "a4", True), "paper"),
    ],
)
def test_a_reading_there_is_not_is_never_guessed(asked: tuple[str, str, bool], kind: str) -> None:
    save(Printer(name="salon", tray="1"))
    save(Printer(name="salon", tray="2"))
    title, paper, landscape = asked

    with pytest.raises(InputError) as caught:
        measured(title, paper, landscape=landscape)

    assert (caught.value.finding.code, caught.value.finding.arguments["kind"]) == ("I131", kind)


def test_a_printer_is_forgotten_with_all_its_trays_or_with_one() -> None:
    for tray in ("", "1", "2"):
        save(Printer(name="salon", tray=tray))

    forget("salon/1")
    assert [each.title for each in saved()] == ["salon", "salon/2"]
    forget("salon")
    assert saved() == ()


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (Typed(dx="beaucoup"), "--dx I110"),
        (Typed(dx="50"), "--dx I110"),
        (Typed(dx="0.3/"), "--dx I110"),
        (Typed(dx="9/-9"), "--dx I110"),
        (Typed(dx="0.3/0.1", rotate="0.2"), "--rotate I110"),
        (Typed(rotate="5"), "--rotate I110"),
        (Typed(scale_x="90%"), "--scale-x I110"),
        (Typed(scale_y="nan"), "--scale-y I110"),
        (Typed(ruler="97mm"), "--ruler I132"),
        (Typed(ruler="3mm"), "--ruler I110"),
        (Typed(), "--save I110"),
    ],
)
def test_what_no_page_says_is_refused(typed: Typed, told: str) -> None:
    assert refused(typed) == told


@pytest.mark.parametrize("name", ["", "  ", "a/b", "a\x07b", "x" * 61])
def test_a_name_that_could_not_be_typed_again_is_refused(name: str) -> None:
    with pytest.raises(InputError):
        measure(name, "", A4, Typed(dx="0.3"))


@pytest.mark.parametrize("written", ["0.992", "99.2%", "99,2", "99.2 %"])
def test_a_scale_is_a_factor_or_percent(written: str) -> None:
    assert read(Typed(scale_x=written)).numbers == {
        "dx": 0,
        "dy": 0,
        "rotate": 0,
        "scale_x": pytest.approx(0.992),
        "scale_y": 1,
    }


@pytest.mark.parametrize(
    ("written", "length", "ratio"),
    [("99.2mm", 100, 0.992), ("49.6", 50, 0.992), ("48.5mm", 50, 0.97), ("9.7cm", 100, 0.97)],
)
def test_a_ruler_may_be_measured_to_its_middle(written: str, length: float, ratio: float) -> None:
    found = ruler(written, A4)

    assert found.length == length
    assert found.ratio == pytest.approx(ratio)


def test_only_what_no_setting_does_is_the_printers_own() -> None:
    assert [bool(ruler(f"{percent}mm", A4).causes) for percent in (98.9, 99, 100, 101, 101.1)] == [
        True,
        False,
        False,
        False,
        True,
    ]


def test_a_sheet_that_cannot_be_measured_is_refused() -> None:
    for asked in (
        ("a9", Orientation.PORTRAIT, Duplex.LONG),
        ("a4", Orientation.AUTO, Duplex.LONG),
        ("a5", Orientation.LANDSCAPE, Duplex.LONG),
        ("a4", Orientation.PORTRAIT, Duplex.NONE),
    ):
        with pytest.raises(InputError):
            sheet(*asked)
