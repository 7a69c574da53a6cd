"""The shipped case books for the tests: their cases, and what would flip them."""

from cardsmith.intake.casebooks import read_book
from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.law import law, rules_of
from cardsmith.model.casebook import Case
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Fact, Flip, Ruling
from cardsmith.pipeline.judging import flipped, ruled
from cardsmith.referee.flips import Options
from cardsmith.resources import shipped


def cases_of(game: str) -> tuple[Case, ...]:
    """Every case of the shipped book of a game, which has no fault."""
    name = f"law/cases/{game}.yaml"
    text = (shipped("law") / "cases" / f"{game}.yaml").read_text(encoding="utf-8")
    book = read_book(Source(name, text))
    assert book.findings == ()
    return book.cases


def name_of(case: Case) -> str:
    """``ruling_B042`` for a worked ruling, ``case_H01`` for a game that went wrong elsewhere."""
    return f"{'case' if case.id[0] in 'GH' else 'ruling'}_{case.id}"


def options_of(game: str) -> Options:
    """Every option of a game with its values."""
    return {name: values for name, values in law().options.items() if name.startswith(f"{game}.")}


def rules_for(case: Case) -> Rules:
    """The rules that a case is played by."""
    return rules_of("texte", case.options)


def flipping(case: Case, ruling: Ruling, options: Options) -> dict[str, Flip]:
    """What flips a case when these options are tried, by ``option=value``."""
    found = flipped(case, rules_for(case), ruling, options)
    return {f"{flip.option}={flip.value}": flip for flip in found}


def holds(case: Case) -> bool:
    """Whether a case gets the verdict that it states, and so do its flips."""
    assert case.expect is not None
    if ruled(case, rules_for(case)).verdict is not case.expect.verdict:
        return False
    return all(agrees(flip, ruled_with(case, flip)) for flip in case.flips)


def ruled_with(case: Case, flip: Flip) -> Ruling:
    """The ruling under the house rule of a flip."""
    return ruled(case, rules_for(case).with_option(flip.option, flip.value))


def agrees(flip: Flip, ruling: Ruling) -> bool:
    """Whether a ruling is the one that a flip states."""
    if ruling.verdict is not flip.verdict:
        return False
    return all(
        said(ruling.expected.get(name)) == said(flip.expected[name]) for name in flip.expected
    )


def said(fact: Fact | None) -> str:
    """A fact as a case book writes it."""
    return " ".join(fact) if isinstance(fact, tuple) else str(fact)
