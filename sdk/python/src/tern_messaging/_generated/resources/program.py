# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Messaging programs: brand, purpose, keywords and automatic replies."""

from __future__ import annotations

from typing import Literal

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    CampaignUseCaseInput,
    Program,
    ProgramCreateResult,
    ProgramGetResult,
    ProgramKeywordsInput,
    ProgramListResult,
    ProgramTermsResult,
    ProgramUpdateResult,
    ProgramValidateResult,
)


class ProgramResource:
    """Messaging programs: brand, purpose, keywords and automatic replies."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        name: str,
        brand: str,
        purpose: str,
        frequency: str,
        privacy_url: str,
        terms_url: str,
        use_case: CampaignUseCaseInput | None | Omit = OMIT,
        help_text: str | Omit = OMIT,
        opt_out_text: str | Omit = OMIT,
        opt_in_text: str | Omit = OMIT,
        opt_out_scope: Literal["all", "ask"] | Omit = OMIT,
        keywords: ProgramKeywordsInput | Omit = OMIT,
        samples: SequenceNotStr[str] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramCreateResult:
        """Create a program: the brand, the purpose of its messages and its automatic replies.

        The program's replies answer HELP, STOP and opt-ins on its numbers, and its own keywords
        work in addition to the standard ones. Its numbers are those assigned with
        `phone-numbers.assign`. If the account has only one program, all numbers of the account
        belong to it. An opt-out confirmation with promotional content is stored and reported by
        `program.validate`, but the service sends its own confirmation instead. With `opt_out_scope`
        `ask`, a STOP still ends all programs, and the confirmation asks one question: if the
        recipient replies ONLY within 24 hours, only this program ends. The question is sent only
        from numbers assigned to the program, for accounts with another program, and only while the
        law allows an opt-out from a single program (until 2027-01-31). `findings` lists what
        carriers would object to.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Internal name of the program. 1 to 80 characters.
            brand: Brand name that recipients know. 1 to 100 characters.
            purpose: Purpose of the messages. It completes the phrase “text messages about …”. 1 to
                200 characters.
            use_case: Use case for a 10DLC registration.
            frequency: How often you send messages, for example: up to 4 msgs/month. 1 to 100
                characters.
            help_text: Reply to HELP. Default: a reply with the brand name. 1 to 320 characters.
            opt_out_text: Confirmation of an opt-out. Default: a confirmation with the brand name. 1
                to 320 characters.
            opt_in_text: Confirmation of an opt-in. Default: a confirmation with the brand name. 1
                to 320 characters.
            opt_out_scope: What a STOP ends. `all`: all programs. `ask`: all programs, unless the
                recipient answers the question and keeps the other programs. Default: `"all"`.
            keywords: Keywords of the program. Default: JOIN, STOP and HELP.
            samples: Sample messages as you send them, with variables in square brackets. At most 5
                items.
            privacy_url: URL of the privacy policy. At most 2000 characters. Pattern:
                `^[hH][tT][tT][pP][sS]?://[^\\s]+$`.
            terms_url: URL of the terms of the program. At most 2000 characters. Pattern:
                `^[hH][tT][tT][pP][sS]?://[^\\s]+$`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `program`: The brand and purpose of the messages an account sends, with its automatic
                replies.
            `findings`: What to fix or to know.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = tern.program.create(
                name="Order news",
                brand="Corner Shop",
                purpose="your orders and new arrivals",
                use_case="MIXED",
                frequency="up to 4 msgs/month",
                help_text="Corner Shop: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.",
                opt_out_text="Corner Shop: You are unsubscribed and will get no more texts. Reply START to get them again.",
                opt_in_text="Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.",
                keywords={"opt_in": ["JOIN"], "opt_out": ["STOP"], "help": ["HELP"]},
                privacy_url="https://shop.example/privacy",
                terms_url="https://shop.example/terms",
            )
        """
        result: ProgramCreateResult = self._calls.call(
            "program.create",
            {
                "name": name,
                "brand": brand,
                "purpose": purpose,
                "frequency": frequency,
                "privacy_url": privacy_url,
                "terms_url": terms_url,
                "use_case": use_case,
                "help_text": help_text,
                "opt_out_text": opt_out_text,
                "opt_in_text": opt_in_text,
                "opt_out_scope": opt_out_scope,
                "keywords": keywords,
                "samples": samples,
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
    ) -> Page[Program, ProgramListResult]:
        """List programs.

        Oldest first, each in its current version.

        Needs the permission `campaigns`. Since 2.0.0.

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
            for item in tern.program.list():
                print(item)
        """
        return self._calls.page(
            "program.list",
            {"cursor": cursor, "limit": limit},
            options,
        )

    def get(
        self,
        *,
        program_id: str,
        version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramGetResult:
        """Get a program in its current or an earlier version.

        `versions` lists the last 50 versions, newest first. Set `version` to read an earlier one.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            program_id: ID of the program. 1 to 64 characters.
            version: Earlier version. Default: the current version. 1 to 2147483647.
            options: Settings of this call, such as its timeout.

        Returns:
            `program`: The brand and purpose of the messages an account sends, with its automatic
                replies.
            `versions`: All versions, newest first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.program.get(program_id="prg_01jd0000000000000000000001")
        """
        result: ProgramGetResult = self._calls.call(
            "program.get",
            {"program_id": program_id, "version": version},
            options,
        )
        return result

    def update(
        self,
        *,
        program_id: str,
        name: str | Omit = OMIT,
        brand: str | Omit = OMIT,
        purpose: str | Omit = OMIT,
        use_case: CampaignUseCaseInput | None | Omit = OMIT,
        frequency: str | Omit = OMIT,
        help_text: str | Omit = OMIT,
        opt_out_text: str | Omit = OMIT,
        opt_in_text: str | Omit = OMIT,
        opt_out_scope: Literal["all", "ask"] | Omit = OMIT,
        keywords: ProgramKeywordsInput | Omit = OMIT,
        samples: SequenceNotStr[str] | Omit = OMIT,
        privacy_url: str | Omit = OMIT,
        terms_url: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramUpdateResult:
        """Update a program by creating a new version.

        Only the fields you send change; a call that changes nothing creates no version. Earlier
        versions remain readable. `registration_drift` lists the differences between the new content
        and the registered campaigns of this program; submit the changes with
        `compliance.registerCampaign` and its `registration_id`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            program_id: ID of the program. 1 to 64 characters.
            name: Internal name of the program. 1 to 80 characters.
            brand: Brand name that recipients know. 1 to 100 characters.
            purpose: Purpose of the messages. It completes the phrase “text messages about …”. 1 to
                200 characters.
            use_case: Use case for a 10DLC registration.
            frequency: How often you send messages, for example: up to 4 msgs/month. 1 to 100
                characters.
            help_text: Reply to HELP. 1 to 320 characters.
            opt_out_text: Confirmation of an opt-out. 1 to 320 characters.
            opt_in_text: Opt-in confirmation message. 1 to 320 characters.
            opt_out_scope: What a STOP ends. `all`: all programs. `ask`: all programs, unless the
                recipient answers the question and keeps the other programs.
            keywords: Keywords of the program.
            samples: Sample messages as you send them, with variables in square brackets. At most 5
                items.
            privacy_url: URL of the privacy policy. At most 2000 characters. Pattern:
                `^[hH][tT][tT][pP][sS]?://[^\\s]+$`.
            terms_url: URL of the terms of the program. At most 2000 characters. Pattern:
                `^[hH][tT][tT][pP][sS]?://[^\\s]+$`.
            expected_version: Version you last read. The update is rejected if the program has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `program`: The brand and purpose of the messages an account sends, with its automatic
                replies.
            `findings`: What to fix or to know.
            `registration_drift`: Registrations that no longer match the program.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.program.update(
                program_id="prg_01jd0000000000000000000001",
                help_text="Corner Shop: Call 202-555-0100. Msg & data rates may apply. Reply STOP to unsubscribe.",
                expected_version=1,
            )
        """
        result: ProgramUpdateResult = self._calls.call(
            "program.update",
            {
                "program_id": program_id,
                "name": name,
                "brand": brand,
                "purpose": purpose,
                "use_case": use_case,
                "frequency": frequency,
                "help_text": help_text,
                "opt_out_text": opt_out_text,
                "opt_in_text": opt_in_text,
                "opt_out_scope": opt_out_scope,
                "keywords": keywords,
                "samples": samples,
                "privacy_url": privacy_url,
                "terms_url": terms_url,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def validate(
        self,
        *,
        program_id: str,
        version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramValidateResult:
        """Check a program against carrier rules and the law.

        Checks the brand name, the replies to HELP and STOP, rates, frequency, keywords and links
        (CTIA Messaging Principles, 47 CFR 64.1200(a)(12)). `ok` means that there are no errors.
        Changes nothing.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            program_id: ID of the program. 1 to 64 characters.
            version: Earlier version. Default: the current version. 1 to 2147483647.
            options: Settings of this call, such as its timeout.

        Returns:
            `ok`: Whether the findings contain no error.
            `version`: Version that was checked.
            `findings`: What to fix or to know.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.program.validate(program_id="prg_01jd0000000000000000000001")
        """
        result: ProgramValidateResult = self._calls.call(
            "program.validate",
            {"program_id": program_id, "version": version},
            options,
        )
        return result

    def terms(
        self,
        *,
        program_id: str,
        source_kind: Literal[
            "web_form",
            "checkout",
            "keyword",
            "qr",
            "verbal",
            "paper",
        ] | Omit = OMIT,
        version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramTermsResult:
        """Generate the disclosure that people must see before they opt in.

        Contains the brand, purpose, frequency, rates, HELP, STOP, privacy policy and terms, worded
        for the place where it is shown. `hash` is the SHA-256 of the text (64 hexadecimal digits),
        the value that `contacts.optIn` stores for `disclosure_text`. The same version and source
        kind always produce the same text.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            program_id: ID of the program. 1 to 64 characters.
            source_kind: Place where the disclosure is shown. Default: `"web_form"`.
            version: Earlier version. Default: the current version. 1 to 2147483647.
            options: Settings of this call, such as its timeout.

        Returns:
            `text`: Disclosure text. Show it unchanged.
            `hash`: SHA-256 of the UTF-8 text.
            `source_kind`: Place where the disclosure is shown.
            `version`: Version of the program.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.program.terms(
                program_id="prg_01jd0000000000000000000001",
                source_kind="web_form",
            )
        """
        result: ProgramTermsResult = self._calls.call(
            "program.terms",
            {"program_id": program_id, "source_kind": source_kind, "version": version},
            options,
        )
        return result


class AsyncProgramResource:
    """Messaging programs: brand, purpose, keywords and automatic replies."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        brand: str,
        purpose: str,
        frequency: str,
        privacy_url: str,
        terms_url: str,
        use_case: CampaignUseCaseInput | None | Omit = OMIT,
        help_text: str | Omit = OMIT,
        opt_out_text: str | Omit = OMIT,
        opt_in_text: str | Omit = OMIT,
        opt_out_scope: Literal["all", "ask"] | Omit = OMIT,
        keywords: ProgramKeywordsInput | Omit = OMIT,
        samples: SequenceNotStr[str] | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramCreateResult:
        """Create a program: the brand, the purpose of its messages and its automatic replies.

        The program's replies answer HELP, STOP and opt-ins on its numbers, and its own keywords
        work in addition to the standard ones. Its numbers are those assigned with
        `phone-numbers.assign`. If the account has only one program, all numbers of the account
        belong to it. An opt-out confirmation with promotional content is stored and reported by
        `program.validate`, but the service sends its own confirmation instead. With `opt_out_scope`
        `ask`, a STOP still ends all programs, and the confirmation asks one question: if the
        recipient replies ONLY within 24 hours, only this program ends. The question is sent only
        from numbers assigned to the program, for accounts with another program, and only while the
        law allows an opt-out from a single program (until 2027-01-31). `findings` lists what
        carriers would object to.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Internal name of the program. 1 to 80 characters.
            brand: Brand name that recipients know. 1 to 100 characters.
            purpose: Purpose of the messages. It completes the phrase “text messages about …”. 1 to
                200 characters.
            use_case: Use case for a 10DLC registration.
            frequency: How often you send messages, for example: up to 4 msgs/month. 1 to 100
                characters.
            help_text: Reply to HELP. Default: a reply with the brand name. 1 to 320 characters.
            opt_out_text: Confirmation of an opt-out. Default: a confirmation with the brand name. 1
                to 320 characters.
            opt_in_text: Confirmation of an opt-in. Default: a confirmation with the brand name. 1
                to 320 characters.
            opt_out_scope: What a STOP ends. `all`: all programs. `ask`: all programs, unless the
                recipient answers the question and keeps the other programs. Default: `"all"`.
            keywords: Keywords of the program. Default: JOIN, STOP and HELP.
            samples: Sample messages as you send them, with variables in square brackets. At most 5
                items.
            privacy_url: URL of the privacy policy. At most 2000 characters. Pattern:
                `^[hH][tT][tT][pP][sS]?://[^\\s]+$`.
            terms_url: URL of the terms of the program. At most 2000 characters. Pattern:
                `^[hH][tT][tT][pP][sS]?://[^\\s]+$`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `program`: The brand and purpose of the messages an account sends, with its automatic
                replies.
            `findings`: What to fix or to know.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Example:
            result = await tern.program.create(
                name="Order news",
                brand="Corner Shop",
                purpose="your orders and new arrivals",
                use_case="MIXED",
                frequency="up to 4 msgs/month",
                help_text="Corner Shop: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.",
                opt_out_text="Corner Shop: You are unsubscribed and will get no more texts. Reply START to get them again.",
                opt_in_text="Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.",
                keywords={"opt_in": ["JOIN"], "opt_out": ["STOP"], "help": ["HELP"]},
                privacy_url="https://shop.example/privacy",
                terms_url="https://shop.example/terms",
            )
        """
        result: ProgramCreateResult = await self._calls.call(
            "program.create",
            {
                "name": name,
                "brand": brand,
                "purpose": purpose,
                "frequency": frequency,
                "privacy_url": privacy_url,
                "terms_url": terms_url,
                "use_case": use_case,
                "help_text": help_text,
                "opt_out_text": opt_out_text,
                "opt_in_text": opt_in_text,
                "opt_out_scope": opt_out_scope,
                "keywords": keywords,
                "samples": samples,
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
    ) -> AsyncPaginator[Program, ProgramListResult]:
        """List programs.

        Oldest first, each in its current version.

        Needs the permission `campaigns`. Since 2.0.0.

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
            async for item in tern.program.list():
                print(item)
        """
        return self._calls.page(
            "program.list",
            {"cursor": cursor, "limit": limit},
            options,
        )

    async def get(
        self,
        *,
        program_id: str,
        version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramGetResult:
        """Get a program in its current or an earlier version.

        `versions` lists the last 50 versions, newest first. Set `version` to read an earlier one.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            program_id: ID of the program. 1 to 64 characters.
            version: Earlier version. Default: the current version. 1 to 2147483647.
            options: Settings of this call, such as its timeout.

        Returns:
            `program`: The brand and purpose of the messages an account sends, with its automatic
                replies.
            `versions`: All versions, newest first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.program.get(program_id="prg_01jd0000000000000000000001")
        """
        result: ProgramGetResult = await self._calls.call(
            "program.get",
            {"program_id": program_id, "version": version},
            options,
        )
        return result

    async def update(
        self,
        *,
        program_id: str,
        name: str | Omit = OMIT,
        brand: str | Omit = OMIT,
        purpose: str | Omit = OMIT,
        use_case: CampaignUseCaseInput | None | Omit = OMIT,
        frequency: str | Omit = OMIT,
        help_text: str | Omit = OMIT,
        opt_out_text: str | Omit = OMIT,
        opt_in_text: str | Omit = OMIT,
        opt_out_scope: Literal["all", "ask"] | Omit = OMIT,
        keywords: ProgramKeywordsInput | Omit = OMIT,
        samples: SequenceNotStr[str] | Omit = OMIT,
        privacy_url: str | Omit = OMIT,
        terms_url: str | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramUpdateResult:
        """Update a program by creating a new version.

        Only the fields you send change; a call that changes nothing creates no version. Earlier
        versions remain readable. `registration_drift` lists the differences between the new content
        and the registered campaigns of this program; submit the changes with
        `compliance.registerCampaign` and its `registration_id`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            program_id: ID of the program. 1 to 64 characters.
            name: Internal name of the program. 1 to 80 characters.
            brand: Brand name that recipients know. 1 to 100 characters.
            purpose: Purpose of the messages. It completes the phrase “text messages about …”. 1 to
                200 characters.
            use_case: Use case for a 10DLC registration.
            frequency: How often you send messages, for example: up to 4 msgs/month. 1 to 100
                characters.
            help_text: Reply to HELP. 1 to 320 characters.
            opt_out_text: Confirmation of an opt-out. 1 to 320 characters.
            opt_in_text: Opt-in confirmation message. 1 to 320 characters.
            opt_out_scope: What a STOP ends. `all`: all programs. `ask`: all programs, unless the
                recipient answers the question and keeps the other programs.
            keywords: Keywords of the program.
            samples: Sample messages as you send them, with variables in square brackets. At most 5
                items.
            privacy_url: URL of the privacy policy. At most 2000 characters. Pattern:
                `^[hH][tT][tT][pP][sS]?://[^\\s]+$`.
            terms_url: URL of the terms of the program. At most 2000 characters. Pattern:
                `^[hH][tT][tT][pP][sS]?://[^\\s]+$`.
            expected_version: Version you last read. The update is rejected if the program has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `program`: The brand and purpose of the messages an account sends, with its automatic
                replies.
            `findings`: What to fix or to know.
            `registration_drift`: Registrations that no longer match the program.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.program.update(
                program_id="prg_01jd0000000000000000000001",
                help_text="Corner Shop: Call 202-555-0100. Msg & data rates may apply. Reply STOP to unsubscribe.",
                expected_version=1,
            )
        """
        result: ProgramUpdateResult = await self._calls.call(
            "program.update",
            {
                "program_id": program_id,
                "name": name,
                "brand": brand,
                "purpose": purpose,
                "use_case": use_case,
                "frequency": frequency,
                "help_text": help_text,
                "opt_out_text": opt_out_text,
                "opt_in_text": opt_in_text,
                "opt_out_scope": opt_out_scope,
                "keywords": keywords,
                "samples": samples,
                "privacy_url": privacy_url,
                "terms_url": terms_url,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def validate(
        self,
        *,
        program_id: str,
        version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramValidateResult:
        """Check a program against carrier rules and the law.

        Checks the brand name, the replies to HELP and STOP, rates, frequency, keywords and links
        (CTIA Messaging Principles, 47 CFR 64.1200(a)(12)). `ok` means that there are no errors.
        Changes nothing.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            program_id: ID of the program. 1 to 64 characters.
            version: Earlier version. Default: the current version. 1 to 2147483647.
            options: Settings of this call, such as its timeout.

        Returns:
            `ok`: Whether the findings contain no error.
            `version`: Version that was checked.
            `findings`: What to fix or to know.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.program.validate(
                program_id="prg_01jd0000000000000000000001",
            )
        """
        result: ProgramValidateResult = await self._calls.call(
            "program.validate",
            {"program_id": program_id, "version": version},
            options,
        )
        return result

    async def terms(
        self,
        *,
        program_id: str,
        source_kind: Literal[
            "web_form",
            "checkout",
            "keyword",
            "qr",
            "verbal",
            "paper",
        ] | Omit = OMIT,
        version: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> ProgramTermsResult:
        """Generate the disclosure that people must see before they opt in.

        Contains the brand, purpose, frequency, rates, HELP, STOP, privacy policy and terms, worded
        for the place where it is shown. `hash` is the SHA-256 of the text (64 hexadecimal digits),
        the value that `contacts.optIn` stores for `disclosure_text`. The same version and source
        kind always produce the same text.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            program_id: ID of the program. 1 to 64 characters.
            source_kind: Place where the disclosure is shown. Default: `"web_form"`.
            version: Earlier version. Default: the current version. 1 to 2147483647.
            options: Settings of this call, such as its timeout.

        Returns:
            `text`: Disclosure text. Show it unchanged.
            `hash`: SHA-256 of the UTF-8 text.
            `source_kind`: Place where the disclosure is shown.
            `version`: Version of the program.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.program.terms(
                program_id="prg_01jd0000000000000000000001",
                source_kind="web_form",
            )
        """
        result: ProgramTermsResult = await self._calls.call(
            "program.terms",
            {"program_id": program_id, "source_kind": source_kind, "version": version},
            options,
        )
        return result
