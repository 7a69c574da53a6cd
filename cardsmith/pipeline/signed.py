"""Whether readers have signed the cards that go to print."""

from collections.abc import Iterable, Iterator

from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.place import named, whole
from cardsmith.pipeline.targets import shipped_editions
from cardsmith.press.manifest import Check

CODE = "I182"

_SHOWN = 4

_UNSIGNED = "unsigned: "


def unsigned_cards(deck: Deck) -> tuple[str, ...]:
    """The ids of the cards that nobody has signed as they stand, or somebody objects to.

    Those of loose files, which have no signatures, are all of them. Raises InputError for a lock
    file with a fault.
    """
    if not deck.edition.declared:
        from cardsmith.pipeline.finding_cards import card_ids

        return tuple(card_ids(deck))
    from cardsmith.pipeline.proofing.signing import unsigned

    return unsigned(deck)


def signed_check(unsigned: tuple[str, ...]) -> Check:
    """What a manifest says of signatures: all are there, or which cards have none."""
    if not unsigned:
        return Check(CODE, "verified")
    return Check(CODE, "not-verified", _UNSIGNED + ", ".join(unsigned))


def unsigned_in(checks: Iterable[Check]) -> tuple[str, ...]:
    """The cards that a manifest says nobody has signed."""
    told = next((check.reason for check in checks if check.code == CODE), "")
    return tuple(told.removeprefix(_UNSIGNED).split(", ")) if told else ()


def missing_signatures(deck: Deck) -> Iterator[Finding]:
    """I182 where a card is not signed, with the first of them.

    Raises InputError for loose files (F060) and for a lock file with a fault.
    """
    from cardsmith.pipeline.proofing.signing import lock_of

    lock = lock_of(deck)
    is_shipped = lock.parent in shipped_editions()
    place = named(deck.edition.name) if is_shipped else whole(lock.as_posix())
    found = unsigned_cards(deck)
    if found:
        yield Finding(
            CODE,
            place,
            kind="one" if len(found) == 1 else "many" if len(found) <= _SHOWN else "more",
            number=len(found),
            cards=", ".join(found[:_SHOWN]),
            others=len(found) - _SHOWN,
            edition=deck.edition.name,
            first=f"card:{found[0]}",
        )
