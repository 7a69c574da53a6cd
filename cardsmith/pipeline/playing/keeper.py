"""The keeper of a game: every act that was taken, so that any number of them can be undone."""

from collections.abc import Iterable

from cardsmith.pipeline.playing.values import Act, Desk, Said


class Keeper:
    """Takes acts one after the other and knows every moment of the game so far.

    Raises ValueError without a moment to begin with.
    """

    def __init__(self, moments: Iterable[Desk]) -> None:
        self._moments = list(moments)
        if not self._moments:
            raise ValueError("a game needs a first moment")

    @property
    def desk(self) -> Desk:
        """The game as it stands."""
        return self._moments[-1]

    @property
    def text(self) -> str:
        """The record as it is to be saved."""
        return "".join(f"{line}\n" for line in self.desk.lines)

    def take(self, act: Act) -> tuple[Said, ...]:
        """Go on from what was typed, up to the first act that is refused; what there is to say."""
        said: tuple[Said, ...] = ()
        for step in self.desk.take(act):
            said += step.said
            if step.is_refused:
                break
            if step.desk is not self.desk:
                self._moments.append(step.desk)
        return said

    def undo(self, number: int) -> int:
        """Take back so many acts, or as many as there are; how many that was."""
        number = max(0, min(number, len(self._moments) - 1))
        del self._moments[len(self._moments) - number :]
        return number
