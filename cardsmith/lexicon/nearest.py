"""What a person may have meant by a name that does not exist."""

from collections.abc import Iterable, Mapping

from cardsmith.lexicon.text import folded


def nearest(text: str, known: Iterable[str], aliases: Mapping[str, str] | None = None) -> str:
    """The known name that ``text`` is another spelling of, or resembles; empty for none.

    ``aliases`` maps folded spellings, another language included, to known names.

    >>> [nearest(text, ["tcg", "synonyms"]) for text in ("Synonime", "tgc", "x")]
    ['synonyms', 'tcg', '']
    """
    from difflib import get_close_matches

    wanted = folded(text)
    spellings = {folded(name): name for name in known}
    for alias, name in (aliases or {}).items():
        if name in spellings.values():
            spellings.setdefault(alias, name)
    if wanted in spellings:
        return spellings[wanted]
    swapped = [spelling for spelling in spellings if sorted(spelling) == sorted(wanted)]
    close = swapped or get_close_matches(wanted, list(spellings), 1, 0.7)
    return spellings[close[0]] if close else ""
