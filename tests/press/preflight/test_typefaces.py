"""Fonts of every kind are held against what a file says of them: programs made here by bytes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pikepdf import Name

from cardsmith.intake.shipped.limits import read_limits
from cardsmith.model.preflight import Check, State
from cardsmith.press.preflight.cff import Cff
from cardsmith.press.preflight.inspecting import inspect
from cardsmith.press.preflight.type_one import TypeOne
from tests.press.preflight.typefaces import NAMES, WIDTHS, cff, file_set_in, open_type, type_one

HOME = read_limits("home")

SIMPLE: dict[str, Callable[..., bytes]] = {
    "Type 1": lambda **told: file_set_in(type_one(), **told),
    "Type 1 in digits": lambda **told: file_set_in(type_one(digits=True, lead=0), **told),
    "CFF": lambda **told: file_set_in(cff(), "FontFile3", **told),
    "CFF in OpenType": lambda **told: file_set_in(open_type(cff()), "FontFile3", **told),
    "CFF that calls": lambda **told: file_set_in(cff(called=True), "FontFile3", **told),
}
COMPOSITE: dict[str, Callable[..., bytes]] = {
    "CFF by number": lambda **told: _by_number(cff(by_cid=True), **told),
    "the same in OpenType": lambda **told: _by_number(open_type(cff(by_cid=True)), **told),
}
KINDS = {**SIMPLE, **COMPOSITE}


def _by_number(program: bytes, shown: bytes = b"\0\7\0\x09", **told: object) -> bytes:
    return file_set_in(program, "FontFile3", by_cid=True, shown=shown, **told)  # type: ignore[arg-type]  # as the test says


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "set.pdf"


def checked(path: Path, data: bytes) -> dict[str, Check]:
    path.write_bytes(data)
    return {check.code: check for check in inspect(str(path), HOME).checks}


def states(found: dict[str, Check]) -> dict[str, str]:
    fonts = ("V301", "V302", "V303", "V304")
    return {code: found[code].state for code in fonts if found[code].state is not State.VERIFIED}


@pytest.mark.parametrize("kind", KINDS)
def test_a_font_that_is_as_the_file_says_passes(kind: str, path: Path) -> None:
    found = checked(path, KINDS[kind]())

    assert not states(found)
    assert found["V304"].measured == "0/1000 em"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("widths", [(822, 500), (722, 400)])
def test_a_width_unlike_that_of_the_program_fails(
    kind: str, widths: tuple[int, int], path: Path
) -> None:
    found = checked(path, KINDS[kind](widths=widths))

    assert states(found) == {"V304": State.FAILED}
    assert found["V304"].measured == "100/1000 em"


@pytest.mark.parametrize("kind", KINDS)
def test_widths_that_the_file_leaves_out_are_the_usual_ones(kind: str, path: Path) -> None:
    """None at all for a simple font, a whole em for a composite one (9.6.2.1, 9.7.4.3)."""
    found = checked(path, KINDS[kind](widths=None))

    assert states(found) == {"V304": State.FAILED}
    assert found["V304"].measured == ("722/1000 em" if kind in SIMPLE else "500/1000 em")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("means", ["B", ""])
def test_a_text_whose_glyph_is_not_there_is_a_box(kind: str, means: str, path: Path) -> None:
    """With a map that tells the text of its code, and without any."""
    shown = b"B" if kind in SIMPLE else b"\0\x08"
    found = checked(path, KINDS[kind](shown=shown, means=means))

    assert found["V303"].state is State.FAILED
    assert found["V303"].measured == "1"


@pytest.mark.parametrize("kind", SIMPLE)
@pytest.mark.parametrize("means", [" ", ""])
def test_a_blank_without_a_glyph_is_none(kind: str, means: str, path: Path) -> None:
    found = checked(path, KINDS[kind](shown=b"A A", means=means))

    assert found["V303"].state is State.VERIFIED


@pytest.mark.parametrize("kind", SIMPLE)
def test_names_that_the_file_gives_its_codes_stand_above_the_program(kind: str, path: Path) -> None:
    """Code 65 shows the star, 42 the A: so its widths are the other way round."""
    swapped = (42, Name.A, 65, Name.star)

    assert not states(checked(path, SIMPLE[kind](differences=swapped, widths=WIDTHS[:0:-1])))
    found = checked(path, SIMPLE[kind](differences=swapped))
    assert found["V304"].measured == "222/1000 em"


@pytest.mark.parametrize(
    "data",
    [
        file_set_in(type_one()[:-90]),
        file_set_in(type_one()[:60]),
        file_set_in(cff()[:40], "FontFile3"),
        file_set_in(b"nothing", "FontFile3"),
        file_set_in(b"OTTO" + bytes(40), "FontFile3"),
        _by_number(cff(by_cid=True), cmap="UniJIS-UTF16-H"),
    ],
    ids=["cut", "opened", "cff", "none", "otto", "cmap"],
)
def test_what_cannot_be_read_is_embedded_and_no_more_is_known(data: bytes, path: Path) -> None:
    found = checked(path, data)

    assert states(found) == dict.fromkeys(("V303", "V304"), State.NOT_VERIFIED)
    assert {found[code].reason for code in ("V303", "V304")} == {"font"}


@pytest.mark.parametrize("key", ["Nothing", "FontFile4"])
def test_a_font_without_its_program_fails_as_ever(key: str, path: Path) -> None:
    found = checked(path, file_set_in(type_one(), key))

    assert states(found) == {"V301": State.FAILED}
    assert found["V301"].measured == "Small, 1"


def test_programs_say_their_glyphs() -> None:
    for program in (TypeOne(type_one()), Cff(cff())):
        assert program.names == {name: glyph for glyph, name in enumerate(NAMES)}
        assert [program.advance(glyph) for glyph in range(3)] == [*WIDTHS]
        assert program.codes == {65: 1, 42: 2}
    assert Cff(cff(by_cid=True)).cids == {0: 0, 7: 1, 9: 2}


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(
    program=st.sampled_from((type_one(), cff(), cff(by_cid=True), cff(called=True))),
    at=st.integers(0, 400),
    junk=st.binary(min_size=1, max_size=4),
)
def test_a_damaged_program_has_an_answer(program: bytes, at: int, junk: bytes, path: Path) -> None:
    damaged = program[:at] + junk + program[at + len(junk) :]
    key = "FontFile" if program.startswith(b"%!") else "FontFile3"

    found = checked(path, file_set_in(damaged, key))
    assert found["V301"].state is State.VERIFIED
    assert {check.reason for check in found.values()} <= {"", "font", "trim", "manifest"}
