"""Tables, rulings and whole games for the tests of Le Grand Dalmuti."""

import random
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from cardsmith.intake.shipped.law import law, rules_of
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Ruling
from cardsmith.referee import dalmuti
from cardsmith.referee.dalmuti.cards import values
from cardsmith.referee.dalmuti.dealing import deck, shares
from cardsmith.referee.dalmuti.house import House

NAMES = "ABCDEFGH"
J = 13


def rules(**options: str) -> Rules:
    """The default rules but for some options of the game, named without it."""
    return rules_of("texte", {f"dalmuti.{name}": value for name, value in options.items()})


DEFAULT = rules()


@cache
def variants() -> tuple[Rules, ...]:
    """The default rules, and those with one option of the game at another value."""
    options = {name: told for name, told in law().options.items() if name.startswith("dalmuti.")}
    others = [
        rules_of("texte", {name: value}) for name, told in options.items() for value in told[1:]
    ]
    return (DEFAULT, rules_of("officiel"), *others)


def table(hands: Mapping[str, str], **options: str) -> dalmuti.Playing:
    """Hands written like ``4 4 J``, the first player to lead on an empty table."""
    return dalmuti.position(rules(**options), read_hands(hands))


def read_hands(hands: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """Hands from their words."""
    return {player: read(cards) for player, cards in hands.items()}


def read(cards: str) -> tuple[int, ...]:
    """Cards from their words.

    >>> read("4 4 J")
    (4, 4, 13)
    """
    return tuple(J if card == "J" else int(card) for card in cards.split())


def play(player: str, cards: str) -> dalmuti.Play:
    """A play written like ``4 4 J``."""
    return dalmuti.Play(player, read(cards))


def after(state: dalmuti.State, *acts: dalmuti.Act) -> dalmuti.State:
    """The table after acts that are all right."""
    for act in acts:
        ruling, state = dalmuti.step(state, act)
        assert ruling.verdict == "correct", (act, ruling)
    return state


def playing(state: dalmuti.State) -> dalmuti.Playing:
    """The same state, which has to be of the play."""
    assert isinstance(state, dalmuti.Playing), state
    return state


def speaker(state: dalmuti.State) -> str:
    """Who speaks."""
    return playing(state).table.seats[playing(state).turn]


def says(ruling: Ruling, verdict: str, *codes: str) -> bool:
    """Whether the ruling gives the verdict and cites at least these codes."""
    assert ruling.verdict == verdict, ruling
    assert set(codes) <= set(ruling.cited), ruling
    return True


def shuffled(rules: Rules, players: int, chance: random.Random) -> dalmuti.Deal:
    """A deal by chance, as the rules want it."""
    cards = House.of(rules).cards
    pack = list(values(deck(cards)))
    chance.shuffle(pack)
    taken = iter(pack)
    hands = tuple(
        tuple(next(taken) for _ in range(share))
        for share in shares(len(pack), players, cards.extra)
    )
    return dalmuti.Deal(hands, aside=tuple(taken))


class Moment(NamedTuple):
    """A state, the move made in it, and the ruling on that move."""

    state: dalmuti.State
    act: dalmuti.Act
    ruling: Ruling


def game(rules: Rules, players: int, seed: int) -> Iterator[Moment]:
    """A whole game of random legal moves, with the settled table last."""
    chance = random.Random(seed)
    state: dalmuti.State = dalmuti.start(rules, NAMES[:players])
    act: dalmuti.Act = shuffled(rules, players, chance)
    while True:
        ruling, following = dalmuti.step(state, act)
        yield Moment(state, act, ruling)
        if isinstance(following, dalmuti.Settled):
            seats = dalmuti.Reseat(dalmuti.next_seats(following))
            yield Moment(following, seats, dalmuti.judge(following, seats))
            return
        state = following
        act = chance.choice(dalmuti.legal_acts(state))
