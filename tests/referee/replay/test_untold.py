"""A card whose entries nobody told is unknown: it is never taken for an empty one."""

import pytest

from tests.referee.replay.replays import AS_PLAYED, AS_RULED, STOP, rulings, told

BARE = '[Game "bouffon"] [Seats "A B C D"]\n'
TURN = f'{BARE}1. B d4 "danse" | C"bal"12 | => B+3 C+3\n'


@pytest.mark.parametrize(
    "claim",
    [
        "may player=B act=hint texts=[bal]",
        "may player=B act=nod to=bal",
        "may player=B act=shake to=bal",
        "may player=B act=vote text=bal",
        "may player=B act=claim",
        "may player=B act=end at=20",
        "counts by=C text=bal says=yes",
        "moves C=+3",
        "set-up card=yes",
    ],
)
def test_a_dispute_that_hangs_on_the_card_names_it(claim: str) -> None:
    assert told(f"{TURN}?claim {claim}") == ["2:10 G130 card", "3:8 G130 card"]


@pytest.mark.parametrize("claim", ["may player=B act=mime manner=lips", "next bouffon=C"])
def test_a_dispute_that_does_not_is_judged(claim: str) -> None:
    assert told(f"{TURN}?claim {claim} !correct") == ["2:10 G130 card"]


def test_a_fact_that_a_dispute_lacks_is_named() -> None:
    card = BARE.replace("] [Seats", '] [Card "danse: bal, gigue"] [Seats')
    turn = TURN.replace(BARE, card)

    assert told(f"{turn}?claim may player=B act=nod") == ["3:8 G130 fact"]


def test_nods_are_not_judged() -> None:
    text = f'{BARE}1. B d4 "danse" | C"bal" !nod D"rond" !shake | => B+3 C+3'

    assert told(text) == ["2:10 G130 card"]
    assert [each for each in rulings(text) if " incident " in each] == []


def test_a_word_of_the_bouffon_is_against_the_rules_whatever_the_card_says() -> None:
    text = TURN.replace("12 |", '12 !speech "bal"20 |')

    assert [each.split()[3] for each in rulings(text) if " incident " in each] == ["speaks"]


def test_whether_the_marotte_was_due_is_not_judged_where_words_were_said() -> None:
    text = f'{BARE}1. B d4 "danse" | C"bal" | M C "sot" "fou"- => B-4\n'

    for going in (STOP, AS_PLAYED, AS_RULED):
        assert told(text, going) == ["2:33 G130 card"]
        assert "claims" not in " ".join(rulings(text, going))


def test_a_turn_that_nobody_can_score_ends_what_can_be_followed() -> None:
    text = f'{BARE}1. B d4 "danse" | C"bal" |\n2. C d6 @9:I "idée" | | => C=6\n3. D d1 @1:A\n'

    assert told(text) == ["2:10 G130 card", "3:4 G130 turn"]
    silent = text.replace(' C"bal" ', " ").replace('@9:I "idée"', '@6:F "fou"')
    assert told(silent.replace("C=6", "C=3").replace("D d1 @1:A", "D d1")) == []
