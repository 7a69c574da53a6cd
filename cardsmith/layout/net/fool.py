"""The head of the marotte, for pawns, dividers and the token of the Bouffon."""

from collections.abc import Iterator

from cardsmith.layout.motifs_marotte import CAP_BELLS
from cardsmith.layout.ornament import centred, draw
from cardsmith.model.face import Item
from cardsmith.model.ornament import Ornaments


def fool(
    ornaments: Ornaments, centre: tuple[float, float], width: float, factor: float = 0.7
) -> Iterator[Item]:
    """The head with its collar about a point; ``width`` is that of its box of 100 units."""
    unit = width / 100
    x, y = centre[0] - 46 * unit, centre[1] - width / 2
    for name in ("jester/collar", "body/head", "jester/fool", "jester/headgear"):
        yield from draw(ornaments[name], at=(x, y), width=width, factor=factor)
    bell = ornaments["small/belltiny"]
    for dx, dy in CAP_BELLS:
        yield from centred(bell, (x + dx * unit, y + dy * unit), 12 * unit, factor=factor)
