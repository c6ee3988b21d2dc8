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
    CommandBatchResult,
    CommandExecuteResult,
    CommandHistoryResult,
    CommandPlanResult,
    CommandStatusResult,
    CommandUndoResult,
    PlanJob,
    StepInputInput,
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
            external_ref: Your ID of the end-customer that the approval belongs to. Only for
                partners. Default: the calling account. 1 to 200 characters.
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
            external_ref: Your ID of the end-customer that the approval belongs to. Only for
                partners. Default: the calling account. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with its effect.
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
        confirm_count: int | Omit = OMIT,
        reason: str | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandApprovalsDecideResult:
        """Approve or refuse a call that waits.

        Decides: a key that may make the call itself without an approval, and that does not come
        from the same key as the one that asked. Before an approval is stored, the dry run is
        repeated. If the effect is no longer the same, nothing is decided and the new effect is
        shown. An approved call is made immediately and exactly once, with the key that asked and
        the same params.

        Needs the permission `keys`. Costs credits. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            decision: Decision: `approve` or `refuse`.
            effect_hash: `effect_hash` of the effect that you decide about. Required to approve. 64
                to 64 characters.
            confirm_count: Number of people, as `confirm_count` of the effect shows it. Required to
                approve a call that is about more than 100 people. 0 to 1000000000.
            reason: Reason, shown to the caller. 1 to 500 characters.
            external_ref: Your ID of the end-customer that the approval belongs to. Only for
                partners. Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with its effect.
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
                "confirm_count": confirm_count,
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

        Only the key that asked, or a key that may decide, can withdraw the call. A call that was
        approved is not stopped.

        Needs the permission `any`. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            external_ref: Your ID of the end-customer that the approval belongs to. Only for
                partners. Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with its effect.
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

    def plan(
        self,
        *,
        goal: str | Omit = OMIT,
        steps: Sequence[StepInputInput] | Omit = OMIT,
        timezone: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandPlanResult:
        """Show what several calls would do, before they run.

        Runs the calls in one transaction that is rolled back, so that each call sees the changes of
        the calls before it. Returns the effect and cost of each call, what fails, what cannot be
        undone, and a hash. With this hash, `command.execute` does exactly what the plan shows. A
        goal in words becomes the calls that it asks for. Every word of it is part of a call or is
        returned in `not_understood`. Values that only you can know are listed in `needs`. If either
        has an item, no plan is stored and there is no hash. A call never does more than the verb
        says: a goal that asks to show something changes nothing.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            goal: Goal in words (English). Quoted words, phone numbers, IDs, times, and names of
                objects of the account become params. 3 to 2000 characters.
            steps: Calls, in order. Provide this or `goal`. 1 to 50 items.
            timezone: IANA time zone of times in the goal, or `UTC`. Default: that of
                `agent.settings`, or else of the account's country, if it has only one. 1 to 64
                characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `plan_id`: ID of the plan; null if a call fails, a value is missing or words are not
                understood.
            `plan_hash`: Hash over the calls and their effects; null without a plan.
            `expires_at`: Time until which it can be executed; null without a plan.
            `steps`: The calls.
            `effect`: What all calls would do together; null if a value is missing or words are not
                understood.
            `not_understood`: Words of the goal that no call contains, as they stand in the goal.
                With one, there is no plan.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.command.plan(
                steps=[
                    {"skill": "tags.create", "params": {"name": "Regulars of 2026"}},
                    {
                        "skill": "tags.assign",
                        "params": {
                            "tag": {"$from": "steps.1.tag.id"},
                            "ids": ["con_01jd0000000000000000000001"],
                        },
                    },
                    {
                        "skill": "contacts.recordRelationship",
                        "params": {"contact_id": "con_01jd0000000000000000000001", "kind": "order"},
                    },
                ],
            )
        """
        result: CommandPlanResult = self._calls.call(
            "command.plan",
            {
                "goal": goal,
                "steps": steps,
                "timezone": timezone,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def execute(
        self,
        *,
        plan_id: str,
        plan_hash: str,
        on_error: Literal["stop", "continue"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandExecuteResult:
        """Execute a plan exactly as it was shown.

        First tries the plan again: if a call would now do something else, nothing is done and the
        error names what changed. Then makes the calls in order, each in its own transaction and
        exactly once, even after a crash. A plan is executed once. If a policy of the key names one
        of its calls, the whole plan waits for one approval.

        Needs the permission `ai`. Costs credits. Since 2.0.0.

        Args:
            plan_id: ID of the plan. 1 to 64 characters.
            plan_hash: `plan_hash` of the plan. 64 to 64 characters.
            on_error: What happens after a call that fails: `stop` or `continue`. Default: `stop`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job`: The job; null in a dry run. It may still be running: see `command.status`.
            `steps`: The calls.
            `effect`: What a call would do, measured by a dry run.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.command.execute(
                plan_id="pln_01jd0000000000000000000001",
                plan_hash="0c68e08ee252e82cf2ad7e3cca1f138636fd3291a200aac530e6c67b0a823506",
            )
        """
        result: CommandExecuteResult = self._calls.call(
            "command.execute",
            {
                "plan_id": plan_id,
                "plan_hash": plan_hash,
                "on_error": on_error,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def batch(
        self,
        *,
        calls: Sequence[StepInputInput],
        on_error: Literal["stop", "continue"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandBatchResult:
        """Make up to 50 calls one after the other.

        Each call is made as if you sent it alone: in its own transaction and exactly once, even
        after a crash. With `dry_run`, all calls are tried in one transaction, and `previewed` shows
        what they would do. To see the effects first and then execute exactly those, use
        `command.plan`.

        Needs the permission `ai`. Costs credits. Since 2.0.0.

        Args:
            calls: Calls, in order. 1 to 50 items.
            on_error: What happens after a call that fails: `stop` or `continue`. Default: `stop`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job`: The job; null in a dry run. It may still be running: see `command.status`.
            `steps`: The calls.
            `previewed`: In a dry run, what the calls would do; otherwise empty.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.command.batch(
                calls=[
                    {"skill": "tags.create", "params": {"name": "Regulars of 2026"}},
                    {"skill": "messages.send", "params": {"to": "+12025550143", "text": "Hello"}},
                ],
            )
        """
        result: CommandBatchResult = self._calls.call(
            "command.batch",
            {
                "calls": calls,
                "on_error": on_error,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def status(
        self,
        *,
        job_id: str,
        options: CallOptions | None = None,
    ) -> CommandStatusResult:
        """Show a job and its calls.

        The job executes a plan or a batch, or undoes another job.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            job_id: ID of the job. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job`: Calls that are made one after the other.
            `steps`: The calls.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.command.status(job_id="job_01jd0000000000000000000001")
        """
        result: CommandStatusResult = self._calls.call(
            "command.status",
            {"job_id": job_id},
            options,
        )
        return result

    def undo(
        self,
        *,
        job_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandUndoResult:
        """Undo the calls of a job where possible.

        Makes the inverse of each call in a new job, last call first. With `dry_run`, it only shows
        what can be undone and what cannot. Messages that were submitted to a carrier are still
        delivered.

        Needs the permission `ai`. Costs credits. Since 2.0.0.

        Args:
            job_id: ID of the job. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job`: Job that undoes the calls; null in a dry run, and if nothing can be undone.
            `steps`: Calls of this job.
            `planned`: Steps that are undone.
            `not_reversible`: Steps that cannot be undone.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.command.undo(job_id="job_01jd0000000000000000000001")
        """
        result: CommandUndoResult = self._calls.call(
            "command.undo",
            {"job_id": job_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def history(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[PlanJob, CommandHistoryResult]:
        """List jobs, the newest first.

        Jobs of plans and batches, and those that undo them. Jobs are kept for 90 days.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The jobs.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.command.history():
                print(item)
        """
        return self._calls.page(
            "command.history",
            {"cursor": cursor, "limit": limit},
            options,
        )


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
            external_ref: Your ID of the end-customer that the approval belongs to. Only for
                partners. Default: the calling account. 1 to 200 characters.
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
            external_ref: Your ID of the end-customer that the approval belongs to. Only for
                partners. Default: the calling account. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with its effect.
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
        confirm_count: int | Omit = OMIT,
        reason: str | Omit = OMIT,
        external_ref: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandApprovalsDecideResult:
        """Approve or refuse a call that waits.

        Decides: a key that may make the call itself without an approval, and that does not come
        from the same key as the one that asked. Before an approval is stored, the dry run is
        repeated. If the effect is no longer the same, nothing is decided and the new effect is
        shown. An approved call is made immediately and exactly once, with the key that asked and
        the same params.

        Needs the permission `keys`. Costs credits. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            decision: Decision: `approve` or `refuse`.
            effect_hash: `effect_hash` of the effect that you decide about. Required to approve. 64
                to 64 characters.
            confirm_count: Number of people, as `confirm_count` of the effect shows it. Required to
                approve a call that is about more than 100 people. 0 to 1000000000.
            reason: Reason, shown to the caller. 1 to 500 characters.
            external_ref: Your ID of the end-customer that the approval belongs to. Only for
                partners. Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with its effect.
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
                "confirm_count": confirm_count,
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

        Only the key that asked, or a key that may decide, can withdraw the call. A call that was
        approved is not stopped.

        Needs the permission `any`. Since 2.0.0.

        Args:
            approval_id: ID of the approval. 1 to 64 characters.
            external_ref: Your ID of the end-customer that the approval belongs to. Only for
                partners. Default: the calling account. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `approval`: A call that waits for a person, or has waited, with its effect.
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

    async def plan(
        self,
        *,
        goal: str | Omit = OMIT,
        steps: Sequence[StepInputInput] | Omit = OMIT,
        timezone: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandPlanResult:
        """Show what several calls would do, before they run.

        Runs the calls in one transaction that is rolled back, so that each call sees the changes of
        the calls before it. Returns the effect and cost of each call, what fails, what cannot be
        undone, and a hash. With this hash, `command.execute` does exactly what the plan shows. A
        goal in words becomes the calls that it asks for. Every word of it is part of a call or is
        returned in `not_understood`. Values that only you can know are listed in `needs`. If either
        has an item, no plan is stored and there is no hash. A call never does more than the verb
        says: a goal that asks to show something changes nothing.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            goal: Goal in words (English). Quoted words, phone numbers, IDs, times, and names of
                objects of the account become params. 3 to 2000 characters.
            steps: Calls, in order. Provide this or `goal`. 1 to 50 items.
            timezone: IANA time zone of times in the goal, or `UTC`. Default: that of
                `agent.settings`, or else of the account's country, if it has only one. 1 to 64
                characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `plan_id`: ID of the plan; null if a call fails, a value is missing or words are not
                understood.
            `plan_hash`: Hash over the calls and their effects; null without a plan.
            `expires_at`: Time until which it can be executed; null without a plan.
            `steps`: The calls.
            `effect`: What all calls would do together; null if a value is missing or words are not
                understood.
            `not_understood`: Words of the goal that no call contains, as they stand in the goal.
                With one, there is no plan.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.command.plan(
                steps=[
                    {"skill": "tags.create", "params": {"name": "Regulars of 2026"}},
                    {
                        "skill": "tags.assign",
                        "params": {
                            "tag": {"$from": "steps.1.tag.id"},
                            "ids": ["con_01jd0000000000000000000001"],
                        },
                    },
                    {
                        "skill": "contacts.recordRelationship",
                        "params": {"contact_id": "con_01jd0000000000000000000001", "kind": "order"},
                    },
                ],
            )
        """
        result: CommandPlanResult = await self._calls.call(
            "command.plan",
            {
                "goal": goal,
                "steps": steps,
                "timezone": timezone,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def execute(
        self,
        *,
        plan_id: str,
        plan_hash: str,
        on_error: Literal["stop", "continue"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandExecuteResult:
        """Execute a plan exactly as it was shown.

        First tries the plan again: if a call would now do something else, nothing is done and the
        error names what changed. Then makes the calls in order, each in its own transaction and
        exactly once, even after a crash. A plan is executed once. If a policy of the key names one
        of its calls, the whole plan waits for one approval.

        Needs the permission `ai`. Costs credits. Since 2.0.0.

        Args:
            plan_id: ID of the plan. 1 to 64 characters.
            plan_hash: `plan_hash` of the plan. 64 to 64 characters.
            on_error: What happens after a call that fails: `stop` or `continue`. Default: `stop`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job`: The job; null in a dry run. It may still be running: see `command.status`.
            `steps`: The calls.
            `effect`: What a call would do, measured by a dry run.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.command.execute(
                plan_id="pln_01jd0000000000000000000001",
                plan_hash="0c68e08ee252e82cf2ad7e3cca1f138636fd3291a200aac530e6c67b0a823506",
            )
        """
        result: CommandExecuteResult = await self._calls.call(
            "command.execute",
            {
                "plan_id": plan_id,
                "plan_hash": plan_hash,
                "on_error": on_error,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def batch(
        self,
        *,
        calls: Sequence[StepInputInput],
        on_error: Literal["stop", "continue"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandBatchResult:
        """Make up to 50 calls one after the other.

        Each call is made as if you sent it alone: in its own transaction and exactly once, even
        after a crash. With `dry_run`, all calls are tried in one transaction, and `previewed` shows
        what they would do. To see the effects first and then execute exactly those, use
        `command.plan`.

        Needs the permission `ai`. Costs credits. Since 2.0.0.

        Args:
            calls: Calls, in order. 1 to 50 items.
            on_error: What happens after a call that fails: `stop` or `continue`. Default: `stop`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job`: The job; null in a dry run. It may still be running: see `command.status`.
            `steps`: The calls.
            `previewed`: In a dry run, what the calls would do; otherwise empty.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.command.batch(
                calls=[
                    {"skill": "tags.create", "params": {"name": "Regulars of 2026"}},
                    {"skill": "messages.send", "params": {"to": "+12025550143", "text": "Hello"}},
                ],
            )
        """
        result: CommandBatchResult = await self._calls.call(
            "command.batch",
            {
                "calls": calls,
                "on_error": on_error,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def status(
        self,
        *,
        job_id: str,
        options: CallOptions | None = None,
    ) -> CommandStatusResult:
        """Show a job and its calls.

        The job executes a plan or a batch, or undoes another job.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            job_id: ID of the job. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job`: Calls that are made one after the other.
            `steps`: The calls.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.command.status(job_id="job_01jd0000000000000000000001")
        """
        result: CommandStatusResult = await self._calls.call(
            "command.status",
            {"job_id": job_id},
            options,
        )
        return result

    async def undo(
        self,
        *,
        job_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> CommandUndoResult:
        """Undo the calls of a job where possible.

        Makes the inverse of each call in a new job, last call first. With `dry_run`, it only shows
        what can be undone and what cannot. Messages that were submitted to a carrier are still
        delivered.

        Needs the permission `ai`. Costs credits. Since 2.0.0.

        Args:
            job_id: ID of the job. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `job`: Job that undoes the calls; null in a dry run, and if nothing can be undone.
            `steps`: Calls of this job.
            `planned`: Steps that are undone.
            `not_reversible`: Steps that cannot be undone.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.command.undo(job_id="job_01jd0000000000000000000001")
        """
        result: CommandUndoResult = await self._calls.call(
            "command.undo",
            {"job_id": job_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def history(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[PlanJob, CommandHistoryResult]:
        """List jobs, the newest first.

        Jobs of plans and batches, and those that undo them. Jobs are kept for 90 days.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The jobs.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.command.history():
                print(item)
        """
        return self._calls.page(
            "command.history",
            {"cursor": cursor, "limit": limit},
            options,
        )
