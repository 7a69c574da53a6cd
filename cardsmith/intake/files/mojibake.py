"""UTF-8 that was once read as Windows-1252: ``Ã©tÃ©`` for ``été``."""

import re
import unicodedata

_NEXT = "".join(
    bytes([byte]).decode("cp1252")
    for byte in range(0x80, 0xC0)
    if byte not in b"\x81\x8d\x8f\x90\x9d"
)
_TWO = f"[\xc2-\xc5][{_NEXT} ]"
_THREE = f"\xe2[{_NEXT}][{_NEXT}]"
_BROKEN = re.compile(f"{_THREE}|{_TWO}")


def mended(text: str) -> str:
    r"""The text as it was before it was read with the wrong encoding; empty when it is sound.

    >>> mended("Ã©tÃ©"), mended("cÅ“ur"), mended("créée")
    ('été', 'cœur', '')

    Whatever has taken its letters apart since (NFD) makes no difference.

    >>> mended("A\u0303©te\u0301")
    'été'
    """
    if text.isascii():
        return ""
    whole = unicodedata.normalize("NFC", text)
    if not _BROKEN.search(whole):
        return ""
    better = _BROKEN.sub(_decoded, whole)
    return better if better != whole else ""


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
