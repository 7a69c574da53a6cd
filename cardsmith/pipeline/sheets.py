"""Products arranged on pages, one file each, with the words that a sheet carries."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, assert_never

from cardsmith.impose.footer import noticed
from cardsmith.impose.sheets import impose
from cardsmith.impose.single import on_paper, one_a_page, single
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.intake.shipped.profiles import papers
from cardsmith.layout.cut_numbers import CutNumbers
from cardsmith.layout.footer import FooterJob, Footers, Step
from cardsmith.layout.sheet_name import sheet_name
from cardsmith.model.choices import Duplex, Marks, Orientation
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding
from cardsmith.model.place import named
from cardsmith.model.press import Press
from cardsmith.model.profile import Arrangement, Profile
from cardsmith.model.sheet import Document, Page
from cardsmith.model.struct import replace
from cardsmith.pipeline.filling import shared
from cardsmith.pipeline.looks import wardrobe
from cardsmith.pipeline.options import as_typed
from cardsmith.pipeline.prepressing import faults, is_faced, run_of, slug_of
from cardsmith.pipeline.products import Cards, Leaflet, Model, Playboard, Product

if TYPE_CHECKING:
    from cardsmith.impose.tiles import Trimmings

MOST = 200_000
"""Cards that one file may hold: some 22,000 sheets."""

TOGETHER = "together"
"""The file of all components of cards that share sheets."""

WHOLE = "a3"
"""The paper that holds a whole board."""


class Print(NamedTuple):
    """One file to be written: its path in the output folder, its pages, its cards with copies.

    ``beside`` are further files by their path, with their bytes.
    """

    path: str
    component: str
    document: Document
    cards: tuple[tuple[str, int], ...]
    beside: tuple[tuple[str, bytes], ...] = ()


def prints(
    edition: Edition, made: Sequence[Product], profile: Profile
) -> tuple[tuple[Print, ...], tuple[Finding, ...]]:
    """Every file of an edition, and what could not be placed."""
    if profile.tagged:
        from cardsmith.pipeline.telling import told

        made = tuple(told(made, edition))
    made = _joined(made, _lying_one_way(made) if profile.together else shared(made, profile))
    printed: list[Print] = []
    findings: list[Finding] = list(_too_many(made))
    if profile.press is not None:
        findings += faults(made, profile.press)
    if findings:
        return (), tuple(findings)
    for product in made:
        arranged = _arranged(product, _Job(edition, product.name, profile))
        for item, refused in arranged:
            printed.append(item)
            findings += refused
    return tuple(printed), tuple(findings)


def _lying_one_way(made: Sequence[Product]) -> Sequence[Cards]:
    """The components of cards but those whose paper lies as they need it."""
    return [each for each in made if isinstance(each, Cards) and each.way is None]


def _joined(made: Sequence[Product], cards: Sequence[Cards]) -> Sequence[Product]:
    """Some components of cards as one, before all others."""
    if len(cards) < 2:
        return made
    joined = Cards(TOGETHER, tuple(piece for each in cards for piece in each.pieces))
    return joined, *(each for each in made if not any(each is one for one in cards))


def _too_many(made: Sequence[Product]) -> Iterator[Finding]:
    for product in made:
        if isinstance(product, Cards):
            copies = sum(piece.copies for piece in product.pieces)
            if copies > MOST:
                yield Finding("I112", named(product.name), copies=copies, most=MOST)


_Arranged = Iterator[tuple[Print, tuple[Finding, ...]]]


def _arranged(product: Product, job: "_Job") -> _Arranged:
    match product:
        case Cards():
            yield from _cards(product, job)
        case Playboard() | Model() if is_faced(job.profile):
            slug = slug_of(job.profile)
            pages = tuple(single(face, job.profile.options.bleed, slug) for face in product.faces)
            yield job.board(f"{product.name}.pdf", pages), ()
        case Playboard():
            yield _whole_board(product, job)
            yield _tiled_board(product, job)
        case Model():
            yield _model(product, job)
        case Leaflet():
            yield _leaflet(product, job)
        case _:
            assert_never(product)


class _Job(NamedTuple):
    """One component of one edition, to be arranged by one profile."""

    edition: Edition
    component: str
    profile: Profile

    @property
    def words(self) -> Mapping[str, str]:
        """The words of a footer in the language of the edition."""
        return printed_words("print", self.edition.language)

    @property
    def title(self) -> str:
        """Edition and component, as a reader calls them."""
        return f"{self.edition.title} – {self.words.get(self.component, self.component)}"

    def document(self, pages: tuple[Page, ...], duplex: Duplex = Duplex.NONE) -> Document:
        """The pages as one file, moved against what its printer does."""
        printer = self.profile.printer
        if printer is not None:
            from cardsmith.impose.printer import calibrated

            pages = tuple(calibrated(page, printer, duplex) for page in pages)
        return Document(
            title=self.title,
            language=self.edition.language,
            pages=pages,
            duplex=duplex,
            tagged=self.profile.tagged,
        )

    def cards(
        self, side: str, pages: tuple[Page, ...], duplex: Duplex, held: tuple[tuple[str, int], ...]
    ) -> Print:
        """The pages of cards as one file; ``side`` tells which, where there is one for each."""
        document = self.document(pages, duplex)
        if not side:
            return Print(f"{self.component}.pdf", self.component, document, held)
        titled = replace(document, title=f"{document.title} ({self.words[side]})")
        return Print(f"{self.component}-{side}.pdf", self.component, titled, held)

    def board(self, path: str, pages: tuple[Page, ...]) -> Print:
        """The pages of a board or a paper model as one file."""
        return Print(path=path, component=self.component, document=self.document(pages), cards=())

    def footer(self, duplex: Duplex, step: Step = "cuts") -> Footers | None:
        """What draws the footer of a page; None where the profile wants none."""
        if not self.profile.options.footer:
            return None
        paper = self.profile.paper
        job = FooterJob(
            words=self.words,
            title=self.title,
            paper=paper.upper() if len(paper) == 2 else paper.title(),
            duplex=duplex,
            options=as_typed(self.profile),
            step=step,
            calibrated=self.profile.printer is not None,
        )
        return Footers(ShippedFonts(), job)


def _cards(product: Cards, job: _Job) -> _Arranged:
    options = job.profile.options
    if product.way is not None and options.orientation is Orientation.PORTRAIT:
        options = replace(options, orientation=product.way)
    has_backs = any(piece.back for piece in product.pieces)
    duplex = options.duplex if has_backs else Duplex.NONE
    cards = tuple((piece.id, piece.copies) for piece in product.pieces)
    if job.profile.press is not None:
        yield from _shop_cards(product, job, job.profile.press)
        return
    if job.profile.arrangement is Arrangement.SINGLE:
        yield job.cards("", one_a_page(product.pieces, options.bleed), duplex, cards), ()
        return
    footer = job.footer(duplex, "cuts" if options.marks is Marks.NONE else "numbers")
    pages, findings = impose(product.pieces, options, footer, CutNumbers(ShippedFonts()))
    if footer is not None:
        pages = (*(noticed(page, options, footer.notice) for page in pages[:1]), *pages[1:])
    if duplex is not Duplex.SEPARATE:
        yield job.cards("", pages, duplex, cards), findings
        return
    fronts, backs = (tuple(page for page in pages if page.back is side) for side in (False, True))
    yield job.cards("fronts", fronts, duplex, cards), findings
    yield job.cards("backs", backs, duplex, ()), ()


def _shop_cards(product: Cards, job: _Job, press: Press) -> _Arranged:
    """Cards for a print shop, the outlines of its die in a file of their own."""
    run = run_of(product.pieces, job.profile, press)
    cards = tuple((piece.id, piece.copies) for piece in product.pieces)
    slots = run.slots()
    beside = ((f"{product.name}-slots.csv", slots),) if slots else ()
    printed = job.cards("", run.pages, Duplex.NONE, cards)
    yield printed._replace(beside=beside), run.findings
    if run.dies:
        yield job.cards("cut", run.dies, Duplex.NONE, ()), ()


def _whole_board(product: Playboard, job: _Job) -> tuple[Print, tuple[Finding, ...]]:
    """The board on one large sheet, which a shop prints and not the printer at home."""
    job = job._replace(profile=replace(job.profile, printer=None))
    large = papers()[WHOLE]
    options = replace(job.profile.options, width=large.width, height=large.height)
    pages, findings = on_paper(product.face, options)
    return job.board(f"board-{large.name}.pdf", pages), findings


def _tiled_board(product: Playboard, job: _Job) -> tuple[Print, tuple[Finding, ...]]:
    from cardsmith.impose.tiles import tiles

    trimmings = _glued(product, job)
    pages, findings = tiles(product.face, job.profile.options, trimmings)
    return job.board(f"board-{job.profile.paper}.pdf", pages), findings


def _model(product: Model, job: _Job) -> tuple[Print, tuple[Finding, ...]]:
    from cardsmith.impose.net import net_pages

    parts, footer = _glued(product, job), job.footer(Duplex.NONE, "folds")
    pages, findings = net_pages(product.faces, job.profile.options, footer, parts)
    return job.board(f"{product.name}.pdf", pages), findings


def _glued(product: Playboard | Model, job: _Job) -> "Trimmings":
    """What is printed round the sheets of a face that is larger than the paper."""
    from cardsmith.impose.tiles import Trimmings
    from cardsmith.layout.net.assembly import assembly

    worn, words = wardrobe(job.profile.look), printed_words("net", job.edition.language)
    finish = worn.finish or (lambda face: face)
    return Trimmings(
        keep=product.keep,
        label=lambda name: finish(sheet_name(worn.fonts, name)),
        plan=lambda plan: tuple(map(finish, assembly(worn.fonts, words, plan))),
        footer=job.footer(Duplex.NONE, "glue"),
    )


def _leaflet(product: Leaflet, job: _Job) -> tuple[Print, tuple[Finding, ...]]:
    """A booklet or a form, in a language of its own where it has one."""
    from cardsmith.pipeline.leaflets import leaflet_pages

    language = product.language or job.edition.language
    spoken = job._replace(edition=replace(job.edition, language=language))
    (pages, findings), turn = leaflet_pages(
        product, job.profile, spoken.footer, lambda step: spoken.words[f"{step}_here"]
    )
    ending = f"-{product.language}" if product.language else ""
    printed = Print(
        path=f"{product.name}{ending}.pdf",
        component=product.name,
        document=spoken.document(pages, turn),
        cards=(),
    )
    return printed, findings
