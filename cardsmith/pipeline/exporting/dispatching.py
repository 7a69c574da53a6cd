"""Every edition is read and checked once; then its target makes the files that are swapped in."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import assert_never

from cardsmith.lint.engine import check
from cardsmith.model.choices import Target
from cardsmith.model.edition import Deck
from cardsmith.model.finding import InputError
from cardsmith.model.struct import replace
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.digests import input_digests
from cardsmith.pipeline.exporting.orders import TABLES, Exported, Job, Made, Order
from cardsmith.pipeline.gathering import decks_of
from cardsmith.pipeline.products import UNCARDED, wanted_names
from cardsmith.pipeline.selecting import Held, chosen, held, unmet
from cardsmith.press.manifest import MANIFEST, Manifest, Output, listed, manifest_bytes
from cardsmith.press.output import OutputFolder


def export_editions(names: Sequence[str], order: Order) -> tuple[Exported, ...]:
    """Export every edition that the names mean to ``out/<edition>/<target>``, or some cards of it.

    An edition with an error writes nothing, and what stood there stays. Raises InputError for
    a name that means nothing, for two editions of one name, for a component or a card there is
    not, for a pattern that names two cards alike, for a folder that cannot be written.
    """
    decks = decks_of(names)
    checks = [_checked(deck, order.target) for deck in decks]
    stocks = [_stock(deck, checked, order) for deck, checked in zip(decks, checks, strict=True)]
    refused = unmet(order.only.wishes, stocks)
    if refused and not any(checked.failed() for checked in checks):
        raise InputError(refused)
    made = (
        _exported(deck, checked, order, stock)
        for deck, checked, stock in zip(decks, checks, stocks, strict=True)
    )
    return tuple(exported for exported in made if exported is not None)


def _checked(deck: Deck, target: Target) -> Checked:
    """What may stop an export; a table stops for what it would lose alone, and tells the rest."""
    if target in TABLES:
        from cardsmith.pipeline.tables.losing import lost

        return Checked(decks=(deck,), findings=lost(deck))
    return Checked(decks=(deck,), findings=check(deck))


def _stock(deck: Deck, checked: Checked, order: Order) -> tuple[Held, ...]:
    """The cards that may be asked for by name."""
    names = () if checked.failed() else wanted_names(deck, order.components)
    return held(deck, [name for name in names if name not in UNCARDED])


def _exported(deck: Deck, checked: Checked, order: Order, stock: Sequence[Held]) -> Exported | None:
    """What an edition came to; None where cards are asked for and it has none of them."""
    name = deck.edition.name
    if checked.failed():
        return Exported(name, checked)
    wanted = chosen(order.only.wishes, stock) if order.is_partial else None
    if wanted is not None and not (wanted or order.only.changed):
        return None
    folder = order.out / name / order.target.value
    job = Job(deck, order, folder, wanted)
    made = _made(job)
    checked = replace(checked, findings=(*checked.findings, *made.findings))
    if checked.failed() or not made.files:
        return Exported(name, checked)
    OutputFolder(folder).settle()
    return _written(job, made, checked)


def _made(job: Job) -> Made:
    match job.order.target:
        case Target.PNG:
            from cardsmith.pipeline.exporting.pictures import pictures

            return pictures(job)
        case Target.TTS:
            from cardsmith.pipeline.exporting.tabletop import tabletop

            return tabletop(job)
        case Target.CSV | Target.XLSX | Target.JSON:
            from cardsmith.pipeline.exporting.tables import table_files

            return table_files(job)
        case _:
            assert_never(job.order.target)


def _written(job: Job, made: Made, checked: Checked) -> Exported:
    """The files in their place, each let go of once it is written."""
    outputs: list[Output] = []
    sizes: Counter[tuple[int, int]] = Counter()

    def stream() -> Iterator[tuple[str, bytes]]:
        for path, component, data, cards, pixels in made.files:
            outputs.append(listed(path, component, data, pages=0, cards=cards))
            if pixels is not None:
                sizes[pixels] += 1
            yield path, data
        yield MANIFEST, manifest_bytes(_manifest(job, made, outputs))

    OutputFolder(job.place).replace(stream())
    return Exported(job.deck.edition.name, checked, job.place, tuple(outputs), dict(sizes))


def _manifest(job: Job, made: Made, outputs: Sequence[Output]) -> Manifest:
    return Manifest(
        edition=job.deck.edition.name,
        profile=job.order.profile.name,
        options=job.order.as_typed,
        files=tuple(sorted(outputs)),
        inputs=input_digests(job.deck),
        cards=made.cards,
    )
