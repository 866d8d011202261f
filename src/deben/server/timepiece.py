"""What time it is, for clocks and for patience: one place that tests can move on."""

import time

__all__ = ["TIME", "Timepiece"]


class Timepiece:
    """Gives the time in milliseconds since 1970."""

    def __init__(self) -> None:
        self.ahead = 0
        """Milliseconds by which it is ahead of the world's time: nothing but tests moves it."""

    def now(self) -> int:
        """Return what time it is."""
        return time.time_ns() // 1_000_000 + self.ahead


TIME = Timepiece()
