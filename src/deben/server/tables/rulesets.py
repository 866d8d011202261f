"""By which rules a table is played: the ones it began with, whatever the program has now."""

import asyncio
import os
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ...games import Game, RulesNotKept, UnknownGame, all_games, game_by, game_referred, game_with_board
from ...games.boards import FILE as BOARD
from ...games.kept import FOLDERS, keep_module, place_of
from ...kernel.default import module_path
from ...kernel.folders import own_folder
from ...kernel.wasm.module import ModuleInfo
from ...store import ModuleStore, Store, TableRow
from ..errors import ServiceError

__all__ = ["Rulesets", "modules_folder"]


def modules_folder(store: Store) -> Path:
    """Return where a server lays modules out for its processes: beside its file, or in the person's cache."""
    if store.database.is_file:
        return Path(str(store.database.url.database)).parent / "modules"
    return own_folder("cache") / "modules"


def _on_boards(files: Sequence[str]) -> list[Game]:
    """Return a game on each of some boards; raises ``BoardError`` or ``BoardNotBuilt``."""
    [game] = [game for game in all_games() if (game.folder / BOARD).is_file()]
    return [game_with_board(game.name, Path(file).read_text(encoding="utf-8")) for file in files]


class Rulesets:
    """The rules that the matches of a database began with; their modules lie in it, for every server that shares it."""

    def __init__(self, store: Store, folder: Path, boards: Sequence[str] = ()) -> None:
        self.store, self.modules, self.folder, self._files = store, ModuleStore(store.database), folder, boards
        self.boards: list[Game] = []
        """Games on boards of somebody's own that tables can choose."""

    async def begin(self) -> None:
        """Keep the modules that matches may begin with from now on, and tell the processes that think where others are."""
        self.point_out()
        self.boards = await asyncio.to_thread(_on_boards, self._files)
        present = [game for game in all_games() if game.digest] + self.boards
        for game in present:
            path = place_of(game.digest) or module_path(game.rules)
            info = await asyncio.to_thread(path.with_suffix(".json").read_bytes)
            await self.modules.keep(game.digest, game.name, info, await asyncio.to_thread(path.read_bytes))
        await self.modules.forget_unused([game.digest for game in present])

    def point_out(self) -> None:
        """Tell the processes that are started from now on where rules of other versions are laid out."""
        folders = os.environ.get(FOLDERS, "").split(os.pathsep)
        if str(self.folder) not in folders:
            os.environ[FOLDERS] = os.pathsep.join(filter(None, [*folders, str(self.folder)]))

    async def row_and_game(self, table: str) -> tuple[TableRow, Game]:
        """Return a table that is looked for, and its game by the rules it began with; raises ``ServiceError``."""
        row = await self.store.table(table)
        if row is None:
            raise ServiceError("no-table")
        return row, await self.by(row.game, row.rules, row.ruleset)

    async def referred(self, reference: str) -> Game:
        """Return the game that ``Game.reference`` tells, wherever its rules are kept; raises ``ServiceError``."""
        try:
            return await asyncio.to_thread(game_referred, reference)
        except RulesNotKept as error:
            return await self.by(*error.args)
        except UnknownGame:
            raise ServiceError("no-such-game") from None

    async def by(self, name: str, version: int, digest: str) -> Game:
        """Return a game by the rules with a digest, wherever they are kept; raises ``ServiceError``."""
        try:
            return await asyncio.to_thread(game_by, name, version, digest)
        except UnknownGame:
            raise ServiceError("no-such-game") from None
        except RulesNotKept:
            found = await self.modules.fetch(digest) if digest else None
        if found is None:
            raise ServiceError("old-rules")
        await asyncio.to_thread(self._lay_out, *found)
        return await asyncio.to_thread(game_by, name, version, digest)

    async def module(self, digest: str) -> tuple[bytes, bytes] | None:
        """Return the description and the code of rules by their digest, None where they are not kept."""
        path = await asyncio.to_thread(place_of, digest)
        if path is None:
            return await self.modules.fetch(digest)
        return await asyncio.to_thread(lambda: (path.with_suffix(".json").read_bytes(), path.read_bytes()))

    def _lay_out(self, info: bytes, code: bytes) -> None:
        keep_module(self.folder, code, msgspec.json.decode(info, type=ModuleInfo))
