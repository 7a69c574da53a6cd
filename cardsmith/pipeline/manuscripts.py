"""The rules in force as a booklet tells them: articles, readings, house rules, examples."""

import re
from collections.abc import Iterator, Mapping

from cardsmith.intake.shipped.booklets import Plan, plan
from cardsmith.intake.shipped.law import law
from cardsmith.intake.shipped.law_words import Statute, option_words, statute
from cardsmith.lexicon.length import scoring_length
from cardsmith.model.booklet import Chapter, Entry, Kind
from cardsmith.model.edition import Game
from cardsmith.model.law import Silence
from cardsmith.model.rules import LengthPolicy, Rules

_WIDE = re.compile("\u00a0(?=[;!?»])|(?<=«)\u00a0")
"""Where print has a narrower space than the files of the law."""

_BEFORE, _DIE = 10, 4
"""The square and the die of the Bouffon in the examples."""


def chapters(game: Game, rules: Rules, language: str) -> tuple[Chapter, ...]:
    """The chapters of a game in ``fr`` or ``en``, as these rules have them.

    Every article and every silence of its law stands in one of them, but a silence that falls
    with the reading another one hangs on.
    """
    told = _Telling(game, rules, language)
    return tuple(
        Chapter(
            _printed(section.title[language]),
            tuple(entry for code in section.codes for entry in told.entries(code)),
        )
        for section in told.plan.sections
    )


def house_rules(game: Game, rules: Rules, language: str) -> tuple[str, ...]:
    """What a table plays otherwise than the rule text, a line for each option, in words.

    >>> from cardsmith.intake.shipped.law import rules_of
    >>> house_rules(Game.DALMUTI, rules_of("texte").with_option("dalmuti.cover", "equal"), "en")
    ('Whether an equal value covers: yes',)
    """
    return tuple(_house_rule(name, rules.option(name), language) for name in _changed(game, rules))


def _house_rule(name: str, value: str, language: str) -> str:
    words = option_words(name)
    asked = words.settles[language].removesuffix(".")
    between = "\u00a0: " if language == "fr" else ": "
    return _printed(f"{asked}{between}{words.values[value][language]}")


def _changed(game: Game, rules: Rules) -> Iterator[str]:
    """The options of a game that differ from the rule text."""
    for name in law().options:
        if name.startswith(f"{game}.") and not _is_default(name, rules):
            yield name


class _Telling:
    """One game told in one language under some rules."""

    def __init__(self, game: Game, rules: Rules, language: str) -> None:
        self.plan: Plan = plan(game)
        self._statute: Statute = statute(game)
        self._game = game
        self._rules = rules
        self._language = language
        chosen = {f"{name}={rules.option(name)}" for name in _changed(game, rules)}
        self._instead = [said for option, said in self.plan.instead.items() if option in chosen]

    def entries(self, code: str) -> Iterator[Entry]:
        """What stands under one code."""
        if code in self._statute.articles:
            yield from self._article(code)
        else:
            yield from self._reading(self._statute.silences[code])

    def _article(self, code: str) -> Iterator[Entry]:
        """An article with its example, or what the table plays instead."""
        article, language = self._statute.articles[code], self._language
        head = _printed(article.title[language])
        for said in self._instead:
            if code in said:
                yield Entry(Kind.OTHERWISE, code, head, _printed(said[code][language]))
                return
        yield Entry(Kind.ARTICLE, code, head, _printed(article.text[language]))
        if code in self.plan.examples:
            text = self.plan.examples[code][language].format_map(self._numbers())
            yield Entry(Kind.EXAMPLE, "", "", text)

    def _reading(self, silence: Silence) -> Iterator[Entry]:
        """What fills a silence; nothing where an option that it only shares has been changed."""
        if not all(_is_default(name, self._rules) for name in silence.shared):
            return
        question = _printed(silence.question[self._language])
        if all(_is_default(name, self._rules) for name in silence.options):
            ruling = _printed(silence.ruling[self._language])
            yield Entry(Kind.READING, silence.code, question, ruling)
        else:
            text = " ".join(self._chosen(silence))
            yield Entry(Kind.HOUSE, silence.code, question, text)

    def _chosen(self, silence: Silence) -> Iterator[str]:
        """What each option of a silence means; what it settles too where there are several."""
        for name in silence.options:
            words = option_words(name)
            meaning = words.values[self._rules.option(name)][self._language]
            if len(silence.options) > 1:
                yield _printed(words.settles[self._language])
            yield _printed(f"{meaning[0].upper()}{meaning[1:]}.")

    def _numbers(self) -> Mapping[str, object]:
        """What examples count: gains and squares by the rules, lengths by their policy."""
        if self._game is not Game.BOUFFON:
            return {}
        return {
            "gain": self._rules.number("bouffon.gain"),
            "shorter": self._rules.number("bouffon.shorter_gain"),
            "length": _Lengths(self._rules.length_policy),
            **_ends(self._rules),
        }


class _Lengths:
    """The scoring length of any text asked for."""

    def __init__(self, policy: LengthPolicy) -> None:
        self._policy = policy

    def __getitem__(self, text: str) -> int | None:
        return scoring_length(text, self._policy)


def _ends(rules: Rules) -> Mapping[str, int]:
    """The square on which a turn that failed ends, as the referee has it."""
    from cardsmith.referee.bouffon import Card, House, Table, Turn
    from cardsmith.referee.bouffon.scoring import resolve
    from cardsmith.referee.bouffon.states import Marotte

    def ended(marotte: Marotte | None) -> int:
        table = Table(("A", "B"), (_BEFORE + _DIE, 0), 100)
        turn = Turn("A", before=_BEFORE, die=_DIE, card=Card("peur", ("effroi",)), marotte=marotte)
        return resolve(table, turn, House.of(rules)).squares[0]

    return {
        "failed": ended(None),
        "found": ended(Marotte(found=True)),
        "missed": ended(Marotte(found=False)),
    }


def _is_default(name: str, rules: Rules) -> bool:
    return rules.option(name) == law().options[name][0]


def _printed(text: str) -> str:
    """A text of the law with the spaces of print.

    >>> _printed("Où\u00a0? Là\u00a0: ici.") == "Où\u202f? Là\u00a0: ici."
    True
    """
    return _WIDE.sub("\u202f", text)
