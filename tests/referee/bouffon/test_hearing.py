"""What counts of a minute: in time, on the card, first cited."""

from cardsmith.referee.bouffon import (
    Card,
    Nodded,
    Outcome,
    Shook,
    Spoken,
)
from tests.referee.bouffon.tables import (
    LONG_ECLAT,
    a_turn,
    house_of,
    scored,
)

FRIEND = Card("ami", ("copain", "camarade", "compagne", "pote", "frère"))


def codes_of(outcome: Outcome) -> set[str]:
    return set(outcome.codes)


def test_a_hint_cannot_be_found() -> None:
    turn = a_turn("B lueur@3", card=LONG_ECLAT)._replace(hints=("lueur",))

    assert scored(turn).failed
    assert "BOU-Q10" in scored(turn).codes
    assert scored(turn, house=house_of(hints="count_as_found")).squares == (14, 12, 5, 0)


def test_ruling_B054_a_synonym_is_found_once() -> None:
    turn = a_turn("B rayon@12", "D rayon@13")

    assert scored(turn).squares == (17, 15, 5, 0)
    assert "BOU-Q15" in scored(turn).codes
    assert scored(turn, house=house_of(repeat="each")).squares == (17, 15, 5, 1)


def test_a_repeat_by_the_same_player_is_no_second_word() -> None:
    turn = a_turn("B rayon@12", "B rayon@13", "B Rayons@14")

    assert scored(turn, house=house_of(repeat="each", per_player="per_word")).gained("B") == 3


def test_ruling_B027_a_spoken_entry_cannot_be_found() -> None:
    turn = a_turn("B rayon@16")._replace(spoken=(Spoken("rayon", 15),))

    assert scored(turn).failed
    assert {"BOU-11", "BOU-Q11", "BOU-23"} <= codes_of(scored(turn))
    assert scored(turn, house=house_of(speech="none")).squares == (17, 15, 5, 0)


def test_ruling_B028_only_the_spoken_entry_is_void() -> None:
    turn = a_turn("C feu@8")._replace(spoken=(Spoken("rayon", 15),))

    assert scored(turn).squares == (17, 12, 8, 0)
    assert scored(turn, house=house_of(speech="void_turn")).squares == (11, 12, 5, 0)


def test_what_was_found_before_it_was_spoken_stands() -> None:
    timed = a_turn("B rayon@8")._replace(spoken=(Spoken("rayon", 15),))
    untimed = a_turn("B rayon")._replace(spoken=(Spoken("rayon", None, after=1),))

    assert scored(timed).squares == scored(untimed).squares == (17, 15, 5, 0)
    assert scored(untimed._replace(spoken=(Spoken("rayon"),))).failed


def test_ruling_B030_a_nod_makes_no_synonym() -> None:
    turn = a_turn("B clarté@4")._replace(gestures=(Nodded("A", "clarté"),))

    assert scored(turn).failed
    assert {"BOU-14", "BOU-15", "BOU-Q17"} <= codes_of(scored(turn))
    assert scored(turn, house=house_of(nod="final")).squares == (17, 15, 5, 0)


def test_ruling_B031_a_wrong_shake_takes_none_away() -> None:
    turn = a_turn("B lueur@9")._replace(gestures=(Shook("A", "lueur"),))

    assert scored(turn).squares == (17, 15, 5, 0)
    assert scored(turn, house=house_of(nod="final")).failed


def test_ruling_B033_a_true_synonym_off_the_card_is_not_good() -> None:
    turn = a_turn("B splendeur@4")._replace(accepted=("splendeur",))

    assert scored(turn).failed
    assert {"BOU-15", "BOU-Q18"} <= codes_of(scored(turn))
    assert scored(turn, house=house_of(offcard="vote")).squares == (17, 15, 5, 0)


def test_ruling_B037_a_mute_plural_is_heard_as_the_entry() -> None:
    turn = a_turn("B rayons@4")

    assert scored(turn).squares == (17, 15, 5, 0)
    assert {"BOU-15", "BOU-Q14"} <= codes_of(scored(turn))
    assert scored(turn, house=house_of(match="exact")).failed


def test_ruling_B039_after_the_last_grain_nothing_counts() -> None:
    turn = a_turn("B lueur@62")._replace(gestures=(Nodded("A", "lueur"),))

    assert scored(turn).failed
    assert {"BOU-16", "BOU-Q19"} <= codes_of(scored(turn))
    assert not scored(turn, house=house_of(late="nod")).failed
    assert not scored(a_turn("D feu@59")).failed
    assert scored(a_turn("D feu@60")).failed


def test_a_word_before_the_glass_is_not_heard() -> None:
    turn = a_turn("B lueur@-2", "C lueur@5")

    assert scored(turn).squares == (17, 12, 8, 0)
    assert "BOU-Q39" in scored(turn).codes
    assert scored(turn, house=house_of(before_glass="counts")).squares == (17, 15, 5, 0)


def test_ruling_B089_at_once_the_nearest_to_the_left_is_first() -> None:
    turn = a_turn("C lueur@12", "B rayon@12")

    assert scored(turn).squares == (17, 15, 6, 0)
    assert "BOU-Q16" in scored(turn).codes
    assert scored(turn, house=house_of(simultaneous="both")).squares == (17, 15, 8, 0)


def test_the_left_of_the_bouffon_goes_round_the_table() -> None:
    turn = a_turn("A lueur@12", "B rayon@12", "D lueur@12")._replace(bouffon="C")

    assert [word.player for word in scored(turn).found] == ["D", "B"]


def test_a_die_parts_who_spoke_at_once() -> None:
    turn, house = a_turn("C lueur@12", "B rayon@12"), house_of(simultaneous="die")
    tied = turn._replace(lots=(("B", 4), ("C", 4)))

    assert scored(turn, house=house).undecided == ("C", "B")
    assert scored(turn, house=house).squares == (14, 12, 5, 0)
    assert scored(tied, house=house).undecided == ("C", "B")
    again = tied._replace(lots=(*tied.lots, ("B", 5), ("C", 2)))
    assert scored(again, house=house).squares == (17, 13, 8, 0)


def test_the_same_word_at_once_is_found_by_both_where_the_house_says_so() -> None:
    turn = a_turn("C lueur@12", "B lueur@12")

    assert scored(turn).squares == (17, 15, 5, 0)
    assert scored(turn, house=house_of(simultaneous="both")).squares == (17, 15, 8, 0)


def test_words_at_no_known_second_stand_as_they_are_listed() -> None:
    assert scored(a_turn("C lueur", "B rayon")).squares == (17, 13, 8, 0)


def test_words_are_ordered_by_their_second() -> None:
    assert scored(a_turn("B rayon@30", "C lueur@12")).squares == (17, 13, 8, 0)


def test_case_H10_spellings() -> None:
    card = Card("saison", ("l’été", "cœur"))
    turn = a_turn("B l'été@3", "C L’E\u0301TE\u0301@4", "C coeur@5", "B l'état@6", card=card)

    found = [(word.player, word.entry) for word in scored(turn).found]
    assert found == [("B", "l’été"), ("C", "cœur")]
