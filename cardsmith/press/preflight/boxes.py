"""Page boxes and pages as such (V101 to V103, V106, V107)."""

from collections.abc import Iterator, Sequence

from cardsmith.model.preflight import Delivery, Limits, Standard
from cardsmith.model.struct import replace
from cardsmith.press.preflight.findings import Fault, Sound
from cardsmith.press.preflight.frames import Frame, outside
from cardsmith.press.preflight.opening import Expected

_FAR = 5.0
"""Millimetres from every size of a card beyond which a page is taken for something else."""

_NEAR = 0.1
"""Points that a box may reach beyond another by rounding."""


def boxes(
    frame: Frame, limits: Limits, page: int, told: tuple[float, float] | None = None
) -> Iterator[Fault | Sound]:
    """Whether a page has its boxes, one inside the other, of the right size.

    ``told`` is the size that a manifest has for it.
    """
    yield (
        Fault("V101", str(frame.trims), "1", page)
        if frame.trims != 1
        else Sound("V101", "1", "1", page)
    )
    bleed = frame.told or frame.media
    over = max(outside(bleed, frame.media), outside(frame.trim, bleed) if frame.trim else 0.0)
    if over > _NEAR:
        yield Fault("V102", f"{over:.1f} pt outside", "0", page)
    if told is None and is_no_card(frame, limits):
        return
    if frame.trim is not None or limits.standard is Standard.NONE:
        yield from _size(frame, replace(limits, sizes=(told,)) if told else limits, page)


def is_no_card(frame: Frame, limits: Limits) -> bool:
    """Whether a page is far from all sizes of the trade, where no single one was asked for.

    It may be a box, a booklet or a sheet, or a die: nothing but a manifest tells its size.
    """
    if limits.standard is Standard.NONE or len(limits.sizes) < 2 or frame.trim is None:
        return False
    return min(max(_apart(frame.size(), size)) for size in limits.sizes) > _FAR


def _size(frame: Frame, limits: Limits, page: int) -> Iterator[Fault | Sound]:
    found = frame.size()
    nearest = min(limits.sizes, key=lambda size: sum(_apart(found, size)), default=None)
    if nearest is None or limits.delivery is not Delivery.PDF:
        return
    measured = f"{found[0]:.2f} × {found[1]:.2f} mm"
    limit = f"{nearest[0]:g} × {nearest[1]:g} ± {limits.tolerance:g}"
    if max(_apart(found, nearest)) > limits.tolerance + 0.005:
        yield Fault("V103", measured, limit, page)
    else:
        yield Sound("V103", measured, limit, page)


def _apart(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """By how much both sides differ, lying the way in which they differ least."""
    ways = (
        (abs(one[0] - wide), abs(one[1] - high)) for wide, high in (other, (other[1], other[0]))
    )
    return min(ways, key=sum)


def is_unpaired(pages: int, order: Sequence[Expected] | None, *, of_cards: bool) -> bool:
    """Whether nothing tells how many pages there should be: one alone, or no cards."""
    return order is None and pages % 2 == 1 and (pages == 1 or not of_cards)


def count(pages: int, order: Sequence[Expected] | None) -> Fault | Sound:
    """Whether there are as many pages as faces; without a manifest, fronts and backs in pairs."""
    wanted = len(order) if order is not None else pages + pages % 2
    kind = "" if order is not None else "pairs"
    if pages != wanted:
        return Fault("V106", str(pages), str(wanted), kind=kind)
    return Sound("V106", str(pages), str(wanted))


def sequence(digests: Sequence[str], order: Sequence[Expected]) -> Iterator[Fault]:
    """Every page that shows something else than the manifest has in its place."""
    names = {expected.digest: expected.name for expected in reversed(order)}
    for page, (found, expected) in enumerate(zip(digests, order, strict=False), start=1):
        if expected.digest and found != expected.digest:
            yield Fault("V107", names.get(found, "another page"), expected.name, page)
