"""The characters' powers, grouped by what they do (N8, N10)."""
