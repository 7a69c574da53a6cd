"""C401: a card filed under another letter than the one its title begins with."""

from collections.abc import Iterator

from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding


def look(deck: Deck) -> Iterator[Finding]:
    """C401 on the title, with the letter and the file where it belongs.

    Where that is the same file, a table of several letters, the row only names another.
    """
    homes = {
        letter: packet.span.file for packet in reversed(deck.packets) for letter in packet.letters
    }
    for packet in deck.packets:
        for card in packet.cards:
            if packet.letters and card.letter and card.letter not in packet.letters:
                home = homes.get(card.letter, f"{card.letter.lower()}.yaml")
                yield Finding(
                    "C401",
                    card.title.span,
                    kind="row" if home == packet.span.file else "file",
                    card=card.id,
                    text=card.title.text,
                    letter=card.letter,
                    packet=packet.letters,
                    home=home.rsplit("/", 1)[-1],
                )
