"""Rules that look at one card."""
