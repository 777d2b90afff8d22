"""What sockets are sent is packed as by a packer that remembers, and little memory is kept for it."""

import sys
import zlib

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from twocities.server.web.deflate import DEFLATE, MEMORY_LEVEL, WINDOW_BITS, LeanDeflate

MESSAGES = [
    b'{"type":"update","seq":%d,"cities":"%s","gold":%d}' % (number, b"tavern manor keep " * 150, 7 * number)
    for number in range(40)
]
OFFERED = [("client_max_window_bits", None)]
"""What browsers offer."""


def agreed() -> LeanDeflate:
    """Return the packer of a socket whose client offers what browsers do."""
    _, extension = DEFLATE.process_request_params(OFFERED, [])
    assert isinstance(extension, LeanDeflate)
    return extension


def packed(extension: LeanDeflate, messages: list[bytes]) -> list[Frame]:
    """Pack messages for one socket."""
    return [extension.encode(Frame(Opcode.TEXT, message)) for message in messages]


def test_a_client_reads_what_was_packed() -> None:
    answer, extension = DEFLATE.process_request_params(OFFERED, [])
    assert isinstance(extension, LeanDeflate)
    client = ClientPerMessageDeflateFactory(client_max_window_bits=True).process_response_params(answer, [])

    read = [client.decode(frame) for frame in packed(extension, MESSAGES)]

    assert [bytes(frame.data) for frame in read] == MESSAGES
    assert all(len(message) < 1 << WINDOW_BITS for message in MESSAGES)


def test_messages_are_packed_as_small_as_by_a_packer_that_remembers() -> None:
    remembering = zlib.compressobj(wbits=-WINDOW_BITS, memLevel=MEMORY_LEVEL)
    sizes = [len(remembering.compress(each) + remembering.flush(zlib.Z_SYNC_FLUSH)) - 4 for each in MESSAGES]

    ours = [len(frame.data) for frame in packed(agreed(), MESSAGES)]

    assert sum(ours) <= 1.02 * sum(sizes)
    assert sum(ours) < sum(map(len, MESSAGES)) / 15


def test_nothing_but_the_end_of_what_was_sent_is_kept() -> None:
    extension = agreed()

    packed(extension, MESSAGES)

    assert extension.sent == b"".join(MESSAGES)[-(1 << WINDOW_BITS) :]
    assert sum(sys.getsizeof(value) for value in vars(extension).values()) < (1 << WINDOW_BITS) + 1024


def test_farewells_and_pings_are_not_packed() -> None:
    ping = Frame(Opcode.PING, b"abcd")

    assert agreed().encode(ping) is ping


@pytest.mark.parametrize("size", [0, 1, (1 << WINDOW_BITS) - 1, 1 << WINDOW_BITS, 50_000])
def test_messages_of_any_size_are_read(size: int) -> None:
    answer, extension = DEFLATE.process_request_params(OFFERED, [])
    client = ClientPerMessageDeflateFactory(client_max_window_bits=True).process_response_params(answer, [])
    messages = [bytes(number % 251 for number in range(size)), b"short", bytes(size)]

    read = [client.decode(extension.encode(Frame(Opcode.TEXT, each))) for each in messages]

    assert [bytes(frame.data) for frame in read] == messages
