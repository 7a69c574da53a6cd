"""Rules on the registers of words: labels that are missing, excluded, or that warn."""
