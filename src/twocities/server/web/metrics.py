"""Metrics for Prometheus."""

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from twocities.server.hub.hub import Hub

BUCKETS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """What /metrics shows."""

    def __init__(self, hub: Hub) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "twocities_commands", "Commands by how they ended", ["command", "outcome"], registry=self.registry
        )
        self.outcome = cache(self.commands.labels)
        """Finds the counter of a command that ended so; to look it up in the registry takes longer than to count."""
        self.seconds = Histogram(
            "twocities_command_seconds", "From command to acknowledgement", buckets=BUCKETS, registry=self.registry
        )
        self.sockets = Gauge("twocities_sockets", "Open sockets", registry=self.registry)
        tables = Gauge("twocities_tables_in_memory", "Tables that are loaded", registry=self.registry)
        tables.set_function(lambda: len(hub.loaded))
        waiting = Gauge("twocities_commands_waiting", "Commands that wait to be written", registry=self.registry)
        waiting.set_function(hub.journal.waiting.qsize)
        redis = Gauge("twocities_pubsub_connected", "Whether nodes hear each other", registry=self.registry)
        redis.set_function(lambda: float(hub.pubsub.is_connected))

    def text(self) -> bytes:
        """Write all counters."""
        return generate_latest(self.registry)
