"""The tuck box of a shipped game: a net as deep as its pack of cards."""

from cardsmith.layout.box.composing import BoxJob, box_face
from cardsmith.layout.box.net import BoxSize, box_size

__all__ = ["BoxJob", "BoxSize", "box_face", "box_size"]
