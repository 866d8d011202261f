"""What time it is, for clocks and for patience: one place, which tests let stand still or go on."""

import time

__all__ = ["TIME", "Timepiece"]


class Timepiece:
    """Gives the time in milliseconds since 1970."""

    def now(self) -> int:
        """Return what time it is."""
        return time.time_ns() // 1_000_000


TIME = Timepiece()
