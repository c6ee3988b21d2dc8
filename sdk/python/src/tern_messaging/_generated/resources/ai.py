# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Drafting, linting and classifying messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..types import (
    AiClassifyReplyResult,
    AiConfigureResult,
    AiDraftMessageResult,
    AiLintResult,
    AiRewriteResult,
    AiSuggestReplyResult,
    AiSuggestSegmentResult,
    AiUsageResult,
    PurposeInput,
    TimestampInput,
)


class AiResource:
    """Drafting, linting and classifying messages."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def draft_message(
        self,
        *,
        goal: str,
        recipients: str | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        tone: Literal["neutral", "friendly", "formal", "urgent"] | Omit = OMIT,
        brand: str | Omit = OMIT,
        link: str | Omit = OMIT,
        language: str | Omit = OMIT,
        max_segments: int | Omit = OMIT,
        n: int | Omit = OMIT,
        program_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiDraftMessageResult:
        """Draft text messages for a goal.

        Returns up to five messages with their segments and findings. The messages contain no
        number, link or promise that is not in your params. The service never sends them by itself.
        If a rule forbids the goal for this purpose, the call fails and the error names the rule.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            goal: What the message should say, or achieve. 1 to 1000 characters.
            recipients: Who gets the message, in words. Only a model reads this. 1 to 300
                characters.
            purpose: Purpose of the message. The message is checked for this purpose. Default:
                marketing.
            tone: Tone of the messages. Default: neutral.
            brand: Brand name at the beginning of the message. Default: the brand of the program,
                otherwise none. 1 to 60 characters.
            link: Link that the messages contain (https). Default: none. 9 to 500 characters.
                Pattern: `^https://`.
            language: Language (ISO 639-1). Only a model writes other languages than English; rules
                keep the words of the goal. Default: en. 2 to 2 characters. Pattern: `^[a-z]{2}$`.
            max_segments: Maximum segments of each message. Default: 1. 1 to 10.
            n: Maximum number of messages. Default: 3. 1 to 5.
            program_id: ID of the program. Its brand and its rules for content apply. Default: none.
                1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `variants`: The messages, the best one first.
            `purpose`: Purpose of a message. Marketing requires recorded consent; transactional
                requires a relationship with the recipient.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.ai.draft_message(
                goal="announce that winter boots are 20% off until Sunday",
                brand="Acme",
                n=1,
            )
        """
        result: AiDraftMessageResult = self._calls.call(
            "ai.draftMessage",
            {
                "goal": goal,
                "recipients": recipients,
                "purpose": purpose,
                "tone": tone,
                "brand": brand,
                "link": link,
                "language": language,
                "max_segments": max_segments,
                "n": n,
                "program_id": program_id,
            },
            options,
        )
        return result

    def rewrite(
        self,
        *,
        text: str,
        goals: Sequence[Literal["shorten", "gsm7", "friendly", "formal", "add_opt_out"]],
        purpose: PurposeInput | Omit = OMIT,
        program_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiRewriteResult:
        """Rewrite a text message.

        Applies the goals in order. Numbers, links, variables and the words that explain the opt-out
        stay unchanged. Returns the message with its segments before and after.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            text: The message, in Liquid. 1 to 1600 characters.
            goals: Changes to make, in this order. `gsm7`: use only characters of GSM-7, of which
                160 fit in a segment. `add_opt_out`: say how to opt out. 1 to 5 items.
            purpose: Purpose of the message. The message is checked for this purpose. Default:
                marketing.
            program_id: ID of the program. Its brand and its rules for content apply. Default: none.
                1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `copy`: A message that is not sent yet.
            `changed`: Whether the text differs from yours.
            `segments_before`: Segments of your text.
            `segments_after`: Segments of the new text.
            `encoding_before`: Encoding of the message: a single segment has 160 (GSM-7) or 70
                (UCS-2) characters.
            `encoding_after`: Encoding of the message: a single segment has 160 (GSM-7) or 70
                (UCS-2) characters.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.ai.rewrite(
                text="Acme: Please note that we are open on Sunday in order to help you. Reply STOP to opt out.",
                goals=["shorten"],
            )
        """
        result: AiRewriteResult = self._calls.call(
            "ai.rewrite",
            {"text": text, "goals": goals, "purpose": purpose, "program_id": program_id},
            options,
        )
        return result

    def lint(
        self,
        *,
        text: str,
        purpose: PurposeInput | Omit = OMIT,
        program_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiLintResult:
        """Check a text message before it is used.

        Lists what carriers or the law object to, and what makes the message longer or likely to be
        filtered. Only rules find blockers; a model adds warnings with the rule `model`.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            text: The message, in Liquid. 1 to 1600 characters.
            purpose: Purpose of the message. The message is checked for this purpose. Default:
                marketing.
            program_id: ID of the program. Its brand and its rules for content apply. Default: none.
                1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `findings`: The findings.
            `encoding`: Encoding of the message: a single segment has 160 (GSM-7) or 70 (UCS-2)
                characters.
            `segments`: Number of segments, with sample values for variables.
            `sendable`: Whether no finding is a blocker.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.ai.lint(text="Acme: Winter boots are 20% off until Sunday.")
        """
        result: AiLintResult = self._calls.call(
            "ai.lint",
            {"text": text, "purpose": purpose, "program_id": program_id},
            options,
        )
        return result

    def classify_reply(
        self,
        *,
        text: str,
        options: CallOptions | None = None,
    ) -> AiClassifyReplyResult:
        """Say what a reply means.

        The rules for opt-outs decide first, as they do for incoming messages. No model can overrule
        them. A model is asked only about other messages, and only if the account allows it. Changes
        nothing: to handle a message, see `messages.review`.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            text: Text of the reply. 1 to 1600 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `intent`: What the person wants. `stop`, `help`, `start` and `review` (an unclear
                opt-out) say how the service treats such a message.
            `confidence`: How sure the answer is, from 0 to 1.
            `matched_rule`: Name of the rule. Null: a model decided, or no rule matched.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.ai.classify_reply(text="please stop texting me")
        """
        result: AiClassifyReplyResult = self._calls.call(
            "ai.classifyReply",
            {"text": text},
            options,
        )
        return result

    def suggest_segment(
        self,
        *,
        prompt: str,
        options: CallOptions | None = None,
    ) -> AiSuggestSegmentResult:
        """Turn words into the rules of a segment.

        Reads short English clauses by fixed rules; a model reads the rest. The result contains
        rules that are valid for `segments.create` and the current number of contacts. It also says
        how words with more than one meaning were read. If words are not understood, the call fails
        and the error says which part.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            prompt: Description of the contacts, for example: VIPs in Germany who clicked in the
                last 30 days. 1 to 1000 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rules`: A rule that a contact meets or does not meet, or several rules under `and`,
                `or` and `not`, to a depth of 5. A missing value meets no rule, with these
                exceptions: `neq`, `nin`, `not_exists`, `not_within_last`, `not_within_next`,
                `contains_none` and `not` are the exact opposites of `eq`, `in`, `exists`,
                `within_last`, `within_next`, `contains_any` and the rule inside `not`, so a missing
                value meets them.
            `count`: Number of contacts that meet the rules now.
            `assumptions`: How words with more than one meaning were read.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.ai.suggest_segment(
                prompt="opted in and clicked in the last 30 days",
            )
        """
        result: AiSuggestSegmentResult = self._calls.call(
            "ai.suggestSegment",
            {"prompt": prompt},
            options,
        )
        return result

    def suggest_reply(
        self,
        *,
        conversation_id: str,
        instructions: str | Omit = OMIT,
        n: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiSuggestReplyResult:
        """Draft replies in a conversation.

        Uses your canned replies, and a model if the account allows it (`share_messages` of
        `ai.configure`). The model gets the last ten messages without phone numbers, email
        addresses, links and names. Drafts are transactional and are never sent by themselves. The
        call returns no drafts when no reply may be sent or when the last message is about consent.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            instructions: What the reply should say. Only a model reads it. 1 to 500 characters.
            n: Maximum number of drafts. Default: 2. 1 to 3.
            options: Settings of this call, such as its timeout.

        Returns:
            `drafts`: The drafts, the best one first.
            `composer`: Whether a reply can be sent in the conversation now. `inbox.reply` checks
                again.
            `intent`: Meaning of the person's last message, as in `ai.classifyReply`. Null: there is
                no message.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.ai.suggest_reply(
                conversation_id="thr_01jd0000000000000000000001",
                n=1,
            )
        """
        result: AiSuggestReplyResult = self._calls.call(
            "ai.suggestReply",
            {"conversation_id": conversation_id, "instructions": instructions, "n": n},
            options,
        )
        return result

    def usage(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiUsageResult:
        """Show the tokens that a model used, by day and skill.

        Also shows the settings of `ai.configure` and the tokens that are left this month. The
        default period is the last 30 days, the maximum 400 days.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339). Days are in UTC.
            to: End of the period (RFC 3339), whose day (UTC) is included. Default: now.
            options: Settings of this call, such as its timeout.

        Returns:
            `rows`: The rows, the newest day first.
            `total`: Sum of the rows.
            `model`: Model of the service. Null: the service has none, and rules answer.
            `share_messages`: Whether messages of people may reach the model.
            `month`: Token budget of the month.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.ai.usage()
        """
        result: AiUsageResult = self._calls.call(
            "ai.usage",
            {"from": from_, "to": to},
            options,
        )
        return result

    def configure(
        self,
        *,
        share_messages: bool | Omit = OMIT,
        monthly_tokens: int | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiConfigureResult:
        """Choose what a model may read, and its budget.

        An omitted setting stays unchanged. Without `share_messages`, nothing that people wrote and
        no field of a contact reaches a model. With `share_messages`, phone numbers, email
        addresses, links and names are replaced first. The operator's token limit applies in
        addition.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            share_messages: Whether messages of people may reach the model, masked. Default for an
                account: false.
            monthly_tokens: Tokens that the account may use in a month (UTC); 0: ask no model. Null:
                the limit of the service. 0 to 1000000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `share_messages`: The setting now.
            `monthly_tokens`: Limit of the account. Null: the limit of the service applies.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.ai.configure(share_messages=True, monthly_tokens=200000)
        """
        result: AiConfigureResult = self._calls.call(
            "ai.configure",
            {
                "share_messages": share_messages,
                "monthly_tokens": monthly_tokens,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result


class AsyncAiResource:
    """Drafting, linting and classifying messages."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def draft_message(
        self,
        *,
        goal: str,
        recipients: str | Omit = OMIT,
        purpose: PurposeInput | Omit = OMIT,
        tone: Literal["neutral", "friendly", "formal", "urgent"] | Omit = OMIT,
        brand: str | Omit = OMIT,
        link: str | Omit = OMIT,
        language: str | Omit = OMIT,
        max_segments: int | Omit = OMIT,
        n: int | Omit = OMIT,
        program_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiDraftMessageResult:
        """Draft text messages for a goal.

        Returns up to five messages with their segments and findings. The messages contain no
        number, link or promise that is not in your params. The service never sends them by itself.
        If a rule forbids the goal for this purpose, the call fails and the error names the rule.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            goal: What the message should say, or achieve. 1 to 1000 characters.
            recipients: Who gets the message, in words. Only a model reads this. 1 to 300
                characters.
            purpose: Purpose of the message. The message is checked for this purpose. Default:
                marketing.
            tone: Tone of the messages. Default: neutral.
            brand: Brand name at the beginning of the message. Default: the brand of the program,
                otherwise none. 1 to 60 characters.
            link: Link that the messages contain (https). Default: none. 9 to 500 characters.
                Pattern: `^https://`.
            language: Language (ISO 639-1). Only a model writes other languages than English; rules
                keep the words of the goal. Default: en. 2 to 2 characters. Pattern: `^[a-z]{2}$`.
            max_segments: Maximum segments of each message. Default: 1. 1 to 10.
            n: Maximum number of messages. Default: 3. 1 to 5.
            program_id: ID of the program. Its brand and its rules for content apply. Default: none.
                1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `variants`: The messages, the best one first.
            `purpose`: Purpose of a message. Marketing requires recorded consent; transactional
                requires a relationship with the recipient.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.ai.draft_message(
                goal="announce that winter boots are 20% off until Sunday",
                brand="Acme",
                n=1,
            )
        """
        result: AiDraftMessageResult = await self._calls.call(
            "ai.draftMessage",
            {
                "goal": goal,
                "recipients": recipients,
                "purpose": purpose,
                "tone": tone,
                "brand": brand,
                "link": link,
                "language": language,
                "max_segments": max_segments,
                "n": n,
                "program_id": program_id,
            },
            options,
        )
        return result

    async def rewrite(
        self,
        *,
        text: str,
        goals: Sequence[Literal["shorten", "gsm7", "friendly", "formal", "add_opt_out"]],
        purpose: PurposeInput | Omit = OMIT,
        program_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiRewriteResult:
        """Rewrite a text message.

        Applies the goals in order. Numbers, links, variables and the words that explain the opt-out
        stay unchanged. Returns the message with its segments before and after.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            text: The message, in Liquid. 1 to 1600 characters.
            goals: Changes to make, in this order. `gsm7`: use only characters of GSM-7, of which
                160 fit in a segment. `add_opt_out`: say how to opt out. 1 to 5 items.
            purpose: Purpose of the message. The message is checked for this purpose. Default:
                marketing.
            program_id: ID of the program. Its brand and its rules for content apply. Default: none.
                1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `copy`: A message that is not sent yet.
            `changed`: Whether the text differs from yours.
            `segments_before`: Segments of your text.
            `segments_after`: Segments of the new text.
            `encoding_before`: Encoding of the message: a single segment has 160 (GSM-7) or 70
                (UCS-2) characters.
            `encoding_after`: Encoding of the message: a single segment has 160 (GSM-7) or 70
                (UCS-2) characters.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.ai.rewrite(
                text="Acme: Please note that we are open on Sunday in order to help you. Reply STOP to opt out.",
                goals=["shorten"],
            )
        """
        result: AiRewriteResult = await self._calls.call(
            "ai.rewrite",
            {"text": text, "goals": goals, "purpose": purpose, "program_id": program_id},
            options,
        )
        return result

    async def lint(
        self,
        *,
        text: str,
        purpose: PurposeInput | Omit = OMIT,
        program_id: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiLintResult:
        """Check a text message before it is used.

        Lists what carriers or the law object to, and what makes the message longer or likely to be
        filtered. Only rules find blockers; a model adds warnings with the rule `model`.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            text: The message, in Liquid. 1 to 1600 characters.
            purpose: Purpose of the message. The message is checked for this purpose. Default:
                marketing.
            program_id: ID of the program. Its brand and its rules for content apply. Default: none.
                1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `findings`: The findings.
            `encoding`: Encoding of the message: a single segment has 160 (GSM-7) or 70 (UCS-2)
                characters.
            `segments`: Number of segments, with sample values for variables.
            `sendable`: Whether no finding is a blocker.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.ai.lint(text="Acme: Winter boots are 20% off until Sunday.")
        """
        result: AiLintResult = await self._calls.call(
            "ai.lint",
            {"text": text, "purpose": purpose, "program_id": program_id},
            options,
        )
        return result

    async def classify_reply(
        self,
        *,
        text: str,
        options: CallOptions | None = None,
    ) -> AiClassifyReplyResult:
        """Say what a reply means.

        The rules for opt-outs decide first, as they do for incoming messages. No model can overrule
        them. A model is asked only about other messages, and only if the account allows it. Changes
        nothing: to handle a message, see `messages.review`.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            text: Text of the reply. 1 to 1600 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `intent`: What the person wants. `stop`, `help`, `start` and `review` (an unclear
                opt-out) say how the service treats such a message.
            `confidence`: How sure the answer is, from 0 to 1.
            `matched_rule`: Name of the rule. Null: a model decided, or no rule matched.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.ai.classify_reply(text="please stop texting me")
        """
        result: AiClassifyReplyResult = await self._calls.call(
            "ai.classifyReply",
            {"text": text},
            options,
        )
        return result

    async def suggest_segment(
        self,
        *,
        prompt: str,
        options: CallOptions | None = None,
    ) -> AiSuggestSegmentResult:
        """Turn words into the rules of a segment.

        Reads short English clauses by fixed rules; a model reads the rest. The result contains
        rules that are valid for `segments.create` and the current number of contacts. It also says
        how words with more than one meaning were read. If words are not understood, the call fails
        and the error says which part.

        Needs the permission `contacts`. Since 2.0.0.

        Args:
            prompt: Description of the contacts, for example: VIPs in Germany who clicked in the
                last 30 days. 1 to 1000 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `rules`: A rule that a contact meets or does not meet, or several rules under `and`,
                `or` and `not`, to a depth of 5. A missing value meets no rule, with these
                exceptions: `neq`, `nin`, `not_exists`, `not_within_last`, `not_within_next`,
                `contains_none` and `not` are the exact opposites of `eq`, `in`, `exists`,
                `within_last`, `within_next`, `contains_any` and the rule inside `not`, so a missing
                value meets them.
            `count`: Number of contacts that meet the rules now.
            `assumptions`: How words with more than one meaning were read.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.ai.suggest_segment(
                prompt="opted in and clicked in the last 30 days",
            )
        """
        result: AiSuggestSegmentResult = await self._calls.call(
            "ai.suggestSegment",
            {"prompt": prompt},
            options,
        )
        return result

    async def suggest_reply(
        self,
        *,
        conversation_id: str,
        instructions: str | Omit = OMIT,
        n: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiSuggestReplyResult:
        """Draft replies in a conversation.

        Uses your canned replies, and a model if the account allows it (`share_messages` of
        `ai.configure`). The model gets the last ten messages without phone numbers, email
        addresses, links and names. Drafts are transactional and are never sent by themselves. The
        call returns no drafts when no reply may be sent or when the last message is about consent.

        Needs the permission `messages`. Since 2.0.0.

        Args:
            conversation_id: ID of the conversation. 1 to 64 characters.
            instructions: What the reply should say. Only a model reads it. 1 to 500 characters.
            n: Maximum number of drafts. Default: 2. 1 to 3.
            options: Settings of this call, such as its timeout.

        Returns:
            `drafts`: The drafts, the best one first.
            `composer`: Whether a reply can be sent in the conversation now. `inbox.reply` checks
                again.
            `intent`: Meaning of the person's last message, as in `ai.classifyReply`. Null: there is
                no message.
            `engine`: What answered: fixed rules, or a model.
            `model`: Model that answered. Null: rules answered.
            `fallback`: Why no model answered. `no_model`: the service has none. `not_allowed`: the
                account does not allow it (`share_messages` of `ai.configure`). `budget`: the tokens
                of the month are used up. `timeout`, `unavailable`: the model did not answer in
                time, or at all. `invalid_answer`: its answer broke a rule. Null: a model answered,
                or rules were enough.
            `tokens`: Tokens of the account's monthly budget that the call used.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.ai.suggest_reply(
                conversation_id="thr_01jd0000000000000000000001",
                n=1,
            )
        """
        result: AiSuggestReplyResult = await self._calls.call(
            "ai.suggestReply",
            {"conversation_id": conversation_id, "instructions": instructions, "n": n},
            options,
        )
        return result

    async def usage(
        self,
        *,
        from_: TimestampInput | Omit = OMIT,
        to: TimestampInput | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiUsageResult:
        """Show the tokens that a model used, by day and skill.

        Also shows the settings of `ai.configure` and the tokens that are left this month. The
        default period is the last 30 days, the maximum 400 days.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            from_: Start of the period (RFC 3339). Days are in UTC.
            to: End of the period (RFC 3339), whose day (UTC) is included. Default: now.
            options: Settings of this call, such as its timeout.

        Returns:
            `rows`: The rows, the newest day first.
            `total`: Sum of the rows.
            `model`: Model of the service. Null: the service has none, and rules answer.
            `share_messages`: Whether messages of people may reach the model.
            `month`: Token budget of the month.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.ai.usage()
        """
        result: AiUsageResult = await self._calls.call(
            "ai.usage",
            {"from": from_, "to": to},
            options,
        )
        return result

    async def configure(
        self,
        *,
        share_messages: bool | Omit = OMIT,
        monthly_tokens: int | None | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AiConfigureResult:
        """Choose what a model may read, and its budget.

        An omitted setting stays unchanged. Without `share_messages`, nothing that people wrote and
        no field of a contact reaches a model. With `share_messages`, phone numbers, email
        addresses, links and names are replaced first. The operator's token limit applies in
        addition.

        Needs the permission `ai`. Since 2.0.0.

        Args:
            share_messages: Whether messages of people may reach the model, masked. Default for an
                account: false.
            monthly_tokens: Tokens that the account may use in a month (UTC); 0: ask no model. Null:
                the limit of the service. 0 to 1000000000.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `share_messages`: The setting now.
            `monthly_tokens`: Limit of the account. Null: the limit of the service applies.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.ai.configure(share_messages=True, monthly_tokens=200000)
        """
        result: AiConfigureResult = await self._calls.call(
            "ai.configure",
            {
                "share_messages": share_messages,
                "monthly_tokens": monthly_tokens,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result
