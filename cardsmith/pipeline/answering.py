"""The words of an answer of the referee: verdicts, facts, the law it cites."""

from collections.abc import Iterator, Mapping

from cardsmith.intake.shipped.law_words import article, option_words, options_to_try, silence
from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.shipped.reasons import because
from cardsmith.model.ruling import Fact, Flip, Ruling, Verdict
from cardsmith.model.struct import Struct
from cardsmith.pipeline.judging import Answer


class House(Struct, frozen=True):
    """A house rule that would change an answer, and what it means."""

    flip: Flip
    means: str


def phrase(name: str, lang: str, **filled: str) -> str:
    """A phrase of ``messages/referee.yaml``."""
    return printed_words("referee", lang)[name].format_map(filled)


def verdict_words(verdict: Verdict, lang: str) -> str:
    """A verdict as people say it."""
    return phrase(verdict, lang)


def reasons(ruling: Ruling) -> dict[str, str]:
    """Why a ruling is as it is, in every language."""
    return {lang: because(ruling, lang) for lang in LANGUAGES}


def cited_articles(answer: Answer, lang: str) -> Iterator[tuple[str, str, str]]:
    """The code, the line of the rule text and the words of every article that is cited."""
    for citation in answer.articles:
        yield citation.code, citation.source_line, article(citation.code).text[lang]


def cited_silences(answer: Answer, lang: str) -> Iterator[tuple[str, str, str]]:
    """The code, the question and the ruling of every silence that is leaned on.

    Where this table plays another value of an option than the default, the ruling begins by it.
    """
    played = {each.option: each.played for each in answer.alternatives}
    for code in answer.ruling.readings:
        found = silence(code)
        ruling = found.ruling[lang]
        here = ", ".join(
            f"{option}={played[option]} ({option_words(option).values[played[option]][lang]})"
            for option, values in options_to_try([code]).items()
            if played[option] != values[0]
        )
        told_here = phrase("here", lang, played=here, ruling=ruling) if here else ruling
        yield code, found.question[lang], told_here


def house_rules(answer: Answer, lang: str) -> tuple[tuple[House, ...], tuple[str, ...]]:
    """The house rules that would change an answer; ``option=value`` of those that would not."""
    changing = tuple(
        House(flip, option_words(flip.option).values[flip.value][lang]) for flip in answer.flips
    )
    others = (f"{each.option}={value}" for each in answer.alternatives for value in each.others)
    known = {f"{flip.option}={flip.value}" for flip in answer.flips}
    return changing, tuple(other for other in others if other not in known)


def told(expected: Mapping[str, Fact], lang: str) -> str:
    """What should have happened, in words; empty where nothing is told."""
    words = printed_words("referee", lang)
    return ", ".join(
        words.get(f"expected.{name}", words["expected.anyone"]).format(
            name=name, value=_said(fact, words)
        )
        for name, fact in expected.items()
    )


def _said(fact: Fact, words: Mapping[str, str]) -> str:
    if isinstance(fact, tuple):
        return " ".join(_said(each, words) for each in fact)
    return words.get(f"value.{fact}", str(fact))
