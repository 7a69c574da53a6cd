"""Cards of Le Bouffon by hand, their fronts, and what those show."""

from pathlib import Path

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.ornaments import load_ornaments
from cardsmith.layout.bouffon import card_rows, common_fields
from cardsmith.layout.custom import Cards, pieces_of
from cardsmith.layout.template_card import Workshop
from cardsmith.lexicon.text import canonical, folded
from cardsmith.model.board import STANDARD_LAP, Board
from cardsmith.model.deck import MAROTTE, Card, Packet, Synonym, Word
from cardsmith.model.edition import TCG, Deck, Edition, Game, Limits, Size
from cardsmith.model.face import Face, Piece, Text, hushed
from cardsmith.model.finding import Finding
from cardsmith.model.metrics import Fonts
from cardsmith.model.place import Span
from cardsmith.model.rules import Rules
from cardsmith.model.sizes import SIZES
from cardsmith.model.template import Artwork, Template
from cardsmith.model.units import POINT
from tests.layout.custom_cards import plain
from tests.layout.drawn import seen

FONTS = ShippedFonts()
ORNAMENTS = load_ornaments()
POKER = SIZES["poker"]
WORDS = {
    "marotte": "Marotte",
    "found": "trouvé",
    "before_die": "manqué : case antérieure",
    "minus_three": "manqué : −{penalty}",
}
OPTIONS = {
    "bouffon.length_space": "0",
    "bouffon.length_apostrophe": "0",
    "bouffon.length_digit": "1",
    "bouffon.ligature": "2",
    "bouffon.hint_min": "5",
    "bouffon.marotte_fail": "before_die",
}
NUMBERS = {"bouffon.penalty": 3, "bouffon.marotte_gain": 3, "bouffon.marotte_bonus": 3}

BAVARDER = (
    *("causer", "papoter", "jaser", "jacasser", "discuter", "cancaner"),
    *("babiller", "tailler une bavette", "(se) confier", "jaboter", "palabrer", "bavasser"),
)


def edition(labels: bool = False, numbers: dict[str, int] | None = None, **options: str) -> Edition:
    """An edition whose rules are those of the text, but for some options of the Bouffon."""
    changed = {f"bouffon.{name}": value for name, value in options.items()}
    return Edition(
        name="essai",
        folder="essai",
        game=Game.BOUFFON,
        title="Le Bouffon",
        language="fr",
        rules=Rules(
            profile="texte", options={**OPTIONS, **changed}, numbers={**NUMBERS, **(numbers or {})}
        ),
        board=Board(STANDARD_LAP, 2),
        limits=Limits(),
        print_labels=labels,
    )


def card(title: str, *synonyms: str, packet: str = "", pos: str = "nom", copies: int = 1) -> Card:
    """A card whose title stands on line 3 and whose synonyms stand from line 5."""
    home = packet or folded(title)[0].upper()
    return Card(
        id=f"{home}/{folded(title)}",
        packet=home,
        letter=folded(title)[0].upper(),
        title=_word(title, 3, 12),
        synonyms=tuple(
            Synonym(text, canonical(text), _span(text, 5 + row, 9))
            for row, text in enumerate(synonyms)
        ),
        pos=pos,
        copies=copies,
        span=Span("p.yaml", 3, 5, 5 + len(synonyms), 1),
    )


TEMPLATES = {
    name: plain(f"{name}.yaml")
    for name in ("letter", "marotte", "letter-accessible", "marotte-accessible")
}


def workshop(
    template: Template, rules: Edition, fonts: Fonts = FONTS, ornaments: bool = True
) -> Workshop:
    """What the cards of a template are drawn with."""
    artwork = Artwork(front=template, ornaments=ORNAMENTS if ornaments else None)
    return Workshop(artwork, fonts, policy=rules.rules.length_policy)


def laid_out(
    *cards: Card,
    fonts: Fonts = FONTS,
    size: Size = TCG,
    rules: Edition | None = None,
    large: bool = False,
) -> tuple[tuple[Piece, ...], tuple[Finding, ...]]:
    """Letter cards, then marotte cards, through their templates."""
    told = rules or edition()
    deck = Deck(edition=told, packets=(Packet(letters=("A",), cards=cards, span=cards[0].span),))
    pieces: tuple[Piece, ...] = ()
    findings: tuple[Finding, ...] = ()
    for name in ("letter", MAROTTE):
        template = TEMPLATES[f"{name}-accessible" if large else name]
        common = common_fields(told.rules, lambda: WORDS, template)
        rows = card_rows(deck, common, marotte=name == MAROTTE)
        component = MAROTTE if name == MAROTTE else "cards"
        found, told_of = pieces_of(Cards(component, size, rows), workshop(template, told, fonts))
        pieces, findings = (*pieces, *found), (*findings, *told_of)
    return pieces, findings


def made(
    which: Card,
    *,
    fonts: Fonts = FONTS,
    size: Size = TCG,
    rules: Edition | None = None,
    large: bool = False,
) -> tuple[Face | None, tuple[Finding, ...]]:
    """The front of a letter card or of a marotte card."""
    pieces, findings = laid_out(which, fonts=fonts, size=size, rules=rules, large=large)
    return pieces[0].front if pieces else None, findings


def front(which: Card, size: Size = TCG, rules: Edition | None = None) -> Face:
    """The front of a card that can be printed."""
    face, findings = made(which, size=size, rules=rules)
    assert face is not None
    assert findings == ()
    return face


def own(face: Face) -> list[Text]:
    """The texts of this card alone, as they are seen, without those of shared art."""
    return seen(item for item in hushed(face.items) if isinstance(item, Text))


def line_of(face: Face, text: str) -> Text:
    """The one line of type that says so."""
    (found,) = (item for item in seen(face.items) if item.text == text)
    return found


def right(text: Text, fonts: Fonts = FONTS) -> float:
    """Where a line of type ends, tracking included, in millimetres."""
    font = fonts[text.font]
    plain = sum(font.width(char) for char in text.text)
    milli = plain + sum(text.kerns[:-1] if text.kerns else ())
    return text.x + milli * text.size * POINT / 1000


def rows(face: Face, foot: float = 88) -> dict[float, str]:
    """The words of the list above a foot by their baseline, runs of one line joined."""
    lines: dict[float, str] = {}
    for text in own(face):
        if text.font.startswith("Alegreya") and text.size >= 9 and 30 < text.y < foot:
            lines[text.y] = lines.get(text.y, "") + text.text
    return lines


def golden_folder() -> Path:
    """Where the reviewed texts of faces are."""
    return Path(__file__).parent / "golden"


def _word(text: str, line: int, column: int) -> Word:
    return Word(text, canonical(text), _span(text, line, column))


def _span(text: str, line: int, column: int) -> Span:
    return Span("p.yaml", line, column, line, column + len(text))
