"""Games that the engines play at random, written down as a careful table would."""

from collections.abc import Iterable, Iterator
from random import Random

from cardsmith.referee import bouffon, dalmuti
from cardsmith.referee.records.record import Line, Record, Saying, Tag, Tags
from cardsmith.referee.records.results import Gains, Leads, Ranks, Result, Wins
from cardsmith.referee.records.tricks import Cancel, Gift, Move, Pass, Play, Revolt, Taxes, Trick
from cardsmith.referee.records.turns import Answer, Hint, Marotte, Proposal, Title, Turn
from cardsmith.referee.records.words import Cards, Number, Word
from cardsmith.referee.records.writing import written
from tests.referee.bouffon.players import Player, brisk
from tests.referee.bouffon.tables import BOARD, HOUSE, TRACK, a_deck
from tests.referee.dalmuti.games import DEFAULT, NAMES, J, Moment, game


def dalmuti_record(players: int, seed: int, *, with_deal: bool) -> Record:
    """A random game of Le Grand Dalmuti, its deal told or not."""
    said = _dalmuti(players, seed, with_deal=with_deal)
    return Record(tuple(Line(says=says, text=written(says)) for says in said))


def bouffon_record(players: tuple[str, ...], seed: int, player: Player = brisk) -> Record:
    """A random game of Le Bouffon, every card told."""
    said = _bouffon(players, Random(seed), player)
    return Record(tuple(Line(says=says, text=written(says)) for says in said))


def tags(**told: str) -> Tags:
    """Tags by their names; a trailing number tells several of one name apart."""
    return Tags(
        tuple(Tag(Word(name.rstrip("0123456789")), Word(text)) for name, text in told.items())
    )


def _dalmuti(players: int, seed: int, *, with_deal: bool) -> Iterator[Saying]:
    moments = tuple(game(DEFAULT, players, seed))
    deal = moments[0].act
    assert isinstance(deal, dalmuti.Deal)
    told = {"Game": "dalmuti", "Seats": " ".join(NAMES[:players])}
    if with_deal:
        told["Deal"] = "; ".join(
            f"{name}:{' '.join(_card(card) for card in hand)}"
            for name, hand in zip(NAMES, deal.hands, strict=False)
        )
    yield tags(**told)
    gifts = [each.act for each in moments if isinstance(each.act, dalmuti.Give)]
    for each in moments:
        if isinstance(each.act, dalmuti.Cancel | dalmuti.Revolt):
            kind = Cancel if isinstance(each.act, dalmuti.Cancel) else Revolt
            yield kind(player=Word(each.act.player), shown=(Word("J"), Word("J")))
    if gifts:
        yield Taxes(
            gifts=tuple(Gift(Word(g.player), Word(g.to), Cards(_cards(g.cards))) for g in gifts)
        )
    yield from _tricks(moments)


def _tricks(moments: Iterable[Moment]) -> Iterator[Trick]:
    moves: list[Move] = []
    number = 1
    for state, act, _ in moments:
        if isinstance(act, dalmuti.Play):
            moves.append(Play(Word(act.player), _cards(act.cards)))
        elif isinstance(act, dalmuti.Pass):
            moves.append(Pass(Word(act.player)))
        else:
            continue
        after = dalmuti.apply(state, act)
        result: Result | None = None
        if isinstance(after, dalmuti.Settled):
            result = Ranks(tuple(Word(after.table.seats[seat]) for seat in after.out))
        elif isinstance(after, dalmuti.Playing) and after.top is None:
            result = Leads(Word(after.table.seats[after.turn]))
        if result is not None:
            yield Trick(number=Number(number), moves=tuple(moves), results=(result,))
            moves, number = [], number + 1


def _cards(values: Iterable[int]) -> tuple[Word, ...]:
    return tuple(Word(_card(value)) for value in values)


def _card(value: int) -> str:
    return "J" if value == J else str(value)


def _bouffon(players: tuple[str, ...], rng: Random, player: Player) -> Iterator[Saying]:
    deck = a_deck(HOUSE)
    state = bouffon.start(players, TRACK, HOUSE, deck)
    cards = {card.title: card for packet in deck.values() for card in packet}
    yield tags(
        Game="bouffon",
        Seats=" ".join(players),
        Board=f"laps={BOARD.laps}",
        **{
            f"Card{number}": f'"{card.title}": {", ".join(card.entries)}'
            for number, card in enumerate(cards.values())
        },
    )
    acts: list[bouffon.Act] = []
    number = 1
    while state.phase is not bouffon.Phase.OVER:
        act = player(state, rng)
        after = bouffon.apply(state, act)
        acts.append(act)
        if isinstance(act, bouffon.TookOver):
            acts = [act]
        is_over = after.phase is bouffon.Phase.OVER
        if isinstance(act, bouffon.Settled) or is_over:
            yield _turn(number, acts, state, after)
            number += 1
        state = after


def _turn(
    number: int, acts: list[bouffon.Act], before: bouffon.State, after: bouffon.State
) -> Turn:
    """One turn from its acts; ``before`` is the moment before its score."""
    bouffon_, wins = before.bouffon, tuple(Wins(Word(each)) for each in after.winners)
    cards = [act.card.title for act in acts if isinstance(act, bouffon.Drew)]
    marotte = None
    at = next((i for i, act in enumerate(acts) if isinstance(act, bouffon.Claimed)), len(acts))
    if at < len(acts):
        drawn = next(act for act in acts[at:] if isinstance(act, bouffon.Drew))
        marotte = Marotte(Word(drawn.player), Word(drawn.card.title), tuple(_answers(acts[at:])))
    gains = tuple(
        Gains(Word(name), Number(now - then))
        for name, then, now in zip(
            after.table.players, before.table.squares, after.table.squares, strict=True
        )
        if now != then
    )
    moved = next(act for act in acts if isinstance(act, bouffon.Moved))
    rolled = next(act for act in acts if isinstance(act, bouffon.Rolled))
    chosen = [Word(act.letter) for act in acts if isinstance(act, bouffon.Chose)]
    return Turn(
        number=Number(number),
        player=Word(bouffon_),
        die=Number(rolled.value),
        square=Number(moved.square),
        letter=chosen[0] if chosen else None,
        opening=(
            *(Title(Word(title)) for title in cards[:1]),
            *(Hint(Word(act.entry)) for act in acts if isinstance(act, bouffon.Hinted)),
        ),
        minute=tuple(_proposals(acts[:at])),
        marotte=marotte,
        results=(*(gains if cards else ()), *wins),
    )


def _proposals(acts: Iterable[bouffon.Act]) -> Iterator[Proposal]:
    for act in acts:
        if isinstance(act, bouffon.Proposed):
            second = None if act.at is None else Number(act.at)
            yield Proposal(Word(act.player), Word(act.text), second)


def _answers(acts: Iterable[bouffon.Act]) -> Iterator[Answer]:
    for act in acts:
        if isinstance(act, bouffon.Proposed):
            yield Answer(Word(act.text), None if act.at is None else Number(act.at))
