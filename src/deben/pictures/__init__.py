"""Pictures of matches, drawn by the page's own boards, without a browser: SVG that every viewer shows, and PNG."""

from .drawing import Arrow, CannotDraw, Mark, Place, svg_of
from .pixels import array_of, png_of

__all__ = ["Arrow", "CannotDraw", "Mark", "Place", "array_of", "png_of", "svg_of"]
