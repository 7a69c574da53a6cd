"""A game of Le Bouffon as it is typed: what is taken, what is refused, what is written."""

from pathlib import Path

import pytest

from cardsmith.pipeline.playing.values import Act
from cardsmith.referee.bouffon.states import Phase
from tests.pipeline.playing.tables import (
    bouffon,
    bouffon_desk,
    read_back,
    refusals,
    replayed,
    ruled,
    typed,
)

CARD = "card: danse: bal, gigue, valse, polka, ronde"


def test_a_turn_is_written_as_a_record_writes_it() -> None:
    keeper = bouffon(
        CARD, "Anne 2, B 4, Z 5", "d4", "danse", 'h"valse"', "|", "b bal 12", "Z gigue"
    )

    assert keeper.text.splitlines()[2:] == [
        '[Card "danse: bal, gigue, valse, polka, ronde"]',
        '[Start "Anne 2, Benoît 4, Zoé 5"]',
        '1. Anne d4 @4:D "danse" h"valse" | Benoît"bal"12 Zoé"gigue"',
    ]
    typed(keeper, "|")
    assert keeper.text.endswith("| => Anne+3 Benoît+1 Zoé+3\n")
    assert bouffon_desk(keeper).race.state.bouffon == "Benoît"


def test_a_whole_line_of_a_record_may_be_typed_at_once() -> None:
    by_acts = bouffon(CARD, "Anne", "d4", "danse", "|", "B bal 12", "|")
    at_once = bouffon(CARD, "Anne", '1. Anne d4 @4:D "danse" | Benoît"bal"12 | => Anne+3 Benoît+3')

    assert at_once.text == by_acts.text


def test_the_smallest_die_begins_and_a_tie_rolls_again() -> None:
    keeper = bouffon("Anne 2, B 2", "Zoé 6")

    assert bouffon_desk(keeper).phase is Phase.OPENING
    assert refusals(keeper, "Zoé 1") == ["rolled-already"]
    typed(keeper, "A 5, B 1")
    assert '[Start "Anne 2, Benoît 2, Zoé 6; Anne 5, Benoît 1"]\n' in keeper.text
    assert bouffon_desk(keeper).race.state.bouffon == "Benoît"


@pytest.mark.parametrize(
    ("lines", "wrong", "reason"),
    [
        ((), "Quentin", "G101"),
        ((), "Anne 9", "no-such-face"),
        (("Anne",), "d7", "no-such-face"),
        (("Anne",), "d4 @5", "wrong-square"),
        (("Anne",), "B d4", "due-die"),
        (("Anne",), "danse", "G101"),
        (("Anne",), "|", "due-die"),
        (("Anne",), "=> A+3", "too-early"),
        (("Anne", "d4"), "d4", "due-draw"),
        (("Anne", "d4"), "|", "due-draw"),
        (("Anne", "d4", "danse"), '"bal"', "due-glass"),
        (("Anne", "d4", "danse"), "!out B", "G120"),
        (("Anne", "d4", "danse"), 'h"foule"', "hint-off-card"),
        (("Anne", "d4", "danse", "|"), "Q bal", "G110"),
        (("Anne", "d4", "danse", "|"), "Anne bal", "speaks"),
        (("Anne", "d4", "danse", "|"), 'B"bal"61', "late-void"),
        (("Anne", "d4", "danse", "|"), 'B"foule"12+', "word-unwritten"),
        (("Anne", "d4", "danse", "|"), 'B"bal', "G103"),
        (("Anne", "d4", "danse", "|", "|"), "M A sot", "draws-own-marotte"),
        (("Anne", "d4", "danse", "|", "|"), "M Z sot", "marotte-drawer"),
        (("Anne", "d4", "danse", "|", "|"), "=> A+3", "turn-failed"),
    ],
)
def test_what_is_against_the_rules_is_not_taken(
    lines: tuple[str, ...], wrong: str, reason: str
) -> None:
    assert reason in refusals(bouffon(CARD, *lines), wrong)


def test_a_word_of_the_clock_counts_where_none_is_typed() -> None:
    keeper = bouffon(CARD, "Anne", "d4", "danse", "|")

    keeper.take(Act("B bal", second=17))
    keeper.take(Act("Z gigue 9", second=20))
    assert keeper.text.endswith('| Benoît"bal"17 Zoé"gigue"9\n')


def test_an_answer_to_the_marotte_has_its_second_too() -> None:
    keeper = bouffon(CARD, "card: sot: niais", "Anne", "d4", "danse", "|", "|", "M B sot")
    keeper.take(Act("âne", second=8))
    keeper.take(Act("niais 9", second=20))

    assert keeper.text.endswith('M Benoît "sot" "âne"8 "niais"9\n')


def test_where_the_youngest_begins_his_name_is_asked() -> None:
    keeper = bouffon("A 2, B 2, Z 5", Options="start_tie=youngest")

    assert bouffon_desk(keeper).phase is Phase.FIRST
    assert refusals(keeper, "Zoé") == ["not-smallest"]
    typed(keeper, "Benoît", "d4")
    assert keeper.text.endswith("1. Benoît d4 @4:D\n")


def test_the_minute_does_not_end_before_the_sand_or_the_last_word() -> None:
    keeper = bouffon("card: danse: bal, gigue", "Anne", "d4", "danse", "|", "B bal")

    assert "too-soon" in ruled(keeper.take(Act("|", second=30)))
    typed(keeper, "Z gigue")
    keeper.take(Act("|", second=31))
    assert keeper.text.endswith("=> Anne+6 Benoît+1 Zoé+3\n")


def test_the_minute_is_ended_early_by_force() -> None:
    keeper = bouffon(CARD, "Anne", "d4", "danse", "|")
    keeper.take(Act("B bal", second=3))
    keeper.take(Act("|", second=5, forced=True))

    assert keeper.text.endswith('| Benoît"bal"3 | => Anne+3 Benoît+3\n')


def test_results_that_are_typed_are_judged_as_what_the_table_says(tmp_path: Path) -> None:
    keeper = bouffon(CARD, "Anne", "d4", "danse", "|", "B bal 3")

    assert "turn-found" in ruled(keeper.take(Act("| => A+3 B+1")))
    keeper.take(Act("=> A+3 B+1", forced=True))
    assert keeper.text.endswith('| Benoît"bal"3 | => A+3 B+1\n')
    assert len(replayed(keeper, tmp_path).false) == 1
    assert read_back(keeper, tmp_path).text == keeper.text


def test_what_is_forced_is_kept_and_a_check_finds_it(tmp_path: Path) -> None:
    keeper = bouffon(CARD, "Anne", "d4", "danse", "|", "B bal", "|")
    keeper.take(Act("d3 @8", forced=True))

    assert keeper.text.endswith("2. Benoît d3 @8:H\n")
    false = replayed(keeper, tmp_path).false
    assert [each.ruling.reason for each in false] == ["wrong-square"]
    assert read_back(keeper, tmp_path).text == keeper.text


def test_a_nod_is_judged_by_the_card_and_kept() -> None:
    keeper = bouffon(CARD, "Anne", "d4", "danse", "|", "B foule")

    assert ruled(keeper.take(Act("+"))) == ["nods-wrongly"]
    assert ruled(keeper.take(Act('!speech "bal"20'))) == ["speaks"]
    assert keeper.text.endswith('Benoît"foule" !nod !speech "bal"20\n')


def test_a_card_seen_goes_back_and_another_is_drawn(tmp_path: Path) -> None:
    keeper = bouffon(CARD, "card: dindon: dinde, glouglou", "Anne", "d4", "danse", "!seen:Z")

    assert bouffon_desk(keeper).phase is Phase.BACK
    typed(keeper, "dindon", "|", "Z dinde", "|")
    assert 'd4 @4:D "danse" !seen:Zoé "dindon" | Zoé"dinde" |' in keeper.text
    assert not replayed(keeper, tmp_path).findings


def test_a_card_may_be_told_after_the_minute(tmp_path: Path) -> None:
    keeper = bouffon("Anne", "d4", "danse", "|", "B bal", "Z foule", "|")

    assert refusals(keeper, "|") == ["card-needed"]
    typed(keeper, "carte: danse: bal, gigue")
    assert keeper.text.endswith("=> Anne+3 Benoît+3\n")
    assert not replayed(keeper, tmp_path).findings


def test_the_marotte_saves_the_bouffon_or_costs_him_the_die(tmp_path: Path) -> None:
    sot = "card: sot: niais, bête"
    saved = bouffon(CARD, sot, "Anne", "d4", "danse", "|", "|", "M B sot", "âne 3", "niais 50", "|")
    lost = bouffon(CARD, sot, "Anne", "d4", "danse", "|", "|", 'M Benoît "sot"', "âne", "|")

    assert saved.text.endswith('| | M Benoît "sot" "âne"3 "niais"50 => Anne+6\n')
    assert lost.text.endswith('M Benoît "sot" "âne" => Anne-4\n')
    for keeper in (saved, lost):
        assert not replayed(keeper, tmp_path).findings


def test_an_empty_line_gives_the_marotte_up() -> None:
    keeper = bouffon(CARD, "Anne", "d4", "danse", "|", "|", "")

    assert keeper.text.endswith('1. Anne d4 @4:D "danse" | | => Anne-3\n')


def test_the_die_wins_and_the_game_takes_no_more(tmp_path: Path) -> None:
    keeper = bouffon("Anne", "d4", Board="finish=4")

    assert keeper.text.endswith("1. Anne d4 @4 => Anne wins\n")
    assert bouffon_desk(keeper).is_over
    assert refusals(keeper, "d4") == ["game-over"]
    assert not replayed(keeper, tmp_path).findings
    assert read_back(keeper, tmp_path).text == keeper.text


def test_a_comment_and_a_note_are_kept_on_their_own_line(tmp_path: Path) -> None:
    keeper = bouffon("; chez Anne", CARD, "Anne", "d4 {elle rit}", "danse ; enfin")

    assert keeper.text.splitlines()[2:] == [
        "; chez Anne",
        '[Card "danse: bal, gigue, valse, polka, ronde"]',
        "{elle rit}",
        "; enfin",
        '1. Anne d4 @4:D "danse"',
    ]
    assert read_back(keeper, tmp_path).text == keeper.text


def test_a_letter_is_chosen_on_a_merged_square() -> None:
    board = f"squares=A,B,KW,{','.join('CDEFGHIJLMNOPQRSTUV')} laps=1"
    keeper = bouffon("Anne", "d3", Board=board)

    assert bouffon_desk(keeper).phase is Phase.LETTER
    assert refusals(keeper, "V") == ["not-this-letter"]
    typed(keeper, "w", "wagon")
    assert keeper.text.endswith('1. Anne d3 @3:W "wagon"\n')
