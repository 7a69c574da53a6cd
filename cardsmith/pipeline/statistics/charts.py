"""The numbers of an edition as charts, in the words of a language."""

from collections.abc import Iterator, Mapping
from statistics import fmean

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.lexicon.decimals import decimals
from cardsmith.lexicon.plural import counted
from cardsmith.model.chart import Bar, Chart, Poster
from cardsmith.model.inks import DARK_GREEN, DARK_WINE, GREEN, PASTEL, SAFFRON, WINE
from cardsmith.pipeline.statistics.counting import (
    Group,
    OfComponent,
    OfRank,
    OfWords,
    Statistics,
    as_number,
)

Words = Mapping[str, str]

_NAME, _TITLE = 28, 50
"""Characters of the name of a bar, and of a title."""

_DYES = (WINE, PASTEL, GREEN, SAFFRON)


def number(value: float, places: int, language: str) -> str:
    """A number with as many decimals, and the comma that French has.

    >>> number(8.26, 1, "fr"), number(12.0, 0, "fr")
    ('8,3', '12')
    """
    return decimals(f"{value:.{places}f}", language)


def percent(share: float, language: str) -> str:
    """A share in percent; French has a space before the sign."""
    return f"{round(100 * share)}{chr(0x202F) if language == 'fr' else ''}%"


def counts(cards: int, printed: int, language: str) -> str:
    """``300 designs, 276 cards printed``."""
    words = printed_words("statistics", language)
    return ", ".join(
        counted(words[name], many, language)
        for name, many in (("cards", cards), ("copies", printed))
    )


def poster(statistics: Statistics, language: str) -> Poster:
    """What an edition is made of, its charts in the order in which they are read."""
    words = printed_words("statistics", language)
    charts: list[Chart] = []
    if statistics.words is not None:
        charts += _of_squares(statistics.words, words, language)
        charts += _of_words(statistics.words, words, language)
    if statistics.ranks:
        charts.append(
            Chart(words["ranks"], tuple(map(_rank, statistics.ranks)), WINE, sideways=True)
        )
    for component in statistics.components:
        charts += _of_component(component, words, language)
    subtitle = counts(statistics.cards, statistics.printed, language)
    return Poster(_short(statistics.edition.title, _TITLE), subtitle, tuple(charts))


def _of_squares(told: OfWords, words: Words, language: str) -> Iterator[Chart]:
    """What squares of the board give, in their order."""

    def mean(values: list[float]) -> str:
        return words["mean"].format(mean=number(fmean(values or [0]), 1, language))

    filled: list[Group] = [group for group in told.squares if group.cards]
    promised = max((group.promised for group in told.squares), default=0)
    yield Chart(
        words["squares"],
        tuple(_counted("".join(group.letters), group.printed) for group in told.squares),
        WINE,
        words["middle"].format(middle=number(told.middle, int(told.middle % 1 > 0), language)),
        level=float(promised) or None,
    )
    yield Chart(
        words["longest_by_square"],
        tuple(
            Bar("".join(group.letters), group.longest, number(group.longest, 1, language))
            for group in told.squares
        ),
        SAFFRON,
        mean([group.longest for group in filled]),
    )


def _of_words(told: OfWords, words: Words, language: str) -> Iterator[Chart]:
    """What the synonyms of letter cards are."""
    for name, bars, mean, ink in (
        ("lengths", told.lengths, told.mean_length, PASTEL),
        ("per_card", told.per_card, told.mean_per_card, GREEN),
    ):
        note = words["mean"].format(mean=number(mean, 1, language))
        yield Chart(words[name], _whole(bars), ink, note)
    forms = tuple(_counted(words[name], many) for name, many in told.forms.items())
    yield Chart(words["forms"], forms, DARK_GREEN, sideways=True)
    if told.labels:
        share = words["figurative"].format(share=percent(told.figurative, language))
        said = printed_words("cards", language)
        labels = tuple(_counted(said.get(name, name), many) for name, many in told.labels.items())
        yield Chart(words["labels"], labels, DARK_WINE, share, sideways=True)
    pos = tuple(_counted(words[f"pos_{name}"], many) for name, many in told.pos.items())
    yield Chart(words["pos"], pos, SAFFRON, sideways=True)


def _of_component(component: OfComponent, words: Words, language: str) -> Iterator[Chart]:
    """The fields whose texts are few enough to be counted each."""
    told = [field for field in component.fields if field.values]
    for place, field in enumerate(told):
        bars = tuple(_counted(text, many) for text, many in field.values.items())
        note = ""
        if field.numbers is not None:
            bars = tuple(sorted(bars, key=lambda bar: as_number(bar.name) or 0.0))
            least, mean, most = (number(each, 1, language) for each in field.numbers)
            note = words["numbers"].format(least=least, mean=mean, most=most)
        title = _short(f"{component.name} · {field.name}", _TITLE)
        ink = _DYES[place % len(_DYES)]
        yield Chart(title, bars, ink, note, sideways=field.numbers is None)


def _counted(name: str, many: int) -> Bar:
    return Bar(_short(name, _NAME), float(many), str(many))


def _short(text: str, longest: int) -> str:
    """A text on one line; a sentence is cut."""
    line = " ".join(text.split())
    return line if len(line) <= longest else f"{line[: longest - 1]}…"


def _rank(rank: OfRank) -> Bar:
    value = rank.id.partition("/")[2]
    return _counted(f"{rank.name}  {value.upper()}", rank.copies)


def _whole(histogram: Mapping[int, int]) -> tuple[Bar, ...]:
    """A histogram without gaps: what is never there has a bar of nothing."""
    least, most = min(histogram, default=0), max(histogram, default=-1)
    return tuple(_counted(str(value), histogram.get(value, 0)) for value in range(least, most + 1))
