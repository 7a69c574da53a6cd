"""What the cards of a component show alike: drawn for the first of them, stamped on the others."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from cardsmith.layout.template_misfits import values
from cardsmith.model.anchoring import placing_order
from cardsmith.model.boxes import AnyBox, FramedBox, GroupBox, RepeatBox
from cardsmith.model.row import Row
from cardsmith.model.value import ENTRY, Condition, Lists


class Run(NamedTuple):
    """Boxes painted one after another, in the order they are placed.

    Those of a shared one read the same, which cards repeat.
    """

    boxes: tuple[int, ...]
    reads: "Reads"
    is_shared: bool = True

    def key(self, lists: Lists) -> tuple[object, ...]:
        """What a record puts into them."""
        return _said(self.reads, lists)


Reads = tuple[str | Condition, ...]
"""What decides how a box looks and where it stands: fields, and conditions that hold or do not."""


class Plan(NamedTuple):
    """The boxes of a side in runs, and the side as one run if all of it is shared."""

    runs: tuple[Run, ...]
    shared: Run | None

    def key(self, lists: Lists) -> tuple[object, ...] | None:
        """What a record puts into a side that is shared; None for one that is not."""
        return self.shared.key(lists) if self.shared else None


def plan_of(boxes: Sequence[AnyBox], rows: Sequence[Row]) -> Plan:
    """Which boxes are drawn once for several of these records.

    Those that read no field; and those whose fields say at most half as many things as there are
    records. A side of which two cards show the same is drawn once for both. A box that stands by
    others reads what they read. Where boxes stand by later ones they are placed in another order
    than painted, and none is shared by itself.
    """
    reads = [_decisive(_reads(box, boxes)) for box in boxes]
    shared = {read: _is_shared(read, rows) for read in dict.fromkeys(reads)}
    order = placing_order(boxes)
    every = _decisive(one for read in reads for one in read)
    whole = all(_different(read, rows) < len(rows) for read in (*shared, every))
    runs = [Run(order, every, is_shared=whole)]
    if order == tuple(range(len(boxes))):
        alike = [read if shared[read] else None for read in reads]
        runs = [
            Run(tuple(group), read or (), is_shared=read is not None)
            for read, group in groupby(order, key=alike.__getitem__)
        ]
    return Plan(tuple(runs), Run(order, every) if whole else None)


def _decisive(reads: Iterable[str | Condition]) -> Reads:
    """Each once, without conditions on fields that decide by themselves."""
    found = dict.fromkeys(reads)
    fields = {one for one in found if isinstance(one, str)}
    return tuple(
        one
        for one in found
        if isinstance(one, str) or not fields.issuperset(slot.name for slot in one.slots)
    )


def _reads(box: AnyBox, boxes: Sequence[AnyBox]) -> Iterator[str | Condition]:
    if box.when is not None:
        yield box.when
    for slot in values(box):
        yield slot.name
    if isinstance(box, RepeatBox | GroupBox):
        of_entry = ENTRY if isinstance(box, RepeatBox) else ()
        inner = (read for one in box.boxes for read in _reads(one, box.boxes))
        yield from (read for read in inner if _name(read) not in of_entry)
    beside = box.anchors.names if isinstance(box, FramedBox) else ()
    for one in boxes:
        if one.id in beside:
            yield from _reads(one, boxes)


def _name(read: str | Condition) -> str:
    return read if isinstance(read, str) else read.slot.name


def _is_shared(reads: Reads, rows: Sequence[Row]) -> bool:
    """Whether there are several records, and they say at most half as many things."""
    return len(rows) > 1 and (not reads or 2 * _different(reads, rows) <= len(rows))


def _different(reads: Reads, rows: Sequence[Row]) -> int:
    """How many different things the records say."""
    if len(reads) == 1 and isinstance(reads[0], str):
        name = reads[0]
        return len({row.lists.get(name, ()) for row in rows})
    return len({_said(reads, row.lists) for row in rows})


def _said(reads: Reads, lists: Lists) -> tuple[object, ...]:
    return tuple(
        [lists.get(one, ()) if isinstance(one, str) else one.holds(lists) for one in reads]
    )
