"""What carries messages between a client and whoever talks with it, whichever way they go."""

from typing import Protocol

from ..tables.connection import Sender

__all__ = ["ClientSocket", "Line", "Listener"]


class Listener(Protocol):
    """Whoever talks with the client of a line."""

    def hear(self, data: bytes) -> None:
        """Take a message."""

    def pause(self) -> None:
        """Stop saying things: the client does not read them."""

    def resume(self) -> None:
        """Go on."""

    def lost(self) -> None:
        """Know that the client has gone."""


class ClientSocket(Sender, Protocol):
    """What a conversation needs of a line."""

    def hold(self, on: bool) -> None:
        """Read no further, or go on reading: a client that says more than is being carried out has to wait."""


class Line(ClientSocket, Protocol):
    """One client's socket."""

    @property
    def code(self) -> int:
        """How the client closed it; 0 if it did not say goodbye."""

    def attach(self, listener: Listener) -> None:
        """Hand everything to a listener from now on, beginning with what came before it."""

    def detach(self) -> None:
        """Hand over nothing more."""
