"""Faces composed before there is a document: what a press needs of them, and no more."""

from collections.abc import Mapping
from hashlib import sha256
from typing import NamedTuple

from cardsmith.model.face import Bitmap, Original
from cardsmith.press.content import Content
from cardsmith.press.structure import SILENCE, Told

GAP = "\0"
"""Stands in operators where marked content begins, whose number a page gives."""


_DIGITS = 12
"""Digits of a digest by which forms and pictures are called."""


def form_name(content: Content) -> str:
    """What a form is called by, in every document: contents that are equal are one."""
    return f"a{sha256(content.operators.encode()).hexdigest()[:_DIGITS]}"


def picture_name(picture: Bitmap | Original) -> str:
    """What a picture is called by, or a page of somebody's file."""
    page = picture.page if isinstance(picture, Original) else None
    return f"p{picture.digest[:_DIGITS]}{'' if page is None else f'-{page}'}"


class Galley(NamedTuple):
    """The operators of one face, with gaps for its marks, and what those marks say.

    ``digest`` tells what is drawn.
    """

    content: Content
    digest: str
    told: Told = SILENCE


class Stock(NamedTuple):
    """What the galleys of a component call by name: forms as they are composed, and pictures."""

    forms: Mapping[str, Content]
    pictures: Mapping[str, Bitmap]
