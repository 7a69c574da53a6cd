"""The law that ships: options, numbers, and the profiles that name all of them at once."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from cardsmith.intake.shipped.shelf import fields_of, shipped_fields, texts_of
from cardsmith.model.rules import Rules

DEFAULT = "texte"


class Law(NamedTuple):
    """Every option with its values, the default first; the numbers; the profiles' overrides."""

    options: Mapping[str, tuple[str, ...]]
    numbers: Mapping[str, int]
    profiles: Mapping[str, Mapping[str, str]]


@cache
def law() -> Law:
    """The law that ships with cardsmith."""
    tree = shipped_fields("law", "rules.yaml")
    options, numbers, profiles = (
        fields_of(tree[name]) for name in ("options", "numbers", "profiles")
    )
    return Law(
        {name: texts_of(values) for name, values in options.items()},
        {name: int(str(number)) for name, number in numbers.items()},
        {
            name: {option: str(value) for option, value in fields_of(overrides).items()}
            for name, overrides in profiles.items()
        },
    )


def option_named(name: str, game: str = "") -> str:
    """The full name of an option, which may leave out its game; empty where the law has none.

    >>> option_named("jokers", "dalmuti"), option_named("dalmuti.jokers"), option_named("jokers")
    ('dalmuti.jokers', 'dalmuti.jokers', '')
    """
    options = law().options
    return next((full for full in (name, f"{game}.{name}") if full in options), "")


def rules_of(profile: str, overrides: Mapping[str, str] | None = None) -> Rules:
    """The rules of a profile; raises KeyError for one that does not exist."""
    defaults = {name: values[0] for name, values in law().options.items()}
    options = {**defaults, **law().profiles[profile], **(overrides or {})}
    return Rules(profile=profile, options=options, numbers=law().numbers)


@cache
def default_rules() -> Rules:
    """The rules of an edition that names none."""
    return rules_of(DEFAULT)
