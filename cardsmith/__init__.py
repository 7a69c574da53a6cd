"""cardsmith: decks written as text become cards that people hold."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cardsmith.model.rules import Rules

__version__ = "0.1.0"


def rules(profile: str = "texte", options: Mapping[str, str] | None = None) -> "Rules":
    """The rules of a profile, or of a rulebook file by its path, but for some options.

    Raises ValueError for a name that the law does not have, InputError for a file at fault.

    >>> house = rules("officiel", {"bouffon.end": "full_round"})
    >>> house.option("dalmuti.jokers"), house.option("bouffon.end")
    ('wild', 'full_round')
    """
    from cardsmith.pipeline.rulebooks import house_rules

    return house_rules(profile, options or {})
