"""An edition in numbers, as text and as JSON."""

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardsmith.cli.excerpt import printable
from cardsmith.cli.speech import Speaker
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.pipeline.statistics.charts import counts, number, percent, poster
from cardsmith.pipeline.statistics.counting import mean_of

if TYPE_CHECKING:
    from cardsmith.model.chart import Chart
    from cardsmith.pipeline.statistics.counting import (
        Group,
        OfComponent,
        OfField,
        OfWords,
        Statistics,
    )

WIDEST = 40
"""Characters of the longest bar."""

_EIGHTHS = "▏▎▍▌▋▊▉█"


def as_text(statistics: "Statistics", voice: Speaker) -> str:
    """Tables of squares, packets and fields, then a bar for each number of the charts."""
    page = poster(statistics, voice.lang)
    lines = [f"{printable(page.title)}{voice.phrase['colon']} {page.subtitle}"]
    if statistics.words is not None:
        lines += ["", *_of_words(statistics.words, voice)]
    for component in statistics.components:
        lines += ["", *_of_component(component, voice)]
    for chart in page.charts:
        lines += ["", *_chart(chart)]
    return "\n".join(lines)


def _of_words(told: "OfWords", voice: Speaker) -> Iterator[str]:
    words = printed_words("statistics", voice.lang)
    names = ("packet", "designs", "printed", "synonyms", "longest", "shortest")
    rows = [[words[name] for name in names]]
    rows += [_row(group, group.letters[0], voice) for group in told.packets]
    if told.marotte.cards:
        rows.append(_row(told.marotte, words["marotte"], voice))
    yield from _table(rows)
    yield words["legend"]
    yield words["ties"].format(tied=told.tied, equal=told.all_equal)


def _row(group: "Group", name: str, voice: Speaker) -> list[str]:
    means = (number(each, 1, voice.lang) for each in (group.synonyms, group.longest))
    return [name, str(group.cards), str(group.printed), *means, str(group.shortest)]


def _of_component(component: "OfComponent", voice: Speaker) -> Iterator[str]:
    words = printed_words("statistics", voice.lang)
    told = counts(component.cards, component.printed, voice.lang)
    yield f"{printable(component.name)}{voice.phrase['colon']} {told}"
    rows = [[words[name] for name in ("field", "filled", "different")] + [""]]
    for field in component.fields:
        share = percent(field.filled / component.cards, voice.lang)
        rows.append([printable(field.name), share, str(field.different), _numbers(field, voice)])
    yield from _table(rows)


def _numbers(field: "OfField", voice: Speaker) -> str:
    if field.numbers is None:
        return ""
    least, mean, most = (number(each, 1, voice.lang) for each in field.numbers)
    words = printed_words("statistics", voice.lang)["numbers"]
    return words.format(least=least, mean=mean, most=most)


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Names to the left, numbers to the right, each column as wide as it has to be."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, *others in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(others, widths[1:], strict=True)]
        yield "  ".join([f"{first:<{widths[0]}}", *cells]).rstrip()


def _chart(chart: "Chart") -> Iterator[str]:
    yield printable(chart.title) + (f" ({chart.note})" if chart.note else "")
    most = max((bar.value for bar in chart.bars), default=0.0)
    names = [printable(bar.name) for bar in chart.bars]
    width, figures = (
        max(map(len, texts), default=0) for texts in (names, [bar.text for bar in chart.bars])
    )
    for bar, name in zip(chart.bars, names, strict=True):
        drawn = _bar(bar.value / most if most else 0.0)
        padded = f"{name:<{width}}" if chart.sideways else f"{name:>{width}}"
        yield f"  {padded}  {bar.text:>{figures}}  {drawn}".rstrip()


def _bar(share: float) -> str:
    """A bar in eighths of a character; what is there at all is seen."""
    eighths = max(round(share * WIDEST * 8), 1) if share > 0 else 0
    whole, rest = divmod(eighths, 8)
    return "█" * whole + (_EIGHTHS[rest - 1] if rest else "")


def as_json(statistics: "Statistics") -> str:
    """The numbers as schemas/statistics.schema.json has them."""
    document: dict[str, object] = {
        "schema": 1,
        "game": statistics.edition.game.value,
        "title": statistics.edition.title,
        "cards": statistics.cards,
        "printed": statistics.printed,
    }
    if statistics.words is not None:
        document["words"] = _words_document(statistics.words)
    if statistics.ranks:
        document["ranks"] = [
            {**rank._asdict(), "share": round(rank.share, 4)} for rank in statistics.ranks
        ]
    if statistics.components:
        document["components"] = [
            {**each._asdict(), "fields": [_field(field) for field in each.fields]}
            for each in statistics.components
        ]
    return json.dumps(document, ensure_ascii=False, indent=2)


def _words_document(told: "OfWords") -> dict[str, object]:
    return {
        "squares": [_group(group) for group in told.squares],
        "packets": [_group(group) for group in told.packets],
        "marotte": _group(told.marotte),
        "synonyms": told.synonyms,
        "mean_length": round(mean_of(told.lengths), 4),
        "lengths": {str(length): many for length, many in told.lengths.items()},
        "mean_per_card": round(mean_of(told.per_card), 4),
        "per_card": {str(number): many for number, many in told.per_card.items()},
        "tied": told.tied,
        "all_equal": told.all_equal,
        "forms": dict(told.forms),
        "labels": dict(told.labels),
        "figurative": round(told.figurative, 4),
        "pos": dict(told.pos),
    }


def _group(group: "Group") -> dict[str, object]:
    means = {"synonyms": round(group.synonyms, 4), "longest": round(group.longest, 4)}
    return {**group._asdict(), "letters": list(group.letters), **means}


def _field(field: "OfField") -> dict[str, object]:
    numbers = field.numbers and dict(zip(("least", "mean", "most"), field.numbers, strict=True))
    return {**field._asdict(), "values": dict(field.values), "numbers": numbers}
