"""A small picture of how a sheet is turned for its back."""

from cardsmith.model.choices import Duplex
from cardsmith.model.face import Group, Matrix, Path
from cardsmith.model.inks import GREY, WHITE
from cardsmith.model.outline import line, polygon, rectangle

WIDEST = 1.35
"""The room it needs across, in its size."""


def flip_sign(duplex: Duplex, at: tuple[float, float], size: float, *, landscape: bool) -> Group:
    """A sheet as it lies, and an arrow over the edge that it turns on.

    ``at`` is the middle of its left side, ``size`` its height, in millimetres. Drawn for an
    edge at the right; for an edge on top the picture is turned to the left.
    """
    left, centre = at
    over, barb = 0.3 * size, 0.1 * size
    if landscape == (duplex is Duplex.SHORT):
        matrix = Matrix(e=left, f=centre - size / 2)
        along, across = (size, 0.7 * size) if landscape else (0.7 * size, size)
    else:
        along, across = (0.55 * size, 0.8 * size) if landscape else (0.6 * size, 0.42 * size)
        matrix = Matrix(0, -1, 1, 0, left, centre + (along + over + barb) / 2)
    middle, tip, tall = across / 2, along + over, 0.9 * across / 2
    bow = (
        ("M", along / 2, middle),
        ("C", along / 2, middle - tall, tip, middle - tall, tip, middle),
    )
    head = polygon((tip - barb, middle), (tip + barb, middle), (tip, middle + 2 * barb))
    items = (
        Path(rectangle(0, 0, along, across), fill=WHITE, stroke=GREY, weight=0.35),
        Path(line(along, 0, along, across), stroke=GREY, weight=1.0, butt=True),
        Path(bow, stroke=GREY, weight=0.5),
        Path(head, fill=GREY),
    )
    return Group(items, matrix)
