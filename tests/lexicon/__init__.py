"""Tests of the lexicon."""
