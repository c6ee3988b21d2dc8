# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Conversations with contacts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    CannedReply,
    Conversation,
    ConversationFilterInput,
    ConversationMessage,
    ConversationNote,
    ConversationStateInput,
    InboxAddNoteResult,
    InboxAssignResult,
    InboxBulkResult,
    InboxCannedRepliesResult,
    InboxCreateCannedReplyResult,
    InboxDeleteCannedReplyResult,
    InboxGetResult,
    InboxListResult,
    InboxMarkReadResult,
    InboxMatch,
    InboxNotesResult,
    InboxReplyResult,
    InboxSearchResult,
    InboxSetStateResult,
    InboxUpdateCannedReplyResult,
    MediaFallbackInput,
    TimestampInput,
)


class InboxResource:
    """Conversations with contacts."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def list(
        self,
        *,
        state: ConversationStateInput | Omit = OMIT,
        assignee: str | Omit = OMIT,
        unassigned: bool | Omit = OMIT,
        label: str | Omit = OMIT,
        unread: bool | Omit = OMIT,
        under_review: bool | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        number_id: str | Omit = OMIT,
        include_stats: bool | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Conversation, InboxListResult]:
        """List conversations, newest message first.

        A conversation consists of the messages between a phone number and one of your numbers. The
        phone number need not be a contact. A conversation opens with an incoming message and opens
        again with the next one. `include_stats` adds counts and response times of the account.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            state: Only conversations in this state.
            assignee: Only conversations of this assignee, in any case. 1 to 100 characters.
            unassigned: True: only conversations without an assignee.
            label: Only conversations with this label, in any case. 1 to 50 characters.
            unread: Only conversations with unread messages, or only those without.
            under_review: Only conversations with a message that waits for `messages.review`, or
                only those without.
            contact_id: Only conversations of this contact: its ID, phone number or external ID. 1
                to 64 characters.
            number_id: Only conversations with this one of your numbers. 1 to 64 characters.
            include_stats: Whether to add `stats`. Default: `False`.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `stats`: Counts, each up to 10,000, and response times of the account.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.inbox.list(state="open"):
                print(item)
        """
        return self._calls.page(
            "inbox.list",
            {
                "state": state,
                "assignee": assignee,
                "unassigned": unassigned,
                "label": label,
                "unread": unread,
                "under_review": under_review,
                "contact_id": contact_id,
                "number_id": number_id,
                "include_stats": include_stats,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def get(
        self,
        *,
        conversation_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[ConversationMessage, InboxGetResult]:
        """Get a conversation with its messages, newest first.

        Shows the messages in both directions, ordered by time: replies, including scheduled
        replies, and messages of campaigns, journeys and automation rules from the same number.
        `composer` says whether you can reply now and, if not, why.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `composer`: Whether a reply can be sent in the conversation now. `inbox.reply` checks
                again.
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            for item in tern.inbox.get(conversation_id="thr_01jd0000000000000000000001"):
                print(item)
        """
        return self._calls.page(
            "inbox.get",
            {"conversation_id": conversation_id, "cursor": cursor, "limit": limit},
            options,
        )

    def reply(
        self,
        *,
        conversation_id: str,
        text: str | Omit = OMIT,
        canned_reply_ids: SequenceNotStr[str] | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        send_at: TimestampInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        state: Literal["open", "pending", "resolved"] | Omit = OMIT,
        author: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxReplyResult:
        """Reply in a conversation.

        Sends a transactional message from the number of the conversation, through the gates of
        `messages.send`. An incoming message permits replies for 24 hours; later the person needs an
        opt-in or a recorded relationship. After an opt-out the reply is rejected.
        `canned_reply_ids` are inserted after `text`, each on a line of its own. The conversation
        counts as read.

        Needs the permission `messages`. Costs credits. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            text: Text of the reply in Liquid, with the variables of the contact. Provide this,
                `canned_reply_ids` or `media`. 1 to 5000 characters.
            canned_reply_ids: IDs of canned replies in the order in which they are inserted; an ID
                may be repeated. 1 to 10 items.
            vars: Values of further variables. At most 16384 bytes of JSON. At most 4 levels.
            send_at: Earliest time to send (RFC 3339). Default: now.
            shorten_links: Whether links become short links. Default: false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. At most 10
                items.
            media_fallback: What is sent where media cannot be sent. Default: `none`.
            state: State of the conversation after the reply. Default: unchanged.
            author: Who writes the reply, shown in the conversation. Default: ID of the key. 1 to
                100 characters.
            expected_version: Version you last read. The call is rejected if the conversation has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `message_id`: ID of the message.
            `state`: State of the message.
            `text`: Text of the message as it is sent; empty for media without words.
            `segments`: Number of segments.
            `credits`: Number of credits.
            `media`: Files that are sent with the message; absent when it has none, or links
                instead.
            `due_at`: Time the message is due.
            `decision`: Why the message was accepted: the result of each gate.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = tern.inbox.reply(
                conversation_id="thr_01jd0000000000000000000001",
                text="Yes, until 6 pm.",
            )
        """
        result: InboxReplyResult = self._calls.call(
            "inbox.reply",
            {
                "conversation_id": conversation_id,
                "text": text,
                "canned_reply_ids": canned_reply_ids,
                "vars": vars,
                "send_at": send_at,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "state": state,
                "author": author,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def set_state(
        self,
        *,
        conversation_id: str,
        state: ConversationStateInput,
        until: TimestampInput | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxSetStateResult:
        """Set the state of a conversation.

        `snoozed` with `until` reopens the conversation at that time. Without `until`, the next
        incoming message reopens it. An incoming message opens a conversation in any state.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            state: New state.
            until: Time the snoozed conversation reopens (RFC 3339), at most a year ahead. Default:
                with the next incoming message.
            expected_version: Version you last read. The call is rejected if the conversation has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.inbox.set_state(
                conversation_id="thr_01jd0000000000000000000001",
                state="resolved",
                expected_version=1,
            )
        """
        result: InboxSetStateResult = self._calls.call(
            "inbox.setState",
            {
                "conversation_id": conversation_id,
                "state": state,
                "until": until,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def assign(
        self,
        *,
        conversation_id: str,
        assignee: str | None,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxAssignResult:
        """Assign a conversation, or unassign it.

        The assignee is any name of your own, such as an email address. The service keeps no list of
        them.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            assignee: New assignee; null to unassign the conversation. 1 to 100 characters.
            expected_version: Version you last read. The call is rejected if the conversation has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.inbox.assign(
                conversation_id="thr_01jd0000000000000000000001",
                assignee="maria@example.com",
            )
        """
        result: InboxAssignResult = self._calls.call(
            "inbox.assign",
            {
                "conversation_id": conversation_id,
                "assignee": assignee,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def add_note(
        self,
        *,
        conversation_id: str,
        text: str,
        author: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxAddNoteResult:
        """Add an internal note to a conversation.

        A note is for your colleagues. It is never sent.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            text: Text of the note. 1 to 5000 characters.
            author: Who writes the note. Default: ID of the key. 1 to 100 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `note`: An internal note. It is never sent.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.inbox.add_note(
                conversation_id="thr_01jd0000000000000000000001",
                text="Asked twice already.",
                author="maria@example.com",
            )
        """
        result: InboxAddNoteResult = self._calls.call(
            "inbox.addNote",
            {
                "conversation_id": conversation_id,
                "text": text,
                "author": author,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def notes(
        self,
        *,
        conversation_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[ConversationNote, InboxNotesResult]:
        """List the internal notes of a conversation, newest first.

        Notes are only for you and your colleagues.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
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
            for item in tern.inbox.notes(conversation_id="thr_01jd0000000000000000000001"):
                print(item)
        """
        return self._calls.page(
            "inbox.notes",
            {"conversation_id": conversation_id, "cursor": cursor, "limit": limit},
            options,
        )

    def mark_read(
        self,
        *,
        conversation_id: str,
        unread: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxMarkReadResult:
        """Mark a conversation as read or unread.

        The version stays the same, so reading a conversation does not cause another person's change
        to be rejected. A reply also marks the conversation as read.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            unread: True: mark as unread. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.inbox.mark_read(conversation_id="thr_01jd0000000000000000000001")
        """
        result: InboxMarkReadResult = self._calls.call(
            "inbox.markRead",
            {
                "conversation_id": conversation_id,
                "unread": unread,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def search(
        self,
        *,
        query: str,
        direction: Literal["inbound", "outbound"] | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[InboxMatch, InboxSearchResult]:
        """Find words in the messages of the account.

        Finds the exact words, ignoring case and accents, in incoming and outgoing messages, newest
        first. One call reads at most 20,000 messages in each direction; a page can be empty and
        still have a `next_cursor`.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            query: Words to find. 2 to 100 characters.
            direction: Only this direction.
            since: Start of the period (RFC 3339). Default: 30 days ago.
            until: End of the period (RFC 3339, exclusive). Default: now.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.inbox.search(query="open today"):
                print(item)
        """
        return self._calls.page(
            "inbox.search",
            {
                "query": query,
                "direction": direction,
                "since": since,
                "until": until,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def bulk(
        self,
        *,
        conversation_ids: SequenceNotStr[str] | Omit = OMIT,
        filter: ConversationFilterInput | Omit = OMIT,
        state: ConversationStateInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        assignee: str | None | Omit = OMIT,
        add_labels: SequenceNotStr[str] | Omit = OMIT,
        remove_labels: SequenceNotStr[str] | Omit = OMIT,
        unread: bool | Omit = OMIT,
        list_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxBulkResult:
        """Change up to 200 conversations in one call.

        Chooses conversations by `conversation_ids` or `filter`, and makes all given changes to
        them. A filter that matches more returns a `next_cursor` for the next call. `list_id` adds
        their contacts to a list; this needs the permission `contacts`. A conversation that would
        get more than 20 labels keeps its labels.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_ids: IDs of the conversations. Provide this or `filter`. 1 to 200 items.
            filter: Conversations to change. Provide this or `conversation_ids`.
            state: New state.
            until: Time the snoozed conversations reopen (RFC 3339), at most a year ahead.
            assignee: New assignee; null for unassigned. 1 to 100 characters.
            add_labels: Labels to add. 1 to 20 items.
            remove_labels: Labels to remove. 1 to 20 items.
            unread: False: mark as read. True: mark as unread.
            list_id: ID or name of a list that gets the contacts. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `matched`: Number of chosen conversations.
            `changed_ids`: IDs of the conversations that changed.
            `added_to_list`: Number of contacts added to the list; null without `list_id`.
            `without_contact`: Number of chosen conversations whose number belongs to no contact.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            InvalidPermissionsError: The key is not allowed to call this skill. Use a key with the
                required permission.

        Example:
            result = tern.inbox.bulk(
                conversation_ids=["thr_01jd0000000000000000000001"],
                add_labels=["refund"],
                assignee="maria@example.com",
            )
        """
        result: InboxBulkResult = self._calls.call(
            "inbox.bulk",
            {
                "conversation_ids": conversation_ids,
                "filter": filter,
                "state": state,
                "until": until,
                "assignee": assignee,
                "add_labels": add_labels,
                "remove_labels": remove_labels,
                "unread": unread,
                "list_id": list_id,
                "cursor": cursor,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def canned_replies(
        self,
        *,
        query: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[CannedReply, InboxCannedRepliesResult]:
        """List canned replies by name.

        `query` matches names that contain it, ignoring case and accents.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.inbox.canned_replies():
                print(item)
        """
        return self._calls.page(
            "inbox.cannedReplies",
            {"query": query, "cursor": cursor, "limit": limit},
            options,
        )

    def create_canned_reply(
        self,
        *,
        name: str,
        text: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxCreateCannedReplyResult:
        """Create a canned reply.

        The text can contain the variables of contacts, such as `{{ first_name | default: "there"
        }}`. Names are unique, ignoring case.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            name: Name. 1 to 80 characters.
            text: Text in Liquid. 1 to 2000 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `canned_reply`: A saved message text for replies.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.inbox.create_canned_reply(
                name="Directions",
                text="We are at 1 Main Street, {{ first_name | default: \\"there\\" }}.",
            )
        """
        result: InboxCreateCannedReplyResult = self._calls.call(
            "inbox.createCannedReply",
            {"name": name, "text": text, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    def update_canned_reply(
        self,
        *,
        canned_reply_id: str,
        name: str | Omit = OMIT,
        text: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxUpdateCannedReplyResult:
        """Update a canned reply.

        Only the fields you send change.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            canned_reply_id: ID or name of the canned reply. 1 to 64 characters.
            name: New name. 1 to 80 characters.
            text: New text in Liquid. 1 to 2000 characters.
            expected_version: Version you last read. The update is rejected if the canned reply has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `canned_reply`: A saved message text for replies.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.inbox.update_canned_reply(
                canned_reply_id="crp_01jd0000000000000000000001",
                text="We are open from 9 to 5.",
                expected_version=1,
            )
        """
        result: InboxUpdateCannedReplyResult = self._calls.call(
            "inbox.updateCannedReply",
            {
                "canned_reply_id": canned_reply_id,
                "name": name,
                "text": text,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def delete_canned_reply(
        self,
        *,
        canned_reply_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxDeleteCannedReplyResult:
        """Delete a canned reply.

        Replies that were sent keep their text.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            canned_reply_id: ID or name of the canned reply. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `canned_reply_id`: ID of the canned reply.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.inbox.delete_canned_reply(
                canned_reply_id="crp_01jd0000000000000000000001",
            )
        """
        result: InboxDeleteCannedReplyResult = self._calls.call(
            "inbox.deleteCannedReply",
            {
                "canned_reply_id": canned_reply_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncInboxResource:
    """Conversations with contacts."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    def list(
        self,
        *,
        state: ConversationStateInput | Omit = OMIT,
        assignee: str | Omit = OMIT,
        unassigned: bool | Omit = OMIT,
        label: str | Omit = OMIT,
        unread: bool | Omit = OMIT,
        under_review: bool | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        number_id: str | Omit = OMIT,
        include_stats: bool | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Conversation, InboxListResult]:
        """List conversations, newest message first.

        A conversation consists of the messages between a phone number and one of your numbers. The
        phone number need not be a contact. A conversation opens with an incoming message and opens
        again with the next one. `include_stats` adds counts and response times of the account.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            state: Only conversations in this state.
            assignee: Only conversations of this assignee, in any case. 1 to 100 characters.
            unassigned: True: only conversations without an assignee.
            label: Only conversations with this label, in any case. 1 to 50 characters.
            unread: Only conversations with unread messages, or only those without.
            under_review: Only conversations with a message that waits for `messages.review`, or
                only those without.
            contact_id: Only conversations of this contact: its ID, phone number or external ID. 1
                to 64 characters.
            number_id: Only conversations with this one of your numbers. 1 to 64 characters.
            include_stats: Whether to add `stats`. Default: `False`.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `stats`: Counts, each up to 10,000, and response times of the account.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.inbox.list(state="open"):
                print(item)
        """
        return self._calls.page(
            "inbox.list",
            {
                "state": state,
                "assignee": assignee,
                "unassigned": unassigned,
                "label": label,
                "unread": unread,
                "under_review": under_review,
                "contact_id": contact_id,
                "number_id": number_id,
                "include_stats": include_stats,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    def get(
        self,
        *,
        conversation_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[ConversationMessage, InboxGetResult]:
        """Get a conversation with its messages, newest first.

        Shows the messages in both directions, ordered by time: replies, including scheduled
        replies, and messages of campaigns, journeys and automation rules from the same number.
        `composer` says whether you can reply now and, if not, why.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `composer`: Whether a reply can be sent in the conversation now. `inbox.reply` checks
                again.
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            async for item in tern.inbox.get(
                conversation_id="thr_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "inbox.get",
            {"conversation_id": conversation_id, "cursor": cursor, "limit": limit},
            options,
        )

    async def reply(
        self,
        *,
        conversation_id: str,
        text: str | Omit = OMIT,
        canned_reply_ids: SequenceNotStr[str] | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        send_at: TimestampInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        state: Literal["open", "pending", "resolved"] | Omit = OMIT,
        author: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxReplyResult:
        """Reply in a conversation.

        Sends a transactional message from the number of the conversation, through the gates of
        `messages.send`. An incoming message permits replies for 24 hours; later the person needs an
        opt-in or a recorded relationship. After an opt-out the reply is rejected.
        `canned_reply_ids` are inserted after `text`, each on a line of its own. The conversation
        counts as read.

        Needs the permission `messages`. Costs credits. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            text: Text of the reply in Liquid, with the variables of the contact. Provide this,
                `canned_reply_ids` or `media`. 1 to 5000 characters.
            canned_reply_ids: IDs of canned replies in the order in which they are inserted; an ID
                may be repeated. 1 to 10 items.
            vars: Values of further variables. At most 16384 bytes of JSON. At most 4 levels.
            send_at: Earliest time to send (RFC 3339). Default: now.
            shorten_links: Whether links become short links. Default: false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. At most 10
                items.
            media_fallback: What is sent where media cannot be sent. Default: `none`.
            state: State of the conversation after the reply. Default: unchanged.
            author: Who writes the reply, shown in the conversation. Default: ID of the key. 1 to
                100 characters.
            expected_version: Version you last read. The call is rejected if the conversation has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `message_id`: ID of the message.
            `state`: State of the message.
            `text`: Text of the message as it is sent; empty for media without words.
            `segments`: Number of segments.
            `credits`: Number of credits.
            `media`: Files that are sent with the message; absent when it has none, or links
                instead.
            `due_at`: Time the message is due.
            `decision`: Why the message was accepted: the result of each gate.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.
            NoSendingNumberError: No valid sending number: trust setup incomplete or no default
                sender number.
            ConsentRequiredError: The contact is not opted in. Do what `next_actions` of the error
                says: a missing consent can be recorded with its proof, and after an opt-out only
                the person can opt in again.
            PaymentHoldError: The account is on payment hold. Resolve the billing problem, or add
                credits with billing.topUp.
            PartnerSuspendedError: The partner organization is suspended. Contact the support team
                of the service; only they can lift the suspension.
            PartnerChildPausedError: The end-customer is paused. Call partner.setChildPaused with
                paused false to resume sending.
            CreditsInsufficientError: Not enough credits. Add credits with billing.topUp, or grant
                them with partner.grantCredits.

        Example:
            result = await tern.inbox.reply(
                conversation_id="thr_01jd0000000000000000000001",
                text="Yes, until 6 pm.",
            )
        """
        result: InboxReplyResult = await self._calls.call(
            "inbox.reply",
            {
                "conversation_id": conversation_id,
                "text": text,
                "canned_reply_ids": canned_reply_ids,
                "vars": vars,
                "send_at": send_at,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "state": state,
                "author": author,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def set_state(
        self,
        *,
        conversation_id: str,
        state: ConversationStateInput,
        until: TimestampInput | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxSetStateResult:
        """Set the state of a conversation.

        `snoozed` with `until` reopens the conversation at that time. Without `until`, the next
        incoming message reopens it. An incoming message opens a conversation in any state.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            state: New state.
            until: Time the snoozed conversation reopens (RFC 3339), at most a year ahead. Default:
                with the next incoming message.
            expected_version: Version you last read. The call is rejected if the conversation has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.inbox.set_state(
                conversation_id="thr_01jd0000000000000000000001",
                state="resolved",
                expected_version=1,
            )
        """
        result: InboxSetStateResult = await self._calls.call(
            "inbox.setState",
            {
                "conversation_id": conversation_id,
                "state": state,
                "until": until,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def assign(
        self,
        *,
        conversation_id: str,
        assignee: str | None,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxAssignResult:
        """Assign a conversation, or unassign it.

        The assignee is any name of your own, such as an email address. The service keeps no list of
        them.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            assignee: New assignee; null to unassign the conversation. 1 to 100 characters.
            expected_version: Version you last read. The call is rejected if the conversation has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.inbox.assign(
                conversation_id="thr_01jd0000000000000000000001",
                assignee="maria@example.com",
            )
        """
        result: InboxAssignResult = await self._calls.call(
            "inbox.assign",
            {
                "conversation_id": conversation_id,
                "assignee": assignee,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def add_note(
        self,
        *,
        conversation_id: str,
        text: str,
        author: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxAddNoteResult:
        """Add an internal note to a conversation.

        A note is for your colleagues. It is never sent.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            text: Text of the note. 1 to 5000 characters.
            author: Who writes the note. Default: ID of the key. 1 to 100 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `note`: An internal note. It is never sent.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.inbox.add_note(
                conversation_id="thr_01jd0000000000000000000001",
                text="Asked twice already.",
                author="maria@example.com",
            )
        """
        result: InboxAddNoteResult = await self._calls.call(
            "inbox.addNote",
            {
                "conversation_id": conversation_id,
                "text": text,
                "author": author,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def notes(
        self,
        *,
        conversation_id: str,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[ConversationNote, InboxNotesResult]:
        """List the internal notes of a conversation, newest first.

        Notes are only for you and your colleagues.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
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
            async for item in tern.inbox.notes(
                conversation_id="thr_01jd0000000000000000000001",
            ):
                print(item)
        """
        return self._calls.page(
            "inbox.notes",
            {"conversation_id": conversation_id, "cursor": cursor, "limit": limit},
            options,
        )

    async def mark_read(
        self,
        *,
        conversation_id: str,
        unread: bool | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxMarkReadResult:
        """Mark a conversation as read or unread.

        The version stays the same, so reading a conversation does not cause another person's change
        to be rejected. A reply also marks the conversation as read.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            unread: True: mark as unread. Default: `False`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `conversation`: The messages between a phone number and one of your numbers.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.inbox.mark_read(
                conversation_id="thr_01jd0000000000000000000001",
            )
        """
        result: InboxMarkReadResult = await self._calls.call(
            "inbox.markRead",
            {
                "conversation_id": conversation_id,
                "unread": unread,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def search(
        self,
        *,
        query: str,
        direction: Literal["inbound", "outbound"] | Omit = OMIT,
        since: TimestampInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[InboxMatch, InboxSearchResult]:
        """Find words in the messages of the account.

        Finds the exact words, ignoring case and accents, in incoming and outgoing messages, newest
        first. One call reads at most 20,000 messages in each direction; a page can be empty and
        still have a `next_cursor`.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            query: Words to find. 2 to 100 characters.
            direction: Only this direction.
            since: Start of the period (RFC 3339). Default: 30 days ago.
            until: End of the period (RFC 3339, exclusive). Default: now.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.inbox.search(query="open today"):
                print(item)
        """
        return self._calls.page(
            "inbox.search",
            {
                "query": query,
                "direction": direction,
                "since": since,
                "until": until,
                "cursor": cursor,
                "limit": limit,
            },
            options,
        )

    async def bulk(
        self,
        *,
        conversation_ids: SequenceNotStr[str] | Omit = OMIT,
        filter: ConversationFilterInput | Omit = OMIT,
        state: ConversationStateInput | Omit = OMIT,
        until: TimestampInput | Omit = OMIT,
        assignee: str | None | Omit = OMIT,
        add_labels: SequenceNotStr[str] | Omit = OMIT,
        remove_labels: SequenceNotStr[str] | Omit = OMIT,
        unread: bool | Omit = OMIT,
        list_id: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxBulkResult:
        """Change up to 200 conversations in one call.

        Chooses conversations by `conversation_ids` or `filter`, and makes all given changes to
        them. A filter that matches more returns a `next_cursor` for the next call. `list_id` adds
        their contacts to a list; this needs the permission `contacts`. A conversation that would
        get more than 20 labels keeps its labels.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_ids: IDs of the conversations. Provide this or `filter`. 1 to 200 items.
            filter: Conversations to change. Provide this or `conversation_ids`.
            state: New state.
            until: Time the snoozed conversations reopen (RFC 3339), at most a year ahead.
            assignee: New assignee; null for unassigned. 1 to 100 characters.
            add_labels: Labels to add. 1 to 20 items.
            remove_labels: Labels to remove. 1 to 20 items.
            unread: False: mark as read. True: mark as unread.
            list_id: ID or name of a list that gets the contacts. 1 to 64 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `matched`: Number of chosen conversations.
            `changed_ids`: IDs of the conversations that changed.
            `added_to_list`: Number of contacts added to the list; null without `list_id`.
            `without_contact`: Number of chosen conversations whose number belongs to no contact.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            InvalidPermissionsError: The key is not allowed to call this skill. Use a key with the
                required permission.

        Example:
            result = await tern.inbox.bulk(
                conversation_ids=["thr_01jd0000000000000000000001"],
                add_labels=["refund"],
                assignee="maria@example.com",
            )
        """
        result: InboxBulkResult = await self._calls.call(
            "inbox.bulk",
            {
                "conversation_ids": conversation_ids,
                "filter": filter,
                "state": state,
                "until": until,
                "assignee": assignee,
                "add_labels": add_labels,
                "remove_labels": remove_labels,
                "unread": unread,
                "list_id": list_id,
                "cursor": cursor,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def canned_replies(
        self,
        *,
        query: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[CannedReply, InboxCannedRepliesResult]:
        """List canned replies by name.

        `query` matches names that contain it, ignoring case and accents.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.inbox.canned_replies():
                print(item)
        """
        return self._calls.page(
            "inbox.cannedReplies",
            {"query": query, "cursor": cursor, "limit": limit},
            options,
        )

    async def create_canned_reply(
        self,
        *,
        name: str,
        text: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxCreateCannedReplyResult:
        """Create a canned reply.

        The text can contain the variables of contacts, such as `{{ first_name | default: "there"
        }}`. Names are unique, ignoring case.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            name: Name. 1 to 80 characters.
            text: Text in Liquid. 1 to 2000 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `canned_reply`: A saved message text for replies.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.inbox.create_canned_reply(
                name="Directions",
                text="We are at 1 Main Street, {{ first_name | default: \\"there\\" }}.",
            )
        """
        result: InboxCreateCannedReplyResult = await self._calls.call(
            "inbox.createCannedReply",
            {"name": name, "text": text, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result

    async def update_canned_reply(
        self,
        *,
        canned_reply_id: str,
        name: str | Omit = OMIT,
        text: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxUpdateCannedReplyResult:
        """Update a canned reply.

        Only the fields you send change.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            canned_reply_id: ID or name of the canned reply. 1 to 64 characters.
            name: New name. 1 to 80 characters.
            text: New text in Liquid. 1 to 2000 characters.
            expected_version: Version you last read. The update is rejected if the canned reply has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `canned_reply`: A saved message text for replies.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.inbox.update_canned_reply(
                canned_reply_id="crp_01jd0000000000000000000001",
                text="We are open from 9 to 5.",
                expected_version=1,
            )
        """
        result: InboxUpdateCannedReplyResult = await self._calls.call(
            "inbox.updateCannedReply",
            {
                "canned_reply_id": canned_reply_id,
                "name": name,
                "text": text,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def delete_canned_reply(
        self,
        *,
        canned_reply_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> InboxDeleteCannedReplyResult:
        """Delete a canned reply.

        Replies that were sent keep their text.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            canned_reply_id: ID or name of the canned reply. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `canned_reply_id`: ID of the canned reply.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.inbox.delete_canned_reply(
                canned_reply_id="crp_01jd0000000000000000000001",
            )
        """
        result: InboxDeleteCannedReplyResult = await self._calls.call(
            "inbox.deleteCannedReply",
            {
                "canned_reply_id": canned_reply_id,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result
