"""The way to `kartentisch env`: a process of one's own, or a socket where one listens."""

import os
import shlex
import shutil
import socket
import subprocess

from .msgpack import pack, unpack


class Refused(ValueError):
    """What was asked for can't be done; the message says why, and nothing has changed."""


def _usual_command():
    given = os.environ.get("KARTENTISCH")
    if given:
        return shlex.split(given)
    if shutil.which("kartentisch"):
        return ["kartentisch"]
    return ["npx", "--no-install", "kartentisch"]


class Connection:
    """Asks and waits for the answer.

    address: where `kartentisch env` listens, as "host:port" or the path of a Unix socket. Without one, it is started:
    by `command`, by the environment variable KARTENTISCH, or as `kartentisch` or `npx kartentisch`.
    kits: modules with games of your own, for a process that is started.
    """

    def __init__(self, address=None, command=None, kits=()):
        self._process = self._socket = None
        if address is not None:
            self._socket = _connected(address)
            self._out = self._socket.makefile("wb")
            self._in = self._socket.makefile("rb", buffering=1 << 16)
            return
        command = list(command or _usual_command()) + ["env"]
        for kit in kits:
            command += ["--kits", str(kit)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 16)
        self._out, self._in = self._process.stdin, self._process.stdout

    def ask(self, **message):
        self._out.write(pack({key: value for key, value in message.items() if value is not None}))
        self._out.flush()
        reply = unpack(self._read)
        if reply["type"] == "refused":
            raise Refused(reply["why"])
        return reply

    def _read(self, n):
        part = self._in.read(n)
        if len(part) < n:
            raise ConnectionError("kartentisch env has ended; what it said last is on standard error.")
        return part

    def close(self):
        if self._out.closed:
            return
        self._out.close()
        self._in.close()
        if self._socket is not None:
            self._socket.close()
        if self._process is not None:
            self._process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def _connected(address):
    host, colon, port = address.rpartition(":")
    if colon and port.isdigit():
        connected = socket.create_connection((host, int(port)))
        connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return connected
    connected = socket.socket(socket.AF_UNIX)
    connected.connect(address)
    return connected
