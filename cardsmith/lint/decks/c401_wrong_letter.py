"""C401: a card filed under another letter than the one its title begins with."""

from collections.abc import Iterator

from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """C401 on the title, with the letter and the file where it belongs."""
    homes = {
        letter: packet.span.file.rsplit("/", 1)[-1]
        for packet in reversed(deck.packets)
        for letter in packet.letters
    }
    for packet in deck.packets:
        for card in packet.cards:
            if packet.letters and card.letter and card.letter not in packet.letters:
                yield Finding(
                    "C401",
                    card.title.span,
                    card=card.id,
                    text=card.title.text,
                    letter=card.letter,
                    packet=packet.letters,
                    home=homes.get(card.letter, f"{card.letter.lower()}.yaml"),
                )
