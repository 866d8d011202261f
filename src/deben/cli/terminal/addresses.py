"""Paths of pages that a server of ours shows."""

from urllib.parse import quote

__all__ = ["board_path"]


def board_path(game: str, position: str) -> str:
    """Return the path that draws a position in notation."""
    return f"/board/{game}?position={quote(position, safe='=,/:^~*+')}".replace("+", "%2B").replace("%20", "+")
