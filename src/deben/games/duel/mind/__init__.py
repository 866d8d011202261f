"""Opinions about the Duel for the search: which action tempts, and what a position promises."""
