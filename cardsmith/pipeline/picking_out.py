"""What ``--only`` asks for, refused with cards that the editions at hand have."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import InputError
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.selecting import CHANGED, Kind, Wanted, Wish, wanted


def wanted_of(texts: Sequence[str], editions: Sequence[str]) -> Wanted:
    """What the texts ask for together; raises InputError (I110) for what is no part.

    Its examples are cards of the first edition, where that is not one that ships or has a card of
    nearly that name.
    """
    try:
        return wanted(texts)
    except InputError as refusal:
        written = str(refusal.finding.arguments["value"])
        examples = tuple(_examples(written, editions))
        if not examples:
            raise
        raise refused("--only", written, such_as=examples) from None


def _examples(written: str, editions: Sequence[str]) -> Iterator[str]:
    from cardsmith.pipeline.finding_cards import card_ids, nearest_id

    deck = _first(editions)
    ids = card_ids(deck) if deck is not None else ()
    near = "" if ":" in written else nearest_id(written, ids)  # a kind was misspelt, no card
    if near:
        yield str(Wish(Kind.CARD, near, near))
    elif deck is not None and deck.edition.game is Game.CUSTOM and ids:
        yield str(Wish(Kind.CARD, ids[0], ids[0]))
        yield CHANGED


def _first(editions: Sequence[str]) -> Deck | None:
    """The first edition that is named, or that is here; None where it cannot be read."""
    from cardsmith.intake.editions.reading import read
    from cardsmith.pipeline.targets import targets

    with suppress(InputError, OSError):
        return read(next(iter(targets(editions))))
    return None
