"""Judge the cases of a book: a verdict with what it stands on, why, and what would change it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache, lru_cache

from cardsmith.intake.shipped.law import default_rules
from cardsmith.intake.shipped.law_words import article, options_to_try
from cardsmith.intake.shipped.reasons import because
from cardsmith.model.casebook import Case
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.plain import Plain
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Flip, Ruling
from cardsmith.model.struct import Struct
from cardsmith.pipeline.rulebooks import with_options
from cardsmith.referee.bouffon.claims import judge_claim as judge_bouffon
from cardsmith.referee.dalmuti.claims import judge_claim as judge_dalmuti
from cardsmith.referee.flips import Options, flips

Judge = Callable[[Plain, Plain, Rules], Ruling]

_JUDGES: Mapping[str, Judge] = {"bouffon": judge_bouffon, "dalmuti": judge_dalmuti}


class Citation(Struct, frozen=True):
    """An article that a ruling stands on, and the line of the rule text it words."""

    code: str
    source_line: str


class Alternative(Struct, frozen=True):
    """An option of a reading that the ruling leans on: what is played here, what others play."""

    reading: str
    option: str
    played: str
    others: tuple[str, ...]


class Answer(Struct, frozen=True, kw_only=True):
    """A ruling as people get it. ``because`` is in one language."""

    id: str
    ruling: Ruling
    articles: tuple[Citation, ...]
    because: str
    alternatives: tuple[Alternative, ...]
    flips: tuple[Flip, ...]


def judge(case: Case, lang: str, ground: Rules | None = None) -> Answer:
    """The answer to a case under the rules of a table and the case's own house rules.

    Raises InputError, at its place in the case book, for a fact that is missing or amiss.
    """
    rules = with_options(ground or default_rules(), case.options)
    ruling = ruled(case, rules)
    changed = flipped(case, rules, ruling, options_to_try(ruling.readings))
    return answer_of(case.id, ruling, rules, changed, lang)


def answer_of(
    name: str, ruling: Ruling, rules: Rules, changed: Iterable[Flip], lang: str
) -> Answer:
    """A ruling as people get it, with the house rules that would change it."""
    return Answer(
        id=name,
        ruling=ruling,
        articles=_citations(ruling.articles),
        because=because(ruling, lang),
        alternatives=_alternatives(ruling.readings, rules),
        flips=tuple(changed),
    )


@cache
def _citations(codes: tuple[str, ...]) -> tuple[Citation, ...]:
    return tuple(Citation(code, article(code).source) for code in codes)


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


@lru_cache(maxsize=1024)
def _alternatives(readings: tuple[str, ...], rules: Rules) -> tuple[Alternative, ...]:
    """The options of each reading, each once, at the first reading that hangs on it."""
    found: dict[str, Alternative] = {}
    for reading in readings:
        for option, values in options_to_try([reading]).items():
            if option not in found:
                played = rules.option(option)
                others = tuple(value for value in values if value != played)
                found[option] = Alternative(reading, option, played, others)
    return tuple(found.values())


def _placed(finding: Finding, case: Case) -> Finding:
    """A finding of the referee, whose place is a path, at its place in the file."""
    span = case.place(finding.span.file)
    return Finding(
        finding.code, span, card=case.id, fix=finding.fix, severity=None, **finding.arguments
    )
