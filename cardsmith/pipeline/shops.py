"""The print shop that a profile is for."""

from cardsmith.intake.shipped.vendors import read_vendor, vendor_names
from cardsmith.model.edition import Deck, Game
from cardsmith.model.profile import Profile
from cardsmith.model.sizes import SIZES
from cardsmith.model.struct import replace
from cardsmith.model.vendor import Delivery, Vendor
from cardsmith.pipeline.refusing import refused

_GENERIC = {"press": "generic-x4", "press-x1a": "generic-x1a"}
"""The profiles of no shop in particular, and what the strictest of shops ask."""

FITTING = ("tcg", "poker")
"""The sizes that the cards of the shipped games are drawn for."""

_MORE = 0.5
"""Millimetres beyond its bleed that a portal's picture goes at the most, for a rounded size."""


def shop_of(profile: Profile) -> Vendor | None:
    """The shop that a profile is named after; None for what is printed at home."""
    name = _GENERIC.get(profile.name, profile.name)
    return read_vendor(name) if name in vendor_names() else None


def portal_of(profile: Profile) -> Vendor | None:
    """The shop of a profile if it takes pictures, None otherwise."""
    shop = shop_of(profile)
    return shop if shop and shop.delivery.value is Delivery.IMAGES else None


def in_size(deck: Deck, profile: Profile) -> Deck:
    """The deck with the size of cards that is asked for, drawn to the rim of a portal's picture.

    Raises InputError (I110) for a size that the cards of a shipped game are not drawn for.
    """
    portal, size = portal_of(profile), profile.size
    edition = deck.edition
    if portal is not None:
        edition = replace(edition, bleed=portal.bleed.value + _MORE)
    if size is None:
        return replace(deck, edition=edition)
    if edition.game is Game.CUSTOM:
        components = tuple(replace(component, size=size) for component in deck.components)
        return replace(deck, edition=edition, components=components)
    name = next((name for name, one in SIZES.items() if one == size), "")
    if name not in FITTING:
        raise refused("--size", name, among=FITTING)
    return replace(deck, edition=replace(edition, size=size))
