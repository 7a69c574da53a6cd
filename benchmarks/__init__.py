"""Re-runnable measurements beside peers; `make bench`."""
