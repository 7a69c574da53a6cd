"""Pages of HTML: one file that holds all it needs, whatever texts it shows."""

from html import escape
from typing import TypeAlias

from cardsmith.model import inks

_VOID = frozenset({"br", "hr", "input", "meta"})

_INKS = ("PAPER", "WHITE", "INK", "GREY", "BROWN", "SAFFRON", "WINE", "PASTEL", "GREEN")


class Markup(str):
    """Text that is HTML already; any other text is escaped."""

    __slots__ = ()


Child: TypeAlias = "str | Markup"


def element(tag: str, /, *children: Child, **attributes: str) -> Markup:
    """An element; an attribute that Python has for itself ends in ``_``.

    >>> element("p", "a < b", class_="q")
    '<p class="q">a &lt; b</p>'
    """
    said = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"'
        for name, value in attributes.items()
    )
    if tag in _VOID:
        return Markup(f"<{tag}{said}>")
    inside = "".join(child if isinstance(child, Markup) else escape(child) for child in children)
    return Markup(f"<{tag}{said}>{inside}</{tag}>")


def page(title: str, language: str, style: str, *body: Child) -> str:
    """A whole document; the colours of the house are variables of its style: ``var(--wine)``."""
    colours = "".join(
        f"--{ink.name.replace(' ', '-')}:#{bytes(ink.rgb).hex()};"
        for ink in (getattr(inks, name) for name in _INKS)
    )
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", title),
        Markup(f"<style>:root{{{colours}}}\n{style}</style>"),
    )
    return f"<!doctype html>\n{element('html', head, element('body', *body), lang=language)}\n"
