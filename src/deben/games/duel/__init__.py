"""Imhotep: The Duel: its rules and what people need around them."""
