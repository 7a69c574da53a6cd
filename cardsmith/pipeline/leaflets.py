"""Booklets and forms on the paper of a profile: two pages side by side on each sheet."""

from collections.abc import Callable

from cardsmith.impose.booklet import Fittings, booklet_pages, halved_pages
from cardsmith.impose.footer import Footer
from cardsmith.impose.single import on_paper, single
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.profiles import papers
from cardsmith.layout.fold_sign import fold_sign
from cardsmith.layout.footer import Step
from cardsmith.model.choices import Duplex
from cardsmith.model.edition import Size
from cardsmith.model.finding import Finding
from cardsmith.model.profile import Profile
from cardsmith.model.sheet import Page, SheetOptions
from cardsmith.model.struct import replace
from cardsmith.pipeline.prepressing import is_faced, slug_of
from cardsmith.pipeline.products import Leaflet

_CUT_TO = {"a3": "a4", "legal": "letter", "tabloid": "letter"}
"""Papers whose halves are too large to hold in a hand, and what is cut out of them."""

_WHOLE = {"a5"}
"""Papers that hold one page of a form, not two."""

Footing = Callable[[Duplex, Step], Footer | None]
"""The footer of a file whose sheets are turned and handled in some way."""

Arranged = tuple[tuple[Page, ...], tuple[Finding, ...]]


def leaflet_pages(
    product: Leaflet, profile: Profile, footer: Footing, label: Callable[[Step], str]
) -> tuple[Arranged, Duplex]:
    """The pages of a file, what could not be placed, and how its sheets are turned.

    ``label`` has the words for where a sheet is folded or cut.
    """
    options = profile.options
    half = half_of(profile)
    if is_faced(profile):
        slug = slug_of(profile)
        pages = tuple(single(face, options.bleed, slug) for face in product.draw(half))
        return (pages, ()), Duplex.NONE
    if not product.folded:
        if profile.paper in _WHOLE:
            (face,) = product.draw(_upright(options))
            return on_paper(face, replace(options, bleed=0)), Duplex.NONE
        fittings = Fittings(label=fold_sign(ShippedFonts(), label("halves")))
        return halved_pages(product.draw(half), options, fittings), Duplex.NONE
    if options.duplex is Duplex.FOLD:
        # whoever folds cards has a printer, or a wish, for one side only
        options = replace(options, duplex=Duplex.NONE)
    turn = Duplex.NONE if options.duplex is Duplex.NONE else Duplex.SHORT
    step: Step = "halves" if turn is Duplex.NONE else "booklet"
    fittings = Fittings(fold_sign(ShippedFonts(), label(step)), footer(turn, step))
    return booklet_pages(product.draw(half), options, fittings), turn


def half_of(profile: Profile) -> Size:
    """The size of a page, in millimetres: half of a sheet that was laid on its side."""
    paper = papers()[_CUT_TO.get(profile.paper, profile.paper)]
    return Size(width=paper.height / 2000, height=paper.width / 1000)


def _upright(options: SheetOptions) -> Size:
    width, height = sorted((options.width, options.height))
    return Size(width=width / 1000, height=height / 1000)
