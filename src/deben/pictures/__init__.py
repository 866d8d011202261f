"""Pictures of matches, drawn by the page's own boards: no browser for an SVG, one that is installed for pixels."""

from .browser import BROWSER, find_browser, png_of
from .drawing import Arrow, CannotDraw, Mark, Place, svg_of

__all__ = ["BROWSER", "Arrow", "CannotDraw", "Mark", "Place", "find_browser", "png_of", "svg_of"]
