"""Floods a socket with frames until it is ended: flooding.py PORT TABLE TOKEN KIND."""

import contextlib
import socket
import sys
from time import sleep

MASK = b"\0\0\0\0"
KINDS = {
    "pings": (b"", b"\x89\x80" + MASK),
    "pongs": (b"", b"\x8a\x80" + MASK),
    "empty fragments": (b"\x01\x80" + MASK, b"\x00\x80" + MASK),
    "empty messages": (b"", b"\x81\x80" + MASK),
}
"""How each flood begins, and the frame that goes on for ever."""

MEGABYTE = 1024 * 1024
PER_SECOND = 20
"""How often in a second something is sent."""


def upgrade(table: str, token: str) -> bytes:
    """Ask for the socket of a table."""
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"authorization: Bearer {token}\r\n\r\n"
    ).encode()


def flood(port: int, table: str, token: str, kind: str) -> None:
    """Send a megabyte in each second, as far as the server takes it; come again when it hangs up."""
    begin, frame = KINDS[kind]
    piece = frame * (MEGABYTE // PER_SECOND // len(frame))
    while True:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=30) as made:
            made.sendall(upgrade(table, token))
            made.recv(65536)
            print("begun", flush=True)
            made.sendall(begin)
            while True:
                made.sendall(piece)
                sleep(1 / PER_SECOND)
        sleep(0.5)


if __name__ == "__main__":
    flood(int(sys.argv[1]), *sys.argv[2:5])
