"""Closings: when a market closes, and what happens to every piece on it (N4–N6)."""
