"""Hunspell dictionaries and MyThes thesauruses that a machine has: found, expanded, kept, asked.

None ships with cardsmith. ``expansion`` makes the forms of a dictionary, ``table`` files them.
"""
