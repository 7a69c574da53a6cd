"""``ranks.yaml``: the ranks of Le Grand Dalmuti and their names."""

from collections.abc import Mapping

from cardsmith.intake.decks.cards import read_copies
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.fields.numbers import whole_number
from cardsmith.intake.fields.version import check_schema
from cardsmith.intake.yaml.nodes import Map, Node
from cardsmith.model.deck import Rank

RANKS = range(1, 13)
JOKER = 13

_ALIASES = {"rangs": "ranks", "jokers": "jokers", "bouffons": "jokers", "joker": "jokers"}
_FIELDS = ("value", "copies", "names")
_FIELD_ALIASES = {"valeur": "value", "noms": "names", "exemplaires": "copies"}


def read_ranks(desk: Desk, root: Node | None, language: str) -> tuple[Rank, ...]:
    """The twelve ranks, then the jokers; E110 for a value that is none, twice there, or missing."""
    if not isinstance(root, Map):
        desk.say("F008", desk.start, kind="file")
        return ()
    fields = desk.fields(root, ("schema", "ranks", "jokers"), _ALIASES)
    check_schema(desk, fields)
    ranks: dict[int, Rank] = {}
    items = desk.items(fields["ranks"][1], "ranks") if "ranks" in fields else []
    for item in items:
        rank = _rank(desk, item, language)
        if rank is None:
            continue
        if rank.value in ranks or rank.value not in RANKS:
            kind = "twice" if rank.value in ranks else "range"
            desk.say("E110", rank.span, kind=kind, value=rank.value)
        ranks.setdefault(rank.value, rank)
    for value in RANKS:
        if value not in ranks:
            desk.say("E110", root.span, kind="missing", value=value)
    if "jokers" not in fields:
        desk.say("E109", root.span, field="jokers")
    joker = _rank(desk, fields["jokers"][1], language, JOKER) if "jokers" in fields else None
    found = [ranks[value] for value in RANKS if value in ranks]
    return (*found, *([joker] if joker is not None else []))


def _rank(desk: Desk, node: Node, language: str, default: int = 0) -> Rank | None:
    fields = desk.fields(node, _FIELDS, _FIELD_ALIASES)
    if not isinstance(node, Map) or (node.entries and not fields):
        return None
    if "value" not in fields and not default:
        desk.say("E109", node.span, field="value")
        return None
    value = whole_number(desk, fields, "value", default)
    if default and value != default:
        desk.say("E110", node.span, kind="joker", value=value)
    names = _names(desk, fields["names"][1]) if "names" in fields else {}
    if language not in names:
        desk.say("E109", node.span, field=f"names.{language}")
    usual = 2 if default else value
    copies = read_copies(desk, fields, "copies") if "copies" in fields else usual
    return Rank(value=default or value, copies=copies, names=names, span=node.span)


def _names(desk: Desk, node: Node) -> Mapping[str, str]:
    if not isinstance(node, Map):
        desk.say("S114", node.span, kind="text", known="fr, en")
        return {}
    texts = ((key.text, desk.text(value, f"names.{key.text}")) for key, value in node.entries)
    return {name: text.text for name, text in texts if text is not None and text.text.strip()}
