"""Mixtures of inks on one place, each by a number: what paint makes of what lies there."""

from cardsmith.press.preflight.grid import Laid
from cardsmith.press.preflight.marks import Blending
from cardsmith.press.preflight.paints import Inks, over
from cardsmith.press.preflight.streams import TooLongError

MOST_MIXTURES = 60_000
"""The most mixtures that a file may have."""


class Mixtures:
    """The mixtures of one file; number 0 is bare paper. ``totals`` are their ink in percent."""

    def __init__(self) -> None:
        self.totals: list[float] = [0.0]
        self._numbers: dict[Inks, int] = {(): 0}
        self._inks: list[Inks] = [()]
        self._mixed: dict[tuple[int, str, Inks, Blending], int] = {}

    def mix(self, under: int, laid: Laid) -> int:
        """The mixture that paint makes of another."""
        mark = laid.mark
        key = under, mark.paint.space, laid.inks, mark.blending
        found = self._mixed.get(key)
        if found is None:
            found = self._mixed[key] = self._blended(under, laid)
        return found

    def _blended(self, under: int, laid: Laid) -> int:
        blending = laid.mark.blending
        there = self._inks[under]
        inks = over(
            there,
            laid.mark.paint._replace(inks=laid.inks),
            overprint=blending.overprint,
            keeps_zero=blending.keeps_zero,
            alpha=blending.alpha,
        )
        if blending.mode not in {"/Normal", "/Compatible"}:
            inks = _screened(there, laid.inks)
        elif blending.soft_mask and _total(there) > _total(inks):
            inks = there
        return self.numbered(inks)

    def numbered(self, inks: Inks) -> int:
        """The number of a mixture. Raises TooLongError for more than any file has."""
        found = self._numbers.get(inks)
        if found is None:
            if len(self._inks) > MOST_MIXTURES:
                raise TooLongError
            found = self._numbers[inks] = len(self._inks)
            self._inks.append(inks)
            self.totals.append(_total(inks))
        return found


def coarse(inks: Inks) -> Inks:
    """A mixture in steps of two percent, so that a picture has no more of them than can be."""
    return tuple((name, round(tint * 50) / 50) for name, tint in inks)


def _screened(under: Inks, inks: Inks) -> Inks:
    """The most that a blend mode can leave of two mixtures."""
    old, new = dict(under), dict(inks)
    names = dict.fromkeys((*old, *new))
    mixed = ((name, 1 - (1 - old.get(name, 0)) * (1 - new.get(name, 0))) for name in names)
    return tuple(sorted((name, tint) for name, tint in mixed if tint))


def _total(inks: Inks) -> float:
    return round(sum(tint for _, tint in inks) * 100, 1)
