"""The rules of an edition: a profile of the law, with the options it overrides."""

from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.shipped.law import DEFAULT, law, rules_of
from cardsmith.intake.yaml.nodes import Map, Node, Scalar
from cardsmith.model.rules import Rules


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
