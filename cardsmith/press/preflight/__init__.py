"""Looks at press files, whoever made them, and measures what a print shop would refuse."""
