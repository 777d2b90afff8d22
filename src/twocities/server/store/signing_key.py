"""The key that a server signs finished games with; all of its nodes share it."""

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from twocities.server.store.schema import SERVER
from twocities.server.store.store import Store

NAME = "signing-key"


async def signing_key(store: Store) -> Ed25519PrivateKey:
    """Find the key of a server, or make one; of nodes that start together the first one makes it."""
    found = await stored_key(store)
    if found is None:
        made = Ed25519PrivateKey.generate().private_bytes_raw().hex()
        try:
            async with store.writing() as connection:
                await connection.execute(insert(SERVER).values(name=NAME, value=made))
        except IntegrityError:
            made = await stored_key(store) or made
        found = made
    return Ed25519PrivateKey.from_private_bytes(bytes.fromhex(found))


async def stored_key(store: Store) -> str | None:
    """Read the key, if there is one."""
    async with store.reading() as connection:
        found = (await connection.execute(select(SERVER.c.value).where(SERVER.c.name == NAME))).scalar()
        return None if found is None else str(found)
