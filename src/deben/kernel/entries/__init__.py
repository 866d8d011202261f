"""Entry points: what an executor runs, and what a game's module exports, written once over rows of any game."""
