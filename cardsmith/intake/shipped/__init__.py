"""What ships with cardsmith: law, messages, fonts, ornaments, papers and profiles."""
