"""A game of Le Bouffon on its way through a record."""

from dataclasses import dataclass

from cardsmith.model.place import Span
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.referee.bouffon.acts import Act, PutBack
from cardsmith.referee.bouffon.claims import judge_at
from cardsmith.referee.bouffon.engine import apply, step
from cardsmith.referee.bouffon.states import Phase, State
from cardsmith.referee.records.words import Word
from cardsmith.referee.replay.judging import player_of
from cardsmith.referee.replay.standing import standing
from cardsmith.referee.replay.values import Going, Ground, Part, Ruled


@dataclass(slots=True)
class Race:
    """Where the game stands.

    ``asked`` is the moment that results and disputes are about: the last turn before its score.
    ``is_dark`` says that nobody has told the entries of the card in play. ``is_lost`` says that
    nobody can tell where the pawns stand.
    """

    ground: Ground
    going: Going
    state: State
    asked: State | None = None
    is_dark: bool = False
    is_lost: bool = False

    def player(self, written: Word) -> str:
        """The player that a name means."""
        return player_of(self.ground.facts.seating, written)

    def do(self, part: Part, span: Span, act: Act, *, stands: bool = False) -> Ruled:
        """Judge an act and go on from it.

        A wrong one stands as played, or where ``stands`` tells that the rules put nothing in its
        place.
        """
        taken = step(self.state, act)
        is_wrong = taken.ruling.verdict is Verdict.WRONG
        if is_wrong and part is Part.ACT and (stands or self.going is Going.AS_PLAYED):
            self.state = standing(self.state, act)
        else:
            self.state = taken.state
        return Ruled(part=part, span=span, ruling=taken.ruling)

    def take(self, *acts: Act) -> None:
        """Go on from acts that nobody notes, and that were done as they should be."""
        for act in acts:
            self.state = apply(self.state, act)

    def clear(self) -> None:
        """Every card that is out goes to the back of its packet, once it may."""
        if self.state.phase is Phase.BACK:
            self.take(*map(PutBack, self.state.out))

    def judge(self, claim: Plain) -> Ruling:
        """The ruling on a claim about the last turn, or where the game stands."""
        return judge_at(claim, self.asked or self.state)
