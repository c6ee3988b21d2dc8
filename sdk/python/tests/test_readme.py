"""The programs in the documents."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from mypy import api

PROJECT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
PREAMBLE = """
from tern_messaging import OMIT, Tern
tern: Tern
campaign_id = token = secret = shop_key = ""
color: str | None = None
_ = tern.tags.create(name="VIP", color=color or OMIT)
"""


def programs_in(document: Path) -> list[str]:
    return [match[1] for match in BLOCK.finditer(document.read_text("utf-8"))]


@pytest.mark.parametrize("document", [PROJECT / "README.md", PROJECT.parents[1] / "README.md"])
def test_the_programs_of_a_document_type_check(document: Path, tmp_path: Path) -> None:
    programs = programs_in(document)
    assert programs
    file = tmp_path / "programs.py"
    file.write_text("\n".join([PREAMBLE, *programs]), "utf-8")
    output, _, status = api.run(["--config-file", str(PROJECT / "pyproject.toml"), "--strict", str(file)])
    assert (status, output) == (0, "Success: no issues found in 1 source file\n")


def test_the_first_programs_run(
    api_key: str, service_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TERN_API_KEY", api_key)
    scope: dict[str, Any] = {}
    for program in programs_in(PROJECT / "README.md")[:3]:
        exec(program.replace("http://localhost:4000", service_url), scope)
    asyncio.run(scope["main"]())
    assert re.fullmatch(r"tag_\w+ True\nRegulars\n", capsys.readouterr().out)
