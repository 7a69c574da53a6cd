"""The saved object of Tabletop Simulator: every card once a copy, ids that lead to its slot."""

import json
from typing import Any

from cardsmith.press.saved_object import Board, Held, Pile, Place, Sheet, Thing, saved_object

FRUIT = Sheet("fruit.png", "back.png", 5, 3)
WASPS = Sheet("wasps.png", "wasps-back.png", 2, 2, own_backs=True)
PILE = Pile(
    "cards/1",
    "Wasps – cards",
    (FRUIT, WASPS),
    (Held("cards/plum", "Plum", 0, 0, 3), Held("cards/wasp", "Wasp", 1, 2)),
)
HERE = Place(1.5, -10.0)


# Any: what JSON holds
def objects(*things: Pile | Board | Thing) -> list[Any]:
    document = json.loads(saved_object("wasps", [(thing, HERE) for thing in things]))
    found: list[Any] = document["ObjectStates"]
    return found


def test_a_deck_holds_every_copy_and_each_leads_to_its_slot() -> None:
    """A card's number is a hundred times that of its sheet, and its slot."""
    (deck,) = objects(PILE)

    assert deck["Name"] == "DeckCustom"
    assert deck["DeckIDs"] == [100, 100, 100, 202]
    assert [card["CardID"] for card in deck["ContainedObjects"]] == deck["DeckIDs"]
    assert [card["Nickname"] for card in deck["ContainedObjects"]] == ["Plum"] * 3 + ["Wasp"]
    assert deck["CustomDeck"] == {
        "1": {
            "FaceURL": "fruit.png",
            "BackURL": "back.png",
            "NumWidth": 5,
            "NumHeight": 3,
            "BackIsHidden": True,
            "UniqueBack": False,
            "Type": 0,
        },
        "2": {
            "FaceURL": "wasps.png",
            "BackURL": "wasps-back.png",
            "NumWidth": 2,
            "NumHeight": 2,
            "BackIsHidden": True,
            "UniqueBack": True,
            "Type": 0,
        },
    }


def test_a_card_drawn_from_its_deck_knows_its_own_sheet() -> None:
    (deck,) = objects(PILE)

    for card in deck["ContainedObjects"]:
        number = str(card["CardID"] // 100)
        assert card["CustomDeck"] == {number: deck["CustomDeck"][number]}


def test_what_lies_face_down_tells_nobody_what_it_is() -> None:
    (deck,) = objects(PILE)

    assert deck["Transform"]["rotZ"] == 180
    for card in (deck, *deck["ContainedObjects"]):
        assert card["HideWhenFaceDown"] is True
        assert card["Description"] == ""
    assert {card["GMNotes"] for card in deck["ContainedObjects"]} == {"cards/plum", "cards/wasp"}


def test_sheets_are_numbered_through_all_decks() -> None:
    other = PILE._replace(id="cards/2", sheets=(FRUIT,), cards=(Held("x", "X", 0, 1, 2),))
    _, second = objects(PILE, other)

    assert list(second["CustomDeck"]) == ["3"]
    assert second["DeckIDs"] == [301, 301]


def test_a_pile_of_one_is_a_card() -> None:
    (card,) = objects(PILE._replace(cards=(Held("cards/wasp", "Wasp", 1, 2),)))

    assert card["Name"] == "Card"
    assert card["CardID"] == 202
    assert list(card["CustomDeck"]) == ["2"]


def test_a_board_stays_where_it_is_and_pieces_have_their_colour() -> None:
    board, pawn = objects(
        Board("board", "Plateau", "board.png", 1.5), Thing("p", "Pion", "PlayerPawn", (1, 0.5, 0))
    )

    assert (board["Name"], board["Locked"]) == ("Custom_Board", True)
    assert board["CustomImage"]["ImageURL"] == "board.png"
    assert board["CustomImage"]["WidthScale"] == 1.5
    assert board["Transform"]["rotZ"] == 0
    assert (pawn["Name"], pawn["Nickname"], pawn["Locked"]) == ("PlayerPawn", "Pion", False)
    assert pawn["ColorDiffuse"] == {"r": 1, "g": 0.5, "b": 0}
    assert (pawn["Transform"]["posX"], pawn["Transform"]["posZ"]) == (1.5, -10)


def test_every_object_has_a_guid_of_its_own_that_stays() -> None:
    """Of twenty thousand cards a dozen would meet by chance in six digits."""
    many = PILE._replace(cards=tuple(Held(f"c/{n}", "", 0, 0, 200) for n in range(100)))
    (deck,) = objects(many)
    found = [deck["GUID"], *(card["GUID"] for card in deck["ContainedObjects"])]

    assert len(set(found)) == 20_001
    assert all(len(guid) == 6 and int(guid, 16) >= 0 for guid in found)
    fewer = PILE._replace(cards=many.cards[50:])
    (less,) = objects(fewer)
    kept = {card["GUID"] for card in less["ContainedObjects"]} & set(found)
    assert len(kept) > 9_900, "a card keeps its GUID whatever else is in the deck"
