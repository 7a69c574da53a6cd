"""Pages of other people's PDF files: the one package that reads PDF, with pikepdf."""
