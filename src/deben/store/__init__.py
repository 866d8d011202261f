"""Where tables are kept: matches as append-only actions, the people at them, and the ways to come to them."""

from .database import Database, StoreError
from .rows import ActionRow, Conflict, Doubled, NewTable, SeatRow, TableRow
from .store import Store

__all__ = ["ActionRow", "Conflict", "Database", "Doubled", "NewTable", "SeatRow", "Store", "StoreError", "TableRow"]
