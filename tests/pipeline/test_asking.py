"""The conversation: every quarrel comes to a ruling, no reply breaks it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.law import default_rules
from cardsmith.intake.shipped.questions import Kind, Question, inquiry
from cardsmith.model.casebook import Case
from cardsmith.pipeline.asking import interview
from cardsmith.pipeline.judging import judge
from cardsmith.pipeline.rulebooks import rulebook

TABLE = "Anne, Ben, Chloe, David, Eve"
CARD = ("éclat", "lueur, rayon, feu, étincelle")
OUT = "Chloe, Anne, Eve, Ben, David"
SCRIPTS = {
    ("bouffon", "word"): (TABLE, "Anne", *CARD, "-", "-", "Ben rayon, Eve soleil", "Eve soleil"),
    ("bouffon", "gains"): (TABLE, "1", *CARD, "-", "-", "Ben rayon, Eve feu", "1", "Ben 1, Eve +1"),
    ("bouffon", "ends"): (
        *(TABLE, "1", *CARD, "-", "-", "Ben rayon, Eve feu", "1", "Ben 15", "12", "47", "4", "5"),
    ),
    ("bouffon", "length"): ("arc-en-ciel", "11"),
    ("bouffon", "longer"): ("railler", "(se) moquer"),
    ("bouffon", "move"): (TABLE, "Anne", "10", "4", "14", "47"),
    ("bouffon", "hint"): (TABLE, "Anne", *CARD, "lueur"),
    ("bouffon", "mime"): (TABLE, "Anne", "the word formed"),
    ("bouffon", "marotte"): (TABLE, "Anne", *CARD, "-"),
    ("bouffon", "speech"): (TABLE, "Anne", "rayon", "nothing"),
    ("bouffon", "next"): (TABLE, "Eve", "Anne"),
    ("bouffon", "first"): (TABLE, "Anne 4, Ben 2, Chloe 5, David 6, Eve 3", "Ben"),
    ("bouffon", "over-die"): (TABLE, "Anne", "44", "5", "47", "yes"),
    ("bouffon", "over-score"): (
        *(TABLE, "Anne", "47", *CARD, "-", "-", "Ben rayon", "1", "Ben", "40", "46"),
    ),
    ("dalmuti", "cover"): (TABLE, "Anne", "3x8", "-", "Ben", "2x7", "7 7 9"),
    ("dalmuti", "open"): (TABLE, "Anne", "3x8", "8 8 8 9"),
    ("dalmuti", "pass"): (TABLE, "Anne", "3x8", "-", "Ben"),
    ("dalmuti", "lead"): (TABLE, "Anne", "3x8", "Ben, Chloe, David, Eve", "-", "Anne"),
    ("dalmuti", "turn"): (TABLE, "Anne", "3x8", "2 3", "-", "4"),
    ("dalmuti", "trick"): (TABLE, "Anne", "3x8", "2 3", "-", "yes"),
    ("dalmuti", "tax-number"): (TABLE, "no", "Eve", "2"),
    ("dalmuti", "tax-cards"): (TABLE, "no", "Eve", "4 4", "1 4 4 9 J"),
    ("dalmuti", "jokers"): (TABLE, "no", "Ben", "launch", "1 4 J J"),
    ("dalmuti", "game"): (TABLE, OUT, "yes"),
    ("dalmuti", "ranks"): (TABLE, OUT, OUT),
    ("dalmuti", "deal"): (TABLE, OUT, "Chloe"),
}
VERDICTS = {
    "correct": {
        *("longer", "move", "mime", "marotte", "first", "ends", "over-die", "pass", "lead", "turn"),
        *("tax-number", "game", "ranks", "gains", "next", "open", "over-score"),
    },
    "wrong": {
        *("word", "length", "hint", "speech", "cover", "trick", "tax-cards", "jokers", "deal"),
    },
}


def told(game: str, quarrel: str, *replies: str, rules: str = "texte") -> Case:
    """The case that replies make; every one of them is asked for, and no other."""
    names = list(inquiry(game).quarrels)
    talk = interview("en", rulebook(rules))
    waiting = [str(["bouffon", "dalmuti"].index(game) + 1), str(names.index(quarrel) + 1), *replies]
    asked = next(talk)
    for at, reply in enumerate(waiting):
        assert not asked.problem, asked
        try:
            asked = talk.send(reply)
        except StopIteration as done:
            assert at == len(waiting) - 1
            case: Case = done.value
            return case
    raise AssertionError(f"more is asked: {asked.ask}")


def test_every_quarrel_has_its_script() -> None:
    quarrels = [(game, name) for game in ("bouffon", "dalmuti") for name in inquiry(game).quarrels]

    assert quarrels == list(SCRIPTS)


@pytest.mark.parametrize(("game", "quarrel"), SCRIPTS)
def test_every_quarrel_comes_to_its_ruling(game: str, quarrel: str) -> None:
    case = told(game, quarrel, *SCRIPTS[game, quarrel])
    answer = judge(case, "en")

    verdict = answer.ruling.verdict.value
    if (game, quarrel) == ("bouffon", "gains"):
        assert verdict == "wrong"
        assert dict(answer.ruling.expected) == {"Ben": "+3"}
        return
    assert quarrel in VERDICTS[verdict]
    assert all("{" not in words and "$" not in words for words in case.says.values())


def test_a_house_rule_may_need_another_fact() -> None:
    rolls = (TABLE, "Anne 2, Ben 2, Chloe 5, David 6, Eve 3", "Ben")

    assert judge(told("bouffon", "first", *rolls), "en").ruling.reason == "tied"


def test_what_did_not_happen_is_left_out_of_the_facts() -> None:
    case = told("bouffon", "word", *SCRIPTS["bouffon", "word"])

    assert isinstance(case.given, dict)
    assert list(case.given) == ["seats", "bouffon", "card", "proposals"]
    assert case.claim == {"counts": {"by": "Eve", "text": "soleil"}}


REPLIES = {
    Kind.PLAYERS: st.sampled_from([TABLE, "A, B, C, D", "A, B"]),
    Kind.PLAYER: st.integers(1, 3).map(str),
    Kind.ORDER: st.permutations(["1", "2"]).map(", ".join),
    Kind.NUMBER: st.integers(0, 60).map(str),
    Kind.CHOICE: st.integers(1, 2).map(str),
    Kind.CARDS: st.lists(st.sampled_from(["1", "2", "8", "12", "J"]), min_size=1, max_size=4).map(
        " ".join
    ),
    Kind.TEXT: st.sampled_from(["feu", "lueur", "(se) moquer"]),
    Kind.TEXTS: st.sampled_from(["feu, lueur", "lueur", "a, b, c, d, e, f"]),
    Kind.SPOKEN: st.sampled_from(["feu", "lueur, pluie"]),
    Kind.ONE_SAID: st.just("1"),
}


@given(st.data())
def test_the_referee_asks_for_no_fact_that_nobody_can_tell(data: st.DataObject) -> None:
    """Plausible replies lead to a ruling or to one more question, whatever the rules."""
    game, quarrel = data.draw(st.sampled_from(list(SCRIPTS)))
    asking = inquiry(game)
    by_words: dict[str, Question] = {each.ask["en"]: each for each in asking.questions.values()}
    talk = interview("en", rulebook(data.draw(st.sampled_from(["texte", "famille", "officiel"]))))
    next(talk)
    talk.send(str(["bouffon", "dalmuti"].index(game) + 1))
    asked = talk.send(str(list(asking.quarrels).index(quarrel) + 1))
    seats: list[str] = []
    for _ in range(30):
        question = by_words.get(asked.ask) or _about_somebody(asked.ask, by_words)
        reply = data.draw(_plausible(question, seats))
        seats = reply.split(", ") if question.kind is Kind.PLAYERS else seats
        try:
            asked = talk.send(reply)
        except StopIteration:
            return


def _about_somebody(ask: str, by_words: dict[str, Question]) -> Question:
    return next(
        question
        for words, question in by_words.items()
        if "{name}" in words and ask.startswith(words.partition("{name}")[0])
    )


def _plausible(question: Question, seats: list[str]) -> st.SearchStrategy[str]:
    if question.kind in (Kind.PAIRS, Kind.GAINS):
        return st.integers(0, 6).map(lambda n: ", ".join(f"{name} {n}" for name in seats[:2]))
    if question.kind is Kind.SAID:
        words = st.sampled_from(["feu", "lueur", "rien"])
        return words.map(lambda word: f"{seats[-1]} {word}")
    return REPLIES[question.kind]


@given(st.lists(st.text(max_size=30).filter(str.strip), max_size=25))
def test_no_reply_breaks_the_conversation(replies: list[str]) -> None:
    talk = interview("fr", default_rules())
    next(talk)
    for reply in ["1", "2", *replies]:
        try:
            asked = talk.send(reply)
        except StopIteration:
            return
        assert asked.ask
