r"""Texts as CSV may hold them, so that no spreadsheet takes a word for what it is not.

A cell that begins with a sign of formulas is run by whoever opens the file; one that begins with
a figure becomes a number (``012``), a word and a number a date (``mai 68``), ``faux`` becomes
FALSE. An apostrophe before such a text keeps it as it is, as where it is typed into a cell.
"""

import re

_RESTLESS = re.compile(
    r"'*(?:[=+\-@\t\r#0-9]|[^\W\d_]+\.?[ ./-]+[0-9]{1,4}\Z|(?:true|false|vrai|faux)\Z)",
    re.IGNORECASE,
)


def inert(text: str) -> str:
    """The text as a cell that stays what it is.

    >>> inert("=1+1"), inert("mai 68"), inert("peur")
    ("'=1+1", "'mai 68", 'peur')
    """
    return f"'{text}" if _RESTLESS.match(text) else text


def typed(cell: str) -> str:
    """The text that ``inert`` made a cell of; any other cell as it stands.

    >>> typed("'=1+1"), typed("'mai 68"), typed("'tis")
    ('=1+1', 'mai 68', "'tis")
    """
    return cell[1:] if cell.startswith("'") and _RESTLESS.match(cell) else cell
