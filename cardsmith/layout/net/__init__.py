"""Paper models: what is cut out, folded and glued."""
