"""Products arranged on pages, one file each, with the words that a sheet carries."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from cardsmith.impose.footer import Footer
from cardsmith.impose.sheets import impose
from cardsmith.impose.single import on_paper, one_a_page, single
from cardsmith.intake.fonts import ShippedFonts
from cardsmith.intake.printed_words import printed_words
from cardsmith.intake.profiles import papers
from cardsmith.layout.notes import Footers, Step, sheet_name
from cardsmith.layout.notes import Job as NotedJob
from cardsmith.model.choices import Duplex
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding
from cardsmith.model.profile import Arrangement, Profile
from cardsmith.model.sheet import Document, Page, SheetOptions
from cardsmith.pipeline.products import Cards, Playboard, Product

WHOLE = "a3"
"""The paper that holds a whole board."""


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
        job = _Job(edition, f"{edition.title} – {product.name}", profile)
        match product:
            case Cards():
                found.append(_cards(product, job, findings))
            case Playboard():
                found += _board(product, job, findings)
    return tuple(found), tuple(findings)


@dataclass(frozen=True, slots=True)
class _Job:
    """One component of one edition, to be arranged by one profile."""

    edition: Edition
    title: str
    profile: Profile

    def document(self, pages: tuple[Page, ...], duplex: Duplex = Duplex.NONE) -> Document:
        return Document(
            title=self.title, language=self.edition.language, pages=pages, duplex=duplex
        )

    def note(self, duplex: Duplex, step: Step = "cuts") -> Footer | None:
        """What draws the footer of a page; None where the profile wants none."""
        if not self.profile.options.footer:
            return None
        options, paper = self.profile.options, self.profile.paper
        job = NotedJob(
            words=printed_words("print", self.edition.language),
            title=self.title,
            paper=paper.upper() if len(paper) == 2 else paper.title(),
            duplex=duplex,
            options=_options_read(options),
            step=step,
        )
        return Footers(ShippedFonts(), job)


def _options_read(options: SheetOptions) -> tuple[str, ...]:
    lengths = {"margin": options.margin, "gap": options.gap, "bleed": options.bleed}
    read = (f"--{name} {length / 1000:g}mm" for name, length in lengths.items())
    return (*read, f"--marks {options.marks}")


def _cards(product: Cards, job: _Job, findings: list[Finding]) -> Print:
    options = job.profile.options
    has_backs = any(piece.back for piece in product.pieces)
    duplex = options.duplex if has_backs else Duplex.NONE
    if job.profile.arrangement is Arrangement.SINGLE:
        pages = one_a_page(product.pieces, options.bleed)
    else:
        pages, refused = impose(product.pieces, options, job.note(duplex))
        findings += refused
    return Print(
        path=f"{product.name}.pdf",
        component=product.name,
        document=job.document(pages, duplex),
        cards=sum(piece.copies for piece in product.pieces),
    )


def _board(product: Playboard, job: _Job, findings: list[Finding]) -> Iterator[Print]:
    """The board in one piece, and beside it on sheets of the profile's own paper."""
    profile = job.profile
    if profile.arrangement is Arrangement.SINGLE:
        yield _one(
            product, "board.pdf", job.document((single(product.face, profile.options.bleed),))
        )
        return
    large = papers()[WHOLE]
    options = replace(profile.options, width=large.width, height=large.height)
    pages, refused = on_paper(product.face, options)
    findings += refused
    yield _one(product, f"board-{large.name}.pdf", job.document(pages))
    from cardsmith.impose.tiles import Trimmings, tiles

    fonts = ShippedFonts()
    trimmings = Trimmings(
        keep=product.keep,
        label=lambda name: sheet_name(fonts, name),
        footer=job.note(Duplex.NONE, "glue"),
    )
    pages, refused = tiles(product.face, profile.options, trimmings)
    findings += refused
    yield _one(product, f"board-{profile.paper}.pdf", job.document(pages))


def _one(product: Playboard, path: str, document: Document) -> Print:
    return Print(path=path, component=product.name, document=document, cards=0)
