"""Tables that people sit at from anywhere: the only room with asyncio, JSON and time."""
