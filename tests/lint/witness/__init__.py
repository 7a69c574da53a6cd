"""Tests of the rules that hear a thesaurus."""
