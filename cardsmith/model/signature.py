"""Who has read which card, and what readers say of the text that stands there now."""

from typing import NamedTuple

from cardsmith.model.struct import Struct


class Signature(NamedTuple):
    """What one reader says of one card, as its text was when the digest was taken.

    ``is_read`` tells that it is right and fit to print; without it the remark is an objection.
    """

    card: str
    reader: str
    digest: str
    is_read: bool
    remark: str = ""


class Standing(Struct, frozen=True, kw_only=True):
    """Where one card stands: the signatures of its present text, the readers of an older one."""

    card: str
    title: str
    digest: str
    valid: tuple[Signature, ...] = ()
    lost: tuple[str, ...] = ()

    @property
    def readers(self) -> tuple[str, ...]:
        """Who holds the card for right."""
        return tuple(one.reader for one in self.valid if one.is_read)

    @property
    def objections(self) -> tuple[Signature, ...]:
        """What keeps the card from print."""
        return tuple(one for one in self.valid if not one.is_read)

    @property
    def remarks(self) -> tuple[Signature, ...]:
        """Whatever was remarked, objections included."""
        return tuple(one for one in self.valid if one.remark)

    @property
    def is_disputed(self) -> bool:
        """Whether one reader holds it for right and another one remarked something."""
        silent = any(one.is_read and not one.remark for one in self.valid)
        return silent and bool(self.remarks)

    def is_signed(self, readers: int = 1) -> bool:
        """Whether so many readers hold it for right, and none objects."""
        return len(self.readers) >= readers and not self.objections


class Ledger(Struct, frozen=True, kw_only=True):
    """The cards of an edition, each with where it stands; ``gone`` are ids of no card."""

    cards: tuple[Standing, ...]
    gone: tuple[str, ...] = ()

    def unsigned(self, readers: int = 1) -> tuple[Standing, ...]:
        """The cards that are not fit to print yet."""
        return tuple(card for card in self.cards if not card.is_signed(readers))

    @property
    def disputed(self) -> tuple[Standing, ...]:
        """The cards on which readers disagree."""
        return tuple(card for card in self.cards if card.is_disputed)
