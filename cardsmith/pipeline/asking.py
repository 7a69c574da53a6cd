"""A conversation that ends in a case: what the game is, what happened, what is claimed.

The referee itself says which fact is missing, so nothing is asked that the answer does not need.
"""

from collections.abc import Generator, Mapping
from typing import NamedTuple

from cardsmith.intake.replies import Around, Reply, Unread, read_reply
from cardsmith.intake.shipped.law_words import GAMES
from cardsmith.intake.shipped.messages import LANGUAGES
from cardsmith.intake.shipped.questions import (
    Inquiry,
    Kind,
    Nothing,
    Quarrel,
    Question,
    inquiry,
)
from cardsmith.lexicon.elision import filled
from cardsmith.model.casebook import Case
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.law import Words
from cardsmith.model.plain import Plain
from cardsmith.model.rules import Rules
from cardsmith.pipeline.answering import phrase
from cardsmith.pipeline.judging import ruled
from cardsmith.pipeline.words import spoken

NOTHING = "-"
"""The reply that nothing of the kind happened."""

_SPEAKS_OF_PLAYERS = (Kind.PLAYER, Kind.ORDER)


class Asked(NamedTuple):
    """A question as it is put to people. ``problem`` is why the last reply would not do."""

    ask: str
    help: str
    choices: tuple[str, ...] = ()
    default: str = ""
    problem: str = ""


class Answered(NamedTuple):
    """The answer to a question: for the referee, and for people."""

    value: Plain
    words: Words


Talk = Generator[Asked, str, Case]


def interview(lang: str, rules: Rules) -> Talk:
    """Ask until the referee can rule; the case is one that it can.

    Raises InputError for a fact that is missing or amiss and that no question tells.
    """
    games = {game: phrase(f"game.{game}", lang) for game in GAMES.values()}
    game = yield from _one_of("ask.game", games, lang)
    asking = inquiry(game)
    titles = {each.name: each.title[lang] for each in asking.quarrels.values()}
    quarrel = asking.quarrels[(yield from _one_of("ask.quarrel", titles, lang))]
    talk = _Talk(lang, asking)
    for name in quarrel.asks:
        yield from talk.ask(asking.questions[name])
    while True:
        case = talk.case(game, quarrel)
        try:
            ruled(case, rules)
        except InputError as error:
            yield from talk.mend(error)
        else:
            return case


def _one_of(name: str, choices: Mapping[str, str], lang: str) -> Generator[Asked, str, str]:
    """Ask for one of a few things, by its number or its name."""
    problem = ""
    while True:
        words = tuple(choices.values())
        text = yield Asked(phrase(name, lang), phrase(f"{name}.help", lang), words, "", problem)
        reply = read_reply(Kind.CHOICE, text, Around(choices=choices))
        if not isinstance(reply, Unread):
            return str(reply)
        problem = _problem(reply, lang)


class _Talk:
    """What has been answered so far, and how more is asked."""

    def __init__(self, lang: str, asking: Inquiry) -> None:
        self.lang = lang
        self.asking = asking
        self.answers: dict[tuple[str, str], Answered] = {}

    def ask(
        self, question: Question, name: str = "", problem: str = ""
    ) -> Generator[Asked, str, None]:
        """Ask one question until its reply can be read; ``name`` is whom it is about."""
        while True:
            text = yield self._asked(question, name, problem)
            if text.strip() == NOTHING and question.nothing:
                self.answers[question.name, name] = self._nothing(question)
                return
            reply = self._read(question, text)
            if not isinstance(reply, Unread):
                words = self._words(question, reply)
                self.answers[question.name, name] = Answered(reply, words)
                return
            problem = _problem(reply, self.lang)

    def mend(self, error: InputError) -> Generator[Asked, str, None]:
        """Ask for the fact that is missing, or once more for the one that cannot be so."""
        finding = error.finding
        path = str(finding.arguments["fact"]) if finding.code == "G160" else finding.span.file
        missing = [each for each in self.asking.about(path) if not self._is_told(*each)]
        if finding.code == "G160" and missing:
            for question, name in missing:
                if not self._is_told(question, name):
                    yield from self.ask(question, name)
            return
        again = self._answered_at(path)
        if finding.code == "G160" or again is None:
            raise error
        yield from self.ask(*again, problem=_said_of(finding, self.lang))

    def case(self, game: str, quarrel: Quarrel) -> Case:
        """The case that the answers make."""
        given: dict[str, Plain] = {}
        for (name, whom), answer in self.answers.items():
            path = self.asking.questions[name].path
            if path and answer.value != NOTHING:
                _put(given, path.replace("*", whom).split(".")[1:], answer.value)
        return Case(
            id=phrase("ask.answer", self.lang),
            game=game,
            given=given,
            claim=self._filled(quarrel.claim),
            says={lang: self._says(quarrel, lang) for lang in LANGUAGES},
        )

    def _asked(self, question: Question, name: str, problem: str) -> Asked:
        words = filled(question.ask[self.lang], {"name": name}, self.lang)
        return Asked(
            words, question.help[self.lang], self._choices(question), question.default, problem
        )

    def _choices(self, question: Question) -> tuple[str, ...]:
        """What to choose from: the words of the question, the players, what was said."""
        if question.kind in _SPEAKS_OF_PLAYERS:
            return self._seats
        if question.kind is Kind.ONE_SAID:
            return tuple(_quoted(each, self.lang) for each in self._said if isinstance(each, dict))
        return tuple(words[self.lang] for words in question.choices.values())

    def _read(self, question: Question, text: str) -> Reply:
        if not text.strip() or text.strip() == NOTHING:
            return Unread("nothing", text)
        choices = {value: words[self.lang] for value, words in question.choices.items()}
        return read_reply(question.kind, text, Around(self._seats, choices, self._said))

    @property
    def _seats(self) -> tuple[str, ...]:
        told = self.answers.get(("seats", ""))
        return tuple(map(str, told.value)) if told and isinstance(told.value, list) else ()

    @property
    def _said(self) -> list[Plain]:
        told = self.answers.get(("proposals", ""))
        return told.value if told and isinstance(told.value, list) else []

    def _is_told(self, question: Question, name: str) -> bool:
        """Whether a question, this one or another, has told the same fact."""
        told = {(self.asking.questions[each].path, whom) for each, whom in self.answers}
        return (question.path, name) in told

    def _answered_at(self, path: str) -> tuple[Question, str] | None:
        """The question whose answer stands at a path, above or below it; else the claim's last."""
        answered = [(self.asking.questions[name], whom) for name, whom in self.answers]
        for question, whom in answered:
            own = question.path.replace("*", whom)
            if own and (f"{path}.".startswith(f"{own}.") or own.startswith(f"{path}.")):
                return question, whom
        claimed = [each for each in answered if not each[0].path]
        return claimed[-1] if claimed and path.startswith("claim") else None

    def _nothing(self, question: Question) -> Answered:
        words = {lang: phrase("ask.nobody", lang) for lang in LANGUAGES}
        return Answered([] if question.nothing is Nothing.EMPTY else NOTHING, words)

    def _words(self, question: Question, value: Plain) -> Words:
        if isinstance(value, str) and value in question.choices:
            return question.choices[value]
        return {lang: _shown(value, lang) for lang in LANGUAGES}

    def _says(self, quarrel: Quarrel, lang: str) -> str:
        told = {name: answer.words[lang] for (name, whom), answer in self.answers.items()}
        return filled(quarrel.says[lang], told, lang)

    def _filled(self, claim: Plain) -> Plain:
        """The claim with the answers in the places of ``$name``."""
        if isinstance(claim, dict):
            return {name: self._filled(value) for name, value in claim.items()}
        if isinstance(claim, list):
            return [self._filled(value) for value in claim]
        return self.answers[claim[1:], ""].value if claim.startswith("$") else claim


def _put(tree: dict[str, Plain], steps: list[str], value: Plain) -> None:
    """Put a value where a path leads, making the fields on the way."""
    *above, last = steps
    for step in above:
        tree = _fields(tree.setdefault(step, {}))
    tree[last] = value


def _fields(value: Plain) -> dict[str, Plain]:
    if not isinstance(value, dict):
        raise ValueError(f"two questions tell {value!r}")
    return value


def _problem(unread: Unread, lang: str) -> str:
    known = ", ".join(unread.known)
    return phrase(f"unread.{unread.kind}", lang, found=unread.found, known=known)


def _said_of(finding: Finding, lang: str) -> str:
    words = spoken(finding, lang)
    return f"{words.message} ({words.hint})" if words.hint else words.message


def _shown(value: Plain, lang: str) -> str:
    """An answer within a sentence."""
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join(_shown(each, lang) for each in value)
    if {"by", "text"} <= value.keys():
        return _quoted(value, lang)
    if "text" in value:
        return _shown(value["text"], lang)
    return ", ".join(f"{name} {_shown(each, lang)}" for name, each in value.items())


def _quoted(said: Mapping[str, Plain], lang: str) -> str:
    opened, closed = ("«\u00a0", "\u00a0»") if lang == "fr" else ("“", "”")
    return f"{said['by']} {opened}{said['text']}{closed}"
