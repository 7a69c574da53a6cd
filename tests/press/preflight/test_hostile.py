"""Whatever stands in a file, there is an answer: bounded, and never a traceback."""

import zlib
from collections.abc import Callable
from contextlib import suppress
from io import BytesIO
from pathlib import Path

import pikepdf
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pikepdf import Array, Dictionary, Name

from cardsmith.intake.shipped.limits import read_limits
from cardsmith.model.finding import InputError
from cardsmith.model.preflight import Report, State
from cardsmith.press.preflight import grid, paths, walking
from cardsmith.press.preflight.inspecting import inspect
from cardsmith.press.preflight.mapping import write_ink_map
from cardsmith.press.preflight.streams import TooLongError
from cardsmith.press.preflight.tokens import operations
from tests.press.preflight.faulty import press_file

LIMITS = read_limits("press")
FUNCTIONS = (HealthCheck.function_scoped_fixture,)


def answer(path: Path, data: bytes) -> str:
    """The code of a refusal with its kind, or that there is a report."""
    path.write_bytes(data)
    try:
        report = inspect(str(path), LIMITS)
    except InputError as refusal:
        return f"{refusal.finding.code} {refusal.finding.arguments.get('kind', '')}"
    assert {check.code for check in report.checks} == {*LIMITS.codes}
    return "report"


def page_of(content: bytes) -> tuple[pikepdf.Pdf, pikepdf.Object]:
    file = pikepdf.new()
    file.add_blank_page(page_size=(200, 300))
    page = file.pages[0].obj
    page.Contents = file.make_stream(content)
    page.Resources = Dictionary()
    return file, page


def looked_at(file: pikepdf.Pdf, folder: Path) -> Report:
    path = folder / "hostile.pdf"
    file.save(path)
    return inspect(str(path), LIMITS)


def reasons(report: Report) -> dict[str, str]:
    return {check.code: check.reason for check in report.of(State.NOT_VERIFIED)}


@settings(suppress_health_check=FUNCTIONS)
@given(data=st.data())
def test_a_damaged_file_has_an_answer(data: st.DataObject, tmp_path: Path) -> None:
    good = press_file()
    start = data.draw(st.integers(0, len(good)))
    length = data.draw(st.integers(0, 400))
    junk = data.draw(st.binary(max_size=40))

    answer(tmp_path / "a.pdf", good[:start] + junk + good[start + length :])


@settings(suppress_health_check=FUNCTIONS)
@given(content=st.binary(max_size=300))
def test_any_content_has_an_answer(content: bytes, tmp_path: Path) -> None:
    file, _ = page_of(content)

    assert looked_at(file, tmp_path).checks


OPERATORS = ("q Q cm re f S W n BT ET Tf Tj TJ Do gs sh scn SCN cs k rg m l c h BI ID EI",)
OPERANDS = ("<< >> [ ] /F /X (a) <6> 0 1 -1 1e9 99999999999999999999 .5",)
WORDS = st.sampled_from([word for words in (*OPERATORS, *OPERANDS) for word in words.split()])


@settings(suppress_health_check=FUNCTIONS)
@given(words=st.lists(WORDS, max_size=40))
def test_operators_in_any_order_have_an_answer(words: list[str], tmp_path: Path) -> None:
    file, page = page_of(" ".join(words).encode("ascii"))
    inner = file.make_stream(b"/X Do 0 0 1 1 re f", Type=Name.XObject, Subtype=Name.Form)
    inner.BBox = Array([0, 0, 9, 9])
    page.Resources.XObject = Dictionary(X=inner)
    page.Resources.Font = Dictionary(F=Dictionary(Type=Name.Font, Subtype=Name.Type0))

    assert looked_at(file, tmp_path).checks


@pytest.mark.parametrize("kept", [0, 1, 20, 900, 0.5, 0.99])
def test_a_truncated_file_has_an_answer(kept: float, tmp_path: Path) -> None:
    good = press_file()
    length = int(kept if kept >= 1 else kept * len(good))

    found = answer(tmp_path / "a.pdf", good[:length])

    assert found in {"report", "I152 broken", "I152 none"}
    assert found == "I152 broken" or length > 900


def test_a_file_that_cannot_be_opened_is_named_for_what_it_is(tmp_path: Path) -> None:
    locked = BytesIO()
    file, _ = page_of(b"")
    file.save(locked, encryption=pikepdf.Encryption(owner="a", user="b", R=6))

    assert answer(tmp_path / "a.pdf", locked.getvalue()) == "I152 locked"
    assert answer(tmp_path / "b.pdf", b"no PDF at all") == "I152 broken"
    with pytest.raises(InputError) as missing:
        inspect(str(tmp_path / "c.pdf"), LIMITS)
    assert missing.value.finding.code == "F009"
    with pytest.raises(InputError):
        inspect(str(tmp_path), LIMITS)


def _bomb(file: pikepdf.Pdf) -> pikepdf.Object:
    machine = zlib.compressobj(1)
    parts = [machine.compress(b"0 0 m " * 200_000) for _ in range(60)]
    stream = file.make_stream(b"")
    stream.write(b"".join((*parts, machine.flush())), filter=Name.FlateDecode)
    return stream


def _bomb_in_a_bomb(file: pikepdf.Pdf) -> pikepdf.Object:
    inner = zlib.compress(zlib.compress(bytes(70 * 1024 * 1024), 1), 1)
    stream = file.make_stream(b"")
    stream.write(inner, filter=Array([Name.FlateDecode, Name.FlateDecode]))
    return stream


@pytest.mark.parametrize("make", [_bomb, _bomb_in_a_bomb])
def test_content_without_end_is_not_read_and_not_called_right(
    make: Callable[[pikepdf.Pdf], pikepdf.Object], tmp_path: Path
) -> None:
    file, page = page_of(b"")
    page.Contents = make(file)

    found = reasons(looked_at(file, tmp_path))

    assert found["V404"] == found["V301"] == found["V604" if "V604" in found else "V501"] == "long"


def test_forms_in_forms_without_end_are_cut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twelve forms, each calling the next ten times under another map: 10^12 of the last."""
    monkeypatch.setattr(walking, "_MOST_ON_A_PAGE", 50_000)
    file, page = page_of(b"/X Do")
    last = file.make_stream(b"0 0 1 1 re f", Subtype=Name.Form, BBox=Array([0, 0, 200, 300]))
    for _ in range(12):
        calls = b" ".join(b"1 0 0 1 %d 0 cm /X Do" % step for step in range(10))
        outer = file.make_stream(calls, Subtype=Name.Form, BBox=Array([0, 0, 200, 300]))
        outer.Resources = Dictionary(XObject=Dictionary(X=file.make_indirect(last)))
        last = outer
    page.Resources.XObject = Dictionary(X=file.make_indirect(last))

    assert reasons(looked_at(file, tmp_path))["V404"] == "long"


def test_a_path_without_end_is_not_called_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may lie anywhere: nothing is verified of what was not looked at."""
    monkeypatch.setattr(paths, "_MOST_POINTS", 1_000)
    long = b"0 0 m " + b"9 9 l 190 290 l " * 600 + b"S"
    assert reasons(looked_at(page_of(long)[0], tmp_path))["V408"] == "long"

    short = b"0 0 m " + b"9 9 l 190 290 l " * 400 + b"S"
    assert "V408" not in reasons(looked_at(page_of(short)[0], tmp_path))


@pytest.mark.parametrize("thick", [b"9 w 0 0 m 190 290 l S ", b"0 0 m 190 290 l 9 20 l f "])
def test_more_paint_than_can_be_weighed_is_judged_but_for_its_ink(
    thick: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grid, "_MOST_LAYERS", 20)
    report = looked_at(page_of(b"0.1 w 0 0 m 9 9 l S " + thick * 50)[0], tmp_path)

    assert reasons(report)["V404"] == "long"
    assert "V408" in {check.code for check in report.of(State.FAILED)}
    assert "V404" not in reasons(looked_at(page_of(thick * 3)[0], tmp_path))


def test_an_ink_map_of_too_much_paint_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(grid, "_MOST_LAYERS", 20)
    path = tmp_path / "much.pdf"
    page_of(b"9 w 0 0 m 190 290 l S " * 50)[0].save(path)

    with pytest.raises(InputError) as refused:
        write_ink_map(str(path), LIMITS, 1, tmp_path / "map.png")
    assert refused.value.finding.arguments["kind"] == "large"


def test_a_form_inside_itself_ends(tmp_path: Path) -> None:
    file, page = page_of(b"/X Do")
    form = file.make_stream(b"1 0 0 rg 0 0 9 9 re f /X Do", Subtype=Name.Form)
    form.BBox = Array([0, 0, 200, 300])
    form.Resources = Dictionary(XObject=Dictionary(X=form))
    page.Resources.XObject = Dictionary(X=form)

    report = looked_at(file, tmp_path)

    assert [check.code for check in report.checks if check.code == "V401"] == ["V401"]
    assert reasons(report).get("V401") is None


def test_a_page_without_measure_is_refused(tmp_path: Path) -> None:
    file, page = page_of(b"")
    page.MediaBox = Array([0, 0, 1e9, 1e9])

    with pytest.raises(InputError) as refused:
        looked_at(file, tmp_path)

    assert refused.value.finding.arguments["kind"] == "page"


def test_a_picture_that_says_it_is_huge_is_not_unpacked(tmp_path: Path) -> None:
    file, page = page_of(b"100 0 0 100 0 0 cm /X Do")
    picture = file.make_stream(bytes(10), Subtype=Name.Image, Width=10**7, Height=10**7)
    picture.ColorSpace, picture.BitsPerComponent = Name.DeviceCMYK, 8
    page.Resources.XObject = Dictionary(X=picture)

    assert reasons(looked_at(file, tmp_path))["V404"] == "picture"


@pytest.mark.parametrize("part", [b" ", b"+", b"(", b"<", b"BI ID ", b"[", b"%", b"\\", b"9"])
def test_each_token_is_read_once(part: bytes) -> None:
    """A stream of one thing without end takes no more than its length."""
    with suppress(TooLongError):
        assert len(list(operations(part * (400_000 // len(part))))) < 2
