"""A gateway in front of the service that loses, delays or replaces answers."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import httpx
from typing_extensions import Self


@dataclass(frozen=True)
class Fault:
    """What happens to one call instead of an ordinary answer."""

    forward: bool = False
    """Whether the service gets the call although its answer is lost."""
    answer: bytes | None = None
    """An answer of the gateway; without one, the connection is closed."""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict)
    seconds_per_byte: float = 0.0
    hang: bool = False
    """Whether nothing is answered and the connection stays open."""


CLOSED = Fault()
LOST_ANSWER = Fault(forward=True)
HANGING = Fault(hang=True)


def failing(status: int, code: int | str, headers: Mapping[str, str] | None = None, **data: object) -> Fault:
    """The answer of a service that refuses the call."""
    error = {"code": code, "message": f"Refused with {code}", "data": data}
    return Fault(answer=envelope(error=error), status=status, headers=headers or {})


def envelope(**members: object) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": 1, **members}).encode()


@dataclass(frozen=True)
class Received:
    """A call as it arrived."""

    path: str
    headers: Mapping[str, str]
    skill: str
    params: Mapping[str, Any]
    at: float


class FaultyNetwork:
    """Applies the faults in order, one to each call; calls without a fault reach the service."""

    def __init__(self, service_url: str) -> None:
        self.received: list[Received] = []
        self._faults: list[Fault] = []
        self._service_url = service_url
        self._ended = threading.Event()
        network = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self) -> None:
                network.handle(self)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self._server.block_on_close = False
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._client = httpx.Client(verify=False)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def fail(self, *faults: Fault) -> None:
        """Applies these faults to the next calls."""
        self.received.clear()
        self._faults = list(faults)

    def handle(self, handler: BaseHTTPRequestHandler) -> None:
        body = handler.rfile.read(int(handler.headers["content-length"]))
        call = json.loads(body)
        headers = {name.lower(): value for name, value in handler.headers.items()}
        self.received.append(Received(handler.path, headers, call["method"], call["params"], time.monotonic()))
        fault = self._faults.pop(0) if self._faults else None
        if fault is None or fault.forward:
            answer = self._forward(handler.path, headers, body)
            if fault is None:
                request_id = answer.headers["x-request-id"]
                self._send(handler, answer.status_code, {"x-request-id": request_id}, answer.content)
                return
        if fault.hang:
            self._ended.wait()
        if fault.answer is not None:
            self._send(handler, fault.status, fault.headers, fault.answer, fault.seconds_per_byte)
            return
        handler.close_connection = True

    def _forward(self, path: str, headers: Mapping[str, str], body: bytes) -> httpx.Response:
        own = {name: value for name, value in headers.items() if name in ("authorization", "content-type")}
        return self._client.post(self._service_url + path, headers=own, content=body)

    def _send(
        self,
        handler: BaseHTTPRequestHandler,
        status: int,
        headers: Mapping[str, str],
        body: bytes,
        seconds_per_byte: float = 0.0,
    ) -> None:
        handler.send_response(status)
        for name, value in headers.items():
            handler.send_header(name, value)
        handler.send_header("content-length", str(len(body)))
        handler.end_headers()
        if seconds_per_byte == 0.0:
            handler.wfile.write(body)
            return
        try:
            for index in range(len(body)):
                handler.wfile.write(body[index : index + 1])
                if self._ended.wait(seconds_per_byte):
                    return
        except OSError:
            # The client has given up.
            handler.close_connection = True

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._ended.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
        self._client.close()
