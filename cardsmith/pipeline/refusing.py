"""What a person typed and nothing here answers to."""

from collections.abc import Iterable
from difflib import get_close_matches

from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named


def refused(
    option: str, written: str, *, among: Iterable[str] = (), such_as: Iterable[str] = ()
) -> InputError:
    """I110 on an option or an argument: the nearest of what it may be, else examples, else all."""
    known, examples = tuple(among), tuple(such_as)
    near = get_close_matches(written, known, n=1)
    kind = "near" if near else "example" if examples else "choice"
    choices = ", ".join(near or examples or known)
    return InputError(Finding("I110", named(option), kind=kind, value=written, choices=choices))


def refuse_unknown_encoding(written: str) -> None:
    """Raise InputError (I110) for what names no encoding of texts; nothing written is one."""
    try:
        b" ".decode(written or "utf-8")
    except UnicodeError:
        return
    except (LookupError, ValueError):
        raise refused("--encoding", written, such_as=("cp1252", "utf-16", "mac-roman")) from None


def listed(option: str, written: str, *, such_as: Iterable[str]) -> tuple[str, ...]:
    """The names of an option that takes several, by comma; raises InputError (I110) for none.

    >>> listed("--component", "cards, board,", such_as=("cards",))
    ('cards', 'board')
    """
    names = tuple(name.strip() for name in written.split(",") if name.strip())
    if written and not names:
        raise refused(option, written, such_as=such_as)
    return names
