"""Rules that ask a dictionary: spelling, lemmas, parts of speech. Without one they do not run."""
