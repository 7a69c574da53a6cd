"""The list drawn: what is the same on every card is measured and drawn once."""

from cardsmith.layout.letter import LetterStock, letter_front, letter_stock
from cardsmith.model.edition import TCG
from cardsmith.model.face import Face, Stamp
from tests.layout.bouffon_cards import ORNAMENTS, card, edition
from tests.layout.half_em import HalfEms

SYNONYMS = ("frayeur", "trouille", "effroi", "panique")


class Workshop:
    """A stock of shared art, and how often fronts made with it asked for a width."""

    def __init__(self) -> None:
        self.fonts = HalfEms()
        self.stock: LetterStock = letter_stock(self.fonts, ORNAMENTS, "P", TCG)

    def front(self, title: str, *synonyms: str) -> tuple[Face, int]:
        """A front, and the widths that it took."""
        before = self.fonts.font.measured
        face, _ = letter_front(card(title, *synonyms), self.stock, edition(), self.fonts)
        assert face is not None
        return face, self.fonts.font.measured - before


def test_numbers_are_measured_once_however_many_cards_show_them() -> None:
    workshop = Workshop()

    _, first = workshop.front("peur", *SYNONYMS)
    _, second = workshop.front("pavé", *SYNONYMS)

    assert first - second == len(set(map(len, SYNONYMS)))


def test_a_plain_synonym_is_measured_once() -> None:
    workshop = Workshop()
    workshop.front("peur", "frayeur")

    _, three = workshop.front("peur", *["frayeur"] * 3)
    _, four = workshop.front("peur", *["frayeur"] * 4)

    assert four == three + 1


def test_the_longest_synonyms_share_one_lozenge() -> None:
    workshop = Workshop()

    one, other = (
        [item.art for item in workshop.front(title, *SYNONYMS)[0].items if isinstance(item, Stamp)]
        for title in ("peur", "pavé")
    )

    assert one == other
    assert [art.name.split()[0] for art in one].count("longest") == 1
