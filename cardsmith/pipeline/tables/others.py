"""Ranks of Le Grand Dalmuti and the components of other games as tables, to be read elsewhere."""

import re
from collections.abc import Mapping, Sequence

from cardsmith.model.deck import Record
from cardsmith.model.edition import Deck
from cardsmith.press.workbook import Column, Table

_WIDEST = 40
_WHOLE = re.compile("0|[1-9][0-9]{0,8}")


def ranks_table(deck: Deck, words: Mapping[str, str]) -> Table:
    """A row for each rank, with its names in all languages."""
    languages = sorted({language for rank in deck.ranks for language in rank.names})
    names = [words["value"], words["copies"], *languages]
    rows = [
        [str(rank.value), str(rank.copies), *(rank.names.get(each, "") for each in languages)]
        for rank in deck.ranks
    ]
    return Table(words["ranks"], _columns(names, rows), rows)


def component_tables(deck: Deck) -> tuple[Table, ...]:
    """A table for each component: its fields, then the copies."""
    return tuple(_component(each.name, each.records) for each in deck.components)


def _component(name: str, records: Sequence[Record]) -> Table:
    fields = list(dict.fromkeys(field for record in records for field in record.fields))
    rows = [
        [*(_text(record.fields.get(field, "")) for field in fields), str(record.copies)]
        for record in records
    ]
    return Table(name, _columns([*fields, "copies"], rows), rows)


def _text(value: str | tuple[str, ...]) -> str:
    return value if isinstance(value, str) else " | ".join(value)


def _columns(names: Sequence[str], rows: Sequence[Sequence[str]]) -> list[Column]:
    """Columns as wide as what they hold, of numbers where they hold nothing else."""
    return [
        Column(
            name,
            min(max(map(len, (name, *texts))) + 4, _WIDEST),
            numbers=all(_WHOLE.fullmatch(text) for text in texts),
        )
        for name, *texts in zip(names, *rows, strict=True)
    ]
