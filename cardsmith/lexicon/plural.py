"""Numbers before nouns."""


def counted(words: str, number: int, language: str) -> str:
    """The words for one or for several, parted by a bar; French says none as it says one.

    >>> counted("{number} carte|{number} cartes", 0, "fr"), counted("{number} card|cards", 1, "en")
    ('0 carte', '1 card')
    """
    one, _, several = words.partition("|")
    return (one if is_one(str(number), language) or not several else several).format(number=number)


def is_one(number: str, language: str) -> bool:
    """Whether a noun stands in the singular after a number."""
    return number == "1" or (number == "0" and language == "fr")


class Fact(str):
    """What stands for a placeholder; ``{count:carte|cartes}`` is the noun that goes with it."""

    _language: str

    def __new__(cls, told: object, language: str) -> "Fact":
        """What is told, in a sentence of a language."""
        fact = super().__new__(cls, told)
        fact._language = language
        return fact

    def __format__(self, nouns: str) -> str:
        """The fact itself, or one of two nouns."""
        one, bar, several = nouns.partition("|")
        if not bar:
            return super().__format__(nouns)
        return one if is_one(self, self._language) else several


def worded(text: str, language: str, /, **facts: object) -> str:
    """A text with its facts, and nouns in the singular or the plural as their numbers want.

    >>> worded("{cards} {cards:carte|cartes} en {packets} {packets:paquet|paquets}", "fr",
    ...     cards=12, packets=1)
    '12 cartes en 1 paquet'
    """
    return text.format_map({name: Fact(fact, language) for name, fact in facts.items()})
