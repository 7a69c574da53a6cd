"""Code 128 (ISO/IEC 15417): any ASCII text, runs of figures in pairs."""

import re

QUIET = 10
"""The light modules on either side."""

MOST = 80
"""The longest text, in characters."""

_ALL = (
    "212222222122222221121223121322131222122213122312132212221213221312231212112232122132"
    "122231113222123122123221223211221132221231213212223112312131311222321122321221312212"
    "322112322211212123212321232121111323131123131321112313132113132311211313231113231311"
    "112133112331132131113123113321133121313121211331231131213113213311213131311123311321"
    "331121312113312311332111314111221411431111111224111422121124121421141122141221112214"
    "112412122114122411142112142211241211221114413111241112134111111242121142121241114212"
    "124112124211411212421112421211212141214121412121111143111341131141114113114311411113"
    "411311113141114131311141411131211412211214211232"
)
TABLE = tuple(_ALL[at : at + 6] for at in range(0, len(_ALL), 6))
"""The widths of six bars and spaces in turn, for each of 106 codes."""

_STOP = "2331112"
_START_B, _START_C, _TO_B, _TO_C = 104, 105, 100, 99
_PAIRS = re.compile(r"\A(?:\d\d){2,}")
"""Figures that are worth a change to the set of pairs: four at least."""


def bars(text: str) -> str:
    """The modules of a text, 1 for dark; ValueError for a character that is not printable ASCII.

    >>> len(bars("AB")), len(bars("123456"))
    (57, 68)
    """
    if not text or len(text) > MOST or not all(" " <= char <= "~" for char in text):
        raise ValueError(f"no Code 128: {text[:MOST]!r}")
    codes = _codes(text)
    check = (codes[0] + sum(at * code for at, code in enumerate(codes))) % 103
    widths = "".join(TABLE[code] for code in (*codes, check)) + _STOP
    return "".join("10"[at % 2] * int(width) for at, width in enumerate(widths))


def _codes(text: str) -> list[int]:
    pairs = _PAIRS.match(text) or re.fullmatch(r"\d\d", text)
    codes = [_START_C if pairs else _START_B]
    in_pairs = bool(pairs)
    at = 0
    while at < len(text):
        run = _PAIRS.match(text[at:])
        if in_pairs and text[at : at + 2].isdigit() and len(text) - at > 1:
            codes.append(int(text[at : at + 2]))
            at += 2
        elif in_pairs:
            codes.append(_TO_B)
            in_pairs = False
        elif run:
            codes.append(_TO_C)
            in_pairs = True
        else:
            codes.append(ord(text[at]) - 32)
            at += 1
    return codes
