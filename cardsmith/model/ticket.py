"""The ticket that goes to a print shop with its files: what is to be made of them."""

from typing import NamedTuple

from cardsmith.model.struct import Struct


class Part(NamedTuple):
    """A file and what it holds; ``size`` is told as text, empty where it is no cards."""

    path: str
    size: str
    designs: int
    cards: int
    pages: int


class Copies(NamedTuple):
    """What there is of a component, one by one: names with how many of each."""

    component: str
    each: tuple[tuple[str, int], ...]


class OnSheets(NamedTuple):
    """So many cards a sheet, the sheets that they take, the places that stay free."""

    a_sheet: int
    sheets: int
    free: int


class Verdict(NamedTuple):
    """A check that was not passed, or could not be made, with its reason."""

    code: str
    reason: str


class Ticket(Struct, frozen=True, kw_only=True):
    """A job in the terms of the trade; lengths in millimetres, ``ink`` per cent of all inks.

    ``imprint`` says which edition it is. ``spots`` are plates besides the four of process
    colours. ``on_sheets`` says that a page holds many cards. ``pack`` is how thick the cards of
    one game are. ``verified`` are codes of checks that were passed, ``unverified`` those
    that were not made, ``unsigned`` the cards that no reader has signed.
    """

    title: str
    imprint: tuple[str, ...]
    profile: str
    shop: str
    standard: str
    condition: str
    spots: tuple[str, ...]
    ink: int
    bleed: float
    safe: float
    back_first: bool
    on_sheets: bool = False
    has_die: bool
    parts: tuple[Part, ...]
    copies: tuple[Copies, ...]
    cards: int
    sheets: tuple[OnSheets, ...]
    pack: float
    box: str
    verified: tuple[str, ...] = ()
    failed: tuple[Verdict, ...] = ()
    unverified: tuple[Verdict, ...] = ()
    unsigned: tuple[str, ...] = ()
