"""Bytes become values and findings; the only layer that opens what a person wrote."""
