"""From the card to the check: drawing, spelling, hints, the minute, the marotte."""

from cardsmith.referee.bouffon import (
    MAROTTE,
    Accepted,
    Card,
    Claimed,
    Drew,
    Ended,
    Hinted,
    Manner,
    Mimed,
    Nodded,
    Phase,
    Proposed,
    PutBack,
    ReadTitle,
    Remembered,
    Saw,
    Settled,
    Shook,
    Spelt,
    Spoke,
    TookOver,
    Turned,
    apply,
    judge,
)
from tests.referee.bouffon.tables import (
    ECLAT,
    LONG_ECLAT,
    SOT,
    a_marotte,
    a_state,
    a_turn,
    house_of,
    played,
    verdict,
)


def test_ruling_B015_the_card_comes_from_the_front() -> None:
    packets = {"E": (ECLAT, SOT)}
    state = a_state(Phase.DRAW, turn=a_turn()._replace(packet="E"), packets=packets, out=())

    assert verdict(state, Drew("A", "E", ECLAT)) == "correct"
    assert verdict(state, Drew("A", "E", SOT)) == "wrong"
    assert verdict(state, Drew("B", "E", ECLAT)) == verdict(state, Drew("A", "F", ECLAT)) == "wrong"


def test_ruling_B016_a_seen_card_goes_back_and_the_next_is_drawn() -> None:
    state = a_state(Phase.TITLE, packets={"N": (SOT,)}, out=("N",))
    state = state._replace(turn=state.turn._replace(packet="N"))
    after = apply(state, Saw("D"))

    assert verdict(state, Saw("D")) == "wrong"
    assert verdict(state, Saw("A")) == "correct"
    assert played(after, PutBack("N")).packets["N"] == (SOT, ECLAT)
    assert verdict(played(after, PutBack("N")), Drew("A", "N", SOT)) == "correct"
    kept = state._replace(house=house_of(seen_card="play"))
    assert apply(kept, Saw("D")) == kept


def test_a_card_that_all_remember_is_played() -> None:
    state = a_state(Phase.READY)

    assert apply(state, Remembered("B")) == state
    redrawn = state._replace(house=house_of(known_card="redraw"))
    assert apply(redrawn, Remembered("B")).phase is Phase.BACK


def test_ruling_B018_B084_spelling_comes_before_the_glass() -> None:
    state = a_state(Phase.TITLE)

    assert verdict(state, ReadTitle("A", "éclair")) == "wrong"
    read = played(state, ReadTitle("A", "Éclat"))
    assert judge(read, Turned("A")).cited == ("BOU-08", "BOU-10", "BOU-Q08")
    assert verdict(read, Spelt("A", "e-c-l-e")) == "wrong"
    assert played(read, Spelt("A", "É-C-L-A-T"), Turned("A")).phase is Phase.MIME


def test_ruling_B019_B021_case_H09_hints() -> None:
    few, many = a_state(Phase.READY), a_state(Phase.READY, turn=a_turn(card=LONG_ECLAT))
    two = played(many, Hinted("A", "lueur"), Hinted("A", "rayon"))

    assert verdict(few, Hinted("A", "lueur")) == "wrong"
    assert judge(two, Hinted("A", "feu")).cited == ("BOU-09", "BOU-Q09")
    assert verdict(two, Hinted("A", "feu")) == verdict(many, Hinted("A", "zut")) == "wrong"
    assert verdict(apply(many, Hinted("A", "feu")), Hinted("A", "feu")) == "wrong"


def test_ruling_B022_a_hint_after_the_glass_is_a_spoken_word() -> None:
    state = a_state(Phase.MIME, turn=a_turn(card=LONG_ECLAT))

    assert {"BOU-09", "BOU-11", "BOU-Q09"} <= set(judge(state, Hinted("A", "feu")).cited)
    assert apply(state, Hinted("A", "feu")).turn.spoken[0].text == "feu"


def test_ruling_B024_B025_manners_of_miming() -> None:
    state = a_state(Phase.MIME)

    assert all(verdict(state, Mimed("A", manner)) == "correct" for manner in Manner)
    assert judge(state, Mimed("A", Manner.AIR_LETTERS)).cited == ("BOU-12", "BOU-Q13")
    assert verdict(state, Mimed("B")) == "wrong"


def test_the_bouffon_speaks_no_word() -> None:
    state = a_state(Phase.MIME)

    for act in (Spoke("A", "rayon", 15), Proposed("A", "rayon", 15)):
        assert judge(state, act).cited == ("BOU-11", "BOU-Q11")
        assert apply(state, act).turn.spoken[0].text == "rayon"


def test_nods_follow_the_card() -> None:
    state = a_state(Phase.MIME, turn=a_turn("B rayon@2", "B zut@3"))

    assert verdict(state, Nodded("A", "rayon")) == verdict(state, Shook("A", "zut")) == "correct"
    assert judge(state, Nodded("A", "zut")).cited == ("BOU-14", "BOU-15", "BOU-Q17")
    assert verdict(state, Nodded("B", "rayon")) == verdict(state, Nodded("A", "feu")) == "wrong"


def test_a_cited_word_is_not_one_to_nod_at() -> None:
    turn = a_turn("B rayon@2", card=LONG_ECLAT)._replace(hints=("rayon",))
    state = a_state(Phase.MIME, turn=turn)

    assert verdict(state, Nodded("A", "rayon")) == "wrong"
    assert verdict(state, Shook("A", "rayon")) == "correct"


def test_the_minute_ends_when_the_glass_is_empty_or_all_is_found() -> None:
    state = a_state(Phase.MIME, turn=a_turn("B rayon@2"))
    full = a_state(Phase.MIME, turn=a_turn(*(f"B {entry}@2" for entry in ECLAT.entries)))

    assert verdict(state, Ended(59)) == "wrong"
    assert verdict(state, Ended(60)) == verdict(full, Ended(20)) == "correct"
    assert verdict(full._replace(house=house_of(early_end="no")), Ended(20)) == "wrong"


def test_ruling_B060_the_marotte_is_for_a_failure() -> None:
    failed, found = a_state(Phase.CHECK), a_state(Phase.CHECK, turn=a_turn("C feu@3"))

    assert verdict(failed, Claimed("A")) == "correct"
    assert verdict(failed, Claimed("B")) == verdict(found, Claimed("A")) == "wrong"
    empty = a_state(Phase.CHECK, packets={MAROTTE: ()})
    assert judge(empty, Claimed("A")).cited == ("BOU-23", "BOU-24", "BOU-Q42")
    assert verdict(a_marotte(Phase.MAROTTE_CHECK), Claimed("A")) == "wrong"


def test_ruling_B061_another_player_draws_reads_and_turns() -> None:
    state = played(a_state(Phase.CHECK), Claimed("A"))

    assert verdict(state, Drew("A", MAROTTE, SOT)) == verdict(state, Drew("D", MAROTTE, SOT))
    assert verdict(state, Drew("D", MAROTTE, SOT)) == "wrong"
    anybody = state._replace(house=house_of(marotte_drawer="any"))
    assert verdict(anybody, Drew("D", MAROTTE, SOT)) == "correct"
    assert verdict(anybody, Drew("A", MAROTTE, SOT)) == "wrong"
    state = played(
        state,
        Drew("B", MAROTTE, SOT),
        ReadTitle("B", "sot"),
        Turned("B"),
        Proposed("A", "fou", 3),
        Proposed("A", "niais", 20),
        Ended(20),
        Settled((20, 12, 5, 0)),
        PutBack(MAROTTE),
        PutBack("E"),
        TookOver("B"),
    )
    assert state.packets == {"E": (ECLAT,), MAROTTE: (SOT,)}


def test_ruling_B070_only_the_bouffon_answers() -> None:
    state = a_marotte(Phase.MAROTTE_ANSWERS)

    assert verdict(state, Proposed("D", "niais", 3)) == "wrong"
    assert apply(state, Proposed("D", "niais", 3)) == state


def test_ruling_B072_B073_case_H08_cards_go_round() -> None:
    deck = tuple(Card(name, ("mot",)) for name in ("c1", "c2", "c3"))
    state = a_state(Phase.BACK, packets={"E": deck[1:]}, turn=a_turn(card=deck[0]))

    assert played(state, PutBack("E")).packets["E"] == (*deck[1:], deck[0])
    assert verdict(state, PutBack("K")) == "wrong"


def test_a_wrong_score_is_told_what_is_right() -> None:
    state = a_state(Phase.CHECK, turn=a_turn("B rayon@12", "C feu@20"))
    ruling = judge(state, Settled((17, 15, 8, 0)))

    assert ruling.expected == {"A": 17, "B": 15, "C": 6, "D": 0}
    assert apply(state, Settled((17, 15, 8, 0))) == state


def test_a_vote_can_only_be_on_words_that_were_said() -> None:
    state = a_state(Phase.CHECK, house_of(offcard="vote"), turn=a_turn("B clarté@3"))

    assert verdict(state, Accepted("clarté")) == "correct"
    assert verdict(state, Accepted("zut")) == verdict(state, Accepted("feu")) == "wrong"
