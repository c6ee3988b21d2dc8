"""What holds for every skill, error and event of the contract."""

from __future__ import annotations

import ast
import inspect
import json
import re
import textwrap
import typing
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import anyio
import pytest
from mypy import api

import tern_messaging
from tern_messaging import (
    CATALOG,
    AsyncPaginator,
    AsyncTern,
    CallOptions,
    Page,
    Tern,
    TernApiError,
    errors,
    events,
    types,
)
from tern_messaging._calls import AsyncCalls, Calls
from tern_messaging._generated.errors import ERROR_CLASSES
from tern_messaging._generated.skills import AsyncSkills, Skills
from tern_messaging._omit import OMIT

PROJECT = Path(__file__).parents[1]
CONTRACT: dict[str, Any] = json.loads((PROJECT.parents[1] / "openrpc.json").read_text("utf-8"))
METHODS: list[dict[str, Any]] = CONTRACT["methods"]
NAMES = [method["name"] for method in METHODS]


class Recorder:
    """Keeps the calls of methods instead of sending them."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, dict[str, object]]] = []

    def call(self, skill: str, params: Mapping[str, object], options: CallOptions | None) -> Any:
        self.calls.append((skill, {name: value for name, value in params.items() if value is not OMIT}))

    def page(self, skill: str, params: Mapping[str, object], options: CallOptions | None) -> Any:
        self.call(skill, params, options)
        return iter(())


class AsyncRecorder(Recorder):
    async def call(self, skill: str, params: Mapping[str, object], options: CallOptions | None) -> Any:
        super().call(skill, params, options)

    def page(self, skill: str, params: Mapping[str, object], options: CallOptions | None) -> Any:
        super().call(skill, params, options)
        return nothing()


async def nothing() -> typing.AsyncIterator[object]:
    for item in list[object]():
        yield item


def method_of(client: object, skill: str) -> Any:
    """`contacts.import` is `contacts.import_`, `agent.auditLog` is `agent.audit_log`."""
    found = client
    for part in skill.split("."):
        snake = re.sub(r"(?<=[a-z0-9])([A-Z])", r"_\1", part.replace("-", "_")).lower()
        found = getattr(found, f"{snake}_" if snake == "import" else snake)
    return found


def params_of(method: dict[str, Any]) -> Iterator[tuple[str, bool]]:
    described = CONTRACT["components"]["contentDescriptors"]
    for param in method["params"]:
        given = described[param["$ref"].split("/")[-1]] if "$ref" in param else param
        yield given["name"], given.get("required", False)


def example_in(method: Any) -> str:
    doc = inspect.getdoc(method) or ""
    return textwrap.dedent(doc.partition("Example:\n")[2])


def test_the_catalog_names_every_skill() -> None:
    assert list(CATALOG) == NAMES
    assert list(typing.get_args(tern_messaging.SkillName)) == NAMES


@pytest.mark.parametrize("method", METHODS, ids=NAMES)
def test_both_clients_have_a_method_with_the_params_of_the_skill(method: dict[str, Any]) -> None:
    for client in (Skills(Recorder()), AsyncSkills(AsyncRecorder())):
        signature = inspect.signature(method_of(client, method["name"]))
        arguments = {name: each.default is inspect.Parameter.empty for name, each in signature.parameters.items()}
        assert arguments.pop("options") is False
        params = {"from_" if name == "from" else name: required for name, required in params_of(method)}
        assert arguments == params
        returns = typing.get_type_hints(method_of(client, method["name"]))["return"]
        pages = (Page, AsyncPaginator)
        assert (typing.get_origin(returns) in pages) is method["x-paginated"]


@pytest.mark.parametrize("method", METHODS, ids=NAMES)
def test_the_example_of_a_docstring_makes_the_call_of_the_contract(method: dict[str, Any]) -> None:
    example = next(each for each in method["examples"] if "x-error" not in each)
    expected = (method["name"], {param["name"]: param["value"] for param in example["params"]})
    recorder: Calls = Recorder()
    exec(example_in(method_of(Skills(recorder), method["name"])), {"tern": Skills(recorder)})
    awaited: AsyncCalls = AsyncRecorder()
    scope: dict[str, Any] = {"tern": AsyncSkills(awaited)}
    code = example_in(method_of(AsyncSkills(awaited), method["name"]))
    exec(f"async def main():\n{textwrap.indent(code, '    ')}", scope)
    anyio.run(scope["main"])
    for made in (recorder, awaited):
        assert isinstance(made, Recorder)
        assert made.calls == [expected]


def test_every_example_of_a_docstring_type_checks(tmp_path: Path) -> None:
    lines = ["from tern_messaging import AsyncTern, Tern"]
    for index, name in enumerate(NAMES):
        sync = textwrap.indent(example_in(method_of(Skills(Recorder()), name)), "    ")
        awaited = textwrap.indent(example_in(method_of(AsyncSkills(AsyncRecorder()), name)), "    ")
        lines += [
            f"def sync_{index}(tern: Tern) -> None:",
            sync,
            f"async def async_{index}(tern: AsyncTern) -> None:",
            awaited,
        ]
    file = tmp_path / "examples.py"
    file.write_text("\n".join(lines), "utf-8")
    ast.parse(file.read_text("utf-8"))
    output, _, status = api.run(["--config-file", str(PROJECT / "pyproject.toml"), "--strict", str(file)])
    assert (status, output) == (0, "Success: no issues found in 1 source file\n")


@pytest.mark.parametrize("method", METHODS, ids=NAMES)
def test_the_docstring_of_a_method_describes_its_params_its_result_and_its_errors(method: dict[str, Any]) -> None:
    for client in (Skills(Recorder()), AsyncSkills(AsyncRecorder())):
        doc = inspect.getdoc(method_of(client, method["name"])) or ""
        words = " ".join(doc.split())
        assert doc.startswith(method["summary"].split()[0])
        for text in (method["summary"], method["description"]):
            assert " ".join(text.split()) in words.replace("\\\\", "\\")
        for name, _ in params_of(method):
            assert re.search(rf"^ +{name}_?: \S", doc, re.MULTILINE)
        for name in method["result"]["schema"]["properties"]:
            assert f"`{name}`" in doc
        codes = [CONTRACT["components"]["errors"][ref["$ref"].split("/")[-1]]["code"] for ref in method["errors"]]
        for code in [*codes, *method["x-errors"]]:
            assert f"{ERROR_CLASSES[code].__name__}: " in doc


def test_every_error_has_a_class_of_its_own() -> None:
    components = CONTRACT["components"]
    codes = [each["code"] for each in components["errors"].values()] + list(components["x-errors"])
    assert sorted(map(str, ERROR_CLASSES)) == sorted(map(str, codes))
    assert len(set(ERROR_CLASSES.values())) == len(codes)
    for code, known in ERROR_CLASSES.items():
        assert issubclass(known, TernApiError)
        assert known.code == code
        assert getattr(tern_messaging, known.__name__) is getattr(errors, known.__name__) is known


def test_every_event_has_a_type() -> None:
    names = [event["type"] for event in CONTRACT["x-events"]]
    assert list(typing.get_args(events.TernEventType)) == names
    for event, body in zip(names, typing.get_args(events.TernEvent), strict=True):
        assert typing.get_args(typing.get_type_hints(body)["type"]) == (event,)


@pytest.mark.parametrize("module", [types, events])
def test_every_annotation_can_be_read_at_run_time(module: Any) -> None:
    classes = [value for value in vars(module).values() if typing.is_typeddict(value)]
    assert len(classes) > 5
    for each in classes:
        typing.get_type_hints(each)


def test_every_attribute_of_a_client_is_a_module_of_the_contract() -> None:
    modules = {module["name"].replace("-", "_") for module in CONTRACT["x-modules"]}
    used = {name.split(".")[0].replace("-", "_") for name in NAMES}
    own = {"call", "close", "with_options"}
    for client in (Tern, AsyncTern):
        assert {name for name in dir(client) if not name.startswith("_")} == (modules & used) | own
