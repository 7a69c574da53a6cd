"""Simulations as tables that a person reads."""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import zip_longest
from typing import TYPE_CHECKING

from cardsmith.lexicon.decimals import decimals

if TYPE_CHECKING:
    from cardsmith.model.rules import Rules
    from cardsmith.pipeline.simulating.figures import Estimate, Spread
    from cardsmith.pipeline.simulating.running import SimulatedBouffon, SimulatedDalmuti
    from cardsmith.pipeline.simulating.summaries import BouffonTable, DalmutiTable

_MARGIN = "  "
_GAP = "   "


def lines(simulated: "SimulatedBouffon | SimulatedDalmuti", lang: str) -> Iterator[str]:
    """What was played, and its figures as tables."""
    from cardsmith.pipeline.simulating.running import SimulatedBouffon

    if isinstance(simulated, SimulatedBouffon):
        return bouffon_lines(simulated, lang)
    return dalmuti_lines(simulated, lang)


def bouffon_lines(simulated: "SimulatedBouffon", lang: str) -> Iterator[str]:
    """What was assumed, the length of the games, then the wins by seat."""
    from cardsmith.pipeline.simulating.words import phrase

    say = partial(phrase, lang=lang)
    setting = simulated.setting
    entries = [len(card.entries) for card in setting.cards]
    yield _head("bouffon", setting.rules, say("finish", finish=str(setting.finish)), lang)
    if simulated.is_printed:
        yield say("cards.edition", edition=simulated.edition)
    else:
        yield say("cards.synonyms", fewest=str(min(entries)), most=str(max(entries)))
    yield say("guessing", guessing=_number(100 * setting.guessing, lang))
    yield say("marotte", marotte=_number(100 * setting.marotte, lang))
    yield say(f"hints.{setting.hints}")
    yield say(f"manner.{setting.manner}")
    yield say("sample", games=str(simulated.games), seed=str(setting.seed))
    yield ""
    names = ("players", "turns", "range", "minutes", "range", "marottes", "saved")
    rows = (_lengths(table, lang) for table in simulated.tables)
    yield from _columns([tuple(map(say, names)), *rows])
    yield f"\n{say('wins')}"
    most = max(table.players for table in simulated.tables)
    seats = map(str, range(1, most + 1))
    wins = (_wins(table, most) for table in simulated.tables)
    yield from _columns([(say("players"), *seats, say("edge")), *wins])


def dalmuti_lines(simulated: "SimulatedDalmuti", lang: str) -> Iterator[str]:
    """The strategies, the length of the games, what happens in them, the order of going out."""
    from cardsmith.pipeline.simulating.dalmuti import EVENTS
    from cardsmith.pipeline.simulating.words import phrase

    say = partial(phrase, lang=lang)
    setting, tables = simulated.setting, simulated.tables
    names = [say(f"strategy.{name}") for name in setting.strategies]
    yield _head("dalmuti", setting.rules, "", lang)
    yield say("strategy" if len(names) == 1 else "strategies", names=", ".join(names))
    yield say("sample", games=str(simulated.games), seed=str(setting.seed))
    yield ""
    rows = (
        (str(table.players), *_middle(table.acts, lang), *_middle(table.tricks, lang))
        for table in tables
    )
    yield from _columns(
        [tuple(map(say, ("players", "actions", "range", "tricks", "range"))), *rows]
    )
    yield f"\n{say('events')}"
    heads = (say("players"), *(str(table.players) for table in tables))
    events = (
        (say(f"event.{event}"), *(_percent(table.events[event]) for table in tables))
        for event in EVENTS
    )
    yield from _columns([heads, *events])
    for table in tables:
        yield f"\n{say('places', players=str(table.players))}"
        yield from _columns(_places(table, lang))


def _head(game: str, rules: "Rules", more: str, lang: str) -> str:
    """The game and its rules in one line, with the options that differ from the rule text."""
    from cardsmith.pipeline.simulating.documents import house_rules
    from cardsmith.pipeline.simulating.words import phrase

    options = (f"{name}={value}" for name, value in house_rules(rules, game).items())
    parts = (
        phrase(f"game.{game}", lang),
        phrase("rules", lang, rules=" ".join((rules.profile, *options))),
        more,
    )
    return " · ".join(filter(None, parts))


def _lengths(table: "BouffonTable", lang: str) -> tuple[str, ...]:
    return (
        str(table.players),
        *_middle(table.turns, lang),
        *_middle(table.minutes, lang),
        _mean(table.marottes, lang),
        _mean(table.saved, lang),
    )


def _wins(table: "BouffonTable", seats: int) -> tuple[str, ...]:
    """The wins by seat, and the edge of the first; seats that are not taken stay empty."""
    free = ("",) * (seats - table.players)
    return (str(table.players), *map(_percent, table.wins), *free, _percent(table.edge, sign="+"))


def _places(table: "DalmutiTable", lang: str) -> Iterator[tuple[str, ...]]:
    """A row for each rank at the beginning, a column for each place at the end."""
    from cardsmith.pipeline.simulating.words import phrase

    yield phrase("rank", lang), *(str(place) for place in range(1, table.players + 1))
    for rank, places in enumerate(table.places, 1):
        yield str(rank), *map(_percent, places)


def _middle(spread: "Spread", lang: str) -> tuple[str, str]:
    """The median, then where eight games in ten lie."""
    p10, median, p90 = (_number(value, lang) for value in spread[:3])
    return median, f"{p10}–{p90}"


def _mean(mean: "Estimate", lang: str) -> str:
    """``2,5 ±0,1``."""
    value, reach = (f"{figure:.1f}" for figure in (mean.value, mean.high - mean.value))
    return decimals(f"{value} ±{reach}", lang)


def _percent(share: "Estimate", sign: str = "") -> str:
    """``24 ±2``."""
    reach = max(share.high - share.value, share.value - share.low)
    return f"{100 * share.value:{sign}.0f} ±{100 * reach:.0f}"


def _number(value: float, lang: str) -> str:
    """A number of at most one decimal, as the language writes it.

    >>> _number(14.000000000000002, "fr"), _number(34.25, "fr")
    ('14', '34,2')
    """
    return decimals(f"{value:.1f}".removesuffix(".0"), lang)


def _columns(rows: Sequence[Sequence[str]] | Iterator[Sequence[str]]) -> Iterator[str]:
    """Rows in columns, numbers to the right and what comes first to the left."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip_longest(*table, fillvalue="")]
    for first, *cells in table:
        right = (f"{cell:>{width}}" for cell, width in zip(cells, widths[1:], strict=False))
        yield _MARGIN + _GAP.join((f"{first:<{widths[0]}}", *right))
