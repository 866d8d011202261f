"""Where tables are kept: matches as append-only actions, the people at them, and the ways to come to them."""

from .analyses import AnalysisStore
from .bulletin import Bulletin, BulletinStore
from .company import CompanyStore, still_kept
from .contests import ContestStore
from .database import Claimed, Damaged, Database, StoreError, is_trouble
from .deadlines import DeadlineStore
from .ending import end_tasks
from .jobs import JOBS, JobStore, NewJob, TakenJob, ThinkerRow, answers_channel
from .leases import Heard, Leases, Peer
from .modules import ModuleStore
from .retention import Retention, RetentionStore
from .rows import (
    ActionRow,
    Conflict,
    Doubled,
    Elsewhere,
    Face,
    Fenced,
    LastAction,
    NewTable,
    SaidRow,
    SeatRow,
    Shelf,
    TableRow,
    TooMany,
)
from .shelves import ShelfStore
from .signals import Signals
from .store import Check, Store

__all__ = [
    "JOBS", "ActionRow", "AnalysisStore", "Bulletin", "BulletinStore",
    "Check", "Claimed", "CompanyStore", "Conflict", "ContestStore", "Damaged", "Database", "DeadlineStore", "Doubled",
    "Elsewhere", "Face",
    "Fenced", "Heard", "JobStore", "LastAction", "Leases", "ModuleStore", "NewJob", "NewTable", "Peer", "Retention",
    "RetentionStore", "SaidRow", "SeatRow", "Shelf", "ShelfStore", "Signals", "Store", "StoreError", "TableRow", "TakenJob",
    "ThinkerRow", "TooMany", "answers_channel", "end_tasks", "is_trouble", "still_kept",
]  # fmt: skip
