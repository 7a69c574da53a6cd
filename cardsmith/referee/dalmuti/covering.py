"""Which cards make a series, of what value, and what covers it (DAL-12 to DAL-15)."""

from collections.abc import Iterator

from cardsmith.model.ruling import Ruling
from cardsmith.referee.dalmuti.acts import Play
from cardsmith.referee.dalmuti.cards import Hand, copies, series, spoken
from cardsmith.referee.dalmuti.house import Tricks
from cardsmith.referee.dalmuti.states import Top
from cardsmith.referee.rulings import wrong


def value_of(cards: tuple[int, ...], tricks: Tricks) -> int:
    """What cards laid together are worth; 0 where they are no series of one value.

    A joker is worth 13 and no other card, unless the house lets it stand beside others (DAL-Q23).
    """
    value = cards[0]
    if cards.count(value) == len(cards):
        return value
    others = {card for card in cards if card != tricks.joker}
    return others.pop() if tricks.wild and len(others) == 1 else 0


def misread(act: Play, tricks: Tricks) -> Ruling | None:
    """Why the cards are no series of the value announced, where they are none."""
    if not act.cards:
        return wrong("no-cards", "DAL-12", player=act.player)
    value = value_of(act.cards, tricks)
    cards = spoken(act.cards, tricks.joker)
    if value and act.value in (None, value):
        return None
    if tricks.joker not in act.cards:
        return wrong("one-value", "DAL-12", cards=cards)
    if value == tricks.joker:
        return wrong("jokers-alone", "DAL-15", "DAL-Q24", joker=tricks.joker)
    readings = ("DAL-Q23", "DAL-Q25") if tricks.joker - 1 in act.cards else ("DAL-Q23",)
    if len(set(act.cards)) > 2 or value:
        return wrong("one-value", "DAL-12", "DAL-15", cards=cards)
    return wrong("joker-wild", "DAL-12", "DAL-15", *readings, cards=cards, joker=tricks.joker)


def uncovered(top: Top, number: int, value: int, tricks: Tricks) -> Ruling | None:
    """Why a series of so many cards of this value does not cover, where it does not.

    As many cards (DAL-13), of a lower value (DAL-07, DAL-14), strictly so (DAL-Q26).
    """
    if number == top.number and value < top.value:
        return None
    played, table = shown(number, value, tricks), shown(top.number, top.value, tricks)
    if number != top.number:
        return wrong("as-many", "DAL-13", played=played, table=table, needed=top.number)
    if value > top.value:
        joker = ("DAL-15",) if value == tricks.joker else ()
        return wrong("lower-value", "DAL-07", "DAL-14", *joker, played=played, table=table)
    if tricks.equal_covers:
        return None
    return wrong("equal-value", "DAL-14", "DAL-Q26", played=played, table=table)


def shown(number: int, value: int, tricks: Tricks) -> str:
    """A series as players write it: 3×8, 2×J."""
    return f"{number}×{'J' if value == tricks.joker else value}"


def leads(cards: Hand, tricks: Tricks) -> Iterator[tuple[int, ...]]:
    """Every series that the hand can open, best values first."""
    jokers = copies(cards, tricks.joker)
    for value in _held(cards, tricks):
        own = copies(cards, value)
        for number in range(1, own + jokers + 1):
            yield from _made(cards, number, value, tricks)
    for number in range(1, jokers + 1):
        yield (tricks.joker,) * number


def covers(cards: Hand, top: Top, tricks: Tricks) -> Iterator[tuple[int, ...]]:
    """Every series of the hand that covers the one on the table, best values first."""
    most = top.value if tricks.equal_covers else top.value - 1
    for value in _held(cards, tricks):
        if value <= most:
            yield from _made(cards, top.number, value, tricks)
    if tricks.joker <= most and copies(cards, tricks.joker) >= top.number:
        yield (tricks.joker,) * top.number


def _held(cards: Hand, tricks: Tricks) -> Iterator[int]:
    """The values of a hand but for the joker's, best first."""
    for value in range(1, cards.bit_length() // 8 + 1):
        if value != tricks.joker and copies(cards, value):
            yield value


def _made(cards: Hand, number: int, value: int, tricks: Tricks) -> Iterator[tuple[int, ...]]:
    """The ways to lay so many cards of a value, with as few jokers as can be first."""
    own = copies(cards, value)
    spare = copies(cards, tricks.joker) if tricks.wild else 0
    for jokers in range(max(number - own, 0), min(spare, number - 1) + 1):
        yield series(number, value, jokers=jokers, joker=tricks.joker)
