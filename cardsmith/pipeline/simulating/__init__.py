"""Thousands of games by chance: how long they last, who wins them, and how sure that is."""
