"""A tree of texts, as YAML, JSON Lines and the lines of a record all spell it."""

from typing import TypeAlias

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"
"""Texts, lists and mappings; no type is guessed."""
