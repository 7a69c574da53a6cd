"""Text becomes values: one line at a time, so that one fault hides no other."""
