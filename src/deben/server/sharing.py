"""What a process has of the thinking that is shared: its questions that others answer, and those of others that it does."""

import asyncio
from collections.abc import Sequence

import msgspec

from ..games.kept import AT, keep_module, place_of
from ..kernel.wasm.module import ModuleInfo
from ..store import JobStore, Signals, Store
from .errors import ServiceError
from .metrics import Metrics
from .settings import Settings
from .tables.rulesets import Rulesets
from .workers.elsewhere import Elsewhere
from .workers.taker import Crew, Taker, Unprepared

__all__ = ["Sharing", "shared"]

SECRET = "thinking"


class Sharing:
    """The two sides of shared thinking in one process."""

    def __init__(self, store: Store) -> None:
        self.signals, self.jobs = Signals(store.database), JobStore(store.database)
        self.elsewhere: Elsewhere | None = None
        self.taker: Taker | None = None

    def ask(self, secret: bytes, metrics: Metrics, patience: float) -> Elsewhere:
        """Return who has questions of this process answered."""
        self.elsewhere = Elsewhere(self.jobs, self.signals, secret, metrics, patience)
        return self.elsewhere

    def take(self, crews: Sequence[Crew], rulesets: Rulesets, *, tell: bool = False) -> Taker:
        """Return who answers questions of others here."""

        async def prepared(reference: str) -> None:
            try:
                await _have(rulesets, reference)
            except ServiceError as error:
                raise Unprepared(f"{error.code}: {reference}") from None
            except OSError as error:  # of the folder they are laid out in
                raise Unprepared(f"{error.strerror}: {reference}") from None

        self.taker = Taker(self.jobs, self.signals, crews, prepared, tell=tell)
        return self.taker

    def begin(self) -> None:
        """Begin to listen, to look after questions and to take others'."""
        self.signals.begin()
        for part in (self.elsewhere, self.taker):
            if part is not None:
                part.begin()

    async def close(self, seconds: float = 0.0) -> None:
        """Ask and take no more; what is being thought about has some seconds."""
        if self.taker is not None:
            await self.taker.close(seconds)
        if self.elsewhere is not None:
            await self.elsewhere.close()
        await self.signals.close()


async def _have(rulesets: Rulesets, reference: str) -> None:
    """Return when whoever thinks finds the rules; raises ``ServiceError``.

    That this process knows them is not enough: where they were laid out is a cache, and somebody may have emptied it.
    """
    game = await rulesets.referred(reference)
    if AT not in game.reference or await asyncio.to_thread(place_of, game.digest) is not None:
        return
    kept = await rulesets.modules.fetch(game.digest)
    if kept is None:
        raise ServiceError("old-rules")
    info, code = kept
    await asyncio.to_thread(keep_module, rulesets.folder, code, msgspec.json.decode(info, type=ModuleInfo))


async def shared(store: Store, settings: Settings, metrics: Metrics) -> Sharing | None:
    """Return what a server shares of its thinking; None on a database of its own."""
    if not store.database.shared:
        return None
    sharing = Sharing(store)
    sharing.ask(await store.secret(SECRET), metrics, settings.thinking_patience)
    return sharing
