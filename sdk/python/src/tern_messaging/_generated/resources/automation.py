# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Rules that act on events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..types import (
    AutomationActionInput,
    AutomationCreateResult,
    AutomationDeleteResult,
    AutomationListResult,
    AutomationRateCap,
    AutomationRule,
    AutomationRun,
    AutomationRunStateInput,
    AutomationRunsResult,
    AutomationSetEnabledResult,
    AutomationTestResult,
    AutomationTriggerInput,
    AutomationUpdateResult,
    AutomationWindowInput,
    SegmentRuleInput,
)


class AutomationResource:
    """Rules that act on events."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        name: str,
        trigger: AutomationTriggerInput,
        actions: Sequence[AutomationActionInput],
        conditions: SegmentRuleInput | None | Omit = OMIT,
        rate_cap: AutomationRateCap | None | Omit = OMIT,
        once_per: AutomationWindowInput | None | Omit = OMIT,
        disable_after_failures: int | Omit = OMIT,
        description: str | None | Omit = OMIT,
        enabled: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationCreateResult:
        """Create a rule: when something happens, call skills.

        The trigger starts the rule. The conditions are segment rules about the contact. The actions
        are calls of skills. They are made with the permissions of the calling key, which must be
        allowed to call them. Each action passes every check of a normal call: validation, consent,
        quiet hours, rate limits. Values of the trigger and the contact fill the params; an unknown
        path is rejected. STOP, HELP and START never start a rule. Rules that trigger each other
        stop after five steps. A rule is disabled when its key is revoked or expires, or after
        several failed runs in a row. `automation.test` shows what a rule would have done.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            name: Name of the rule. 1 to 80 characters.
            trigger: What starts the rule.
            conditions: Segment rules that the contact must meet when the trigger is handled.
                Default: none.
            actions: Calls to make, in order: 1 to 10. 1 to 10 items.
            rate_cap: Maximum runs per hour and day. Default: no limit.
            once_per: Run at most once per contact within this time, at most 90 days. Default: no
                limit.
            disable_after_failures: Number of failed runs in a row after which the rule is disabled.
                Default: 5. 1 to 100.
            description: Description. Default: none. 1 to 500 characters.
            enabled: Whether the rule runs at once. Default: true. Default: `True`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rule`: A rule: when the trigger happens and the contact meets the conditions, the
                actions run.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.automation.create(
                name="Tag big spenders",
                trigger={
                    "kind": "event",
                    "name": "order.placed",
                    "where": [{"property": "total", "operator": "gte", "value": 100}],
                },
                conditions={"kind": "consent", "status": "opted_in"},
                actions=[
                    {
                        "skill": "tags.assign",
                        "params": {"tag": "Buyers", "ids": [{"$from": "contact.id"}]},
                    },
                ],
                once_per={"amount": 1, "unit": "days"},
            )
        """
        result: AutomationCreateResult = self._calls.call(
            "automation.create",
            {
                "name": name,
                "trigger": trigger,
                "actions": actions,
                "conditions": conditions,
                "rate_cap": rate_cap,
                "once_per": once_per,
                "disable_after_failures": disable_after_failures,
                "description": description,
                "enabled": enabled,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        state: Literal["enabled", "disabled"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[AutomationRule, AutomationListResult]:
        """List the rules.

        Sorted by name.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            state: Return only rules in this state.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.automation.list():
                print(item)
        """
        return self._calls.page(
            "automation.list",
            {"state": state, "cursor": cursor, "limit": limit},
            options,
        )

    def update(
        self,
        *,
        rule_id: str,
        name: str | Omit = OMIT,
        trigger: AutomationTriggerInput | Omit = OMIT,
        conditions: SegmentRuleInput | None | Omit = OMIT,
        actions: Sequence[AutomationActionInput] | Omit = OMIT,
        rate_cap: AutomationRateCap | None | Omit = OMIT,
        once_per: AutomationWindowInput | None | Omit = OMIT,
        disable_after_failures: int | Omit = OMIT,
        description: str | None | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationUpdateResult:
        """Change a rule.

        Only the fields you send change. The rule then acts with the permissions of the calling key,
        which must be allowed to call all actions. Runs that are already pending finish with the
        actions and the key that they started with. Whether the rule is enabled stays as it is. With
        `expected_version`, the update is rejected if the rule has changed since.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            name: New name. 1 to 80 characters.
            trigger: New trigger.
            conditions: New conditions; null removes them.
            actions: New actions, which replace all. 1 to 10 items.
            rate_cap: New maximum runs; null removes the limit.
            once_per: New time within which the rule runs at most once per contact; null removes the
                limit.
            disable_after_failures: New number of failed runs in a row after which the rule is
                disabled. 1 to 100.
            description: New description; null removes it. 1 to 500 characters.
            expected_version: Version you last read. The update is rejected if the rule has changed
                since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rule`: A rule: when the trigger happens and the contact meets the conditions, the
                actions run.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.automation.update(
                rule_id="aut_01jd0000000000000000000001",
                rate_cap={"per_day": 500},
                once_per=None,
            )
        """
        result: AutomationUpdateResult = self._calls.call(
            "automation.update",
            {
                "rule_id": rule_id,
                "name": name,
                "trigger": trigger,
                "conditions": conditions,
                "actions": actions,
                "rate_cap": rate_cap,
                "once_per": once_per,
                "disable_after_failures": disable_after_failures,
                "description": description,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def set_enabled(
        self,
        *,
        rule_id: str,
        enabled: bool,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationSetEnabledResult:
        """Enable or disable a rule.

        A disabled rule does not start; its pending runs stop. Enabling clears the failures, and the
        rule then acts with the permissions of the calling key, which must be allowed to call all
        actions.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            enabled: Whether the rule runs.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rule`: A rule: when the trigger happens and the contact meets the conditions, the
                actions run.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.automation.set_enabled(
                rule_id="aut_01jd0000000000000000000001",
                enabled=False,
            )
        """
        result: AutomationSetEnabledResult = self._calls.call(
            "automation.setEnabled",
            {
                "rule_id": rule_id,
                "enabled": enabled,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def test(
        self,
        *,
        rule_id: str,
        last_n: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationTestResult:
        """Show what a rule would have done with past events.

        Takes the last triggers of the rule's kind that the service has stored, the newest first:
        events, inbound messages, consent entries, failed messages, and contacts with the tag or in
        the list. Only the newest 1,000 consent entries or messages of the account are considered,
        and only the newest 10,000 contacts of a tag or list. Conditions see the contacts as they
        are now. The limits of the rule count only the tested triggers, in the order in which they
        happened. Drops of the balance are not stored, so there are no such triggers. Changes
        nothing.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            last_n: Maximum number of past triggers to test. Default: 10. 1 to 100.
            options: Settings of this call, such as its timeout.

        Returns:
            `tested`: Number of triggers tested.
            `matched`: Number of triggers with the outcome `run`.
            `items`: One item per trigger, the newest first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.automation.test(rule_id="aut_01jd0000000000000000000001")
        """
        result: AutomationTestResult = self._calls.call(
            "automation.test",
            {"rule_id": rule_id, "last_n": last_n},
            options,
        )
        return result

    def runs(
        self,
        *,
        rule_id: str,
        state: AutomationRunStateInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[AutomationRun, AutomationRunsResult]:
        """List the runs of a rule.

        Newest first. Each run shows what started it, its calls with their params, and their
        outcomes. Skipped runs are counted in one item per hour and reason. Runs are kept for 90
        days.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            state: Return only runs in this state.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.automation.runs(rule_id="aut_01jd0000000000000000000001"):
                print(item)
        """
        return self._calls.page(
            "automation.runs",
            {"rule_id": rule_id, "state": state, "cursor": cursor, "limit": limit},
            options,
        )

    def delete(
        self,
        *,
        rule_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationDeleteResult:
        """Delete a rule and its runs.

        Pending runs no longer happen. Calls that runs have made stay in the audit log. You cannot
        undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the rule was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.automation.delete(rule_id="aut_01jd0000000000000000000001")
        """
        result: AutomationDeleteResult = self._calls.call(
            "automation.delete",
            {"rule_id": rule_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result


class AsyncAutomationResource:
    """Rules that act on events."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        trigger: AutomationTriggerInput,
        actions: Sequence[AutomationActionInput],
        conditions: SegmentRuleInput | None | Omit = OMIT,
        rate_cap: AutomationRateCap | None | Omit = OMIT,
        once_per: AutomationWindowInput | None | Omit = OMIT,
        disable_after_failures: int | Omit = OMIT,
        description: str | None | Omit = OMIT,
        enabled: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationCreateResult:
        """Create a rule: when something happens, call skills.

        The trigger starts the rule. The conditions are segment rules about the contact. The actions
        are calls of skills. They are made with the permissions of the calling key, which must be
        allowed to call them. Each action passes every check of a normal call: validation, consent,
        quiet hours, rate limits. Values of the trigger and the contact fill the params; an unknown
        path is rejected. STOP, HELP and START never start a rule. Rules that trigger each other
        stop after five steps. A rule is disabled when its key is revoked or expires, or after
        several failed runs in a row. `automation.test` shows what a rule would have done.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            name: Name of the rule. 1 to 80 characters.
            trigger: What starts the rule.
            conditions: Segment rules that the contact must meet when the trigger is handled.
                Default: none.
            actions: Calls to make, in order: 1 to 10. 1 to 10 items.
            rate_cap: Maximum runs per hour and day. Default: no limit.
            once_per: Run at most once per contact within this time, at most 90 days. Default: no
                limit.
            disable_after_failures: Number of failed runs in a row after which the rule is disabled.
                Default: 5. 1 to 100.
            description: Description. Default: none. 1 to 500 characters.
            enabled: Whether the rule runs at once. Default: true. Default: `True`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rule`: A rule: when the trigger happens and the contact meets the conditions, the
                actions run.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.automation.create(
                name="Tag big spenders",
                trigger={
                    "kind": "event",
                    "name": "order.placed",
                    "where": [{"property": "total", "operator": "gte", "value": 100}],
                },
                conditions={"kind": "consent", "status": "opted_in"},
                actions=[
                    {
                        "skill": "tags.assign",
                        "params": {"tag": "Buyers", "ids": [{"$from": "contact.id"}]},
                    },
                ],
                once_per={"amount": 1, "unit": "days"},
            )
        """
        result: AutomationCreateResult = await self._calls.call(
            "automation.create",
            {
                "name": name,
                "trigger": trigger,
                "actions": actions,
                "conditions": conditions,
                "rate_cap": rate_cap,
                "once_per": once_per,
                "disable_after_failures": disable_after_failures,
                "description": description,
                "enabled": enabled,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        state: Literal["enabled", "disabled"] | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[AutomationRule, AutomationListResult]:
        """List the rules.

        Sorted by name.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            state: Return only rules in this state.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.automation.list():
                print(item)
        """
        return self._calls.page(
            "automation.list",
            {"state": state, "cursor": cursor, "limit": limit},
            options,
        )

    async def update(
        self,
        *,
        rule_id: str,
        name: str | Omit = OMIT,
        trigger: AutomationTriggerInput | Omit = OMIT,
        conditions: SegmentRuleInput | None | Omit = OMIT,
        actions: Sequence[AutomationActionInput] | Omit = OMIT,
        rate_cap: AutomationRateCap | None | Omit = OMIT,
        once_per: AutomationWindowInput | None | Omit = OMIT,
        disable_after_failures: int | Omit = OMIT,
        description: str | None | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationUpdateResult:
        """Change a rule.

        Only the fields you send change. The rule then acts with the permissions of the calling key,
        which must be allowed to call all actions. Runs that are already pending finish with the
        actions and the key that they started with. Whether the rule is enabled stays as it is. With
        `expected_version`, the update is rejected if the rule has changed since.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            name: New name. 1 to 80 characters.
            trigger: New trigger.
            conditions: New conditions; null removes them.
            actions: New actions, which replace all. 1 to 10 items.
            rate_cap: New maximum runs; null removes the limit.
            once_per: New time within which the rule runs at most once per contact; null removes the
                limit.
            disable_after_failures: New number of failed runs in a row after which the rule is
                disabled. 1 to 100.
            description: New description; null removes it. 1 to 500 characters.
            expected_version: Version you last read. The update is rejected if the rule has changed
                since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rule`: A rule: when the trigger happens and the contact meets the conditions, the
                actions run.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.automation.update(
                rule_id="aut_01jd0000000000000000000001",
                rate_cap={"per_day": 500},
                once_per=None,
            )
        """
        result: AutomationUpdateResult = await self._calls.call(
            "automation.update",
            {
                "rule_id": rule_id,
                "name": name,
                "trigger": trigger,
                "conditions": conditions,
                "actions": actions,
                "rate_cap": rate_cap,
                "once_per": once_per,
                "disable_after_failures": disable_after_failures,
                "description": description,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def set_enabled(
        self,
        *,
        rule_id: str,
        enabled: bool,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationSetEnabledResult:
        """Enable or disable a rule.

        A disabled rule does not start; its pending runs stop. Enabling clears the failures, and the
        rule then acts with the permissions of the calling key, which must be allowed to call all
        actions.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            enabled: Whether the rule runs.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rule`: A rule: when the trigger happens and the contact meets the conditions, the
                actions run.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.automation.set_enabled(
                rule_id="aut_01jd0000000000000000000001",
                enabled=False,
            )
        """
        result: AutomationSetEnabledResult = await self._calls.call(
            "automation.setEnabled",
            {
                "rule_id": rule_id,
                "enabled": enabled,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def test(
        self,
        *,
        rule_id: str,
        last_n: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationTestResult:
        """Show what a rule would have done with past events.

        Takes the last triggers of the rule's kind that the service has stored, the newest first:
        events, inbound messages, consent entries, failed messages, and contacts with the tag or in
        the list. Only the newest 1,000 consent entries or messages of the account are considered,
        and only the newest 10,000 contacts of a tag or list. Conditions see the contacts as they
        are now. The limits of the rule count only the tested triggers, in the order in which they
        happened. Drops of the balance are not stored, so there are no such triggers. Changes
        nothing.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            last_n: Maximum number of past triggers to test. Default: 10. 1 to 100.
            options: Settings of this call, such as its timeout.

        Returns:
            `tested`: Number of triggers tested.
            `matched`: Number of triggers with the outcome `run`.
            `items`: One item per trigger, the newest first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.automation.test(rule_id="aut_01jd0000000000000000000001")
        """
        result: AutomationTestResult = await self._calls.call(
            "automation.test",
            {"rule_id": rule_id, "last_n": last_n},
            options,
        )
        return result

    def runs(
        self,
        *,
        rule_id: str,
        state: AutomationRunStateInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[AutomationRun, AutomationRunsResult]:
        """List the runs of a rule.

        Newest first. Each run shows what started it, its calls with their params, and their
        outcomes. Skipped runs are counted in one item per hour and reason. Runs are kept for 90
        days.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            state: Return only runs in this state.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.automation.runs(
                rule_id="aut_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "automation.runs",
            {"rule_id": rule_id, "state": state, "cursor": cursor, "limit": limit},
            options,
        )

    async def delete(
        self,
        *,
        rule_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AutomationDeleteResult:
        """Delete a rule and its runs.

        Pending runs no longer happen. Calls that runs have made stay in the audit log. You cannot
        undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            rule_id: ID or name of the rule. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the rule was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.automation.delete(rule_id="aut_01jd0000000000000000000001")
        """
        result: AutomationDeleteResult = await self._calls.call(
            "automation.delete",
            {"rule_id": rule_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result
