"""Packets shared out over boxes: as few as hold them, all alike, no packet torn without need."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple


class Bundle(NamedTuple):
    """Cards that stay together: the name of their packet, and how many they are.

    What has no name (aids) goes where there is room at its place and is not told on a box.
    """

    name: str
    cards: int


class Share(NamedTuple):
    """What one box holds: the first and the last packet, and how many cards in all."""

    first: str
    last: str
    cards: int


def shared_out(bundles: Sequence[Bundle], most: int) -> tuple[Share, ...]:
    """The contents of the fewest boxes of ``most`` cards each, the fullest as empty as can be.

    Bundles keep their order. One that no box could hold is divided.

    >>> shared_out([Bundle("A", 30), Bundle("B", 30), Bundle("C", 30), Bundle("D", 5)], 70)
    (Share(first='A', last='B', cards=60), Share(first='C', last='D', cards=35))
    """
    whole = [piece for bundle in bundles for piece in _divided(bundle, max(most, 1))]
    if not whole:
        return ()
    boxes = len(_filled(whole, max(most, 1)))
    least, fullest = 1, max(most, 1)
    while least < fullest:
        tried = (least + fullest) // 2
        fits = max(bundle.cards for bundle in whole) <= tried
        if fits and len(_filled(whole, tried)) <= boxes:
            fullest = tried
        else:
            least = tried + 1
    return tuple(map(_share, _filled(whole, fullest)))


def _divided(bundle: Bundle, most: int) -> Iterator[Bundle]:
    """The bundle, in equal pieces where it is too large for one box."""
    pieces = -(-bundle.cards // most)
    for piece in range(pieces):
        share = bundle.cards * (piece + 1) // pieces - bundle.cards * piece // pieces
        yield Bundle(bundle.name, share)


def _filled(bundles: Sequence[Bundle], most: int) -> list[list[Bundle]]:
    """Boxes filled one after the other."""
    boxes: list[list[Bundle]] = [[]]
    room = most
    for bundle in bundles:
        if bundle.cards > room and boxes[-1]:
            boxes.append([])
            room = most
        boxes[-1].append(bundle)
        room -= bundle.cards
    return boxes


def _share(bundles: Sequence[Bundle]) -> Share:
    names = [bundle.name for bundle in bundles if bundle.name]
    first, last = (names[0], names[-1]) if names else ("", "")
    return Share(first, last, sum(bundle.cards for bundle in bundles))
