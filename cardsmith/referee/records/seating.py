"""Who sits at the table, and whom a name means."""

import unicodedata
from functools import lru_cache

from cardsmith.lexicon.text import folded
from cardsmith.model.finding import Finding
from cardsmith.model.struct import Struct
from cardsmith.referee.records.words import Word


class Seating(Struct, frozen=True):
    """The players by their full names, in the order of their seats to the left."""

    players: tuple[str, ...] = ()

    def player(self, written: Word) -> str | Finding:
        """The player that a name means: the whole name, or as much of it as fits one player alone.

        Case and accents make no difference. G110 for a name that nobody has, G111 for one that
        fits several.
        """
        found = self.fitting(written.text)
        if len(found) == 1:
            return found[0]
        if not found:
            return Finding("G110", written.span, found=written.text, known=", ".join(self.players))
        return Finding("G111", written.span, found=written.text, players=", ".join(found))

    def fitting(self, written: str) -> tuple[str, ...]:
        """Every player that a name may mean; the whole name goes before its beginning.

        >>> Seating(("Benoît", "Ben", "Bruno")).fitting("ben")
        ('Ben',)
        >>> Seating(("Benoît", "Bruno")).fitting("B")
        ('Benoît', 'Bruno')
        """
        return _fitting(self.players, written)


@lru_cache(maxsize=1024)
def _fitting(players: tuple[str, ...], written: str) -> tuple[str, ...]:
    if written in players:
        return (written,)
    key = _key(written)
    whole = tuple(name for name in players if _key(name) == key)
    return whole or tuple(name for name in players if key and _key(name).startswith(key))


def _key(name: str) -> str:
    return folded(unicodedata.normalize("NFC", name))
