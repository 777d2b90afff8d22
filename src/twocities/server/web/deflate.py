"""The packing of what sockets are sent, with little memory for each of them."""

import zlib
from collections.abc import Sequence

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

WINDOW_BITS = 12
"""Back to 4 kB of what was sent before a message refers: a smaller window packs badly, a larger one little better."""

LEVEL = 6

MEMORY_LEVEL = 5
"""How much memory a packer takes, as zlib counts it; it has it for one message only."""

END_OF_BLOCK = b"\x00\x00\xff\xff"
"""The end of every packed message, which is left out on the wire."""


class LeanDeflate(PerMessageDeflate):
    """Keeps what was sent last instead of a packer that remembers it, which would take five times as much.

    A packer that is given that text as its dictionary refers to it just as one that has packed it; the other side
    cannot tell them apart.
    """

    def __init__(self, remote_window_bits: int, window_bits: int) -> None:
        super().__init__(
            remote_no_context_takeover=True,
            local_no_context_takeover=True,  # so that no packer is kept; `encode` below makes its own
            remote_max_window_bits=remote_window_bits,
            local_max_window_bits=window_bits,
        )
        self.sent = b""
        """The end of what was sent, as far as the window goes."""

    def encode(self, frame: Frame) -> Frame:
        """Pack a whole message; nothing is sent in fragments."""
        if frame.opcode in CTRL_OPCODES:
            return frame
        bits, text = self.local_max_window_bits, bytes(frame.data)
        packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -bits, MEMORY_LEVEL, zlib.Z_DEFAULT_STRATEGY, self.sent)
        packed = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
        self.sent = (text if len(text) >= 1 << bits else self.sent + text)[-(1 << bits) :]
        return Frame(frame.opcode, packed.removesuffix(END_OF_BLOCK), frame.fin, True, frame.rsv2, frame.rsv3)


class LeanDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on how messages are packed."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Take what was agreed, with a packer of our own."""
        agreed, extension = super().process_request_params(params, accepted_extensions)
        if extension.local_no_context_takeover:  # the client keeps nothing, so each message is packed for itself
            return agreed, extension
        return agreed, LeanDeflate(extension.remote_max_window_bits, extension.local_max_window_bits)


DEFLATE = LeanDeflateFactory(
    server_max_window_bits=WINDOW_BITS, client_no_context_takeover=True, compress_settings={"memLevel": MEMORY_LEVEL}
)
"""What clients send is too short for a window: each of their messages is packed for itself."""
