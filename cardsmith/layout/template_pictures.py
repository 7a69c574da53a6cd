"""Pictures in frames: whole, or filling them; never stretched."""

from cardsmith.model.edition import Size
from cardsmith.model.face import Bitmap, Face, Group, Picture
from cardsmith.model.outline import rectangle
from cardsmith.model.template import Frame


def fitted(bitmap: Bitmap, frame: Frame) -> Picture:
    """The whole picture in the middle of a frame."""
    width, height = bitmap.pixels
    scale = min(frame.width / width, frame.height / height)
    return _scaled(bitmap, frame, scale)


def covering(bitmap: Bitmap, frame: Frame) -> Group:
    """The picture over the whole frame, what is too much cut off evenly."""
    width, height = bitmap.pixels
    scale = max(frame.width / width, frame.height / height)
    clip = rectangle(frame.x, frame.y, frame.width, frame.height)
    return Group((_scaled(bitmap, frame, scale),), clip=clip)


def _scaled(bitmap: Bitmap, frame: Frame, scale: float) -> Picture:
    width, height = (pixels * scale for pixels in bitmap.pixels)
    x, y = frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2
    return Picture(x, y, width, height, bitmap)


def pictured(bitmap: Bitmap, trim: Size, bleed: float) -> Face:
    """A side that is one picture, over the bleed if its shape was drawn with one.

    Otherwise it covers the trim and nothing bleeds.
    """
    width, height = bitmap.pixels
    shape = width / height
    with_bleed = (trim.width + 2 * bleed) / (trim.height + 2 * bleed)
    out = bleed if abs(shape - with_bleed) < abs(shape - trim.width / trim.height) else 0.0
    frame = Frame(x=-out, y=-out, width=trim.width + 2 * out, height=trim.height + 2 * out)
    return Face("picture back", trim.width, trim.height, (covering(bitmap, frame),), out)
