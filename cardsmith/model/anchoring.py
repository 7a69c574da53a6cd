"""The order in which boxes that stand by one another can be placed."""

from collections.abc import Sequence
from graphlib import CycleError, TopologicalSorter

from cardsmith.model.boxes import AnyBox, FramedBox


class CircleError(ValueError):
    """Boxes that each wait for the next one to be placed; ``names`` are theirs, in the circle."""

    def __init__(self, names: tuple[str, ...]) -> None:
        super().__init__(" → ".join(names))
        self.names = names


def placing_order(boxes: Sequence[AnyBox]) -> tuple[int, ...]:
    """The indices of the boxes, each after those that it stands by.

    Boxes that are free to be placed keep the order they are written in. Every name is known.
    Raises CircleError.
    """
    named = {box.id: index for index, box in enumerate(boxes) if box.id}
    waiting = {
        index: [named[name] for name in box.anchors.names] if isinstance(box, FramedBox) else []
        for index, box in enumerate(boxes)
    }
    try:
        return tuple(TopologicalSorter(waiting).static_order())
    except CycleError as error:
        circle: list[int] = error.args[1]
        raise CircleError(tuple(boxes[index].id for index in reversed(circle))) from None
