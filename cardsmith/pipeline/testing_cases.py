"""Hold the cases of a book to the verdicts, citations and house rules that they state."""

from collections.abc import Iterator, Mapping

from cardsmith.intake.shipped.law_words import statute
from cardsmith.model.casebook import Case
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span, whole
from cardsmith.model.rules import Rules
from cardsmith.model.ruling import Fact, Flip, Ruling, Verdict
from cardsmith.model.struct import Struct
from cardsmith.pipeline.casebooks import Books
from cardsmith.pipeline.judging import ruled
from cardsmith.pipeline.rulebooks import with_options


class Tested(Struct, frozen=True, kw_only=True):
    """How many cases there are, could be judged, and failed.

    ``unreadable`` is what kept a case from being judged; ``gaps`` are infos: articles that no
    case of a book finds kept, or broken.
    """

    cases: int
    judged: int
    failed: int
    failures: tuple[Finding, ...]
    unreadable: tuple[Finding, ...]
    gaps: tuple[Finding, ...]


def tried(books: Books, rules: Rules) -> Tested:
    """Test every case; what the books themselves lack is unreadable."""
    failures: list[Finding] = []
    unreadable, judged, failed = list(books.findings), 0, 0
    for case in books.cases:
        try:
            found = tuple(tested(case, rules))
        except InputError as error:
            unreadable.append(error.finding)
        else:
            failures.extend(found)
            judged += 1
            failed += bool(found)
    return Tested(
        cases=len(books.cases),
        judged=judged,
        failed=failed,
        failures=tuple(failures),
        unreadable=tuple(unreadable),
        gaps=tuple(gaps(books.cases)),
    )


def tested(case: Case, rules: Rules) -> Iterator[Finding]:
    """Where the ruling is not what its case states.

    G170 for another verdict, G171 for a code that is not cited, G172 for a house rule that does
    not bring what is stated. Raises InputError for a case that states nothing (G155), or lacks
    a fact.
    """
    if case.expect is None:
        raise InputError(Finding("G155", case.place("id"), field="expect"))
    ground = with_options(rules, case.options)
    ruling = ruled(case, ground)
    wanted = case.expect.verdict
    if ruling.verdict is not wanted:
        span, found = case.place("expect.verdict"), ruling.verdict
        yield Finding("G170", span, id=case.id, found=found.value, wanted=wanted.value)
    for at, code in enumerate(case.expect.articles):
        if code not in ruling.cited:
            cited = ", ".join(ruling.cited)
            span = case.place(f"expect.articles.{at}")
            yield Finding("G171", span, id=case.id, code=code, found=cited)
    for flip in case.flips:
        other = ruled(case, ground.with_option(flip.option, flip.value))
        if other.verdict is not flip.verdict or not _agree(flip.expected, other.expected):
            option, span = f"{flip.option}={flip.value}", _flip_place(case, flip)
            told, stated = _told(other), _told(flip)
            yield Finding("G172", span, id=case.id, option=option, found=told, wanted=stated)


def gaps(cases: tuple[Case, ...]) -> Iterator[Finding]:
    """G173: the articles of each game that no case of a book finds kept, or broken."""
    stated: dict[tuple[str, str], dict[Verdict, set[str]]] = {}
    for case in cases:
        if case.expect is not None:
            met = stated.setdefault((case.place("").file, case.game), {})
            met.setdefault(case.expect.verdict, set()).update(case.expect.articles)
    for (file, game), met in stated.items():
        for verdict in (Verdict.CORRECT, Verdict.WRONG):
            lacking = [
                code for code in statute(game).articles if code not in met.get(verdict, set())
            ]
            if lacking:
                codes, count = ", ".join(lacking), len(lacking)
                yield Finding("G173", whole(file), kind=verdict.value, count=count, codes=codes)


def _flip_place(case: Case, flip: Flip) -> Span:
    """Where a house rule is written, its game named or not."""
    option = flip.option.partition(".")[2]
    short, full = (f"flips.{name}={flip.value}" for name in (option, flip.option))
    return case.place(short if short in case.spans else full)


def _agree(stated: Mapping[str, Fact], found: Mapping[str, Fact]) -> bool:
    """Whether all that is stated was found; a case book tells numbers as texts."""
    return all(name in found and _text(found[name]) == _text(stated[name]) for name in stated)


def _told(answer: Ruling | Flip) -> str:
    facts = [f"{name} {_text(fact)}" for name, fact in answer.expected.items()]
    return ", ".join([answer.verdict.value, *facts])


def _text(fact: Fact) -> str:
    return " ".join(fact) if isinstance(fact, tuple) else str(fact)
