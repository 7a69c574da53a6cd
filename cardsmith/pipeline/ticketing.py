"""The job ticket of a build for a print shop."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardsmith.impose.runs import Run
from cardsmith.impose.single import single
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.ticket import ticket_face
from cardsmith.lexicon.decimals import as_read
from cardsmith.model.edition import Deck, Game, Size
from cardsmith.model.press import GRIDS, Press
from cardsmith.model.profile import Profile
from cardsmith.model.sheet import Document
from cardsmith.model.sizes import told
from cardsmith.model.ticket import Copies, OnSheets, Part, Ticket, Verdict
from cardsmith.model.vendor import Vendor
from cardsmith.pipeline.orders import TICKET, Job
from cardsmith.pipeline.pressing import Pressed
from cardsmith.pipeline.products import Cards, Product
from cardsmith.pipeline.shops import shop_of
from cardsmith.pipeline.signed import CODE, unsigned_in
from cardsmith.press.manifest import Check, Manifest, Output, listed
from cardsmith.press.pdf import write_pdf


def with_ticket(
    job: Job, made: Sequence[Product], manifest: Manifest, pressed: Pressed
) -> tuple[Manifest, tuple[Output, ...], Mapping[str, bytes]]:
    """A manifest and files with the ticket of what the manifest lists."""
    ticket, data = ticket_file(job.deck, made, job.profile, manifest)
    files = tuple(sorted((*manifest.files, ticket)))
    content = {**pressed.content, ticket.path: data}
    return manifest._replace(files=files), (*pressed.files, ticket), content


def ticket_file(
    deck: Deck, made: Sequence[Product], profile: Profile, manifest: Manifest
) -> tuple[Output, bytes]:
    """The ticket of what a manifest lists, in the language of the edition."""
    edition = deck.edition
    words = printed_words("ticket", edition.language)
    face = ticket_face(ticket_of(deck, made, profile, manifest), words, ShippedFonts())
    title = f"{edition.title} – {words['name']}"
    document = Document(title=title, language=edition.language, pages=(single(face, 0),))
    data = write_pdf(document, ShippedFonts())
    return listed(f"{TICKET}.pdf", TICKET, data, pages=1, cards=0), data


def ticket_of(deck: Deck, made: Sequence[Product], profile: Profile, manifest: Manifest) -> Ticket:
    """The job: what the profile and its shop ask, what the manifest lists.

    Raises ValueError for a profile that is for no press.
    """
    press, shop = profile.press, shop_of(profile)
    if press is None or shop is None:
        raise ValueError(f"{profile.name} is for no press")
    cards = sum(card.copies for card in manifest.cards)
    drawn = {product.name: product for product in made if isinstance(product, Cards)}
    files = [file for file in manifest.files if file.path.endswith(".pdf")]
    box = next((file.path for file in files if file.component == "box"), "")
    by_state = _by_state(manifest.checks)
    return Ticket(
        title=deck.edition.title,
        imprint=tuple(_imprint(deck)),
        profile=profile.name,
        shop=shop.title,
        standard=press.standard.value,
        condition=press.condition,
        spots=tuple(name for _, name in press.spots),
        ink=press.ink,
        bleed=profile.options.bleed / 1000,
        safe=shop.safe.value,
        back_first=press.back_first,
        on_sheets=press.layout is not None,
        has_die=any(file.path.endswith("-cut.pdf") for file in files),
        parts=tuple(
            _part(file, drawn, deck.edition.language) for file in files if file.component != TICKET
        ),
        copies=tuple(_copies(deck, manifest)),
        cards=cards,
        sheets=tuple(_sheets(cards, press, shop)),
        pack=cards * profile.thickness / 1000,
        box=box,
        verified=tuple(verdict.code for verdict in by_state["verified"]),
        failed=by_state["failed"],
        unverified=by_state["not-verified"],
        unsigned=unsigned_in(manifest.checks),
    )


def _imprint(deck: Deck) -> Iterator[str]:
    words, imprint = printed_words("ticket", deck.edition.language), deck.edition.imprint
    if imprint.get("number"):
        yield words["number"].format(number=imprint["number"])
    yield from (imprint[name] for name in ("date", "publisher") if imprint.get(name))


def _part(file: Output, drawn: Mapping[str, Cards], language: str) -> Part:
    product = drawn.get(file.component)
    if product is None or not file.cards:
        return Part(file.path, "", 0, file.cards, file.pages)
    front = product.pieces[0].front
    size = as_read(told(Size(width=front.width, height=front.height)), language)
    return Part(file.path, size, len(product.pieces), file.cards, file.pages)


def _copies(deck: Deck, manifest: Manifest) -> Iterator[Copies]:
    """The cards of each packet of Le Bouffon, of each card otherwise."""
    words = printed_words("print", deck.edition.language)
    found: dict[str, Counter[str]] = {}
    for card in manifest.cards:
        packet, _, name = card.id.rpartition("/")
        if deck.edition.game is Game.BOUFFON:
            found.setdefault("cards", Counter())[packet] += card.copies
        else:
            home = "cards" if deck.edition.game is Game.DALMUTI else packet
            found.setdefault(home, Counter())[name] += card.copies
    for component, counted in found.items():
        yield Copies(words.get(component, component), tuple(counted.items()))


def _sheets(cards: int, press: Press, shop: Vendor) -> Iterator[OnSheets]:
    """On the sheet that was asked for, else on those that shops have."""
    grid = GRIDS.get(press.layout) if press.layout else None
    layouts = [grid[0] * grid[1]] if grid else [fact.value for fact in shop.sheets]
    for a_sheet in layouts if cards else ():
        run = Run(cards, a_sheet)
        yield OnSheets(a_sheet, run.sheets, run.free)


def _by_state(checks: Iterable[Check]) -> Mapping[str, tuple[Verdict, ...]]:
    """The checks but that of signatures, each code once: by how they came out."""
    found: dict[str, dict[str, Verdict]] = {"verified": {}, "failed": {}, "not-verified": {}}
    for check in checks:
        if check.code != CODE:
            found[check.state].setdefault(check.code, Verdict(check.code, check.reason))
    return {state: tuple(verdicts.values()) for state, verdicts in found.items()}
