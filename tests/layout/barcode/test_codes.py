"""Codes for machines, read back by readers of our own: what was asked is what is drawn."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.barcode import code128, ean13, qr

LEFT = {"3211": 0, "2221": 1, "2122": 2, "1411": 3, "1132": 4} | {
    "1231": 5,
    "1114": 6,
    "1312": 7,
    "1213": 8,
    "3112": 9,
}
"""The widths of light and dark of each digit, as the standard tables them (set A)."""

_SETS = "AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA"
FIRSTS = tuple(_SETS.split())


def widths(modules: str) -> list[int]:
    return [len(run) for run in re.findall("1+|0+", modules)]


def read_ean(modules: str) -> str:
    """The digits of 95 modules."""
    assert (modules[:3], modules[45:50], modules[92:]) == ("101", "01010", "101")
    digits, sets = "", ""
    for at in range(3, 45, 7):
        told = "".join(map(str, widths(modules[at : at + 7])))
        sets += "A" if told in LEFT else "B"
        digits += str(LEFT.get(told, LEFT.get(told[::-1])))
    for at in range(50, 92, 7):
        digits += str(LEFT["".join(map(str, widths(modules[at : at + 7])))])
    return f"{FIRSTS.index(sets)}{digits}"


@given(st.text(alphabet="0123456789", min_size=12, max_size=12))
def test_an_ean_reads_back_with_its_check_digit(digits: str) -> None:
    whole = ean13.digits_of(digits)
    modules = ean13.bars(whole)

    assert len(modules) == ean13.MODULES
    assert sum(int(d) * (3 if at % 2 else 1) for at, d in enumerate(whole)) % 10 == 0
    assert all(map(ean13.digits_of, [whole, f"{whole[:3]}-{whole[3:]}"]))
    assert read_ean(modules) == whole


@given(st.text(alphabet="0123456789", min_size=12, max_size=12), st.integers(0, 12))
def test_one_wrong_digit_is_always_noticed(digits: str, at: int) -> None:
    whole = ean13.digits_of(digits)
    wrong = whole[:at] + str((int(whole[at]) + 1) % 10) + whole[at + 1 :]
    with pytest.raises(ean13.DigitsError) as caught:
        ean13.digits_of(wrong)
    assert caught.value.kind == "check"
    assert caught.value.right == ean13.check_digit(wrong[:12])


@pytest.mark.parametrize("text", ["", "12345", "12345678901a", "1" * 14, "٤" * 12])
def test_what_is_no_ean_is_refused(text: str) -> None:
    with pytest.raises(ean13.DigitsError) as caught:
        ean13.digits_of(text)
    assert caught.value.kind == "digits"


def read_128(modules: str) -> str:
    """The text of a code, its check character proven."""
    assert modules.endswith("1100011101011")
    signs = [modules[at : at + 11] for at in range(0, len(modules) - 13, 11)]
    table = code128.TABLE
    codes = [table.index("".join(map(str, widths(sign)))) for sign in signs]
    *codes, check = codes
    assert check == (codes[0] + sum(at * one for at, one in enumerate(codes))) % 103
    text, pairs = "", codes[0] == 105
    for one in codes[1:]:
        if one in {99, 100} and (one == 99) is not pairs:
            pairs = one == 99
        elif pairs:
            text += f"{one:02}"
        else:
            text += chr(one + 32)
    return text


@given(st.text(alphabet=[chr(code) for code in range(32, 127)], min_size=1, max_size=code128.MOST))
def test_a_code_128_reads_back(text: str) -> None:
    assert read_128(code128.bars(text)) == text


@given(st.text(alphabet="0123456789A", min_size=1, max_size=20))
def test_figures_in_pairs_read_back(text: str) -> None:
    assert read_128(code128.bars(text)) == text


def test_figures_take_half_the_room() -> None:
    assert len(code128.bars("12345678")) < len(code128.bars("ABCDEFGH")) - 40


@pytest.mark.parametrize("text", ["", "é", "a\n", "a" * (code128.MOST + 1)])
def test_what_has_no_code_128_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="Code 128"):
        code128.bars(text)


def test_a_qr_code_is_square_with_its_three_corners() -> None:
    rows = qr.rows("https://example.org/reine")
    corner = ("1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111")

    assert {len(row) for row in rows} == {len(rows)}
    assert tuple(row[:7] for row in rows[:7]) == corner
    assert tuple(row[-7:] for row in rows[:7]) == corner
    assert tuple(row[:7] for row in rows[-7:]) == corner
    assert rows == qr.rows("https://example.org/reine")


@pytest.mark.parametrize("text", ["", "x" * (qr.MOST + 1)])
def test_a_qr_code_has_bounds(text: str) -> None:
    with pytest.raises(ValueError, match="QR code"):
        qr.rows(text)
