"""Frozen values that every layer shares. This layer knows no other."""
