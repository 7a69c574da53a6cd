"""The saved objects of Tabletop Simulator: decks, a board and pieces as its JSON names them."""

import json
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from itertools import count
from typing import NamedTuple

Json = str | float | bool | Sequence["Json"] | Mapping[str, "Json"]
Colour = tuple[float, float, float]

_PLAIN = (0.713235259, 0.713235259, 0.713235259)
"""The colour that the program itself writes for cards, which takes nothing from a picture."""

_USUAL = dict.fromkeys(("Grid", "Snap", "Autoraise", "Sticky", "Tooltip"), True)
_UNSAID = dict.fromkeys(("GameMode", "Date", "Table", "Sky", "Note", "Rules", "LuaScript"), "")


class Sheet(NamedTuple):
    """Pictures of cards in a grid; ``back`` is one picture for all, or a grid of their own."""

    front: str
    back: str
    columns: int
    rows: int
    own_backs: bool = False


class Held(NamedTuple):
    """A card: which sheet of its pile it is on, in which slot, and how many of it there are."""

    id: str
    title: str
    sheet: int
    slot: int
    copies: int = 1


class Pile(NamedTuple):
    """Cards that lie on one another, face down; ``sideways`` ones are wider than high."""

    id: str
    name: str
    sheets: tuple[Sheet, ...]
    cards: tuple[Held, ...]
    sideways: bool = False


class Board(NamedTuple):
    """A board that does not move, from its picture; ``ratio`` is its width by its height."""

    id: str
    name: str
    picture: str
    ratio: float


class Thing(NamedTuple):
    """A piece that the program has: ``PlayerPawn``, ``Die_6``; its colour from 0 to 1."""

    id: str
    name: str
    kind: str
    colour: Colour


class Place(NamedTuple):
    """Where an object lies, to the right of the middle and away from the player, and its sides."""

    x: float
    z: float
    face_down: bool = False


def saved_object(edition: str, laid: Sequence[tuple[Pile | Board | Thing, Place]]) -> bytes:
    """The file: the same objects, the same bytes. Each object keeps the GUID of its id."""
    writer = _Writer(edition)
    objects = [writer.object(thing, place) for thing, place in laid]
    document: Json = {"SaveName": edition, **_UNSAID, "ObjectStates": objects}
    return (json.dumps(document, ensure_ascii=False, indent=1) + "\n").encode("utf-8")


class _Writer:
    """Numbers the sheets and the objects of one file."""

    def __init__(self, edition: str) -> None:
        self._edition = edition
        self._numbers = count(1)
        self._given: set[str] = set()

    def object(self, thing: Pile | Board | Thing, place: Place) -> Mapping[str, Json]:
        """One object on the table."""
        if isinstance(thing, Pile):
            return self._pile(thing, place._replace(face_down=True))
        if isinstance(thing, Thing):
            common = self._common(thing.kind, thing.id, thing.name, place)
            return {**common, "ColorDiffuse": _colour(thing.colour)}
        common = self._common("Custom_Board", thing.id, thing.name, place)
        image: Mapping[str, Json] = {
            "ImageURL": thing.picture,
            "ImageSecondaryURL": "",
            "ImageScalar": 1.0,
            "WidthScale": thing.ratio,
        }
        return {**common, "Locked": True, "CustomImage": image}

    def _pile(self, pile: Pile, place: Place) -> Mapping[str, Json]:
        """A deck, or the card itself where it is the only one: there is no deck of one."""
        numbers = [next(self._numbers) for _ in pile.sheets]
        deck = self._common("DeckCustom", pile.id, pile.name, place)
        cards = list(self._cards(pile, numbers, place))
        if len(cards) == 1:
            return cards[0]
        sheets = zip(numbers, pile.sheets, strict=True)
        return {
            **deck,
            "HideWhenFaceDown": True,
            "SidewaysCard": pile.sideways,
            "DeckIDs": [card["CardID"] for card in cards],
            "CustomDeck": {str(number): _sheet(sheet) for number, sheet in sheets},
            "ContainedObjects": cards,
        }

    def _cards(
        self, pile: Pile, numbers: Sequence[int], place: Place
    ) -> Iterator[Mapping[str, Json]]:
        """Every copy of every card. One that lies face down tells nobody what it is."""
        for card in pile.cards:
            number = numbers[card.sheet]
            sheet = {str(number): _sheet(pile.sheets[card.sheet])}
            for copy in range(card.copies):
                yield {
                    **self._common("Card", f"{card.id} {copy}", card.title, place),
                    "GMNotes": card.id,
                    "HideWhenFaceDown": True,
                    "Hands": True,
                    "CardID": 100 * number + card.slot,
                    "SidewaysCard": pile.sideways,
                    "CustomDeck": sheet,
                }

    def _common(self, kind: str, name: str, nickname: str, place: Place) -> Mapping[str, Json]:
        """What every object has."""
        turn = 180.0 if place.face_down else 0.0
        moved = {"posX": place.x, "posY": 1.0, "posZ": place.z}
        turned = {"rotX": 0.0, "rotY": 180.0, "rotZ": turn}
        return {
            "GUID": self._guid(name),
            "Name": kind,
            "Transform": {**moved, **turned, **dict.fromkeys(("scaleX", "scaleY", "scaleZ"), 1.0)},
            "Nickname": nickname,
            "Description": "",
            "ColorDiffuse": _colour(_PLAIN),
            "Locked": False,
            **_USUAL,
        }

    def _guid(self, name: str) -> str:
        """Six hexadecimal digits that no other object of the file has."""
        tries = (f"{self._edition}\n{name}\n{attempt}" for attempt in count())
        digits = (sha256(text.encode("utf-8")).hexdigest()[:6] for text in tries)
        free = next(one for one in digits if one not in self._given)
        self._given.add(free)
        return free


def _sheet(sheet: Sheet) -> Mapping[str, Json]:
    """A sheet; others see the back of a card that is hidden from them."""
    return {
        "FaceURL": sheet.front,
        "BackURL": sheet.back,
        "NumWidth": sheet.columns,
        "NumHeight": sheet.rows,
        "BackIsHidden": True,
        "UniqueBack": sheet.own_backs,
        "Type": 0,
    }


def _colour(colour: Colour) -> Mapping[str, Json]:
    return dict(zip("rgb", colour, strict=True))
