"""A game of Le Bouffon on its way through a record."""

from cardsmith.model.finding import InputError
from cardsmith.model.place import Span
from cardsmith.model.plain import Plain
from cardsmith.model.ruling import Ruling, Verdict
from cardsmith.model.struct import Struct, field
from cardsmith.referee.bouffon.acts import Act, PutBack
from cardsmith.referee.bouffon.claims import judge_at
from cardsmith.referee.bouffon.engine import apply, step
from cardsmith.referee.bouffon.states import Phase, State
from cardsmith.referee.records.words import Word
from cardsmith.referee.replay.judging import missing, player_of
from cardsmith.referee.replay.standing import standing
from cardsmith.referee.replay.values import Going, Ground, Part, Ruled

_PHASES = {
    "roll": Phase.DIE,
    "move": Phase.MOVE,
    "choose": Phase.LETTER,
    "draw": Phase.DRAW,
    "read": Phase.TITLE,
    "spell": Phase.SPELLING,
    **dict.fromkeys(("turn", "hint", "see", "remember"), Phase.READY),
    **dict.fromkeys(("propose", "nod", "shake", "speak", "mime", "end"), Phase.MIME),
    "answer": Phase.MAROTTE_ANSWERS,
    **dict.fromkeys(("claim", "vote"), Phase.CHECK),
}
"""The moment of a turn for each act that a dispute may be about."""


class Race(Struct):
    """Where the game stands.

    ``asked`` is the moment that results and disputes are about: the last turn before its score.
    ``moments`` are the phases of that turn as they began; of the minute, its last word.
    ``is_dark`` says that nobody has told the entries of the card in play. ``is_unscored``
    says that the last turn hangs on such a card and that the table tells no squares either;
    ``is_lost`` that nobody can tell where the pawns stand.
    """

    ground: Ground
    going: Going
    state: State
    asked: State | None = None
    moments: dict[Phase, State] = field(default_factory=dict)
    is_dark: bool = False
    is_unscored: bool = False
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
        self._remember()
        return Ruled(part=part, span=span, ruling=taken.ruling)

    def take(self, *acts: Act) -> None:
        """Go on from acts that nobody notes, and that were done as they should be."""
        for act in acts:
            self.state = apply(self.state, act)
            self._remember()

    def begin(self) -> None:
        """Forget the turn before."""
        self.asked, self.is_dark = None, False
        self.moments.clear()

    def clear(self) -> None:
        """Every card that is out goes to the back of its packet, once it may."""
        if self.state.phase is Phase.BACK:
            self.take(*map(PutBack, self.state.out))

    def judge(self, claim: Plain) -> Ruling:
        """The ruling on a claim about the last turn, or where the game stands."""
        return self._judged(claim, self.asked or self.state)

    def judge_dispute(self, claim: Plain) -> Ruling:
        """The ruling on a dispute; one about an act is judged at its moment of the last turn."""
        moment = self.moments.get(_PHASES.get(_act_of(claim), Phase.OVER))
        return self._judged(claim, moment) if moment else self.judge(claim)

    def _judged(self, claim: Plain, state: State) -> Ruling:
        """The ruling at a moment; G130 with its title for a card whose entries nobody told."""
        try:
            return judge_at(claim, state)
        except InputError as error:
            finding, card = error.finding, state.turn.card
            if finding.arguments.get("fact") != "given.card":
                raise
            title = card.title if card else ""
            raise InputError(missing(finding.span, "card", title=title)) from None

    def _remember(self) -> None:
        phase = self.state.phase
        if phase is Phase.MIME:
            self.moments[phase] = self.state
        else:
            self.moments.setdefault(phase, self.state)


def _act_of(claim: Plain) -> str:
    """The act that a claim is about; empty where it is about something else."""
    body = claim.get("may") if isinstance(claim, dict) else None
    act = body.get("act") if isinstance(body, dict) else None
    return act if isinstance(act, str) else ""
