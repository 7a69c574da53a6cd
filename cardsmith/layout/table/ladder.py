"""The ladder of ranks: every rank of the deck with its sign, its name and its number of cards."""

from collections.abc import Iterator, Sequence

from cardsmith.layout.aid.card import FOOT, LEFT, RIGHT, heading
from cardsmith.layout.aid.words import PLAIN, broken, set_runs
from cardsmith.layout.dalmuti import estate_of
from cardsmith.layout.fit import largest
from cardsmith.layout.motifs import FINE, pip
from cardsmith.layout.setting import Style, milli, set_line
from cardsmith.layout.table.plan import TablePlan
from cardsmith.lexicon.plural import worded
from cardsmith.model.deck import Rank
from cardsmith.model.face import Item, Outline, Path
from cardsmith.model.inks import GOLD, INK, WINE
from cardsmith.model.metrics import Fonts
from cardsmith.model.outline import lozenge
from cardsmith.model.units import POINT

_TOP, _ROWS_FOOT = 17.8, 73.6
_NUMBER, _SIGN, _NAME, _CARDS = LEFT + 3.0, LEFT + 8.6, LEFT + 12.0, 36.4
_ROOM = _CARDS - _NAME - 1.0
_NOTE = 74.8


def ladder(plan: TablePlan, ranks: Sequence[Rank]) -> tuple[Item, ...]:
    """One side for 63 × 88 mm: the best rank first, the joker last, a lozenge for each card.

    What a joker is worth is that of the rules in force (DAL-15, DAL-Q23).
    """
    words, rules = plan.words, plan.rules
    shown = [rank for rank in ranks if rank.copies]
    pitch = (_ROWS_FOOT - _TOP) / max(len(shown), 1)
    joker = words[f"joker_{rules.option('dalmuti.jokers')}"]
    told = (
        worded(words["total"], plan.language, cards=sum(rank.copies for rank in shown)),
        joker.format(value=rules.number("dalmuti.joker")),
    )
    names = [_name(rank, plan.language) for rank in shown]
    size = min(
        [largest(milli(plan.fonts, PLAIN.font, name), _ROOM, 9.0) for name in names], default=9.0
    )
    return (
        *heading(plan.fonts, words["ladder"], (WINE, GOLD)),
        *(
            item
            for row, rank in enumerate(shown)
            for item in _row(plan, rank, (names[row], size), _TOP + (row + 0.5) * pitch)
        ),
        *_noted(plan.fonts, told),
    )


def _name(rank: Rank, language: str) -> str:
    return rank.names.get(language) or next(iter(rank.names.values()), "")


def _row(plan: TablePlan, rank: Rank, name: tuple[str, float], y: float) -> Iterator[Item]:
    """A rank: its index as on its card, its sign, its name, its cards."""
    fonts, estate = plan.fonts, estate_of(rank.value)
    figure = Style("Cinzel Bold", 11)
    label = "J" if rank.is_joker else str(rank.value)
    yield set_line(fonts, figure, label, (_NUMBER, y + _half(fonts, figure)), "centre")
    yield from pip(plan.ornaments, estate.pip, (_SIGN, y), 3.4, estate.ink(0))
    text, size = name
    style = Style(PLAIN.font, size)
    yield set_line(fonts, style, text, (_NAME, y + _half(fonts, style)))
    pitch = min(1.5, (RIGHT - 7.4 - _CARDS) / rank.copies)
    cards: Outline = ()
    for card in range(rank.copies):
        cards += lozenge(_CARDS + (card + 0.5) * pitch, y, pitch / 2, 1.35)
    yield Path(cards, fill=estate.roles["A"], stroke=INK, weight=FINE)
    copies = Style("Alegreya Bold", 9)
    yield set_line(fonts, copies, f"× {rank.copies}", (RIGHT, y + _half(fonts, copies)), "right")


def _half(fonts: Fonts, style: Style) -> float:
    """Half the height of a capital."""
    return fonts[style.font].cap_height * style.size * POINT / 2000


def _noted(fonts: Fonts, told: tuple[str, ...]) -> Iterator[Item]:
    block = broken(fonts, [" ".join(told)], (RIGHT - LEFT, FOOT - _NOTE + 0.4), 9.5)
    for row, line in enumerate(block.lines):
        at = LEFT, _NOTE + (row + 0.74) * block.lead
        yield from set_runs(fonts, line, at, block.size)
