"""Tests of dictionaries and thesauruses."""
