"""The books that a check asks: looked for when a rule needs one, and missed aloud."""

from collections.abc import Iterator

from cardsmith.intake.files.folders import DECLARATION
from cardsmith.lint.engine import asked
from cardsmith.lint.rules import NEED_DICTIONARY, NEED_THESAURUS
from cardsmith.model.dictionary import References
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.place import whole
from cardsmith.model.struct import Struct


class Shelf(Struct, frozen=True, kw_only=True):
    """The books for one deck, the codes of the rules that miss theirs, and what is said of it."""

    references: References
    not_run: tuple[str, ...]
    told: tuple[Finding, ...]


def shelf_for(
    deck: Deck, dictionary: str, select: tuple[str, ...], ignore: tuple[str, ...]
) -> Shelf:
    """The books for a deck; none is looked for that no rule asked for needs.

    Raises InputError for a dictionary that somebody named and that cannot be used.
    """
    spelling, hearing = (
        tuple(sorted(code for code in codes if deck.cards and asked(code, select, ignore)))
        for codes in (NEED_DICTIONARY, NEED_THESAURUS)
    )
    if not spelling and not hearing:
        return Shelf(references=References(), not_run=(), told=())
    # a check without words needs none of it
    from cardsmith.intake.dictionary.opening import (
        NO_DICTIONARY,
        find_dictionary,
        find_thesaurus,
        named_dictionary,
    )

    named = named_dictionary(dictionary)
    references = References(
        dictionary=find_dictionary(deck.edition, named) if spelling else None,
        thesaurus=find_thesaurus(deck.edition, named) if hearing else None,
    )
    missing = {
        "dictionary": spelling if references.dictionary is None else (),
        "thesaurus": hearing if references.thesaurus is None else (),
    }
    not_run = (*missing["dictionary"], *missing["thesaurus"])
    told = () if named == NO_DICTIONARY else tuple(_told(deck, missing))
    return Shelf(references=references, not_run=not_run, told=told)


def _told(deck: Deck, missing: dict[str, tuple[str, ...]]) -> Iterator[Finding]:
    """X904, once, with the rules that did not run and the books that they lack."""
    kinds = [kind for kind, codes in missing.items() if codes]
    if kinds:
        codes = tuple(code for kind in kinds for code in missing[kind])
        yield Finding(
            "X904",
            whole(_place(deck)),
            kind="both" if len(kinds) > 1 else kinds[0],
            codes=codes,
            count=len(codes),
            language=deck.edition.language,
        )


def _place(deck: Deck) -> str:
    """The edition's own file, or the first of loose ones."""
    if not deck.edition.declared:
        return deck.packets[0].span.file
    folder = deck.edition.folder
    return f"{folder}/{DECLARATION}" if folder not in {"", "."} else DECLARATION
