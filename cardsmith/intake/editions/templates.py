"""The templates that a shipped game's cards are drawn with instead of its own."""

from collections.abc import Mapping
from pathlib import Path

from cardsmith.intake.editions.components import named_artwork
from cardsmith.intake.editions.opened import Opened
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.yaml.nodes import Node
from cardsmith.model.edition import Game

_LARGE = "-accessible"
_KINDS = {Game.BOUFFON: ("letter", "marotte"), Game.DALMUTI: ("rank",), Game.CUSTOM: ()}
"""The templates of each game; each has a second one for the accessible look."""

_ALIASES = {"lettre": "letter", "rang": "rank"}


def read_templates(
    desk: Desk, node: Node, game: Game, folder: Path, opened: Opened
) -> Mapping[str, str]:
    """The files by the template they take the place of; one that is not there is told (E106)."""
    known = (*_KINDS[game], *(kind + _LARGE for kind in _KINDS[game]))
    found = {}
    for name, (_, value) in desk.fields(node, known, _ALIASES).items():
        scalar = desk.text(value, f"templates.{name}")
        file = named_artwork(desk, scalar, f"templates.{name}", folder, opened)
        if file:
            found[name] = file
    return found
