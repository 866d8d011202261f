"""Pixels: an SVG painted by resvg, without a browser and without fonts, since letters are outlines."""

import io
from typing import Any

from .engine import CannotDraw

__all__ = ["array_of", "png_of"]

MISSING = "pixels need resvg and Pillow: pip install 'deben[pictures]'; an SVG does not"


def png_of(svg: str, scale: float = 1.0) -> bytes:
    """Return an SVG picture as a PNG, with so many pixels for each of its own; raises ``CannotDraw``."""
    try:
        import resvg_py
    except ImportError:
        raise CannotDraw("no-painter", MISSING) from None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=scale, skip_system_fonts=True))


def array_of(svg: str, scale: float = 1.0) -> Any:
    """Return an SVG picture as an array of rows of pixels, each of red, green and blue from 0 to 255; raises ``CannotDraw``."""
    try:
        import numpy as np
        from PIL import Image
    except ImportError:
        raise CannotDraw("no-painter", MISSING) from None
    with Image.open(io.BytesIO(png_of(svg, scale))) as image:
        return np.array(image.convert("RGB"))
