"""Other ways to the faults of the matrix: the good file with one change, and exactly its code."""

from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

import pikepdf
import pytest
from pikepdf import Dictionary, Name

from cardsmith.intake.shipped.limits import read_limits
from cardsmith.model.preflight import State
from cardsmith.model.struct import replace
from cardsmith.press.preflight.inspecting import inspect
from tests.press.preflight.card import MM
from tests.press.preflight.changes import (
    BEEP,
    Change,
    annotated,
    archived,
    boxed,
    catalog_acts,
    drawn_as_missing,
    font_in_a_form,
    font_of_drawings,
    grouped,
    names_act,
    one_more_intent,
    page_acts,
    paints,
    profiled,
    three_channels,
    told,
    trapped_somehow,
    unregistered,
)
from tests.press.preflight.faulty import X1A, X4, press_file

LINE = "q 0 0 0 1 K 0.2 w 10 %s m 50 %s l S Q"
KNOCKED_OUT = f"/Out gs 0 0 0 0 K {0.3 / MM} w 10 20 m 50 20 l S"
LETTER = f"BT /Font {9 / MM} Tf 1 0 0 1 %s %s Tm (H) Tj ET "
SQUARE = "40 60 9 9 re f"
OUT = Dictionary(op=False, OP=False)


class Way(NamedTuple):
    """A change, the code that it raises, what is measured."""

    change: Change
    code: str
    measured: str
    profile: str = "press"


WAYS: Mapping[str, Way] = {
    "a trim and an art box": Way(boxed("ArtBox", 0), "V101", "2"),
    "a trim beyond its bleed": Way(boxed("BleedBox", 1), "V102", "1.0 pt outside"),
    "text that follows its like": Way(
        paints(f"0 0 0 1 k {LETTER % (20, 50)}{LETTER % (30, 50)}{LETTER % (20, 1)}"),
        "V105",
        "1.0 mm",
    ),
    "a line along the cut": Way(paints(LINE % (1.1, 1.1)), "V105", "1.0 mm"),
    "two intents": Way(one_more_intent, "V201", "2"),
    "the intent of an archive": Way(archived, "V201", "0"),
    "no profile of an unknown condition": Way(unregistered, "V202", "absent", "press-x1a"),
    "the profile of a screen": Way(profiled(12, b"mntr"), "V203", "mntr CMYK 4"),
    "a profile of light": Way(profiled(16, b"RGB "), "V203", "prtr RGB  4"),
    "a profile of three channels": Way(three_channels, "V203", "prtr CMYK 3"),
    "metadata that is no XML": Way(told(b"</rdf:RDF>", b""), "V204", "damaged"),
    "another title": Way(told(b">Carte<", b">Autre<"), "V204", "Autre"),
    "another date": Way(
        told(b"<xmp:ModifyDate>2000", b"<xmp:ModifyDate>2001"), "V204", "2001-01-01T00:00:00+00:00"
    ),
    "another version": Way(told(b">PDF/X-4<", b">PDF/X-3<"), "V204", "PDF/X-3"),
    "trapped, nobody knows": Way(trapped_somehow, "V205", "Unknown"),
    "a font in a form": Way(font_in_a_form, "V301", "Helvetica, 1"),
    "a letter drawn as what is missing": Way(drawn_as_missing, "V303", "1"),
    "dark text of two inks": Way(
        paints(f"0.2 0 0 0.9 k {LETTER % (20, 50)}"), "V403", "20 % (sum 110)"
    ),
    "white that overprints as lines do": Way(
        paints(f"/Over gs 0 0 0 0 k {SQUARE}", Over=Dictionary(OP=True)), "V406", "1 object"
    ),
    "a line knocked out": Way(paints(KNOCKED_OUT, Out=OUT), "V408", "0.3 pt"),
    "a picture drawn wide": Way(
        paints(f"q {144 / MM} 0 0 9 9 40 cm /Picture Do Q"), "V501", "150 ppi"
    ),
    "a picture drawn high": Way(
        paints(f"q 9 0 0 {108 / MM} 9 36 cm /Picture Do Q"), "V501", "150 ppi"
    ),
    "a script of the catalog": Way(catalog_acts, "V602", "1"),
    "a script by name": Way(names_act, "V602", "1"),
    "a script of a page": Way(page_acts, "V602", "1"),
    "a script of an annotation": Way(annotated(A=BEEP), "V602", "1"),
    "a further script of an annotation": Way(annotated(AA=Dictionary(E=BEEP)), "V602", "1"),
    "a line that shows through": Way(
        paints("/See gs 0 0 0 1 K 1 w 10 50 m 50 50 l S", See=Dictionary(CA=0.5)),
        "V604",
        "ca 0.5",
        "press-x1a",
    ),
    "a colour that multiplies": Way(
        paints(f"/See gs 0 0 0 0.1 k {SQUARE}", See=Dictionary(BM=Name.Multiply)),
        "V604",
        "Multiply",
        "press-x1a",
    ),
    "a mask": Way(
        paints(f"/See gs 0 0 0 0.1 k {SQUARE}", See=Dictionary(SMask=Dictionary(S=Name.Alpha))),
        "V604",
        "SMask",
        "press-x1a",
    ),
    "a page in a group": Way(grouped, "V604", "Group", "press-x1a"),
}  # fmt: skip


def failed(
    change: Change, folder: Path, profile: str = "press", ink: float = 300
) -> dict[str, str]:
    """What fails of the good file with a change, and what is measured of it."""
    standard = X4 if profile == "press" else X1A
    path = folder / "changed.pdf"
    with pikepdf.open(BytesIO(press_file("", standard))) as file:
        change(file)
        file.save(path, fix_metadata_version=False)
    report = inspect(str(path), replace(read_limits(profile), ink=ink))
    return {check.code: check.measured for check in report.of(State.FAILED)}


@pytest.mark.parametrize("way", WAYS)
def test_another_way_to_a_fault_yields_exactly_its_code(way: str, tmp_path: Path) -> None:
    change, code, measured, profile = WAYS[way]

    assert failed(change, tmp_path, profile) == {code: measured}


def test_what_is_allowed_or_never_printed_is_no_fault(tmp_path: Path) -> None:
    """A registered condition needs no profile in X-1a, a font that is drawn no program.

    Nobody prints what lies in the slug, or outside of its clip.
    """

    def registered(file: pikepdf.Pdf) -> None:
        del file.Root.OutputIntents[0]["/DestOutputProfile"]

    assert not failed(registered, tmp_path, "press-x1a")
    assert not failed(annotated(), tmp_path)
    for colour in ("1 0 0 rg", "1 1 1 1 k"):
        assert not failed(paints(f"{colour} -12 -12 8 8 re f"), tmp_path)
    assert not failed(font_of_drawings, tmp_path)
    clipped = f"q 4 5 50 70 re W n 0 0 0 1 k {LETTER % (2.5, 50)} Q"
    assert not failed(paints(clipped), tmp_path)


def test_a_page_that_cannot_be_read_is_never_called_right(tmp_path: Path) -> None:
    path = tmp_path / "spoilt.pdf"
    with pikepdf.open(BytesIO(press_file())) as file:
        file.pages[0].obj.Contents.write(b"spoilt", filter=Name.Unheard)
        file.save(path)
    report = inspect(str(path), read_limits("press"))

    unread = {check.code for check in report.of(State.NOT_VERIFIED) if check.reason == "damaged"}
    assert unread >= {"V104", "V105", "V301", "V401", "V404", "V501"}
    assert report.is_undecided


def test_the_ink_of_a_printer_is_its_own_limit(tmp_path: Path) -> None:
    """What 300 % take is too much for 240."""
    heavy = paints(f"0.7 0.6 0.3 1 k {SQUARE}")

    assert not failed(heavy, tmp_path)
    assert failed(heavy, tmp_path, ink=240) == {"V404": "260 %"}
    assert read_limits("drivethru").ink == 240
