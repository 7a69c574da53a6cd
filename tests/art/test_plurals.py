"""A number that may be one never stands before a plural."""

import re
from collections.abc import Iterator

import pytest
import yaml

from cardsmith.intake.shipped.messages import spoken
from cardsmith.lexicon.plural import worded
from cardsmith.model.finding import Finding
from cardsmith.model.place import whole
from cardsmith.resources import Kind, shipped

BEFORE_A_PLURAL = re.compile(
    r"\{(\w+)\}\*?[ \u00a0](?:autres |more |player |best |meilleures )?"
    r"(?!dans\b|sous\b|fois\b)[^\W\d]{3,}[sx]\b"
    r"|\((?:s|x)\)"
)
"""A placeholder before a word in the plural, or a plural in parentheses."""

NAMES = {
    *("bouffon", "cell", "check", "condition", "dealer", "file"),
    *("folder", "giver", "letter", "name", "other", "played", "player", "shuffler", "sign"),
    "characters",
}
"""Placeholders before a verb: names, one at a time."""

AT_LEAST_TWO = {
    "limit": "a limit of ours",
    "most": "a limit of ours, of rules or of sheets",
    "megapixels": "a limit of ours",
    "levels": "a limit of ours",
    "size": "more than a limit of ours",
    "single": "W801 looks at four words or more",
    "fewest": "the smallest table has four players",
    "players": "so have all tables",
    "known": "so have all tables",
    "squares": "a board has twenty squares or more",
    "age": "an age",
    "faces": "a die",
    "status": "a card for each player",
    "plans": "a plan for each number of players",
    "aids": "a card for each player",
    "seconds": "the glass",
    "minute": "the glass",
    "pixels": "width and height",
    "least": "of rules: five",
    "jokers": "of rules: two",
}
"""Numbers that are never one, and why."""


NOT_FOR_ONE = {
    "F.F020.en.message.formula": "a verb",
    "F.F020.en.message.number": "a verb",
    "F.F020.en.message.truth": "a verb",
    "F.F064.en.hint": "a verb",
    "X.X907.en.message.form": "a verb",
    "P.P105.fr.why": "an example",
    "P.P105.en.why": "an example",
    "P.P105.good": "an example",
    "V.V101.fr.message": "a fault where it is not one",
    "V.V101.en.message": "a fault where it is not one",
    "V.V503.fr.message": "width and height",
    "V.V503.en.message": "width and height",
    "heard.fr.board": "twenty or more",
    "heard.en.board": "twenty or more",
    "proof.en.copies": "told where they are not one",
}
"""Texts of numbers that are never one."""


def texts() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Every text of the catalogues with its place and the names beside it."""
    kinds: tuple[Kind, ...] = ("messages", "law")
    for kind in kinds:
        for path in sorted(shipped(kind).rglob("*.yaml")):
            if path.parent.name != "cases":
                held = yaml.load(path.read_text(encoding="utf-8"), yaml.CSafeLoader)
                yield from leaves(held, path.stem)


def leaves(value: object, place: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    if isinstance(value, dict):
        for name, held in value.items():
            if isinstance(held, str):
                yield f"{place}.{name}", held, frozenset(map(str, value))
            else:
                yield from leaves(held, f"{place}.{name}")
    elif isinstance(value, list):
        for held in value:
            yield from leaves({"": held}, place)


def has_one(place: str, text: str, beside: frozenset[str]) -> bool:
    """Whether there is another text for one: behind a bar, or of the kind ``one``."""
    name = next(name for name in beside if place.endswith(f".{name}"))
    stem = re.sub("(many|several|more)$", "one", name)
    return "|" in re.sub(r"\{[^}]*\}", "", text) or any(
        each != name and each in beside for each in (stem, f"{name}.one", f"one_{name[:-1]}")
    )


def slips(text: str) -> list[str]:
    """The places of a text where a noun is wrong after one.

    >>> slips("{count} cards, {more} {more:page|pages}, synonym(s), {player} plays")
    ['{count} cards', '(s)']
    """
    return [
        found[0]
        for found in BEFORE_A_PLURAL.finditer(text)
        if found[1] not in NAMES and found[1] not in AT_LEAST_TWO
    ]


def test_every_number_has_both_its_nouns() -> None:
    wrong = {
        place: slips(text)
        for place, text, beside in texts()
        if place not in NOT_FOR_ONE and not has_one(place, text, beside)
    }

    assert {place: found for place, found in wrong.items() if found} == {}


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("en", 1, "“ami”: 1 synonym, packet A wants at least 3"),
        ("en", 0, "“ami”: 0 synonyms, packet A wants at least 3"),
        ("fr", 1, "«\u00a0ami\u00a0»\u00a0: 1 synonyme, le paquet A en veut au moins 3"),
        ("fr", 0, "«\u00a0ami\u00a0»\u00a0: 0 synonyme, le paquet A en veut au moins 3"),
        ("fr", 2, "«\u00a0ami\u00a0»\u00a0: 2 synonymes, le paquet A en veut au moins 3"),
    ],
)
def test_a_finding_says_one_and_several(lang: str, count: int, said: str) -> None:
    finding = Finding("C410", whole("a.yaml"), text="ami", count=count, letter="A", least=3)

    assert spoken(finding, lang).message == said


def test_a_text_of_several_numbers_has_each_right() -> None:
    text = "{pages} {pages:page has|pages have} {cards} {cards:card|cards}"

    assert worded(text, "en", pages=1, cards=9) == "1 page has 9 cards"
    assert worded(text, "en", pages=2, cards=1) == "2 pages have 1 card"
