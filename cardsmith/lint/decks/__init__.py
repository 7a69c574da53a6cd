"""Rules that look at a whole deck: its letters, its packets, the marotte."""
