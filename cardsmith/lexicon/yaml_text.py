"""Texts as YAML decks have them: bare wherever that is read back as the same text."""

import json
import re

_NOT_FIRST = "-?:,[]{}#&*!|>'\"%@`="
_ENDS = re.compile(r":(?=[ \t]|\Z)|[ \t]#|[\n\t]|\A[ \t]|[ \t]\Z")
_ODD = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]")
_IN_FLOW = re.compile(r"[\[\]{},]|:\?")


def block_text(text: str) -> str:
    """A text as the value of a field or an entry of a list, each on a line of its own.

    >>> block_text("trouille [fam.]"), block_text("- pas"), block_text("no")
    ('trouille [fam.]', '"- pas"', 'no')
    """
    bare = text and text[0] not in _NOT_FIRST and not _ENDS.search(text) and not _ODD.search(text)
    return text if bare else quoted(text)


def flow_text(text: str) -> str:
    """A text inside brackets or braces, where commas and brackets have a meaning.

    >>> flow_text("peur"), flow_text("trouille [fam.]")
    ('peur', '"trouille [fam.]"')
    """
    return quoted(text) if _IN_FLOW.search(text) else block_text(text)


def quoted(text: str) -> str:
    """A text between double quotation marks."""
    whole = json.dumps(text, ensure_ascii=False)
    return _ODD.sub(lambda odd: f"\\u{ord(odd[0]):04X}", whole)
