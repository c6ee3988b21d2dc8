# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Accounts, API keys, skill discovery and the audit log."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    AccountWebhook,
    AgentAuditLogResult,
    AgentCapabilitiesResult,
    AgentCreateKeyResult,
    AgentDiscoverResult,
    AgentListKeysResult,
    AgentProvisionResult,
    AgentRevokeKeyResult,
    AgentRotateKeyResult,
    AgentSettingsResult,
    AgentWebhooksCreateResult,
    AgentWebhooksDeleteResult,
    AgentWebhooksEventsResult,
    AgentWebhooksListResult,
    AgentWebhooksReplayResult,
    AgentWebhooksRotateSecretResult,
    AgentWebhooksTestResult,
    AgentWebhooksUpdateResult,
    AgentWhoamiResult,
    ApiKey,
    ApprovalPolicyInputInput,
    AuditEntry,
    ErrorCodesInput,
    EventTypeInput,
    KeyModeInput,
    OutboxItem,
    PermissionInput,
    TimestampInput,
    WeekStartInput,
)


class AgentWebhooksResource:
    """The skills of `agent.webhooks`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        url: str,
        events: Sequence[EventTypeInput] | Omit = OMIT,
        description: str | Omit = OMIT,
        webhook_secret: str | Omit = OMIT,
        paused: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksCreateResult:
        """Create a webhook endpoint that receives the events of this account.

        Each event is posted to `url`, signed with the secret, and retried for up to 24 hours. After
        that, it is a dead letter that you can replay. Events arrive in order. An account has up to
        5 endpoints. The secret is shown once.

        Needs the permission `full`. Since 2.0.0.

        Args:
            url: Public https URL that receives events. 1 to 2048 characters.
            events: Types of events that the endpoint receives. Default: all. At most 30 items.
            description: Your own note. 1 to 200 characters.
            webhook_secret: Secret that signs the events. Default: a new one is generated. 24 to 200
                characters.
            paused: True: events wait and are not delivered. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `webhook`: A webhook endpoint of an account.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.agent.webhooks.create(
                url="https://shop.example/hooks/tern",
                events=["message.inbound", "message.finalized"],
                description="CRM",
            )
        """
        result: AgentWebhooksCreateResult = self._calls.call(
            "agent.webhooks.create",
            {
                "url": url,
                "events": events,
                "description": description,
                "webhook_secret": webhook_secret,
                "paused": paused,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[AccountWebhook, AgentWebhooksListResult]:
        """List the webhook endpoints of this account.

        Oldest first. Secrets are not shown.

        Needs the permission `full`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.agent.webhooks.list():
                print(item)
        """
        return self._calls.page(
            "agent.webhooks.list",
            {"cursor": cursor, "limit": limit},
            options,
        )

    def update(
        self,
        *,
        webhook_id: str,
        url: str | Omit = OMIT,
        events: Sequence[EventTypeInput] | Omit = OMIT,
        description: str | None | Omit = OMIT,
        paused: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksUpdateResult:
        """Change a webhook endpoint.

        Only the fields you send change. A new URL enables a disabled endpoint; `paused: false` ends
        a pause. Waiting events are then delivered.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            url: New public https URL. 1 to 2048 characters.
            events: Types of events that the endpoint receives; empty: all. It applies to events
                from now on. At most 30 items.
            description: Your own note; null removes it. 1 to 200 characters.
            paused: True: events wait and are not delivered. False: they are delivered again.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `webhook`: A webhook endpoint of an account.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.agent.webhooks.update(
                webhook_id="whk_01jd0000000000000000000001",
                paused=True,
            )
        """
        result: AgentWebhooksUpdateResult = self._calls.call(
            "agent.webhooks.update",
            {
                "webhook_id": webhook_id,
                "url": url,
                "events": events,
                "description": description,
                "paused": paused,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def delete(
        self,
        *,
        webhook_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksDeleteResult:
        """Delete a webhook endpoint and its events.

        No event is sent to it any more. You cannot undo this.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `webhook_id`: ID of the webhook endpoint.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.agent.webhooks.delete(webhook_id="whk_01jd0000000000000000000001")
        """
        result: AgentWebhooksDeleteResult = self._calls.call(
            "agent.webhooks.delete",
            {"webhook_id": webhook_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def rotate_secret(
        self,
        *,
        webhook_id: str,
        webhook_secret: str | Omit = OMIT,
        sign_with_previous: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksRotateSecretResult:
        """Replace the signing secret of a webhook endpoint.

        The new secret signs events immediately. The previous secret stays valid for 24 hours. With
        `sign_with_previous`, it also signs every event until then.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            webhook_secret: New secret. Default: a new one is generated. 24 to 200 characters.
            sign_with_previous: Whether to sign with both secrets while the previous secret is
                valid. Default: unchanged when the secret stays the same, false for a new secret.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `webhook`: A webhook endpoint of an account.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.agent.webhooks.rotate_secret(
                webhook_id="whk_01jd0000000000000000000001",
            )
        """
        result: AgentWebhooksRotateSecretResult = self._calls.call(
            "agent.webhooks.rotateSecret",
            {
                "webhook_id": webhook_id,
                "webhook_secret": webhook_secret,
                "sign_with_previous": sign_with_previous,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def test(
        self,
        *,
        webhook_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksTestResult:
        """Send a test event to a webhook endpoint.

        Writes the event `webhook.test` for this endpoint. It is signed and retried like any other
        event; `agent.webhooks.events` shows its attempts.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `event_id`: ID of the event.
            `will_be_delivered`: False while the endpoint is paused or disabled: the event waits.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.agent.webhooks.test(webhook_id="whk_01jd0000000000000000000001")
        """
        result: AgentWebhooksTestResult = self._calls.call(
            "agent.webhooks.test",
            {"webhook_id": webhook_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def events(
        self,
        *,
        webhook_id: str,
        state: Literal["pending", "delivered", "dead"] | Omit = OMIT,
        type: EventTypeInput | Omit = OMIT,
        event_id: str | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[OutboxItem, AgentWebhooksEventsResult]:
        """List the events of a webhook endpoint with their deliveries.

        Lists events in the order of their IDs. Delivered and dead events are kept for 30 days.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            state: Return only items in this state.
            type: Select only events of this type.
            event_id: Return only this event. 1 to 64 characters.
            since: Return only events that occurred at or after this time (RFC 3339).
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `webhook`: A webhook endpoint of an account.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.agent.webhooks.events(
                webhook_id="whk_01jd0000000000000000000001",
                state="dead",
            ):
                print(item)
        """
        return self._calls.page(
            "agent.webhooks.events",
            {
                "webhook_id": webhook_id,
                "state": state,
                "type": type,
                "event_id": event_id,
                "since": since,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def replay(
        self,
        *,
        webhook_id: str,
        event_ids: SequenceNotStr[str] | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        type: EventTypeInput | Omit = OMIT,
        states: Sequence[Literal["delivered", "dead"]] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksReplayResult:
        """Replay events of a webhook endpoint.

        Delivers events again. With `event_ids`, it delivers these events in any state; with
        `since`, it delivers the events since that time, by default only dead events. The event IDs
        stay the same and the attempts start over. One call replays at most 10,000 events, oldest
        first.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            event_ids: IDs of the events to replay. Provide this or `since`. 1 to 500 items.
            since: Replay events that occurred at or after this time (RFC 3339). Provide this or
                `event_ids`.
            until: End of the period (RFC 3339, exclusive). Use with `since`.
            type: Select only events of this type.
            states: States of the events to replay. Use with `since`. Default: `dead`. 1 to 2 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `requeued`: Number of events that will be delivered again.
            `remaining`: Number of matching events left for another call; counted up to 10,000.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.agent.webhooks.replay(
                webhook_id="whk_01jd0000000000000000000001",
                event_ids=["evt_01jd0000000000000000000012"],
            )
        """
        result: AgentWebhooksReplayResult = self._calls.call(
            "agent.webhooks.replay",
            {
                "webhook_id": webhook_id,
                "event_ids": event_ids,
                "since": since,
                "until": until,
                "type": type,
                "states": states,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AgentResource:
    """Accounts, API keys, skill discovery and the audit log."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    @cached_property
    def webhooks(self) -> AgentWebhooksResource:
        return AgentWebhooksResource(self._calls)

    def provision(
        self,
        *,
        name: str,
        source: str | Omit = OMIT,
        permissions: Literal[
            "full",
            "read",
            "contacts",
            "campaigns",
            "messages",
            "compliance",
            "analytics",
            "billing",
            "ai",
        ] | Omit = OMIT,
        use_case: str | Omit = OMIT,
        help_contact: str | Omit = OMIT,
        mode: Literal["live", "test"] | Omit = OMIT,
        default_country: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentProvisionResult:
        """Create an account and its first API key.

        Needs no credentials. The response shows the key once; store it. The account starts with a
        small number of credits and a checklist of the steps before its first message. This skill
        has a strict rate limit.

        Needs no API key. Since 2.0.0.

        Args:
            name: Name of the account. 1 to 120 characters.
            source: Where the caller comes from, for example a product or an integration. 1 to 120
                characters.
            permissions: Permission of the first key. `full` is the default account access. Default:
                `"full"`.
            use_case: What you plan to send, and who the recipients are. 1 to 500 characters.
            help_contact: Email address, page or phone number that replies to HELP name. 5 to 100
                characters.
            mode: Mode of the key. A `test` key reaches only the simulator carrier. Default:
                `"live"`.
            default_country: Country (ISO 3166-1 alpha-2) used to parse phone numbers without a
                country code. At most 2 characters. Pattern: `^[A-Z]{2}$`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            options: Settings of this call, such as its timeout.

        Returns:
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `key_id`: ID of the key.
            `account_id`: ID of the account.
            `permissions`: What the key may do.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `starter_credits`: Credits that the account starts with.
            `setup_checklist`: The steps until the account can send.
            `dry_run`: True when the call was a dry run and stored nothing.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.agent.provision(
                name="Acme Coffee",
                source="readme",
                permissions="full",
                use_case="Order updates and a monthly offer",
            )
        """
        result: AgentProvisionResult = self._calls.call(
            "agent.provision",
            {
                "name": name,
                "source": source,
                "permissions": permissions,
                "use_case": use_case,
                "help_contact": help_contact,
                "mode": mode,
                "default_country": default_country,
                "dry_run": dry_run,
            },
            options,
        )
        return result

    def create_key(
        self,
        *,
        name: str,
        permissions: Sequence[PermissionInput],
        expires_at: TimestampInput | Omit = OMIT,
        mode: KeyModeInput | Omit = OMIT,
        error_codes: ErrorCodesInput | Omit = OMIT,
        approval: ApprovalPolicyInputInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentCreateKeyResult:
        """Create an API key with fewer permissions.

        A key cannot create a key with more permissions than its own. The response shows the new key
        once; store it. With `approval`, calls of the key wait until a person has approved what a
        dry run shows.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            name: What the key is for. 1 to 120 characters.
            permissions: Permissions of the key. 1 to 10 items.
            expires_at: Time the key expires (RFC 3339). Default: never.
            mode: Mode of the key: `live` or `test`. Default: the mode of the calling key.
            error_codes: Form of the code of named errors in answers to the key: `name` or
                `integer`. Default: `name`.
            approval: Calls of the key that wait for a person (`command.approvals.decide`). Default:
                the policy of the calling key, which always applies as well.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `key_id`: ID of the key.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `permissions`: What the key may do.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `fingerprint`: Start of the digest of the key, to tell keys apart.
            `expires_at`: Time it expires; null: never.
            `error_codes`: Form of the code of named errors: the name, or an integer for JSON-RPC
                clients that only read integers. With integers, `data.code` is the name.
            `approval`: Calls of the key that wait for a person.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            InvalidPermissionsError: The key is not allowed to call this skill. Use a key with the
                required permission.

        Example:
            result = tern.agent.create_key(name="dashboard", permissions=["read"])
        """
        result: AgentCreateKeyResult = self._calls.call(
            "agent.createKey",
            {
                "name": name,
                "permissions": permissions,
                "expires_at": expires_at,
                "mode": mode,
                "error_codes": error_codes,
                "approval": approval,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def discover(
        self,
        *,
        query: str | Omit = OMIT,
        module: str | Omit = OMIT,
        effect: Literal["read", "write", "destructive", "billable"] | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentDiscoverResult:
        """Find skills by intent.

        Ranks skills by how well their names, aliases, summaries and descriptions match a question
        in plain words, also in the words of other products. Each result says whether your key can
        call the skill. Use it when you do not know the name of a skill.

        Needs the permission `any`. Since 2.0.0.

        Args:
            query: What you want to do, in your own words. Default: all skills, in the order of the
                reference. 1 to 300 characters.
            module: Return only skills of this module. 1 to 40 characters.
            effect: Return only skills with this effect.
            limit: Maximum number of skills. Default: 20. 1 to 200. Default: `20`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.agent.discover(query="label contacts", limit=1)
        """
        result: AgentDiscoverResult = self._calls.call(
            "agent.discover",
            {"query": query, "module": module, "effect": effect, "limit": limit},
            options,
        )
        return result

    def capabilities(
        self,
        *,
        skill: str | Omit = OMIT,
        module: str | Omit = OMIT,
        format: Literal["json-schema", "mcp"] | Omit = OMIT,
        detail: Literal["summary", "input", "full"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentCapabilitiesResult:
        """Describe skills as a typed contract.

        Returns each skill with its scope, its effect and whether your key can call it. With
        `skill`, it includes the schema of the params; `detail` `full` adds the schema of the
        result. With `format` `mcp`, the response has the shape of MCP tool definitions. All skills
        in full are 2.5 MB: set `skill` or `module` to narrow them.

        Needs the permission `any`. Since 2.0.0.

        Args:
            skill: Return only this skill. 1 to 100 characters.
            module: Return only skills of this module. 1 to 40 characters.
            format: Format of the schemas. `mcp` names the fields as MCP tool definitions do.
                Default: `"json-schema"`.
            detail: How much to tell of each skill: `summary` has no schemas, `input` adds the
                description and the schema of the params, and `full` the schema of the result.
                Default: `input` with `skill` or `format` `mcp`, otherwise `summary`.
            options: Settings of this call, such as its timeout.

        Returns:
            `catalog_version`: Version of the contract.
            `service_version`: Version of the service that answers.
            `skills`: The skills.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.agent.capabilities(skill="agent.whoami")
        """
        result: AgentCapabilitiesResult = self._calls.call(
            "agent.capabilities",
            {"skill": skill, "module": module, "format": format, "detail": detail},
            options,
        )
        return result

    def list_keys(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[ApiKey, AgentListKeysResult]:
        """List the API keys of this account, without their secrets.

        Newest last. The list includes revoked and expired keys.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.agent.list_keys():
                print(item)
        """
        return self._calls.page(
            "agent.listKeys",
            {"cursor": cursor, "limit": limit},
            options,
        )

    def revoke_key(
        self,
        *,
        key_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentRevokeKeyResult:
        """Revoke an API key immediately.

        The key stops working everywhere within one second. A key can revoke itself and any key that
        has no more permissions and expires no later. A test key cannot revoke live keys. Revoking a
        revoked key has no effect.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            key_id: ID of the key. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `key_id`: ID of the key.
            `revoked_at`: Time in UTC (RFC 3339).
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.agent.revoke_key(key_id="key_01jd0000000000000000000001")
        """
        result: AgentRevokeKeyResult = self._calls.call(
            "agent.revokeKey",
            {"key_id": key_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def rotate_key(
        self,
        *,
        key_id: str,
        overlap_seconds: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentRotateKeyResult:
        """Replace an API key with a new key of the same permissions.

        The old key keeps working for `overlap_seconds`, so that you can update your clients. A key
        cannot grant permissions it does not have. The response shows the new key once; store it.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            key_id: ID of the key to replace. 1 to 64 characters.
            overlap_seconds: Seconds for which the old key keeps working. 0 to 604800. Default:
                `86400`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `key_id`: ID of the key.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `old_key_id`: ID of the replaced key.
            `old_expires_at`: Time in UTC (RFC 3339).
            `fingerprint`: Start of the digest of the key, to tell keys apart.
            `permissions`: What the key may do.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.agent.rotate_key(
                key_id="key_01jd0000000000000000000001",
                overlap_seconds=3600,
            )
        """
        result: AgentRotateKeyResult = self._calls.call(
            "agent.rotateKey",
            {
                "key_id": key_id,
                "overlap_seconds": overlap_seconds,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def whoami(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AgentWhoamiResult:
        """Describe the calling key and its account.

        Returns the account with its days and weeks, the permissions and mode of the key, its rate
        limits and any hold on the account.

        Needs the permission `any`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `account`: The account of the calling key.
            `key_id`: ID of the key.
            `permissions`: What the key may do.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `expires_at`: Time it expires; null: never.
            `rate_limits`: Limits of the key.
            `holds`: What keeps the account from sending.
            `approval`: Calls of the key that wait for a person.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.agent.whoami()
        """
        result: AgentWhoamiResult = self._calls.call(
            "agent.whoami",
            {},
            options,
        )
        return result

    def settings(
        self,
        *,
        timezone: str | None | Omit = OMIT,
        week_start: WeekStartInput | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentSettingsResult:
        """Set the time zone and the start of the week of the account, or show them.

        Days, weeks and months of figures, reports, rules and dates begin on this clock where a call
        names no other time zone. What was counted and sent before stays as it is: figures are kept
        in quarters of an hour and cut when they are read. Hours of contacts, such as quiet hours
        and `local_time`, go by the clock of each contact, and spending limits by days in UTC. Omit
        a param to keep its setting; null returns to the default, which is the setting of the
        partner that manages the account, or else `UTC` and `monday`. `suggestion` names what is
        usual in the country of the account; it applies only when you set it. Other calls follow a
        change within a second.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            timezone: IANA time zone in which the days of the account begin, such as `Europe/Paris`,
                or `UTC`; null: the default. Default: unchanged. 1 to 64 characters.
            week_start: Day on which weeks begin; null: the default. Default: unchanged.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `calendar`: The days and weeks of an account.
            `suggestion`: What is usual in the country of the account.
            `changed`: Whether a setting changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.agent.settings(timezone="America/New_York", week_start="sunday")
        """
        result: AgentSettingsResult = self._calls.call(
            "agent.settings",
            {
                "timezone": timezone,
                "week_start": week_start,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def audit_log(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        skill: str | Omit = OMIT,
        actor: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[AuditEntry, AgentAuditLogResult]:
        """List the changes made with the keys of this account.

        Returns mutating calls, oldest first. The entries form a hash chain: the hash of each entry
        covers the previous entry. A worker appends new entries to the chain shortly after they are
        written; until then, `seq` and `hash` are null.

        Needs the permission `full`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339, inclusive).
            to: End of the period (RFC 3339, exclusive).
            skill: Return only calls of this skill. 1 to 100 characters.
            actor: Return only calls made with this key. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.agent.audit_log(limit=1):
                print(item)
        """
        return self._calls.page(
            "agent.auditLog",
            {
                "from": from_,
                "to": to,
                "skill": skill,
                "actor": actor,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )


class AsyncAgentWebhooksResource:
    """The skills of `agent.webhooks`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        url: str,
        events: Sequence[EventTypeInput] | Omit = OMIT,
        description: str | Omit = OMIT,
        webhook_secret: str | Omit = OMIT,
        paused: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksCreateResult:
        """Create a webhook endpoint that receives the events of this account.

        Each event is posted to `url`, signed with the secret, and retried for up to 24 hours. After
        that, it is a dead letter that you can replay. Events arrive in order. An account has up to
        5 endpoints. The secret is shown once.

        Needs the permission `full`. Since 2.0.0.

        Args:
            url: Public https URL that receives events. 1 to 2048 characters.
            events: Types of events that the endpoint receives. Default: all. At most 30 items.
            description: Your own note. 1 to 200 characters.
            webhook_secret: Secret that signs the events. Default: a new one is generated. 24 to 200
                characters.
            paused: True: events wait and are not delivered. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `webhook`: A webhook endpoint of an account.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.agent.webhooks.create(
                url="https://shop.example/hooks/tern",
                events=["message.inbound", "message.finalized"],
                description="CRM",
            )
        """
        result: AgentWebhooksCreateResult = await self._calls.call(
            "agent.webhooks.create",
            {
                "url": url,
                "events": events,
                "description": description,
                "webhook_secret": webhook_secret,
                "paused": paused,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[AccountWebhook, AgentWebhooksListResult]:
        """List the webhook endpoints of this account.

        Oldest first. Secrets are not shown.

        Needs the permission `full`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.agent.webhooks.list():
                print(item)
        """
        return self._calls.page(
            "agent.webhooks.list",
            {"cursor": cursor, "limit": limit},
            options,
        )

    async def update(
        self,
        *,
        webhook_id: str,
        url: str | Omit = OMIT,
        events: Sequence[EventTypeInput] | Omit = OMIT,
        description: str | None | Omit = OMIT,
        paused: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksUpdateResult:
        """Change a webhook endpoint.

        Only the fields you send change. A new URL enables a disabled endpoint; `paused: false` ends
        a pause. Waiting events are then delivered.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            url: New public https URL. 1 to 2048 characters.
            events: Types of events that the endpoint receives; empty: all. It applies to events
                from now on. At most 30 items.
            description: Your own note; null removes it. 1 to 200 characters.
            paused: True: events wait and are not delivered. False: they are delivered again.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `webhook`: A webhook endpoint of an account.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.agent.webhooks.update(
                webhook_id="whk_01jd0000000000000000000001",
                paused=True,
            )
        """
        result: AgentWebhooksUpdateResult = await self._calls.call(
            "agent.webhooks.update",
            {
                "webhook_id": webhook_id,
                "url": url,
                "events": events,
                "description": description,
                "paused": paused,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def delete(
        self,
        *,
        webhook_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksDeleteResult:
        """Delete a webhook endpoint and its events.

        No event is sent to it any more. You cannot undo this.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `webhook_id`: ID of the webhook endpoint.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.agent.webhooks.delete(
                webhook_id="whk_01jd0000000000000000000001",
            )
        """
        result: AgentWebhooksDeleteResult = await self._calls.call(
            "agent.webhooks.delete",
            {"webhook_id": webhook_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def rotate_secret(
        self,
        *,
        webhook_id: str,
        webhook_secret: str | Omit = OMIT,
        sign_with_previous: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksRotateSecretResult:
        """Replace the signing secret of a webhook endpoint.

        The new secret signs events immediately. The previous secret stays valid for 24 hours. With
        `sign_with_previous`, it also signs every event until then.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            webhook_secret: New secret. Default: a new one is generated. 24 to 200 characters.
            sign_with_previous: Whether to sign with both secrets while the previous secret is
                valid. Default: unchanged when the secret stays the same, false for a new secret.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `webhook`: A webhook endpoint of an account.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.agent.webhooks.rotate_secret(
                webhook_id="whk_01jd0000000000000000000001",
            )
        """
        result: AgentWebhooksRotateSecretResult = await self._calls.call(
            "agent.webhooks.rotateSecret",
            {
                "webhook_id": webhook_id,
                "webhook_secret": webhook_secret,
                "sign_with_previous": sign_with_previous,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def test(
        self,
        *,
        webhook_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksTestResult:
        """Send a test event to a webhook endpoint.

        Writes the event `webhook.test` for this endpoint. It is signed and retried like any other
        event; `agent.webhooks.events` shows its attempts.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `event_id`: ID of the event.
            `will_be_delivered`: False while the endpoint is paused or disabled: the event waits.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.agent.webhooks.test(
                webhook_id="whk_01jd0000000000000000000001",
            )
        """
        result: AgentWebhooksTestResult = await self._calls.call(
            "agent.webhooks.test",
            {"webhook_id": webhook_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def events(
        self,
        *,
        webhook_id: str,
        state: Literal["pending", "delivered", "dead"] | Omit = OMIT,
        type: EventTypeInput | Omit = OMIT,
        event_id: str | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[OutboxItem, AgentWebhooksEventsResult]:
        """List the events of a webhook endpoint with their deliveries.

        Lists events in the order of their IDs. Delivered and dead events are kept for 30 days.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            state: Return only items in this state.
            type: Select only events of this type.
            event_id: Return only this event. 1 to 64 characters.
            since: Return only events that occurred at or after this time (RFC 3339).
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `webhook`: A webhook endpoint of an account.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.agent.webhooks.events(
                webhook_id="whk_01jd0000000000000000000001",
                state="dead",
            ):
                print(item)
        """
        return self._calls.page(
            "agent.webhooks.events",
            {
                "webhook_id": webhook_id,
                "state": state,
                "type": type,
                "event_id": event_id,
                "since": since,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def replay(
        self,
        *,
        webhook_id: str,
        event_ids: SequenceNotStr[str] | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        type: EventTypeInput | Omit = OMIT,
        states: Sequence[Literal["delivered", "dead"]] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentWebhooksReplayResult:
        """Replay events of a webhook endpoint.

        Delivers events again. With `event_ids`, it delivers these events in any state; with
        `since`, it delivers the events since that time, by default only dead events. The event IDs
        stay the same and the attempts start over. One call replays at most 10,000 events, oldest
        first.

        Needs the permission `full`. Since 2.0.0.

        Args:
            webhook_id: ID of the webhook endpoint. 1 to 64 characters.
            event_ids: IDs of the events to replay. Provide this or `since`. 1 to 500 items.
            since: Replay events that occurred at or after this time (RFC 3339). Provide this or
                `event_ids`.
            until: End of the period (RFC 3339, exclusive). Use with `since`.
            type: Select only events of this type.
            states: States of the events to replay. Use with `since`. Default: `dead`. 1 to 2 items.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `requeued`: Number of events that will be delivered again.
            `remaining`: Number of matching events left for another call; counted up to 10,000.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.agent.webhooks.replay(
                webhook_id="whk_01jd0000000000000000000001",
                event_ids=["evt_01jd0000000000000000000012"],
            )
        """
        result: AgentWebhooksReplayResult = await self._calls.call(
            "agent.webhooks.replay",
            {
                "webhook_id": webhook_id,
                "event_ids": event_ids,
                "since": since,
                "until": until,
                "type": type,
                "states": states,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncAgentResource:
    """Accounts, API keys, skill discovery and the audit log."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    @cached_property
    def webhooks(self) -> AsyncAgentWebhooksResource:
        return AsyncAgentWebhooksResource(self._calls)

    async def provision(
        self,
        *,
        name: str,
        source: str | Omit = OMIT,
        permissions: Literal[
            "full",
            "read",
            "contacts",
            "campaigns",
            "messages",
            "compliance",
            "analytics",
            "billing",
            "ai",
        ] | Omit = OMIT,
        use_case: str | Omit = OMIT,
        help_contact: str | Omit = OMIT,
        mode: Literal["live", "test"] | Omit = OMIT,
        default_country: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentProvisionResult:
        """Create an account and its first API key.

        Needs no credentials. The response shows the key once; store it. The account starts with a
        small number of credits and a checklist of the steps before its first message. This skill
        has a strict rate limit.

        Needs no API key. Since 2.0.0.

        Args:
            name: Name of the account. 1 to 120 characters.
            source: Where the caller comes from, for example a product or an integration. 1 to 120
                characters.
            permissions: Permission of the first key. `full` is the default account access. Default:
                `"full"`.
            use_case: What you plan to send, and who the recipients are. 1 to 500 characters.
            help_contact: Email address, page or phone number that replies to HELP name. 5 to 100
                characters.
            mode: Mode of the key. A `test` key reaches only the simulator carrier. Default:
                `"live"`.
            default_country: Country (ISO 3166-1 alpha-2) used to parse phone numbers without a
                country code. At most 2 characters. Pattern: `^[A-Z]{2}$`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            options: Settings of this call, such as its timeout.

        Returns:
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `key_id`: ID of the key.
            `account_id`: ID of the account.
            `permissions`: What the key may do.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `starter_credits`: Credits that the account starts with.
            `setup_checklist`: The steps until the account can send.
            `dry_run`: True when the call was a dry run and stored nothing.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.agent.provision(
                name="Acme Coffee",
                source="readme",
                permissions="full",
                use_case="Order updates and a monthly offer",
            )
        """
        result: AgentProvisionResult = await self._calls.call(
            "agent.provision",
            {
                "name": name,
                "source": source,
                "permissions": permissions,
                "use_case": use_case,
                "help_contact": help_contact,
                "mode": mode,
                "default_country": default_country,
                "dry_run": dry_run,
            },
            options,
        )
        return result

    async def create_key(
        self,
        *,
        name: str,
        permissions: Sequence[PermissionInput],
        expires_at: TimestampInput | Omit = OMIT,
        mode: KeyModeInput | Omit = OMIT,
        error_codes: ErrorCodesInput | Omit = OMIT,
        approval: ApprovalPolicyInputInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentCreateKeyResult:
        """Create an API key with fewer permissions.

        A key cannot create a key with more permissions than its own. The response shows the new key
        once; store it. With `approval`, calls of the key wait until a person has approved what a
        dry run shows.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            name: What the key is for. 1 to 120 characters.
            permissions: Permissions of the key. 1 to 10 items.
            expires_at: Time the key expires (RFC 3339). Default: never.
            mode: Mode of the key: `live` or `test`. Default: the mode of the calling key.
            error_codes: Form of the code of named errors in answers to the key: `name` or
                `integer`. Default: `name`.
            approval: Calls of the key that wait for a person (`command.approvals.decide`). Default:
                the policy of the calling key, which always applies as well.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `key_id`: ID of the key.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `permissions`: What the key may do.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `fingerprint`: Start of the digest of the key, to tell keys apart.
            `expires_at`: Time it expires; null: never.
            `error_codes`: Form of the code of named errors: the name, or an integer for JSON-RPC
                clients that only read integers. With integers, `data.code` is the name.
            `approval`: Calls of the key that wait for a person.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            InvalidPermissionsError: The key is not allowed to call this skill. Use a key with the
                required permission.

        Example:
            result = await tern.agent.create_key(name="dashboard", permissions=["read"])
        """
        result: AgentCreateKeyResult = await self._calls.call(
            "agent.createKey",
            {
                "name": name,
                "permissions": permissions,
                "expires_at": expires_at,
                "mode": mode,
                "error_codes": error_codes,
                "approval": approval,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def discover(
        self,
        *,
        query: str | Omit = OMIT,
        module: str | Omit = OMIT,
        effect: Literal["read", "write", "destructive", "billable"] | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentDiscoverResult:
        """Find skills by intent.

        Ranks skills by how well their names, aliases, summaries and descriptions match a question
        in plain words, also in the words of other products. Each result says whether your key can
        call the skill. Use it when you do not know the name of a skill.

        Needs the permission `any`. Since 2.0.0.

        Args:
            query: What you want to do, in your own words. Default: all skills, in the order of the
                reference. 1 to 300 characters.
            module: Return only skills of this module. 1 to 40 characters.
            effect: Return only skills with this effect.
            limit: Maximum number of skills. Default: 20. 1 to 200. Default: `20`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.agent.discover(query="label contacts", limit=1)
        """
        result: AgentDiscoverResult = await self._calls.call(
            "agent.discover",
            {"query": query, "module": module, "effect": effect, "limit": limit},
            options,
        )
        return result

    async def capabilities(
        self,
        *,
        skill: str | Omit = OMIT,
        module: str | Omit = OMIT,
        format: Literal["json-schema", "mcp"] | Omit = OMIT,
        detail: Literal["summary", "input", "full"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentCapabilitiesResult:
        """Describe skills as a typed contract.

        Returns each skill with its scope, its effect and whether your key can call it. With
        `skill`, it includes the schema of the params; `detail` `full` adds the schema of the
        result. With `format` `mcp`, the response has the shape of MCP tool definitions. All skills
        in full are 2.5 MB: set `skill` or `module` to narrow them.

        Needs the permission `any`. Since 2.0.0.

        Args:
            skill: Return only this skill. 1 to 100 characters.
            module: Return only skills of this module. 1 to 40 characters.
            format: Format of the schemas. `mcp` names the fields as MCP tool definitions do.
                Default: `"json-schema"`.
            detail: How much to tell of each skill: `summary` has no schemas, `input` adds the
                description and the schema of the params, and `full` the schema of the result.
                Default: `input` with `skill` or `format` `mcp`, otherwise `summary`.
            options: Settings of this call, such as its timeout.

        Returns:
            `catalog_version`: Version of the contract.
            `service_version`: Version of the service that answers.
            `skills`: The skills.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.agent.capabilities(skill="agent.whoami")
        """
        result: AgentCapabilitiesResult = await self._calls.call(
            "agent.capabilities",
            {"skill": skill, "module": module, "format": format, "detail": detail},
            options,
        )
        return result

    def list_keys(
        self,
        *,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[ApiKey, AgentListKeysResult]:
        """List the API keys of this account, without their secrets.

        Newest last. The list includes revoked and expired keys.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.agent.list_keys():
                print(item)
        """
        return self._calls.page(
            "agent.listKeys",
            {"cursor": cursor, "limit": limit},
            options,
        )

    async def revoke_key(
        self,
        *,
        key_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentRevokeKeyResult:
        """Revoke an API key immediately.

        The key stops working everywhere within one second. A key can revoke itself and any key that
        has no more permissions and expires no later. A test key cannot revoke live keys. Revoking a
        revoked key has no effect.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            key_id: ID of the key. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `key_id`: ID of the key.
            `revoked_at`: Time in UTC (RFC 3339).
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.agent.revoke_key(key_id="key_01jd0000000000000000000001")
        """
        result: AgentRevokeKeyResult = await self._calls.call(
            "agent.revokeKey",
            {"key_id": key_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def rotate_key(
        self,
        *,
        key_id: str,
        overlap_seconds: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentRotateKeyResult:
        """Replace an API key with a new key of the same permissions.

        The old key keeps working for `overlap_seconds`, so that you can update your clients. A key
        cannot grant permissions it does not have. The response shows the new key once; store it.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            key_id: ID of the key to replace. 1 to 64 characters.
            overlap_seconds: Seconds for which the old key keeps working. 0 to 604800. Default:
                `86400`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `key_id`: ID of the key.
            `api_key`: The API key. Shown only in the first response; absent from a replay and from
                a dry run.
            `old_key_id`: ID of the replaced key.
            `old_expires_at`: Time in UTC (RFC 3339).
            `fingerprint`: Start of the digest of the key, to tell keys apart.
            `permissions`: What the key may do.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.agent.rotate_key(
                key_id="key_01jd0000000000000000000001",
                overlap_seconds=3600,
            )
        """
        result: AgentRotateKeyResult = await self._calls.call(
            "agent.rotateKey",
            {
                "key_id": key_id,
                "overlap_seconds": overlap_seconds,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def whoami(
        self,
        *,
        options: CallOptions | None = None,
    ) -> AgentWhoamiResult:
        """Describe the calling key and its account.

        Returns the account with its days and weeks, the permissions and mode of the key, its rate
        limits and any hold on the account.

        Needs the permission `any`. Since 2.0.0.

        Args:
            options: Settings of this call, such as its timeout.

        Returns:
            `account`: The account of the calling key.
            `key_id`: ID of the key.
            `permissions`: What the key may do.
            `mode`: Mode of the key. A `test` key reaches only the simulator carrier, and in an
                account that has or had a live key it changes nothing that live keys use.
            `expires_at`: Time it expires; null: never.
            `rate_limits`: Limits of the key.
            `holds`: What keeps the account from sending.
            `approval`: Calls of the key that wait for a person.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.agent.whoami()
        """
        result: AgentWhoamiResult = await self._calls.call(
            "agent.whoami",
            {},
            options,
        )
        return result

    async def settings(
        self,
        *,
        timezone: str | None | Omit = OMIT,
        week_start: WeekStartInput | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AgentSettingsResult:
        """Set the time zone and the start of the week of the account, or show them.

        Days, weeks and months of figures, reports, rules and dates begin on this clock where a call
        names no other time zone. What was counted and sent before stays as it is: figures are kept
        in quarters of an hour and cut when they are read. Hours of contacts, such as quiet hours
        and `local_time`, go by the clock of each contact, and spending limits by days in UTC. Omit
        a param to keep its setting; null returns to the default, which is the setting of the
        partner that manages the account, or else `UTC` and `monday`. `suggestion` names what is
        usual in the country of the account; it applies only when you set it. Other calls follow a
        change within a second.

        Needs the permission `keys`. Since 2.0.0.

        Args:
            timezone: IANA time zone in which the days of the account begin, such as `Europe/Paris`,
                or `UTC`; null: the default. Default: unchanged. 1 to 64 characters.
            week_start: Day on which weeks begin; null: the default. Default: unchanged.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `calendar`: The days and weeks of an account.
            `suggestion`: What is usual in the country of the account.
            `changed`: Whether a setting changed.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.agent.settings(
                timezone="America/New_York",
                week_start="sunday",
            )
        """
        result: AgentSettingsResult = await self._calls.call(
            "agent.settings",
            {
                "timezone": timezone,
                "week_start": week_start,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def audit_log(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        skill: str | Omit = OMIT,
        actor: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[AuditEntry, AgentAuditLogResult]:
        """List the changes made with the keys of this account.

        Returns mutating calls, oldest first. The entries form a hash chain: the hash of each entry
        covers the previous entry. A worker appends new entries to the chain shortly after they are
        written; until then, `seq` and `hash` are null.

        Needs the permission `full`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339, inclusive).
            to: End of the period (RFC 3339, exclusive).
            skill: Return only calls of this skill. 1 to 100 characters.
            actor: Return only calls made with this key. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.agent.audit_log(limit=1):
                print(item)
        """
        return self._calls.page(
            "agent.auditLog",
            {
                "from": from_,
                "to": to,
                "skill": skill,
                "actor": actor,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )
