"""Cards on sheets, as text and as JSON."""

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from cardsmith.cli.excerpt import printable
from cardsmith.cli.speech import Speaker
from cardsmith.impose.runs import Run, together
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.lexicon.decimals import as_read
from cardsmith.lexicon.plural import counted as plural
from cardsmith.lexicon.plural import worded
from cardsmith.model.sizes import SIZES, told
from cardsmith.pipeline.statistics.charts import number

if TYPE_CHECKING:
    from cardsmith.pipeline.counting import Batch, Counted


def as_text(counted: "Counted", voice: Speaker) -> str:
    """A table of sheets for each size of cards, and what could fill them."""
    title = printable(counted.deck.edition.title)
    games = f", {_number('games', counted.games, voice)}" if counted.games > 1 else ""
    lines = [f"{title}{games}"]
    for batch in counted.batches:
        lines += ["", *_batch(batch, counted.games, voice)]
    return "\n".join(lines)


def _batch(batch: "Batch", games: int, voice: Speaker) -> Iterator[str]:
    words = printed_words("count", voice.lang)
    cards = _number("cards", batch.cards * games, voice)
    parts = ", ".join(f"{_called(each.component, voice)} {each.cards}" for each in batch.held)
    yield f"{as_read(told(batch.size), voice.lang)}{voice.phrase['colon']} {cards} ({parts})"
    rows = [[words[name] for name in ("sheet", "sheets", "free", "waste", "best")]]
    rows += [list(_row(run, voice, is_printed_together=games > 1)) for run in batch.runs]
    yield from _table(rows)
    for run in batch.runs:
        if things := ", ".join(_things(run, batch, voice)):
            yield words["fill"].format(free=run.free, a_sheet=run.a_sheet, things=things)


def _row(run: Run, voice: Speaker, *, is_printed_together: bool) -> Iterator[str]:
    words = printed_words("count", voice.lang)
    waste = _percent(run.waste, voice)
    yield from (str(run.a_sheet), str(run.sheets), str(run.free), waste)
    games, best = together(run)
    if games == 1 or is_printed_together:
        yield words["alone"]
        return
    named = _number("games", games, voice)
    phrase = words["together" if best.free else "exactly"]
    waste = _percent(best.waste, voice)
    sheets = _number("on_sheets", best.sheets, voice)
    yield phrase.format(
        games=named, sheets=sheets, places=_number("places", best.free, voice), waste=waste
    )


def _things(run: Run, batch: "Batch", voice: Speaker) -> Iterator[str]:
    """What the free places could hold."""
    words = printed_words("count", voice.lang)
    for name, cards, times in run.fills({each.component: each.cards for each in batch.besides}):
        phrase = words["thing" if cards == 1 else "set"]
        yield worded(phrase, voice.lang, name=_called(name, voice), cards=cards, times=times)
    if run.free >= batch.cards:
        yield words["again"]


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Numbers to the right, the last column to the left."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for *numbers, last in rows:
        cells = [f"{cell:>{width}}" for cell, width in zip(numbers, widths[:-1], strict=True)]
        yield "  " + "  ".join([*cells, last]).rstrip()


def _percent(share: float, voice: Speaker) -> str:
    space = "\u00a0" if voice.lang == "fr" else ""
    return f"{number(100 * share, 1, voice.lang)}{space}%"


def _called(component: str, voice: Speaker) -> str:
    return printed_words("print", voice.lang).get(component, printable(component))


def _number(noun: str, count: int, voice: Speaker) -> str:
    return plural(printed_words("count", voice.lang)[noun], count, voice.lang)


def as_json(counted: "Counted") -> str:
    """The numbers as schemas/count.schema.json has them."""
    edition = counted.deck.edition
    document = {
        "schema": 1,
        "edition": edition.name,
        "title": edition.title,
        "games": counted.games,
        "sizes": [_of_size(batch) for batch in counted.batches],
    }
    return json.dumps(document, ensure_ascii=False, indent=2)


def _of_size(batch: "Batch") -> dict[str, object]:
    size = batch.size
    return {
        "name": next((name for name, one in SIZES.items() if one == size), ""),
        "width": size.width,
        "height": size.height,
        "components": [each._asdict() for each in batch.held],
        "cards": batch.cards,
        "layouts": [_of_run(run, batch) for run in batch.runs],
    }


def _of_run(run: Run, batch: "Batch") -> dict[str, object]:
    games, best = together(run)
    sets = {each.component: each.cards for each in batch.besides}
    return {
        "a_sheet": run.a_sheet,
        "cards": run.cards,
        "sheets": run.sheets,
        "free": run.free,
        "waste": round(run.waste, 4),
        "best": {
            "times": games,
            "sheets": best.sheets,
            "free": best.free,
            "waste": round(best.waste, 4),
        },
        "fill": [fill._asdict() for fill in run.fills(sets)],
        "another_game": run.free >= batch.cards,
    }
