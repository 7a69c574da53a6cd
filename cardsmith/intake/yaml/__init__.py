"""YAML as trees of texts with places, what is wrong in it, and the schemas it keeps."""
