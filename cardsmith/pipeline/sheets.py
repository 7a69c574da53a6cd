"""Products arranged on pages, one file each, with the words that a sheet carries."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardsmith.impose.sheets import impose
from cardsmith.impose.single import one_a_page
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding
from cardsmith.model.profile import Arrangement, Profile
from cardsmith.model.sheet import Document, Duplex
from cardsmith.pipeline.products import Cards, Playboard, Product

WHOLE = {"letter": "tabloid", "legal": "tabloid"}
"""The paper that holds a whole board beside a home paper; A3 beside any other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Print:
    """One file to be written: its path in the output folder, its pages, how many cards."""

    path: str
    component: str
    document: Document
    cards: int


def prints(
    edition: Edition, made: Sequence[Product], profile: Profile
) -> tuple[tuple[Print, ...], tuple[Finding, ...]]:
    """Every file of an edition, and what could not be placed."""
    findings: list[Finding] = []
    found: list[Print] = []
    for product in made:
        match product:
            case Cards():
                found.append(_cards(edition, product, profile, findings))
            case Playboard():
                found += _board(edition, product, profile, findings)
    return tuple(found), tuple(findings)


def _cards(edition: Edition, product: Cards, profile: Profile, findings: list[Finding]) -> Print:
    title = f"{edition.title} – {product.name}"
    options = profile.options
    if profile.arrangement is Arrangement.SINGLE:
        pages = one_a_page(product.pieces, options.bleed)
    else:
        note = _note(edition, title, profile) if options.footer else None
        pages, refused = impose(product.pieces, options, note)
        findings += refused
    two_sided = options.duplex if any(piece.back for piece in product.pieces) else Duplex.NONE
    return Print(
        path=f"{product.name}.pdf",
        component=product.name,
        document=Document(title=title, language=edition.language, pages=pages, duplex=two_sided),
        cards=sum(piece.copies for piece in product.pieces),
    )
