"""Whole games by chance, typed into a keeper as a table would."""

from random import Random

from cardsmith.pipeline.playing.keeper import Keeper
from cardsmith.pipeline.playing.values import Act, is_against
from cardsmith.referee.bouffon.states import Phase
from cardsmith.referee.dalmuti import legal_acts
from cardsmith.referee.dalmuti.acts import Give, Move, Pass, Play
from cardsmith.referee.dalmuti.states import Opening, Settled
from tests.pipeline.playing.tables import bouffon, bouffon_desk, dalmuti, dalmuti_desk

WORDS = ("bal", "gigue", "valse", "polka", "ronde")
CARDS = tuple(f"card: mot{each}: {', '.join(WORDS)}" for each in "abcdef")
MAROTTE = "card: sot: niais, bête"


def whole_bouffon(seed: int) -> Keeper:
    """A game of Le Bouffon on a short board, won by somebody."""
    chance = Random(seed)
    keeper = bouffon(*CARDS, MAROTTE, Board="laps=1")
    while not keeper.desk.is_over:
        taken(keeper, _bouffon_line(keeper, chance))
    return keeper


def whole_dalmuti(seed: int, *, hidden: bool) -> Keeper:
    """A game of Le Grand Dalmuti; with hidden hands the same cards are only not told."""
    chance = Random(seed)
    cards = [str(value) for value in range(1, 13) for _ in range(value)] + ["J", "J"]
    chance.shuffle(cards)
    hands = [cards[seat::5] for seat in range(5)]
    seats = "CPAZB"
    deal = "; ".join(f"{seat}: {' '.join(hand)}" for seat, hand in zip(seats, hands, strict=True))
    told = dalmuti(f"deal: {deal}")
    tables = (told, dalmuti()) if hidden else (told,)
    while not isinstance(dalmuti_desk(told).state, Settled):
        line = _dalmuti_line(told, chance)
        for keeper in tables:
            taken(keeper, line)
    return tables[-1]


def taken(keeper: Keeper, line: str) -> None:
    """Type a line of which everything has to be taken."""
    said = keeper.take(Act(line))
    assert not [each for each in said if is_against(each)], (line, said)


def _bouffon_line(keeper: Keeper, chance: Random) -> str:
    desk = bouffon_desk(keeper)
    state, other = desk.race.state, chance.choice(("Anne", "Benoît", "Zoé"))
    match desk.phase:
        case Phase.OPENING:
            return other
        case Phase.DIE:
            return f"d{chance.randint(1, 6)}"
        case Phase.LETTER:
            return chance.choice(state.track.at(state.table.square(state.bouffon)))
        case Phase.DRAW:
            return f"mot{chance.choice('abcdef')}"
        case Phase.MIME if other != state.bouffon and chance.random() < 0.7:
            return f"{other} {chance.choice((*WORDS, 'foule'))} {chance.randint(0, 59)}"
        case Phase.CHECK if chance.random() < 0.6:
            players = state.table.players
            left = players[(players.index(state.bouffon) + 1) % len(players)]
            return f"M {left} sot"
        case Phase.MAROTTE_ANSWERS if chance.random() < 0.6:
            return chance.choice(("niais 12", "âne"))
        case _:
            return "|"


def _dalmuti_line(keeper: Keeper, chance: Random) -> str:
    state = dalmuti_desk(keeper).state
    acts = legal_acts(state)
    gifts = [act for act in acts if isinstance(act, Give)]
    plays = [act for act in acts if isinstance(act, Play | Pass)]
    if isinstance(state, Opening) and gifts:
        return _spelled(chance.choice(gifts))
    return _spelled(chance.choice(plays[:6]))


def _spelled(act: Move) -> str:
    match act:
        case Give():
            return f"{act.player}>{act.to} {_cards(act.cards, ' ')}"
        case Play():
            return _cards(act.cards, "+")
        case _:
            return "-"


def _cards(cards: tuple[int, ...], between: str) -> str:
    return between.join("J" if card == 13 else str(card) for card in cards)
