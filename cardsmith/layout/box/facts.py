"""What a box says of its game: players by the rules, the rest from the imprint of the edition."""

import re
from collections.abc import Iterator, Mapping

from cardsmith.model.edition import Edition, Game

_AGE = re.compile(r"(\d+)\s*\+?")
_MONTH = re.compile(r"(\d{4})-(0[1-9]|1[0-2])(?:-\d\d)?")


def players(edition: Edition) -> tuple[int, int]:
    """The fewest and the most players (BOU-01, DAL-01)."""
    rules = edition.rules
    if edition.game is Game.BOUFFON:
        return rules.number("bouffon.fewest_players"), rules.number("bouffon.most_players")
    fewest, _, most = rules.option("dalmuti.players").partition("-")
    return int(fewest), int(most)


def facts(edition: Edition, words: Mapping[str, str]) -> Iterator[str]:
    """How many play, from what age, how long; nothing that the imprint does not tell."""
    fewest, most = players(edition)
    yield words["players"].format(fewest=fewest, most=most)
    imprint = edition.imprint
    if "age" in imprint:
        plain = _AGE.fullmatch(imprint["age"].strip())
        yield words["age"].format(age=plain[1]) if plain else imprint["age"]
    if "minutes" in imprint:
        yield words["minutes"].format(minutes=imprint["minutes"])


def imprint_lines(edition: Edition, words: Mapping[str, str]) -> Iterator[str]:
    """The imprint as it is printed: who made it, who sells it, which edition, then the law."""
    imprint = {**edition.imprint}
    if "date" in imprint:
        imprint["date"] = month(imprint["date"], words["months"])
    groups = ("author", "illustrator"), ("publisher", "contact"), ("number", "date", "ean")
    for group in groups:
        told = [
            words.get(name, f"{{{name}}}").format_map(imprint) for name in group if name in imprint
        ]
        if told:
            yield " · ".join(told)
    yield from imprint.get("legal", "").splitlines()


def month(date: str, months: str) -> str:
    """A date as year and month in words; anything else as it was written.

    >>> month("2026-02", "January February"), month("spring", "January")
    ('February 2026', 'spring')
    """
    found = _MONTH.fullmatch(date.strip())
    names = months.split()
    if found is None or int(found[2]) > len(names):
        return date
    return f"{names[int(found[2]) - 1]} {found[1]}"
