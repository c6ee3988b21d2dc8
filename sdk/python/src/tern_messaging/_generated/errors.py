# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""One class for each error code of the service."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Type, Union

from typing_extensions import TypeAlias

from .._errors import (
    ErrorFacts,
    FieldError,
    TernApiError,
    TernConnectionError,
    TernError,
    TernTimeoutError,
    TernWaitTimeoutError,
    TernWebhookError,
)

__all__ = [
    "ErrorCode",
    "AnswerTooLargeError",
    "ApprovalRequiredError",
    "ConsentRequiredError",
    "CreditsInsufficientError",
    "ExternalRefRequiredError",
    "FieldError",
    "IdempotencyKeyRequiredError",
    "ImportBatchLimitError",
    "ImportColumnsUnclearError",
    "InternalError",
    "InvalidParamsError",
    "InvalidPermissionsError",
    "InvalidRequestError",
    "MethodNotFoundError",
    "NoSendingNumberError",
    "NotFoundError",
    "ParseError",
    "PartnerChildPausedError",
    "PartnerSuspendedError",
    "PaymentHoldError",
    "PreflightFailedError",
    "QuietHoursError",
    "RateLimitedError",
    "TernApiError",
    "TernConnectionError",
    "TernError",
    "TernTimeoutError",
    "TernWaitTimeoutError",
    "TernWebhookError",
    "UnauthorizedError",
    "UnavailableError",
    "UnprocessableError",
]

ErrorCode: TypeAlias = Literal[
    -32700,
    -32600,
    -32601,
    -32602,
    -32603,
    -32000,
    -32001,
    -32002,
    -32003,
    -32005,
    "consent_required",
    "payment_hold",
    "partner_suspended",
    "partner_child_paused",
    "idempotency_key_required",
    "external_ref_required",
    "credits_insufficient",
    "quiet_hours",
    "import_batch_limit",
    "import_columns_unclear",
    "invalid_permissions",
    "approval_required",
    "rate_limited",
    "unavailable",
    "answer_too_large",
]
"""The codes that this client knows."""


class ParseError(TernApiError):
    """Parse error: the body is not valid JSON."""

    code: Literal[-32700] = -32700


class InvalidRequestError(TernApiError):
    """Invalid Request: jsonrpc, method or a valid id is missing."""

    code: Literal[-32600] = -32600


class MethodNotFoundError(TernApiError):
    """Method not found: unknown skill name."""

    code: Literal[-32601] = -32601


class InvalidParamsError(TernApiError):
    """Invalid params."""

    code: Literal[-32602] = -32602


class InternalError(TernApiError):
    """Internal error."""

    code: Literal[-32603] = -32603


class UnauthorizedError(TernApiError):
    """Unauthorized: missing or invalid API key."""

    code: Literal[-32000] = -32000


class NotFoundError(TernApiError):
    """Not found: no such resource in this account."""

    code: Literal[-32001] = -32001


class UnprocessableError(TernApiError):
    """Unprocessable: no eligible audience or content, or the state does not allow it."""

    code: Literal[-32002] = -32002


class NoSendingNumberError(TernApiError):
    """No valid sending number: trust setup incomplete or no default sender number."""

    code: Literal[-32003] = -32003


class PreflightFailedError(TernApiError):
    """Launch preflight failed: blockers found, or the preflight token is stale."""

    code: Literal[-32005] = -32005


class ConsentRequiredError(TernApiError):
    """The contact is not opted in. Do what `next_actions` of the error says: a missing consent can
    be recorded with its proof, and after an opt-out only the person can opt in again.
    """

    code: Literal["consent_required"] = "consent_required"


class PaymentHoldError(TernApiError):
    """The account is on payment hold. Resolve the billing problem, or add credits with
    billing.topUp.
    """

    code: Literal["payment_hold"] = "payment_hold"


class PartnerSuspendedError(TernApiError):
    """The partner organization is suspended. Contact the support team of the service; only they can
    lift the suspension.
    """

    code: Literal["partner_suspended"] = "partner_suspended"


class PartnerChildPausedError(TernApiError):
    """The end-customer is paused. Call partner.setChildPaused with paused false to resume sending.
    """

    code: Literal["partner_child_paused"] = "partner_child_paused"


class IdempotencyKeyRequiredError(TernApiError):
    """idempotency_key is missing. Send a key that is stable and unique per logical send."""

    code: Literal["idempotency_key_required"] = "idempotency_key_required"


class ExternalRefRequiredError(TernApiError):
    """external_ref is missing. Set external_ref to the reference of the end-customer."""

    code: Literal["external_ref_required"] = "external_ref_required"


class CreditsInsufficientError(TernApiError):
    """Not enough credits. Add credits with billing.topUp, or grant them with partner.grantCredits.
    """

    code: Literal["credits_insufficient"] = "credits_insufficient"


class QuietHoursError(TernApiError):
    """Quiet hours block the message. Set send_at to a time outside quiet hours."""

    code: Literal["quiet_hours"] = "quiet_hours"


class ImportBatchLimitError(TernApiError):
    """More than 500 contacts in one import batch. Split the import into batches of at most 500
    rows.
    """

    code: Literal["import_batch_limit"] = "import_batch_limit"


class ImportColumnsUnclearError(TernApiError):
    """Columns of an import need an answer. Say what each column of error.data.columns means: who
    agreed in consent_values, the order of dates in column_types, or in mapping that it is about
    something else.
    """

    code: Literal["import_columns_unclear"] = "import_columns_unclear"


class InvalidPermissionsError(TernApiError):
    """The key is not allowed to call this skill. Use a key with the required permission."""

    code: Literal["invalid_permissions"] = "invalid_permissions"


class ApprovalRequiredError(TernApiError):
    """A person must approve the call. Wait for the decision, then repeat the call with the same
    idempotency_key, or read the result with command.approvals.get.
    """

    code: Literal["approval_required"] = "approval_required"


class RateLimitedError(TernApiError):
    """Too many requests. Wait for the seconds in Retry-After, then repeat the call."""

    code: Literal["rate_limited"] = "rate_limited"


class UnavailableError(TernApiError):
    """The service is temporarily unavailable. Wait for the seconds in Retry-After, then repeat the
    call.
    """

    code: Literal["unavailable"] = "unavailable"


class AnswerTooLargeError(TernApiError):
    """The answer is too large. Ask for fewer items, or for a part; send large calls one by one
    instead of in a batch.
    """

    code: Literal["answer_too_large"] = "answer_too_large"


ERROR_CLASSES: Mapping[Union[int, str], Type[TernApiError]] = {
    -32700: ParseError,
    -32600: InvalidRequestError,
    -32601: MethodNotFoundError,
    -32602: InvalidParamsError,
    -32603: InternalError,
    -32000: UnauthorizedError,
    -32001: NotFoundError,
    -32002: UnprocessableError,
    -32003: NoSendingNumberError,
    -32005: PreflightFailedError,
    "consent_required": ConsentRequiredError,
    "payment_hold": PaymentHoldError,
    "partner_suspended": PartnerSuspendedError,
    "partner_child_paused": PartnerChildPausedError,
    "idempotency_key_required": IdempotencyKeyRequiredError,
    "external_ref_required": ExternalRefRequiredError,
    "credits_insufficient": CreditsInsufficientError,
    "quiet_hours": QuietHoursError,
    "import_batch_limit": ImportBatchLimitError,
    "import_columns_unclear": ImportColumnsUnclearError,
    "invalid_permissions": InvalidPermissionsError,
    "approval_required": ApprovalRequiredError,
    "rate_limited": RateLimitedError,
    "unavailable": UnavailableError,
    "answer_too_large": AnswerTooLargeError,
}
"""The class of each code."""


def error_from(facts: ErrorFacts) -> TernApiError:
    """The error of an answer with the class of its code, or the base class for an unknown code."""
    return ERROR_CLASSES.get(facts.code, TernApiError)(facts)
