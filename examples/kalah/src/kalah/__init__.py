"""Kalah, a game of sowing seeds, as a package that Deben finds by its entry point."""
