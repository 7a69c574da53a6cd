"""The people of Le Grand Dalmuti: twelve ranks and the Bouffon, built alike (art direction §6)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cardsmith.layout.motifs_marotte import CAP_BELLS, Marotte, marotte_staff
from cardsmith.layout.ornament import JESTER, Roles, centred, draw
from cardsmith.model.face import Group, Item, Matrix
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import rectangle

HEIGHT = 124.0
"""Units from the top of a figure's box to its base; robes and arms run on to 144."""

_MOODS: dict[int, tuple[str, ...]] = {
    1: ("lids",),
    2: ("lids", "neutral"),
    3: ("neutral",),
    4: ("lids", "smile"),
    5: ("neutral",),
    7: ("smile",),
    8: ("neutral",),
    10: ("smile",),
    11: ("tired",),
    12: ("tired", "down"),
}
"""What each rank feels; 6 has no face, and the moustache of 9 speaks for itself."""

_STOOP = {11: 2.0, 12: 4.5}
"""How far, in units, the head of a low rank hangs."""

_HEM_BELLS = ((12.0, 114.0), (34.0, 122.0), (50.0, 125.0), (66.0, 122.0), (88.0, 114.0))
_BUILD = ("body/robe", "body/neck", "jester/costume", "body/head", "jester/face", "jester/headgear")


class FigureFrame(NamedTuple):
    """Where a figure stands: the top left of its box, the width of the box, a factor for lines."""

    x: float
    y: float
    width: float
    factor: float = 1.0

    @property
    def unit(self) -> float:
        """Millimetres of one unit of the box."""
        return self.width / 100

    def point(self, x: float, y: float) -> tuple[float, float]:
        """A point of the box on the page."""
        return self.x + x * self.unit, self.y + y * self.unit

    def lowered(self, units: float) -> "FigureFrame":
        """The same frame, some units further down."""
        return FigureFrame(
            x=self.x, y=self.y + units * self.unit, width=self.width, factor=self.factor
        )


def rank_figure(
    ornaments: Ornaments, value: int, frame: FigureFrame, roles: Roles
) -> tuple[Item, ...]:
    """The figure of a rank from 1 to 12. What runs below its box the caller cuts off."""
    family = f"rank-{value}"
    arm = _drawn(ornaments, ["body/arm"], frame, roles)
    return (
        *_drawn(ornaments, _known(ornaments, family, "attribute", "second"), frame, roles),
        *_person(ornaments, value, frame, roles),
        *((_other_arm(arm, frame),) if value == 11 else ()),
        *arm,
        *_drawn(ornaments, _known(ornaments, family, "front"), frame, roles),
    )


def jester_figure(ornaments: Ornaments, frame: FigureFrame) -> tuple[Item, ...]:
    """The Bouffon as a card's figure, his marotte in hand."""
    return (
        *_drawn(ornaments, _BUILD, frame, JESTER),
        *_bells(ornaments, CAP_BELLS, 8.4, 4.2, frame),
        *_bells(ornaments, _HEM_BELLS, 6.4, 2.8, frame),
        *marotte_staff(ornaments, _held(frame, (82, 26), 0.34, 90)),
        *_drawn(ornaments, ["body/arm"], frame, JESTER),
    )


def jester_bust(ornaments: Ornaments, frame: FigureFrame) -> tuple[Item, ...]:
    """The Bouffon from the knees up, cut off at the base of his box, with full-grown bells."""
    items = (
        *_drawn(ornaments, _BUILD, frame, JESTER),
        *_large_bells(ornaments, CAP_BELLS, 10, frame),
        *_large_bells(ornaments, _HEM_BELLS, 8, frame),
        *marotte_staff(ornaments, _held(frame, (84, 22), 0.36, 110)),
        *_drawn(ornaments, ["body/arm"], frame, JESTER),
    )
    x, y = frame.point(-20, -20)
    clip = rectangle(x, y, 140 * frame.unit, (HEIGHT + 20) * frame.unit)
    return (Group(items, clip=clip),)


def jester_head(ornaments: Ornaments, frame: FigureFrame) -> tuple[Item, ...]:
    """The Bouffon's head and collar, without robe or arm."""
    return (
        *_drawn(ornaments, _BUILD[1:], frame, JESTER),
        *_bells(ornaments, CAP_BELLS, 8.4, 4.2, frame),
    )


def _person(ornaments: Ornaments, value: int, frame: FigureFrame, roles: Roles) -> Iterator[Item]:
    """Back hair, robe, neck, costume, head, face, mood and headgear; a low head hangs."""
    family = f"rank-{value}"
    low = frame.lowered(_STOOP.get(value, 0.0))
    face = () if value == 6 else ("body/face",)
    moods = tuple(f"body/{mood}" for mood in _MOODS.get(value, ()))
    yield from _drawn(ornaments, _known(ornaments, family, "back"), low, roles)
    yield from _drawn(ornaments, ["body/robe"], frame, roles)
    yield from _drawn(ornaments, ["body/neck"], low, roles)
    yield from _drawn(ornaments, _known(ornaments, family, "costume"), frame, roles)
    yield from _drawn(ornaments, ["body/head", *face, *moods, f"{family}/headgear"], low, roles)


def _known(ornaments: Ornaments, family: str, *parts: str) -> tuple[str, ...]:
    names = (f"{family}/{part}" for part in parts)
    return tuple(name for name in names if name in ornaments)


def _drawn(
    ornaments: Ornaments, names: Iterable[str], frame: FigureFrame, roles: Roles
) -> tuple[Item, ...]:
    at = frame.point(0, 0)
    return tuple(
        item
        for name in names
        for item in draw(
            ornaments[name], at=at, width=frame.width, roles=roles, factor=frame.factor
        )
    )


def _other_arm(arm: tuple[Item, ...], frame: FigureFrame) -> Group:
    """The chisel hand of rank 11: the arm at 98 − x, two units lower."""
    return Group(arm, Matrix(a=-1.0, e=2 * frame.x + 98 * frame.unit, f=2 * frame.unit))


def _bells(
    ornaments: Ornaments,
    points: Iterable[tuple[float, float]],
    size: float,
    above: float,
    frame: FigureFrame,
) -> tuple[Item, ...]:
    """Little bells, the top of each ``above`` units over its point."""
    bell = ornaments["small/belltiny"]
    return tuple(
        item
        for x, y in points
        for item in draw(
            bell,
            at=frame.point(x - size / 2, y - above),
            width=size * frame.unit,
            factor=frame.factor,
        )
    )


def _large_bells(
    ornaments: Ornaments, points: Iterable[tuple[float, float]], size: float, frame: FigureFrame
) -> tuple[Item, ...]:
    bell = ornaments["small/bell"]
    return tuple(
        item
        for x, y in points
        for item in centred(bell, frame.point(x, y), size * frame.unit, factor=0.6 * frame.factor)
    )


def _held(frame: FigureFrame, at: tuple[float, float], head: float, stick: float) -> Marotte:
    x, y = frame.point(*at)
    return Marotte(x=x, y=y, unit=frame.unit, head=head, stick=stick, factor=frame.factor)
