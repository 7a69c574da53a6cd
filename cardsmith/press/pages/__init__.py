"""Pages of other people's PDF files, read with pikepdf, as ``preflight`` reads what they paint."""
