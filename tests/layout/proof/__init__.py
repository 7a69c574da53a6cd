"""Tests of proof sheets."""
