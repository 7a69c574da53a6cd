"""Editions as other programs take them: one module for each target, one command for all."""
