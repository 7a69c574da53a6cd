"""Rules that hear a thesaurus as a witness: of cards, never of a single word."""
