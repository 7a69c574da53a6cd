"""QR codes (ISO/IEC 18004). The only module that knows segno."""

QUIET = 4
"""The light modules on every side."""

MOST = 300
"""The longest text, in characters: more makes squares too small for a card."""


def rows(text: str) -> tuple[str, ...]:
    """The modules of a text row by row, 1 for dark, errors corrected at level M.

    Raises ValueError for a text that is empty or too long.
    """
    import segno

    if not text or len(text) > MOST:
        raise ValueError(f"no QR code of {len(text)} characters")
    code = segno.make_qr(text, error="m", boost_error=False)
    return tuple("".join("1" if module else "0" for module in row) for row in code.matrix)
