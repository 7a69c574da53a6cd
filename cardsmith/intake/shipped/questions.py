"""What can be quarrelled about and what to ask then: ``law/questions/<game>.yaml``."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from cardsmith.intake.shipped.shelf import fields_of, shipped_fields, texts_of
from cardsmith.intake.shipped.spoken import part_of, words_of
from cardsmith.model.law import Words
from cardsmith.model.plain import Plain


class Kind(StrEnum):
    """How a reply is read."""

    TEXT = "text"
    TEXTS = "texts"
    NUMBER = "number"
    CHOICE = "choice"
    PLAYERS = "players"
    PLAYER = "player"
    ORDER = "order"
    PAIRS = "pairs"
    GAINS = "gains"
    CARDS = "cards"
    SAID = "said"
    ONE_SAID = "one-said"
    SPOKEN = "spoken"


class Nothing(StrEnum):
    """What ``-`` means: no answer at all, that the fact is left out, that its list is empty."""

    REFUSED = ""
    OMIT = "omit"
    EMPTY = "empty"


class Question(NamedTuple):
    """One question. ``path`` is where the answer stands in the facts, ``*`` any name there.

    ``path`` is empty for what only the claim needs. ``default`` is a fact of the rules.
    """

    name: str
    kind: Kind
    path: str
    ask: Words
    help: Words
    default: str
    choices: Mapping[str, Words]
    nothing: Nothing


class Quarrel(NamedTuple):
    """Something to quarrel about: its questions in order, and the claim that answers make.

    In ``claim``, ``$name`` stands for the answer to a question; in ``says``, ``{name}``.
    """

    name: str
    title: Words
    says: Words
    asks: tuple[str, ...]
    claim: Plain


class Inquiry(NamedTuple):
    """All that can be asked about one game, by name and in order."""

    quarrels: Mapping[str, Quarrel]
    questions: Mapping[str, Question]

    def about(self, path: str) -> tuple[tuple[Question, str], ...]:
        """The questions that tell a fact, or its parts; with the name that ``*`` stands for."""
        return tuple(
            (question, name)
            for question in self.questions.values()
            for is_asked, name in [_meets(question.path, path)]
            if is_asked
        )


@cache
def inquiry(game: str) -> Inquiry:
    """What can be asked about ``bouffon`` or ``dalmuti``."""
    tree = shipped_fields("law", f"questions/{game}.yaml")
    quarrels, questions = fields_of(tree["quarrels"]), fields_of(tree["questions"])
    return Inquiry(
        {name: _quarrel(name, fields_of(value)) for name, value in quarrels.items()},
        {name: _question(name, fields_of(value)) for name, value in questions.items()},
    )


def _meets(asked: str, path: str) -> tuple[bool, str]:
    """Whether a question asks for a path or for a part of it, and the name ``*`` has there."""
    before, star, _ = asked.partition("*")
    if star:
        name = path.removeprefix(before)
        return path.startswith(before) and "." not in name, name
    return bool(asked) and (asked == path or asked.startswith(f"{path}.")), ""


def _quarrel(name: str, fields: Mapping[str, Plain]) -> Quarrel:
    asks = texts_of(fields["asks"])
    return Quarrel(name, part_of(fields, "title"), part_of(fields, "says"), asks, fields["claim"])


def _question(name: str, fields: Mapping[str, Plain]) -> Question:
    choices = fields_of(fields.get("choices", {}))
    return Question(
        name=name,
        kind=Kind(str(fields["kind"])),
        path=str(fields.get("path", "")),
        ask=part_of(fields, "ask"),
        help=part_of(fields, "help"),
        default=str(fields.get("default", "")),
        choices={value: words_of(words) for value, words in choices.items()},
        nothing=Nothing(str(fields.get("nothing", ""))),
    )
