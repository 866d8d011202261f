"""What Prometheus may know."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["Metrics"]

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Counter("deben_tables", "Tables opened.", ["game"], registry=self.registry)
        self.actions = Counter("deben_actions", "Actions stored.", ["game", "by"], registry=self.registry)
        self._actions: dict[tuple[str, bool], Counter] = {}
        self.refused = Counter("deben_refused", "Messages and requests refused.", ["code"], registry=self.registry)
        self.resyncs = Counter("deben_resyncs", "Slow clients brought up to date at once.", registry=self.registry)
        self.bot_failures = Counter("deben_bot_failures", "Decisions a bot failed to make.", ["bot"], registry=self.registry)
        self.connections = Gauge("deben_connections", "Open sockets.", registry=self.registry)
        self.live = Gauge("deben_live_tables", "Tables in memory.", registry=self.registry)
        self.act_seconds = Histogram(
            "deben_act_seconds", "From a command to its publication.", buckets=SECONDS, registry=self.registry
        )
        self.think_seconds = Histogram("deben_think_seconds", "Bots' decisions.", ["bot"], buckets=SECONDS, registry=self.registry)

    def count_action(self, game: str, bot: bool) -> None:
        """Count an action that was stored."""
        counter = self._actions.get((game, bot))
        if counter is None:  # looking it up by its labels takes longer than counting
            counter = self._actions[game, bot] = self.actions.labels(game, "bot" if bot else "person")
        counter.inc()

    def text(self) -> bytes:
        """Return all of them in Prometheus's text format."""
        return generate_latest(self.registry)
