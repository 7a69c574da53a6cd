"""Products become files: for paper, for a press, or as the pictures of a portal."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.profile import Profile
from cardsmith.model.vendor import Vendor
from cardsmith.pipeline.pressing import Pressed, ink_of, only_slots_there_are, press
from cardsmith.pipeline.products import Product
from cardsmith.pipeline.sheets import Print, prints
from cardsmith.pipeline.shops import portal_of, shop_of
from cardsmith.press.manifest import Check, Shown


class Finished(NamedTuple):
    """Files that may be written where no finding is an error, and what their manifest says."""

    pressed: Pressed
    findings: tuple[Finding, ...] = ()
    checks: tuple[Check, ...] = ()
    faces: tuple[Shown, ...] = ()


class Arranged(NamedTuple):
    """What was arranged, what is wrong with it, and what makes its files where nothing is.

    ``ink`` estimates the ink of what is printed at home.
    """

    findings: tuple[Finding, ...]
    finished: Callable[[], Finished]
    ink: Callable[[], float] | None = None


def arranged(deck: Deck, made: Sequence[Product], profile: Profile) -> Arranged:
    """The files of some components by a profile; raises InputError as ``prints`` does."""
    portal = portal_of(profile)
    if portal is not None:
        return _pictured(deck, made, portal)
    printed, refused = prints(deck.edition, made, profile)
    only_slots_there_are(refused)
    shop = shop_of(profile)
    checks: tuple[Check, ...] = ()
    if shop is not None and not refused:
        from cardsmith.pipeline.cutting import cut_findings

        refused = tuple(cut_findings(deck, made, shop.safe.value))
        checks = _checks(deck, refused)
    finished = partial(_finished, printed, profile, checks)
    return Arranged(refused, finished, ink_of(printed, profile))


def _finished(printed: tuple[Print, ...], profile: Profile, checks: tuple[Check, ...]) -> Finished:
    """The files, those for a press looked at as the print shop will."""
    pressed = press(printed, profile)
    if profile.press is None:
        return Finished(pressed, checks=checks)
    from cardsmith.pipeline.examining import examined

    seen = examined(printed, pressed, profile)
    return Finished(pressed, seen.findings, (*seen.checks, *checks), seen.faces)


def _pictured(deck: Deck, made: Sequence[Product], portal: Vendor) -> Arranged:
    from cardsmith.pipeline.portal.sending import PICTURED, parcels, send

    found, findings = parcels(deck, made, portal)
    checks = (*PICTURED, *_checks(deck, findings))
    return Arranged(findings, lambda: Finished(send(deck, found, portal), checks=checks))


def _checks(deck: Deck, findings: Sequence[Finding]) -> tuple[Check, ...]:
    """What a knife and readers say of cards for a print shop."""
    from cardsmith.pipeline.cutting import cut_checks
    from cardsmith.pipeline.signed import signed_check, unsigned_cards

    return (*cut_checks(findings), signed_check(unsigned_cards(deck)))
