"""The thirteen digits of an article number (EAN-13, ISO/IEC 15420), and the one that checks."""


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
