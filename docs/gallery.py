"""Draws the pictures of docs/gallery/ and its page. Run: python -m docs.gallery."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from cardsmith.impose.single import single
from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.profiles import read_profile
from cardsmith.model.choices import Look
from cardsmith.model.edition import Deck
from cardsmith.model.face import Face, Piece
from cardsmith.model.sheet import Document, Page
from cardsmith.pipeline.products import Cards, Leaflet, Product, component_names, products
from cardsmith.pipeline.sheets import prints
from cardsmith.pipeline.targets import targets
from cardsmith.press.pdf import write_pdf
from cardsmith.press.png import render_png

FOLDER = Path(__file__).resolve().parent / "gallery"

_TABLE = "#8C928B"
"""What cards lie on."""

_GAP = 8
_BOXES = (("bouffon", "box"), ("dalmuti", "box"))
_COLOURS = 128
_FONTS = ShippedFonts()
_SHORT, _LONG, _MERGED = "P/peur", "J/jeterleponge", "W/web"


class Shown(NamedTuple):
    """A picture of the gallery: what is said under it, and what draws it."""

    caption: str
    draw: Callable[[], Image.Image]


def pictures() -> Mapping[str, Shown]:
    """Every picture by its file name, in the order of the page."""
    return {
        "table": Shown("Both games, true to scale beside each other.", _table),
        "letters": Shown(
            "Letter cards: a short title, a long one, one of a square that two letters share. "
            "The lozenge marks the longest synonym; what scores nothing is grey and dotted.",
            lambda: _row(fronts(_SHORT, _LONG, _MERGED), 100),
        ),
        "marotte": Shown("A marotte card, front and back.", _marotte),
        "dalmuti": Shown(
            "The thirteen of Le Grand Dalmuti: a rank fills as many stones of its arch.",
            lambda: _row([piece.front for piece in cards("dalmuti", "cards")], 66),
        ),
        "backs": Shown(
            "All backs, the same when turned by half: 26 letters, the marotte, Le Grand Dalmuti.",
            lambda: _row(backs(), 50, columns=14),
        ),
        "board": Shown(
            "The board, 420 × 297 mm.", lambda: picture_of(model("bouffon", "board"), 75)
        ),
        "models": Shown(
            "Pawns, the token of the Bouffon and the die, to be cut, folded and glued.",
            lambda: _row([model("bouffon", "pawns"), model("bouffon", "die")], 75),
        ),
        "boxes": Shown(
            "The boxes, as deep as the cards are thick, and the tray.",
            lambda: _row([model(*one) for one in (*_BOXES, ("bouffon", "tray"))], 50),
        ),
        "dividers": Shown(
            "Dividers, one for each packet.",
            lambda: _row([piece.front for piece in cards("bouffon", "dividers")], 45, columns=9),
        ),
        "aids": Shown(
            "Aids for players, by the rules in force, in two languages.",
            lambda: _row([*_sides("bouffon", "aid"), *_sides("dalmuti", "aid")], 90),
        ),
        "ink-saver": Shown("`--profile home-eco`: with little ink.", lambda: _look(Look.INK_SAVER)),
        "accessible": Shown(
            "`--profile home-access`: large type without serifs, on white.",
            lambda: _look(Look.ACCESSIBLE),
        ),
        "sheets": Shown("Printed sheets: nine fronts, their backs, nine fronts.", _sheets),
    }


def index() -> str:
    """The page that shows them all."""
    lines = [
        "# Gallery",
        "",
        "Drawn by `python -m docs.gallery` from the shipped decks, through the same layout and",
        "press as a build.",
    ]
    for name, shown in pictures().items():
        lines += ["", f"![{name}]({name}.png)", "", shown.caption]
    return "\n".join(lines) + "\n"


def small(image: Image.Image) -> bytes:
    """A picture as a PNG of few colours: flat fills lose nothing by it."""
    stream = BytesIO()
    few = image.quantize(_COLOURS, dither=Image.Dither.NONE)
    few.save(stream, "PNG", optimize=True)
    return stream.getvalue()


def picture_of(face: Face, dpi: float) -> Image.Image:
    """A face within its trim."""
    return _page(single(face, 0), dpi)


def fronts(*wanted: str, look: Look = Look.HOUSE) -> list[Face]:
    """Fronts of letter cards by their ids."""
    found = {piece.id: piece.front for piece in cards("bouffon", "cards", look)}
    return [found[each] for each in wanted]


def backs() -> list[Face]:
    """The backs of both games, each once."""
    every = (*cards("bouffon", "cards"), *cards("bouffon", "marotte"), *cards("dalmuti", "cards"))
    return list(dict.fromkeys(piece.back for piece in every if piece.back is not None))


def cards(game: str, component: str, look: Look = Look.HOUSE) -> tuple[Piece, ...]:
    """The pieces of a component of cards."""
    product = _product(game, component, look)
    assert isinstance(product, Cards)
    return product.pieces


def model(game: str, component: str) -> Face:
    """The board or a paper model."""
    product = _product(game, component, Look.HOUSE)
    assert not isinstance(product, (Cards, Leaflet))
    return product.faces[0]


def _product(game: str, component: str, look: Look) -> Product:
    return next(product for product in _products(game, look) if product.name == component)


@cache
def _products(game: str, look: Look) -> tuple[Product, ...]:
    deck = _deck(game)
    made, findings = products(deck, component_names(deck), look=look)
    assert findings == ()
    return made


@cache
def _deck(game: str) -> Deck:
    (place,) = targets([game])
    return read(place)


def _sides(game: str, component: str, look: Look = Look.HOUSE) -> list[Face]:
    """Front and back of the first card of a component."""
    piece = cards(game, component, look)[0]
    assert piece.back is not None
    return [piece.front, piece.back]


def _page(page: Page, dpi: float) -> Image.Image:
    document = Document(title="gallery", language="fr", pages=(page,))
    return Image.open(BytesIO(render_png(write_pdf(document, _FONTS), 0, dpi)))


def _row(faces: Iterable[Face], dpi: float, columns: int = 0) -> Image.Image:
    """Faces on the table, in one row unless a number of columns is told."""
    return _laid([picture_of(face, dpi) for face in faces], columns)


def _laid(images: Sequence[Image.Image], columns: int = 0) -> Image.Image:
    columns = columns or len(images)
    rows = [images[at : at + columns] for at in range(0, len(images), columns)]
    width = max(sum(image.width + _GAP for image in row) for row in rows) + _GAP
    heights = [max(image.height for image in row) + _GAP for row in rows]
    table = Image.new("RGB", (width, sum(heights) + _GAP), _TABLE)
    y = _GAP
    for row, height in zip(rows, heights, strict=True):
        x = (width - sum(image.width + _GAP for image in row) + _GAP) // 2
        for image in row:
            table.paste(image, (x, y))
            x += image.width + _GAP
        y += height
    return table


def _table() -> Image.Image:
    ranks = cards("dalmuti", "cards")
    near = [
        *fronts(_SHORT),
        *_sides("bouffon", "marotte"),
        *(ranks[at].front for at in (0, 5, 12)),
    ]
    images = [picture_of(face, 56) for face in (model("bouffon", "board"), *near)]
    return _laid([_laid(images[:1]), _laid(images[1:])], columns=1)


def _marotte() -> Image.Image:
    return _row(_sides("bouffon", "marotte"), 100)


def _look(look: Look) -> Image.Image:
    ranks = cards("dalmuti", "cards", look)
    letter = next(piece for piece in cards("bouffon", "cards", look) if piece.id == _MERGED)
    assert letter.back is not None
    faces = [letter.front, letter.back, *_sides("bouffon", "marotte", look)]
    return _row([*faces, *(ranks[at].front for at in (0, 9, 12))], 75)


def _sheets() -> Image.Image:
    profile = read_profile("home")
    pages: list[Page] = []
    for game, of_it in (("bouffon", slice(12, 14)), ("dalmuti", slice(4, 5))):
        product = _product(game, "cards", Look.HOUSE)
        printed, findings = prints(_deck(game).edition, [product], profile)
        assert findings == ()
        pages += printed[0].document.pages[of_it]
    return _laid([_page(page, 48) for page in pages])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, shown in pictures().items():
        (FOLDER / f"{name}.png").write_bytes(small(shown.draw()))
    (FOLDER / "README.md").write_text(index(), encoding="utf-8")
