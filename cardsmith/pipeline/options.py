"""An output profile with what a person asked for instead."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from cardsmith.intake.profiles import length, papers, profile_names, read_profile, slots
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.profile import Profile

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """Options as they were typed; what is None or empty is left to the profile.

    ``lengths`` are margin, gap and bleed with their units. A bleed without a gap is round each
    card, so it brings a gap of its own.
    """

    paper: str = ""
    orientation: Orientation | None = None
    duplex: Duplex | None = None
    marks: Marks | None = None
    lengths: Mapping[str, str]
    skip: str = ""


def chosen(name: str, asked: Asked) -> Profile:
    """The profile of that name with what was asked for; raises InputError (I110) otherwise."""
    profile = _read("--profile", name, read_profile, profile_names())
    known = papers()
    paper = _read("--paper", asked.paper or profile.paper, known.__getitem__, known)
    changes: dict[str, object] = {"width": paper.width, "height": paper.height}
    for option, written in asked.lengths.items():
        if written:
            changes[option] = _read(f"--{option}", written, _reach, ("5mm", "0.2in"))
    if asked.skip:
        changes["skip"] = _read("--skip", asked.skip, slots, ("1-3,9",))
    for option in ("orientation", "duplex", "marks"):
        value = getattr(asked, option)
        if value is not None:
            changes[option] = value
    margin = changes.get("margin", profile.options.margin)
    if not isinstance(margin, int) or min(paper.width, paper.height) <= 2 * margin:
        raise _refusal("--margin", asked.lengths["margin"], ("5mm",))
    options = replace(profile.options, **changes)  # type: ignore[arg-type]  # by field name
    if asked.lengths.get("bleed") and not asked.lengths.get("gap"):
        options = options.with_own_bleed(options.bleed)
    return replace(profile, paper=paper.name, options=options)


def _reach(written: str) -> int:
    """A length that is not negative, in micrometres; ValueError otherwise."""
    found = length(written)
    if found < 0:
        raise ValueError(f"{written} is less than nothing")
    return found


def _read(
    option: str, written: str, read: Callable[[str], _Value], examples: Iterable[str]
) -> _Value:
    try:
        return read(written)
    except (ValueError, KeyError):
        raise _refusal(option, written, examples) from None


def _refusal(option: str, written: str, examples: Iterable[str]) -> InputError:
    return InputError(
        Finding("I110", named(option), option=option, value=written, choices=", ".join(examples))
    )
