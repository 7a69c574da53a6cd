"""Joins the stages: check, build, preview."""
