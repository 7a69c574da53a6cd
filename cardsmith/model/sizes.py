"""The sizes of cards that have a name, in millimetres."""

from cardsmith.model.edition import TCG, Size
from cardsmith.model.measure import Measure, measured

SIZES: dict[str, Size] = {
    "tcg": TCG,
    "poker": Size(width=63.5, height=88.9),
    "bridge": Size(width=57.15, height=88.9),
    "tarot": Size(width=69.85, height=120.65),
    "mini": Size(width=44.45, height=63.5),
    "micro": Size(width=31.75, height=44.45),
    "domino": Size(width=44.45, height=88.9),
    "business": Size(width=50.8, height=88.9),
    "jumbo": Size(width=88.9, height=139.7),
    "square": Size(width=70, height=70),
}
"""The trade's names; ``tcg`` is the size of a card that asks for none."""

THICKNESS = 0.32
"""Millimetres that one card takes in a pack: 0.305 of ordinary stock, and the air between."""

DEPTH = 36.0
"""Millimetres of the deepest box: its net, with dividers, still fits a sheet of A4 or Letter."""

BLEED = 3.0
"""Millimetres that everything shipped is printed beyond its trim."""


def told(size: Size) -> Measure:
    """A size in millimetres, with its name where it has one: poker and tcg are not the same.

    >>> told(SIZES["poker"]), told(Size(width=63, height=90))
    ('63.5 × 88.9 mm (poker)', '63 × 90 mm')
    """
    name = next((name for name, one in SIZES.items() if one == size), "")
    shown = f"{measured(size.width, size.height)} mm"
    return Measure(f"{shown} ({name})" if name else shown)
