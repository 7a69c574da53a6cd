"""UTF-8 that was once read as Windows-1252: ``Ã©tÃ©`` for ``été``."""

import re

_NEXT = "".join(
    bytes([byte]).decode("cp1252")
    for byte in range(0x80, 0xC0)
    if byte not in b"\x81\x8d\x8f\x90\x9d"
)
_TWO = f"[\xc2-\xc5][{_NEXT} ]"
_THREE = f"\xe2[{_NEXT}][{_NEXT}]"
_BROKEN = re.compile(f"{_THREE}|{_TWO}")


def mended(text: str) -> str:
    """The text as it was before it was read with the wrong encoding; empty when it is sound.

    >>> mended("Ã©tÃ©"), mended("cÅ“ur"), mended("créée")
    ('été', 'cœur', '')
    """
    if text.isascii() or not _BROKEN.search(text):
        return ""
    better = _BROKEN.sub(_decoded, text)
    return better if better != text else ""


def _decoded(match: re.Match[str]) -> str:
    """One character from its two or three bytes, or the match itself when it is none of ours."""
    letters = match[0]
    if letters.endswith(" "):
        return "à" if letters == "Ã " else letters
    try:
        char = letters.encode("cp1252").decode("utf-8")
    except UnicodeError:
        return letters
    return char if "\xa0" <= char <= "\u017f" or "\u2010" <= char <= "\u20ac" else letters
