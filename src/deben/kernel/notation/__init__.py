"""Positions in text: what rule functions of any game read and write them with."""
