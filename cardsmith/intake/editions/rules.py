"""The rules that a table plays by: a profile of the law, with the options it overrides."""

from pathlib import Path

from cardsmith.intake.editions.opened import Opened, open_tree
from cardsmith.intake.fields.desk import Desk, Fields
from cardsmith.intake.fields.version import check_schema
from cardsmith.intake.shipped.law import DEFAULT, default_rules, law, rules_of
from cardsmith.intake.yaml.nodes import Map, Node, Scalar
from cardsmith.intake.yaml.schema import unreported
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.rules import Rules

_FIELDS = ("profile", "options")
_ALIASES = {"profil": "profile"}


def read_rules(desk: Desk, node: Node) -> Rules:
    """``rules: texte``, or ``{profile, options}``; E101–E103 for what the law does not know."""
    if isinstance(node, Scalar):
        return rules_of(_profile(desk, node))
    return _rules(desk, desk.fields(node, _FIELDS, _ALIASES))


def open_rulebook(path: Path) -> tuple[Rules, list[Finding]]:
    """The rules of a file that says ``profile`` and ``options``, and what is wrong in it.

    Raises InputError when the file cannot be opened.
    """
    opened = Opened()
    tree = open_tree(path, opened)
    if tree is None:
        return default_rules(), opened.findings
    source, root = tree
    desk = Desk(source, opened.findings)
    if root is None:
        desk.say("S114", desk.start, kind="empty", known=f"profile: {DEFAULT}")
        return default_rules(), desk.findings
    rules = read_rulebook(desk, root)
    desk.findings.extend(unreported("rules", root, desk.findings))
    return rules, desk.findings


def read_rulebook(desk: Desk, root: Node) -> Rules:
    """What a rulebook file says; E101–E103 as in an edition."""
    fields = desk.fields(root, (*_FIELDS, "schema"), _ALIASES)
    check_schema(desk, fields)
    return _rules(desk, fields)


def unknown_option(name: str, span: Span) -> Finding:
    """E102 with what may be meant: an option that resembles, or those of the games so called."""
    same = [option for option in law().options if option.endswith(f".{name}")]
    better = ", ".join(same) or nearest(name, law().options)
    kind = "near" if better else "unknown"
    return Finding("E102", span, kind=kind, found=name, better=better)


def unknown_value(option: str, value: str, span: Span) -> Finding:
    """E103 with the values that the option has."""
    known = ", ".join(law().options[option])
    return Finding("E103", span, option=option, found=value, known=known)


def _rules(desk: Desk, fields: Fields) -> Rules:
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
            desk.findings.append(unknown_option(key.text, key.span))
        elif scalar is not None and scalar.text not in values:
            desk.findings.append(unknown_value(key.text, scalar.text, scalar.span))
        elif scalar is not None:
            overrides[key.text] = scalar.text
    return overrides
