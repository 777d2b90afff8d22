"""The server: tables over the network. The only room with asyncio, JSON and time."""
