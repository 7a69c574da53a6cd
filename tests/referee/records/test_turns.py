"""Lines of Le Bouffon, construct by construct."""

import pytest

from cardsmith.referee.records.incidents import Incident
from cardsmith.referee.records.results import Gains, Next, Stands, Wins
from cardsmith.referee.records.turns import Answer, Hint, Marotte, Proposal, Title, Turn
from tests.referee.records.reading import BOUFFON, faults, line, n, w


def turn(text: str) -> Turn:
    """The turn of a line."""
    says = line(text, BOUFFON).says
    assert isinstance(says, Turn)
    return says


def test_a_turn_tells_what_came_before_the_minute_what_was_said_and_what_came_of_it() -> None:
    found = turn('1. B d4 @4:D "danse" h"valse" | C"bal"12 D"gigue"20 | => B+3 C+1 D+3')

    assert found == Turn(
        number=n(1),
        player=w("B"),
        die=n(4),
        square=n(4),
        letter=w("D"),
        opening=(Title(w("danse")), Hint(w("valse"))),
        minute=(Proposal(w("C"), w("bal"), n(12)), Proposal(w("D"), w("gigue"), n(20))),
        results=(Gains(w("B"), n(3)), Gains(w("C"), n(1)), Gains(w("D"), n(3))),
    )


def test_an_empty_field_is_nobody_and_the_marotte_names_who_drew() -> None:
    found = turn('2. C d6 @7:G "gaffe" | | M D "sot" "bête"20- "niais"50+ => C+6  ; nobody')

    assert found.minute == ()
    assert found.marotte == Marotte(
        w("D"),
        w("sot"),
        (Answer(w("bête"), n(20), good=False), Answer(w("niais"), n(50), good=True)),
    )
    assert found.results == (Gains(w("C"), n(6)),)


def test_what_was_not_noted_is_left_out() -> None:
    bare = turn("1. A")

    assert bare == Turn(number=n(1), player=w("A"))
    assert turn("1. A | | ") == bare
    assert turn('1. A "ami" | B"copain"').minute == (Proposal(w("B"), w("copain")),)


@pytest.mark.parametrize("text", ["1. A d5 @11:W", "1. A D5 @ 11 : W", "1.A d5@11:W"])
def test_a_letter_is_chosen_on_a_merged_square(text: str) -> None:
    found = turn(text)

    assert (found.die, found.square, found.letter) == (n(5), n(11), w("W"))


def test_a_card_that_was_seen_is_followed_by_another() -> None:
    found = turn('1. A @4:D "danse" !seen:C "duel" !seen h"x"')

    assert found.opening == (
        Title(w("danse")),
        Incident(w("seen"), w("C")),
        Title(w("duel")),
        Incident(w("seen")),
        Hint(w("x")),
    )


def test_incidents_stand_among_the_proposals() -> None:
    found = turn('1. A "feu" | !speech "braise"12 C"braise"13 !nod D"flamme" !shake !speech:C "a"')

    assert found.minute == (
        Incident(w("speech"), None, w("braise"), n(12)),
        Proposal(w("C"), w("braise"), n(13)),
        Incident(w("nod")),
        Proposal(w("D"), w("flamme")),
        Incident(w("shake")),
        Incident(w("speech"), w("C"), w("a")),
    )


def test_whoever_whispers_at_the_marotte_is_named() -> None:
    found = turn('1. A "feu" | | M D "sot" !speech:D "âne"20 "niais"')

    assert found.marotte is not None
    assert found.marotte.answers == (
        Incident(w("speech"), w("D"), w("âne"), n(20)),
        Answer(w("niais")),
    )


def test_every_result_has_its_word() -> None:
    found = turn("1. A => A+3 B-3 C=17 D−1 B next A wins")

    assert found.results == (
        Gains(w("A"), n(3)),
        Gains(w("B"), n(-3)),
        Stands(w("C"), n(17)),
        Gains(w("D"), n(-1)),
        Next(w("B")),
        Wins(w("A")),
    )


def test_names_may_be_quoted_and_texts_may_hold_quotes() -> None:
    found = line(
        '1. "Jean Paul" "dit \\"le \\\\ sot\\"" | Zoé"a"3 "Jean Paul" "b"4 => "Jean Paul"+3',
        '[Game "bouffon"] [Seats "Jean Paul, Zoé"]\n',
    ).says

    assert isinstance(found, Turn)
    assert found.opening == (Title(w('dit "le \\ sot"')),)
    assert found.minute == (
        Proposal(w("Zoé"), w("a"), n(3)),
        Proposal(w("Jean Paul"), w("b"), n(4)),
    )
    assert found.results == (Gains(w("Jean Paul"), n(3)),)


def test_the_glass_may_be_over_in_any_number_of_seconds() -> None:
    assert turn('1. A "feu" | B"bois"62').minute == (Proposal(w("B"), w("bois"), n(62)),)


def test_every_word_has_its_place() -> None:
    found = turn('1. B d4 @4:D "danse" | C"bal"12 | => B+3')
    title, proposal, result = found.opening[0], found.minute[0], found.results[0]
    assert isinstance(title, Title)
    assert isinstance(proposal, Proposal)
    assert isinstance(result, Gains)
    assert found.die is not None
    assert found.letter is not None
    assert proposal.second is not None

    def column(span: tuple[object, ...]) -> tuple[object, ...]:
        return span[1:3], span[4]

    assert column(found.number.span) == ((2, 1), 2)
    assert column(found.player.span) == ((2, 4), 5)
    assert column(found.die.span) == ((2, 6), 8)
    assert column(found.letter.span) == ((2, 12), 13)
    assert column(title.text.span) == ((2, 15), 20)
    assert column(proposal.second.span) == ((2, 30), 32)
    assert column(result.squares.span) == ((2, 39), 41)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("1.", "2:3-3 G102 player"),
        ("1. 4", "2:4-5 G101 player"),
        ("1. B x4", "2:6-8 G101 opening"),
        ("1. B d4 @", "2:9-10 G101 opening"),
        ("1. B @4:", "2:9-9 G102 letter"),
        ("1. B @4:KW", "2:9-11 G101 letter"),
        ('1. B "danse" valse', "2:14-19 G101 opening"),
        ('1. B "danse" | "bal"', "2:21-21 G102 text"),
        ('1. B "danse" | C', "2:17-17 G102 text"),
        ('1. B "danse" | C 12', "2:18-20 G101 text"),
        ('1. B "danse" | | D "sot"', "2:18-19 G101 marotte"),
        ('1. B "danse" | | M', "2:19-19 G102 player"),
        ('1. B "danse" | | M D', "2:21-21 G102 text"),
        ('1. B "danse" | | M D "sot" | ', "2:28-29 G101 end"),
        ("1. B =>", "2:8-8 G102 result"),
        ("1. B => C", "2:10-10 G102 result"),
        ("1. B => C 3", "2:11-12 G101 result"),
        ("1. B => C wons", "2:11-15 G101 result"),
        ("1. B => ranks", "2:14-14 G102 result"),
        ("1. B !sen", "2:7-10 G104 near"),
        ("1. B !", "2:7-7 G102 word"),
        ("1. B !speech", "2:13-13 G102 text"),
        ("1. B !out", "2:10-10 G102 player"),
        ("1. B “danse”", "2:6-7 G101 quotes"),
        ('1. B | C"a\\b"', "2:9-14 G101 escape"),
        ('1. B "danse', "2:6-7 G103 text"),
    ],
)
def test_a_fault_is_told_at_its_place(text: str, fault: str) -> None:
    assert faults(text, BOUFFON) == [fault]
