"""Numbers before nouns."""


def counted(words: str, number: int, language: str) -> str:
    """The words for one or for several, parted by a bar; French says none as it says one.

    >>> counted("{number} carte|{number} cartes", 0, "fr"), counted("{number} card|cards", 1, "en")
    ('0 carte', '1 card')
    """
    one, _, several = words.partition("|")
    is_one = number == 1 or (number == 0 and language == "fr")
    return (one if is_one or not several else several).format(number=number)
