# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Plans and batches of calls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    ApprovalSummary,
    CommandApprovalsCancelResult,
    CommandApprovalsDecideResult,
    CommandApprovalsGetResult,
    CommandApprovalsListResult,
)


class CommandApprovalsResource:
    """The skills of `command.approvals`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def list(
        self,
        *,
        states: Sequence[Literal[
            "pending",
            "approved",
            "executed",
            "failed",
            "refused",
            "canceled",
            "expired",
        ]] | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[ApprovalSummary, CommandApprovalsListResult]:
        """List calls that wait for a person.

        Newest first. A key with `full` or `partner` sees all calls of the account, other keys see
        their own.

        Needs the permission `any`. Since 2.0.0.

        Args:
            states: Only approvals in these states. Default: all. 1 to 7 items.
            external_ref: Your ID of the end-customer whose approval it is. Only for partners.
                Default: the calling account. 1 to 200 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The approvals.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.command.approvals.list(states=["pending"]):
                print(item)
        """
        return self._calls.page(
            "command.approvals.list",
            {"states": states, "external_ref": external_ref, "cursor": cursor, "limit": limit},
            options,
        )

    def get(
        self,
        *,
        approval_id: str,
        external_ref: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandApprovalsGetResult:
        """Show one approval, its effect and its result.

        The effect is what a dry run of the call measured. `link` opens a page on which a person
        without a key can decide.

        Needs the permission `any`. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            external_ref: Your ID of the end-customer whose approval it is. Only for partners.
                Default: the calling account. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with what it would do.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.command.approvals.get(
                approval_id="apr_01jd0000000000000000000001",
            )
        """
        result: CommandApprovalsGetResult = self._calls.call(
            "command.approvals.get",
            {"approval_id": approval_id, "external_ref": external_ref},
            options,
        )
        return result

    def decide(
        self,
        *,
        approval_id: str,
        decision: Literal["approve", "refuse"],
        effect_hash: str | Omit = OMIT,
        reason: str | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandApprovalsDecideResult:
        """Approve or refuse a call that waits.

        A key decides neither about its own calls nor about those of a key that created it. Before
        an approval is stored, the dry run is repeated; if the call would not do the same, nothing
        is decided and the new effect is shown. An approved call is made at once, exactly once, with
        the params and the key that asked.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            decision: Decision: `approve` or `refuse`.
            effect_hash: `effect_hash` of the effect that you decide about. Required to approve. 64
                to 64 characters.
            reason: Reason, which the caller sees. 1 to 500 characters.
            external_ref: Your ID of the end-customer whose approval it is. Only for partners.
                Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with what it would do.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.command.approvals.decide(
                approval_id="apr_01jd0000000000000000000001",
                decision="refuse",
                reason="Not today.",
            )
        """
        result: CommandApprovalsDecideResult = self._calls.call(
            "command.approvals.decide",
            {
                "approval_id": approval_id,
                "decision": decision,
                "effect_hash": effect_hash,
                "reason": reason,
                "external_ref": external_ref,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def cancel(
        self,
        *,
        approval_id: str,
        external_ref: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandApprovalsCancelResult:
        """Withdraw a call that waits for a person.

        Only the key that asked, or one that may decide, can withdraw it. A call that was approved
        is not stopped.

        Needs the permission `any`. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            external_ref: Your ID of the end-customer whose approval it is. Only for partners.
                Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with what it would do.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.command.approvals.cancel(
                approval_id="apr_01jd0000000000000000000001",
            )
        """
        result: CommandApprovalsCancelResult = self._calls.call(
            "command.approvals.cancel",
            {
                "approval_id": approval_id,
                "external_ref": external_ref,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class CommandResource:
    """Plans and batches of calls."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    @cached_property
    def approvals(self) -> CommandApprovalsResource:
        return CommandApprovalsResource(self._calls)


class AsyncCommandApprovalsResource:
    """The skills of `command.approvals`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    def list(
        self,
        *,
        states: Sequence[Literal[
            "pending",
            "approved",
            "executed",
            "failed",
            "refused",
            "canceled",
            "expired",
        ]] | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[ApprovalSummary, CommandApprovalsListResult]:
        """List calls that wait for a person.

        Newest first. A key with `full` or `partner` sees all calls of the account, other keys see
        their own.

        Needs the permission `any`. Since 2.0.0.

        Args:
            states: Only approvals in these states. Default: all. 1 to 7 items.
            external_ref: Your ID of the end-customer whose approval it is. Only for partners.
                Default: the calling account. 1 to 200 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The approvals.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.command.approvals.list(states=["pending"]):
                print(item)
        """
        return self._calls.page(
            "command.approvals.list",
            {"states": states, "external_ref": external_ref, "cursor": cursor, "limit": limit},
            options,
        )

    async def get(
        self,
        *,
        approval_id: str,
        external_ref: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandApprovalsGetResult:
        """Show one approval, its effect and its result.

        The effect is what a dry run of the call measured. `link` opens a page on which a person
        without a key can decide.

        Needs the permission `any`. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            external_ref: Your ID of the end-customer whose approval it is. Only for partners.
                Default: the calling account. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with what it would do.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.command.approvals.get(
                approval_id="apr_01jd0000000000000000000001",
            )
        """
        result: CommandApprovalsGetResult = await self._calls.call(
            "command.approvals.get",
            {"approval_id": approval_id, "external_ref": external_ref},
            options,
        )
        return result

    async def decide(
        self,
        *,
        approval_id: str,
        decision: Literal["approve", "refuse"],
        effect_hash: str | Omit = OMIT,
        reason: str | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandApprovalsDecideResult:
        """Approve or refuse a call that waits.

        A key decides neither about its own calls nor about those of a key that created it. Before
        an approval is stored, the dry run is repeated; if the call would not do the same, nothing
        is decided and the new effect is shown. An approved call is made at once, exactly once, with
        the params and the key that asked.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            decision: Decision: `approve` or `refuse`.
            effect_hash: `effect_hash` of the effect that you decide about. Required to approve. 64
                to 64 characters.
            reason: Reason, which the caller sees. 1 to 500 characters.
            external_ref: Your ID of the end-customer whose approval it is. Only for partners.
                Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with what it would do.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.command.approvals.decide(
                approval_id="apr_01jd0000000000000000000001",
                decision="refuse",
                reason="Not today.",
            )
        """
        result: CommandApprovalsDecideResult = await self._calls.call(
            "command.approvals.decide",
            {
                "approval_id": approval_id,
                "decision": decision,
                "effect_hash": effect_hash,
                "reason": reason,
                "external_ref": external_ref,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def cancel(
        self,
        *,
        approval_id: str,
        external_ref: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandApprovalsCancelResult:
        """Withdraw a call that waits for a person.

        Only the key that asked, or one that may decide, can withdraw it. A call that was approved
        is not stopped.

        Needs the permission `any`. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            external_ref: Your ID of the end-customer whose approval it is. Only for partners.
                Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with what it would do.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.command.approvals.cancel(
                approval_id="apr_01jd0000000000000000000001",
            )
        """
        result: CommandApprovalsCancelResult = await self._calls.call(
            "command.approvals.cancel",
            {
                "approval_id": approval_id,
                "external_ref": external_ref,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncCommandResource:
    """Plans and batches of calls."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    @cached_property
    def approvals(self) -> AsyncCommandApprovalsResource:
        return AsyncCommandApprovalsResource(self._calls)
