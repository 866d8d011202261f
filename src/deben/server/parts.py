"""The parts of a server, each made with what it needs; only the application knows them all."""

from dataclasses import dataclass, fields

from ..store import CompanyStore, Store
from .housekeeping import Housekeeping
from .http.modules import ModuleFiles
from .metrics import Metrics
from .nodes.membership import Membership
from .nodes.relay import Relay
from .people.bulletin import BulletinBoard
from .people.chat import Chat
from .people.company import Companies
from .people.entrance import Entrance
from .people.lessons import Lessons, scripted
from .people.lobby import Lobby
from .people.rematch import Rematches
from .people.turn_alerts import TurnAlerts
from .settings import Settings
from .sockets.session import Offers
from .study.analyses import Analyses
from .study.coach import CoachService
from .study.fairness import Fairness
from .study.hints import Hints
from .study.imports import Imports
from .study.replays import Replays
from .study.resting import Resting
from .tables.bots import BotTurns
from .tables.capacity import Capacity
from .tables.commands import Commands
from .tables.desk import ReadingDesk
from .tables.news import News
from .tables.reception import Reception
from .tables.registry import Tables
from .tables.resumption import Resumption
from .tables.rulesets import Rulesets, modules_folder
from .tables.summaries import Summaries
from .tables.visits import Visits
from .tables.watch import Watch
from .wellness import Wellness
from .whereabouts import Whereabouts
from .workers import Thinkers

__all__ = ["PARTS", "Parts", "made_parts"]


@dataclass(frozen=True, kw_only=True)
class Parts:
    """Everything that runs in a server; handlers are given these by name."""

    store: Store
    nodes: Membership
    relay: Relay
    rulesets: Rulesets
    modules: ModuleFiles
    tables: Tables
    commands: Commands
    visits: Visits
    reception: Reception
    summaries: Summaries
    bots: BotTurns
    desk: ReadingDesk
    watch: Watch
    resumption: Resumption
    company: Companies
    lobby: Lobby
    entrance: Entrance
    rematches: Rematches
    lessons: Lessons
    alerts: TurnAlerts
    replays: Replays
    imports: Imports
    coach: CoachService
    analyses: Analyses
    hints: Hints
    offers: Offers
    wellness: Wellness
    housekeeping: Housekeeping
    bulletin: BulletinBoard

    async def hand_over(self) -> None:
        """Finish what is being done at all tables, let other servers have them, and send their people there."""
        self.wellness.leaving = True
        if self.nodes.leases is None:
            return
        for part in (self.watch, self.resumption, self.bots):
            await part.close()
        await self.tables.hand_over()

    async def close(self) -> None:
        """Finish what is being done, stop the bots, tell nobody."""
        self.wellness.leaving = True
        await self.housekeeping.close()
        await self.bulletin.close()
        await self.watch.close()
        await self.resumption.close()
        await self.bots.close()
        await self.analyses.close()
        await self.coach.close()
        await self.commands.close()
        self.tables.close()


PARTS = tuple(field.name for field in fields(Parts))


def made_parts(
    store: Store, thinkers: Thinkers, settings: Settings, metrics: Metrics, whereabouts: Whereabouts | None = None,
    address: str = "",
) -> Parts:  # fmt: skip
    """Return the parts of one server; those that must hear of what happens at tables have subscribed."""
    whereabouts = whereabouts or Whereabouts()
    news, desk, gathered = News(), ReadingDesk(), CompanyStore(store.database)
    rulesets = Rulesets(store, modules_folder(store), settings.boards)
    nodes = Membership(store, settings, address)
    relay = Relay(nodes)
    tables = Tables(store, rulesets, metrics, settings.live_tables, nodes)
    commands = Commands(tables, store, news, metrics, settings.entries, all_logged=settings.access_log)
    watch = Watch(tables, commands, news, settings)
    capacity = Capacity(tables, thinkers, settings)
    visits = Visits(tables, news, metrics, settings, watch, capacity)
    reception = Reception(tables, store, news, metrics, capacity)
    summaries = Summaries(store, tables)
    bots = BotTurns(commands, thinkers, metrics, settings, whereabouts, scripted)
    company = Companies(tables, store, gathered, Chat(gathered, settings.chat_rate, settings.chat_burst), news, nodes)
    lobby = Lobby(tables, reception, company, gathered, settings, relay)
    alerts, replays = TurnAlerts(tables, summaries, company), Replays(store, rulesets, desk)
    coach = CoachService(settings, whereabouts, thinkers.elsewhere)
    fairness = Fairness(tables, Resting(store, tables, rulesets))
    for hears in (alerts.changed, bots.wake):
        news.moved.add(hears)
    for hears in (company.tell, bots.wake):
        news.people.add(hears)
    return Parts(
        store=store, nodes=nodes, relay=relay, rulesets=rulesets, modules=ModuleFiles(rulesets),
        tables=tables, commands=commands, visits=visits, reception=reception,
        summaries=summaries, bots=bots,
        desk=desk, watch=watch, resumption=Resumption(tables, bots), company=company, lobby=lobby,
        entrance=Entrance(store, rulesets, reception, lobby, company, desk, commands, settings.programs),
        rematches=Rematches(tables, reception, company, gathered, alerts, settings.programs), lessons=Lessons(gathered, reception),
        alerts=alerts, replays=replays, imports=Imports(store, desk), coach=coach,
        analyses=Analyses(store, replays, coach, fairness, settings), hints=Hints(tables, commands, coach, fairness),
        offers=Offers(commands, visits, company, metrics, settings), wellness=Wellness(store.database),
        housekeeping=Housekeeping(store, settings), bulletin=BulletinBoard(store, tables, alerts, settings.notices),
    )  # fmt: skip
