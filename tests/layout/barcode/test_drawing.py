"""Codes in their frames: quiet zones kept, wide enough to be read, or refused."""

import pytest

from cardsmith.model.face import Face, Path
from cardsmith.model.finding import Finding
from cardsmith.model.template import Artwork
from tests.layout.custom_cards import FONTS, component, custom_pieces, record, template
from tests.layout.drawn import box, texts

EAN = "4006381333931"


def laid_out(kind: str, frame: str, value: str) -> tuple[Face | None, tuple[Finding, ...]]:
    front = template(f'front: [barcode: {{in: [{frame}], kind: {kind}, value: "{{{{ v }}}}"}}]')
    pieces, findings = custom_pieces(component(record("un", v=value)), Artwork(front=front), FONTS)
    return (pieces[0].front if pieces else None), findings


def drawn(kind: str, frame: str, value: str) -> tuple[Path, Path, Face]:
    """The light ground, the dark modules, and all of it."""
    face, findings = laid_out(kind, frame, value)
    assert face is not None, findings
    ground, dark = (item for item in face.items if isinstance(item, Path))
    return ground, dark, face


def test_an_ean_has_its_digits_below_and_longer_guards() -> None:
    ground, dark, face = drawn("ean13", "5mm, 5mm, 45.2mm, 20mm", EAN)
    module = 45.2 / 113
    left, top, right, bottom = box((dark,))

    assert box((ground,)) == pytest.approx((5, 5, 50.2, 25))
    assert (left, right) == pytest.approx((5 + 11 * module, 50.2 - 7 * module))
    assert (top, bottom) == pytest.approx((5, 25 - 4.5 * module))
    digits = texts(face.items)
    assert "".join(digit.text for digit in digits) == EAN
    assert digits[0].x < left
    assert all(digit.y < 25 for digit in digits)


def test_a_qr_code_keeps_four_light_modules_on_every_side() -> None:
    ground, dark, _ = drawn("qr", "5mm, 5mm, 30mm, 20mm", "x")
    module = 20 / 29
    assert box((ground,)) == pytest.approx((10, 5, 30, 25))
    assert box((dark,)) == pytest.approx(
        (10 + 4 * module, 5 + 4 * module, 30 - 4 * module, 25 - 4 * module)
    )


def test_a_code_128_keeps_ten_light_modules_on_either_side() -> None:
    _, dark, _ = drawn("code128", "5mm, 5mm, 38.5mm, 9mm", "AB")
    module = 38.5 / 77
    assert box((dark,)) == pytest.approx((5 + 10 * module, 5, 43.5 - 10 * module, 14))


@pytest.mark.parametrize(
    ("kind", "frame", "value"),
    [
        ("ean13", "5mm, 5mm, 29mm, 20mm", EAN),
        ("ean13", "5mm, 5mm, 40mm, 7mm", EAN),
        ("qr", "5mm, 5mm, 9mm, 50mm", "x"),
        ("code128", "5mm, 5mm, 14mm, 9mm", "AB"),
    ],
)
def test_a_code_too_small_to_be_read_is_refused_with_what_it_needs(
    kind: str, frame: str, value: str
) -> None:
    face, (found,) = laid_out(kind, frame, value)
    assert face is None
    assert (found.code, found.card, found.span.file) == ("K129", "cartes/un", "carte.yaml")
    needed = str(found.arguments["needed"]).split(" × ")
    x, y, *_ = frame.split(", ")
    larger = f"{x}, {y}, {max(float(needed[0]), 10)}mm, {max(float(needed[1]), 10)}mm"
    assert laid_out(kind, larger, value)[0] is not None


@pytest.mark.parametrize(
    ("kind", "value", "why"),
    [
        ("ean13", "4006381333932", "check"),
        ("ean13", "reine", "digits"),
        ("code128", "é", "code128"),
        ("qr", "x" * 301, "qr"),
    ],
)
def test_a_text_that_makes_no_code_is_refused(kind: str, value: str, why: str) -> None:
    face, (found,) = laid_out(kind, "5mm, 5mm, 50mm, 50mm", value)
    assert face is None
    assert (found.code, found.arguments["kind"]) == ("K128", why)


def test_a_blank_text_is_no_code() -> None:
    face, findings = laid_out("ean13", "5mm, 5mm, 50mm, 50mm", "")
    assert face is not None
    assert (face.items, findings) == ((), ())
