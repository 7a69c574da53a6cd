"""``edition.yaml``: what a folder of decks makes, every default filled in."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.editions.board import STANDARD, read_board, read_limits
from cardsmith.intake.editions.conventions import read_excluded, read_order
from cardsmith.intake.editions.language import CODE
from cardsmith.intake.editions.rules import read_rules
from cardsmith.intake.fields.desk import Desk, Fields
from cardsmith.intake.fields.version import check_schema
from cardsmith.intake.files.folders import Astray, file_inside
from cardsmith.intake.shipped.law import default_rules
from cardsmith.intake.yaml.nodes import Map, Node, Scalar
from cardsmith.lexicon.ean import DigitsError, digits_of
from cardsmith.lexicon.hyphenation import is_divided
from cardsmith.model.edition import TCG, Edition, Game, Limits, Size
from cardsmith.model.sizes import SIZES

FIELDS = (
    *("schema", "game", "title", "language", "edition", "rules", "board", "limits"),
    *("size", "templates", "components", "apostrophe", "print_labels", "dictionary"),
    *("labels", "order"),
)
IMPRINT = (
    *("number", "date", "author", "illustrator", "publisher", "contact", "players", "age"),
    *("minutes", "ean", "legal"),
)
"""What is printed on box and booklet."""

_ALIASES = {
    "jeu": "game",
    "titre": "title",
    "langue": "language",
    "regles": "rules",
    "plateau": "board",
    "limites": "limits",
    "composants": "components",
    "apostrophes": "apostrophe",
    "taille": "size",
    "format": "size",
    "gabarits": "templates",
    "modeles": "templates",
    "printlabels": "print_labels",
    "dictionnaire": "dictionary",
    "marques": "labels",
    "ordre": "order",
}
_IMPRINT_ALIASES = {
    "numero": "number",
    "auteur": "author",
    "editeur": "publisher",
    "joueurs": "players",
    "duree": "minutes",
    "mentions": "legal",
    "illustrateur": "illustrator",
}
_TITLES = {Game.BOUFFON: "Le Bouffon", Game.DALMUTI: "Le Grand Dalmuti", Game.CUSTOM: ""}
_LANGUAGES = ("fr", "en", "de", "es", "it")
_SIZES = {name: SIZES[name] for name in ("tcg", "poker")}
"""The sizes that the shipped games are drawn for."""

_YES = {"yes": True, "oui": True, "true": True, "no": False, "non": False, "false": False}


class Declared(NamedTuple):
    """An edition, and its own components and templates still to be read."""

    edition: Edition
    components: Node | None
    templates: Node | None = None


def default_edition(name: str, folder: str) -> Edition:
    """What loose files are read under: the Bouffon's rules, board and limits."""
    return Edition(
        name=name,
        folder=folder,
        game=Game.BOUFFON,
        title=_TITLES[Game.BOUFFON],
        language="fr",
        rules=default_rules(),
        board=STANDARD,
        limits=Limits(),
        declared=False,
    )


def read_edition(desk: Desk, root: Node | None, name: str, folder: str) -> Declared | None:
    """The edition that ``edition.yaml`` declares; None when it does not say its game."""
    if not isinstance(root, Map):
        _say_no_edition(desk, root)
        return None
    fields = desk.fields(root, FIELDS, _ALIASES)
    check_schema(desk, fields)
    game = _game(desk, root, fields)
    edition = Edition(
        name=name,
        folder=folder,
        game=game or Game.CUSTOM,
        title=_text(desk, fields, "title") or _TITLES.get(game or Game.CUSTOM) or name,
        language=_language(desk, fields),
        rules=read_rules(desk, fields["rules"][1]) if "rules" in fields else default_rules(),
        board=read_board(desk, fields["board"][1]) if "board" in fields else STANDARD,
        limits=read_limits(desk, fields["limits"][1]) if "limits" in fields else Limits(),
        imprint=_imprint(desk, fields["edition"][1]) if "edition" in fields else {},
        apostrophe=_apostrophe(desk, fields),
        print_labels=_switch(desk, fields, "print_labels"),
        size=_size(desk, fields, game),
        dictionary=_dictionary(desk, fields, Path(folder)),
        excluded_labels=read_excluded(desk, fields["labels"][1])
        if "labels" in fields
        else frozenset(),
        order=read_order(desk, fields["order"][1]) if "order" in fields else None,
    )
    components = fields["components"][1] if "components" in fields else None
    if game is Game.CUSTOM and components is None:
        desk.say("E109", root.span, field="components")
    elif components is not None and game in {Game.BOUFFON, Game.DALMUTI}:
        key = fields["components"][0]
        desk.say("E107", key.span, kind="components", field="components", found=str(game))
    templates = fields["templates"][1] if "templates" in fields else None
    if game is Game.CUSTOM and templates is not None:
        desk.say("E117", fields["templates"][0].span, kind="templates")
    return Declared(edition, components, templates) if game and not root.doubled else None


def _say_no_edition(desk: Desk, root: Node | None) -> None:
    is_text = isinstance(root, Scalar) and root.text.strip()
    kind = "text" if is_text else "empty" if root is None or isinstance(root, Scalar) else "list"
    desk.say("E114", desk.start if root is None else root.span, kind=kind)


def _game(desk: Desk, root: Map, fields: Fields) -> Game | None:
    if "game" not in fields:
        desk.say("E109", root.span, field="game")
        return None
    scalar = desk.text(fields["game"][1], "game")
    if scalar is None:
        return None
    if scalar.text not in set(Game):
        desk.unknown("E107", scalar, Game, "game")
        return None
    return Game(scalar.text)


def _language(desk: Desk, fields: Fields) -> str:
    scalar = desk.text(fields["language"][1], "language") if "language" in fields else None
    if scalar is None:
        return "fr"
    if not CODE.match(scalar.text):
        desk.unknown("E107", scalar, _LANGUAGES, "language")
        return "fr"
    if scalar.text not in _LANGUAGES and not is_divided(scalar.text):
        desk.unknown("E116", scalar, _LANGUAGES, "language")
    return scalar.text


def _apostrophe(desk: Desk, fields: Fields) -> str:
    scalar = desk.text(fields["apostrophe"][1], "apostrophe") if "apostrophe" in fields else None
    if scalar is not None and scalar.text not in {"’", "'"}:
        desk.unknown("E107", scalar, ("’", "'"), "apostrophe")
        return "’"
    return scalar.text if scalar is not None else "’"


def _switch(desk: Desk, fields: Fields, name: str) -> bool:
    scalar = desk.text(fields[name][1], name) if name in fields else None
    if scalar is not None and scalar.text not in _YES:
        desk.unknown("E107", scalar, ("yes", "no"), name)
    return scalar is not None and _YES.get(scalar.text, False)


def _dictionary(desk: Desk, fields: Fields, folder: Path) -> str:
    """The list of words that an edition brings; E105 and E106 for one that is not in its folder."""
    name = _text(desk, fields, "dictionary")
    if not name:
        return ""
    path = file_inside(folder, name)
    if isinstance(path, Astray):
        code = "E105" if path is Astray.OUTSIDE else "E106"
        desk.say(code, fields["dictionary"][1].span, kind="file", found=name)
        return ""
    return path.relative_to(folder).as_posix()


def _size(desk: Desk, fields: Fields, game: Game | None) -> Size:
    """The size of a shipped game's cards; E117 in a custom edition, whose components have one."""
    if "size" not in fields:
        return TCG
    key, node = fields["size"]
    if game is Game.CUSTOM:
        desk.say("E117", key.span, kind="size")
        return TCG
    scalar = desk.text(node, "size")
    if scalar is None:
        return TCG
    if scalar.text not in _SIZES:
        desk.unknown("E107", scalar, _SIZES, "size")
    return _SIZES.get(scalar.text, TCG)


def _imprint(desk: Desk, node: Node) -> Mapping[str, str]:
    fields = desk.fields(node, IMPRINT, _IMPRINT_ALIASES)
    words = {}
    for name, (_, value) in fields.items():
        if name == "legal" and not isinstance(value, Scalar):
            lines = (desk.text(item, "edition.legal") for item in desk.items(value, "legal"))
            words[name] = "\n".join(line.text for line in lines if line is not None)
        else:
            scalar = desk.text(value, f"edition.{name}")
            words[name] = scalar.text if scalar is not None else ""
            if name == "ean" and scalar is not None and scalar.text.strip():
                words[name] = _ean(desk, scalar)
    return {name: text for name, text in words.items() if text.strip()}


def _ean(desk: Desk, scalar: Scalar) -> str:
    """The thirteen digits of an article number; nothing, and E118, for what is none."""
    try:
        return digits_of(scalar.text)
    except DigitsError as error:
        desk.say("E118", scalar.span, kind=error.kind, text=scalar.text, right=error.right)
        return ""


def _text(desk: Desk, fields: Fields, name: str) -> str:
    scalar = desk.text(fields[name][1], name) if name in fields else None
    return scalar.text.strip() if scalar is not None else ""
