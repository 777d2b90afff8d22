"""Plays at random to the end of a game: bot_client.py URL [INVITATION]."""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect

NEW_TABLE = {"game": "machikoro", "seats": 2, "bots": ["journeyman"], "auto_start": True}


async def play(url: str, invitation: str) -> None:
    """Begin a session as a guest, accept an invitation or open a table, and answer every question."""
    me = httpx.post(f"{url}/api/guests", json={"name": "Rambler", "wants_token": True}).raise_for_status().json()
    headers = {"authorization": f"Bearer {me['token']}"}
    endpoint, body = (f"invitations/{invitation}", None) if invitation else ("tables", NEW_TABLE)
    found = httpx.post(f"{url}/api/{endpoint}", json=body, headers=headers).raise_for_status().json()
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{found.get('table') or found['id']}/socket"
    async with connect(address, additional_headers=headers) as socket:
        async for text in socket:
            message = json.loads(text)
            table, game = message.get("table") or {}, message.get("game") or {}
            if message["type"] == "welcome" and message["seat"] < 0:
                await socket.send(json.dumps({"type": "sit", "command": "sit"}))
            if table.get("status") in ("over", "stopped"):
                print(json.dumps(table["scores"]))
                return
            if decision := game.get("decision"):
                number, index = decision["number"], random.randrange(len(decision["options"]))
                choice = {"type": "choose", "command": f"c{number}", "decision": number, "index": index}
                await socket.send(json.dumps(choice))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], "".join(sys.argv[2:])))
