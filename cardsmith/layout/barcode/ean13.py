"""EAN-13 (ISO/IEC 15420): digits and their bars."""

from cardsmith.lexicon.ean import DigitsError, check_digit, digits_of

__all__ = ["MODULES", "QUIET", "DigitsError", "bars", "check_digit", "digits_of"]

_ODD_DIGITS = "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011"
_ODD = tuple(_ODD_DIGITS.split())
"""The left digits of odd parity (set A); the other sets are made from it."""

_SETS = "AAAAAA AABABB AABBAB AABBBA ABAABB ABBAAB ABBBAA ABABAB ABABBA ABBABA"
_PARITIES = tuple(_SETS.split())
"""The sets of the six left digits, by the first digit of all."""

_GUARD, _CENTRE = "101", "01010"
_FLIP = str.maketrans("01", "10")

MODULES = 95
QUIET = (11, 7)
"""The light modules before and after the bars."""


def bars(digits: str) -> str:
    """The 95 modules of thirteen digits, 1 for dark.

    >>> bars("4006381333931")[:10]
    '1010001101'
    """
    first, left, right = digits[0], digits[1:7], digits[7:]
    parity = _PARITIES[int(first)]
    before = "".join(_left(digit, where) for digit, where in zip(left, parity, strict=True))
    after = "".join(_ODD[int(digit)].translate(_FLIP) for digit in right)
    return f"{_GUARD}{before}{_CENTRE}{after}{_GUARD}"


def _left(digit: str, where: str) -> str:
    code = _ODD[int(digit)]
    return code if where == "A" else code.translate(_FLIP)[::-1]
