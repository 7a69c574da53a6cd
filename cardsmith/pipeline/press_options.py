"""What a person asks of a file for a print shop instead of what its profile says."""

from collections.abc import Iterator
from typing import NamedTuple

from cardsmith.intake.shipped.conditions import SHIPPED, read_condition
from cardsmith.intake.shipped.press_fields import printable_name, spot
from cardsmith.intake.shipped.profiles import profile_names, read_profile
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.inks import house_names
from cardsmith.model.place import named
from cardsmith.model.press import Layout, Press
from cardsmith.model.profile import Profile
from cardsmith.model.struct import replace
from cardsmith.pipeline.refusing import refused


class Ordered(NamedTuple):
    """Options of print shops as they were typed; what is empty is left to the profile."""

    layout: Layout | None = None
    icc: str = ""
    condition: str = ""
    spots: tuple[str, ...] = ()

    def typed(self) -> dict[str, object]:
        """What was typed, by option."""
        return {
            "--sheet": self.layout,
            "--icc": self.icc,
            "--condition": self.condition,
            "--spot": self.spots,
        }


def ordered(profile: Profile, asked: Ordered) -> Press | None:
    """How the files of a profile are made for a print shop with what was asked for, if they are.

    Raises InputError: I174 where they are not, I106 for sheets where a shop takes one face a page,
    I110, I170, I171 and F009 for its printing condition, I110 for a spot.
    """
    press = profile.press
    if press is None:
        for option in (option for option, value in asked.typed().items() if value):
            raise InputError(
                Finding(
                    "I174",
                    named(option),
                    profile=profile.name,
                    profiles=", ".join(_that_take(option)),
                )
            )
        return None
    if asked.layout is not None and press.size is not None:
        raise InputError(Finding("I106", named("--sheet"), profile=profile.name))
    condition = _condition(asked.condition) or ("" if asked.icc else press.condition)
    if not condition:
        raise InputError(Finding("I171", named("--icc"), kind="condition"))
    if condition != SHIPPED and not asked.icc:
        finding = Finding(
            "I171", named("--condition"), kind="icc", condition=condition, shipped=SHIPPED
        )
        raise InputError(finding)
    read_condition(asked.icc)
    return replace(
        press,
        condition=condition,
        icc=asked.icc,
        layout=asked.layout,
        spots=_spots(asked.spots),
    )


def _that_take(option: str) -> Iterator[str]:
    """The profiles for a print shop that an option changes something with."""
    for name in profile_names():
        press = read_profile(name).press
        if press is not None and (option != "--sheet" or press.size is None):
            yield name


def as_ordered_again(press: Press | None) -> Iterator[tuple[str, str]]:
    """The options that were asked for, by name, as a person types them."""
    if press is None:
        return
    if press.layout is not None:
        yield "sheet", press.layout.value
    if press.icc:
        yield "icc", press.icc
        yield "condition", press.condition
    for ink, name in press.spots:
        yield "spot", f"{ink}={name}"


def _condition(written: str) -> str:
    """The name of a printing condition as the file will say it, nothing where none is typed."""
    if not written:
        return ""
    try:
        return printable_name(written)
    except ValueError:
        raise refused("--condition", written, such_as=("FOGRA51",)) from None


def _spots(asked: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """Every colour with its spot: one plate has one colour, and one colour one plate."""
    found: dict[str, str] = {}
    for written in asked:
        ink, name = _spot(written)
        plates = {plate.casefold() for other, plate in found.items() if other != ink}
        if found.get(ink, name) != name or name.casefold() in plates:
            raise refused("--spot", written, such_as=(f"{ink}={ink.upper()} 2",))
        found[ink] = name
    return tuple(found.items())


def _spot(written: str) -> tuple[str, str]:
    try:
        return spot(written)
    except ValueError:
        ink = written.partition("=")[0].strip()
        if ink not in house_names():
            raise refused("--spot", written, such_as=("gold=OR MAROTTE",)) from None
        raise refused("--spot", written, such_as=(f"{ink}=OR MAROTTE",)) from None
