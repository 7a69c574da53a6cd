"""A language server as an editor's plug-in speaks with it: JSON-RPC over its two streams."""

import json
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TypeAlias

Json: TypeAlias = "Mapping[str, Json] | Sequence[Json] | str | int | bool | None"


class Client:
    """Opens texts and waits for what the server finds in them."""

    def __init__(self, sent: IO[bytes], heard: IO[bytes], settings: Mapping[str, Json]) -> None:
        self._sent, self._heard, self._settings = sent, heard, settings
        self._number = 0

    def ask(self, method: str, params: Json) -> Json:
        """The answer to a request."""
        self._number += 1
        self._send({"id": self._number, "method": method, "params": params})
        while True:
            message = self._next()
            if message.get("id") == self._number and "method" not in message:
                return message.get("result")

    def tell(self, method: str, params: Json) -> None:
        """A notification, which has no answer."""
        self._send({"method": method, "params": params})

    def diagnostics(self, uri: str, text: str) -> list[Mapping[str, Json]]:
        """What the server finds in a YAML text."""
        document: Json = {"uri": uri, "languageId": "yaml", "version": 1, "text": text}
        self.tell("textDocument/didOpen", {"textDocument": document})
        while True:
            message = self._next()
            params = message.get("params")
            if message.get("method") == "textDocument/publishDiagnostics":
                assert isinstance(params, Mapping)
                found = params["diagnostics"]
                if params["uri"] == uri:
                    assert isinstance(found, list)
                    return found

    def _next(self) -> Mapping[str, Json]:
        """The next message; what the server asks meanwhile is answered."""
        length = 0
        while line := self._heard.readline().strip():
            name, _, value = line.partition(b":")
            if name.lower() == b"content-length":
                length = int(value)
        assert length, "the server has ended"
        message: dict[str, Json] = json.loads(self._heard.read(length))
        if "method" in message and "id" in message:
            self._send({"id": message["id"], "result": self._answer(message)})
        return message

    def _answer(self, message: Mapping[str, Json]) -> Json:
        """The settings that it asks for, by their sections; nothing else is known here."""
        params = message.get("params")
        if message["method"] != "workspace/configuration" or not isinstance(params, Mapping):
            return None
        items = params["items"]
        assert isinstance(items, list)
        return [self._settings.get(str(item["section"])) for item in items]

    def _send(self, message: Mapping[str, Json]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode("utf-8")
        self._sent.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
        self._sent.flush()


@contextmanager
def language_server(
    command: Sequence[str | Path], settings: Mapping[str, Json]
) -> Iterator[Client]:
    """A server that was greeted, with the settings of an editor; ended afterwards."""
    with subprocess.Popen(
        list(map(str, command)), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as server:
        assert server.stdin is not None
        assert server.stdout is not None
        client = Client(server.stdin, server.stdout, settings)
        try:
            asked: Json = {"workspace": {"configuration": True}}
            client.ask("initialize", {"processId": None, "rootUri": None, "capabilities": asked})
            client.tell("initialized", {})
            client.tell("workspace/didChangeConfiguration", {"settings": settings})
            yield client
        finally:
            server.kill()
