"""The keeper of a game: every act that was taken, so that any number of them can be undone."""

import re
from collections.abc import Iterable
from typing import TypeAlias

from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.struct import replace
from cardsmith.pipeline.playing.bouffon import BouffonDesk
from cardsmith.pipeline.playing.dalmuti import DalmutiDesk
from cardsmith.pipeline.playing.values import Act, Said
from cardsmith.referee.records.reading.layout import laid_out
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.records.record import Blank
from cardsmith.referee.records.words import NOWHERE
from cardsmith.referee.records.writing import written

_WHOLE = re.compile(r"\s*(?:\[|(?:deal|donne|card|carte)\s*:)", re.IGNORECASE)
"""What is a tag as a whole: a semicolon within it begins no comment."""

Moment: TypeAlias = BouffonDesk | DalmutiDesk
"""One moment of a game; nothing in it ever changes."""


class Keeper:
    """Takes acts one after the other and knows every moment of the game so far.

    Raises ValueError without a moment to begin with.
    """

    def __init__(self, moments: Iterable[Moment]) -> None:
        self._moments = list(moments)
        if not self._moments:
            raise ValueError("a game needs a first moment")

    @property
    def desk(self) -> Moment:
        """The game as it stands."""
        return self._moments[-1]

    @property
    def text(self) -> str:
        """The record as it is to be saved."""
        return "".join(f"{line}\n" for line in self.desk.lines)

    def take(self, act: Act) -> tuple[Said, ...]:
        """Go on from what was typed, up to the first act that is refused; what there is to say.

        A comment and notes are kept beside the game, on a line of their own.
        """
        if _WHOLE.match(act.text):
            return self._go_on(act)
        try:
            laid = laid_out(act.text, lambda _start, _end: NOWHERE)
        except InputError as error:
            return (error.finding,)
        beside = bool(laid.notes or laid.comment)
        if beside:
            line = written(Blank(), laid.notes, laid.comment)
            self._moments.append(replace(self.desk, past=(*self.desk.past, line)))
        if beside and not laid.words.strip():
            return ()
        return self._go_on(act._replace(text=laid.words))

    def _go_on(self, act: Act) -> tuple[Said, ...]:
        said: tuple[Said, ...] = ()
        for step in self.desk.take(act):
            said += step.said
            if step.is_refused:
                break
            fault = _fault(step.desk)
            if fault is not None:
                return (fault,)
            if step.desk is not self.desk:
                self._moments.append(step.desk)
        return said

    def undo(self, number: int) -> int:
        """Take back so many acts, or as many as there are; how many that was."""
        number = max(0, min(number, len(self._moments) - 1))
        del self._moments[len(self._moments) - number :]
        return number


def _fault(desk: Moment) -> Finding | None:
    """What a reader of the record would find amiss; nothing may be kept that cannot be read."""
    _, findings = read("\n".join(desk.lines), "")
    return next((each for each in findings if each.severity is Severity.ERROR), None)
