# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""Reusable message templates with variables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..._calls import AsyncCalls, Calls
from ..._omit import OMIT, Omit
from ..._options import CallOptions
from ..._pages import AsyncPaginator, Page
from ..._sequence import SequenceNotStr
from ..types import (
    MediaFallbackInput,
    SmartEncodingInput,
    Template,
    TemplateStateInput,
    TemplateVariable,
    TemplatesCreateResult,
    TemplatesDeleteResult,
    TemplatesGetResult,
    TemplatesListResult,
    TemplatesRenderResult,
    TemplatesSetStateResult,
    TemplatesUpdateResult,
)


class TemplatesResource:
    """Reusable message templates with variables."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    def create(
        self,
        *,
        name: str,
        body: str,
        locale: str | Omit = OMIT,
        variables: Sequence[TemplateVariable] | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesCreateResult:
        """Create a template.

        The body must be valid Liquid. Tags: assign, break, capture, case, comment, continue, echo,
        for, if, raw, unless, #. Filters: abs, append, at_least, at_most, capitalize, ceil, compact,
        date, default, divided_by, downcase, first, floor, join, last, lstrip, map, minus, modulo,
        plus, prepend, remove, remove_first, remove_last, replace, replace_first, replace_last,
        reverse, round, rstrip, size, slice, sort, split, squish, strip, times, truncate,
        truncatewords, uniq, upcase, url_encode. A message is never sent with an empty variable: a
        variable without a value and without a fallback rejects the send. The result contains the
        segments of the text rendered with fallbacks and placeholders, and lint findings; findings
        do not block the call. The template starts as a draft. The files of `media` are read now,
        and messages send these copies; if the file behind a link changes, it is rejected until the
        template is updated with `media`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Name of the template, unique in the account, ignoring case. 1 to 80 characters.
            body: Message text in Liquid, for example {{ first_name }} or {{ attributes.city }}. 1
                to 5000 characters.
            locale: Language of the text (BCP 47). At most 35 characters. Pattern:
                `^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`. Default: `"en"`.
            variables: Variables of the text with their fallbacks. At most 50 items.
            smart_encoding: Smart encoding of the messages. Default: the setting of the account.
            shorten_links: Whether links in messages of this template become short links, one per
                recipient, whose clicks are counted. Default: false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. At most 10
                items.
            media_fallback: What is sent where media cannot be sent. Default: `none`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `template`: A reusable message text with variables.
            `encoding`: Encoding on the way to the phone.
            `segments`: Estimated number of segments; the values of the variables differ in length.
            `lint`: What to fix or to know about the text.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.templates.create(
                name="Hello",
                body="Hi {{ first_name }}, see you in {{ attributes.city }}!",
                variables=[{"name": "first_name", "fallback": "there"}],
            )
        """
        result: TemplatesCreateResult = self._calls.call(
            "templates.create",
            {
                "name": name,
                "body": body,
                "locale": locale,
                "variables": variables,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        query: str | Omit = OMIT,
        state: TemplateStateInput | Omit = OMIT,
        locale: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> Page[Template, TemplatesListResult]:
        """List templates.

        Sorted by name, each with its current text. `query` matches names that contain it, ignoring
        case and accents.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            state: Return only templates in this state.
            locale: Return only templates in this language. At most 35 characters. Pattern:
                `^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            for item in tern.templates.list():
                print(item)
        """
        return self._calls.page(
            "templates.list",
            {"query": query, "state": state, "locale": locale, "cursor": cursor, "limit": limit},
            options,
        )

    def get(
        self,
        *,
        template_id: str,
        options: CallOptions | None = None,
    ) -> TemplatesGetResult:
        """Get a template with its versions.

        Returns the newest 50 versions, newest first.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `template`: A reusable message text with variables.
            `versions`: All versions, newest first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = tern.templates.get(template_id="tpl_01jd0000000000000000000001")
        """
        result: TemplatesGetResult = self._calls.call(
            "templates.get",
            {"template_id": template_id},
            options,
        )
        return result

    def update(
        self,
        *,
        template_id: str,
        name: str | Omit = OMIT,
        body: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        variables: Sequence[TemplateVariable] | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesUpdateResult:
        """Update a template; new text or variables create a new version.

        Only the fields you send change. Campaigns keep the version they were launched with. New
        text or variables return the template to draft, because an approval covers only the version
        that was approved. You cannot change an archived template. With `expected_version`, the
        update is rejected if the template has changed since.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            name: New name. 1 to 80 characters.
            body: Message text in Liquid, for example {{ first_name }} or {{ attributes.city }}. 1
                to 5000 characters.
            locale: Language of the text (BCP 47). At most 35 characters. Pattern:
                `^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`.
            variables: Variables of the text with their fallbacks. At most 50 items.
            smart_encoding: Smart encoding of the messages. Default: unchanged.
            shorten_links: Whether links in messages of this template become short links, one per
                recipient. Default: unchanged.
            media: Replaces the links to images; an empty list removes them. The files that the
                links lead to are read again. At most 10 items.
            media_fallback: Replaces what is sent where no media can be.
            expected_version: Version you last read. The update is rejected if the template has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `template`: A reusable message text with variables.
            `encoding`: Encoding on the way to the phone.
            `segments`: Number of segments.
            `lint`: What to fix or to know about the text.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.templates.update(
                template_id="tpl_01jd0000000000000000000001",
                body="Hello {{ first_name }}!",
                expected_version=1,
            )
        """
        result: TemplatesUpdateResult = self._calls.call(
            "templates.update",
            {
                "template_id": template_id,
                "name": name,
                "body": body,
                "locale": locale,
                "variables": variables,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def render(
        self,
        *,
        template_id: str,
        version: int | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesRenderResult:
        """Render a template exactly as it would be sent.

        Renders for a contact, for `vars`, or for a contact with `vars` taking precedence. Values
        are data: Liquid in a value is shown and not executed. A variable without a value and
        without a fallback is rejected as `missing_variable`, with the list of missing variables.
        With a contact, the result contains the credits of a send to its number. Sends nothing.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            version: Version to render. Default: the current version. 1 to 2147483647.
            contact_id: ID, phone number or external ID of the contact to render for. 1 to 64
                characters.
            vars: Values of the variables by name. At most 16384 bytes of JSON. At most 4 levels.
            shorten_links: Whether links are shown as short links, with a placeholder for the code.
                Default: the setting of the template.
            options: Settings of this call, such as its timeout.

        Returns:
            `text`: The text with its variables filled in.
            `encoding`: Encoding on the way to the phone.
            `segments`: Number of segments.
            `missing`: Always empty in a successful response; missing variables cause an error.
            `credits`: Credits to send the message to the contact; null without a contact.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.templates.render(
                template_id="tpl_01jd0000000000000000000001",
                contact_id="con_01jd0000000000000000000001",
            )
        """
        result: TemplatesRenderResult = self._calls.call(
            "templates.render",
            {
                "template_id": template_id,
                "version": version,
                "contact_id": contact_id,
                "vars": vars,
                "shorten_links": shorten_links,
            },
            options,
        )
        return result

    def set_state(
        self,
        *,
        template_id: str,
        state: TemplateStateInput,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesSetStateResult:
        """Approve, archive or reopen a template.

        You can change between `draft`, `approved` and `archived` in any order. Approval is rejected
        while the text has errors that prevent sending. Archiving is rejected while an unfinished
        campaign, an automation rule or a journey uses the template. You cannot send an archived
        template.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            state: New state.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `template`: A reusable message text with variables.
            `changed`: Whether the call changed anything.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.templates.set_state(
                template_id="tpl_01jd0000000000000000000001",
                state="approved",
            )
        """
        result: TemplatesSetStateResult = self._calls.call(
            "templates.setState",
            {
                "template_id": template_id,
                "state": state,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def delete(
        self,
        *,
        template_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesDeleteResult:
        """Delete a template and all its versions.

        The call is rejected while an unfinished campaign, an automation rule or a journey uses the
        template. Sent messages keep their text. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the template was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = tern.templates.delete(template_id="tpl_01jd0000000000000000000008")
        """
        result: TemplatesDeleteResult = self._calls.call(
            "templates.delete",
            {"template_id": template_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result


class AsyncTemplatesResource:
    """Reusable message templates with variables."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    async def create(
        self,
        *,
        name: str,
        body: str,
        locale: str | Omit = OMIT,
        variables: Sequence[TemplateVariable] | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesCreateResult:
        """Create a template.

        The body must be valid Liquid. Tags: assign, break, capture, case, comment, continue, echo,
        for, if, raw, unless, #. Filters: abs, append, at_least, at_most, capitalize, ceil, compact,
        date, default, divided_by, downcase, first, floor, join, last, lstrip, map, minus, modulo,
        plus, prepend, remove, remove_first, remove_last, replace, replace_first, replace_last,
        reverse, round, rstrip, size, slice, sort, split, squish, strip, times, truncate,
        truncatewords, uniq, upcase, url_encode. A message is never sent with an empty variable: a
        variable without a value and without a fallback rejects the send. The result contains the
        segments of the text rendered with fallbacks and placeholders, and lint findings; findings
        do not block the call. The template starts as a draft. The files of `media` are read now,
        and messages send these copies; if the file behind a link changes, it is rejected until the
        template is updated with `media`.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            name: Name of the template, unique in the account, ignoring case. 1 to 80 characters.
            body: Message text in Liquid, for example {{ first_name }} or {{ attributes.city }}. 1
                to 5000 characters.
            locale: Language of the text (BCP 47). At most 35 characters. Pattern:
                `^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`. Default: `"en"`.
            variables: Variables of the text with their fallbacks. At most 50 items.
            smart_encoding: Smart encoding of the messages. Default: the setting of the account.
            shorten_links: Whether links in messages of this template become short links, one per
                recipient, whose clicks are counted. Default: false.
            media: Links (https) to files that are sent with the text as MMS: at most ten, images in
                JPEG, PNG or GIF or contact cards (vCard), with at most 5 MB together. At most 10
                items.
            media_fallback: What is sent where media cannot be sent. Default: `none`.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `template`: A reusable message text with variables.
            `encoding`: Encoding on the way to the phone.
            `segments`: Estimated number of segments; the values of the variables differ in length.
            `lint`: What to fix or to know about the text.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.templates.create(
                name="Hello",
                body="Hi {{ first_name }}, see you in {{ attributes.city }}!",
                variables=[{"name": "first_name", "fallback": "there"}],
            )
        """
        result: TemplatesCreateResult = await self._calls.call(
            "templates.create",
            {
                "name": name,
                "body": body,
                "locale": locale,
                "variables": variables,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    def list(
        self,
        *,
        query: str | Omit = OMIT,
        state: TemplateStateInput | Omit = OMIT,
        locale: str | Omit = OMIT,
        cursor: str | Omit = OMIT,
        limit: int | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> AsyncPaginator[Template, TemplatesListResult]:
        """List templates.

        Sorted by name, each with its current text. `query` matches names that contain it, ignoring
        case and accents.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            query: Part of the name. 1 to 80 characters.
            state: Return only templates in this state.
            locale: Return only templates in this language. At most 35 characters. Pattern:
                `^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`.
            cursor: Position in the list: the `next_cursor` of the previous page. Default: the first
                page. 1 to 400 characters.
            limit: Items per page. 1 to 200. Default: `50`.
            options: Settings of this call, such as its timeout.

        Returns:
            `items`: The objects of this page.
            `next_cursor`: Pass it as `cursor` to get the next page. Null on the last page.
            `warnings`: Present only when there are warnings.

        Example:
            async for item in tern.templates.list():
                print(item)
        """
        return self._calls.page(
            "templates.list",
            {"query": query, "state": state, "locale": locale, "cursor": cursor, "limit": limit},
            options,
        )

    async def get(
        self,
        *,
        template_id: str,
        options: CallOptions | None = None,
    ) -> TemplatesGetResult:
        """Get a template with its versions.

        Returns the newest 50 versions, newest first.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `template`: A reusable message text with variables.
            `versions`: All versions, newest first.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.

        Example:
            result = await tern.templates.get(template_id="tpl_01jd0000000000000000000001")
        """
        result: TemplatesGetResult = await self._calls.call(
            "templates.get",
            {"template_id": template_id},
            options,
        )
        return result

    async def update(
        self,
        *,
        template_id: str,
        name: str | Omit = OMIT,
        body: str | Omit = OMIT,
        locale: str | Omit = OMIT,
        variables: Sequence[TemplateVariable] | Omit = OMIT,
        smart_encoding: SmartEncodingInput | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        media: SequenceNotStr[str] | Omit = OMIT,
        media_fallback: MediaFallbackInput | Omit = OMIT,
        expected_version: int | Omit = OMIT,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesUpdateResult:
        """Update a template; new text or variables create a new version.

        Only the fields you send change. Campaigns keep the version they were launched with. New
        text or variables return the template to draft, because an approval covers only the version
        that was approved. You cannot change an archived template. With `expected_version`, the
        update is rejected if the template has changed since.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            name: New name. 1 to 80 characters.
            body: Message text in Liquid, for example {{ first_name }} or {{ attributes.city }}. 1
                to 5000 characters.
            locale: Language of the text (BCP 47). At most 35 characters. Pattern:
                `^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$`.
            variables: Variables of the text with their fallbacks. At most 50 items.
            smart_encoding: Smart encoding of the messages. Default: unchanged.
            shorten_links: Whether links in messages of this template become short links, one per
                recipient. Default: unchanged.
            media: Replaces the links to images; an empty list removes them. The files that the
                links lead to are read again. At most 10 items.
            media_fallback: Replaces what is sent where no media can be.
            expected_version: Version you last read. The update is rejected if the template has
                changed since. 1 to 2147483647.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `template`: A reusable message text with variables.
            `encoding`: Encoding on the way to the phone.
            `segments`: Number of segments.
            `lint`: What to fix or to know about the text.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.templates.update(
                template_id="tpl_01jd0000000000000000000001",
                body="Hello {{ first_name }}!",
                expected_version=1,
            )
        """
        result: TemplatesUpdateResult = await self._calls.call(
            "templates.update",
            {
                "template_id": template_id,
                "name": name,
                "body": body,
                "locale": locale,
                "variables": variables,
                "smart_encoding": smart_encoding,
                "shorten_links": shorten_links,
                "media": media,
                "media_fallback": media_fallback,
                "expected_version": expected_version,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def render(
        self,
        *,
        template_id: str,
        version: int | Omit = OMIT,
        contact_id: str | Omit = OMIT,
        vars: Mapping[str, object] | Omit = OMIT,
        shorten_links: bool | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesRenderResult:
        """Render a template exactly as it would be sent.

        Renders for a contact, for `vars`, or for a contact with `vars` taking precedence. Values
        are data: Liquid in a value is shown and not executed. A variable without a value and
        without a fallback is rejected as `missing_variable`, with the list of missing variables.
        With a contact, the result contains the credits of a send to its number. Sends nothing.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            version: Version to render. Default: the current version. 1 to 2147483647.
            contact_id: ID, phone number or external ID of the contact to render for. 1 to 64
                characters.
            vars: Values of the variables by name. At most 16384 bytes of JSON. At most 4 levels.
            shorten_links: Whether links are shown as short links, with a placeholder for the code.
                Default: the setting of the template.
            options: Settings of this call, such as its timeout.

        Returns:
            `text`: The text with its variables filled in.
            `encoding`: Encoding on the way to the phone.
            `segments`: Number of segments.
            `missing`: Always empty in a successful response; missing variables cause an error.
            `credits`: Credits to send the message to the contact; null without a contact.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.templates.render(
                template_id="tpl_01jd0000000000000000000001",
                contact_id="con_01jd0000000000000000000001",
            )
        """
        result: TemplatesRenderResult = await self._calls.call(
            "templates.render",
            {
                "template_id": template_id,
                "version": version,
                "contact_id": contact_id,
                "vars": vars,
                "shorten_links": shorten_links,
            },
            options,
        )
        return result

    async def set_state(
        self,
        *,
        template_id: str,
        state: TemplateStateInput,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesSetStateResult:
        """Approve, archive or reopen a template.

        You can change between `draft`, `approved` and `archived` in any order. Approval is rejected
        while the text has errors that prevent sending. Archiving is rejected while an unfinished
        campaign, an automation rule or a journey uses the template. You cannot send an archived
        template.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            state: New state.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `template`: A reusable message text with variables.
            `changed`: Whether the call changed anything.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.templates.set_state(
                template_id="tpl_01jd0000000000000000000001",
                state="approved",
            )
        """
        result: TemplatesSetStateResult = await self._calls.call(
            "templates.setState",
            {
                "template_id": template_id,
                "state": state,
                "dry_run": dry_run,
                "idempotency_key": idempotency_key,
            },
            options,
        )
        return result

    async def delete(
        self,
        *,
        template_id: str,
        dry_run: bool | Omit = OMIT,
        idempotency_key: str | Omit = OMIT,
        options: CallOptions | None = None,
    ) -> TemplatesDeleteResult:
        """Delete a template and all its versions.

        The call is rejected while an unfinished campaign, an automation rule or a journey uses the
        template. Sent messages keep their text. You cannot undo this.

        Needs the permission `campaigns`. Since 2.0.0.

        Args:
            template_id: ID or name of the template. 1 to 64 characters.
            dry_run: Whether to run the call without storing any change. The response is the same as
                for a real call. Default: `False`.
            idempotency_key: Key that is stable and unique per logical call. The same key with the
                same params returns the first response again, for 30 days. 1 to 200 characters.
            options: Settings of this call, such as its timeout.

        Returns:
            `deleted`: Whether the template was deleted.
            `dry_run`: True when the call was a dry run and stored nothing.
            `replayed`: True when this is the stored response to an earlier call with the same
                `idempotency_key`.
            `warnings`: Present only when there are warnings.

        Raises:
            NotFoundError: Not found: no such resource in this account.
            UnprocessableError: Unprocessable: no eligible audience or content, or the state does
                not allow it.

        Example:
            result = await tern.templates.delete(
                template_id="tpl_01jd0000000000000000000008",
            )
        """
        result: TemplatesDeleteResult = await self._calls.call(
            "templates.delete",
            {"template_id": template_id, "dry_run": dry_run, "idempotency_key": idempotency_key},
            options,
        )
        return result
