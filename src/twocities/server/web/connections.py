"""Limits of open connections: in all, and from each address."""

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from twocities.server.web.addresses import plain, source_of

MOST_EACH = 500
"""How many connections one address may have open, for a school or a household behind one address."""

MOST = 20_000

SPARE_FILES = 200
"""How many of the files that a process may open are left for the database, the page and the bots."""


class Connections:
    """Counts open connections; those from a trusted proxy belong to people elsewhere, so they count in all only."""

    def __init__(self, stretch: float, open_files: float, proxies: str = "") -> None:
        most = MOST * stretch if stretch else open_files
        self.most = max(int(min(most, open_files - SPARE_FILES)), 1)
        self.most_each = max(int(MOST_EACH * stretch), 1) if stretch else self.most
        # The web server decides by the same list which proxies it trusts.
        # Its middleware wants an application; only its reading of the list is used here.
        self.proxies = ProxyHeadersMiddleware(None, proxies).trusted_hosts if proxies else None  # type: ignore[arg-type]
        self.open = 0
        self.by_source: dict[str, int] = {}

    def admit(self, host: str) -> str | None:
        """Count a connection; return the address that it is counted for, None if there are too many."""
        is_proxy = self.proxies is not None and (host in self.proxies or plain(host) in self.proxies)
        source = "" if is_proxy else source_of(host)
        if self.open >= self.most or (source and self.by_source.get(source, 0) >= self.most_each):
            return None
        self.open += 1
        self.by_source[source] = self.by_source.get(source, 0) + 1
        return source

    def release(self, source: str) -> None:
        """Count a connection that is over."""
        self.open -= 1
        self.by_source[source] -= 1
        if not self.by_source[source]:
            del self.by_source[source]
