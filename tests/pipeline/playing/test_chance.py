"""Dice and cards that the keeper draws: the same for the same seed, cards in their turn."""

import pytest

from cardsmith.model.finding import InputError
from cardsmith.pipeline.playing.chance import chance_in, chance_of, drawn_text, rolled_text
from tests.pipeline.playing.tables import bouffon, bouffon_desk, dalmuti, typed


def test_a_card_that_was_drawn_goes_to_the_back_of_its_packet() -> None:
    keeper = bouffon("Anne", Edition="bouffon", Seed="1")
    chance, drawn = chance_in(keeper.desk.ground, ""), []
    for _ in range(3):
        typed(keeper, "d4")
        desk = bouffon_desk(keeper)
        card = chance.front(desk)
        assert card is not None
        drawn.append(card.title)
        typed(keeper, drawn_text(desk, card), "|", "|", "")

    assert len(set(drawn)) == 3
    assert drawn == [card.title for card in chance.packets["D"][:3]]


def test_dice_are_rolled_for_those_who_have_to() -> None:
    keeper = bouffon("Anne 1, B 1", Seed="1")
    chance = chance_in(keeper.desk.ground, "")

    assert rolled_text(bouffon_desk(keeper), chance).startswith("Zoé ")
    typed(keeper, "Zoé 6")
    assert "Zoé" not in rolled_text(bouffon_desk(keeper), chance)
    typed(keeper, "A 1, B 2", "d4")
    assert rolled_text(bouffon_desk(keeper), chance) == ""


def test_the_seed_of_the_record_goes_before_another() -> None:
    keeper = bouffon("Anne", Seed="7")

    assert chance_in(keeper.desk.ground, "8").seed == "7"
    assert chance_in(bouffon().desk.ground, "8").seed == "8"


def test_le_grand_dalmuti_has_no_packets() -> None:
    assert not chance_in(dalmuti(Edition="dalmuti").desk.ground, "1").packets


def test_an_edition_that_does_not_exist_is_refused() -> None:
    with pytest.raises(InputError):
        chance_of("1", "nowhere")
