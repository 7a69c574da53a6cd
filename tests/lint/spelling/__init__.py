"""Tests of the rules that ask a dictionary."""
