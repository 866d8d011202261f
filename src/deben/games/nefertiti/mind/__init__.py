"""Opinions about Nefertiti for the search: which action tempts, and what a position promises."""
