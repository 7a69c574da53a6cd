"""EAN-13 (ISO/IEC 15420): digits, their check digit, their bars."""

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


class DigitsError(ValueError):
    """A text that is no EAN-13: ``kind`` digits or check; ``right`` is the true check digit."""

    def __init__(self, kind: str, right: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.right = right


def check_digit(twelve: str) -> str:
    """The thirteenth digit.

    >>> check_digit("400638133393")
    '1'
    """
    weighed = sum(int(digit) * (3 if at % 2 else 1) for at, digit in enumerate(twelve))
    return str(-weighed % 10)


def digits_of(text: str) -> str:
    """The thirteen digits of a text of twelve or thirteen, blanks and hyphens left out.

    Raises DigitsError.
    """
    digits = "".join(char for char in text if char not in " -\u00a0\u202f")
    if not (digits.isascii() and digits.isdecimal() and len(digits) in {12, 13}):
        raise DigitsError("digits")
    right = check_digit(digits[:12])
    if digits[12:] not in {"", right}:
        raise DigitsError("check", right)
    return digits[:12] + right


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
