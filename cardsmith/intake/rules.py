"""The rules of an edition: a profile of the law, with the options it overrides."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from cardsmith.intake.desk import Desk
from cardsmith.intake.nodes import Map, Node, Scalar
from cardsmith.intake.shelf import fields_of, shipped_fields, texts_of
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


def rules_of(profile: str, overrides: Mapping[str, str] | None = None) -> Rules:
    """The rules of a profile; raises KeyError for one that does not exist."""
    defaults = {name: values[0] for name, values in law().options.items()}
    options = {**defaults, **law().profiles[profile], **(overrides or {})}
    return Rules(profile=profile, options=options, numbers=law().numbers)


@cache
def default_rules() -> Rules:
    """The rules of an edition that names none."""
    return rules_of(DEFAULT)


def read_rules(desk: Desk, node: Node) -> Rules:
    """``rules: texte``, or ``{profile, options}``; E101–E103 for what the law does not know."""
    if isinstance(node, Scalar):
        return rules_of(_profile(desk, node))
    fields = desk.fields(node, ("profile", "options"), {"profil": "profile"})
    profile = DEFAULT
    if "profile" in fields:
        scalar = desk.text(fields["profile"][1], "rules.profile")
        profile = _profile(desk, scalar) if scalar is not None else DEFAULT
    overrides = _overrides(desk, fields["options"][1]) if "options" in fields else {}
    return rules_of(profile, overrides)


def _profile(desk: Desk, scalar: Scalar) -> str:
    if scalar.text in law().profiles:
        return scalar.text
    desk.unknown("E101", scalar, law().profiles)
    return DEFAULT


def _overrides(desk: Desk, node: Node) -> dict[str, str]:
    if not isinstance(node, Map):
        desk.say("S114", node.span, kind="text", known="bouffon.longest_bonus")
        return {}
    overrides = {}
    for key, value in node.entries:
        scalar = desk.text(value, f"rules.options.{key.text}")
        values = law().options.get(key.text)
        if values is None:
            desk.unknown("E102", key, law().options)
        elif scalar is not None and scalar.text not in values:
            known = ", ".join(values)
            desk.say("E103", scalar.span, option=key.text, found=scalar.text, known=known)
        elif scalar is not None:
            overrides[key.text] = scalar.text
    return overrides
