"""The table of questions: whole in both languages, and nothing in it leads nowhere."""

import re
from collections.abc import Iterator

import pytest

from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.questions import Kind, Quarrel, inquiry
from cardsmith.model.casebook import KINDS
from cardsmith.model.plain import Plain

GAMES = ("bouffon", "dalmuti")
QUARRELS = [(game, quarrel) for game in GAMES for quarrel in inquiry(game).quarrels.values()]


def placeholders(claim: Plain) -> Iterator[str]:
    if isinstance(claim, dict):
        for value in claim.values():
            yield from placeholders(value)
    elif isinstance(claim, str) and claim.startswith("$"):
        yield claim[1:]


@pytest.mark.parametrize(
    ("game", "quarrel"), QUARRELS, ids=lambda each: getattr(each, "name", each)
)
def test_a_claim_is_of_a_kind_and_made_of_what_is_asked(game: str, quarrel: Quarrel) -> None:
    asked = set(quarrel.asks)

    assert isinstance(quarrel.claim, dict)
    assert set(quarrel.claim) <= set(KINDS)
    assert set(placeholders(quarrel.claim)) <= asked <= set(inquiry(game).questions)
    for lang in LANGUAGES:
        assert set(re.findall(r"\{(\w+)\}", quarrel.says[lang])) <= asked
        assert quarrel.title[lang].endswith("?")


@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_asked_or_tells_a_fact(game: str) -> None:
    asking = inquiry(game)
    asked = {name for quarrel in asking.quarrels.values() for name in quarrel.asks}

    for name, question in asking.questions.items():
        assert name in asked or question.path.startswith("given.")
        assert bool(question.choices) == (question.kind is Kind.CHOICE)
        for lang in LANGUAGES:
            assert "?" in question.ask[lang]
            assert question.help[lang].endswith(".")
            assert ("{name}" in question.ask[lang]) == ("*" in question.path)


def test_a_missing_fact_finds_its_question_with_the_name_it_is_about() -> None:
    asking = inquiry("bouffon")

    assert [(each.name, whom) for each, whom in asking.about("given.on.A. B")] == []
    assert [(each.name, whom) for each, whom in asking.about("given.on.Anne")] == [
        ("square-of", "Anne")
    ]
    assert [each.name for each, _ in asking.about("given.card")] == ["title", "entries"]
    assert asking.about("given.weather") == ()
