"""The front of a letter card of Le Bouffon: a page to be read in one second (art direction §7)."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from cardsmith.layout.bouffon_words import Front, WordPlan, face_of, set_words
from cardsmith.layout.dress import HOUSE, Dress
from cardsmith.layout.listing import ListStock
from cardsmith.layout.middle import middle_of
from cardsmith.layout.motifs import IndexLetter, ecusson, frieze, twin_bells
from cardsmith.layout.setting import Align
from cardsmith.model.deck import Card
from cardsmith.model.edition import TCG, Edition, Size
from cardsmith.model.face import Art, Group, Path, Stamp, turned
from cardsmith.model.inks import PAPER
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.outline import rectangle
from cardsmith.model.sizes import BLEED

_FOOT: tuple[float, Align] = (4.2, "left")
_INDEX = (4.0, 4.0)
_HINT_MARK = (55.2, 9.2, 3.5)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class LetterStock:
    """What the letter fronts of an edition share, drawn once and stamped on every card."""

    size: Size
    grounds: Mapping[str, Art]
    bells: Art
    plan: WordPlan
    lists: ListStock


def letter_stock(
    fonts: Fonts,
    ornaments: Ornaments,
    letters: Iterable[str],
    size: Size,
    dress: Dress = HOUSE,
) -> LetterStock:
    """The shared art for the fronts of some letters, in one finished size."""
    return LetterStock(
        size=size,
        grounds={letter: _ground(fonts, letter, size, dress.block) for letter in letters},
        bells=Art("twin bells", twin_bells(ornaments, *_HINT_MARK)),
        plan=WordPlan(title=dress.letter_title, foot=_FOOT),
        lists=ListStock(fonts, dress.letter_list),
    )


def letter_front(card: Card, stock: LetterStock, edition: Edition, fonts: Fonts) -> Front:
    """The front of a letter card, or the reasons why it cannot be printed.

    A synonym without a length stops the card too, without a word: lint has said why.
    """
    words, findings = set_words(fonts, card, edition, stock.plan, stock.lists)
    if not words:
        return None, findings
    hinted = len(card.synonyms) >= edition.rules.count("bouffon.hint_min")
    ground = Stamp(stock.grounds[card.packet])
    bells = (Stamp(stock.bells),) if hinted else ()
    return face_of(card, (ground, *bells, *words), stock.size), findings


def _ground(fonts: Fonts, letter: str, size: Size, index: IndexLetter) -> Art:
    """Paper to the bleed, the block of the letter at both ends, the frieze."""
    block = ecusson(fonts, letter, _INDEX, index)
    dx, dy = middle_of(size)
    width, height = size.width + 2 * BLEED, size.height + 2 * BLEED
    paper = Path(rectangle(-BLEED - dx, -BLEED - dy, width, height), fill=PAPER)
    return Art(
        f"letter {letter} front",
        (
            paper,
            *block,
            Group(block, turned(180, TCG.width / 2, TCG.height / 2)),
            *frieze(4.0, 59.0, 29.6, 1.15),
        ),
    )
