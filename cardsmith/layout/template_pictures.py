"""Pictures in frames: whole, or filling them; never stretched."""

from cardsmith.layout.template_places import Frame
from cardsmith.model.edition import Size
from cardsmith.model.face import UNMOVED, Bitmap, Face, Group, Item, Picture, Stamp, scaled, shift
from cardsmith.model.outline import rectangle
from cardsmith.model.template import Drawing
from cardsmith.model.template import Picture as Shown


def fitted(picture: Shown, frame: Frame) -> Item:
    """The whole picture in the middle of a frame."""
    width, height = _extent(picture)
    return _scaled(picture, frame, min(frame.width / width, frame.height / height))


def covering(picture: Shown, frame: Frame) -> Group:
    """The picture over the whole frame, what is too much cut off evenly."""
    width, height = _extent(picture)
    scale = max(frame.width / width, frame.height / height)
    clip = rectangle(frame.x, frame.y, frame.width, frame.height)
    return Group((_scaled(picture, frame, scale),), clip=clip)


def pictured(picture: Shown, trim: Size, bleed: float) -> Face:
    """A side that is one picture, over the bleed if its shape was drawn with one.

    Otherwise it covers the trim and nothing bleeds.
    """
    width, height = _extent(picture)
    shape = width / height
    with_bleed = (trim.width + 2 * bleed) / (trim.height + 2 * bleed)
    out = bleed if abs(shape - with_bleed) < abs(shape - trim.width / trim.height) else 0.0
    frame = Frame(-out, -out, trim.width + 2 * out, trim.height + 2 * out)
    return Face("picture back", trim.width, trim.height, (covering(picture, frame),), out)


def _extent(picture: Shown) -> tuple[float, float]:
    return picture.size if isinstance(picture, Drawing) else picture.pixels


def _scaled(picture: Shown, frame: Frame, scale: float) -> Item:
    width, height = (length * scale for length in _extent(picture))
    x, y = frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2
    if isinstance(picture, Bitmap):
        return _upright(picture, Picture(x, y, width, height, picture))
    edge = rectangle(0, 0, *picture.size)
    return Group((Stamp(picture.art),), scaled(scale, x, y), clip=edge)


def _upright(bitmap: Bitmap, seen: Picture) -> Item:
    """What is stored, turned or mirrored to what is seen."""
    if bitmap.upright == UNMOVED:
        return seen
    wide, high = seen.width, seen.height
    middle = shift(seen.x + wide / 2, seen.y + high / 2)
    if bitmap.upright.a == 0:
        wide, high = high, wide
    stored = Picture(-wide / 2, -high / 2, wide, high, bitmap)
    return Group((stored,), bitmap.upright.then(middle))
