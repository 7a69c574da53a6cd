"""A session of Le Grand Dalmuti on its way through a record."""

from collections.abc import Iterable
from contextlib import suppress

from cardsmith.model.place import Span
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.model.struct import Struct
from cardsmith.referee.dalmuti.acts import Act, Play
from cardsmith.referee.dalmuti.claims import judge_at
from cardsmith.referee.dalmuti.engine import let_stand, step
from cardsmith.referee.dalmuti.house import House
from cardsmith.referee.dalmuti.seats import seat_of
from cardsmith.referee.dalmuti.states import Playing, State
from cardsmith.referee.records.tricks import JOKER
from cardsmith.referee.records.words import Word
from cardsmith.referee.replay.hands import supplied
from cardsmith.referee.replay.judging import player_of
from cardsmith.referee.replay.values import Going, Ground, Part, Ruled

_STRANGE = 100
"""What is added to the value of a card that the deck does not have: no hand holds it."""


class Session(Struct):
    """Where the games stand; ``order`` are the ranks that the table took, where they are wrong."""

    ground: Ground
    going: Going
    state: State
    order: tuple[str, ...] = ()

    @property
    def house(self) -> House:
        """The house rules of this game."""
        return self.state.table.house

    def player(self, written: Word) -> str:
        """The player that a name means."""
        return player_of(self.ground.facts.seating, written)

    def do(self, part: Part, span: Span, act: Act) -> Ruled:
        """Judge an act and go on from it: a wrong one stands as played, or as the rules have it."""
        taken = step(self.state, act)
        if taken.ruling.verdict is Verdict.WRONG and self.going is Going.AS_PLAYED:
            self.stand(act)
        else:
            self.state = taken.state
        return Ruled(part=part, span=span, ruling=taken.ruling)

    def stand(self, act: Act) -> None:
        """Go on from an act, right or wrong; one that cannot be carried out changes nothing.

        Cards that were laid have been there, whatever the record told of the hand.
        """
        if isinstance(act, Play) and isinstance(self.state, Playing):
            self.state = supplied(self.state, seat_of(self.state.table, act.player), act.cards)
        with suppress(ValueError):
            self.state = let_stand(self.state, act)

    def judge(self, claim: Plain) -> Ruling:
        """The ruling on a claim where the game stands."""
        return judge_at(claim, self.state)


def values_of(cards: Iterable[Word], house: House) -> tuple[int, ...]:
    """Cards as the engine counts them; 13 is a joker."""
    deck = house.cards
    found = []
    for card in cards:
        value = deck.joker if card.text == JOKER else int(card.text)
        known = value == deck.joker or value <= deck.values
        found.append(value if known else value + _STRANGE)
    return tuple(found)
