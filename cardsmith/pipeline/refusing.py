"""What a person typed and nothing here answers to."""

from collections.abc import Iterable
from difflib import get_close_matches

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named


def refused(
    option: str, written: str, *, among: Iterable[str] = (), such_as: Iterable[str] = ()
) -> InputError:
    """I110 on an option or an argument: the nearest of what it may be, else all, else examples."""
    known = tuple(among)
    near = get_close_matches(written, known, n=1)
    kind = "near" if near else "choice" if known else "example"
    choices = ", ".join(near or known or such_as)
    return InputError(Finding("I110", named(option), kind=kind, value=written, choices=choices))
