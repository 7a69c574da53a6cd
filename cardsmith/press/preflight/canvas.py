"""What is common to all that a content stream paints with."""

from collections.abc import Sequence

from cardsmith.press.preflight.marks import Group
from cardsmith.press.preflight.state import State
from cardsmith.press.preflight.tokens import Operand, Pieces

Operands = Sequence[Operand | Pieces]
"""What stands before an operator: a tuple where all of it are numbers."""


class Canvas:
    """A content stream being read: its state, and the marks that it has painted so far."""

    def __init__(self, group: Group, state: State, depth: int) -> None:
        self.group = group
        self.state = state
        self.depth = depth


def numbers(operands: Operands, count: int) -> tuple[float, ...]:
    """The last operands, which are to be numbers. Raises ValueError where there are fewer."""
    if type(operands) is tuple and len(operands) == count:
        return operands
    last = operands[len(operands) - count :] if count else []
    if len(operands) < count or [*map(type, last)].count(float) != count:
        raise ValueError("operands are missing")
    return tuple(last)  # type: ignore[arg-type]  # all of them are numbers
