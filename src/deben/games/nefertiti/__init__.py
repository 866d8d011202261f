"""Nefertiti: its rules, base game and expansion, and what people need around them."""
