"""A program that plays a whole game online, in Python and without any library. docs/protocol.md explains the messages.

    python3 examples/online.py ws://localhost:8080/ws TOKEN dominion

A token is made on the page under "Account". It plays like online.js beside it: by chance.
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
from urllib.parse import urlsplit


class Socket:
    """As much of RFC 6455 as is needed: text there and back, and an answer to every ping."""

    def __init__(self, address):
        url = urlsplit(address)
        port = url.port or (443 if url.scheme == "wss" else 80)
        plain = socket.create_connection((url.hostname, port))
        self.stream = ssl.create_default_context().wrap_socket(plain, server_hostname=url.hostname) if url.scheme == "wss" else plain
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {url.path or '/'} HTTP/1.1",
            f"Host: {url.hostname}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
        ]
        self.stream.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.stream.recv(4096)
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise SystemExit(head.decode())

    def read(self, length):
        while len(self.rest) < length:
            more = self.stream.recv(65536)
            if not more:
                raise EOFError
            self.rest += more
        part, self.rest = self.rest[:length], self.rest[length:]
        return part

    def send(self, data, kind=1):
        mask = os.urandom(4)
        size = len(data)
        if size < 126:
            length = struct.pack("!B", 128 | size)
        elif size < 65536:
            length = struct.pack("!BH", 128 | 126, size)
        else:
            length = struct.pack("!BQ", 128 | 127, size)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.stream.sendall(bytes([128 | kind]) + length + mask + masked)

    def receive(self):
        """The next text, or nothing when the connection is closed."""
        text = b""
        while True:
            first, second = self.read(2)
            size = second & 127
            if size == 126:
                (size,) = struct.unpack("!H", self.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.read(8))
            data = self.read(size)
            kind = first & 15
            if kind == 8:
                return None
            if kind == 9:
                self.send(data, 10)
            elif kind in (0, 1):
                text += data
                if first & 128:
                    return text.decode()


def choose(question):
    """Some of the choices, as many as may be taken."""
    if question["orNone"] and random.random() < 0.1:
        return []
    count = random.randint(question["min"], min(question["max"], len(question["choices"])))
    return random.sample(question["choices"], count)


def play(address, token, game):
    server = Socket(address)
    messages = 0
    table = None
    due = 0.0

    def pause():
        """A server takes 40 messages a second and 200 at once: whoever is quicker for long waits a little."""
        nonlocal due
        due = max(due, time.monotonic() - 2.5) + 0.025
        time.sleep(max(0.0, due - time.monotonic()))

    def say(message):
        nonlocal messages
        messages += 1
        server.send(json.dumps({"id": f"m{messages}", **message}).encode())

    say({"id": "hello", "type": "hello", "version": 1, "token": token})
    while True:
        text = server.receive()
        if text is None:
            raise SystemExit("The connection was closed.")
        message = json.loads(text)
        kind = message["type"]
        if kind == "welcome":
            seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
            what = {"selection": "base"} if game == "dominion" else {}
            create = {"type": "create", "game": game, "setup": {}, **what, "seats": seats}
            say({"id": "create", **create, "listed": False, "timer": {"per": "none"}})
        elif kind == "acknowledged" and message["id"] == "create":
            table = message["table"]
            say({"type": "watch", "table": table})
            say({"type": "start", "table": table})
        elif kind == "feed":
            question = message["standing"]["question"]
            result = message["standing"]["result"]
            if question is not None:
                pause()
                say({"type": "answer", "table": table, "number": question["number"], "answer": choose(question)})
            if result is not None:
                print(json.dumps(result), flush=True)
                return
        elif kind == "refused":
            if message.get("id") in ("hello", "create"):
                raise SystemExit(message["reason"])
            print(message["reason"], file=sys.stderr, flush=True)


if __name__ == "__main__":
    given = sys.argv[1:]
    defaults = ["ws://localhost:8080/ws", "", "dominion"]
    play(*(given + defaults[len(given) :]))
