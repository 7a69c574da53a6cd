"""Which cases two tables would rule otherwise, and the house rule that makes the difference."""

from collections.abc import Iterator

from cardsmith.intake.shipped.law_words import option_words
from cardsmith.model.casebook import Case
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Verdict
from cardsmith.model.struct import Struct
from cardsmith.pipeline.casebooks import Books
from cardsmith.pipeline.judging import Answer, judge, ruled
from cardsmith.pipeline.rulebooks import with_options


class Difference(Struct, frozen=True):
    """An option that two tables play otherwise, by its full name."""

    option: str
    before: str
    after: str


class Change(Struct, frozen=True):
    """A case that the second table rules otherwise, and the options that make it so."""

    case: Case
    before: Answer
    after: Answer
    options: tuple[Difference, ...]


class Compared(Struct, frozen=True):
    """The differences of two tables, the cases they change, and how many they leave.

    ``findings`` tell, as infos, of situations that cannot come about under one of the two, or
    need another fact there.
    """

    options: tuple[Difference, ...]
    changes: tuple[Change, ...]
    same: int
    findings: tuple[Finding, ...]


def compared(books: Books, before: Rules, after: Rules, lang: str) -> Compared:
    """What changes for the cases of some books when a table goes from one set of rules to another.

    A case keeps its own house rules under both.
    """
    changes: list[Change] = []
    findings, same = list(books.findings), 0
    for case in books.cases:
        try:
            change = _changed(case, before, after, lang)
        except InputError as error:
            findings.append(error.finding.as_info())
        else:
            same += change is None
            changes.extend([change] if change else [])
    options = tuple(differences(before, after))
    return Compared(options, tuple(changes), same, tuple(findings))


def differences(before: Rules, after: Rules, game: str = "") -> Iterator[Difference]:
    """The options that two tables play otherwise; only those of one game where it is given."""
    for name, value in before.options.items():
        if name.startswith(game) and value != after.option(name):
            yield Difference(name, value, after.option(name))


def meaning(option: str, value: str, lang: str) -> str:
    """What a value of an option means."""
    return option_words(option).values[value][lang]


def _changed(case: Case, before: Rules, after: Rules, lang: str) -> Change | None:
    old, new = (with_options(rules, case.options) for rules in (before, after))
    if ruled(case, old).verdict is ruled(case, new).verdict:
        return None
    answers = judge(case, lang, old), judge(case, lang, new)
    return Change(case, *answers, tuple(_responsible(case, old, new)))


def _responsible(case: Case, old: Rules, new: Rules) -> Iterator[Difference]:
    """The differences that bring the new verdict by themselves; all, where none does alone."""
    options = tuple(differences(old, new, f"{case.game}."))
    wanted = ruled(case, new).verdict
    alone = [each for each in options if _verdict_with(case, old, each) is wanted]
    yield from alone or options


def _verdict_with(case: Case, old: Rules, difference: Difference) -> Verdict | None:
    """The verdict once one option is changed; None where it would need another fact."""
    try:
        return ruled(case, old.with_option(difference.option, difference.after)).verdict
    except InputError:
        return None
