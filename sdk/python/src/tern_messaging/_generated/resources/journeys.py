# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Automated message sequences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cached_property
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    Journey,
    JourneyDocumentInputInput,
    JourneyEdge,
    JourneyEdgeCondition,
    JourneyEdgeKindInput,
    JourneyEnrollmentStateInput,
    JourneyEntryInput,
    JourneyExitCriterionInput,
    JourneyMove,
    JourneyNodeConfigInput,
    JourneyReentryInput,
    JourneySimulatedContactInput,
    JourneySimulatedEventInput,
    JourneySimulatedResponseInput,
    JourneyStateInput,
    JourneysCreateResult,
    JourneysDecideSplitResult,
    JourneysDeleteResult,
    JourneysDuplicateResult,
    JourneysEdgesCreateResult,
    JourneysEdgesDeleteResult,
    JourneysEdgesListResult,
    JourneysEnrollResult,
    JourneysEnrollmentsResult,
    JourneysEnrollmentsResultItemsItem,
    JourneysExportResult,
    JourneysGetResult,
    JourneysImportResult,
    JourneysListResult,
    JourneysMoveEnrollmentsResult,
    JourneysMovesResult,
    JourneysNodesCreateResult,
    JourneysNodesDeleteResult,
    JourneysNodesUpdateResult,
    JourneysPublishResult,
    JourneysRotateWebhookSecretResult,
    JourneysSetStateResult,
    JourneysSimulateResult,
    JourneysStatsResult,
    JourneysUnenrollResult,
    JourneysUpdateResult,
    JourneysValidateResult,
    SegmentRuleInput,
)


class JourneysNodesResource:
    """The skills of `journeys.nodes`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        journey_id: str,
        name: str,
        config: JourneyNodeConfigInput,
        start: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysNodesCreateResult:
        """Add a node to the draft of a journey.

        The first node is the start. At most 200 nodes.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            name: Name of the node, unique in the journey. 1 to 80 characters.
            config: What the node does.
            start: Whether enrollments begin here instead of at the current start. Default: only the
                first node.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `node`: A node of a journey.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.nodes.create(
                journey_id="jrn_01jd0000000000000000000003",
                name="Thanks",
                config={
                    "kind": "send",
                    "text": "Acme: Thanks, {{ first_name }}! Reply STOP to opt out.",
                },
            )
        """
        result: JourneysNodesCreateResult = self._calls.call(
            "journeys.nodes.create",
            {
                "journey_id": journey_id,
                "name": name,
                "config": config,
                "start": start,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def update(
        self,
        *,
        journey_id: str,
        node_id: str,
        name: str | Omit = OMIT,
        config: JourneyNodeConfigInput | Omit = OMIT,
        start: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysNodesUpdateResult:
        """Change a node of the draft.

        Give the whole new `config`; its kind may change too. Published versions keep theirs.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            node_id: ID of the node. 1 to 64 characters.
            name: Name of the node. 1 to 80 characters.
            config: What the node does.
            start: True: enrollments begin here.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `node`: A node of a journey.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.nodes.update(
                journey_id="jrn_01jd0000000000000000000001",
                node_id="jnd_01jd0000000000000000000002",
                name="Two days later",
                config={"kind": "delay", "duration": {"amount": 2, "unit": "days"}},
            )
        """
        result: JourneysNodesUpdateResult = self._calls.call(
            "journeys.nodes.update",
            {
                "journey_id": journey_id,
                "node_id": node_id,
                "name": name,
                "config": config,
                "start": start,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def delete(
        self,
        *,
        journey_id: str,
        node_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysNodesDeleteResult:
        """Delete a node of the draft with its edges.

        Published versions keep it. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            node_id: ID of the node. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the node was deleted.
            `edges_deleted`: Number of edges that were deleted with it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.nodes.delete(
                journey_id="jrn_01jd0000000000000000000001",
                node_id="jnd_01jd0000000000000000000002",
            )
        """
        result: JourneysNodesDeleteResult = self._calls.call(
            "journeys.nodes.delete",
            {
                "journey_id": journey_id,
                "node_id": node_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class JourneysEdgesResource:
    """The skills of `journeys.edges`."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        journey_id: str,
        from_node_id: str,
        to_node_id: str,
        kind: JourneyEdgeKindInput | Omit = OMIT,
        condition: JourneyEdgeCondition | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysEdgesCreateResult:
        """Connect two nodes of the draft.

        A node has at most one edge of each kind, and for each variant and branch. `next` leaves
        every node that does not decide.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            from_node_id: ID of the node that the edge leaves. 1 to 64 characters.
            to_node_id: ID of the node that it leads to. 1 to 64 characters.
            kind: When contacts take the edge. Default: `"next"`.
            condition: For `variant` and `branch`: which one.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `edge`: A connection of two nodes.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.edges.create(
                journey_id="jrn_01jd0000000000000000000003",
                from_node_id="jnd_01jd0000000000000000000031",
                to_node_id="jnd_01jd0000000000000000000032",
            )
        """
        result: JourneysEdgesCreateResult = self._calls.call(
            "journeys.edges.create",
            {
                "journey_id": journey_id,
                "from_node_id": from_node_id,
                "to_node_id": to_node_id,
                "kind": kind,
                "condition": condition,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        journey_id: str,
        from_node_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[JourneyEdge, JourneysEdgesListResult]:
        """List the edges of the draft.

        In the order of their creation.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            from_node_id: ID of the node that the edges leave. 1 to 64 characters.
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
            for item in tern.journeys.edges.list(
                journey_id="jrn_01jd0000000000000000000001",
                from_node_id="jnd_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "journeys.edges.list",
            {
                "journey_id": journey_id,
                "from_node_id": from_node_id,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def delete(
        self,
        *,
        journey_id: str,
        edge_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysEdgesDeleteResult:
        """Delete an edge of the draft.

        Published versions keep it. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            edge_id: ID of the edge. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the edge was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.edges.delete(
                journey_id="jrn_01jd0000000000000000000001",
                edge_id="jed_01jd0000000000000000000001",
            )
        """
        result: JourneysEdgesDeleteResult = self._calls.call(
            "journeys.edges.delete",
            {
                "journey_id": journey_id,
                "edge_id": edge_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class JourneysResource:
    """Automated message sequences."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    @cached_property
    def nodes(self) -> JourneysNodesResource:
        return JourneysNodesResource(self._calls)

    @cached_property
    def edges(self) -> JourneysEdgesResource:
        return JourneysEdgesResource(self._calls)

    def create(
        self,
        *,
        name: str,
        entry: JourneyEntryInput,
        entry_rules: SegmentRuleInput | None | Omit = OMIT,
        exit: Sequence[JourneyExitCriterionInput] | Omit = OMIT,
        reentry: JourneyReentryInput | Omit = OMIT,
        max_messages_per_hour: int | Omit = OMIT,
        throttle_per_minute: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysCreateResult:
        """Create a journey as a draft.

        A journey is a graph that contacts go through one by one: messages, delays, decisions. Add
        nodes with `journeys.nodes.create` and connect them with `journeys.edges.create`, try it
        with `journeys.simulate`, then call `journeys.validate` and `journeys.publish`. The first
        node that you add is the start.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Name of the journey. 1 to 80 characters.
            entry: How contacts enter.
            entry_rules: Rules that a contact must meet to enter. Default: none.
            exit: Criteria that end an enrollment at every node. Default: only an opt-out. At most
                10 items.
            reentry: Whether a contact can enter again. Default: never.
            max_messages_per_hour: Maximum messages of this journey to one contact in any 60
                minutes; a contact that reaches it leaves the journey. Default: 10. 1 to 60.
                Default: `10`.
            throttle_per_minute: Maximum messages of the journey per minute, to all contacts
                together. Messages above it wait in the order in which contacts arrived. Default: no
                limit. 1 to 1000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.create(
                name="New customers",
                entry={"kind": "event", "name": "signed_up"},
                throttle_per_minute=600,
            )
        """
        result: JourneysCreateResult = self._calls.call(
            "journeys.create",
            {
                "name": name,
                "entry": entry,
                "entry_rules": entry_rules,
                "exit": exit,
                "reentry": reentry,
                "max_messages_per_hour": max_messages_per_hour,
                "throttle_per_minute": throttle_per_minute,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def update(
        self,
        *,
        journey_id: str,
        name: str | Omit = OMIT,
        entry: JourneyEntryInput | Omit = OMIT,
        entry_rules: SegmentRuleInput | None | Omit = OMIT,
        exit: Sequence[JourneyExitCriterionInput] | Omit = OMIT,
        reentry: JourneyReentryInput | Omit = OMIT,
        max_messages_per_hour: int | Omit = OMIT,
        throttle_per_minute: int | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysUpdateResult:
        """Change the settings of a journey.

        Changes the draft. Entry, exit and re-entry take effect with the next publication; the name
        at once.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            name: Name of the journey. 1 to 80 characters.
            entry: How contacts enter.
            entry_rules: Rules that a contact must meet to enter. Default: none.
            exit: Criteria that end an enrollment at every node. Default: only an opt-out. At most
                10 items.
            reentry: Whether a contact can enter again. Default: never.
            max_messages_per_hour: Maximum messages of this journey to one contact in any 60
                minutes; a contact that reaches it leaves the journey. 1 to 60.
            throttle_per_minute: Maximum messages of the journey per minute, to all contacts
                together; null: no limit. Takes effect at once, for all versions. Messages above it
                wait in the order in which contacts arrived. 1 to 1000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.update(
                journey_id="jrn_01jd0000000000000000000001",
                reentry={"kind": "after_exit"},
            )
        """
        result: JourneysUpdateResult = self._calls.call(
            "journeys.update",
            {
                "journey_id": journey_id,
                "name": name,
                "entry": entry,
                "entry_rules": entry_rules,
                "exit": exit,
                "reentry": reentry,
                "max_messages_per_hour": max_messages_per_hour,
                "throttle_per_minute": throttle_per_minute,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def get(
        self,
        *,
        journey_id: str,
        version: int | Omit = OMIT,
        format: Literal["json", "mermaid"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysGetResult:
        """Get a journey with its graph.

        Returns the draft, or a published version. With `format` `mermaid` also the graph as a
        Mermaid flowchart, which most Markdown viewers draw.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            version: Published version. Default: the draft. 1 to 1000000.
            format: `mermaid` adds the graph as a diagram. Default: `"json"`.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `version`: Version of the graph. Null: the draft.
            `nodes`: Nodes.
            `edges`: Edges.
            `mermaid`: The graph as a Mermaid flowchart. Null unless asked for.
            `waiting_for_throttle`: Contacts whose message waits for `throttle_per_minute`, in the
                order in which they arrived.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.get(
                journey_id="jrn_01jd0000000000000000000001",
                format="mermaid",
            )
        """
        result: JourneysGetResult = self._calls.call(
            "journeys.get",
            {"journey_id": journey_id, "version": version, "format": format},
            options,
        )
        return result

    def list(
        self,
        *,
        state: JourneyStateInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Journey, JourneysListResult]:
        """List the journeys.

        Newest first.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            state: Only journeys in this state. Default: all.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.journeys.list(state="active"):
                print(item)
        """
        return self._calls.page(
            "journeys.list",
            {"state": state, "cursor": cursor, "limit": limit},
            options,
        )

    def validate(
        self,
        *,
        journey_id: str,
        options: CallOptions | None = None,
    ) -> JourneysValidateResult:
        """Check the draft of a journey before publication.

        Finds unreachable nodes, missing edges, cycles without a delay, and problems of content,
        consent and references. Returns the highest cost of a thousand contacts and, if nothing
        prevents it, the `validation_token` for `journeys.publish`, valid for one hour and only for
        this draft. If the publication lets contacts enter at once, as `enters_now` tells, it also
        returns the `preflight_token` that `journeys.publish` needs then.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `ok`: Whether the draft can be published.
            `blockers`: What prevents the publication.
            `warnings_found`: What you should know, but does not prevent the publication.
            `cost_per_thousand`: Credits for a thousand contacts on the most expensive path. Null if
                the graph has a cycle with a message, whose cost has no limit.
            `enters_now`: What the publication of a journey starts at once.
            `validation_token`: Token for `journeys.publish`. Null if there is a blocker.
            `token_expires_at`: End of the token's validity.
            `preflight_token`: Token for `journeys.publish`, valid for 15 minutes, that confirms who
                enters now. Null if no contact does, or there is a blocker.
            `preflight_expires_at`: End of the validity of the `preflight_token`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.validate(journey_id="jrn_01jd0000000000000000000001")
        """
        result: JourneysValidateResult = self._calls.call(
            "journeys.validate",
            {"journey_id": journey_id},
            options,
        )
        return result

    def simulate(
        self,
        *,
        journey_id: str,
        version: int | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        contact: JourneySimulatedContactInput | Omit = OMIT,
        start_at: str | datetime | Omit = OMIT,
        properties: Mapping[str, object] | Omit = OMIT,
        events: Sequence[JourneySimulatedEventInput] | Omit = OMIT,
        responses: Sequence[JourneySimulatedResponseInput] | Omit = OMIT,
        variants: Mapping[str, str] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysSimulateResult:
        """Run a journey for one contact in simulated time.

        Runs the same code as the service does, with a clock that jumps from one step to the next,
        so that months take milliseconds, and changes nothing: no message is sent, no webhook is
        called. Give a contact of the account or a made-up one, and what it does at which time. The
        contact enters by an event or a conversion with `properties` if the journey has such an
        entry, and only if it meets `entry.where`. Returns every decision with its reason. It does
        not wait for `throttle_per_minute`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            version: Published version. Default: the draft. 1 to 1000000.
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            contact: A made-up contact instead. Default: one who is opted in.
            start_at: Time of the entry (RFC 3339). Default: now. Format: date-time.
            properties: Properties of the event by which the contact enters, or `value_minor`,
                `currency` and `external_id` of the conversion. Default: none. At most 16384 bytes
                of JSON. At most 4 levels.
            events: What the contact does, in any order. Default: nothing. At most 100 items.
            responses: Responses of webhooks. Default: status 200 with an empty object. At most 50
                items.
            variants: Variants of random splits, by the name or ID of the node, so that a test
                always takes the same path. Default: as in a run. At most 16384 bytes of JSON. At
                most 2 levels.
            options: Settings of this call, such as its timeout.

        Returns:
            `state`: State at the end of the simulation.
            `reason`: Why the enrollment ended, as a stable code. `message_limit`: the contact got
                `max_messages_per_hour` messages. `step_limit`: it took 500 steps in 60 minutes.
            `stopped_by`: What stopped the simulation before the enrollment ended: `turns`, 500
                steps and events; `five_years` of simulated time; `time`, 1.5 seconds of real time.
                Null: the enrollment ended, or nothing is due any more.
            `converted`: Whether the contact reached a goal.
            `trace`: The steps.
            `messages`: The messages that would be sent.
            `credits`: Number of credits for all messages.
            `enters_now`: What the publication of the draft would start now, apart from this
                contact. All zero for a published version.
            `ended_at`: Time of the end. Null if the enrollment did not end, see `stopped_by`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.simulate(
                journey_id="jrn_01jd0000000000000000000002",
                version=1,
                contact_id="con_01jd0000000000000000000001",
            )
        """
        result: JourneysSimulateResult = self._calls.call(
            "journeys.simulate",
            {
                "journey_id": journey_id,
                "version": version,
                "contact_id": contact_id,
                "contact": contact,
                "start_at": start_at,
                "properties": properties,
                "events": events,
                "responses": responses,
                "variants": variants,
            },
            options,
        )
        return result

    def publish(
        self,
        *,
        journey_id: str,
        validation_token: str,
        preflight_token: str | Omit = OMIT,
        enrollments: Literal["stay", "move"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysPublishResult:
        """Publish the draft of a journey.

        Freezes the draft as the next version, which contacts enter from now on. Contacts that are
        on their way stay on their version, or move to the new one if their node still exists there.
        A paused journey becomes active. Contacts enter at once if the entry has `existing` `enter`,
        is a schedule that is due, or is a date that is today. Then the call needs the
        `preflight_token` of `journeys.validate`, and is rejected with -32005 if the draft, the
        rules of its segments or its sending numbers have changed since, or if more than a tenth
        more contacts would enter. Messages cost credits when they are sent.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            validation_token: Token from `journeys.validate`. 1 to 2000 characters.
            preflight_token: Token from `journeys.validate`. Needed if contacts enter at once, see
                `enters_now`. 1 to 2000 characters.
            enrollments: What happens to contacts that are on their way. Default: `"stay"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `version`: The published version.
            `moved`: Number of enrollments that moved to it.
            `enters_now`: What the publication of a journey starts at once.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            PreflightFailedError: Launch preflight failed: blockers found, or the preflight token is
                stale.

        Example:
            result = tern.journeys.publish(
                journey_id="jrn_01jd0000000000000000000001",
                validation_token="the token of journeys.validate",
            )
        """
        result: JourneysPublishResult = self._calls.call(
            "journeys.publish",
            {
                "journey_id": journey_id,
                "validation_token": validation_token,
                "preflight_token": preflight_token,
                "enrollments": enrollments,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def enroll(
        self,
        *,
        journey_id: str,
        contact_ids: SequenceNotStr[str],
        properties: Mapping[str, object] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysEnrollResult:
        """Let contacts enter a journey.

        Works for every published journey, whatever its entry is. The rules of entry and re-entry
        apply.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            contact_ids: IDs, phone numbers or external IDs of the contacts. 1 to 1000 items.
            properties: Properties that messages can use as `event`. Default: none. At most 16384
                bytes of JSON. At most 4 levels.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `enrolled`: Number of contacts that entered.
            `rejected`: Contacts that did not enter.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.enroll(
                journey_id="jrn_01jd0000000000000000000002",
                contact_ids=["con_01jd0000000000000000000001"],
            )
        """
        result: JourneysEnrollResult = self._calls.call(
            "journeys.enroll",
            {
                "journey_id": journey_id,
                "contact_ids": contact_ids,
                "properties": properties,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def set_state(
        self,
        *,
        journey_id: str,
        state: Literal["active", "paused", "archived"],
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysSetStateResult:
        """Pause, resume or archive a journey.

        A paused journey keeps its contacts where they are; times that pass meanwhile are due at
        once when it resumes. An archived journey ends all its enrollments, and you cannot undo
        this.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            state: New state.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `ended`: Number of enrollments that the archiving ended.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.set_state(
                journey_id="jrn_01jd0000000000000000000002",
                state="paused",
            )
        """
        result: JourneysSetStateResult = self._calls.call(
            "journeys.setState",
            {
                "journey_id": journey_id,
                "state": state,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def decide_split(
        self,
        *,
        journey_id: str,
        node_id: str,
        variant: str | Omit = OMIT,
        reopen: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysDecideSplitResult:
        """Choose the winner of a random split.

        From now on all contacts that come to the node take one variant; those who took another stay
        where they are. Without `variant`, the results of the running comparison decide now. A
        decision can be changed: choose again, or `reopen`. Contacts who come back after a decision
        take the winner, too. Results until then stay in `journeys.stats`.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            node_id: ID of the `random_split` node of the published version. 1 to 64 characters.
            variant: Name of the variant. Default: the results decide. 1 to 40 characters.
            reopen: Whether the split assigns contacts at random again. A new comparison begins.
                Default: `False`.
            expected_version: Version of the split you last read; 0: no decision yet. The call is
                rejected if it has changed since. 0 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `split`: The comparison of the variants of a random split, over all versions of the
                journey.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            InvalidParamsError: Invalid params.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.decide_split(
                journey_id="jrn_01jd0000000000000000000004",
                node_id="jnd_01jd0000000000000000000041",
                variant="short",
                expected_version=1,
            )
        """
        result: JourneysDecideSplitResult = self._calls.call(
            "journeys.decideSplit",
            {
                "journey_id": journey_id,
                "node_id": node_id,
                "variant": variant,
                "reopen": reopen,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def rotate_webhook_secret(
        self,
        *,
        webhook_secret: str | Omit = OMIT,
        sign_with_previous: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysRotateWebhookSecretResult:
        """Set or replace the secret that signs the webhooks of journeys.

        All requests of `webhook` nodes of the account carry the signature headers of partner events
        from now on, also those of journeys that are published already. The secret is shown only in
        this response. Receivers can accept both secrets for 24 hours. Without a secret, requests
        are not signed.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            webhook_secret: New secret. Default: a generated secret. 24 to 200 characters.
            sign_with_previous: Whether to sign with both secrets while the previous secret is
                valid. Default: unchanged when the secret stays the same, false for a new secret.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `signing`: How requests of webhook nodes are signed.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.journeys.rotate_webhook_secret()
        """
        result: JourneysRotateWebhookSecretResult = self._calls.call(
            "journeys.rotateWebhookSecret",
            {
                "webhook_secret": webhook_secret,
                "sign_with_previous": sign_with_previous,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def enrollments(
        self,
        *,
        journey_id: str,
        state: JourneyEnrollmentStateInput | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        key: str | Omit = OMIT,
        steps: bool | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[JourneysEnrollmentsResultItemsItem, JourneysEnrollmentsResult]:
        """List the enrollments of a journey.

        Newest first. With `steps` also what happened at each node.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            state: Only enrollments in this state. Default: all.
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            key: Key of the enrollments. 1 to 200 characters.
            steps: Whether to return the last 50 steps of each enrollment. The service keeps steps
                for a time that its operator sets, 400 days by default. Default: false.
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
            for item in tern.journeys.enrollments(
                journey_id="jrn_01jd0000000000000000000002",
                state="active",
                steps=True,
            ):
                print(item)
        """
        return self._calls.page(
            "journeys.enrollments",
            {
                "journey_id": journey_id,
                "state": state,
                "contact_id": contact_id,
                "key": key,
                "steps": steps,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def stats(
        self,
        *,
        journey_id: str,
        version: int | Omit = OMIT,
        all_versions: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysStatsResult:
        """Count what happened in a journey, with the results of each message and variant.

        For each node `entered` is the sum of `waiting`, `passed` and `exited`; nodes that send have
        the `results` of their messages, and random splits those of each variant. For a time series,
        group `metrics.query` by `node_id`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            version: Published version. Default: the current one. 1 to 1000000.
            all_versions: Whether to add up all published versions. The nodes are those of
                `version`. Default: `False`.
            options: Settings of this call, such as its timeout.

        Returns:
            `version`: Version that the counts are of.
            `entered`: Enrollments that began.
            `active`: Enrollments on their way.
            `completed`: Enrollments that reached an end of the graph.
            `exited`: Enrollments that ended early.
            `failed`: Enrollments that could not go on.
            `converted`: Enrollments that reached a goal.
            `ended_by_reason`: Ended enrollments by reason.
            `results`: Of all messages.
            `nodes`: Counts of each node.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.stats(journey_id="jrn_01jd0000000000000000000002")
        """
        result: JourneysStatsResult = self._calls.call(
            "journeys.stats",
            {"journey_id": journey_id, "version": version, "all_versions": all_versions},
            options,
        )
        return result

    def export(
        self,
        *,
        journey_id: str,
        version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysExportResult:
        """Get a journey as one document.

        The document names nodes instead of their IDs, so that it can be kept under version control,
        changed and imported into this or another account.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            version: Published version. Default: the draft. 1 to 1000000.
            options: Settings of this call, such as its timeout.

        Returns:
            `version`: Version of the document; null: the draft.
            `document`: A journey as one document, in which nodes are named.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.export(journey_id="jrn_01jd0000000000000000000001")
        """
        result: JourneysExportResult = self._calls.call(
            "journeys.export",
            {"journey_id": journey_id, "version": version},
            options,
        )
        return result

    def import_(
        self,
        *,
        document: JourneyDocumentInputInput,
        journey_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysImportResult:
        """Create a journey from a document, or replace its draft.

        With `journey_id`, the draft becomes what the document says: nodes of the same name keep
        their IDs, so that contacts under way can move when it is published. With `dry_run`, the
        answer is the difference, and what `journeys.validate` would find. Published versions stay
        as they are.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            document: The journey, as `journeys.export` returns it.
            journey_id: ID of the journey whose draft is replaced. Default: a journey is created. 1
                to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `created`: Whether a journey was created.
            `changes`: What the document changes in the draft.
            `blockers`: What prevents the publication of the draft, as `journeys.validate` finds it.
            `warnings_found`: What you should know, but does not prevent the publication.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.import_(
                document={
                    "name": "Thank you",
                    "entry": {"kind": "event", "name": "order.placed"},
                    "nodes": [
                        {
                            "name": "Wait",
                            "config": {"kind": "delay", "duration": {"amount": 1, "unit": "hours"}},
                        },
                        {
                            "name": "Split",
                            "config": {
                                "kind": "random_split",
                                "variants": [{"name": "a", "share": 50}, {"name": "b", "share": 50}],
                            },
                        },
                        {"name": "End", "config": {"kind": "exit"}},
                    ],
                    "edges": [
                        {"from": "Wait", "to": "Split"},
                        {"from": "Split", "to": "End", "kind": "variant", "variant": "a"},
                        {"from": "Split", "to": "End", "kind": "variant", "variant": "b"},
                    ],
                    "throttle_per_minute": 600,
                },
            )
        """
        result: JourneysImportResult = self._calls.call(
            "journeys.import",
            {
                "document": document,
                "journey_id": journey_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def duplicate(
        self,
        *,
        journey_id: str,
        name: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysDuplicateResult:
        """Copy the draft of a journey.

        The copy is a draft of its own. Contacts stay in the original.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            name: Name of the copy. Default: `Copy of` and the name. 1 to 80 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.duplicate(journey_id="jrn_01jd0000000000000000000001")
        """
        result: JourneysDuplicateResult = self._calls.call(
            "journeys.duplicate",
            {
                "journey_id": journey_id,
                "name": name,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def delete(
        self,
        *,
        journey_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysDeleteResult:
        """Delete a journey that was never published.

        A published journey cannot be deleted, because its messages refer to its versions; archive
        it with `journeys.setState`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether it was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.delete(journey_id="jrn_01jd0000000000000000000001")
        """
        result: JourneysDeleteResult = self._calls.call(
            "journeys.delete",
            {"journey_id": journey_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def unenroll(
        self,
        *,
        journey_id: str,
        contact_ids: SequenceNotStr[str],
        key: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysUnenrollResult:
        """Remove contacts from a journey.

        Ends their enrollments, or those with a `key`, with the reason `removed`. A message that is
        queued already is still sent; `messages.cancel` stops it.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            contact_ids: IDs, phone numbers or external IDs of contacts. 1 to 1000 items.
            key: Key of the enrollments that end. Default: all. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `removed`: Contacts that were removed.
            `not_enrolled`: IDs of contacts that are not in the journey.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.journeys.unenroll(
                journey_id="jrn_01jd0000000000000000000002",
                contact_ids=["con_01jd0000000000000000000001"],
            )
        """
        result: JourneysUnenrollResult = self._calls.call(
            "journeys.unenroll",
            {
                "journey_id": journey_id,
                "contact_ids": contact_ids,
                "key": key,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def move_enrollments(
        self,
        *,
        journey_id: str,
        to_node_id: str,
        from_node_id: str | Omit = OMIT,
        from_version: int | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysMoveEnrollmentsResult:
        """Move contacts under way to a node of the published version.

        Moves the contacts that are at `from_node_id`, or in `from_version`, or both, at the time of
        the call. They arrive at `to_node_id` as if an edge led there: what the new node does is
        checked as always, so that consent, quiet hours and caps hold, and a wait starts again. A
        worker moves them in batches; `journeys.moves` shows the progress. A response of a webhook
        that they wait for is dropped. With `dry_run`, the answer is the number of contacts. With
        `expected_version`, the call is rejected if another version was published meanwhile. To move
        everyone to the same nodes, publish with `enrollments: "move"`.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            to_node_id: ID of the node of the published version at which contacts continue. 1 to 64
                characters.
            from_node_id: ID of the node that contacts leave, also one that only older versions
                have. Default: every node; then `from_version` is required. 1 to 64 characters.
            from_version: Published version that contacts leave. Default: every version. 1 to
                1000000.
            expected_version: Published version that has `to_node_id`. Default: the current one. 1
                to 1000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `move`: The move, which a worker performs; null: there is no contact to move.
            `by_version`: Where the contacts are, at most 200 places, the oldest version first.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.journeys.move_enrollments(
                journey_id="jrn_01jd0000000000000000000002",
                from_node_id="jnd_01jd0000000000000000000021",
                to_node_id="jnd_01jd0000000000000000000022",
            )
        """
        result: JourneysMoveEnrollmentsResult = self._calls.call(
            "journeys.moveEnrollments",
            {
                "journey_id": journey_id,
                "to_node_id": to_node_id,
                "from_node_id": from_node_id,
                "from_version": from_version,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def moves(
        self,
        *,
        journey_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[JourneyMove, JourneysMovesResult]:
        """List the moves of contacts in a journey, with their progress.

        Newest first.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The moves of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.journeys.moves(journey_id="jrn_01jd0000000000000000000002"):
                print(item)
        """
        return self._calls.page(
            "journeys.moves",
            {"journey_id": journey_id, "cursor": cursor, "limit": limit},
            options,
        )


class AsyncJourneysNodesResource:
    """The skills of `journeys.nodes`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        journey_id: str,
        name: str,
        config: JourneyNodeConfigInput,
        start: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysNodesCreateResult:
        """Add a node to the draft of a journey.

        The first node is the start. At most 200 nodes.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            name: Name of the node, unique in the journey. 1 to 80 characters.
            config: What the node does.
            start: Whether enrollments begin here instead of at the current start. Default: only the
                first node.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `node`: A node of a journey.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.nodes.create(
                journey_id="jrn_01jd0000000000000000000003",
                name="Thanks",
                config={
                    "kind": "send",
                    "text": "Acme: Thanks, {{ first_name }}! Reply STOP to opt out.",
                },
            )
        """
        result: JourneysNodesCreateResult = await self._calls.call(
            "journeys.nodes.create",
            {
                "journey_id": journey_id,
                "name": name,
                "config": config,
                "start": start,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def update(
        self,
        *,
        journey_id: str,
        node_id: str,
        name: str | Omit = OMIT,
        config: JourneyNodeConfigInput | Omit = OMIT,
        start: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysNodesUpdateResult:
        """Change a node of the draft.

        Give the whole new `config`; its kind may change too. Published versions keep theirs.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            node_id: ID of the node. 1 to 64 characters.
            name: Name of the node. 1 to 80 characters.
            config: What the node does.
            start: True: enrollments begin here.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `node`: A node of a journey.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.nodes.update(
                journey_id="jrn_01jd0000000000000000000001",
                node_id="jnd_01jd0000000000000000000002",
                name="Two days later",
                config={"kind": "delay", "duration": {"amount": 2, "unit": "days"}},
            )
        """
        result: JourneysNodesUpdateResult = await self._calls.call(
            "journeys.nodes.update",
            {
                "journey_id": journey_id,
                "node_id": node_id,
                "name": name,
                "config": config,
                "start": start,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def delete(
        self,
        *,
        journey_id: str,
        node_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysNodesDeleteResult:
        """Delete a node of the draft with its edges.

        Published versions keep it. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            node_id: ID of the node. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the node was deleted.
            `edges_deleted`: Number of edges that were deleted with it.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.nodes.delete(
                journey_id="jrn_01jd0000000000000000000001",
                node_id="jnd_01jd0000000000000000000002",
            )
        """
        result: JourneysNodesDeleteResult = await self._calls.call(
            "journeys.nodes.delete",
            {
                "journey_id": journey_id,
                "node_id": node_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncJourneysEdgesResource:
    """The skills of `journeys.edges`."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        journey_id: str,
        from_node_id: str,
        to_node_id: str,
        kind: JourneyEdgeKindInput | Omit = OMIT,
        condition: JourneyEdgeCondition | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysEdgesCreateResult:
        """Connect two nodes of the draft.

        A node has at most one edge of each kind, and for each variant and branch. `next` leaves
        every node that does not decide.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            from_node_id: ID of the node that the edge leaves. 1 to 64 characters.
            to_node_id: ID of the node that it leads to. 1 to 64 characters.
            kind: When contacts take the edge. Default: `"next"`.
            condition: For `variant` and `branch`: which one.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `edge`: A connection of two nodes.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.edges.create(
                journey_id="jrn_01jd0000000000000000000003",
                from_node_id="jnd_01jd0000000000000000000031",
                to_node_id="jnd_01jd0000000000000000000032",
            )
        """
        result: JourneysEdgesCreateResult = await self._calls.call(
            "journeys.edges.create",
            {
                "journey_id": journey_id,
                "from_node_id": from_node_id,
                "to_node_id": to_node_id,
                "kind": kind,
                "condition": condition,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        journey_id: str,
        from_node_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[JourneyEdge, JourneysEdgesListResult]:
        """List the edges of the draft.

        In the order of their creation.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            from_node_id: ID of the node that the edges leave. 1 to 64 characters.
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
            async for item in tern.journeys.edges.list(
                journey_id="jrn_01jd0000000000000000000001",
                from_node_id="jnd_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "journeys.edges.list",
            {
                "journey_id": journey_id,
                "from_node_id": from_node_id,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def delete(
        self,
        *,
        journey_id: str,
        edge_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysEdgesDeleteResult:
        """Delete an edge of the draft.

        Published versions keep it. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            edge_id: ID of the edge. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the edge was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.edges.delete(
                journey_id="jrn_01jd0000000000000000000001",
                edge_id="jed_01jd0000000000000000000001",
            )
        """
        result: JourneysEdgesDeleteResult = await self._calls.call(
            "journeys.edges.delete",
            {
                "journey_id": journey_id,
                "edge_id": edge_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncJourneysResource:
    """Automated message sequences."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    @cached_property
    def nodes(self) -> AsyncJourneysNodesResource:
        return AsyncJourneysNodesResource(self._calls)

    @cached_property
    def edges(self) -> AsyncJourneysEdgesResource:
        return AsyncJourneysEdgesResource(self._calls)

    async def create(
        self,
        *,
        name: str,
        entry: JourneyEntryInput,
        entry_rules: SegmentRuleInput | None | Omit = OMIT,
        exit: Sequence[JourneyExitCriterionInput] | Omit = OMIT,
        reentry: JourneyReentryInput | Omit = OMIT,
        max_messages_per_hour: int | Omit = OMIT,
        throttle_per_minute: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysCreateResult:
        """Create a journey as a draft.

        A journey is a graph that contacts go through one by one: messages, delays, decisions. Add
        nodes with `journeys.nodes.create` and connect them with `journeys.edges.create`, try it
        with `journeys.simulate`, then call `journeys.validate` and `journeys.publish`. The first
        node that you add is the start.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Name of the journey. 1 to 80 characters.
            entry: How contacts enter.
            entry_rules: Rules that a contact must meet to enter. Default: none.
            exit: Criteria that end an enrollment at every node. Default: only an opt-out. At most
                10 items.
            reentry: Whether a contact can enter again. Default: never.
            max_messages_per_hour: Maximum messages of this journey to one contact in any 60
                minutes; a contact that reaches it leaves the journey. Default: 10. 1 to 60.
                Default: `10`.
            throttle_per_minute: Maximum messages of the journey per minute, to all contacts
                together. Messages above it wait in the order in which contacts arrived. Default: no
                limit. 1 to 1000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.create(
                name="New customers",
                entry={"kind": "event", "name": "signed_up"},
                throttle_per_minute=600,
            )
        """
        result: JourneysCreateResult = await self._calls.call(
            "journeys.create",
            {
                "name": name,
                "entry": entry,
                "entry_rules": entry_rules,
                "exit": exit,
                "reentry": reentry,
                "max_messages_per_hour": max_messages_per_hour,
                "throttle_per_minute": throttle_per_minute,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def update(
        self,
        *,
        journey_id: str,
        name: str | Omit = OMIT,
        entry: JourneyEntryInput | Omit = OMIT,
        entry_rules: SegmentRuleInput | None | Omit = OMIT,
        exit: Sequence[JourneyExitCriterionInput] | Omit = OMIT,
        reentry: JourneyReentryInput | Omit = OMIT,
        max_messages_per_hour: int | Omit = OMIT,
        throttle_per_minute: int | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysUpdateResult:
        """Change the settings of a journey.

        Changes the draft. Entry, exit and re-entry take effect with the next publication; the name
        at once.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            name: Name of the journey. 1 to 80 characters.
            entry: How contacts enter.
            entry_rules: Rules that a contact must meet to enter. Default: none.
            exit: Criteria that end an enrollment at every node. Default: only an opt-out. At most
                10 items.
            reentry: Whether a contact can enter again. Default: never.
            max_messages_per_hour: Maximum messages of this journey to one contact in any 60
                minutes; a contact that reaches it leaves the journey. 1 to 60.
            throttle_per_minute: Maximum messages of the journey per minute, to all contacts
                together; null: no limit. Takes effect at once, for all versions. Messages above it
                wait in the order in which contacts arrived. 1 to 1000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.update(
                journey_id="jrn_01jd0000000000000000000001",
                reentry={"kind": "after_exit"},
            )
        """
        result: JourneysUpdateResult = await self._calls.call(
            "journeys.update",
            {
                "journey_id": journey_id,
                "name": name,
                "entry": entry,
                "entry_rules": entry_rules,
                "exit": exit,
                "reentry": reentry,
                "max_messages_per_hour": max_messages_per_hour,
                "throttle_per_minute": throttle_per_minute,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def get(
        self,
        *,
        journey_id: str,
        version: int | Omit = OMIT,
        format: Literal["json", "mermaid"] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysGetResult:
        """Get a journey with its graph.

        Returns the draft, or a published version. With `format` `mermaid` also the graph as a
        Mermaid flowchart, which most Markdown viewers draw.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            version: Published version. Default: the draft. 1 to 1000000.
            format: `mermaid` adds the graph as a diagram. Default: `"json"`.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `version`: Version of the graph. Null: the draft.
            `nodes`: Nodes.
            `edges`: Edges.
            `mermaid`: The graph as a Mermaid flowchart. Null unless asked for.
            `waiting_for_throttle`: Contacts whose message waits for `throttle_per_minute`, in the
                order in which they arrived.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.get(
                journey_id="jrn_01jd0000000000000000000001",
                format="mermaid",
            )
        """
        result: JourneysGetResult = await self._calls.call(
            "journeys.get",
            {"journey_id": journey_id, "version": version, "format": format},
            options,
        )
        return result

    def list(
        self,
        *,
        state: JourneyStateInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Journey, JourneysListResult]:
        """List the journeys.

        Newest first.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            state: Only journeys in this state. Default: all.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.journeys.list(state="active"):
                print(item)
        """
        return self._calls.page(
            "journeys.list",
            {"state": state, "cursor": cursor, "limit": limit},
            options,
        )

    async def validate(
        self,
        *,
        journey_id: str,
        options: CallOptions | None = None,
    ) -> JourneysValidateResult:
        """Check the draft of a journey before publication.

        Finds unreachable nodes, missing edges, cycles without a delay, and problems of content,
        consent and references. Returns the highest cost of a thousand contacts and, if nothing
        prevents it, the `validation_token` for `journeys.publish`, valid for one hour and only for
        this draft. If the publication lets contacts enter at once, as `enters_now` tells, it also
        returns the `preflight_token` that `journeys.publish` needs then.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `ok`: Whether the draft can be published.
            `blockers`: What prevents the publication.
            `warnings_found`: What you should know, but does not prevent the publication.
            `cost_per_thousand`: Credits for a thousand contacts on the most expensive path. Null if
                the graph has a cycle with a message, whose cost has no limit.
            `enters_now`: What the publication of a journey starts at once.
            `validation_token`: Token for `journeys.publish`. Null if there is a blocker.
            `token_expires_at`: End of the token's validity.
            `preflight_token`: Token for `journeys.publish`, valid for 15 minutes, that confirms who
                enters now. Null if no contact does, or there is a blocker.
            `preflight_expires_at`: End of the validity of the `preflight_token`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.validate(
                journey_id="jrn_01jd0000000000000000000001",
            )
        """
        result: JourneysValidateResult = await self._calls.call(
            "journeys.validate",
            {"journey_id": journey_id},
            options,
        )
        return result

    async def simulate(
        self,
        *,
        journey_id: str,
        version: int | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        contact: JourneySimulatedContactInput | Omit = OMIT,
        start_at: str | datetime | Omit = OMIT,
        properties: Mapping[str, object] | Omit = OMIT,
        events: Sequence[JourneySimulatedEventInput] | Omit = OMIT,
        responses: Sequence[JourneySimulatedResponseInput] | Omit = OMIT,
        variants: Mapping[str, str] | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysSimulateResult:
        """Run a journey for one contact in simulated time.

        Runs the same code as the service does, with a clock that jumps from one step to the next,
        so that months take milliseconds, and changes nothing: no message is sent, no webhook is
        called. Give a contact of the account or a made-up one, and what it does at which time. The
        contact enters by an event or a conversion with `properties` if the journey has such an
        entry, and only if it meets `entry.where`. Returns every decision with its reason. It does
        not wait for `throttle_per_minute`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            version: Published version. Default: the draft. 1 to 1000000.
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            contact: A made-up contact instead. Default: one who is opted in.
            start_at: Time of the entry (RFC 3339). Default: now. Format: date-time.
            properties: Properties of the event by which the contact enters, or `value_minor`,
                `currency` and `external_id` of the conversion. Default: none. At most 16384 bytes
                of JSON. At most 4 levels.
            events: What the contact does, in any order. Default: nothing. At most 100 items.
            responses: Responses of webhooks. Default: status 200 with an empty object. At most 50
                items.
            variants: Variants of random splits, by the name or ID of the node, so that a test
                always takes the same path. Default: as in a run. At most 16384 bytes of JSON. At
                most 2 levels.
            options: Settings of this call, such as its timeout.

        Returns:
            `state`: State at the end of the simulation.
            `reason`: Why the enrollment ended, as a stable code. `message_limit`: the contact got
                `max_messages_per_hour` messages. `step_limit`: it took 500 steps in 60 minutes.
            `stopped_by`: What stopped the simulation before the enrollment ended: `turns`, 500
                steps and events; `five_years` of simulated time; `time`, 1.5 seconds of real time.
                Null: the enrollment ended, or nothing is due any more.
            `converted`: Whether the contact reached a goal.
            `trace`: The steps.
            `messages`: The messages that would be sent.
            `credits`: Number of credits for all messages.
            `enters_now`: What the publication of the draft would start now, apart from this
                contact. All zero for a published version.
            `ended_at`: Time of the end. Null if the enrollment did not end, see `stopped_by`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.simulate(
                journey_id="jrn_01jd0000000000000000000002",
                version=1,
                contact_id="con_01jd0000000000000000000001",
            )
        """
        result: JourneysSimulateResult = await self._calls.call(
            "journeys.simulate",
            {
                "journey_id": journey_id,
                "version": version,
                "contact_id": contact_id,
                "contact": contact,
                "start_at": start_at,
                "properties": properties,
                "events": events,
                "responses": responses,
                "variants": variants,
            },
            options,
        )
        return result

    async def publish(
        self,
        *,
        journey_id: str,
        validation_token: str,
        preflight_token: str | Omit = OMIT,
        enrollments: Literal["stay", "move"] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysPublishResult:
        """Publish the draft of a journey.

        Freezes the draft as the next version, which contacts enter from now on. Contacts that are
        on their way stay on their version, or move to the new one if their node still exists there.
        A paused journey becomes active. Contacts enter at once if the entry has `existing` `enter`,
        is a schedule that is due, or is a date that is today. Then the call needs the
        `preflight_token` of `journeys.validate`, and is rejected with -32005 if the draft, the
        rules of its segments or its sending numbers have changed since, or if more than a tenth
        more contacts would enter. Messages cost credits when they are sent.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            validation_token: Token from `journeys.validate`. 1 to 2000 characters.
            preflight_token: Token from `journeys.validate`. Needed if contacts enter at once, see
                `enters_now`. 1 to 2000 characters.
            enrollments: What happens to contacts that are on their way. Default: `"stay"`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `version`: The published version.
            `moved`: Number of enrollments that moved to it.
            `enters_now`: What the publication of a journey starts at once.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            PreflightFailedError: Launch preflight failed: blockers found, or the preflight token is
                stale.

        Example:
            result = await tern.journeys.publish(
                journey_id="jrn_01jd0000000000000000000001",
                validation_token="the token of journeys.validate",
            )
        """
        result: JourneysPublishResult = await self._calls.call(
            "journeys.publish",
            {
                "journey_id": journey_id,
                "validation_token": validation_token,
                "preflight_token": preflight_token,
                "enrollments": enrollments,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def enroll(
        self,
        *,
        journey_id: str,
        contact_ids: SequenceNotStr[str],
        properties: Mapping[str, object] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysEnrollResult:
        """Let contacts enter a journey.

        Works for every published journey, whatever its entry is. The rules of entry and re-entry
        apply.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            contact_ids: IDs, phone numbers or external IDs of the contacts. 1 to 1000 items.
            properties: Properties that messages can use as `event`. Default: none. At most 16384
                bytes of JSON. At most 4 levels.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `enrolled`: Number of contacts that entered.
            `rejected`: Contacts that did not enter.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.enroll(
                journey_id="jrn_01jd0000000000000000000002",
                contact_ids=["con_01jd0000000000000000000001"],
            )
        """
        result: JourneysEnrollResult = await self._calls.call(
            "journeys.enroll",
            {
                "journey_id": journey_id,
                "contact_ids": contact_ids,
                "properties": properties,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def set_state(
        self,
        *,
        journey_id: str,
        state: Literal["active", "paused", "archived"],
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysSetStateResult:
        """Pause, resume or archive a journey.

        A paused journey keeps its contacts where they are; times that pass meanwhile are due at
        once when it resumes. An archived journey ends all its enrollments, and you cannot undo
        this.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            state: New state.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `ended`: Number of enrollments that the archiving ended.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.set_state(
                journey_id="jrn_01jd0000000000000000000002",
                state="paused",
            )
        """
        result: JourneysSetStateResult = await self._calls.call(
            "journeys.setState",
            {
                "journey_id": journey_id,
                "state": state,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def decide_split(
        self,
        *,
        journey_id: str,
        node_id: str,
        variant: str | Omit = OMIT,
        reopen: bool | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysDecideSplitResult:
        """Choose the winner of a random split.

        From now on all contacts that come to the node take one variant; those who took another stay
        where they are. Without `variant`, the results of the running comparison decide now. A
        decision can be changed: choose again, or `reopen`. Contacts who come back after a decision
        take the winner, too. Results until then stay in `journeys.stats`.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            node_id: ID of the `random_split` node of the published version. 1 to 64 characters.
            variant: Name of the variant. Default: the results decide. 1 to 40 characters.
            reopen: Whether the split assigns contacts at random again. A new comparison begins.
                Default: `False`.
            expected_version: Version of the split you last read; 0: no decision yet. The call is
                rejected if it has changed since. 0 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `split`: The comparison of the variants of a random split, over all versions of the
                journey.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            InvalidParamsError: Invalid params.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.decide_split(
                journey_id="jrn_01jd0000000000000000000004",
                node_id="jnd_01jd0000000000000000000041",
                variant="short",
                expected_version=1,
            )
        """
        result: JourneysDecideSplitResult = await self._calls.call(
            "journeys.decideSplit",
            {
                "journey_id": journey_id,
                "node_id": node_id,
                "variant": variant,
                "reopen": reopen,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def rotate_webhook_secret(
        self,
        *,
        webhook_secret: str | Omit = OMIT,
        sign_with_previous: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysRotateWebhookSecretResult:
        """Set or replace the secret that signs the webhooks of journeys.

        All requests of `webhook` nodes of the account carry the signature headers of partner events
        from now on, also those of journeys that are published already. The secret is shown only in
        this response. Receivers can accept both secrets for 24 hours. Without a secret, requests
        are not signed.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            webhook_secret: New secret. Default: a generated secret. 24 to 200 characters.
            sign_with_previous: Whether to sign with both secrets while the previous secret is
                valid. Default: unchanged when the secret stays the same, false for a new secret.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `signing`: How requests of webhook nodes are signed.
            `webhook_secret`: Generated secret, shown only in the first response and absent from a
                replay and from a dry run. To be able to retry safely, pass your own secret.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.journeys.rotate_webhook_secret()
        """
        result: JourneysRotateWebhookSecretResult = await self._calls.call(
            "journeys.rotateWebhookSecret",
            {
                "webhook_secret": webhook_secret,
                "sign_with_previous": sign_with_previous,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def enrollments(
        self,
        *,
        journey_id: str,
        state: JourneyEnrollmentStateInput | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        key: str | Omit = OMIT,
        steps: bool | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[JourneysEnrollmentsResultItemsItem, JourneysEnrollmentsResult]:
        """List the enrollments of a journey.

        Newest first. With `steps` also what happened at each node.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            state: Only enrollments in this state. Default: all.
            contact_id: ID, phone number or external ID of the contact. 1 to 64 characters.
            key: Key of the enrollments. 1 to 200 characters.
            steps: Whether to return the last 50 steps of each enrollment. The service keeps steps
                for a time that its operator sets, 400 days by default. Default: false.
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
            async for item in tern.journeys.enrollments(
                journey_id="jrn_01jd0000000000000000000002",
                state="active",
                steps=True,
            ):
                print(item)
        """
        return self._calls.page(
            "journeys.enrollments",
            {
                "journey_id": journey_id,
                "state": state,
                "contact_id": contact_id,
                "key": key,
                "steps": steps,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def stats(
        self,
        *,
        journey_id: str,
        version: int | Omit = OMIT,
        all_versions: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysStatsResult:
        """Count what happened in a journey, with the results of each message and variant.

        For each node `entered` is the sum of `waiting`, `passed` and `exited`; nodes that send have
        the `results` of their messages, and random splits those of each variant. For a time series,
        group `metrics.query` by `node_id`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            version: Published version. Default: the current one. 1 to 1000000.
            all_versions: Whether to add up all published versions. The nodes are those of
                `version`. Default: `False`.
            options: Settings of this call, such as its timeout.

        Returns:
            `version`: Version that the counts are of.
            `entered`: Enrollments that began.
            `active`: Enrollments on their way.
            `completed`: Enrollments that reached an end of the graph.
            `exited`: Enrollments that ended early.
            `failed`: Enrollments that could not go on.
            `converted`: Enrollments that reached a goal.
            `ended_by_reason`: Ended enrollments by reason.
            `results`: Of all messages.
            `nodes`: Counts of each node.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.stats(journey_id="jrn_01jd0000000000000000000002")
        """
        result: JourneysStatsResult = await self._calls.call(
            "journeys.stats",
            {"journey_id": journey_id, "version": version, "all_versions": all_versions},
            options,
        )
        return result

    async def export(
        self,
        *,
        journey_id: str,
        version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysExportResult:
        """Get a journey as one document.

        The document names nodes instead of their IDs, so that it can be kept under version control,
        changed and imported into this or another account.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            version: Published version. Default: the draft. 1 to 1000000.
            options: Settings of this call, such as its timeout.

        Returns:
            `version`: Version of the document; null: the draft.
            `document`: A journey as one document, in which nodes are named.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.export(journey_id="jrn_01jd0000000000000000000001")
        """
        result: JourneysExportResult = await self._calls.call(
            "journeys.export",
            {"journey_id": journey_id, "version": version},
            options,
        )
        return result

    async def import_(
        self,
        *,
        document: JourneyDocumentInputInput,
        journey_id: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysImportResult:
        """Create a journey from a document, or replace its draft.

        With `journey_id`, the draft becomes what the document says: nodes of the same name keep
        their IDs, so that contacts under way can move when it is published. With `dry_run`, the
        answer is the difference, and what `journeys.validate` would find. Published versions stay
        as they are.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            document: The journey, as `journeys.export` returns it.
            journey_id: ID of the journey whose draft is replaced. Default: a journey is created. 1
                to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `created`: Whether a journey was created.
            `changes`: What the document changes in the draft.
            `blockers`: What prevents the publication of the draft, as `journeys.validate` finds it.
            `warnings_found`: What you should know, but does not prevent the publication.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.import_(
                document={
                    "name": "Thank you",
                    "entry": {"kind": "event", "name": "order.placed"},
                    "nodes": [
                        {
                            "name": "Wait",
                            "config": {"kind": "delay", "duration": {"amount": 1, "unit": "hours"}},
                        },
                        {
                            "name": "Split",
                            "config": {
                                "kind": "random_split",
                                "variants": [{"name": "a", "share": 50}, {"name": "b", "share": 50}],
                            },
                        },
                        {"name": "End", "config": {"kind": "exit"}},
                    ],
                    "edges": [
                        {"from": "Wait", "to": "Split"},
                        {"from": "Split", "to": "End", "kind": "variant", "variant": "a"},
                        {"from": "Split", "to": "End", "kind": "variant", "variant": "b"},
                    ],
                    "throttle_per_minute": 600,
                },
            )
        """
        result: JourneysImportResult = await self._calls.call(
            "journeys.import",
            {
                "document": document,
                "journey_id": journey_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def duplicate(
        self,
        *,
        journey_id: str,
        name: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysDuplicateResult:
        """Copy the draft of a journey.

        The copy is a draft of its own. Contacts stay in the original.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            name: Name of the copy. Default: `Copy of` and the name. 1 to 80 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `journey`: A graph of messages, delays and decisions that contacts go through.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.duplicate(
                journey_id="jrn_01jd0000000000000000000001",
            )
        """
        result: JourneysDuplicateResult = await self._calls.call(
            "journeys.duplicate",
            {
                "journey_id": journey_id,
                "name": name,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def delete(
        self,
        *,
        journey_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysDeleteResult:
        """Delete a journey that was never published.

        A published journey cannot be deleted, because its messages refer to its versions; archive
        it with `journeys.setState`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether it was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.delete(journey_id="jrn_01jd0000000000000000000001")
        """
        result: JourneysDeleteResult = await self._calls.call(
            "journeys.delete",
            {"journey_id": journey_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def unenroll(
        self,
        *,
        journey_id: str,
        contact_ids: SequenceNotStr[str],
        key: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysUnenrollResult:
        """Remove contacts from a journey.

        Ends their enrollments, or those with a `key`, with the reason `removed`. A message that is
        queued already is still sent; `messages.cancel` stops it.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            contact_ids: IDs, phone numbers or external IDs of contacts. 1 to 1000 items.
            key: Key of the enrollments that end. Default: all. 1 to 200 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `removed`: Contacts that were removed.
            `not_enrolled`: IDs of contacts that are not in the journey.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.journeys.unenroll(
                journey_id="jrn_01jd0000000000000000000002",
                contact_ids=["con_01jd0000000000000000000001"],
            )
        """
        result: JourneysUnenrollResult = await self._calls.call(
            "journeys.unenroll",
            {
                "journey_id": journey_id,
                "contact_ids": contact_ids,
                "key": key,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def move_enrollments(
        self,
        *,
        journey_id: str,
        to_node_id: str,
        from_node_id: str | Omit = OMIT,
        from_version: int | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> JourneysMoveEnrollmentsResult:
        """Move contacts under way to a node of the published version.

        Moves the contacts that are at `from_node_id`, or in `from_version`, or both, at the time of
        the call. They arrive at `to_node_id` as if an edge led there: what the new node does is
        checked as always, so that consent, quiet hours and caps hold, and a wait starts again. A
        worker moves them in batches; `journeys.moves` shows the progress. A response of a webhook
        that they wait for is dropped. With `dry_run`, the answer is the number of contacts. With
        `expected_version`, the call is rejected if another version was published meanwhile. To move
        everyone to the same nodes, publish with `enrollments: "move"`.

        Needs the permission `campaigns`. Costs credits. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            to_node_id: ID of the node of the published version at which contacts continue. 1 to 64
                characters.
            from_node_id: ID of the node that contacts leave, also one that only older versions
                have. Default: every node; then `from_version` is required. 1 to 64 characters.
            from_version: Published version that contacts leave. Default: every version. 1 to
                1000000.
            expected_version: Published version that has `to_node_id`. Default: the current one. 1
                to 1000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `move`: The move, which a worker performs; null: there is no contact to move.
            `by_version`: Where the contacts are, at most 200 places, the oldest version first.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.journeys.move_enrollments(
                journey_id="jrn_01jd0000000000000000000002",
                from_node_id="jnd_01jd0000000000000000000021",
                to_node_id="jnd_01jd0000000000000000000022",
            )
        """
        result: JourneysMoveEnrollmentsResult = await self._calls.call(
            "journeys.moveEnrollments",
            {
                "journey_id": journey_id,
                "to_node_id": to_node_id,
                "from_node_id": from_node_id,
                "from_version": from_version,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def moves(
        self,
        *,
        journey_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[JourneyMove, JourneysMovesResult]:
        """List the moves of contacts in a journey, with their progress.

        Newest first.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            journey_id: ID of the journey. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The moves of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.journeys.moves(
                journey_id="jrn_01jd0000000000000000000002",
            ):
                print(item)
        """
        return self._calls.page(
            "journeys.moves",
            {"journey_id": journey_id, "cursor": cursor, "limit": limit},
            options,
        )
