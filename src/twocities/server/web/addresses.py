"""Client addresses, and the networks that rate limits are counted for."""

from functools import lru_cache
from ipaddress import ip_address, ip_network

IPV4_MAPPED_PREFIX = "::ffff:"
"""How an address of IPv4 begins where it is written as one of IPv6."""

WHOLE_SITE = 48
"""The bits of an IPv6 address that a provider gives to one site: whoever has one of them has all the others."""

NEIGHBOURHOOD = 24
"""The bits of an IPv4 address that neighbours share."""


def plain(host: str) -> str:
    """Write an address of IPv4 as such."""
    return host.removeprefix(IPV4_MAPPED_PREFIX) if "." in host else host


@lru_cache(10_000)  # asked for every message
def source_of(host: str) -> str:
    """Name what counts as one address: an address of IPv4, or a /48 of IPv6."""
    return cut(plain(host), 32)


def network_of(host: str) -> str:
    """Name the network around an address: a /24 of IPv4, or a /48 of IPv6."""
    return cut(plain(host), NEIGHBOURHOOD)


def cut(host: str, bits: int) -> str:
    """Cut an address of IPv4 to so many bits, one of IPv6 to its site; the machine itself is as it is."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if address.is_loopback or (address.version == 4 and bits == 32):
        return str(address)
    return str(ip_network((address, bits if address.version == 4 else WHOLE_SITE), strict=False))
