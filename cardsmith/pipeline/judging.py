"""Judge the cases of a book: a verdict with what it stands on, why, and what would change it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from cardsmith.intake.shipped.law import DEFAULT, rules_of
from cardsmith.intake.shipped.law_words import article, options_to_try
from cardsmith.intake.shipped.reasons import because
from cardsmith.model.casebook import Case
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.plain import Plain
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Fact, Flip, Ruling
from cardsmith.referee.bouffon.claims import judge_claim as judge_bouffon
from cardsmith.referee.dalmuti.claims import judge_claim as judge_dalmuti
from cardsmith.referee.flips import Options, flips

Judge = Callable[[Plain, Plain, Rules], Ruling]

_JUDGES: Mapping[str, Judge] = {"bouffon": judge_bouffon, "dalmuti": judge_dalmuti}


@dataclass(frozen=True, slots=True)
class Citation:
    """An article that a ruling stands on, and the line of the rule text it words."""

    code: str
    source_line: str


@dataclass(frozen=True, slots=True)
class Alternative:
    """An option of a reading that the ruling leans on: what is played here, what others play."""

    reading: str
    option: str
    played: str
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """A ruling as people get it. ``because`` is in one language."""

    id: str
    ruling: Ruling
    articles: tuple[Citation, ...]
    because: str
    alternatives: tuple[Alternative, ...]
    flips: tuple[Flip, ...]


def judge(case: Case, lang: str, profile: str = DEFAULT) -> Answer:
    """The answer to a case under a profile and the case's own house rules.

    Raises InputError, at its place in the case book, for a fact that is missing or amiss.
    """
    rules = rules_of(profile, case.options)
    ruling = ruled(case, rules)
    return Answer(
        id=case.id,
        ruling=ruling,
        articles=tuple(Citation(code, article(code).source) for code in ruling.articles),
        because=because(case.game, ruling, lang),
        alternatives=tuple(_alternatives(ruling, rules)),
        flips=tuple(flipped(case, rules, ruling, options_to_try(ruling.readings))),
    )


def ruled(case: Case, rules: Rules) -> Ruling:
    """The bare ruling of a case; InputError at its place for a fact that is missing or amiss."""
    try:
        return _JUDGES[case.game](case.claim, case.given, rules)
    except InputError as error:
        raise InputError(_placed(error.finding, case)) from None


def flipped(case: Case, rules: Rules, ruling: Ruling, options: Options) -> Iterator[Flip]:
    """Which of the values of some options would change the verdict.

    One under which the answer would need a fact that the case lacks is not said to change it.
    """

    def other(changed: Rules) -> Ruling:
        try:
            return ruled(case, changed)
        except InputError:
            return ruling

    return flips(other, rules, ruling, options)


def tested(case: Case, answer: Answer) -> Iterator[Finding]:
    """Where an answer is not the one that its case states.

    G155 for a case that states none, G170 for another verdict, G171 for a code that is not cited,
    G172 for a house rule that does not bring what is stated.
    """
    if case.expect is None:
        yield Finding("G155", case.place("id"), field="expect")
        return
    found, wanted = answer.ruling.verdict, case.expect.verdict
    if found is not wanted:
        span = case.place("expect.verdict")
        yield Finding("G170", span, id=case.id, found=found.value, wanted=wanted.value)
    for at, code in enumerate(case.expect.articles):
        if code not in answer.ruling.cited:
            cited = ", ".join(answer.ruling.cited)
            yield Finding("G171", case.place(f"expect.articles.{at}"), code=code, found=cited)
    for flip in case.flips:
        other = ruled(case, rules_of(DEFAULT, {**case.options, flip.option: flip.value}))
        if other.verdict is not flip.verdict or not _agree(flip.expected, other.expected):
            option = f"{flip.option}={flip.value}"
            span = case.place(f"flips.{option}")
            yield Finding("G172", span, option=option, found=_told(other), wanted=_told(flip))


def _agree(stated: Mapping[str, Fact], found: Mapping[str, Fact]) -> bool:
    """Whether all that is stated was found; a case book tells numbers as texts."""
    return all(name in found and _text(found[name]) == _text(stated[name]) for name in stated)


def _told(answer: Ruling | Flip) -> str:
    facts = [f"{name} {_text(fact)}" for name, fact in answer.expected.items()]
    return ", ".join([answer.verdict.value, *facts])


def _text(fact: Fact) -> str:
    return " ".join(fact) if isinstance(fact, tuple) else str(fact)


def _alternatives(ruling: Ruling, rules: Rules) -> Iterator[Alternative]:
    """The options of each reading, each once, at the first reading that hangs on it."""
    met: set[str] = set()
    for reading in ruling.readings:
        for option, values in options_to_try([reading]).items():
            if option not in met:
                met.add(option)
                played = rules.option(option)
                others = tuple(value for value in values if value != played)
                yield Alternative(reading, option, played, others)


def _placed(finding: Finding, case: Case) -> Finding:
    """A finding of the referee, whose place is a path, at its place in the file."""
    span = case.place(finding.span.file)
    return Finding(
        finding.code, span, card=case.id, fix=finding.fix, severity=None, **finding.arguments
    )
