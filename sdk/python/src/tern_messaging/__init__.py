"""The Python client of the Tern messaging service: `Tern`, and `AsyncTern` for asyncio and trio."""

from ._answer import Response, response_of
from ._client import AsyncTern, Tern
from ._generated import errors as _errors
from ._generated.catalog import CATALOG, CATALOG_VERSION, CatalogEntry, SkillName
from ._generated.errors import *  # noqa: F403
from ._omit import OMIT, Omit
from ._options import CallOptions
from ._pages import AsyncPage, AsyncPaginator, Page
from ._version import __version__
from .webhooks import SIGNATURE_HEADER, parse_webhook, sign_webhook, verify_webhook

__all__ = [
    "CATALOG",
    "CATALOG_VERSION",
    "OMIT",
    "SIGNATURE_HEADER",
    "AsyncPage",
    "AsyncPaginator",
    "AsyncTern",
    "CallOptions",
    "CatalogEntry",
    "Omit",
    "Page",
    "Response",
    "SkillName",
    "Tern",
    "__version__",
    "parse_webhook",
    "response_of",
    "sign_webhook",
    "verify_webhook",
]
__all__ += _errors.__all__
