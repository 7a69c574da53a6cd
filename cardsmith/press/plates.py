"""Pictures for the press: colours become four inks by the profile of the printing condition.

The profile is asked once, for the colours of a lattice; a picture is interpolated between them.
So the ink limit, which is kept at every point of the lattice, is kept everywhere.
"""

from functools import cached_property
from io import BytesIO
from itertools import product

from PIL import Image, ImageChops, ImageCms, ImageFilter

from cardsmith.press.bitmap import Pixels, deflated, opened, simplified

_STEPS = 33
"""Points of the lattice along each of red, green and blue."""

_ROUNDED = 1
"""Per cent by which the four inks of a point may exceed their sum once each is a whole number."""


class Plates:
    """Takes pictures apart into the inks of one printing condition, within a limit in per cent."""

    def __init__(self, icc: bytes, limit: int) -> None:
        self._icc = icc
        self._limit = limit

    def opened(self, data: bytes) -> Pixels:
        """A PNG or JPEG ready to be embedded.

        Grey stays grey, which is black ink alone, also where it was written as colour. A JPEG in
        four colours is the printer's own and stays as it is. Colours of a picture that names no
        profile are those of sRGB. How much of it shows stays a soft mask.
        """
        stored = Image.open(BytesIO(data))
        if stored.mode == "CMYK":
            return opened(data)
        image = simplified(stored)
        if image.mode in {"L", "LA"}:
            return opened(data) if stored.mode == "L" else deflated(image)
        mask = image.getchannel("A") if image.mode == "RGBA" else None
        colours = self._in_srgb(image.convert("RGB"), image.info.get("icc_profile"))
        plates = colours.getchannel("R") if _is_grey(colours) else colours.filter(self._table)
        return deflated(plates, mask)

    def _in_srgb(self, image: Image.Image, profile: object) -> Image.Image:
        """The picture in sRGB; a profile that nobody understands counts for nothing."""
        if not isinstance(profile, bytes):
            return image
        try:
            source = ImageCms.ImageCmsProfile(BytesIO(profile))
            changed = ImageCms.profileToProfile(image, source, ImageCms.createProfile("sRGB"))
        except (ImageCms.PyCMSError, OSError):
            return image
        return changed or image

    @cached_property
    def _table(self) -> ImageFilter.Color3DLUT:
        """The four inks of every point of the lattice, red changing first."""
        values = [round(255 * step / (_STEPS - 1)) for step in range(_STEPS)]
        lattice = bytes(
            part for blue, green, red in product(values, repeat=3) for part in (red, green, blue)
        )
        image = Image.frombytes("RGB", (_STEPS**2, _STEPS), lattice)
        transform = ImageCms.buildTransform(
            ImageCms.createProfile("sRGB"),
            ImageCms.ImageCmsProfile(BytesIO(self._icc)),
            "RGB",
            "CMYK",
            ImageCms.Intent.RELATIVE_COLORIMETRIC,
            ImageCms.Flags.BLACKPOINTCOMPENSATION,
        )
        inks = ImageCms.applyTransform(image, transform)
        assert inks is not None  # it is only where it changes a picture in place
        table: list[float] = []
        data = inks.tobytes()
        most = (self._limit - _ROUNDED) / 100
        for at in range(0, len(data), 4):
            table += _within(data[at : at + 4], most)
        return ImageFilter.Color3DLUT(_STEPS, table, channels=4, target_mode="CMYK")


def _within(inks: bytes, most: float) -> tuple[float, ...]:
    """Shares of cyan, magenta, yellow and black, the colours lessened where all exceed ``most``."""
    *colours, key = (ink / 255 for ink in inks)
    total = sum(colours)
    share = min(1.0, (most - key) / total) if total else 1.0
    return (*(colour * share for colour in colours), key)


def _is_grey(image: Image.Image) -> bool:
    """Whether no pixel of an RGB picture has a colour."""
    red, green, blue = image.split()
    others = (ImageChops.difference(red, other).getbbox() for other in (green, blue))
    return not any(others)


def shows_through(data: bytes) -> bool:
    """Whether some part of a picture is not opaque."""
    return simplified(Image.open(BytesIO(data))).mode in {"LA", "RGBA"}
