"""What fonts are known to have, so that a character is asked for once and not once a card."""

from cardsmith.layout.setting import drawable, missing
from cardsmith.model.metrics import Fonts


class Characters:
    """The characters met so far that every one of some fonts can set."""

    def __init__(self, fonts: Fonts, names: tuple[str, ...]) -> None:
        self._fonts = fonts
        self._names = names
        self._known: set[str] = set()

    def have(self, text: str) -> bool:
        """Whether each font has each character of a text, by itself: where not, look closer."""
        if self._known.issuperset(text):
            return True
        self._known.update(filter(self._has, set(text)))
        return self._known.issuperset(text)

    def _has(self, char: str) -> bool:
        drawn = drawable(char)
        return not any(missing(self._fonts, name, drawn) for name in self._names)
