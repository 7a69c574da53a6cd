"""The cards of the shipped games, drawn with their templates or with an edition's own."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.files.folders import DECLARATION
from cardsmith.intake.progress import followed
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.templates.artwork import artwork_of
from cardsmith.intake.templates.library import Library
from cardsmith.layout.custom import Cards, Draw, pieces_of
from cardsmith.layout.template_card import Workshop
from cardsmith.lexicon.length import LETTERS_ONLY
from cardsmith.model.choices import Look
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Edition, Game
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts
from cardsmith.model.place import whole
from cardsmith.model.row import Row
from cardsmith.model.template import Template
from cardsmith.pipeline.dividing import hyphenator_of

ACCESSIBLE = "-accessible"
"""What ends the name of a template for the accessible look."""


class Drawn(NamedTuple):
    """Cards as pieces; those that are not ``dressed`` are still to be finished by their look."""

    pieces: tuple[Piece, ...]
    findings: tuple[Finding, ...]
    dressed: bool


def game_cards(
    deck: Deck,
    component: str,
    look: Look,
    fonts: Fonts,
    drawing: Callable[[bool], Draw] | None = None,
) -> Drawn:
    """The cards or the marotte of a shipped game.

    The accessible look has templates of its own. Where an edition has one template of its own for
    all looks, it is drawn in the ``fonts`` of the look. ``drawing`` gives what draws cards that
    are dressed by their template, or that it finishes itself.
    """
    edition = deck.edition
    own, name, dressed = _template(edition, component, look)
    library = Library(Path(edition.folder))
    place = whole((Path(edition.folder) / DECLARATION).as_posix())
    front = library.template(own, place) if own else library.lent(name)
    if front is None:
        return Drawn((), tuple(library.findings), dressed)
    rows = _rows(deck, component, front)
    artwork = artwork_of(front, rows, library, edition.language).bled(edition.bleed)
    divided, faults = hyphenator_of(edition) if artwork.hyphenates else (None, ())
    bouffon = edition.game is Game.BOUFFON
    workshop = Workshop(
        artwork,
        ShippedFonts() if dressed else fonts,
        divided,
        policy=edition.rules.length_policy if bouffon else LETTERS_ONLY,
    )
    if drawing is None:
        cards = Cards(component, edition.size, followed(rows, "card"))
        pieces, told = pieces_of(cards, workshop)
    else:
        cards = Cards(component, edition.size, rows, partial(_rows, deck, component, front))
        pieces, told = pieces_of(cards, workshop, draw=drawing(dressed))
        dressed = True
    return Drawn(pieces, (*library.findings, *faults, *told), dressed)


def own_faults(deck: Deck) -> Iterator[Finding]:
    """What is wrong with the cards that an edition draws with templates of its own."""
    fonts = ShippedFonts()
    for name in deck.edition.templates:
        component = MAROTTE if name.startswith(MAROTTE) else "cards"
        look = Look.ACCESSIBLE if name.endswith(ACCESSIBLE) else Look.HOUSE
        yield from game_cards(deck, component, look, fonts).findings


def template_files(edition: Edition) -> Iterator[Path]:
    """The files of the edition's folder that its own templates are read from."""
    for name in edition.templates.values():
        library = Library(Path(edition.folder))
        library.template(name, whole(edition.folder))
        yield from (Path(edition.folder) / file for file in library.files)


def _template(edition: Edition, component: str, look: Look) -> tuple[str, str, bool]:
    """An edition's own template or nothing, the shipped one, whether it is for this very look."""
    kind = "rank" if edition.game is Game.DALMUTI else MAROTTE if component == MAROTTE else "letter"
    own = edition.templates
    large = kind + ACCESSIBLE
    if look is Look.ACCESSIBLE and (large in own or kind not in own):
        return own.get(large, ""), large, True
    return own.get(kind, ""), kind, False


def _rows(deck: Deck, component: str, template: Template) -> tuple[Row, ...]:
    if deck.edition.game is Game.DALMUTI:
        from cardsmith.layout.dalmuti import rank_rows

        return rank_rows(deck)
    from cardsmith.layout.bouffon import card_rows, common_fields

    language = deck.edition.language
    said = printed_words("cards", language)
    common = common_fields(deck.edition.rules, lambda: said, template)
    return card_rows(deck, common, said, marotte=component == MAROTTE)
