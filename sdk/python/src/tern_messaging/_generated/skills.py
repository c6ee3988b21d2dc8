# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""All skills as methods of their modules."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from .._calls import AsyncCalls, Calls

if TYPE_CHECKING:
    from .resources.agent import AsyncAgentResource, AgentResource
    from .resources.ai import AsyncAiResource, AiResource
    from .resources.analytics import AsyncAnalyticsResource, AnalyticsResource
    from .resources.attribution import AsyncAttributionResource, AttributionResource
    from .resources.automation import AsyncAutomationResource, AutomationResource
    from .resources.billing import AsyncBillingResource, BillingResource
    from .resources.campaigns import AsyncCampaignsResource, CampaignsResource
    from .resources.command import AsyncCommandResource, CommandResource
    from .resources.compliance import AsyncComplianceResource, ComplianceResource
    from .resources.contacts import AsyncContactsResource, ContactsResource
    from .resources.dashboard import AsyncDashboardResource, DashboardResource
    from .resources.hygiene import AsyncHygieneResource, HygieneResource
    from .resources.inbox import AsyncInboxResource, InboxResource
    from .resources.insights import AsyncInsightsResource, InsightsResource
    from .resources.journeys import AsyncJourneysResource, JourneysResource
    from .resources.links import AsyncLinksResource, LinksResource
    from .resources.lists import AsyncListsResource, ListsResource
    from .resources.messages import AsyncMessagesResource, MessagesResource
    from .resources.metrics import AsyncMetricsResource, MetricsResource
    from .resources.outcomes import AsyncOutcomesResource, OutcomesResource
    from .resources.partner import AsyncPartnerResource, PartnerResource
    from .resources.program import AsyncProgramResource, ProgramResource
    from .resources.reports import AsyncReportsResource, ReportsResource
    from .resources.segments import AsyncSegmentsResource, SegmentsResource
    from .resources.sources import AsyncSourcesResource, SourcesResource
    from .resources.tags import AsyncTagsResource, TagsResource
    from .resources.templates import AsyncTemplatesResource, TemplatesResource
    from .resources.phone_numbers import AsyncPhoneNumbersResource, PhoneNumbersResource


class Skills:
    """All skills as methods of their modules."""

    def __init__(self, calls: Calls) -> None:
        self._calls = calls

    @cached_property
    def agent(self) -> AgentResource:
        """Accounts, API keys, skill discovery and the audit log."""
        from .resources.agent import AgentResource

        return AgentResource(self._calls)

    @cached_property
    def ai(self) -> AiResource:
        """Drafting, linting and classifying messages."""
        from .resources.ai import AiResource

        return AiResource(self._calls)

    @cached_property
    def analytics(self) -> AnalyticsResource:
        """Conversions, events, and the results of campaigns, lists and people."""
        from .resources.analytics import AnalyticsResource

        return AnalyticsResource(self._calls)

    @cached_property
    def attribution(self) -> AttributionResource:
        """Attribution of conversions to messages."""
        from .resources.attribution import AttributionResource

        return AttributionResource(self._calls)

    @cached_property
    def automation(self) -> AutomationResource:
        """Rules that act on events."""
        from .resources.automation import AutomationResource

        return AutomationResource(self._calls)

    @cached_property
    def billing(self) -> BillingResource:
        """Credits, credit entries and cost estimates."""
        from .resources.billing import BillingResource

        return BillingResource(self._calls)

    @cached_property
    def campaigns(self) -> CampaignsResource:
        """Messages to an audience, from draft to final delivery counts."""
        from .resources.campaigns import CampaignsResource

        return CampaignsResource(self._calls)

    @cached_property
    def command(self) -> CommandResource:
        """Plans and batches of calls."""
        from .resources.command import CommandResource

        return CommandResource(self._calls)

    @cached_property
    def compliance(self) -> ComplianceResource:
        """Registration, readiness to send, compliance checks and proof."""
        from .resources.compliance import ComplianceResource

        return ComplianceResource(self._calls)

    @cached_property
    def contacts(self) -> ContactsResource:
        """Contacts, their phone numbers and their consent."""
        from .resources.contacts import ContactsResource

        return ContactsResource(self._calls)

    @cached_property
    def dashboard(self) -> DashboardResource:
        """Account status in one call."""
        from .resources.dashboard import DashboardResource

        return DashboardResource(self._calls)

    @cached_property
    def hygiene(self) -> HygieneResource:
        """Invalid numbers, number lookups and duplicate contacts."""
        from .resources.hygiene import HygieneResource

        return HygieneResource(self._calls)

    @cached_property
    def inbox(self) -> InboxResource:
        """Conversations with contacts."""
        from .resources.inbox import InboxResource

        return InboxResource(self._calls)

    @cached_property
    def insights(self) -> InsightsResource:
        """Explanations of delivery results and campaign reach."""
        from .resources.insights import InsightsResource

        return InsightsResource(self._calls)

    @cached_property
    def journeys(self) -> JourneysResource:
        """Automated message sequences."""
        from .resources.journeys import JourneysResource

        return JourneysResource(self._calls)

    @cached_property
    def links(self) -> LinksResource:
        """Short links."""
        from .resources.links import LinksResource

        return LinksResource(self._calls)

    @cached_property
    def lists(self) -> ListsResource:
        """Static lists of contacts."""
        from .resources.lists import ListsResource

        return ListsResource(self._calls)

    @cached_property
    def messages(self) -> MessagesResource:
        """Single messages and their delivery status."""
        from .resources.messages import MessagesResource

        return MessagesResource(self._calls)

    @cached_property
    def metrics(self) -> MetricsResource:
        """Measures over time, their definitions, and the state of the queues."""
        from .resources.metrics import MetricsResource

        return MetricsResource(self._calls)

    @cached_property
    def outcomes(self) -> OutcomesResource:
        """Goals and their results."""
        from .resources.outcomes import OutcomesResource

        return OutcomesResource(self._calls)

    @cached_property
    def partner(self) -> PartnerResource:
        """Platforms that send for their own end-customers."""
        from .resources.partner import PartnerResource

        return PartnerResource(self._calls)

    @cached_property
    def program(self) -> ProgramResource:
        """Messaging programs: brand, purpose, keywords and automatic replies."""
        from .resources.program import ProgramResource

        return ProgramResource(self._calls)

    @cached_property
    def reports(self) -> ReportsResource:
        """Report files."""
        from .resources.reports import ReportsResource

        return ReportsResource(self._calls)

    @cached_property
    def segments(self) -> SegmentsResource:
        """Rules that select contacts."""
        from .resources.segments import SegmentsResource

        return SegmentsResource(self._calls)

    @cached_property
    def sources(self) -> SourcesResource:
        """Places where contacts give consent."""
        from .resources.sources import SourcesResource

        return SourcesResource(self._calls)

    @cached_property
    def tags(self) -> TagsResource:
        """Labels for contacts, campaigns and templates."""
        from .resources.tags import TagsResource

        return TagsResource(self._calls)

    @cached_property
    def templates(self) -> TemplatesResource:
        """Reusable message templates with variables."""
        from .resources.templates import TemplatesResource

        return TemplatesResource(self._calls)

    @cached_property
    def phone_numbers(self) -> PhoneNumbersResource:
        """Sending numbers."""
        from .resources.phone_numbers import PhoneNumbersResource

        return PhoneNumbersResource(self._calls)


class AsyncSkills:
    """All skills as methods of their modules."""

    def __init__(self, calls: AsyncCalls) -> None:
        self._calls = calls

    @cached_property
    def agent(self) -> AsyncAgentResource:
        """Accounts, API keys, skill discovery and the audit log."""
        from .resources.agent import AsyncAgentResource

        return AsyncAgentResource(self._calls)

    @cached_property
    def ai(self) -> AsyncAiResource:
        """Drafting, linting and classifying messages."""
        from .resources.ai import AsyncAiResource

        return AsyncAiResource(self._calls)

    @cached_property
    def analytics(self) -> AsyncAnalyticsResource:
        """Conversions, events, and the results of campaigns, lists and people."""
        from .resources.analytics import AsyncAnalyticsResource

        return AsyncAnalyticsResource(self._calls)

    @cached_property
    def attribution(self) -> AsyncAttributionResource:
        """Attribution of conversions to messages."""
        from .resources.attribution import AsyncAttributionResource

        return AsyncAttributionResource(self._calls)

    @cached_property
    def automation(self) -> AsyncAutomationResource:
        """Rules that act on events."""
        from .resources.automation import AsyncAutomationResource

        return AsyncAutomationResource(self._calls)

    @cached_property
    def billing(self) -> AsyncBillingResource:
        """Credits, credit entries and cost estimates."""
        from .resources.billing import AsyncBillingResource

        return AsyncBillingResource(self._calls)

    @cached_property
    def campaigns(self) -> AsyncCampaignsResource:
        """Messages to an audience, from draft to final delivery counts."""
        from .resources.campaigns import AsyncCampaignsResource

        return AsyncCampaignsResource(self._calls)

    @cached_property
    def command(self) -> AsyncCommandResource:
        """Plans and batches of calls."""
        from .resources.command import AsyncCommandResource

        return AsyncCommandResource(self._calls)

    @cached_property
    def compliance(self) -> AsyncComplianceResource:
        """Registration, readiness to send, compliance checks and proof."""
        from .resources.compliance import AsyncComplianceResource

        return AsyncComplianceResource(self._calls)

    @cached_property
    def contacts(self) -> AsyncContactsResource:
        """Contacts, their phone numbers and their consent."""
        from .resources.contacts import AsyncContactsResource

        return AsyncContactsResource(self._calls)

    @cached_property
    def dashboard(self) -> AsyncDashboardResource:
        """Account status in one call."""
        from .resources.dashboard import AsyncDashboardResource

        return AsyncDashboardResource(self._calls)

    @cached_property
    def hygiene(self) -> AsyncHygieneResource:
        """Invalid numbers, number lookups and duplicate contacts."""
        from .resources.hygiene import AsyncHygieneResource

        return AsyncHygieneResource(self._calls)

    @cached_property
    def inbox(self) -> AsyncInboxResource:
        """Conversations with contacts."""
        from .resources.inbox import AsyncInboxResource

        return AsyncInboxResource(self._calls)

    @cached_property
    def insights(self) -> AsyncInsightsResource:
        """Explanations of delivery results and campaign reach."""
        from .resources.insights import AsyncInsightsResource

        return AsyncInsightsResource(self._calls)

    @cached_property
    def journeys(self) -> AsyncJourneysResource:
        """Automated message sequences."""
        from .resources.journeys import AsyncJourneysResource

        return AsyncJourneysResource(self._calls)

    @cached_property
    def links(self) -> AsyncLinksResource:
        """Short links."""
        from .resources.links import AsyncLinksResource

        return AsyncLinksResource(self._calls)

    @cached_property
    def lists(self) -> AsyncListsResource:
        """Static lists of contacts."""
        from .resources.lists import AsyncListsResource

        return AsyncListsResource(self._calls)

    @cached_property
    def messages(self) -> AsyncMessagesResource:
        """Single messages and their delivery status."""
        from .resources.messages import AsyncMessagesResource

        return AsyncMessagesResource(self._calls)

    @cached_property
    def metrics(self) -> AsyncMetricsResource:
        """Measures over time, their definitions, and the state of the queues."""
        from .resources.metrics import AsyncMetricsResource

        return AsyncMetricsResource(self._calls)

    @cached_property
    def outcomes(self) -> AsyncOutcomesResource:
        """Goals and their results."""
        from .resources.outcomes import AsyncOutcomesResource

        return AsyncOutcomesResource(self._calls)

    @cached_property
    def partner(self) -> AsyncPartnerResource:
        """Platforms that send for their own end-customers."""
        from .resources.partner import AsyncPartnerResource

        return AsyncPartnerResource(self._calls)

    @cached_property
    def program(self) -> AsyncProgramResource:
        """Messaging programs: brand, purpose, keywords and automatic replies."""
        from .resources.program import AsyncProgramResource

        return AsyncProgramResource(self._calls)

    @cached_property
    def reports(self) -> AsyncReportsResource:
        """Report files."""
        from .resources.reports import AsyncReportsResource

        return AsyncReportsResource(self._calls)

    @cached_property
    def segments(self) -> AsyncSegmentsResource:
        """Rules that select contacts."""
        from .resources.segments import AsyncSegmentsResource

        return AsyncSegmentsResource(self._calls)

    @cached_property
    def sources(self) -> AsyncSourcesResource:
        """Places where contacts give consent."""
        from .resources.sources import AsyncSourcesResource

        return AsyncSourcesResource(self._calls)

    @cached_property
    def tags(self) -> AsyncTagsResource:
        """Labels for contacts, campaigns and templates."""
        from .resources.tags import AsyncTagsResource

        return AsyncTagsResource(self._calls)

    @cached_property
    def templates(self) -> AsyncTemplatesResource:
        """Reusable message templates with variables."""
        from .resources.templates import AsyncTemplatesResource

        return AsyncTemplatesResource(self._calls)

    @cached_property
    def phone_numbers(self) -> AsyncPhoneNumbersResource:
        """Sending numbers."""
        from .resources.phone_numbers import AsyncPhoneNumbersResource

        return AsyncPhoneNumbersResource(self._calls)
