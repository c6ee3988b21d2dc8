# Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
"""The objects that skills take and return."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Dict, List, Literal, TypedDict

from typing_extensions import NotRequired, TypeAlias

from .._sequence import SequenceNotStr

__all__ = [
    "Account",
    "AccountCalendar",
    "AccountWebhook",
    "Activity",
    "AgentAuditLogResult",
    "AgentCapabilitiesResult",
    "AgentCreateKeyResult",
    "AgentDiscoverResult",
    "AgentListKeysResult",
    "AgentProvisionResult",
    "AgentRevokeKeyResult",
    "AgentRotateKeyResult",
    "AgentSettingsResult",
    "AgentWebhooksCreateResult",
    "AgentWebhooksDeleteResult",
    "AgentWebhooksEventsResult",
    "AgentWebhooksListResult",
    "AgentWebhooksReplayResult",
    "AgentWebhooksRotateSecretResult",
    "AgentWebhooksTestResult",
    "AgentWebhooksUpdateResult",
    "AgentWhoamiResult",
    "AiClassifyReplyResult",
    "AiConfigureResult",
    "AiCopy",
    "AiDraftMessageResult",
    "AiEngine",
    "AiFallback",
    "AiLintResult",
    "AiReplyDraft",
    "AiRewriteResult",
    "AiSuggestReplyResult",
    "AiSuggestSegmentResult",
    "AiUsageResult",
    "AiUsageRow",
    "Alert",
    "AlertKind",
    "AlertSeverity",
    "AlertSeverityInput",
    "AlertState",
    "AlertStateInput",
    "AltBusinessIdType",
    "AltBusinessIdTypeInput",
    "AnalyticsCampaignResult",
    "AnalyticsCampaignRow",
    "AnalyticsCampaignsResult",
    "AnalyticsCohortResult",
    "AnalyticsCorrectConversionResult",
    "AnalyticsFunnelResult",
    "AnalyticsListResult",
    "AnalyticsOverviewResult",
    "AnalyticsRecipientsResult",
    "AnalyticsRecordConversionResult",
    "AnalyticsRecordEventResult",
    "AnalyticsRefundConversionResult",
    "AnalyticsSaveRecipientsResult",
    "AnalyticsSegmentResult",
    "Anomaly",
    "AnomalyCause",
    "AnomalyMetric",
    "AnomalyMetricInput",
    "AnswerFormat",
    "AnswerFormatInput",
    "ApiKey",
    "Approval",
    "ApprovalLimits",
    "ApprovalLimitsInput",
    "ApprovalPolicy",
    "ApprovalPolicyInput",
    "ApprovalPolicyInputInput",
    "ApprovalSummary",
    "Attribution",
    "AttributionConfigureResult",
    "AttributionExplainResult",
    "AttributionGetResult",
    "AttributionModel",
    "AttributionModelInput",
    "AttributionRecomputation",
    "AttributionRecomputeResult",
    "AttributionReportResult",
    "AttributionRow",
    "AttributionSettings",
    "AttributionTotal",
    "AttributionTouch",
    "Audience",
    "AudienceInput",
    "AudiencePart",
    "AudiencePartInput",
    "AudiencePartSummary",
    "AudienceResponses",
    "AudienceSummary",
    "AuditEntry",
    "AutoRecharge",
    "AutomationAction",
    "AutomationActionInput",
    "AutomationCreateResult",
    "AutomationDeleteResult",
    "AutomationError",
    "AutomationFilledAction",
    "AutomationListResult",
    "AutomationPerformedAction",
    "AutomationRateCap",
    "AutomationRule",
    "AutomationRun",
    "AutomationRunState",
    "AutomationRunStateInput",
    "AutomationRunsResult",
    "AutomationSetEnabledResult",
    "AutomationStateReason",
    "AutomationTestItem",
    "AutomationTestResult",
    "AutomationTextTest",
    "AutomationTextTestInput",
    "AutomationTrigger",
    "AutomationTriggerBalance",
    "AutomationTriggerCampaign",
    "AutomationTriggerConsent",
    "AutomationTriggerConsentInput",
    "AutomationTriggerContact",
    "AutomationTriggerContactInput",
    "AutomationTriggerEvent",
    "AutomationTriggerEventInput",
    "AutomationTriggerFailure",
    "AutomationTriggerInput",
    "AutomationTriggerJourney",
    "AutomationTriggerKeyword",
    "AutomationTriggerKeywordInput",
    "AutomationTriggerList",
    "AutomationTriggerMessage",
    "AutomationTriggerMessageInput",
    "AutomationTriggerSchedule",
    "AutomationTriggerScheduleInput",
    "AutomationTriggerSegment",
    "AutomationTriggerSegmentInput",
    "AutomationTriggerTag",
    "AutomationTriggered",
    "AutomationUpdateResult",
    "AutomationWindow",
    "AutomationWindowInput",
    "AvailableNumber",
    "Balance",
    "BehavioralEvent",
    "BehavioralEventInput",
    "BillingAutoRechargeResult",
    "BillingBalanceResult",
    "BillingEstimateResult",
    "BillingLedgerResult",
    "BillingPortalResult",
    "BillingSetLimitsResult",
    "BillingTopUpResult",
    "BillingUsageResult",
    "Brand",
    "BrandAddress",
    "BrandContact",
    "BrandEntityType",
    "BrandEntityTypeInput",
    "BrandIdentityStatus",
    "BrandRelationship",
    "BrandRelationshipInput",
    "BrandStatus",
    "BrandVertical",
    "BrandVerticalInput",
    "BusinessAuthority",
    "BusinessAuthorityInput",
    "BusinessRegistration",
    "BusinessRegistrationInput",
    "CalendarSource",
    "CallEffect",
    "CallObject",
    "Campaign",
    "CampaignCounters",
    "CampaignFlags",
    "CampaignGuard",
    "CampaignGuardInput",
    "CampaignListItem",
    "CampaignOccurrence",
    "CampaignRecipient",
    "CampaignRegistration",
    "CampaignSeries",
    "CampaignState",
    "CampaignStateInput",
    "CampaignStatus",
    "CampaignTestMessage",
    "CampaignThroughput",
    "CampaignTotals",
    "CampaignUseCase",
    "CampaignUseCaseInput",
    "CampaignsCancelResult",
    "CampaignsCreateResult",
    "CampaignsDecideExperimentResult",
    "CampaignsDuplicateResult",
    "CampaignsGetResult",
    "CampaignsLaunchResult",
    "CampaignsListResult",
    "CampaignsPauseResult",
    "CampaignsPreflightResult",
    "CampaignsRecipientsResult",
    "CampaignsResumeResult",
    "CampaignsTestSendResult",
    "CampaignsUpdateResult",
    "CannedReply",
    "ChecklistStep",
    "ClickBucket",
    "ClickRule",
    "ClickRuleCount",
    "CohortPeriod",
    "CohortRow",
    "CommandApprovalsCancelResult",
    "CommandApprovalsDecideResult",
    "CommandApprovalsGetResult",
    "CommandApprovalsListResult",
    "CommandBatchResult",
    "CommandExecuteResult",
    "CommandHistoryResult",
    "CommandPlanResult",
    "CommandStatusResult",
    "CommandUndoResult",
    "ComplianceCheckSendResult",
    "ComplianceConsentExpiryResult",
    "ComplianceExportResult",
    "ComplianceFrequencyCapResult",
    "ComplianceQuietHoursResult",
    "ComplianceRegisterBrandResult",
    "ComplianceRegisterCampaignResult",
    "ComplianceRegisterTollFreeResult",
    "ComplianceRegistrationsResult",
    "ComplianceSetupStatusResult",
    "ComplianceSuppressResult",
    "ComplianceVerifyLedgerResult",
    "Composer",
    "ComposerReview",
    "ConsentEntry",
    "ConsentMethod",
    "ConsentMethodInput",
    "ConsentStatus",
    "ConsentStatusInput",
    "Contact",
    "ContactConsent",
    "ContactList",
    "ContactsConsentHistoryResult",
    "ContactsForgetResult",
    "ContactsGetResult",
    "ContactsImportResult",
    "ContactsListResult",
    "ContactsMergeResult",
    "ContactsOptInResult",
    "ContactsOptOutResult",
    "ContactsRecordRelationshipResult",
    "ContactsRequestOptInResult",
    "ContactsTimelineResult",
    "ContactsUpsertResult",
    "ContentFinding",
    "Conversation",
    "ConversationFilter",
    "ConversationFilterInput",
    "ConversationMessage",
    "ConversationNote",
    "ConversationState",
    "ConversationStateInput",
    "Conversion",
    "ConversionCorrection",
    "ConversionRefund",
    "CreditEntry",
    "Customer",
    "DailyLimit",
    "DashboardActivityResult",
    "DashboardAlertsResult",
    "DashboardChecklistResult",
    "DashboardDismissAlertResult",
    "DashboardSummaryResult",
    "Decision",
    "DeliverabilityRow",
    "DeliveryAttempt",
    "DimensionDefinition",
    "DiscoveredSkill",
    "DnsRecord",
    "DuplicateCluster",
    "DuplicateContact",
    "Encoding",
    "ErrorCodes",
    "ErrorCodesInput",
    "ErrorGroup",
    "EventError",
    "EventType",
    "EventTypeInput",
    "ExcludedGroup",
    "ExpectedEffect",
    "Experiment",
    "ExperimentInput",
    "ExperimentInputInput",
    "ExperimentState",
    "ExperimentVariant",
    "ExperimentVariantInput",
    "ExperimentVariantInputInput",
    "FailingWork",
    "Finding",
    "FrequencyCap",
    "FunnelStep",
    "GateResult",
    "HoldOut",
    "HourRate",
    "HygieneDuplicatesResult",
    "HygieneInvalidContactsResult",
    "HygieneLookupResult",
    "HygienePolicy",
    "HygienePolicyRule",
    "HygieneRule",
    "HygieneRuleInput",
    "HygieneScan",
    "HygieneScanResult",
    "HygieneScanStatusResult",
    "HygieneSetPolicyResult",
    "HygieneSuppressInvalidResult",
    "ImportAttributeTypes",
    "ImportConsent",
    "ImportConsentInput",
    "ImportConsentWithheld",
    "ImportDroppedValue",
    "ImportRejection",
    "ImportRow",
    "InboundEffect",
    "InboundFile",
    "InboundMedia",
    "InboundReview",
    "InboxAddNoteResult",
    "InboxAssignResult",
    "InboxBulkResult",
    "InboxCannedRepliesResult",
    "InboxCreateCannedReplyResult",
    "InboxDeleteCannedReplyResult",
    "InboxGetResult",
    "InboxListResult",
    "InboxMarkReadResult",
    "InboxMatch",
    "InboxNotesResult",
    "InboxReplyResult",
    "InboxSearchResult",
    "InboxSetStateResult",
    "InboxStats",
    "InboxUpdateCannedReplyResult",
    "InsightsAnomaliesResult",
    "InsightsBestTimeResult",
    "InsightsExplainAudienceResult",
    "InsightsExplainMessageResult",
    "InsightsRecommendationsResult",
    "InvalidContact",
    "InvalidEvidence",
    "InvalidReason",
    "InvalidReasonInput",
    "JobStep",
    "Journey",
    "JourneyAmountRange",
    "JourneyDocument",
    "JourneyDocumentEdge",
    "JourneyDocumentEdgeInput",
    "JourneyDocumentEdgeInputInput",
    "JourneyDocumentInput",
    "JourneyDocumentInputInput",
    "JourneyDocumentNode",
    "JourneyDocumentNodeInput",
    "JourneyEdge",
    "JourneyEdgeCondition",
    "JourneyEdgeKind",
    "JourneyEdgeKindInput",
    "JourneyEnrollment",
    "JourneyEnrollmentState",
    "JourneyEnrollmentStateInput",
    "JourneyEntersNow",
    "JourneyEntry",
    "JourneyEntryCall",
    "JourneyEntryConversion",
    "JourneyEntryConversionInput",
    "JourneyEntryDate",
    "JourneyEntryEvent",
    "JourneyEntryEventInput",
    "JourneyEntryInput",
    "JourneyEntryList",
    "JourneyEntryListInput",
    "JourneyEntryOptIn",
    "JourneyEntryOptInInput",
    "JourneyEntrySchedule",
    "JourneyEntryScheduleInput",
    "JourneyEntrySegment",
    "JourneyEntrySegmentInput",
    "JourneyEntryTag",
    "JourneyEntryTagInput",
    "JourneyEntryUpdate",
    "JourneyEntryUpdateInput",
    "JourneyExistingContacts",
    "JourneyExistingContactsInput",
    "JourneyExitConversion",
    "JourneyExitConversionInput",
    "JourneyExitCriterion",
    "JourneyExitCriterionInput",
    "JourneyExitEvent",
    "JourneyExitEventInput",
    "JourneyExitReply",
    "JourneyExitRules",
    "JourneyExitRulesInput",
    "JourneyFinding",
    "JourneyMove",
    "JourneyNode",
    "JourneyNodeConfig",
    "JourneyNodeConfigInput",
    "JourneyNodeDelay",
    "JourneyNodeDelayInput",
    "JourneyNodeDelayUntil",
    "JourneyNodeDelayUntilInput",
    "JourneyNodeExit",
    "JourneyNodeGoal",
    "JourneyNodeRandomSplit",
    "JourneyNodeRandomSplitInput",
    "JourneyNodeSend",
    "JourneyNodeSendInput",
    "JourneyNodeSplit",
    "JourneyNodeSplitInput",
    "JourneyNodeStats",
    "JourneyNodeTag",
    "JourneyNodeTagInput",
    "JourneyNodeUpdateContact",
    "JourneyNodeUpdateContactInput",
    "JourneyNodeWaitFor",
    "JourneyNodeWaitForInput",
    "JourneyNodeWebhook",
    "JourneyNodeWebhookInput",
    "JourneyReentry",
    "JourneyReentryInput",
    "JourneyRejection",
    "JourneyResults",
    "JourneySavedValue",
    "JourneySendWindow",
    "JourneySimulatedContact",
    "JourneySimulatedContactInput",
    "JourneySimulatedEvent",
    "JourneySimulatedEventInput",
    "JourneySimulatedMessage",
    "JourneySimulatedResponse",
    "JourneySimulatedResponseInput",
    "JourneySplitState",
    "JourneySplitWinner",
    "JourneySplitWinnerInput",
    "JourneyState",
    "JourneyStateInput",
    "JourneyStep",
    "JourneyVariant",
    "JourneyVariantStats",
    "JourneyVariantTally",
    "JourneyWaitBranch",
    "JourneyWaitBranchInput",
    "JourneyWebhookSigning",
    "JourneysCreateResult",
    "JourneysDecideSplitResult",
    "JourneysDeleteResult",
    "JourneysDuplicateResult",
    "JourneysEdgesCreateResult",
    "JourneysEdgesDeleteResult",
    "JourneysEdgesListResult",
    "JourneysEnrollResult",
    "JourneysEnrollmentsResult",
    "JourneysExportResult",
    "JourneysGetResult",
    "JourneysImportResult",
    "JourneysListResult",
    "JourneysMoveEnrollmentsResult",
    "JourneysMovesResult",
    "JourneysNodesCreateResult",
    "JourneysNodesDeleteResult",
    "JourneysNodesUpdateResult",
    "JourneysPublishResult",
    "JourneysRotateWebhookSecretResult",
    "JourneysSetStateResult",
    "JourneysSimulateResult",
    "JourneysStatsResult",
    "JourneysUnenrollResult",
    "JourneysUpdateResult",
    "JourneysValidateResult",
    "KeyMode",
    "KeyModeInput",
    "Link",
    "LinkDomainFinding",
    "LinksCreateResult",
    "LinksDisableResult",
    "LinksListResult",
    "LinksSetDomainResult",
    "LinksStatsResult",
    "LinksUpdateResult",
    "ListKind",
    "ListKindInput",
    "ListMember",
    "ListsAddContactsResult",
    "ListsCreateResult",
    "ListsDeleteResult",
    "ListsListResult",
    "ListsMembersResult",
    "ListsRemoveContactsResult",
    "McpTool",
    "MeasureComparison",
    "MeasureDefinition",
    "MeasureDimension",
    "MeasureDimensionInput",
    "MeasureFilter",
    "MeasureFilterInput",
    "MeasureGroup",
    "MeasureInterval",
    "MeasureIntervalInput",
    "MeasureName",
    "MeasureNameInput",
    "MeasurePoint",
    "MeasureSeries",
    "MeasureTotals",
    "MeasureUnit",
    "MediaFallback",
    "MediaFallbackInput",
    "MediaFile",
    "Message",
    "MessageEvent",
    "MessageState",
    "MessageStateInput",
    "MessagesCancelResult",
    "MessagesGetResult",
    "MessagesListResult",
    "MessagesPreviewResult",
    "MessagesRetryResult",
    "MessagesReviewResult",
    "MessagesReviewsResult",
    "MessagesSendResult",
    "MessagesSetSmartEncodingResult",
    "MessagesSimulateInboundResult",
    "MetricsCatalogResult",
    "MetricsDeliverabilityResult",
    "MetricsQueryResult",
    "MetricsSystemResult",
    "MoneySum",
    "NamedPeriod",
    "NamedPeriodInput",
    "Need",
    "NextAction",
    "NextCursor",
    "NumberAssignmentState",
    "OutboxItem",
    "Outcome",
    "OutcomeArm",
    "OutcomeComparison",
    "OutcomeMethods",
    "OutcomeValueRule",
    "OutcomeValueRuleInput",
    "OutcomesArchiveResult",
    "OutcomesDefineResult",
    "OutcomesHoldOutResult",
    "OutcomesListResult",
    "OutcomesResultsResult",
    "OutcomesSetHoldOutResult",
    "OutcomesUpdateResult",
    "PartnerConfigureWebhookResult",
    "PartnerCreateCustomerKeyResult",
    "PartnerCreateCustomerResult",
    "PartnerGrantCreditsResult",
    "PartnerListCustomersResult",
    "PartnerOutboxListResult",
    "PartnerOutboxReplayResult",
    "PartnerProcessOutboxResult",
    "PartnerRegisterResult",
    "PartnerRotateWebhookSecretResult",
    "PartnerSendResult",
    "PartnerSetChildPausedResult",
    "PartnerSetupStatusResult",
    "PeriodComparison",
    "PeriodComparisonInput",
    "PeriodTotals",
    "Permission",
    "PermissionInput",
    "PhoneNumbersAcquireResult",
    "PhoneNumbersAssignResult",
    "PhoneNumbersEnsureDefaultResult",
    "PhoneNumbersHealthResult",
    "PhoneNumbersListResult",
    "PhoneNumbersReleaseResult",
    "PhoneNumbersSearchResult",
    "PlanJob",
    "PlanStep",
    "Program",
    "ProgramConsent",
    "ProgramCreateResult",
    "ProgramFinding",
    "ProgramGetResult",
    "ProgramKeywords",
    "ProgramKeywordsInput",
    "ProgramListResult",
    "ProgramTermsResult",
    "ProgramUpdateResult",
    "ProgramValidateResult",
    "ProgramVersion",
    "Purpose",
    "PurposeInput",
    "QuietHours",
    "ReasonCount",
    "RecipientResponse",
    "RecipientResponseInput",
    "RecipientResult",
    "RecipientResultInput",
    "Recommendation",
    "RecordedEvent",
    "Recurrence",
    "RecurrenceInput",
    "RefundTotal",
    "Registration",
    "RegistrationDrift",
    "RegistrationFinding",
    "RegistrationKind",
    "RegistrationKindInput",
    "RegistrationRejection",
    "RegistrationStatus",
    "RegistrationStatusInput",
    "Relationship",
    "RelationshipInput",
    "RelationshipInputInput",
    "RelationshipKind",
    "RelationshipKindInput",
    "Report",
    "ReportFormat",
    "ReportFormatInput",
    "ReportKind",
    "ReportKindInput",
    "ReportSchedule",
    "ReportsCreateResult",
    "ReportsGetResult",
    "ReportsListResult",
    "ReportsScheduleResult",
    "ReportsUnscheduleResult",
    "ResponderRow",
    "ResponseRow",
    "Revenue",
    "ReviewDecision",
    "ReviewDecisionInput",
    "Running",
    "RunningCampaign",
    "RunningJob",
    "RunningJourney",
    "ScanEstimate",
    "Segment",
    "SegmentDuration",
    "SegmentDurationInput",
    "SegmentField",
    "SegmentFunnelStep",
    "SegmentMember",
    "SegmentOperator",
    "SegmentOperatorInput",
    "SegmentPropertyCondition",
    "SegmentPropertyConditionInput",
    "SegmentRule",
    "SegmentRuleAnd",
    "SegmentRuleAndInput",
    "SegmentRuleClick",
    "SegmentRuleClickInput",
    "SegmentRuleConsent",
    "SegmentRuleConsentInput",
    "SegmentRuleConversion",
    "SegmentRuleConversionInput",
    "SegmentRuleConversionSum",
    "SegmentRuleConversionSumInput",
    "SegmentRuleEvent",
    "SegmentRuleEventInput",
    "SegmentRuleEventSum",
    "SegmentRuleEventSumInput",
    "SegmentRuleField",
    "SegmentRuleFieldInput",
    "SegmentRuleInHoldOut",
    "SegmentRuleInput",
    "SegmentRuleList",
    "SegmentRuleMessage",
    "SegmentRuleMessageInput",
    "SegmentRuleNot",
    "SegmentRuleNotInput",
    "SegmentRuleOr",
    "SegmentRuleOrInput",
    "SegmentRuleRandomBucket",
    "SegmentRuleReply",
    "SegmentRuleReplyInput",
    "SegmentRuleSegment",
    "SegmentRuleSegmentChange",
    "SegmentRuleSegmentChangeInput",
    "SegmentRuleTag",
    "SegmentTracking",
    "SegmentUse",
    "SegmentVersion",
    "SegmentsCreateResult",
    "SegmentsDeleteResult",
    "SegmentsFieldsResult",
    "SegmentsGetResult",
    "SegmentsListResult",
    "SegmentsMembersResult",
    "SegmentsPreviewResult",
    "SegmentsUpdateResult",
    "SenderNumber",
    "SeriesRecurrence",
    "SkillCapability",
    "SmartEncoding",
    "SmartEncodingInput",
    "Source",
    "SourceStatsRow",
    "SourceVersion",
    "SourcesArchiveResult",
    "SourcesCreateResult",
    "SourcesGetResult",
    "SourcesListResult",
    "SourcesStatsResult",
    "SourcesUpdateResult",
    "SpendingLimits",
    "StepEffect",
    "StepError",
    "StepInput",
    "StepInputInput",
    "StepUndo",
    "StockExchange",
    "StockExchangeInput",
    "SubmissionStatus",
    "Tag",
    "TagTarget",
    "TagTargetInput",
    "TagsAssignResult",
    "TagsCreateResult",
    "TagsDeleteResult",
    "TagsListResult",
    "TagsMergeResult",
    "TagsUnassignResult",
    "Template",
    "TemplateFinding",
    "TemplateState",
    "TemplateStateInput",
    "TemplateVariable",
    "TemplateVersion",
    "TemplatesCreateResult",
    "TemplatesDeleteResult",
    "TemplatesGetResult",
    "TemplatesListResult",
    "TemplatesRenderResult",
    "TemplatesSetStateResult",
    "TemplatesUpdateResult",
    "TestKeyUse",
    "TextEncoding",
    "TimelineConsent",
    "TimelineConversion",
    "TimelineEvent",
    "TimelineList",
    "TimelineMessageIn",
    "TimelineMessageOut",
    "TimelineTag",
    "Timestamp",
    "TimestampInput",
    "TollFreeContact",
    "TollFreeOptIn",
    "TollFreeOptInInput",
    "TollFreeStatus",
    "TollFreeUseCase",
    "TollFreeUseCaseInput",
    "TollFreeVerification",
    "TollFreeVolume",
    "TollFreeVolumeInput",
    "UsageRow",
    "Utm",
    "VariantCounters",
    "VariantPreflight",
    "VariantResults",
    "Warning",
    "Warnings",
    "WasDryRun",
    "WasReplayed",
    "WebhookEndpoint",
    "WeekStart",
    "WeekStartInput",
    "Weekday",
    "WeekdayInput",
    "WinnerSettings",
    "WinnerSettingsInput",
    "WinnerSettingsInputInput",
]


class Account(TypedDict):
    """The account of the calling key."""

    id: str
    """ID of the account."""
    kind: Literal["tenant", "partner", "customer"] | str
    """Kind of the account."""
    name: str
    """Name of the account."""
    state: Literal["active", "payment_hold", "suspended", "closed"] | str
    """State of the account."""
    default_country: str
    """Country (ISO 3166-1 alpha-2) of phone numbers without a country code."""
    created_at: Timestamp
    calendar: NotRequired[AccountCalendar]


class ApiKey(TypedDict):
    """An API key without its secret."""

    id: str
    """ID of the key."""
    name: str
    """Name of the key."""
    fingerprint: str
    """First 12 hexadecimal digits of the stored digest."""
    mode: KeyMode
    error_codes: ErrorCodes
    permissions: List[Permission]
    """What the key may do."""
    created_at: Timestamp
    expires_at: Timestamp | None
    """Time the key expires; null: never."""
    revoked_at: Timestamp | None
    """Time the key was revoked; null while it is valid."""
    last_used_at: Timestamp | None
    """Time of the last call; it can lag behind. Null before the first call."""
    approval: List[ApprovalPolicy]
    """Calls of the key that wait for a person."""


class Attribution(TypedDict):
    """A message that a conversion is credited to."""

    kind: Literal["click", "delivery"] | str
    """Whether the message was clicked or only delivered."""
    message_id: str
    """ID of the message."""
    campaign_id: str | None
    """ID of the campaign of the message; null for a single message and a message of a journey."""
    journey_id: str | None
    """ID of the journey that sent the message; null without one."""
    link_id: str | None
    """ID of the link that was clicked; null for a delivery."""
    touched_at: Timestamp
    share: float
    """Part of the conversion that is credited to the message, from 0 to 1."""
    value_minor: int | None
    """Value that is credited, in the minor unit of the currency; null for a conversion without a
    value.
    """
    rule: str
    """Model, kind of touch and window that applied, such as `last_delivery_24h`."""


class Audience(TypedDict):
    """Contacts in any part of `include` and in no part of `exclude`."""

    include: AudiencePart
    exclude: NotRequired[AudiencePart]


class AudienceInput(TypedDict):
    """Contacts in any part of `include` and in no part of `exclude`."""

    include: AudiencePartInput
    exclude: NotRequired[AudiencePartInput]


class AudiencePart(TypedDict):
    """Contacts in any of these."""

    all: NotRequired[bool]
    """Every contact."""
    list_ids: NotRequired[List[str]]
    """IDs of lists."""
    tag_ids: NotRequired[List[str]]
    """IDs of tags."""
    segment_ids: NotRequired[List[str]]
    """IDs of segments, at most 20."""
    contact_ids: NotRequired[List[str]]
    """IDs of contacts."""


class AudiencePartInput(TypedDict):
    """Contacts in any of these."""

    all: NotRequired[bool]
    """Every contact."""
    list_ids: NotRequired[SequenceNotStr[str]]
    """IDs of lists."""
    tag_ids: NotRequired[SequenceNotStr[str]]
    """IDs of tags."""
    segment_ids: NotRequired[SequenceNotStr[str]]
    """IDs of segments, at most 20."""
    contact_ids: NotRequired[SequenceNotStr[str]]
    """IDs of contacts."""


class AudiencePartSummary(TypedDict):
    """Contacts in any of these. `campaigns.get` shows the IDs of the contacts."""

    all: NotRequired[bool]
    """Every contact."""
    list_ids: NotRequired[List[str]]
    """IDs of lists."""
    tag_ids: NotRequired[List[str]]
    """IDs of tags."""
    segment_ids: NotRequired[List[str]]
    """IDs of segments, at most 20."""
    contact_count: int
    """Number of contacts that the part names by ID."""


class AudienceSummary(TypedDict):
    """An audience with the number of its named contacts instead of their IDs."""

    include: AudiencePartSummary
    exclude: NotRequired[AudiencePartSummary]


class AuditEntry(TypedDict):
    """One mutating call. Its hash covers the previous entry. `seq` and `hash` are null until the
    entry is appended to the chain.
    """

    id: str
    """ID of the entry."""
    seq: int | None
    """Position in the hash chain."""
    sealed: bool
    """Whether the entry is part of the hash chain."""
    at: Timestamp
    skill: str
    """Name of the skill."""
    actor: str
    """Key that made the call."""
    outcome: str
    """`ok`, or the error code."""
    params_hash: str
    """HMAC-SHA256 of the params in canonical JSON, keyed with a secret of the service so that phone
    numbers cannot be found by trial. Equal params have equal hashes. Older entries have a plain
    SHA-256.
    """
    hash: str | None
    """SHA-256 of the entry and of the hash before it."""
    prev_hash: str | None
    """Hash of the entry before; null for the first."""
    rule_id: str | None
    """Automation rule that made the call with the key; null for other calls."""


class AvailableNumber(TypedDict):
    """A number that is available."""

    phone: str
    """Phone number in E.164."""
    country: str
    """Country (ISO 3166-1 alpha-2)."""
    type: Literal["long_code", "toll_free", "short_code"] | str
    """Type of the number."""
    carrier: str
    """Carrier that hosts the number."""
    credits: int
    """Price of the number in credits."""


class Balance(TypedDict):
    """The credits of an account."""

    available: int
    """Credits you can spend now."""
    held: int
    """Credits held for running campaigns."""
    posted: int
    """Sum of all credit entries: available plus held."""


class BehavioralEvent(TypedDict):
    """Something that a contact did."""

    contact_id: NotRequired[str]
    """ID of the contact. Provide one of `contact_id`, `phone` and `contact_external_id`."""
    phone: NotRequired[str]
    """Phone number of the contact, in any common notation."""
    contact_external_id: NotRequired[str]
    """Your own ID of the contact."""
    name: str
    """Name of the event, such as `order.paid`: 1 to 64 of a-z, 0-9, dot, underscore and hyphen,
    starting with a letter.
    """
    properties: NotRequired[Dict[str, object]]
    """Details of the event, at most 50. A value is a string of up to 500 characters, a number, a
    boolean, null or a list. A list contains at most 50 such values, or at most 50 flat objects of
    at most 20 fields, such as the lines of a cart. An event has at most 500 values in all. Write
    times in RFC 3339. Default: none.
    """
    occurred_at: NotRequired[str]
    """Time of the event (RFC 3339), at most five minutes in the future and within the retention of
    events. Default: now.
    """
    external_id: NotRequired[str]
    """Your own ID of the event. An account records each ID once."""


class BehavioralEventInput(TypedDict):
    """Something that a contact did."""

    contact_id: NotRequired[str]
    """ID of the contact. Provide one of `contact_id`, `phone` and `contact_external_id`."""
    phone: NotRequired[str]
    """Phone number of the contact, in any common notation."""
    contact_external_id: NotRequired[str]
    """Your own ID of the contact."""
    name: str
    """Name of the event, such as `order.paid`: 1 to 64 of a-z, 0-9, dot, underscore and hyphen,
    starting with a letter.
    """
    properties: NotRequired[Mapping[str, object]]
    """Details of the event, at most 50. A value is a string of up to 500 characters, a number, a
    boolean, null or a list. A list contains at most 50 such values, or at most 50 flat objects of
    at most 20 fields, such as the lines of a cart. An event has at most 500 values in all. Write
    times in RFC 3339. Default: none.
    """
    occurred_at: NotRequired[str]
    """Time of the event (RFC 3339), at most five minutes in the future and within the retention of
    events. Default: now.
    """
    external_id: NotRequired[str]
    """Your own ID of the event. An account records each ID once."""


class Brand(TypedDict):
    """A 10DLC brand: the company that sends."""

    id: str
    """ID of the brand."""
    status: BrandStatus
    identity_status: BrandIdentityStatus
    vetting_score: int | None
    """Vetting score, which determines the throughput."""
    rejection: RegistrationRejection | None
    """Reason for the rejection."""
    reference_id: str | None
    """Your own ID. Each ID has one registration."""
    attempt: int
    """Number of submissions."""
    entity_type: BrandEntityType
    display_name: str
    """Name that customers know."""
    legal_name: str
    """Legal name, as in the records of the IRS."""
    ein: str | None
    """Tax number (EIN)."""
    alt_business_id: str | None
    """Other business number, such as a DUNS number."""
    alt_business_id_type: AltBusinessIdType
    stock_symbol: str | None
    """Stock symbol of a listed company."""
    stock_exchange: StockExchange | None
    """Stock exchange of a public company; null for others."""
    vertical: BrandVertical
    website: str | None
    """Website that reviewers check."""
    address: BrandAddress
    contact: BrandContact
    is_reseller: bool
    """Whether the brand sends on behalf of other companies."""
    brand_relationship: BrandRelationship
    mock: bool
    """Whether this is a mock brand, which is never shared with carriers."""
    campaign_verify_token: NotRequired[str | None]
    """Token of Campaign Verify."""
    submitted_at: Timestamp | None
    """Time the registry accepted the submission."""
    created_at: Timestamp
    updated_at: Timestamp


class BrandAddress(TypedDict):
    """The address of a brand."""

    street: str
    """Street and number."""
    city: str
    """City."""
    state: str
    """Two-letter state code in the United States."""
    postal_code: str
    """Postal code."""
    country: str
    """Country (ISO 3166-1 alpha-2)."""


class BrandContact(TypedDict):
    """The contact person of a brand."""

    email: str
    """Email address."""
    phone: str
    """Phone number (E.164)."""
    first_name: str | None
    """First name of a sole proprietor; null for other brands."""
    last_name: str | None
    """Last name of a sole proprietor; null for other brands."""
    mobile_phone: str | None
    """Phone number of a sole proprietor that receives the confirmation code."""
    business_contact_email: str | None
    """Email address that a listed company uses to confirm its identity (Auth+)."""


class BusinessRegistration(TypedDict):
    """Business registration of a company."""

    number: str
    """Number as issued by the authority."""
    authority: BusinessAuthority
    country: str
    """Country (ISO 3166-1 alpha-2)."""


class BusinessRegistrationInput(TypedDict):
    """Business registration of a company."""

    number: str
    """Number as issued by the authority."""
    authority: BusinessAuthorityInput
    country: str
    """Country (ISO 3166-1 alpha-2)."""


class Campaign(TypedDict):
    """A message to an audience."""

    id: str
    """ID of the campaign."""
    name: str
    """Name of the campaign."""
    state: CampaignState
    """State of the campaign."""
    state_reason: str | None
    """Why the campaign is paused: `caller`, `balance`, `daily_spend_limit`, `campaign_spend_limit`,
    `content`, `account_state`, `no_sending_number`, or `opt_out_rate` or `failure_rate` followed by
    the figures.
    """
    phase: Literal["testing", "waiting_for_decision", "remainder", None] | str
    """Phase of an experiment with a winner: `testing`, `waiting_for_decision` or `remainder`; null
    otherwise.
    """
    purpose: Purpose
    body: str | None
    """Text with variables."""
    template_id: str | None
    """ID of the template; null without a template."""
    template_version: int | None
    """Version of the template that is sent; null without a template."""
    audience: Audience
    number_id: str | None
    """ID of the sending number."""
    program_id: str | None
    """ID of the program whose numbers send the campaign, instead of one number."""
    send_at: Timestamp | None
    """Time at which sending starts; null: at launch."""
    local_time: str | None
    """Time of day at which each recipient gets the message, on the recipient's clock (`HH:MM`);
    null: as soon as possible.
    """
    recurrence: Recurrence | None
    """Schedule of a series; null for a single campaign."""
    series_id: str | None
    """ID of the series that created the campaign; null for a single campaign or a series."""
    throttle_per_minute: int | None
    """Maximum messages per minute; null: no limit."""
    smart_encoding: SmartEncoding | None
    """Smart encoding of the messages of this campaign. Null: the setting of the template, then the
    default of the account.
    """
    guard: CampaignGuard | None
    """Rates above which the campaign pauses by itself; null for a campaign that is not guarded."""
    shorten_links: bool | None
    """Whether links of the messages become short links. Null: the setting of the template."""
    media: NotRequired[List[MediaFile]]
    """Files of the messages, as they were checked; absent without any."""
    media_fallback: NotRequired[MediaFallback]
    """What is sent where media cannot be sent; absent when it was not set."""
    experiment: Experiment | None
    """Variants of the message and hold-out; null without an experiment."""
    version: int
    """Version; it grows with every change."""
    created_at: Timestamp
    updated_at: Timestamp
    launched_at: Timestamp | None
    """Time of the launch; null before it."""
    finished_at: Timestamp | None
    """Time the campaign ended; null until then."""


class CampaignCounters(TypedDict):
    """Progress of a campaign. At all times, audience = sent + excluded + canceled + failed +
    pending.
    """

    audience: int
    """Number of contacts in the audience."""
    pending: int
    """Recipients whose message has no result yet: not created, waiting or in flight."""
    in_flight: int
    """Pending messages that were submitted to the carrier and have no response yet."""
    sent: int
    """Messages accepted by the carrier."""
    delivered: int
    """Number of delivered messages."""
    undelivered: int
    """Number of messages that were not delivered."""
    unconfirmed: int
    """Number of messages without a final receipt."""
    failed: int
    """Messages rejected by the carrier or expired."""
    canceled: int
    """Number of canceled messages."""
    excluded: int
    """Number of contacts that got no message."""
    excluded_by_reason: Dict[str, int]
    """Number of excluded contacts for each reason."""
    waiting_by_reason: Dict[str, int]
    """Pending messages that wait for a later time, counted by reason: quiet_hours, local_time,
    daily_limit.
    """
    by_variant: List[VariantCounters]
    """Progress of each variant; empty without an experiment."""
    segments_sent: int
    """Number of segments sent."""
    credits_spent: int
    """Number of credits spent."""
    credits_held: int
    """Number of credits held for messages that are not sent yet."""


class CampaignFlags(TypedDict):
    """Content attributes that reviewers compare with the samples."""

    embedded_link: bool
    """Messages contain links."""
    embedded_phone: bool
    """Messages contain phone numbers."""
    number_pool: bool
    """The campaign uses more than 49 numbers."""
    age_gated: bool
    """Messages promote age-restricted products."""
    direct_lending: bool
    """Messages promote loans offered by the brand itself."""
    subscriber_opt_in: bool
    """Recipients opt in."""
    subscriber_opt_out: bool
    """Recipients can opt out."""
    subscriber_help: bool
    """Recipients get help."""


class CampaignGuard(TypedDict):
    """Rates above which a running campaign pauses by itself. After `campaigns.resume`, only
    messages that are sent from then on count.
    """

    max_opt_out_percent: float
    """Share of recipients who opt out above which the campaign pauses, in percent. Default: 5."""
    max_failure_percent: float
    """Share of messages that fail or are not delivered above which the campaign pauses, in percent.
    Default: 30.
    """
    min_sent: int
    """Messages in a final state before the rates are checked. Default: 200."""


class CampaignGuardInput(TypedDict):
    """Rates above which a running campaign pauses by itself."""

    max_opt_out_percent: NotRequired[float]
    """Share of recipients who opt out above which the campaign pauses, in percent. Default: 5."""
    max_failure_percent: NotRequired[float]
    """Share of messages that fail or are not delivered above which the campaign pauses, in percent.
    Default: 30.
    """
    min_sent: NotRequired[int]
    """Messages in a final state before the rates are checked. Default: 200."""


class CampaignListItem(TypedDict):
    """A campaign in a list."""

    id: str
    """ID of the campaign."""
    name: str
    """Name of the campaign."""
    state: CampaignState
    """State of the campaign."""
    state_reason: str | None
    """Why the campaign is paused: `caller`, `balance`, `content`, `account_state`,
    `no_sending_number`, or `opt_out_rate` or `failure_rate` followed by the figures.
    """
    phase: Literal["testing", "waiting_for_decision", "remainder", None] | str
    """Phase of an experiment with a winner: `testing`, `waiting_for_decision` or `remainder`; null
    otherwise.
    """
    purpose: Purpose
    body: str | None
    """Text with variables."""
    template_id: str | None
    """ID of the template; null without a template."""
    template_version: int | None
    """Version of the template that is sent; null without a template."""
    audience: AudienceSummary
    number_id: str | None
    """ID of the sending number."""
    program_id: str | None
    """ID of the program whose numbers send the campaign, instead of one number."""
    send_at: Timestamp | None
    """Time at which sending starts; null: at launch."""
    local_time: str | None
    """Time of day at which each recipient gets the message, on the recipient's clock (`HH:MM`);
    null: as soon as possible.
    """
    recurrence: Recurrence | None
    """Schedule of a series; null for a single campaign."""
    series_id: str | None
    """ID of the series that created the campaign; null for a single campaign or a series."""
    throttle_per_minute: int | None
    """Maximum messages per minute; null: no limit."""
    smart_encoding: SmartEncoding | None
    """Smart encoding of the messages of this campaign. Null: the setting of the template, then the
    default of the account.
    """
    guard: CampaignGuard | None
    """Rates above which the campaign pauses by itself; null for a campaign that is not guarded."""
    shorten_links: bool | None
    """Whether links of the messages become short links. Null: the setting of the template."""
    media: NotRequired[List[MediaFile]]
    """Files of the messages, as they were checked; absent without any."""
    media_fallback: NotRequired[MediaFallback]
    """What is sent where media cannot be sent; absent when it was not set."""
    version: int
    """Version; it grows with every change."""
    created_at: Timestamp
    updated_at: Timestamp
    launched_at: Timestamp | None
    """Time of the launch; null before it."""
    finished_at: Timestamp | None
    """Time the campaign ended; null until then."""


class CampaignOccurrence(TypedDict):
    """One occurrence of a series."""

    occurrence_at: Timestamp
    """Time of the occurrence."""
    outcome: Literal["started", "skipped"] | str
    """Whether a campaign was started."""
    campaign_id: str | None
    """ID of the started campaign; null when the occurrence was skipped."""
    blockers: List[Finding]
    """Why the occurrence was skipped."""
    missed: int
    """Earlier occurrences that passed while no worker ran; no campaign is created for them."""


class CampaignRecipient(TypedDict):
    """The send decision for one contact."""

    contact_id: str
    """ID of the contact."""
    outcome: Literal["accepted", "excluded", "canceled"] | str
    """What happened to the message to this contact. `canceled`: the campaign was canceled before it
    reached the contact.
    """
    reason: str | None
    """Reason for the exclusion; `campaign_canceled` with the outcome `canceled`; null when the
    message was accepted.
    """
    variant: str | None
    """Name of the variant; null without one."""
    message_id: str | None
    """ID of the message."""
    status: MessageState | None
    """Delivery status of the message."""
    result: RecipientResult
    phone: str | None
    """Phone number (E.164); null when the contact was erased."""
    segments: int | None
    """Segments of the message."""
    credits: int | None
    """Credits of the message; returned when it fails or is canceled."""
    rule_version: str | None
    """Rule pack of the decision."""
    decided_at: Timestamp


class CampaignSeries(TypedDict):
    """Progress of a series."""

    next_occurrence_at: Timestamp | None
    """Time of the next occurrence; null when there is none."""
    occurrences: List[CampaignOccurrence]
    """The latest occurrences, newest first."""


class CampaignRegistration(TypedDict):
    """A 10DLC campaign: what you send."""

    id: str
    """ID of the registration."""
    brand_id: str
    """ID of the brand."""
    program_id: str | None
    """ID of the program whose content is registered."""
    status: CampaignStatus
    submission_status: SubmissionStatus
    rejection: RegistrationRejection | None
    """Reason for the rejection."""
    reference_id: str | None
    """Your own ID. Each ID has one registration."""
    attempt: int
    """Number of submissions."""
    use_case: CampaignUseCase
    sub_use_cases: List[CampaignUseCase]
    """Use cases of a mixed campaign."""
    description: str
    """Who sends, who receives and why."""
    message_flow: str
    """Every way in which people opt in."""
    samples: List[str]
    """Sample messages, with variable parts in square brackets."""
    flags: CampaignFlags
    embedded_link_sample: str | None
    """Example of a link in the messages."""
    opt_in_keywords: List[str]
    """Keywords that opt in."""
    opt_out_keywords: List[str]
    """Keywords that opt out."""
    help_keywords: List[str]
    """Keywords that request help."""
    opt_in_message: str
    """Opt-in confirmation message."""
    opt_out_message: str
    """Opt-out confirmation message."""
    help_message: str
    """Reply to HELP."""
    privacy_url: str
    """URL of the privacy policy."""
    terms_url: str
    """URL of the terms and conditions."""
    auto_renewal: bool
    """Whether the registry renews the campaign automatically."""
    reseller_id: str | None
    """ID of the reseller at the registry."""
    throughput: CampaignThroughput | None
    """Throughput for the vetting score of the brand; null until the brand is verified."""
    submitted_at: Timestamp | None
    """Time the registry accepted the submission."""
    created_at: Timestamp
    updated_at: Timestamp


class CampaignTestMessageRefusal(TypedDict):
    """Why the message was refused; null when it was accepted."""

    reason: str
    """Reason of the gate, for example `no_consent`, or `unknown_contact`."""
    message: str
    """What happened and what to do next."""


class CampaignTestMessage(TypedDict):
    """The test message to one phone number."""

    to: str
    """Phone number (E.164), or as given when it cannot be read."""
    variant: str | None
    """Name of the variant; null without one."""
    message_id: str | None
    """ID of the message; null when it was refused."""
    state: Literal["queued", "scheduled", None] | str
    """State of the message; null when it was refused."""
    text: str | None
    """The message as this contact receives it; null when it could not be rendered."""
    credits: int
    """Number of credits spent."""
    refusal: CampaignTestMessageRefusal | None
    """Why the message was refused; null when it was accepted."""


_CampaignThroughputKeys = TypedDict("_CampaignThroughputKeys", {
    "class": "Literal[\"A\", \"B\", \"C\", \"D\", \"E\", \"F\", \"T\"] | str",
})


class CampaignThroughput(_CampaignThroughputKeys):
    """Throughput that carriers allow a registered campaign. It also has the key `class`: Message
    class at AT&T.
    """

    att_per_minute: int
    """AT&T limit in messages per minute for the campaign, across all its numbers."""
    tmobile_per_day: int
    """T-Mobile limit in segments per day for the brand. Resets at midnight Pacific time."""
    tmobile_today: DailyLimit
    """Usage of the T-Mobile limit today."""
    pack: str
    """Dated throughput table that the limits come from."""


class ChecklistStep(TypedDict):
    """One onboarding step."""

    id: str
    """ID of the step."""
    title: str
    """Title."""
    state: Literal["done", "todo", "optional"] | str
    """State of the step."""
    next_action: NextAction | None
    """The call that completes the step; null when it is done."""


class ClickBucket(TypedDict):
    """Clicks of one hour or day that had clicks."""

    at: Timestamp
    human: int
    """Clicks of people."""
    bot: int
    """Clicks of bots."""


class ClickRuleCount(TypedDict):
    """Clicks that one rule classified."""

    rule: ClickRule
    clicks: int
    """Number of clicks."""


class ConsentEntry(TypedDict):
    """One change of consent. Its hash covers the previous entry. `merged`: the consent of the
    number ended with a merge. `forgotten`: personal data in the entries was erased. `narrowed`: the
    contact opts out of this program only, and the opt-out in `evidence.narrows` no longer applies.
    `seq` and `hash` are null until the entry is appended to the chain.
    """

    id: str
    """ID of the entry."""
    contact_id: str | None
    """ID of the contact."""
    phone: str
    """Phone number in E.164."""
    status: Literal[
        "pending",
        "opted_in",
        "opted_out",
        "restored",
        "merged",
        "forgotten",
        "narrowed",
        "expired",
    ] | str
    """Consent after the entry. `restored`: a START ended the opt-out of a customer without
    marketing consent.
    """
    scope: str
    """ID of the program that the entry is limited to; `general` for consent to messages that no
    program sends; `all` for everything.
    """
    method: str
    """How the contact agreed."""
    source: str | None
    """Where the contact agreed or opted out."""
    source_url: str | None
    """Address of the page where the contact agreed."""
    disclosure_text_hash: str | None
    """SHA-256 of the text the contact agreed to."""
    evidence: Dict[str, object] | str | None
    """Proof, such as the ID of a form entry."""
    actor: str
    """Key that recorded the entry, `contact` when the contact sent a message, or `service` when the
    consent ended because of its age.
    """
    rule_id: str | None
    """ID of the rule that classified an incoming message as this change."""
    captured_at: Timestamp
    received_at: Timestamp
    sealed: bool
    """Whether the entry is part of the hash chain."""
    seq: int | None
    """Position in the hash chain."""
    hash: str | None
    """SHA-256 of the entry and of the hash before it."""
    prev_hash: str | None
    """Hash of the entry before; null for the first."""
    source_id: str | None
    """ID of the source where the contact opted in."""
    disclosure_version: int | None
    """Version of the source's disclosure text that was shown."""


class Contact(TypedDict):
    """A person with a phone number."""

    id: str
    """ID of the contact."""
    phone: str
    """Phone number (E.164)."""
    country: str
    """Country of the phone number (ISO 3166-1 alpha-2)."""
    external_id: str | None
    """Your own ID."""
    first_name: str | None
    """First name."""
    last_name: str | None
    """Last name."""
    email: str | None
    """Email address."""
    timezone: str | None
    """IANA time zone."""
    attributes: Dict[str, object]
    """Custom fields."""
    tags: List[str]
    """The tags of the contact."""
    consent: ContactConsent
    created_at: Timestamp
    updated_at: Timestamp
    version: int
    """Version of the contact's fields. Consent changes are recorded as consent entries instead."""


class ContactConsent(TypedDict):
    """Consent of a contact. Each program needs its own."""

    status: ConsentStatus
    """Consent to messages that no program sends."""
    method: str | None
    """How the contact agreed."""
    changed_at: Timestamp | None
    """Time of the last change; null without one."""
    suppressed: bool
    """Whether the number receives no messages at all, whatever the status, because it is suppressed
    directly or by a suppression list.
    """
    ended_programs: List[str]
    """IDs of programs that send no messages to the number; other programs still do, unless
    `suppressed` is true.
    """
    programs: List[ProgramConsent]
    """Consent to each program. A program that is not listed has none."""
    under_review_since: Timestamp | None
    """Arrival time of the oldest message that waits for `messages.review`. While it is set, the
    contact gets no marketing, whatever the status. Null when no message waits.
    """


class ContactList(TypedDict):
    """A static set of contacts."""

    id: str
    """ID of the list."""
    name: str
    """Name of the list."""
    kind: ListKind
    created_at: Timestamp
    count: NotRequired[int]
    """Number of members. Returned only by `lists.list`."""


class ContentFindingSpan(TypedDict):
    start: int
    """Position of the first character in the rendered message, in UTF-16 units."""
    end: int
    """Position after the last character, in UTF-16 units."""
    words: str
    """The words found."""


class ContentFinding(TypedDict):
    """Something in the content of a message that carriers or the law object to."""

    rule: str
    """Stable name of the rule, such as `marketing_as_transactional`, `public_shortener`,
    `placeholder`, `alcohol` or `under_age`.
    """
    severity: Literal["blocker", "warning"] | str
    """Severity. A `blocker` makes the content gate reject the message."""
    span: ContentFindingSpan | None
    """Where the rule matches. Null when something is missing."""
    explanation: str
    """What carriers or the law object to."""
    fix: str
    """How to fix it."""


class CreditEntry(TypedDict):
    """One entry of the credit account. It never changes."""

    id: str
    """ID of the entry."""
    kind: Literal[
        "starter",
        "topup",
        "grant",
        "send",
        "campaign",
        "registration",
        "refund",
        "adjustment",
        "lookup",
    ] | str
    """Kind of the entry."""
    amount: int
    """Number of credits; negative for spending."""
    ref: str
    """Reference of the entry, unique in the account."""
    campaign_id: str | None
    """ID of the campaign; null if the entry belongs to none."""
    message_id: str | None
    """ID of the message; null if the entry belongs to none."""
    note: str | None
    """Note by the author of the entry."""
    at: Timestamp


class Customer(TypedDict):
    """An end-customer of a partner."""

    external_ref: str
    """Your own ID of the end-customer."""
    customer_id: str
    """ID of the end-customer's account."""
    name: str
    """Name of the end-customer."""
    default_country: str
    """Country (ISO 3166-1 alpha-2) of phone numbers without a country code."""
    state: Literal["active", "payment_hold", "suspended", "closed"] | str
    """State of the end-customer."""
    paused: bool
    """Whether sending is paused."""
    paused_reason: str | None
    """Why the end-customer is paused; null while it is not."""
    number: str | None
    """Sending number of the end-customer."""
    balance: Balance
    low_balance_at: int | None
    """Balance threshold of `balance.low`."""
    created_at: Timestamp


class DailyLimit(TypedDict):
    """Daily T-Mobile limit of a registered company. A message counts unless a lookup in the last 30
    days assigned the number to another network.
    """

    brand_id: str
    """ID of the brand. Brands with the same tax number share the limit."""
    used: int
    """Segments submitted today that went, or may have gone, to T-Mobile."""
    limit: int
    """Segments per day for the vetting score of the brand."""
    resets_at: Timestamp
    """Time the limit resets: midnight Pacific time. Messages above the limit wait until then."""


class Decision(TypedDict):
    """Why the message was accepted: the result of each gate."""

    allow: bool
    """Whether the message may be sent."""
    gates: List[GateResult]
    """Result of every check, in order."""
    rule_pack: str
    """Rule pack of the decision."""
    auto_reply: NotRequired[str]
    """Keyword that this message answers."""
    rule: NotRequired[str | None]
    """ID of the rule that classified the keyword."""


class DeliveryAttempt(TypedDict):
    """One attempt to deliver an event."""

    at: Timestamp
    status: int | None
    """HTTP status; null when there was no response."""
    latency_ms: int
    """Milliseconds until the answer."""
    error: str | None
    """Why there was no response: blocked_url, blocked_address, dns_failed, unreachable,
    connect_timeout, connection_refused, connection_reset, tls_failed, timeout, invalid_request,
    invalid_response or connection_failed. Later versions may add codes.
    """
    response_excerpt: str | None
    """Beginning of the response body, with secrets removed."""


class DiscoveredSkill(TypedDict):
    """A skill that matches an intent."""

    skill: str
    """Name of the skill."""
    summary: str
    """What the skill does."""
    why: str
    """Which words of the query it matches."""
    score: float
    """Match with the query; 1 is the best."""
    effect: Literal["read", "write", "destructive", "billable"] | str
    """Effect of a call."""
    allowed: bool
    """Whether your key can call the skill."""


class DnsRecord(TypedDict):
    """A DNS record to set."""

    type: Literal["CNAME", "TXT"] | str
    """Type of the record."""
    name: str
    """Name of the record."""
    value: str
    """Value of the record."""


class DuplicateCluster(TypedDict):
    """Contacts that may be the same person."""

    match: Literal["email", "name"] | str
    """What the contacts have in common."""
    confidence: Literal["high", "low"] | str
    """How sure the match is."""
    value: str
    """Value that the contacts share."""
    size: int
    """Number of contacts in the cluster."""
    contacts: List[DuplicateContact]
    """The twenty oldest contacts."""


class DuplicateContact(TypedDict):
    """A contact of a cluster."""

    contact_id: str
    """ID of the contact."""
    phone: str
    """Phone number in E.164."""
    first_name: str | None
    """First name."""
    last_name: str | None
    """Last name."""
    email: str | None
    """Email address."""
    consent_status: ConsentStatus
    """Consent to marketing messages."""


class ErrorGroup(TypedDict):
    """Messages that were not delivered for one reason."""

    error_code: str | None
    """Error code of the carrier; null when the carrier gave none."""
    count: int
    """Number of messages with this error."""
    means: str
    """What the error code means."""
    helps: str | None
    """Remedy; null when none is known."""


class EventError(TypedDict):
    """Why an event was not recorded."""

    code: Literal[
        "contact_missing",
        "contact_not_found",
        "phone_invalid",
        "name_invalid",
        "name_reserved",
        "occurred_at_invalid",
        "occurred_at_out_of_range",
        "properties_invalid",
    ] | str
    """Why the event was not recorded, as a code."""
    field: Literal[
        "contact_id",
        "phone",
        "contact_external_id",
        "name",
        "occurred_at",
        "properties",
    ] | str
    """Field of the event to change."""
    message: str
    """What to change."""


class ExcludedGroup(TypedDict):
    """Contacts of an audience that were excluded for one reason."""

    reason: str
    """Reason for the exclusion, as a code."""
    count: int
    """Number of excluded contacts."""
    means: str
    """What the reason means."""
    helps: str | None
    """Remedy; null when there is none."""
    sample_contact_ids: List[str]
    """IDs of sample contacts."""
    next_actions: List[NextAction]
    """Calls that help."""


class Experiment(TypedDict):
    """Versions of the message to compare, and contacts that receive none."""

    variants: List[ExperimentVariant]
    """Versions of the message."""
    hold_out_percent: int
    """Share of the contacts that receive no message, in percent, to measure what the campaign adds.
    Default: 0.
    """
    test_percent: int
    """Share of the other contacts that the variants are tested on, in percent. A value below 100
    needs `winner`. Default: 100.
    """
    seed: str
    """Seed of the assignment. Campaigns with the same seed hold out the same contacts. Default: the
    ID of the campaign.
    """
    winner: WinnerSettings | None
    """How the variant for the remaining contacts is chosen; null: each contact receives its
    variant.
    """


class ExperimentInput(TypedDict):
    """Versions of the message to compare, and contacts that receive none."""

    variants: List[ExperimentVariantInput]
    """Versions of the message."""
    hold_out_percent: NotRequired[int]
    """Share of the contacts that receive no message, in percent, to measure what the campaign adds.
    Default: 0.
    """
    test_percent: NotRequired[int]
    """Share of the other contacts that the variants are tested on, in percent. A value below 100
    needs `winner`. Default: 100.
    """
    seed: NotRequired[str]
    """Seed of the assignment. Campaigns with the same seed hold out the same contacts. Default: the
    ID of the campaign.
    """
    winner: NotRequired[WinnerSettingsInput]


class ExperimentInputInput(TypedDict):
    """Versions of the message to compare, and contacts that receive none."""

    variants: Sequence[ExperimentVariantInputInput]
    """Versions of the message."""
    hold_out_percent: NotRequired[int]
    """Share of the contacts that receive no message, in percent, to measure what the campaign adds.
    Default: 0.
    """
    test_percent: NotRequired[int]
    """Share of the other contacts that the variants are tested on, in percent. A value below 100
    needs `winner`. Default: 100.
    """
    seed: NotRequired[str]
    """Seed of the assignment. Campaigns with the same seed hold out the same contacts. Default: the
    ID of the campaign.
    """
    winner: NotRequired[WinnerSettingsInputInput]


class ExperimentState(TypedDict):
    """Progress of an experiment."""

    phase: Literal["testing", "waiting_for_decision", "remainder", None] | str
    """`testing` until all test messages are submitted, `waiting_for_decision`, then `remainder`;
    null before the launch or without a winner to choose.
    """
    decide_at: Timestamp | None
    """Time of the decision; null until the test messages are submitted."""
    decided_at: Timestamp | None
    """Time of the decision; null before it."""
    winner: str | None
    """Name of the variant that won; null without a winner."""
    sent_variant: str | None
    """Name of the variant that the remaining contacts receive; null before the decision or when
    they receive nothing.
    """
    p_value: float | None
    """Probability of such a difference between equal variants, adjusted for the number of variants;
    null before the decision, with too few recipients, or for a chosen variant.
    """
    reason: Literal[
        "significant",
        "no_significant_difference",
        "too_few_recipients",
        "chosen",
        None,
    ] | str
    """Why there is a winner or none; `chosen` by `campaigns.decideExperiment`; null before the
    decision.
    """


class ExperimentVariant(TypedDict):
    """One version of the message."""

    name: str
    """Name of the variant."""
    body: str | None
    """Message text with variables; null with a template."""
    template_id: str | None
    """ID of the template; null without one."""
    template_version: int | None
    """Version of the template that is sent; null before the launch or without a template."""
    media: NotRequired[List[MediaFile]]
    """Files of the variant, instead of those of the campaign; absent without any."""
    weight: int
    """Relative size of the variant. Default: 1."""


class ExperimentVariantInput(TypedDict):
    """One version of the message."""

    name: str
    """Name of the variant."""
    body: NotRequired[str]
    """Message text with Liquid variables. Provide this or `template_id`."""
    template_id: NotRequired[str]
    """ID of the template. Provide this or `body`."""
    media: NotRequired[List[str]]
    """Links to images, as `media` of the campaign. Default: those of the campaign."""
    weight: NotRequired[int]
    """Relative size of the variant. Default: 1."""


class ExperimentVariantInputInput(TypedDict):
    """One version of the message."""

    name: str
    """Name of the variant."""
    body: NotRequired[str]
    """Message text with Liquid variables. Provide this or `template_id`."""
    template_id: NotRequired[str]
    """ID of the template. Provide this or `body`."""
    media: NotRequired[SequenceNotStr[str]]
    """Links to images, as `media` of the campaign. Default: those of the campaign."""
    weight: NotRequired[int]
    """Relative size of the variant. Default: 1."""


class Finding(TypedDict):
    """A finding of a preflight."""

    code: str
    """Code of the finding."""
    message: str
    """What was found, as a sentence."""
    next_actions: List[NextAction]
    """Calls that help."""


class FrequencyCap(TypedDict):
    """At most `max` marketing messages to one recipient in any `window_hours` hours."""

    max: int
    """Maximum messages in the window."""
    window_hours: int
    """Length of the window in hours."""


class GateResult(TypedDict):
    """The decision of one gate."""

    gate: Literal[
        "state",
        "sender",
        "recipient",
        "consent",
        "content",
        "hold_out",
        "quiet_hours",
        "frequency",
        "credits",
    ] | str
    """Name of the check."""
    outcome: Literal["pass", "deferred", "refuse"] | str
    """`deferred`: the message is allowed, at a later time."""
    reason: str | None
    """Why the gate rejected or deferred the message."""
    inputs: Dict[str, str | float | bool | None]
    """Inputs of the gate."""


class HoldOut(TypedDict):
    """The contacts that an account sends no marketing."""

    hold_out_percent: int
    """Share of the account's contacts that get no marketing; 0: none."""
    since: Timestamp | None
    """Time of the last change of the share; null if it was never set."""
    contacts: int
    """Contacts in the hold-out now."""


class HygienePolicy(TypedDict):
    """How an account handles phone numbers that fail."""

    version: int
    """Version of the policy; 0 when it was never changed."""
    automatic: bool
    """Whether the action `suppress` runs automatically. Otherwise call `hygiene.suppressInvalid`.
    """
    rules: List[HygienePolicyRule]
    """The rules, by error code."""


class HygienePolicyRule(TypedDict):
    """A rule of the policy and where it comes from."""

    error_code: str
    """Error code as returned by `messages.get`."""
    count: int
    """Number of failures with this code since the last delivery."""
    reason: InvalidReason
    action: Literal["ignore", "flag", "suppress"] | str
    """What happens then."""
    origin: Literal["default", "account"] | str
    """Where the rule comes from: the default or the account."""
    source: str | None
    """Source of the rule."""


class HygieneRule(TypedDict):
    """What failures with an error code mean."""

    error_code: str
    """Error code as returned by `messages.get`."""
    count: int
    """Number of failures with this code since the last delivery."""
    reason: InvalidReason
    action: Literal["ignore", "flag", "suppress"] | str
    """What happens when the threshold is reached."""


class HygieneRuleInput(TypedDict):
    """What failures with an error code mean."""

    error_code: str
    """Error code as returned by `messages.get`."""
    count: int
    """Number of failures with this code since the last delivery."""
    reason: InvalidReasonInput
    action: Literal["ignore", "flag", "suppress"]
    """What happens when the threshold is reached."""


class HygieneScan(TypedDict):
    """A scan and its progress."""

    job_id: str
    """ID of the scan."""
    level: Literal["offline", "lookup"] | str
    """How thorough the scan is."""
    list_id: str | None
    """ID of the list; null for a segment or all contacts."""
    segment_id: str | None
    """ID of the segment; null for a list or all contacts."""
    state: Literal["running", "completed", "stopped"] | str
    """State of the scan."""
    reason: str | None
    """Why the scan stopped: max_credits, credits_insufficient or cannot_look_up."""
    total: int
    """Number of contacts when the scan started."""
    checked: int
    """Number of contacts checked so far."""
    found: int
    """Number of checked contacts with an invalid phone number."""
    max_credits: int
    """Credits at which the scan stops; null: no limit."""
    credits: int
    """Credits spent so far."""
    created_at: Timestamp
    finished_at: str | None
    """Time the campaign ended; null until then."""


class ImportConsent(TypedDict):
    """Consent of all rows of an import, with its proof: `source`, `captured_at`, and `method` or
    `evidence`.
    """

    status: NotRequired[Literal["opted_in", "opted_out"] | str]
    """Consent of the imported contacts."""
    program_id: NotRequired[str]
    """ID of the program that the contacts agreed to. Default: the program of the source, or the
    messages that no program sends.
    """
    method: NotRequired[ConsentMethod]
    source: NotRequired[str]
    """Where the contacts opted in."""
    source_id: NotRequired[str]
    """ID of the source where the contacts opted in. Use it instead of `source` and `method`."""
    source_url: NotRequired[str]
    """Address of the page where the contact agreed."""
    captured_at: NotRequired[Timestamp]
    evidence: NotRequired[Dict[str, object] | str]
    """Proof, such as the ID of a form entry."""
    disclosure_text: NotRequired[str]
    """Text the contacts agreed to. The SHA-256 of the text is stored with it."""
    disclosure_version: NotRequired[int]
    """Version of the source's disclosure text that was shown."""


class ImportConsentInput(TypedDict):
    """Consent of all rows of an import, with its proof: `source`, `captured_at`, and `method` or
    `evidence`.
    """

    status: NotRequired[Literal["opted_in", "opted_out"]]
    """Consent of the imported contacts."""
    program_id: NotRequired[str]
    """ID of the program that the contacts agreed to. Default: the program of the source, or the
    messages that no program sends.
    """
    method: NotRequired[ConsentMethodInput]
    source: NotRequired[str]
    """Where the contacts opted in."""
    source_id: NotRequired[str]
    """ID of the source where the contacts opted in. Use it instead of `source` and `method`."""
    source_url: NotRequired[str]
    """Address of the page where the contact agreed."""
    captured_at: NotRequired[TimestampInput]
    evidence: NotRequired[Mapping[str, object] | str]
    """Proof, such as the ID of a form entry."""
    disclosure_text: NotRequired[str]
    """Text the contacts agreed to. The SHA-256 of the text is stored with it."""
    disclosure_version: NotRequired[int]
    """Version of the source's disclosure text that was shown."""


class ImportConsentWithheld(TypedDict):
    """Contacts of an import whose rows contradict its consent, and the reason."""

    code: Literal[
        "consent_row_opted_out",
        "consent_row_no",
        "consent_row_unclear",
        "consent_row_empty",
    ] | str
    """What the rows say: that the contact opted out, no, something unclear, or nothing."""
    contacts: int
    """Number of contacts."""


class ImportAttributeTypes(TypedDict):
    """Values of an attribute by what rules can compare them with."""

    attribute: str
    """Name of the attribute."""
    text: int
    """Number of values that are text."""
    number: int
    """Number of values that are numbers, also those in text."""
    date: int
    """Number of values that are dates or times."""
    yes_no: int
    """Number of values that are true or false."""


class ImportDroppedValue(TypedDict):
    """A value that was left out of a row that was imported, or that is stored but not used, and the
    reason.
    """

    row: int
    """Index of the row in the request."""
    code: str
    """Reason, such as `email_invalid` or `state_not_read`."""
    field: str
    """Field of the value."""


class ImportRejection(TypedDict):
    """A row that was not imported, and the reason."""

    row: int
    """Index of the row in the request."""
    code: str
    """Why the row was rejected, as a code."""
    field: str
    """Invalid field, or the column with an invalid mapping."""


class ImportRow(TypedDict):
    """The result for one row."""

    row: int
    """Index of the row in the request."""
    outcome: Literal["created", "updated", "unchanged", "skipped", "duplicate", "rejected"] | str
    """What happened to the row."""
    code: NotRequired[str]
    """Why the row was rejected or was not opted in, as a code; null if neither."""
    contact_id: NotRequired[str]
    """ID of the contact."""


class InboundEffect(TypedDict):
    """One change caused by an incoming message."""

    kind: Literal[
        "received",
        "duplicate",
        "opted_out",
        "already_opted_out",
        "messages_canceled",
        "opted_in",
        "restored",
        "not_opted_in",
        "confirmation_requested",
        "narrowed",
        "not_narrowed",
        "reply_queued",
        "for_review",
        "review_closed",
    ] | str
    """Kind of the entry."""
    detail: str | None
    """Details of the change."""


_InboundReviewKeys = TypedDict("_InboundReviewKeys", {
    "from": "str",
})


class InboundReview(_InboundReviewKeys):
    """An incoming message that may be an opt-out and waits for a decision. It also has the key
    `from`: Number that sent the message.
    """

    inbound_id: str
    """ID of the incoming message."""
    contact_id: str | None
    """ID of the contact; null when the sender is not a contact."""
    to: str
    """Your number that received it."""
    text: str
    """Text of the message; `[erased]` after the retention time."""
    rule_id: str | None
    """ID of the rule that classified the message."""
    received_at: Timestamp
    age_seconds: int
    """Time since the message was received, in seconds."""


class InvalidContact(TypedDict):
    """A contact with an invalid phone number, for one reason."""

    contact_id: str
    """ID of the contact."""
    phone: str
    """Phone number in E.164."""
    reason: InvalidReason
    action: Literal["flag", "suppress"] | str
    """Action in the policy for this reason."""
    suppressed: bool
    """Whether the number is already suppressed."""
    last_at: Timestamp
    evidence: List[InvalidEvidence]
    """Proof, such as the ID of a form entry."""


class InvalidEvidence(TypedDict):
    """Evidence that a phone number is invalid."""

    kind: Literal["carrier_error", "lookup", "number_parsing"] | str
    """Kind of the entry."""
    error_code: str | None
    """Error code of the carrier."""
    count: int | None
    """Number of failures with this code since the last delivery."""
    at: Timestamp
    message_ids: List[str]
    """IDs of the messages."""
    detail: str | None
    """Details of the change."""


class Link(TypedDict):
    """A short link and its destination."""

    id: str
    """ID of the link."""
    short_url: str | None
    """Short URL. Null for a link of messages with `shorten_links`: each recipient has a short URL
    of their own.
    """
    url: str
    """Destination URL."""
    utm: Utm
    campaign_id: str | None
    """ID of the campaign whose messages contain the link; null without one."""
    fallback_url: str | None
    """URL for clicks on an expired or disabled link; null: a page that says so."""
    state: Literal["active", "expired", "disabled"] | str
    """State of the link."""
    expires_at: str | None
    """Time from which the link no longer leads to the destination; null: never."""
    disabled_at: str | None
    """Time it was disabled; null before."""
    version: int
    """Version of the link, increased by each change."""
    created_at: Timestamp
    updated_at: Timestamp


class ListMember(TypedDict):
    """A contact on a list."""

    contact_id: str
    """ID of the contact."""
    phone: str
    """Phone number in E.164."""
    first_name: str | None
    """First name."""
    last_name: str | None
    """Last name."""
    consent_status: ConsentStatus
    """Consent to marketing messages."""
    added_at: Timestamp


class McpTool(TypedDict):
    """A skill as a tool definition of the Model Context Protocol."""

    name: str
    """Name of the tool."""
    title: str
    """Title."""
    description: str
    """What the tool does, for models."""
    inputSchema: NotRequired[Dict[str, object]]
    """JSON Schema of the arguments. Left out of a summary."""
    outputSchema: NotRequired[Dict[str, object]]
    """JSON Schema of the result; only with `detail` `full`."""
    annotations: Dict[str, object]
    """Hints for hosts that ask a person before a call."""


_MessageKeys = TypedDict("_MessageKeys", {
    "from": "str",
})


class Message(_MessageKeys):
    """One message to one phone number. It also has the key `from`: Phone number of the sender, in
    E.164.
    """

    id: str
    """ID of the message."""
    state: MessageState
    state_reason: str | None
    """Why it is in this state; null without a reason."""
    to: str
    """Phone number of the recipient, in E.164."""
    text: str
    """Text of the message; empty for media without words."""
    original_text: str | None
    """Text before smart encoding. Null if smart encoding replaced nothing."""
    encoding: Encoding
    segments: int
    """Number of segments."""
    credits: int
    """Number of credits."""
    purpose: Literal["marketing", "transactional", "reply"] | str
    """Why the message is sent: marketing or transactional."""
    contact_id: str | None
    """ID of the contact."""
    campaign_id: str | None
    """ID of the campaign; null for a single message."""
    journey_id: NotRequired[str]
    """ID of its journey. Only for messages of journeys."""
    node_id: NotRequired[str]
    """ID of the node that sent it. Only for messages of journeys."""
    number_id: str
    """ID of the number that the message is sent from."""
    error_code: str | None
    """Error code of the carrier; null without an error."""
    carrier: str
    """The carrier that the message was sent through; null before."""
    carrier_message_id: str | None
    """ID that the carrier gave the message; null before."""
    request_id: str | None
    """ID of the call that sent the message or launched its campaign, identical to the
    `X-Request-Id` header of its response. Null for messages without a call, such as the reply to
    STOP.
    """
    retry_of: str | None
    """ID of the failed message that this one sends again; null if it is none."""
    created_at: Timestamp
    due_at: Timestamp
    valid_until: Timestamp | None
    """Time after which the message is not sent anymore."""
    finalized_at: Timestamp | None
    """Time the state became final; null before."""
    media: NotRequired[List[MediaFile]]
    """Files of the message; absent when it has none, or links instead."""


class MessageEvent(TypedDict):
    """One event in the history of a message."""

    at: Timestamp
    state: MessageState
    source: Literal["service", "carrier"] | str
    """Where the event comes from."""
    error_code: str | None
    """Error code of the carrier; null without an error."""
    carrier_at: str | None
    """Time by the carrier's clock, which may be rounded to the minute or in another time zone; null
    for steps of the service and without a report.
    """


class Need(TypedDict):
    """A value that only the caller can know."""

    path: str
    """JSON pointer into the params."""
    meaning: str
    """What the value is, with its format."""


class NextAction(TypedDict):
    """A call that is valid as it stands, or as soon as the values in `needs` are added. Its params
    contain no invented values.
    """

    skill: str
    """Name of the skill."""
    params: Dict[str, object]
    """Params of the call."""
    why: str
    """What the call does for you."""
    needs: NotRequired[List[Need]]
    """Values that only you can know."""


class OutboxItem(TypedDict):
    """An event and its delivery."""

    event_id: str
    """ID of the event."""
    type: EventType
    external_ref: str | None
    """Your own ID of the end-customer."""
    state: Literal["pending", "delivered", "dead"] | str
    """State of the delivery. `dead`: every attempt failed; replay the event to deliver it again."""
    occurred_at: Timestamp
    attempts: List[DeliveryAttempt]
    """Attempts since the event was written or last replayed. Attempts answered with 410 do not
    count and are not listed.
    """
    next_attempt_at: Timestamp | None
    """Earliest time of the next attempt. The event also waits for earlier events of its
    end-customer, so this time can be in the past.
    """
    delivered_at: Timestamp | None
    """Time of the delivery; null before."""
    event: Dict[str, object]
    """Body of the webhook request."""


class Program(TypedDict):
    """The brand and purpose of the messages an account sends, with its automatic replies."""

    id: str
    """ID of the program."""
    version: int
    """Version, incremented by every change."""
    name: str
    """Internal name of the program."""
    brand: str
    """Brand name that recipients know."""
    purpose: str
    """Purpose of the messages. It completes the phrase “text messages about …”."""
    use_case: CampaignUseCase | None
    """Use case for a 10DLC registration; null when it is not decided."""
    frequency: str
    """How often you send messages, for example: up to 4 msgs/month."""
    help_text: str
    """Reply to HELP."""
    opt_out_text: str
    """Confirmation of an opt-out."""
    opt_in_text: str
    """Opt-in confirmation message."""
    opt_out_scope: Literal["all", "ask"] | str
    """What a STOP ends. `all`: all programs. `ask`: all programs, unless the recipient answers the
    question and keeps the other programs.
    """
    keywords: ProgramKeywords
    samples: List[str]
    """Sample messages with variables in square brackets. A registration uses them when it has none
    of its own.
    """
    privacy_url: str
    """URL of the privacy policy."""
    terms_url: str
    """URL of the terms of the program."""
    created_at: Timestamp
    """Time the program was created."""
    updated_at: Timestamp
    """Time this version was created."""


class ProgramConsent(TypedDict):
    """Consent of a contact to the messages of a program."""

    program_id: str
    """ID of the program; null without a program."""
    status: ConsentStatus
    """Consent to messages of the program."""
    method: str
    """How the contact agreed."""
    changed_at: Timestamp


class ProgramFinding(TypedDict):
    """Something that carriers or the law object to."""

    rule: str
    """Stable name of the rule."""
    severity: Literal["error", "warning", "info"] | str
    """Severity. An `error` means that carriers or the law reject the program."""
    field: str
    """Field that the finding refers to."""
    message: str
    """What was found, as a sentence."""
    fix: str
    """How to fix it."""


class ProgramKeywords(TypedDict):
    """Keywords of a program."""

    opt_in: List[str]
    """Keywords that opt in."""
    opt_out: List[str]
    """Keywords that opt out, in addition to STOP and its synonyms."""
    help: List[str]
    """Keywords that request help, in addition to HELP."""


class ProgramKeywordsInput(TypedDict):
    """Keywords of a program."""

    opt_in: SequenceNotStr[str]
    """Keywords that opt in."""
    opt_out: SequenceNotStr[str]
    """Keywords that opt out, in addition to STOP and its synonyms."""
    help: SequenceNotStr[str]
    """Keywords that request help, in addition to HELP."""


class ProgramVersion(TypedDict):
    """A version of a program. Read it with `program.get`."""

    version: int
    """Number of the version."""
    created_at: Timestamp


class QuietHours(TypedDict):
    """Hours in which an account sends marketing messages, in the recipient's local time. They can
    only restrict the legal hours.
    """

    start: str
    """First minute in which sending is allowed."""
    end: str
    """First minute in which sending is no longer allowed."""
    days: List[Weekday]
    """Days on which sending is allowed."""
    on_violation: Literal["reject", "defer"] | str
    """What happens to a single message that does not set `on_quiet_hours`."""


class ReasonCount(TypedDict):
    """Number of contacts per reason."""

    reason: InvalidReason
    contacts: int
    """Number of contacts."""


class Recurrence(TypedDict):
    """Schedule of a series."""

    rrule: str
    """Rule of RFC 5545 without DTSTART, for example `FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0`.
    Several times of a day: `FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0`. At most one occurrence per hour and
    1,464 per year, which is four a day.
    """
    timezone: str
    """IANA time zone on whose clock the rule is evaluated, or `UTC`."""
    start_at: Timestamp
    """Start of the rule; its time of day applies unless the rule has one."""


class RecurrenceInput(TypedDict):
    """Schedule of a series."""

    rrule: str
    """Rule of RFC 5545 without DTSTART, for example `FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0`.
    Several times of a day: `FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0`. At most one occurrence per hour and
    1,464 per year, which is four a day.
    """
    timezone: str
    """IANA time zone on whose clock the rule is evaluated, or `UTC`."""


class RecordedEvent(TypedDict):
    """The result for one event."""

    index: int
    """Index of the event in the request."""
    event_id: str | None
    """ID of the event, or of the first event with the same `external_id`; null if the event was not
    recorded.
    """
    contact_id: str | None
    """ID of the contact; null if the event was not recorded."""
    duplicate: bool
    """Whether an event with the same `external_id` was recorded before. Nothing was added then."""
    error: EventError | None
    """Why the event was not recorded; null if it was."""


class Registration(TypedDict):
    """The registration of a brand, a campaign or a toll-free number."""

    kind: RegistrationKind
    id: str
    """ID of the registration."""
    status: RegistrationStatus
    submission_status: SubmissionStatus
    rejection: RegistrationRejection | None
    """Reason for the rejection."""
    registration_drift: List[RegistrationDrift]
    """Differences between the registered content and the current content of the program."""
    brand: Brand | None
    """Brand; null for other kinds."""
    campaign: CampaignRegistration | None
    """Campaign; null for other kinds."""
    toll_free: TollFreeVerification | None
    """Toll-free verification; null for other kinds."""


class RegistrationDrift(TypedDict):
    """A difference between the registered content and what recipients get."""

    registration_id: str
    """ID of the registration."""
    program_id: str
    """ID of the program; null without a program."""
    field: str
    """Field of the program."""
    registered: str | List[str] | None
    """Registered value."""
    live: str | List[str] | None
    """Current value of the program."""


class RegistrationFinding(TypedDict):
    """Something that a reviewer would object to."""

    code: str
    """Rejection code that a reviewer would use."""
    rule: str
    """Stable name of the rule."""
    severity: Literal["error", "warning", "info"] | str
    """Severity. An `error` prevents the submission."""
    field: str
    """Field that the finding refers to."""
    message: str
    """What was found, as a sentence."""
    fix: str
    """How to fix it."""


class RegistrationRejection(TypedDict):
    """Reason why a registration was rejected."""

    code: str
    """Rejection code, as documented at twilio.com/docs/api/errors."""
    field: str
    """Field to change."""
    fix: str
    """How to fix it."""


class Relationship(TypedDict):
    """Why transactional messages may be sent to a person without consent to marketing."""

    kind: RelationshipKind
    reference: str | None
    """Your reference, such as an order number."""
    since: Timestamp
    until: Timestamp | None
    """End of the relationship; null while it is open."""


class RelationshipInput(TypedDict):
    """A relationship to record, open until contacts.recordRelationship ends it."""

    kind: RelationshipKind
    reference: NotRequired[str]
    """Your reference, such as an order number. Default: none."""
    since: NotRequired[Timestamp]
    """Start of the relationship, not in the future. Default: now."""


class RelationshipInputInput(TypedDict):
    """A relationship to record, open until contacts.recordRelationship ends it."""

    kind: RelationshipKindInput
    reference: NotRequired[str]
    """Your reference, such as an order number. Default: none."""
    since: NotRequired[TimestampInput]
    """Start of the relationship, not in the future. Default: now."""


class Revenue(TypedDict):
    """Total value of conversions in one currency."""

    currency: str
    """Currency (ISO 4217)."""
    value_minor: int
    """Amount in the minor unit of the currency."""


class ScanEstimate(TypedDict):
    """Estimated size and cost of a scan."""

    contacts: int
    """Number of contacts."""
    credits_at_most: int
    """The most that the scan can cost."""


class SenderNumber(TypedDict):
    """A sending number."""

    id: str
    """ID of the number."""
    phone: str
    """Phone number (E.164), digits of a short code, or alphanumeric sender ID."""
    country: str
    """Country (ISO 3166-1 alpha-2); of a short code or sender ID, the country that assigned it."""
    type: Literal["long_code", "toll_free", "short_code", "alphanumeric"] | str
    """Type of the number. An alphanumeric sender ID only sends: replies to it do not arrive."""
    state: Literal["active", "released"] | str
    """State of the number."""
    is_default: bool
    """Whether messages are sent from this number unless they name another."""
    carrier: str
    """The carrier that the number sends through."""
    program_id: str | None
    """ID of the program; null without a program."""
    assignment: Literal["unassigned", "assigned"] | str
    """Whether the number is assigned to a program."""
    registration_id: str | None
    """Registered campaign that the number sends for, or the verification of a toll-free number."""
    registration_state: NumberAssignmentState | None
    """Progress of the assignment at the registry; null when no assignment was requested."""
    registration_rejection: RegistrationRejection | None
    """Reason why the registry rejected the assignment."""
    messages_per_second: int
    """Messages per second. For an assigned number, its share of the campaign's throughput."""
    created_at: Timestamp
    released_at: Timestamp | None
    """Time the number was released; null while it is yours."""


class SkillCapability(TypedDict):
    """The typed contract of one skill."""

    name: str
    """Name of the skill."""
    summary: str
    """What the skill does."""
    description: NotRequired[str]
    """What happens, what it costs, and when to use it. Left out of a summary."""
    module: str
    """Module of the skill."""
    scope: Literal["public", "tenant", "partner"] | str
    """Who can call the skill."""
    permission: str
    """Permission that the key needs."""
    effect: Literal["read", "write", "destructive", "billable"] | str
    """Effect of a call."""
    leads_to: List[Literal[
        "messages",
        "charges",
        "deletion",
        "access",
        "disclosure",
        "calls",
    ] | str]
    """What a call can set going, at once or later: messages, charges, deletion, access, disclosure,
    or other calls.
    """
    allowed: bool
    """Whether your key can call the skill."""
    test_key: TestKeyUse
    input_schema: NotRequired[Dict[str, object]]
    """JSON Schema of the params. Left out of a summary."""
    output_schema: NotRequired[Dict[str, object]]
    """JSON Schema of the result; only with `detail` `full`."""


class Source(TypedDict):
    """A place where people opt in to messages."""

    id: str
    """ID of the source."""
    name: str
    """Name of the source."""
    method: ConsentMethod
    url: str | None
    """Address of the place; null if it has none."""
    program_id: str | None
    """ID of the program; null without a program."""
    state: Literal["active", "archived"] | str
    """State of the source."""
    disclosure_version: int
    """Version of the current disclosure text."""
    disclosure_text: str
    """Current disclosure text."""
    disclosure_hash: str
    """SHA-256 of the text in hexadecimal."""
    created_at: Timestamp
    updated_at: Timestamp
    archived_at: str | None
    """Time it was archived; null before."""


class SourceStatsRow(TypedDict):
    """Opt-ins, opt-outs and conversions of a source."""

    source_id: str
    """ID of the source."""
    name: str
    """Name of the source."""
    opt_ins: int
    """Number of people who opted in at this source in the period."""
    opt_outs: int
    """Number of people who opted out in the period and whose latest opt-in was at this source."""
    conversions: int
    """Number of conversions in the period by people whose latest opt-in was at this source."""
    revenue: List[Revenue]
    """Value of these conversions per currency, without what was refunded; empty when none had a
    value.
    """


class SourceVersion(TypedDict):
    """A version of the disclosure text of a source. It never changes."""

    version: int
    """Number of the version."""
    disclosure_text: str
    """Text that people saw before they opted in."""
    disclosure_hash: str
    """SHA-256 of the text in hexadecimal."""
    created_at: Timestamp


class SpendingLimits(TypedDict):
    """The spending limits of an account."""

    daily_credits: int | None
    """Maximum credits that messages may cost per day (UTC); null: no limit."""
    per_campaign_credits: int | None
    """Maximum credits that the messages of one campaign may cost; null: no limit."""
    alert_at_credits: int | None
    """Balance below which the account is alerted; null: no alert."""
    allowed_countries: List[str] | None
    """Countries that messages may be sent to (ISO 3166-1 alpha-2), in order; null: every country.
    The list of a partner applies to its end-customers in addition.
    """


class Tag(TypedDict):
    """A label."""

    id: str
    """ID of the tag."""
    name: str
    """Name of the tag."""
    color: str | None
    """Color as a hex code; null without one."""
    description: str | None
    """What the tag is for; null without a description."""
    created_at: Timestamp
    count: NotRequired[int]
    """Number of objects with the tag. Returned only by `tags.list`."""


class Template(TypedDict):
    """A reusable message text with variables."""

    id: str
    """ID of the template."""
    name: str
    """Name of the template."""
    state: TemplateState
    """State of the template."""
    locale: str
    """Language of the text (BCP 47)."""
    smart_encoding: SmartEncoding | None
    """Smart encoding of the messages of this template. Null: the default of the account."""
    shorten_links: bool
    """Whether links in messages of this template become short links."""
    version: int
    """Version of the text and variables."""
    body: str
    """Text with variables."""
    variables: List[TemplateVariable]
    """The variables in the text."""
    media: NotRequired[List[MediaFile]]
    """Files of the messages, as they were checked; absent without any."""
    media_fallback: NotRequired[MediaFallback]
    """What is sent where media cannot be sent; absent when it was not set."""
    created_at: Timestamp
    updated_at: Timestamp


class TemplateFinding(TypedDict):
    """A finding about a template."""

    rule: str
    """The rule."""
    severity: Literal["error", "warning", "info"] | str
    """Whether it prevents sending."""
    message: str
    """What was found, as a sentence."""
    variable: NotRequired[str]
    """The variable; null if the finding is about the whole text."""


class TemplateVariable(TypedDict):
    """A variable of a template."""

    name: str
    """Name of the variable."""
    fallback: NotRequired[str]
    """Text used when the contact has no value."""


class TemplateVersion(TypedDict):
    """An earlier version of a template. Versions never change."""

    version: int
    """Number of the version."""
    body: str
    """Text with variables."""
    variables: List[TemplateVariable]
    """The variables in the text."""
    media: NotRequired[List[MediaFile]]
    """Files of the messages, as they were checked; absent without any."""
    media_fallback: NotRequired[MediaFallback]
    """What is sent where media cannot be sent; absent when it was not set."""
    created_at: Timestamp


class TimelineConsent(TypedDict):
    """A change of consent, dated when it was recorded."""

    kind: Literal["consent"]
    """Kind of the entry."""
    at: Timestamp
    entry: ConsentEntry


class TimelineConversionConversion(TypedDict):
    """The conversion."""

    id: str
    """ID of the object."""
    event: str
    """Name of the conversion."""
    value_minor: int | None
    """What the conversion is worth now, without what was refunded, in the minor unit of the
    currency; null without a value.
    """
    currency: str | None
    """Currency (ISO 4217)."""
    external_id: str | None
    """Your own ID."""
    source_id: str | None
    """ID of the source of the contact's latest opt-in."""
    message_id: str | None
    """ID of the message that the conversion is attributed to."""
    campaign_id: str | None
    """ID of the campaign of that message."""
    refunded_minor: int
    """Sum of the refunds, in the minor unit of the currency."""
    refunded_at: str | None
    """Time of the refund that left nothing; null while something is left."""


class TimelineConversion(TypedDict):
    """A conversion, dated when it occurred."""

    kind: Literal["conversion"]
    """Kind of the entry."""
    at: Timestamp
    conversion: TimelineConversionConversion
    """The conversion."""


class TimelineEventEvent(TypedDict):
    """The event."""

    id: str
    """ID of the object."""
    name: str
    """Name of the event."""
    external_id: str | None
    """Your own ID."""
    properties: Dict[str, object]
    """Details of the event."""


class TimelineEvent(TypedDict):
    """A behavioral event, dated when it occurred."""

    kind: Literal["event"]
    """Kind of the entry."""
    at: Timestamp
    event: TimelineEventEvent
    """The event."""


class TimelineListList(TypedDict):
    """The list."""

    id: str
    """ID of the list."""
    name: str
    """Name of the list."""


class TimelineList(TypedDict):
    """A list that contains the contact, dated when the contact was added."""

    kind: Literal["list"]
    """Kind of the list."""
    at: Timestamp
    list: TimelineListList
    """The list."""


_TimelineMessageInMessageKeys = TypedDict("_TimelineMessageInMessageKeys", {
    "from": "str",
})


class TimelineMessageInMessage(_TimelineMessageInMessageKeys):
    """The message. It also has the key `from`: Phone number of the sender, in E.164."""

    id: str
    """ID of the object."""
    to: str
    """Phone number of the recipient, in E.164."""
    text: str
    """Text of the message."""
    intent: Literal["stop", "start", "narrow", "help", "review", "none"] | str
    """What the sender of the message wants."""
    rule_id: str | None
    """ID of the rule that classified the message."""


class TimelineMessageIn(TypedDict):
    """A message from the contact."""

    kind: Literal["message.in"]
    """Kind of the entry."""
    at: Timestamp
    message: TimelineMessageInMessage
    """The message."""


_TimelineMessageOutMessageKeys = TypedDict("_TimelineMessageOutMessageKeys", {
    "from": "str",
})


class TimelineMessageOutMessage(_TimelineMessageOutMessageKeys):
    """The message. It also has the key `from`: Phone number of the sender, in E.164."""

    id: str
    """ID of the object."""
    state: MessageState
    state_reason: str | None
    """Why it is in this state; null without a reason."""
    error_code: str | None
    """Error code of the carrier; null without an error."""
    to: str
    """Phone number of the recipient, in E.164."""
    text: str
    """Text of the message."""
    purpose: Literal["marketing", "transactional", "reply"] | str
    """Why the message is sent: marketing or transactional."""
    credits: int
    """Number of credits."""
    campaign_id: str | None
    """ID of the campaign."""
    due_at: Timestamp
    accepted_at: Timestamp | None
    """Time the carrier accepted the message."""
    finalized_at: Timestamp | None
    """Time the state became final; null before."""


class TimelineMessageOut(TypedDict):
    """A message to the contact, dated when the service accepted it."""

    kind: Literal["message.out"]
    """Kind of the entry."""
    at: Timestamp
    message: TimelineMessageOutMessage
    """The message."""


class TimelineTagTag(TypedDict):
    """The tag."""

    id: str
    """ID of the tag."""
    name: str
    """Name of the tag."""


class TimelineTag(TypedDict):
    """A tag of the contact, dated when it was assigned."""

    kind: Literal["tag"]
    """Kind of the tag."""
    at: Timestamp
    tag: TimelineTagTag
    """The tag."""


class TollFreeContact(TypedDict):
    """Contact person for reviewers."""

    email: str
    """Email address."""
    phone: str
    """Phone number (E.164)."""
    first_name: str
    """First name."""
    last_name: str
    """Last name."""


class TollFreeVerification(TypedDict):
    """The verification of a toll-free number."""

    id: str
    """ID of the verification."""
    number_id: str
    """ID of the number to verify."""
    phone: str
    """Phone number (E.164)."""
    status: TollFreeStatus
    submission_status: SubmissionStatus
    rejection: RegistrationRejection | None
    """Reason for the rejection."""
    reference_id: str | None
    """Your own ID. Each ID has one verification."""
    attempt: int
    """Number of submissions."""
    business_name: str
    """Legal name of the company."""
    doing_business_as: str | None
    """Name that customers know."""
    business_type: BrandEntityType
    business_registration: BusinessRegistration | None
    """Null for a sole proprietor."""
    website: str
    """Website that reviewers check."""
    address: BrandAddress
    contact: TollFreeContact
    use_case_categories: List[TollFreeUseCase]
    """All use cases that apply."""
    use_case_summary: str
    """Who sends, who receives and why."""
    samples: List[str]
    """Sample messages as you will send them."""
    opt_in_type: TollFreeOptIn
    opt_in_image_urls: List[str]
    """URLs of public images that show how people opt in."""
    message_volume: TollFreeVolume
    opt_in_message: str | None
    """Opt-in confirmation message."""
    help_message: str | None
    """Reply to HELP."""
    privacy_url: str
    """URL of the privacy policy."""
    terms_url: str
    """URL of the terms and conditions."""
    age_gated: bool
    """Whether people confirm their age before they opt in."""
    additional_information: str | None
    """Additional information for reviewers."""
    campaign_verify_token: NotRequired[str | None]
    """Token of Campaign Verify."""
    submitted_at: Timestamp | None
    """Time the reviewers received the submission."""
    created_at: Timestamp
    updated_at: Timestamp


class UsageRow(TypedDict):
    """Usage of one day, campaign or purpose."""

    key: str
    """Day on the clock of `agent.settings`, campaign or purpose, depending on `group_by`."""
    messages: int
    """Number of messages."""
    segments: int
    """Number of segments."""
    credits: int
    """Number of credits."""


class Utm(TypedDict):
    """UTM parameters that the redirect adds to the destination. A parameter that the destination
    already has is replaced.
    """

    source: NotRequired[str]
    """Value of `utm_source`."""
    medium: NotRequired[str]
    """Value of `utm_medium`."""
    campaign: NotRequired[str]
    """Value of `utm_campaign`."""
    term: NotRequired[str]
    """Value of `utm_term`."""
    content: NotRequired[str]
    """Value of `utm_content`."""


class VariantCounters(TypedDict):
    """Progress of one variant among the contacts to whom chance gave it, so that the variants stay
    comparable after the decision. At all times, recipients = sent + excluded + canceled + failed +
    pending, here and in `results_as_winner`.
    """

    name: str
    """Name of the variant."""
    recipients: int
    """Contacts to whom chance gave the variant. Those that got it because it had won are in
    `results_as_winner`.
    """
    pending: int
    """Recipients whose message has no result yet."""
    sent: int
    """Messages accepted by the carrier."""
    delivered: int
    """Number of delivered messages."""
    undelivered: int
    """Number of messages that were not delivered."""
    unconfirmed: int
    """Number of messages without a final receipt."""
    failed: int
    """Messages rejected by the carrier or expired."""
    canceled: int
    """Number of canceled messages."""
    excluded: int
    """Number of contacts that got no message."""
    clicks: int
    """Recipients who clicked a link of the message."""
    replies: int
    """Recipients who replied within 7 days, other than with an opt-out."""
    opt_outs: int
    """Recipients who opted out within 7 days."""
    conversions: int
    """Recipients with a conversion that is attributed to the campaign."""
    results_as_winner: VariantResults
    """Of the contacts that waited for the winner and got this variant."""


class VariantResults(TypedDict):
    """What came of the messages of one variant."""

    recipients: int
    """Contacts that got the variant because it had won."""
    pending: int
    """Recipients whose message has no result yet."""
    sent: int
    """Messages accepted by the carrier."""
    delivered: int
    """Number of delivered messages."""
    undelivered: int
    """Number of messages that were not delivered."""
    unconfirmed: int
    """Number of messages without a final receipt."""
    failed: int
    """Messages rejected by the carrier or expired."""
    canceled: int
    """Number of canceled messages."""
    excluded: int
    """Number of contacts that got no message."""
    clicks: int
    """Recipients who clicked a link of the message."""
    replies: int
    """Recipients who replied within 7 days, other than with an opt-out."""
    opt_outs: int
    """Recipients who opted out within 7 days."""
    conversions: int
    """Recipients with a conversion that is attributed to the campaign."""


class VariantPreflight(TypedDict):
    """What the preflight found for one variant."""

    name: str
    """Name of the variant."""
    eligible: int
    """Number of contacts that would get this variant in the test."""
    credits: int
    """Number of credits."""
    segments: int
    """Number of segments."""
    sample: str | None
    """One message as a recipient would receive it."""
    media: NotRequired[List[MediaFile]]
    """Files of the variant; absent without any."""
    content_findings: List[ContentFinding]
    """Findings about the content, blockers first."""


class Warning(TypedDict):
    """Something to note that did not stop the call."""

    code: str
    """Code of the warning."""
    message: str
    """What to know, as a sentence."""
    param: NotRequired[str]
    """The param."""
    next_actions: NotRequired[List[NextAction]]
    """Calls that help."""


class WebhookEndpoint(TypedDict):
    """The webhook endpoint of a partner."""

    url: str
    """Address that receives events."""
    state: Literal["active", "disabled"] | str
    """`disabled` after the endpoint answered 410 Gone."""
    state_reason: str | None
    """Why it is in this state; null without a reason."""
    delivery: Literal["automatic", "on_request"] | str
    """State of the delivery of events."""
    secret_fingerprint: str
    """Beginning of the SHA-256 of the secret."""
    previous_secret_expires_at: Timestamp | None
    """Time the previous secret expires, 24 hours after the rotation; null when there is no previous
    secret.
    """
    signs_with_previous: bool
    """Whether events currently have a second signature. False once the previous secret has expired.
    """
    breaker_open_until: Timestamp | None
    """Time the circuit breaker closes. Until then, no attempts are made, because too many failed.
    """


class WinnerSettings(TypedDict):
    """How the variant for the remaining contacts is chosen."""

    metric: Literal["clicks", "conversions", "replies", "opt_outs", "outcome"] | str
    """What decides: the highest share of recipients who clicked, converted, replied or reached the
    primary outcome of the campaign, or the lowest share who opted out.
    """
    decide_after_hours: int
    """Hours between the last test message and the decision."""
    min_recipients_per_variant: int
    """Messages that each variant needs for a decision. Default: 100."""
    confidence_percent: int
    """Confidence that a difference needs, in percent. Default: 95."""
    on_no_winner: Literal["send_best", "send_first", "stop"] | str
    """What the remaining contacts receive without a winner: the variant with the best rate, the
    first variant, or nothing. Default: `stop`.
    """


class WinnerSettingsInput(TypedDict):
    """How the variant for the remaining contacts is chosen."""

    metric: Literal["clicks", "conversions", "replies", "opt_outs", "outcome"] | str
    """What decides: the highest share of recipients who clicked, converted, replied or reached the
    primary outcome of the campaign, or the lowest share who opted out.
    """
    decide_after_hours: int
    """Hours between the last test message and the decision."""
    min_recipients_per_variant: NotRequired[int]
    """Messages that each variant needs for a decision. Default: 100."""
    confidence_percent: NotRequired[int]
    """Confidence that a difference needs, in percent. Default: 95."""
    on_no_winner: NotRequired[Literal["send_best", "send_first", "stop"] | str]
    """What the remaining contacts receive without a winner: the variant with the best rate, the
    first variant, or nothing. Default: `stop`.
    """


class WinnerSettingsInputInput(TypedDict):
    """How the variant for the remaining contacts is chosen."""

    metric: Literal["clicks", "conversions", "replies", "opt_outs", "outcome"]
    """What decides: the highest share of recipients who clicked, converted, replied or reached the
    primary outcome of the campaign, or the lowest share who opted out.
    """
    decide_after_hours: int
    """Hours between the last test message and the decision."""
    min_recipients_per_variant: NotRequired[int]
    """Messages that each variant needs for a decision. Default: 100."""
    confidence_percent: NotRequired[int]
    """Confidence that a difference needs, in percent. Default: 95."""
    on_no_winner: NotRequired[Literal["send_best", "send_first", "stop"]]
    """What the remaining contacts receive without a winner: the variant with the best rate, the
    first variant, or nothing. Default: `stop`.
    """


class SegmentRuleAnd(TypedDict):
    """Contacts that meet all of the rules."""

    kind: Literal["and"]
    """Kind of the rule."""
    rules: List[SegmentRule]
    """Rules, at most 20. A segment has at most 100 rules in all, and at most 4,096 characters in
    the values of `contains` and `starts_with`. The rules of segments that it refers to are
    included.
    """


class SegmentRuleAndInput(TypedDict):
    """Contacts that meet all of the rules."""

    kind: Literal["and"]
    """Kind of the rule."""
    rules: Sequence[SegmentRuleInput]
    """Rules, at most 20. A segment has at most 100 rules in all, and at most 4,096 characters in
    the values of `contains` and `starts_with`. The rules of segments that it refers to are
    included.
    """


class SegmentRuleOr(TypedDict):
    """Contacts that meet at least one of the rules."""

    kind: Literal["or"]
    """Kind of the rule."""
    rules: List[SegmentRule]
    """Rules, at most 20. A segment has at most 100 rules in all, and at most 4,096 characters in
    the values of `contains` and `starts_with`. The rules of segments that it refers to are
    included.
    """


class SegmentRuleOrInput(TypedDict):
    """Contacts that meet at least one of the rules."""

    kind: Literal["or"]
    """Kind of the rule."""
    rules: Sequence[SegmentRuleInput]
    """Rules, at most 20. A segment has at most 100 rules in all, and at most 4,096 characters in
    the values of `contains` and `starts_with`. The rules of segments that it refers to are
    included.
    """


class SegmentRuleNot(TypedDict):
    """Contacts that do not meet the rule."""

    kind: Literal["not"]
    """Kind of the rule."""
    rule: SegmentRule


class SegmentRuleNotInput(TypedDict):
    """Contacts that do not meet the rule."""

    kind: Literal["not"]
    """Kind of the rule."""
    rule: SegmentRuleInput


class SegmentDuration(TypedDict):
    """A length of time."""

    amount: int
    """Number of units."""
    unit: Literal["minutes", "hours", "days", "weeks"] | str
    """Unit: a day is 24 hours, a week 7 days."""


class SegmentDurationInput(TypedDict):
    """A length of time."""

    amount: int
    """Number of units."""
    unit: Literal["minutes", "hours", "days", "weeks"]
    """Unit: a day is 24 hours, a week 7 days."""


class SegmentRuleField(TypedDict):
    """Contacts by a field or a custom field."""

    kind: Literal["field"]
    """Kind of the rule."""
    field: str
    """Field of the contact: `phone`, `country`, `external_id`, `first_name`, `last_name`, `email`,
    `timezone`, `created_at`, `updated_at`, or `attributes.` and the name of a custom field.
    `segments.fields` lists them. Text counts as a number if it consists of digits with at most one
    point and an optional minus sign before them, such as `-3.5`. It has at most 15 digits before
    the point and 9 after it; `1e3`, `+5`, `1,000` and spaces are not allowed. Text counts as a time
    if it is a date or RFC 3339 with an offset, such as `2026-03-01` or `2026-03-01T12:00Z`. A date
    means midnight in UTC.
    """
    operator: SegmentOperator
    value: NotRequired[str | float | bool]
    """Value to compare with. The operators that have `values` or `within`, `exists` and
    `not_exists` do not use it.
    """
    values: NotRequired[List[str | float]]
    """For `in`, `nin`, `contains_any`, `contains_all` and `contains_none`: the values. For
    `between` and `size_between`: the lower and the upper end.
    """
    within: NotRequired[SegmentDuration]
    """For `within_last`, `not_within_last`, `within_next` and `not_within_next`: the length of
    time.
    """
    days_from_now: NotRequired[int]
    """For `anniversary`: 7 means the anniversary is in a week, -1 that it was yesterday. Default:
    0, today.
    """


class SegmentRuleFieldInput(TypedDict):
    """Contacts by a field or a custom field."""

    kind: Literal["field"]
    """Kind of the rule."""
    field: str
    """Field of the contact: `phone`, `country`, `external_id`, `first_name`, `last_name`, `email`,
    `timezone`, `created_at`, `updated_at`, or `attributes.` and the name of a custom field.
    `segments.fields` lists them. Text counts as a number if it consists of digits with at most one
    point and an optional minus sign before them, such as `-3.5`. It has at most 15 digits before
    the point and 9 after it; `1e3`, `+5`, `1,000` and spaces are not allowed. Text counts as a time
    if it is a date or RFC 3339 with an offset, such as `2026-03-01` or `2026-03-01T12:00Z`. A date
    means midnight in UTC.
    """
    operator: SegmentOperatorInput
    value: NotRequired[str | float | bool]
    """Value to compare with. The operators that have `values` or `within`, `exists` and
    `not_exists` do not use it.
    """
    values: NotRequired[Sequence[str | float]]
    """For `in`, `nin`, `contains_any`, `contains_all` and `contains_none`: the values. For
    `between` and `size_between`: the lower and the upper end.
    """
    within: NotRequired[SegmentDurationInput]
    """For `within_last`, `not_within_last`, `within_next` and `not_within_next`: the length of
    time.
    """
    days_from_now: NotRequired[int]
    """For `anniversary`: 7 means the anniversary is in a week, -1 that it was yesterday. Default:
    0, today.
    """


class SegmentPropertyCondition(TypedDict):
    """A condition on a property of an event."""

    property: str
    """Name of the property. `items[].sku` stands for the field `sku` of each item of the list
    `items`, and `tags[]` for each item of the list `tags`. At least one item must meet the
    comparison. With `neq`, `nin` and `not_exists`, no item may meet the opposite comparison.
    """
    operator: Literal[
        "eq",
        "neq",
        "in",
        "nin",
        "contains",
        "starts_with",
        "gt",
        "gte",
        "lt",
        "lte",
        "between",
        "exists",
        "not_exists",
        "contains_any",
        "contains_all",
        "contains_none",
        "size_between",
    ] | str
    """Comparison, as for fields."""
    value: NotRequired[str | float | bool]
    """Value to compare with."""
    values: NotRequired[List[str | float]]
    """For `in`, `nin`, `contains_any`, `contains_all` and `contains_none`: the values. For
    `between` and `size_between`: the lower and the upper end.
    """


class SegmentPropertyConditionInput(TypedDict):
    """A condition on a property of an event."""

    property: str
    """Name of the property. `items[].sku` stands for the field `sku` of each item of the list
    `items`, and `tags[]` for each item of the list `tags`. At least one item must meet the
    comparison. With `neq`, `nin` and `not_exists`, no item may meet the opposite comparison.
    """
    operator: Literal[
        "eq",
        "neq",
        "in",
        "nin",
        "contains",
        "starts_with",
        "gt",
        "gte",
        "lt",
        "lte",
        "between",
        "exists",
        "not_exists",
        "contains_any",
        "contains_all",
        "contains_none",
        "size_between",
    ]
    """Comparison, as for fields."""
    value: NotRequired[str | float | bool]
    """Value to compare with."""
    values: NotRequired[Sequence[str | float]]
    """For `in`, `nin`, `contains_any`, `contains_all` and `contains_none`: the values. For
    `between` and `size_between`: the lower and the upper end.
    """


_SegmentRuleEventKeys = TypedDict("_SegmentRuleEventKeys", {
    "from": "NotRequired[str]",
})


class SegmentRuleEvent(_SegmentRuleEventKeys):
    """Contacts by how often they did something. `at_most` 0 and `exactly` 0 find contacts who never
    did it. It also has the key `from`: Count only events at this time or later (RFC 3339).
    """

    kind: Literal["event"]
    """Kind of the rule."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`."""
    operator: NotRequired[Literal["at_least", "at_most", "exactly"] | str]
    """How the number of events is compared with `count`. Default: `at_least`."""
    count: NotRequired[int]
    """Number of events. Default: 1."""
    within: NotRequired[SegmentDuration]
    """Count only events within this time up to now. Default: all."""
    to: NotRequired[str]
    """Count only events before this time (RFC 3339)."""
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that an event must meet to be counted."""


_SegmentRuleEventInputKeys = TypedDict("_SegmentRuleEventInputKeys", {
    "from": "NotRequired[str | datetime]",
})


class SegmentRuleEventInput(_SegmentRuleEventInputKeys):
    """Contacts by how often they did something. `at_most` 0 and `exactly` 0 find contacts who never
    did it. It also has the key `from`: Count only events at this time or later (RFC 3339).
    """

    kind: Literal["event"]
    """Kind of the rule."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`."""
    operator: NotRequired[Literal["at_least", "at_most", "exactly"]]
    """How the number of events is compared with `count`. Default: `at_least`."""
    count: NotRequired[int]
    """Number of events. Default: 1."""
    within: NotRequired[SegmentDurationInput]
    """Count only events within this time up to now. Default: all."""
    to: NotRequired[str | datetime]
    """Count only events before this time (RFC 3339)."""
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that an event must meet to be counted."""


_SegmentRuleEventSumKeys = TypedDict("_SegmentRuleEventSumKeys", {
    "from": "NotRequired[str]",
})


class SegmentRuleEventSum(_SegmentRuleEventSumKeys):
    """Contacts by the sum of a property of their events, such as the amount that they spent in 90
    days. It also has the key `from`: Add up only events at this time or later (RFC 3339).
    """

    kind: Literal["event_sum"]
    """Kind of the rule."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`."""
    property: str
    """Property with the numbers to add up. `items[].price` adds up the numbers of all items of a
    list. A value that is not a number counts as 0.
    """
    operator: Literal["eq", "gt", "gte", "lt", "lte", "between"] | str
    """How the sum is compared. A contact without such events has the sum 0."""
    value: NotRequired[float]
    """Number to compare with: for all operators but `between`."""
    values: NotRequired[List[float]]
    """For `between`: the lower and the upper end, both included."""
    within: NotRequired[SegmentDuration]
    """Add up only events within this time up to now. Default: all."""
    to: NotRequired[str]
    """Add up only events before this time (RFC 3339)."""
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that an event must meet to be added."""


_SegmentRuleEventSumInputKeys = TypedDict("_SegmentRuleEventSumInputKeys", {
    "from": "NotRequired[str | datetime]",
})


class SegmentRuleEventSumInput(_SegmentRuleEventSumInputKeys):
    """Contacts by the sum of a property of their events, such as the amount that they spent in 90
    days. It also has the key `from`: Add up only events at this time or later (RFC 3339).
    """

    kind: Literal["event_sum"]
    """Kind of the rule."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`."""
    property: str
    """Property with the numbers to add up. `items[].price` adds up the numbers of all items of a
    list. A value that is not a number counts as 0.
    """
    operator: Literal["eq", "gt", "gte", "lt", "lte", "between"]
    """How the sum is compared. A contact without such events has the sum 0."""
    value: NotRequired[float]
    """Number to compare with: for all operators but `between`."""
    values: NotRequired[Sequence[float]]
    """For `between`: the lower and the upper end, both included."""
    within: NotRequired[SegmentDurationInput]
    """Add up only events within this time up to now. Default: all."""
    to: NotRequired[str | datetime]
    """Add up only events before this time (RFC 3339)."""
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that an event must meet to be added."""


_SegmentRuleConversionKeys = TypedDict("_SegmentRuleConversionKeys", {
    "from": "NotRequired[str]",
})


class SegmentRuleConversion(_SegmentRuleConversionKeys):
    """Contacts by how often they converted. `at_most` 0 and `exactly` 0 find contacts who never
    did. The value of a conversion is what is left after refunds. A conversion that was refunded in
    full does not count. It also has the key `from`: Count only conversions at this time or later
    (RFC 3339).
    """

    kind: Literal["conversion"]
    """Kind of the rule."""
    event: NotRequired[str]
    """Type of the conversion, as recorded with `analytics.recordConversion`. Default: any type."""
    operator: NotRequired[Literal["at_least", "at_most", "exactly"] | str]
    """How the number of conversions is compared with `count`. Default: `at_least`."""
    count: NotRequired[int]
    """Number of conversions. Default: 1."""
    currency: NotRequired[str]
    """Count only conversions in this currency (ISO 4217). Required with `min_value_minor` and
    `max_value_minor`. Default: all.
    """
    within: NotRequired[SegmentDuration]
    """Count only conversions within this time up to now. Default: all."""
    to: NotRequired[str]
    """Count only conversions before this time (RFC 3339)."""
    min_value_minor: NotRequired[int]
    """Lowest value of a conversion to be counted, in the minor unit of `currency`. Default: any."""
    max_value_minor: NotRequired[int]
    """Highest value of a conversion to be counted, in the minor unit of `currency`. Default: any.
    """


_SegmentRuleConversionInputKeys = TypedDict("_SegmentRuleConversionInputKeys", {
    "from": "NotRequired[str | datetime]",
})


class SegmentRuleConversionInput(_SegmentRuleConversionInputKeys):
    """Contacts by how often they converted. `at_most` 0 and `exactly` 0 find contacts who never
    did. The value of a conversion is what is left after refunds. A conversion that was refunded in
    full does not count. It also has the key `from`: Count only conversions at this time or later
    (RFC 3339).
    """

    kind: Literal["conversion"]
    """Kind of the rule."""
    event: NotRequired[str]
    """Type of the conversion, as recorded with `analytics.recordConversion`. Default: any type."""
    operator: NotRequired[Literal["at_least", "at_most", "exactly"]]
    """How the number of conversions is compared with `count`. Default: `at_least`."""
    count: NotRequired[int]
    """Number of conversions. Default: 1."""
    currency: NotRequired[str]
    """Count only conversions in this currency (ISO 4217). Required with `min_value_minor` and
    `max_value_minor`. Default: all.
    """
    within: NotRequired[SegmentDurationInput]
    """Count only conversions within this time up to now. Default: all."""
    to: NotRequired[str | datetime]
    """Count only conversions before this time (RFC 3339)."""
    min_value_minor: NotRequired[int]
    """Lowest value of a conversion to be counted, in the minor unit of `currency`. Default: any."""
    max_value_minor: NotRequired[int]
    """Highest value of a conversion to be counted, in the minor unit of `currency`. Default: any.
    """


_SegmentRuleConversionSumKeys = TypedDict("_SegmentRuleConversionSumKeys", {
    "from": "NotRequired[str]",
})


class SegmentRuleConversionSum(_SegmentRuleConversionSumKeys):
    """Contacts by the sum of what they paid, without what was refunded, such as customers who spent
    500 dollars in 90 days. It also has the key `from`: Add up only conversions at this time or
    later (RFC 3339).
    """

    kind: Literal["conversion_sum"]
    """Kind of the rule."""
    currency: str
    """Currency of the sum (ISO 4217). Conversions in other currencies do not count."""
    event: NotRequired[str]
    """Type of the conversion, as recorded with `analytics.recordConversion`. Default: any type."""
    operator: Literal["eq", "gt", "gte", "lt", "lte", "between"] | str
    """How the sum is compared. A contact without such conversions has the sum 0."""
    value: NotRequired[int]
    """Sum to compare with, in the minor unit of the currency: for all operators but `between`."""
    values: NotRequired[List[int]]
    """For `between`: the lower and the upper end, both included."""
    within: NotRequired[SegmentDuration]
    """Add up only conversions within this time up to now. Default: all."""
    to: NotRequired[str]
    """Add up only conversions before this time (RFC 3339)."""


_SegmentRuleConversionSumInputKeys = TypedDict("_SegmentRuleConversionSumInputKeys", {
    "from": "NotRequired[str | datetime]",
})


class SegmentRuleConversionSumInput(_SegmentRuleConversionSumInputKeys):
    """Contacts by the sum of what they paid, without what was refunded, such as customers who spent
    500 dollars in 90 days. It also has the key `from`: Add up only conversions at this time or
    later (RFC 3339).
    """

    kind: Literal["conversion_sum"]
    """Kind of the rule."""
    currency: str
    """Currency of the sum (ISO 4217). Conversions in other currencies do not count."""
    event: NotRequired[str]
    """Type of the conversion, as recorded with `analytics.recordConversion`. Default: any type."""
    operator: Literal["eq", "gt", "gte", "lt", "lte", "between"]
    """How the sum is compared. A contact without such conversions has the sum 0."""
    value: NotRequired[int]
    """Sum to compare with, in the minor unit of the currency: for all operators but `between`."""
    values: NotRequired[Sequence[int]]
    """For `between`: the lower and the upper end, both included."""
    within: NotRequired[SegmentDurationInput]
    """Add up only conversions within this time up to now. Default: all."""
    to: NotRequired[str | datetime]
    """Add up only conversions before this time (RFC 3339)."""


class SegmentRuleMessage(TypedDict):
    """Contacts that got a message: any one, or one of a campaign, a journey or a node. Automatic
    replies do not count. Messages of journeys and single messages are found by the phone number of
    the contact.
    """

    kind: Literal["message"]
    """Kind of the rule."""
    campaign_id: NotRequired[str]
    """ID of a campaign. Default: all messages."""
    journey_id: NotRequired[str]
    """ID of a journey. Default: all messages."""
    node_id: NotRequired[str]
    """ID of a node of the journey."""
    states: NotRequired[List[MessageState]]
    """States of the message, any of them. Default: those of messages that a carrier accepted."""
    within: NotRequired[SegmentDuration]
    """Only messages created within this time up to now. Default: all."""


class SegmentRuleMessageInput(TypedDict):
    """Contacts that got a message: any one, or one of a campaign, a journey or a node. Automatic
    replies do not count. Messages of journeys and single messages are found by the phone number of
    the contact.
    """

    kind: Literal["message"]
    """Kind of the rule."""
    campaign_id: NotRequired[str]
    """ID of a campaign. Default: all messages."""
    journey_id: NotRequired[str]
    """ID of a journey. Default: all messages."""
    node_id: NotRequired[str]
    """ID of a node of the journey."""
    states: NotRequired[Sequence[MessageStateInput]]
    """States of the message, any of them. Default: those of messages that a carrier accepted."""
    within: NotRequired[SegmentDurationInput]
    """Only messages created within this time up to now. Default: all."""


class SegmentRuleClick(TypedDict):
    """Contacts by their clicks on short links. Clicks of bots do not count."""

    kind: Literal["click"]
    """Kind of the rule."""
    campaign_id: NotRequired[str]
    """ID of a campaign whose links were clicked. Default: all links."""
    journey_id: NotRequired[str]
    """ID of a journey whose links were clicked. Default: all links."""
    node_id: NotRequired[str]
    """ID of the node of the journey that sent the message."""
    link_id: NotRequired[str]
    """ID of the link that was clicked. Default: all links."""
    operator: NotRequired[Literal["at_least", "at_most", "exactly"] | str]
    """How the number of clicks is compared with `count`. Default: `at_least`."""
    count: NotRequired[int]
    """Number of clicks. Default: 1."""
    within: NotRequired[SegmentDuration]
    """Count only clicks within this time before now. Default: all."""


class SegmentRuleClickInput(TypedDict):
    """Contacts by their clicks on short links. Clicks of bots do not count."""

    kind: Literal["click"]
    """Kind of the rule."""
    campaign_id: NotRequired[str]
    """ID of a campaign whose links were clicked. Default: all links."""
    journey_id: NotRequired[str]
    """ID of a journey whose links were clicked. Default: all links."""
    node_id: NotRequired[str]
    """ID of the node of the journey that sent the message."""
    link_id: NotRequired[str]
    """ID of the link that was clicked. Default: all links."""
    operator: NotRequired[Literal["at_least", "at_most", "exactly"]]
    """How the number of clicks is compared with `count`. Default: `at_least`."""
    count: NotRequired[int]
    """Number of clicks. Default: 1."""
    within: NotRequired[SegmentDurationInput]
    """Count only clicks within this time before now. Default: all."""


class SegmentRuleReply(TypedDict):
    """Contacts by the messages that came from their number. Opt-outs do not count. A reply answers
    the last message of the 7 days before it.
    """

    kind: Literal["reply"]
    """Kind of the rule."""
    campaign_id: NotRequired[str]
    """ID of a campaign that was answered. Default: all replies."""
    journey_id: NotRequired[str]
    """ID of a journey that was answered. Default: all replies."""
    node_id: NotRequired[str]
    """ID of the node of the journey that sent the message."""
    operator: NotRequired[Literal["at_least", "at_most", "exactly"] | str]
    """How the number of replies is compared with `count`. Default: `at_least`."""
    count: NotRequired[int]
    """Number of replies. Default: 1."""
    within: NotRequired[SegmentDuration]
    """Count only replies within this time up to now. Default: all."""


class SegmentRuleReplyInput(TypedDict):
    """Contacts by the messages that came from their number. Opt-outs do not count. A reply answers
    the last message of the 7 days before it.
    """

    kind: Literal["reply"]
    """Kind of the rule."""
    campaign_id: NotRequired[str]
    """ID of a campaign that was answered. Default: all replies."""
    journey_id: NotRequired[str]
    """ID of a journey that was answered. Default: all replies."""
    node_id: NotRequired[str]
    """ID of the node of the journey that sent the message."""
    operator: NotRequired[Literal["at_least", "at_most", "exactly"]]
    """How the number of replies is compared with `count`. Default: `at_least`."""
    count: NotRequired[int]
    """Number of replies. Default: 1."""
    within: NotRequired[SegmentDurationInput]
    """Count only replies within this time up to now. Default: all."""


class SegmentRuleConsent(TypedDict):
    """Contacts by their consent to marketing messages."""

    kind: Literal["consent"]
    """Kind of the rule."""
    status: ConsentStatus
    """Consent status. A contact whose message waits for a review does not count as `opted_in`."""
    program_id: NotRequired[str]
    """ID of the program. Default: messages without a program."""


class SegmentRuleConsentInput(TypedDict):
    """Contacts by their consent to marketing messages."""

    kind: Literal["consent"]
    """Kind of the rule."""
    status: ConsentStatusInput
    """Consent status. A contact whose message waits for a review does not count as `opted_in`."""
    program_id: NotRequired[str]
    """ID of the program. Default: messages without a program."""


class SegmentRuleList(TypedDict):
    """Contacts on a list."""

    kind: Literal["list"]
    """Kind of the rule."""
    list_id: str
    """ID of the list."""


class SegmentRuleTag(TypedDict):
    """Contacts with a tag."""

    kind: Literal["tag"]
    """Kind of the rule."""
    tag_id: str
    """ID of the tag."""


class SegmentRuleSegment(TypedDict):
    """Contacts in another segment. Segments cannot refer to each other in a circle."""

    kind: Literal["segment"]
    """Kind of the rule."""
    segment_id: str
    """ID of the other segment."""


class SegmentRuleSegmentChange(TypedDict):
    """Contacts that joined or left another segment, whether or not they are in it now: combine it
    with a rule of the kind `segment`. The time is that of the comparison that found the change,
    about every 5 minutes. Contacts that were in the segment when tracking began did not join.
    """

    kind: Literal["segment_change"]
    """Kind of the rule."""
    segment_id: str
    """ID of a segment with `track_members`."""
    change: Literal["joined", "left"] | str
    """What the contact did."""
    within: SegmentDuration
    """How long ago at most, up to 366 days."""


class SegmentRuleSegmentChangeInput(TypedDict):
    """Contacts that joined or left another segment, whether or not they are in it now: combine it
    with a rule of the kind `segment`. The time is that of the comparison that found the change,
    about every 5 minutes. Contacts that were in the segment when tracking began did not join.
    """

    kind: Literal["segment_change"]
    """Kind of the rule."""
    segment_id: str
    """ID of a segment with `track_members`."""
    change: Literal["joined", "left"]
    """What the contact did."""
    within: SegmentDurationInput
    """How long ago at most, up to 366 days."""


_SegmentRuleRandomBucketKeys = TypedDict("_SegmentRuleRandomBucketKeys", {
    "from": "int",
})


class SegmentRuleRandomBucket(_SegmentRuleRandomBucketKeys):
    """A random share of the contacts that stays the same: a hash puts each contact into one of
    10,000 buckets. It also has the key `from`: First bucket.
    """

    kind: Literal["random_bucket"]
    """Kind of the rule."""
    to: int
    """Last bucket, included. 0 to 999 are a tenth of the contacts."""
    seed: NotRequired[str]
    """Seed of the distribution. Each seed distributes the contacts differently. Default: empty."""


class SegmentRuleInHoldOut(TypedDict):
    """Contacts of the account's hold-out, which get no marketing (outcomes.setHoldOut)."""

    kind: Literal["in_hold_out"]
    """Kind of the rule."""


class Segment(TypedDict):
    """Rules that select contacts. Contacts join and leave automatically."""

    id: str
    """ID of the segment."""
    name: str
    """Name of the segment, unique in the account, ignoring case."""
    description: str | None
    """Description."""
    version: int
    """Version, which counts the changes."""
    rules: SegmentRule
    track_members: bool
    """Whether it is recorded when contacts join and leave."""
    tracking: SegmentTracking | None
    """State of the tracking. Null without `track_members`."""
    created_at: Timestamp
    updated_at: Timestamp


class SegmentTracking(TypedDict):
    """Whether joining and leaving contacts of a segment are recorded."""

    state: Literal["tracking", "stopped"] | str
    """`stopped`: the service stopped, and changes since then are not recorded. Set `track_members`
    to true again to go on.
    """
    reason: Literal["segment_too_large", "comparison_failed", None] | str
    """Why the service stopped: `segment_too_large`, more than 100,000 contacts;
    `comparison_failed`, for example because the rules take too long.
    """
    started_at: Timestamp
    """When tracking began, or went on after the service had stopped."""
    compared_at: Timestamp | None
    """When the members were compared last. Null before the first comparison."""


class SegmentVersion(TypedDict):
    """The rules of a segment at one version."""

    version: int
    """Version."""
    rules: SegmentRule
    created_at: Timestamp


class SegmentUse(TypedDict):
    """What uses a segment: an unfinished campaign, another segment, a journey or an automation
    rule.
    """

    kind: Literal["campaign", "segment", "journey", "automation"] | str
    """Kind of the object that uses the segment."""
    id: str
    """ID of the object that uses the segment."""
    name: str
    """Name of the object that uses the segment."""


class SegmentMember(TypedDict):
    """A contact in a segment."""

    contact_id: str
    """ID of the contact."""
    phone: str
    """Phone number in E.164."""
    first_name: str | None
    """First name."""
    last_name: str | None
    """Last name."""
    consent_status: ConsentStatus
    """Consent to marketing messages."""


class SegmentFunnelStep(TypedDict):
    """What one rule keeps. Each rule directly under `and` is a step; without `and`, the whole rule
    is one step.
    """

    path: str
    """JSON Pointer to the rule, such as `/rules/rules/0`."""
    alone: int
    """Number of contacts that meet this rule."""
    in_sequence: int
    """Number of contacts that meet this rule and those before it."""


class SegmentFieldFrequentValuesItem(TypedDict):
    """A value."""

    value: str | float | bool
    """The value."""
    count: int
    """How often it occurs among those examined."""


class SegmentField(TypedDict):
    """Something that rules can ask about."""

    field: str
    """Name for `field` in a rule, for `name` in a rule about events, or for `event` in one about
    conversions.
    """
    kind: Literal["field", "attribute", "event", "conversion"] | str
    """What it is: a field of every contact, a custom field, an event, or a type of conversions."""
    types: List[Literal["text", "number", "boolean", "time", "list"] | str]
    """Types of its values, the most frequent first."""
    operators: List[str]
    """Operators that apply to these types."""
    contacts: int
    """Number of contacts with a value, or of events or conversions, among those examined."""
    frequent_values: List[SegmentFieldFrequentValuesItem]
    """Values that occur more than once, the most frequent first, up to 100 characters each."""
    example: SegmentRuleField | SegmentRuleEvent | SegmentRuleConversion
    """A rule that is valid as it stands."""


class JourneyEntryUpdate(TypedDict):
    """An event that adds its properties to those of the entry event."""

    name: str
    """Name of the event; it can be the entry event."""
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that the properties of the event must meet. Default: none."""
    key: NotRequired[str]
    """Property of this event that contains the key of the enrollment. Default: `key` of the entry.
    """


class JourneyEntryUpdateInput(TypedDict):
    """An event that adds its properties to those of the entry event."""

    name: str
    """Name of the event; it can be the entry event."""
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that the properties of the event must meet. Default: none."""
    key: NotRequired[str]
    """Property of this event that contains the key of the enrollment. Default: `key` of the entry.
    """


class JourneyEntryEvent(TypedDict):
    """Contacts enter when they do something."""

    kind: Literal["event"]
    """Kind of the entry."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`."""
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that the properties of the event must meet. Default: none."""
    key: NotRequired[str]
    """Property of the event that tells several enrollments of one contact apart, such as
    `event.appointment_id`. A contact is in the journey at most once for each value, and at most 20
    times. Events without the property share one enrollment. Default: none, so that a contact is in
    the journey once.
    """
    updates: NotRequired[List[JourneyEntryUpdate]]
    """Events that change the properties of an enrollment, such as a new time of the appointment.
    The contact stays where it is, and a `delay_until` waits for the new time. Default: none.
    """


class JourneyEntryEventInput(TypedDict):
    """Contacts enter when they do something."""

    kind: Literal["event"]
    """Kind of the entry."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`."""
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that the properties of the event must meet. Default: none."""
    key: NotRequired[str]
    """Property of the event that tells several enrollments of one contact apart, such as
    `event.appointment_id`. A contact is in the journey at most once for each value, and at most 20
    times. Events without the property share one enrollment. Default: none, so that a contact is in
    the journey once.
    """
    updates: NotRequired[Sequence[JourneyEntryUpdateInput]]
    """Events that change the properties of an enrollment, such as a new time of the appointment.
    The contact stays where it is, and a `delay_until` waits for the new time. Default: none.
    """


class JourneyEntryConversion(TypedDict):
    """Contacts enter when a conversion of theirs is recorded, once for each conversion. In
    messages, `event` contains its properties `value_minor`, `currency`, `external_id` and
    `conversion_id`. No contact enters by a conversion that is history (see
    `analytics.recordConversion`), by a correction or by a refund.
    """

    kind: Literal["conversion"]
    """Kind of the entry."""
    event: str
    """Type of the conversion, as recorded with `analytics.recordConversion`."""
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that the conversion must meet, on its properties `value_minor`, `currency`,
    `external_id` and `conversion_id`. Default: none.
    """
    key: NotRequired[str]
    """Property of the conversion that tells several enrollments of one contact apart, such as
    `event.external_id`. A contact is in the journey at most once for each value, and at most 20
    times. Default: none, so that a contact is in the journey once.
    """


class JourneyEntryConversionInput(TypedDict):
    """Contacts enter when a conversion of theirs is recorded, once for each conversion. In
    messages, `event` contains its properties `value_minor`, `currency`, `external_id` and
    `conversion_id`. No contact enters by a conversion that is history (see
    `analytics.recordConversion`), by a correction or by a refund.
    """

    kind: Literal["conversion"]
    """Kind of the entry."""
    event: str
    """Type of the conversion, as recorded with `analytics.recordConversion`."""
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that the conversion must meet, on its properties `value_minor`, `currency`,
    `external_id` and `conversion_id`. Default: none.
    """
    key: NotRequired[str]
    """Property of the conversion that tells several enrollments of one contact apart, such as
    `event.external_id`. A contact is in the journey at most once for each value, and at most 20
    times. Default: none, so that a contact is in the journey once.
    """


class JourneyEntrySegment(TypedDict):
    """Contacts enter when they join a segment. The service checks this every five minutes. A later
    version with the same segment goes on: it takes the contacts that joined since, and its
    publication lets no contact enter a second time.
    """

    kind: Literal["segment"]
    """Kind of the entry."""
    segment_id: str
    """ID of the segment."""
    existing: NotRequired[JourneyExistingContacts]
    """Whether contacts that are in the segment when the journey is published enter. A contact that
    is left out enters if it leaves the segment and joins it again, and the service sees both.
    Versions that were published before this field existed have `enter`. Default: `leave_out`.
    """


class JourneyEntrySegmentInput(TypedDict):
    """Contacts enter when they join a segment. The service checks this every five minutes. A later
    version with the same segment goes on: it takes the contacts that joined since, and its
    publication lets no contact enter a second time.
    """

    kind: Literal["segment"]
    """Kind of the entry."""
    segment_id: str
    """ID of the segment."""
    existing: NotRequired[JourneyExistingContactsInput]
    """Whether contacts that are in the segment when the journey is published enter. A contact that
    is left out enters if it leaves the segment and joins it again, and the service sees both.
    Versions that were published before this field existed have `enter`. Default: `leave_out`.
    """


class JourneyEntryList(TypedDict):
    """Contacts enter when they are added to a list."""

    kind: Literal["list"]
    """Kind of the entry."""
    list_id: str
    """ID of the list."""
    existing: NotRequired[JourneyExistingContacts]
    """Whether contacts that are on the list when the journey is published enter, too. Default:
    `leave_out`.
    """


class JourneyEntryListInput(TypedDict):
    """Contacts enter when they are added to a list."""

    kind: Literal["list"]
    """Kind of the entry."""
    list_id: str
    """ID of the list."""
    existing: NotRequired[JourneyExistingContactsInput]
    """Whether contacts that are on the list when the journey is published enter, too. Default:
    `leave_out`.
    """


class JourneyEntryTag(TypedDict):
    """Contacts enter when they get a tag."""

    kind: Literal["tag"]
    """Kind of the entry."""
    tag_id: str
    """ID of the tag."""
    existing: NotRequired[JourneyExistingContacts]
    """Whether contacts that have the tag when the journey is published enter, too. Default:
    `leave_out`.
    """


class JourneyEntryTagInput(TypedDict):
    """Contacts enter when they get a tag."""

    kind: Literal["tag"]
    """Kind of the entry."""
    tag_id: str
    """ID of the tag."""
    existing: NotRequired[JourneyExistingContactsInput]
    """Whether contacts that have the tag when the journey is published enter, too. Default:
    `leave_out`.
    """


class JourneyEntryOptIn(TypedDict):
    """Contacts enter when they opt in: by a message, or by `contacts.optIn`. Of a double opt-in,
    only the confirmation counts. No contact enters by an import, by consent that was captured more
    than 24 hours before it is recorded, or by consent that it had already.
    """

    kind: Literal["opt_in"]
    """Kind of the entry."""
    methods: NotRequired[List[ConsentMethod]]
    """How consent must have been given; an opt-in that was confirmed by YES was given by `keyword`.
    Default: in any way.
    """
    source_id: NotRequired[str]
    """ID of the source of the consent. Default: any, or none."""
    program_id: NotRequired[str]
    """ID of the program that the consent is for. Default: consent to any program, or to messages
    without a program.
    """


class JourneyEntryOptInInput(TypedDict):
    """Contacts enter when they opt in: by a message, or by `contacts.optIn`. Of a double opt-in,
    only the confirmation counts. No contact enters by an import, by consent that was captured more
    than 24 hours before it is recorded, or by consent that it had already.
    """

    kind: Literal["opt_in"]
    """Kind of the entry."""
    methods: NotRequired[Sequence[ConsentMethodInput]]
    """How consent must have been given; an opt-in that was confirmed by YES was given by `keyword`.
    Default: in any way.
    """
    source_id: NotRequired[str]
    """ID of the source of the consent. Default: any, or none."""
    program_id: NotRequired[str]
    """ID of the program that the consent is for. Default: consent to any program, or to messages
    without a program.
    """


class JourneyEntrySchedule(TypedDict):
    """The contacts of a segment or list enter together at set times."""

    kind: Literal["schedule"]
    """Kind of the entry."""
    segment_id: NotRequired[str]
    """ID of the segment whose contacts enter. Set either this or `list_id`."""
    list_id: NotRequired[str]
    """ID of the list whose members enter."""
    start_at: NotRequired[str]
    """Time at which contacts enter, and start of the recurrence (RFC 3339). Default: the time of
    the publication.
    """
    recurrence: NotRequired[RecurrenceInput]
    """Recurrence of the entry. Default: once."""


class JourneyEntryScheduleInput(TypedDict):
    """The contacts of a segment or list enter together at set times."""

    kind: Literal["schedule"]
    """Kind of the entry."""
    segment_id: NotRequired[str]
    """ID of the segment whose contacts enter. Set either this or `list_id`."""
    list_id: NotRequired[str]
    """ID of the list whose members enter."""
    start_at: NotRequired[str | datetime]
    """Time at which contacts enter, and start of the recurrence (RFC 3339). Default: the time of
    the publication.
    """
    recurrence: NotRequired[RecurrenceInput]
    """Recurrence of the entry. Default: once."""


class JourneyEntryDate(TypedDict):
    """Contacts enter on a date, or some days before or after it, on the clock of the contact; where
    its time zone is not known, on that of `agent.settings`. `event.date` is the date, in the year
    of the entry. With `reentry` `never` they enter once for each date.
    """

    kind: Literal["date"]
    """Kind of the entry."""
    attribute: str
    """Attribute with the date, such as `2026-03-01`; a time of day in it does not count."""
    yearly: NotRequired[bool]
    """Whether contacts enter every year, as on a birthday: only month and day count. Default:
    false, so that they enter once for each date.
    """
    offset_days: NotRequired[int]
    """Days after the date at which contacts enter; negative values are before it. Default: 0."""
    time: NotRequired[str]
    """Time of day `HH:MM` on the clock of the contact. Default: `10:00`."""


class JourneyEntryCall(TypedDict):
    """Contacts enter only with `journeys.enroll`, which works for every journey."""

    kind: Literal["call"]
    """Kind of the entry."""
    key: NotRequired[str]
    """Property passed to `journeys.enroll` that tells several enrollments of one contact apart,
    such as `event.appointment_id`. Default: none.
    """


class JourneyReentry(TypedDict):
    """Whether a contact can enter again. A contact is never in a journey twice at the same time
    with the same key.
    """

    kind: Literal["never", "after_exit"] | str
    """`never`: once per contact, or per contact and key. `after_exit`: again after the last
    enrollment with this key ended.
    """
    after: NotRequired[SegmentDuration]
    """For `after_exit`: time that must pass since the last enrollment. Default: none."""
    max_entries: NotRequired[int]
    """For `after_exit`, and with a key: maximum enrollments per contact, over all keys. Default: no
    limit.
    """
    counted_from: NotRequired[Literal["exit", "entry"] | str]
    """With `after`: whether the time counts from the end of the last enrollment or from its
    beginning. Default: `exit`.
    """
    per: NotRequired[SegmentDuration]
    """With `max_entries`: length of time, up to now, in which enrollments count. Default: always.
    """


class JourneyReentryInput(TypedDict):
    """Whether a contact can enter again. A contact is never in a journey twice at the same time
    with the same key.
    """

    kind: Literal["never", "after_exit"]
    """`never`: once per contact, or per contact and key. `after_exit`: again after the last
    enrollment with this key ended.
    """
    after: NotRequired[SegmentDurationInput]
    """For `after_exit`: time that must pass since the last enrollment. Default: none."""
    max_entries: NotRequired[int]
    """For `after_exit`, and with a key: maximum enrollments per contact, over all keys. Default: no
    limit.
    """
    counted_from: NotRequired[Literal["exit", "entry"]]
    """With `after`: whether the time counts from the end of the last enrollment or from its
    beginning. Default: `exit`.
    """
    per: NotRequired[SegmentDurationInput]
    """With `max_entries`: length of time, up to now, in which enrollments count. Default: always.
    """


class JourneyExitEvent(TypedDict):
    """The enrollment ends when the contact does something."""

    kind: Literal["event"]
    """Kind of the exit criterion."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`."""
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that the properties of the event must meet. Default: none."""
    key: NotRequired[str]
    """Property of this event that contains a key. Only the enrollment with this key ends. Default:
    all enrollments of the contact in the journey end.
    """


class JourneyExitEventInput(TypedDict):
    """The enrollment ends when the contact does something."""

    kind: Literal["event"]
    """Kind of the exit criterion."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`."""
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that the properties of the event must meet. Default: none."""
    key: NotRequired[str]
    """Property of this event that contains a key. Only the enrollment with this key ends. Default:
    all enrollments of the contact in the journey end.
    """


class JourneyExitConversion(TypedDict):
    """The enrollment ends when a conversion of the contact is recorded that occurred after the
    entry.
    """

    kind: Literal["conversion"]
    """Kind of the exit criterion."""
    event: str
    """Type of the conversion, as recorded with `analytics.recordConversion`."""
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that the conversion must meet, on its properties `value_minor`, `currency`,
    `external_id` and `conversion_id`. Default: none.
    """
    key: NotRequired[str]
    """Property of this conversion that contains a key, such as `event.external_id`. Only the
    enrollment with this key ends. Default: all enrollments of the contact in the journey end.
    """
    goal: NotRequired[bool]
    """Whether the contact counts as converted, as at a `goal` node. Default: false."""


class JourneyExitConversionInput(TypedDict):
    """The enrollment ends when a conversion of the contact is recorded that occurred after the
    entry.
    """

    kind: Literal["conversion"]
    """Kind of the exit criterion."""
    event: str
    """Type of the conversion, as recorded with `analytics.recordConversion`."""
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that the conversion must meet, on its properties `value_minor`, `currency`,
    `external_id` and `conversion_id`. Default: none.
    """
    key: NotRequired[str]
    """Property of this conversion that contains a key, such as `event.external_id`. Only the
    enrollment with this key ends. Default: all enrollments of the contact in the journey end.
    """
    goal: NotRequired[bool]
    """Whether the contact counts as converted, as at a `goal` node. Default: false."""


class JourneyExitReply(TypedDict):
    """The enrollment ends when the contact sends a message."""

    kind: Literal["reply"]
    """Kind of the exit criterion."""


class JourneyExitRules(TypedDict):
    """The enrollment ends when the contact meets rules. The service checks this before each node,
    and every five minutes while the contact waits.
    """

    kind: Literal["rules"]
    """Kind of the exit criterion."""
    rules: SegmentRule


class JourneyExitRulesInput(TypedDict):
    """The enrollment ends when the contact meets rules. The service checks this before each node,
    and every five minutes while the contact waits.
    """

    kind: Literal["rules"]
    """Kind of the exit criterion."""
    rules: SegmentRuleInput


_JourneySendWindowKeys = TypedDict("_JourneySendWindowKeys", {
    "from": "str",
})


class JourneySendWindow(_JourneySendWindowKeys):
    """Hours on the clock of the contact. It also has the key `from`: Earliest time of day `HH:MM`.
    """

    to: str
    """Time of day `HH:MM` from which the message waits for the next day; later than `from`."""


class JourneyNodeSend(TypedDict):
    """Sends a message through all checks. During quiet hours the contact waits until the next
    allowed time. If the message cannot be sent, the contact takes the `error` edge; without one the
    enrollment ends.
    """

    kind: Literal["send"]
    """Kind of the node."""
    text: NotRequired[str]
    """Text of the message in Liquid. Variables are those of the contact, `event` and `awaited`.
    `event` contains the properties of the event by which the contact entered. `awaited` contains
    the properties of the event that last ended a `wait_for`. Lists are read with `for`. Set either
    this or `template_id`.
    """
    template_id: NotRequired[str]
    """ID of the template."""
    purpose: NotRequired[Purpose]
    """Purpose of the message. Default: `marketing`."""
    number_id: NotRequired[str]
    """ID of the sending number. Default: the default number of the account."""
    program_id: NotRequired[str]
    """ID of the program whose numbers send, instead of `number_id`."""
    shorten_links: NotRequired[bool]
    """Whether to shorten links. Default: the template's setting, else false."""
    media: NotRequired[List[str]]
    """Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG
    or GIF or contact cards (vCard), with at most 5 MB together. A publication keeps the files.
    Default: the media of the template.
    """
    media_fallback: NotRequired[MediaFallback]
    """What is sent where media cannot be sent. Default: the setting of the template, else `none`.
    """
    smart_encoding: NotRequired[SmartEncoding]
    """Replaces characters that make messages longer. Default: the template's setting, then the
    account's.
    """
    send_between: NotRequired[JourneySendWindow]
    """Hours on the clock of the contact in which the message is sent, in addition to quiet hours.
    At other times it waits. Default: no limit.
    """
    on_cap: NotRequired[Literal["refuse", "wait"] | str]
    """When a frequency cap is reached: `refuse` takes the `error` edge, `wait` waits until the cap
    allows the message. Default: `refuse`.
    """
    expires_after: NotRequired[SegmentDuration]
    """Maximum time that the message waits at the node, for any reason. After that, the contact
    takes the `error` edge with the reason `expired`. Default: no limit.
    """


class JourneyNodeSendInput(TypedDict):
    """Sends a message through all checks. During quiet hours the contact waits until the next
    allowed time. If the message cannot be sent, the contact takes the `error` edge; without one the
    enrollment ends.
    """

    kind: Literal["send"]
    """Kind of the node."""
    text: NotRequired[str]
    """Text of the message in Liquid. Variables are those of the contact, `event` and `awaited`.
    `event` contains the properties of the event by which the contact entered. `awaited` contains
    the properties of the event that last ended a `wait_for`. Lists are read with `for`. Set either
    this or `template_id`.
    """
    template_id: NotRequired[str]
    """ID of the template."""
    purpose: NotRequired[PurposeInput]
    """Purpose of the message. Default: `marketing`."""
    number_id: NotRequired[str]
    """ID of the sending number. Default: the default number of the account."""
    program_id: NotRequired[str]
    """ID of the program whose numbers send, instead of `number_id`."""
    shorten_links: NotRequired[bool]
    """Whether to shorten links. Default: the template's setting, else false."""
    media: NotRequired[SequenceNotStr[str]]
    """Links (https) to files that are sent with the text as MMS: at most ten, images in JPEG, PNG
    or GIF or contact cards (vCard), with at most 5 MB together. A publication keeps the files.
    Default: the media of the template.
    """
    media_fallback: NotRequired[MediaFallbackInput]
    """What is sent where media cannot be sent. Default: the setting of the template, else `none`.
    """
    smart_encoding: NotRequired[SmartEncodingInput]
    """Replaces characters that make messages longer. Default: the template's setting, then the
    account's.
    """
    send_between: NotRequired[JourneySendWindow]
    """Hours on the clock of the contact in which the message is sent, in addition to quiet hours.
    At other times it waits. Default: no limit.
    """
    on_cap: NotRequired[Literal["refuse", "wait"]]
    """When a frequency cap is reached: `refuse` takes the `error` edge, `wait` waits until the cap
    allows the message. Default: `refuse`.
    """
    expires_after: NotRequired[SegmentDurationInput]
    """Maximum time that the message waits at the node, for any reason. After that, the contact
    takes the `error` edge with the reason `expired`. Default: no limit.
    """


class JourneyNodeDelay(TypedDict):
    """Waits for a length of time."""

    kind: Literal["delay"]
    """Kind of the node."""
    duration: SegmentDuration
    """Time to wait."""


class JourneyNodeDelayInput(TypedDict):
    """Waits for a length of time."""

    kind: Literal["delay"]
    """Kind of the node."""
    duration: SegmentDurationInput
    """Time to wait."""


class JourneyNodeDelayUntil(TypedDict):
    """Waits until a time. Set `time`, or one of `at`, `date`, `property` and `attribute`; `time`
    can be added to the last three. The clock of the contact is that of its time zone, address or
    number, as for quiet hours; with several possible zones, the wait ends when all have reached the
    time. Without any, it is the time zone of `agent.settings`; if that is not set either, dates are
    in UTC and `time` alone does not wait. The time is computed on arrival and again when the wait
    ends, so that a contact that has moved to a later clock waits on. A contact that arrives after
    that time does not wait: it takes the `passed` edge, or `next` if there is none. If the property
    or attribute contains no time, the contact takes the `error` edge.
    """

    kind: Literal["delay_until"]
    """Kind of the node."""
    time: NotRequired[str]
    """Time of day `HH:MM` on the clock of the contact. Alone: the contact waits until its clock
    next shows this time. With `date`, `property` or `attribute`: the time on that day; without it,
    the time of day in the value, or else midnight. If the clock skips the time, the wait ends at
    the end of the gap. If the clock shows it twice, the wait ends the first time.
    """
    days: NotRequired[List[Weekday]]
    """With `time` alone: the days of the week that are allowed. Default: all."""
    at: NotRequired[str]
    """Instant to wait for (RFC 3339), the same for all contacts."""
    date: NotRequired[str]
    """Day to wait for, such as `2027-03-01`, on the clock of the contact, at `time` or else at
    midnight.
    """
    property: NotRequired[str]
    """Property that contains the time to wait for: RFC 3339, which is an instant, or a date with or
    without a time of day and without an offset, such as `2027-03-01` or `2027-03-01T10:00`, which
    is meant on the clock of the contact. It belongs to the event by which the contact entered, or
    to the awaited event.
    """
    of: NotRequired[Literal["entry", "awaited"] | str]
    """With `property`: the event by which the contact entered, or the one that last ended a
    `wait_for`. Default: `entry`.
    """
    attribute: NotRequired[str]
    """Attribute of the contact that contains the time to wait for, in the same forms as `property`.
    """
    offset_minutes: NotRequired[int]
    """With `property` or `attribute`: minutes after that time; negative values are before it.
    Counted on the clock of the contact unless the time is an instant, so that -1440 is the same
    time of the day before. Default: 0.
    """


class JourneyNodeDelayUntilInput(TypedDict):
    """Waits until a time. Set `time`, or one of `at`, `date`, `property` and `attribute`; `time`
    can be added to the last three. The clock of the contact is that of its time zone, address or
    number, as for quiet hours; with several possible zones, the wait ends when all have reached the
    time. Without any, it is the time zone of `agent.settings`; if that is not set either, dates are
    in UTC and `time` alone does not wait. The time is computed on arrival and again when the wait
    ends, so that a contact that has moved to a later clock waits on. A contact that arrives after
    that time does not wait: it takes the `passed` edge, or `next` if there is none. If the property
    or attribute contains no time, the contact takes the `error` edge.
    """

    kind: Literal["delay_until"]
    """Kind of the node."""
    time: NotRequired[str]
    """Time of day `HH:MM` on the clock of the contact. Alone: the contact waits until its clock
    next shows this time. With `date`, `property` or `attribute`: the time on that day; without it,
    the time of day in the value, or else midnight. If the clock skips the time, the wait ends at
    the end of the gap. If the clock shows it twice, the wait ends the first time.
    """
    days: NotRequired[Sequence[WeekdayInput]]
    """With `time` alone: the days of the week that are allowed. Default: all."""
    at: NotRequired[str | datetime]
    """Instant to wait for (RFC 3339), the same for all contacts."""
    date: NotRequired[str]
    """Day to wait for, such as `2027-03-01`, on the clock of the contact, at `time` or else at
    midnight.
    """
    property: NotRequired[str]
    """Property that contains the time to wait for: RFC 3339, which is an instant, or a date with or
    without a time of day and without an offset, such as `2027-03-01` or `2027-03-01T10:00`, which
    is meant on the clock of the contact. It belongs to the event by which the contact entered, or
    to the awaited event.
    """
    of: NotRequired[Literal["entry", "awaited"]]
    """With `property`: the event by which the contact entered, or the one that last ended a
    `wait_for`. Default: `entry`.
    """
    attribute: NotRequired[str]
    """Attribute of the contact that contains the time to wait for, in the same forms as `property`.
    """
    offset_minutes: NotRequired[int]
    """With `property` or `attribute`: minutes after that time; negative values are before it.
    Counted on the clock of the contact unless the time is an instant, so that -1440 is the same
    time of the day before. Default: 0.
    """


_JourneyWaitBranchKeys = TypedDict("_JourneyWaitBranchKeys", {
    "for": "Literal[\"event\", \"conversion\", \"reply\", \"click\"] | str",
})


class JourneyWaitBranch(_JourneyWaitBranchKeys):
    """One of several things to wait for. It also has the key `for`: What to wait for."""

    name: str
    """Name of the branch."""
    event: NotRequired[str]
    """With `event`: name of the event, as recorded with `analytics.recordEvent`. With `conversion`:
    type of the conversion, as recorded with `analytics.recordConversion`.
    """
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that the properties of the event must meet. A conversion has the properties
    `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none.
    """
    key: NotRequired[str]
    """With `event` and `conversion`: property of this event that contains a key. The event counts
    only for the enrollment with this key. Default: the event counts for all enrollments of the
    contact that wait for it.
    """
    words: NotRequired[List[str]]
    """With `reply`: the whole reply must be one of these, ignoring case and punctuation."""
    patterns: NotRequired[List[str]]
    """With `reply`: patterns, as an alternative to `words`. The reply must match one of them. A
    pattern consists of at most 10 words; `*` stands for any words or none, `#` for a number.
    `*cancel*` is written `* cancel *`. Default, if `words` is not set either: any reply.
    """


_JourneyWaitBranchInputKeys = TypedDict("_JourneyWaitBranchInputKeys", {
    "for": "Literal[\"event\", \"conversion\", \"reply\", \"click\"]",
})


class JourneyWaitBranchInput(_JourneyWaitBranchInputKeys):
    """One of several things to wait for. It also has the key `for`: What to wait for."""

    name: str
    """Name of the branch."""
    event: NotRequired[str]
    """With `event`: name of the event, as recorded with `analytics.recordEvent`. With `conversion`:
    type of the conversion, as recorded with `analytics.recordConversion`.
    """
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that the properties of the event must meet. A conversion has the properties
    `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none.
    """
    key: NotRequired[str]
    """With `event` and `conversion`: property of this event that contains a key. The event counts
    only for the enrollment with this key. Default: the event counts for all enrollments of the
    contact that wait for it.
    """
    words: NotRequired[SequenceNotStr[str]]
    """With `reply`: the whole reply must be one of these, ignoring case and punctuation."""
    patterns: NotRequired[SequenceNotStr[str]]
    """With `reply`: patterns, as an alternative to `words`. The reply must match one of them. A
    pattern consists of at most 10 words; `*` stands for any words or none, `#` for a number.
    `*cancel*` is written `* cancel *`. Default, if `words` is not set either: any reply.
    """


_JourneyNodeWaitForKeys = TypedDict("_JourneyNodeWaitForKeys", {
    "for": "NotRequired[Literal[\"event\", \"conversion\", \"reply\", \"click\", \"rules\"] | str]",
})


class JourneyNodeWaitFor(_JourneyNodeWaitForKeys):
    """Waits until something happens, or until the time-out. With `for`, the contact then takes the
    `true` edge. With `branches`, it takes the `branch` edge of what happened. In messages,
    `awaited` contains the properties of the event, conversion or click, or the `text` of the reply.
    An opt-out, HELP or START is not a reply. What happened before the contact arrived does not
    count. It also has the key `for`: What to wait for. Set either this or `branches`.
    """

    kind: Literal["wait_for"]
    """Kind of the node."""
    name: NotRequired[str]
    """With `event`: name of the event, as recorded with `analytics.recordEvent`. With `conversion`:
    type of the conversion, as recorded with `analytics.recordConversion`.
    """
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that the properties of the event must meet. A conversion has the properties
    `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none.
    """
    key: NotRequired[str]
    """With `event` and `conversion`: property of this event that contains a key. The event counts
    only for the enrollment with this key. Default: the event counts for all enrollments of the
    contact that wait for it.
    """
    words: NotRequired[List[str]]
    """With `reply`: the whole reply must be one of these, ignoring case and punctuation."""
    patterns: NotRequired[List[str]]
    """With `reply`: patterns, as an alternative to `words`. The reply must match one of them. A
    pattern consists of at most 10 words; `*` stands for any words or none, `#` for a number.
    `*cancel*` is written `* cancel *`. Default, if `words` is not set either: any reply.
    """
    rules: NotRequired[SegmentRule]
    """With `rules`: the rules that the contact must meet. Checked every five minutes."""
    branches: NotRequired[List[JourneyWaitBranch]]
    """Several things to wait for. The contact takes the `branch` edge of the first thing that
    happens. If that meets several branches, the first in this order counts.
    """
    timeout: SegmentDuration
    """Longest time to wait, after which the contact takes the `timeout` edge."""


_JourneyNodeWaitForInputKeys = TypedDict("_JourneyNodeWaitForInputKeys", {
    "for": "NotRequired[Literal[\"event\", \"conversion\", \"reply\", \"click\", \"rules\"]]",
})


class JourneyNodeWaitForInput(_JourneyNodeWaitForInputKeys):
    """Waits until something happens, or until the time-out. With `for`, the contact then takes the
    `true` edge. With `branches`, it takes the `branch` edge of what happened. In messages,
    `awaited` contains the properties of the event, conversion or click, or the `text` of the reply.
    An opt-out, HELP or START is not a reply. What happened before the contact arrived does not
    count. It also has the key `for`: What to wait for. Set either this or `branches`.
    """

    kind: Literal["wait_for"]
    """Kind of the node."""
    name: NotRequired[str]
    """With `event`: name of the event, as recorded with `analytics.recordEvent`. With `conversion`:
    type of the conversion, as recorded with `analytics.recordConversion`.
    """
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that the properties of the event must meet. A conversion has the properties
    `value_minor`, `currency`, `external_id` and `conversion_id`. Default: none.
    """
    key: NotRequired[str]
    """With `event` and `conversion`: property of this event that contains a key. The event counts
    only for the enrollment with this key. Default: the event counts for all enrollments of the
    contact that wait for it.
    """
    words: NotRequired[SequenceNotStr[str]]
    """With `reply`: the whole reply must be one of these, ignoring case and punctuation."""
    patterns: NotRequired[SequenceNotStr[str]]
    """With `reply`: patterns, as an alternative to `words`. The reply must match one of them. A
    pattern consists of at most 10 words; `*` stands for any words or none, `#` for a number.
    `*cancel*` is written `* cancel *`. Default, if `words` is not set either: any reply.
    """
    rules: NotRequired[SegmentRuleInput]
    """With `rules`: the rules that the contact must meet. Checked every five minutes."""
    branches: NotRequired[Sequence[JourneyWaitBranchInput]]
    """Several things to wait for. The contact takes the `branch` edge of the first thing that
    happens. If that meets several branches, the first in this order counts.
    """
    timeout: SegmentDurationInput
    """Longest time to wait, after which the contact takes the `timeout` edge."""


class JourneyNodeSplit(TypedDict):
    """A contact takes the `true` edge if it meets `rules` and its event meets `where`. Otherwise it
    takes the `false` edge. Set at least one of the two.
    """

    kind: Literal["split"]
    """Kind of the node."""
    rules: NotRequired[SegmentRule]
    """Rules about the contact. Default: none."""
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions on the properties of an event. Default: none."""
    of: NotRequired[Literal["entry", "awaited"] | str]
    """With `where`: the event by which the contact entered, or the event, click or reply that last
    ended a `wait_for`. Default: `entry`.
    """


class JourneyNodeSplitInput(TypedDict):
    """A contact takes the `true` edge if it meets `rules` and its event meets `where`. Otherwise it
    takes the `false` edge. Set at least one of the two.
    """

    kind: Literal["split"]
    """Kind of the node."""
    rules: NotRequired[SegmentRuleInput]
    """Rules about the contact. Default: none."""
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions on the properties of an event. Default: none."""
    of: NotRequired[Literal["entry", "awaited"]]
    """With `where`: the event by which the contact entered, or the event, click or reply that last
    ended a `wait_for`. Default: `entry`.
    """


class JourneyVariant(TypedDict):
    """A variant of a random split."""

    name: str
    """Name of the variant."""
    share: int
    """Share of the contacts in percent."""


class JourneySplitWinner(TypedDict):
    """How the variants of a random split are compared. Contacts who took their variant during the
    test count; the winner must beat every other variant, as in experiments of campaigns.
    """

    metric: Literal["goal", "clicks", "conversions", "replies", "opt_outs", "outcome"] | str
    """What decides: the highest share of contacts who reached a goal node, clicked, converted,
    replied or reached the primary outcome of the journey, or the lowest share who opted out.
    """
    decide_after_hours: NotRequired[int]
    """Hours after the publication when the test ends."""
    decide_after_contacts: NotRequired[int]
    """Number of contacts, over all variants, after which the test ends. With `decide_after_hours`,
    the test ends at whichever comes first.
    """
    response_hours: NotRequired[int]
    """Hours that the last contacts of the test have to respond before the decision. Default: 24."""
    min_contacts_per_variant: NotRequired[int]
    """Contacts that each variant needs for a winner. Default: 100."""
    confidence_percent: NotRequired[int]
    """Confidence that a difference needs, in percent. Default: 95."""
    on_no_winner: NotRequired[Literal["keep", "take_best"] | str]
    """What happens without a winner: contacts are still divided at random, or all take the variant
    with the best rate. Default: `keep`.
    """


class JourneySplitWinnerInput(TypedDict):
    """How the variants of a random split are compared. Contacts who took their variant during the
    test count; the winner must beat every other variant, as in experiments of campaigns.
    """

    metric: Literal["goal", "clicks", "conversions", "replies", "opt_outs", "outcome"]
    """What decides: the highest share of contacts who reached a goal node, clicked, converted,
    replied or reached the primary outcome of the journey, or the lowest share who opted out.
    """
    decide_after_hours: NotRequired[int]
    """Hours after the publication when the test ends."""
    decide_after_contacts: NotRequired[int]
    """Number of contacts, over all variants, after which the test ends. With `decide_after_hours`,
    the test ends at whichever comes first.
    """
    response_hours: NotRequired[int]
    """Hours that the last contacts of the test have to respond before the decision. Default: 24."""
    min_contacts_per_variant: NotRequired[int]
    """Contacts that each variant needs for a winner. Default: 100."""
    confidence_percent: NotRequired[int]
    """Confidence that a difference needs, in percent. Default: 95."""
    on_no_winner: NotRequired[Literal["keep", "take_best"]]
    """What happens without a winner: contacts are still divided at random, or all take the variant
    with the best rate. Default: `keep`.
    """


class JourneyNodeRandomSplit(TypedDict):
    """Divides contacts at random. The same contact always gets the same variant. Once there is a
    winner, all contacts that come to the node take it.
    """

    kind: Literal["random_split"]
    """Kind of the node."""
    variants: List[JourneyVariant]
    """Variants with their shares, which add up to 100. Each has an edge of the kind `variant`."""
    winner: NotRequired[JourneySplitWinner]


class JourneyNodeRandomSplitInput(TypedDict):
    """Divides contacts at random. The same contact always gets the same variant. Once there is a
    winner, all contacts that come to the node take it.
    """

    kind: Literal["random_split"]
    """Kind of the node."""
    variants: Sequence[JourneyVariant]
    """Variants with their shares, which add up to 100. Each has an edge of the kind `variant`."""
    winner: NotRequired[JourneySplitWinnerInput]


class JourneyNodeUpdateContact(TypedDict):
    """Changes the contact."""

    kind: Literal["update_contact"]
    """Kind of the node."""
    first_name: NotRequired[str | None]
    """First name."""
    last_name: NotRequired[str | None]
    """Last name."""
    attributes: NotRequired[Dict[str, str | float | bool | List[str | float] | None]]
    """Attributes to set. Null removes an attribute."""


class JourneyNodeUpdateContactInput(TypedDict):
    """Changes the contact."""

    kind: Literal["update_contact"]
    """Kind of the node."""
    first_name: NotRequired[str | None]
    """First name."""
    last_name: NotRequired[str | None]
    """Last name."""
    attributes: NotRequired[Mapping[str, str | float | bool | Sequence[str | float] | None]]
    """Attributes to set. Null removes an attribute."""


class JourneyNodeTag(TypedDict):
    """Tags the contact, or removes the tag."""

    kind: Literal["tag"]
    """Kind of the node."""
    tag_id: str
    """ID of the tag."""
    action: NotRequired[Literal["add", "remove"] | str]
    """Whether to add or remove the tag. Default: `add`."""


class JourneyNodeTagInput(TypedDict):
    """Tags the contact, or removes the tag."""

    kind: Literal["tag"]
    """Kind of the node."""
    tag_id: str
    """ID of the tag."""
    action: NotRequired[Literal["add", "remove"]]
    """Whether to add or remove the tag. Default: `add`."""


class JourneySavedValue(TypedDict):
    """A value of a response that becomes an attribute."""

    pointer: str
    """JSON Pointer (RFC 6901) to a value in the response."""
    attribute: str
    """Attribute of the contact that gets the value."""


class JourneyNodeWebhook(TypedDict):
    """Calls a URL. Requests are signed with the secret of `journeys.rotateWebhookSecret`. A request
    without an answer, and one answered with 408, 429 or 5xx, is repeated with the same
    `Idempotency-Key`, up to 8 requests in about an hour. The first pause is 30 seconds, and each
    pause is twice as long, up to 30 minutes. `Retry-After` makes a pause longer, at most 30
    minutes. After the last request, or with any other status that is not 2xx, the contact takes the
    `error` edge. Redirects are not followed.
    """

    kind: Literal["webhook"]
    """Kind of the node."""
    url: str
    """HTTPS URL that gets a request with the contact and the journey as JSON."""
    method: NotRequired[Literal["POST", "PUT", "PATCH"] | str]
    """HTTP method. Default: POST."""
    headers: NotRequired[Dict[str, str]]
    """Additional headers. Names of 1 to 64 letters, digits and hyphens; values of printable ASCII.
    Headers of the connection, cookies and signatures, and headers that the service sets itself, are
    refused. Keys that may read the journey see them. Default: none.
    """
    save: NotRequired[List[JourneySavedValue]]
    """Values of the JSON response to save as attributes. Default: none."""


class JourneyNodeWebhookInput(TypedDict):
    """Calls a URL. Requests are signed with the secret of `journeys.rotateWebhookSecret`. A request
    without an answer, and one answered with 408, 429 or 5xx, is repeated with the same
    `Idempotency-Key`, up to 8 requests in about an hour. The first pause is 30 seconds, and each
    pause is twice as long, up to 30 minutes. `Retry-After` makes a pause longer, at most 30
    minutes. After the last request, or with any other status that is not 2xx, the contact takes the
    `error` edge. Redirects are not followed.
    """

    kind: Literal["webhook"]
    """Kind of the node."""
    url: str
    """HTTPS URL that gets a request with the contact and the journey as JSON."""
    method: NotRequired[Literal["POST", "PUT", "PATCH"]]
    """HTTP method. Default: POST."""
    headers: NotRequired[Mapping[str, str]]
    """Additional headers. Names of 1 to 64 letters, digits and hyphens; values of printable ASCII.
    Headers of the connection, cookies and signatures, and headers that the service sets itself, are
    refused. Keys that may read the journey see them. Default: none.
    """
    save: NotRequired[Sequence[JourneySavedValue]]
    """Values of the JSON response to save as attributes. Default: none."""


class JourneyWebhookSigning(TypedDict):
    """How requests of webhook nodes are signed."""

    secret_fingerprint: str
    """Beginning of the SHA-256 of the secret."""
    previous_secret_expires_at: Timestamp | None
    """Time the previous secret expires, 24 hours after the rotation; null when there is no previous
    secret.
    """
    signs_with_previous: bool
    """Whether events currently have a second signature. False once the previous secret has expired.
    """


class JourneyNodeGoal(TypedDict):
    """Counts the contact as converted. The enrollment continues over the `next` edge, or ends."""

    kind: Literal["goal"]
    """Kind of the node."""


class JourneyNodeExit(TypedDict):
    """Ends the enrollment."""

    kind: Literal["exit"]
    """Kind of the node."""


class JourneyNode(TypedDict):
    """A node of a journey."""

    id: str
    """ID of the node."""
    name: str
    """Name of the node."""
    start: bool
    """Whether enrollments begin here."""
    config: JourneyNodeConfig


class JourneyEdgeCondition(TypedDict):
    """Which contacts take an edge of the kind `variant` or `branch`. Set one of the two."""

    variant: NotRequired[str]
    """Name of the variant, with the kind `variant`."""
    branch: NotRequired[str]
    """Name of the branch, with the kind `branch`."""


class JourneyEdge(TypedDict):
    """A connection of two nodes."""

    id: str
    """ID of the edge."""
    from_node_id: str
    """ID of the node that it leaves."""
    to_node_id: str
    """ID of the node that it leads to."""
    kind: JourneyEdgeKind
    condition: JourneyEdgeCondition | None
    """The variant of a random split, or the branch of a wait. Null for other kinds."""


class Journey(TypedDict):
    """A graph of messages, delays and decisions that contacts go through."""

    id: str
    """ID of the journey."""
    name: str
    """Name of the journey."""
    state: JourneyState
    state_reason: Literal["entries_failed", None] | str
    """Why the service paused the journey. `entries_failed`: five times in a row, the contacts of
    its segment or list could not be found, most often because the rules take too long. Null: the
    service did not pause it.
    """
    entry: JourneyEntry
    entry_rules: SegmentRule | None
    """Rules that a contact must meet to enter. Null: none."""
    exit: List[JourneyExitCriterion]
    """Criteria that end an enrollment at every node."""
    reentry: JourneyReentry
    max_messages_per_hour: int
    """Maximum messages to one contact in any 60 minutes."""
    throttle_per_minute: int | None
    """Maximum messages of the journey per minute, to all contacts together; null: no limit. A
    change takes effect at once.
    """
    published_version: int | None
    """Version that contacts enter. Null before the first publication."""
    changed: bool
    """Whether the draft differs from the published version."""
    created_at: Timestamp
    updated_at: Timestamp


class JourneyFinding(TypedDict):
    """A finding of a validation."""

    code: str
    """Code of the finding."""
    message: str
    """What was found, as a sentence."""
    node_id: str | None
    """The node. Null: the journey."""
    next_actions: List[NextAction]
    """Calls that help."""


class JourneyAmountRange(TypedDict):
    """An amount that depends on the path of each contact."""

    at_least: int
    """On the cheapest path, if every message can be sent."""
    at_most: int | None
    """On the most expensive path. Null if the graph has a cycle with a message."""


class JourneyEntersNow(TypedDict):
    """What the publication of a journey starts at once."""

    people: int
    """Number of contacts that enter at the publication."""
    messages: JourneyAmountRange
    """Messages to all of them, on their whole way."""
    credits: JourneyAmountRange
    """Credits for these messages."""
    ends_at: Timestamp | None
    """Estimated time at which the last of them got the first message, at the pace of the sending
    numbers and of `throttle_per_minute`, without the quiet hours of recipients. Null if no contact
    enters, or no number can send.
    """


class JourneyStep(TypedDict):
    """What happened to a contact at a node."""

    step: int
    """Number of the step in the enrollment."""
    node_id: str
    """ID of the node."""
    node_name: str
    """Name of the node."""
    kind: str
    """Kind of the node."""
    outcome: str
    """The edge that the contact took; `waits`, `updated`, `moved`, or `ends`."""
    reason: str | None
    """Reason for the outcome, as a stable code."""
    detail: Dict[str, object]
    """Facts of the decision, such as the ID of the message or the time until which the contact
    waits.
    """
    at: Timestamp


class JourneyEnrollment(TypedDict):
    """One passage of a contact through a journey."""

    id: str
    """ID of the enrollment."""
    journey_id: str
    """ID of the journey."""
    contact_id: str
    """ID of the contact."""
    key: str | None
    """Value of `entry.key`, which tells enrollments of one contact apart. Null: none."""
    version: int
    """Version of the journey."""
    state: JourneyEnrollmentState
    reason: str | None
    """Why the enrollment ended, as a stable code. `message_limit`: the contact got
    `max_messages_per_hour` messages. `step_limit`: it took 500 steps in 60 minutes.
    """
    node_id: str
    """ID of the node at which the contact is, or was at the end."""
    due_at: Timestamp | None
    """Time of the next step. Null at the end, and while the contact waits only for something to
    happen.
    """
    goal_reached_at: Timestamp | None
    """Time at which the contact reached a goal."""
    entered_at: Timestamp
    ended_at: Timestamp | None
    """Time of the end."""


class JourneyRejection(TypedDict):
    """A contact that did not enter."""

    contact_id: str
    """ID of the contact."""
    reason: Literal[
        "not_found",
        "opted_out",
        "already_in_journey",
        "too_many_enrollments",
        "reentry",
        "rules",
        "loop",
    ] | str
    """Why the contact did not enter. `already_in_journey`: with the same key.
    `too_many_enrollments`: it is in the journey 20 times. `loop`: an automation rule made the call,
    and its chain of rules and journeys has started too much.
    """


class JourneyResults(TypedDict):
    """Results of messages, as `metrics.query` defines each measure."""

    sent: int
    """Messages that a carrier accepted."""
    delivered: int
    """Messages reported as delivered."""
    failed: int
    """Messages that no carrier accepted, or that were not delivered."""
    unconfirmed: int
    """Sent messages with an unknown outcome."""
    canceled: int
    """Messages canceled before sending."""
    credits: int
    """Credits that sent messages cost."""
    clicks: int
    """Clicks of people."""
    clickers: int
    """Short URLs clicked for the first time; with one link per message, the contacts who clicked.
    """
    replies: int
    """Replies within 7 days, without opt-outs."""
    opt_outs: int
    """Opt-outs within 7 days."""
    conversions: int
    """Conversions attributed to the messages."""
    conversion_value: List[MoneySum]
    """Value of the conversions without what was refunded, one sum per currency."""


class JourneyVariantTally(TypedDict):
    """What the decision counted for a variant."""

    name: str
    """Name of the variant."""
    contacts: int
    """Contacts that took the variant during the test."""
    events: int
    """Number of these contacts who did what the metric counts."""


class JourneySplitState(TypedDict):
    """The comparison of the variants of a random split, over all versions of the journey."""

    state: Literal["dividing", "testing", "waiting_for_decision", "decided", "no_winner"] | str
    """`dividing` without a comparison; `testing`; `waiting_for_decision` while the last contacts
    have time to respond; `decided` for a variant, or `no_winner`.
    """
    version: int
    """Version, which starts at 0 and grows with each decision. Pass it as `expected_version` to
    `journeys.decideSplit`.
    """
    started_at: Timestamp | None
    """Time the comparison began."""
    decide_at: Timestamp | None
    """Time of the decision; null when a number of contacts ends the test, and after the decision.
    """
    decided_at: Timestamp | None
    """Time of the decision; null before it."""
    winner: str | None
    """Variant that all contacts take; null while contacts are divided at random."""
    reason: Literal[
        "significant",
        "no_significant_difference",
        "too_few_recipients",
        "chosen",
        None,
    ] | str
    """Why there is a winner or none; `chosen` by `journeys.decideSplit`; null before the decision.
    """
    p_value: float | None
    """Probability of such a difference between equal variants, adjusted for the number of variants;
    null before the decision, with too few contacts, or for a chosen variant.
    """
    tallies: List[JourneyVariantTally]
    """What the decision counted; empty before it, or for a chosen variant."""


class JourneyVariantStats(TypedDict):
    """A variant of a random split."""

    name: str
    """Name of the variant."""
    entered: int
    """Departures over its edge."""
    results: JourneyResults
    """Results of the messages to contacts that got the variant at random, after they took it."""
    results_as_winner: JourneyResults
    """Results of the messages to contacts that took the variant because it had won."""


class JourneyNodeStats(TypedDict):
    """Counts of a node: `entered` is the sum of `waiting`, `passed` and `exited`."""

    node_id: str
    """ID of the node."""
    node_name: str
    """Name of the node."""
    kind: str
    """Kind of the node."""
    entered: int
    """Arrivals of contacts."""
    waiting: int
    """Contacts that are there now."""
    passed: int
    """Departures over an edge."""
    exited: int
    """Enrollments that ended there."""
    edges: Dict[str, int]
    """Departures by kind of the edge. An edge of a random split is `variant:` and the name, an edge
    of a wait is `branch:` and the name.
    """
    results: NotRequired[JourneyResults]
    """Results of the messages of a `send` node."""
    variants: NotRequired[List[JourneyVariantStats]]
    """Variants of a `random_split`. A message counts for the last three splits that its contact
    passed.
    """
    split: NotRequired[JourneySplitState]
    """State of a `random_split`."""


class JourneyMove(TypedDict):
    """Contacts under way that continue at another node."""

    id: str
    """ID of the move."""
    journey_id: str
    """ID of the journey."""
    from_node_id: str | None
    """Node that contacts leave; null: every node."""
    from_version: int | None
    """Version that contacts leave; null: every version."""
    to_node_id: str
    """Node at which they continue."""
    to_version: int
    """Version in which they continue."""
    state: Literal["running", "completed", "stopped"] | str
    """`stopped`: another version was published, or the journey was archived, before all were moved.
    """
    total: int
    """Enrollments that were there at the call."""
    moved: int
    """Enrollments that were moved so far. Enrollments that went on by themselves meanwhile are not
    moved.
    """
    created_at: Timestamp
    finished_at: Timestamp | None
    """Time of the end; null while it is running."""


class JourneySimulatedContact(TypedDict):
    """A made-up contact."""

    phone: NotRequired[str]
    """Phone number (E.164). Default: a fictitious number."""
    first_name: NotRequired[str]
    """First name."""
    last_name: NotRequired[str]
    """Last name."""
    country: NotRequired[str]
    """Country (ISO 3166-1 alpha-2). Default: that of the phone number."""
    timezone: NotRequired[str]
    """IANA time zone. Default: that of the phone number."""
    attributes: NotRequired[Dict[str, object]]
    """Attributes."""
    opted_in: NotRequired[bool]
    """Whether the contact is opted in. Default: true."""
    opt_in_requested: NotRequired[bool]
    """With `opted_in` false: whether the contact was asked at the start to confirm an opt-in, as
    `contacts.requestOptIn` does. YES then confirms it. Default: false.
    """
    tag_ids: NotRequired[List[str]]
    """Tags."""
    list_ids: NotRequired[List[str]]
    """Lists."""


class JourneySimulatedContactInput(TypedDict):
    """A made-up contact."""

    phone: NotRequired[str]
    """Phone number (E.164). Default: a fictitious number."""
    first_name: NotRequired[str]
    """First name."""
    last_name: NotRequired[str]
    """Last name."""
    country: NotRequired[str]
    """Country (ISO 3166-1 alpha-2). Default: that of the phone number."""
    timezone: NotRequired[str]
    """IANA time zone. Default: that of the phone number."""
    attributes: NotRequired[Mapping[str, object]]
    """Attributes."""
    opted_in: NotRequired[bool]
    """Whether the contact is opted in. Default: true."""
    opt_in_requested: NotRequired[bool]
    """With `opted_in` false: whether the contact was asked at the start to confirm an opt-in, as
    `contacts.requestOptIn` does. YES then confirms it. Default: false.
    """
    tag_ids: NotRequired[SequenceNotStr[str]]
    """Tags."""
    list_ids: NotRequired[SequenceNotStr[str]]
    """Lists."""


class JourneySimulatedEvent(TypedDict):
    """Something that happens during a simulation."""

    at: str
    """Time of the event (RFC 3339), at or after the start."""
    kind: Literal[
        "event",
        "conversion",
        "reply",
        "click",
        "opt_in",
        "opt_out",
        "update",
        "tag",
        "untag",
        "join_list",
        "leave_list",
    ] | str
    """`event`: a behavioral event. `conversion`: a conversion. `reply`: a message from the contact;
    START and YES opt in as they do in the service. `click`: a click on a short link. `opt_in` and
    `opt_out` apply to all messages. `update`: attributes change. `tag` and `untag`, `join_list` and
    `leave_list`: tags and lists change, so that the contact can join and leave segments.
    """
    name: NotRequired[str]
    """With `event`: name of the event. With `conversion`: type of the conversion."""
    properties: NotRequired[Dict[str, object]]
    """With `event` and `click`: properties of the event. With `conversion`: `value_minor` with
    `currency`, and `external_id`. Default: none.
    """
    text: NotRequired[str]
    """With `reply`: text of the message."""
    attributes: NotRequired[Dict[str, str | float | bool | List[str | float] | None]]
    """With `update`: attributes to set. Null removes an attribute."""
    tag_id: NotRequired[str]
    """With `tag` and `untag`: ID of the tag."""
    list_id: NotRequired[str]
    """With `join_list` and `leave_list`: ID of the list."""


class JourneySimulatedEventInput(TypedDict):
    """Something that happens during a simulation."""

    at: str | datetime
    """Time of the event (RFC 3339), at or after the start."""
    kind: Literal[
        "event",
        "conversion",
        "reply",
        "click",
        "opt_in",
        "opt_out",
        "update",
        "tag",
        "untag",
        "join_list",
        "leave_list",
    ]
    """`event`: a behavioral event. `conversion`: a conversion. `reply`: a message from the contact;
    START and YES opt in as they do in the service. `click`: a click on a short link. `opt_in` and
    `opt_out` apply to all messages. `update`: attributes change. `tag` and `untag`, `join_list` and
    `leave_list`: tags and lists change, so that the contact can join and leave segments.
    """
    name: NotRequired[str]
    """With `event`: name of the event. With `conversion`: type of the conversion."""
    properties: NotRequired[Mapping[str, object]]
    """With `event` and `click`: properties of the event. With `conversion`: `value_minor` with
    `currency`, and `external_id`. Default: none.
    """
    text: NotRequired[str]
    """With `reply`: text of the message."""
    attributes: NotRequired[Mapping[str, str | float | bool | Sequence[str | float] | None]]
    """With `update`: attributes to set. Null removes an attribute."""
    tag_id: NotRequired[str]
    """With `tag` and `untag`: ID of the tag."""
    list_id: NotRequired[str]
    """With `join_list` and `leave_list`: ID of the list."""


class JourneySimulatedResponse(TypedDict):
    """The response of a webhook in a simulation."""

    node_id: str
    """ID of the webhook node."""
    status: int
    """HTTP status."""
    body: NotRequired[Dict[str, object]]
    """JSON body. Default: an empty object."""


class JourneySimulatedResponseInput(TypedDict):
    """The response of a webhook in a simulation."""

    node_id: str
    """ID of the webhook node."""
    status: int
    """HTTP status."""
    body: NotRequired[Mapping[str, object]]
    """JSON body. Default: an empty object."""


class JourneySimulatedMessage(TypedDict):
    """A message of a simulation."""

    at: Timestamp
    node_id: str
    """ID of the node."""
    text: str
    """The message."""
    segments: int
    """Number of segments."""
    credits: int
    """Number of credits."""


class AutomationTextTest(TypedDict):
    """A test of the text of a message."""

    operator: Literal["equals", "contains", "starts_with"] | str
    """Comparison, ignoring case."""
    value: str
    """Text to compare with."""


class AutomationTextTestInput(TypedDict):
    """A test of the text of a message."""

    operator: Literal["equals", "contains", "starts_with"]
    """Comparison, ignoring case."""
    value: str
    """Text to compare with."""


class AutomationTriggerMessage(TypedDict):
    """An inbound message. Opt-outs, HELP, START and messages that wait for a review start no rule.
    Fields: `inbound_id`, `text`, `from`, `to`, `number_id`.
    """

    kind: Literal["message"]
    """Kind of the trigger."""
    text: NotRequired[AutomationTextTest]
    """Test that the text must meet. Default: any text."""


class AutomationTriggerMessageInput(TypedDict):
    """An inbound message. Opt-outs, HELP, START and messages that wait for a review start no rule.
    Fields: `inbound_id`, `text`, `from`, `to`, `number_id`.
    """

    kind: Literal["message"]
    """Kind of the trigger."""
    text: NotRequired[AutomationTextTestInput]
    """Test that the text must meet. Default: any text."""


class AutomationTriggerKeyword(TypedDict):
    """An inbound message that consists of a keyword. Fields: `inbound_id`, `text`, `from`, `to`,
    `number_id`.
    """

    kind: Literal["keyword"]
    """Kind of the trigger."""
    words: List[str]
    """Keywords. The message must consist of one of them, ignoring case, punctuation and spaces.
    Words that the service or a program reads as an opt-out, HELP or START are rejected.
    """


class AutomationTriggerKeywordInput(TypedDict):
    """An inbound message that consists of a keyword. Fields: `inbound_id`, `text`, `from`, `to`,
    `number_id`.
    """

    kind: Literal["keyword"]
    """Kind of the trigger."""
    words: SequenceNotStr[str]
    """Keywords. The message must consist of one of them, ignoring case, punctuation and spaces.
    Words that the service or a program reads as an opt-out, HELP or START are rejected.
    """


class AutomationTriggerEvent(TypedDict):
    """A behavioral event. Fields: `event_id`, and `properties.` with the name of a property."""

    kind: Literal["event"]
    """Kind of the trigger."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`, or `link.clicked`."""
    where: NotRequired[List[SegmentPropertyCondition]]
    """Conditions that the properties must meet, as in segments. Default: none."""


class AutomationTriggerEventInput(TypedDict):
    """A behavioral event. Fields: `event_id`, and `properties.` with the name of a property."""

    kind: Literal["event"]
    """Kind of the trigger."""
    name: str
    """Name of the event, as recorded with `analytics.recordEvent`, or `link.clicked`."""
    where: NotRequired[Sequence[SegmentPropertyConditionInput]]
    """Conditions that the properties must meet, as in segments. Default: none."""


class AutomationTriggerConsent(TypedDict):
    """A contact opted in or out. Fields: `phone`, `scope`, `method`."""

    kind: Literal["consent"]
    """Kind of the trigger."""
    status: Literal["opted_in", "opted_out"] | str
    """New consent status."""


class AutomationTriggerConsentInput(TypedDict):
    """A contact opted in or out. Fields: `phone`, `scope`, `method`."""

    kind: Literal["consent"]
    """Kind of the trigger."""
    status: Literal["opted_in", "opted_out"]
    """New consent status."""


class AutomationTriggerFailure(TypedDict):
    """A message that was not delivered. Fields: `message_id`, `reason`, `error_code`,
    `campaign_id`.
    """

    kind: Literal["failure"]
    """Kind of the trigger."""


class AutomationTriggerTag(TypedDict):
    """A contact got a tag. Field: `tag_id`."""

    kind: Literal["tag"]
    """Kind of the trigger."""
    tag_id: str
    """ID of the tag."""


class AutomationTriggerList(TypedDict):
    """A contact joined a list. Field: `list_id`."""

    kind: Literal["list"]
    """Kind of the trigger."""
    list_id: str
    """ID of the list."""


class AutomationTriggerContact(TypedDict):
    """A contact was created or updated. Field: `source` (`call`, `import` or `journey`)."""

    kind: Literal["contact"]
    """Kind of the trigger."""
    change: Literal["created", "updated"] | str
    """What happened to the contact. `updated`: a call, an import or a journey changed it."""


class AutomationTriggerContactInput(TypedDict):
    """A contact was created or updated. Field: `source` (`call`, `import` or `journey`)."""

    kind: Literal["contact"]
    """Kind of the trigger."""
    change: Literal["created", "updated"]
    """What happened to the contact. `updated`: a call, an import or a journey changed it."""


class AutomationTriggerSegment(TypedDict):
    """A contact joined or left a segment of at most 100,000 contacts, checked every five minutes.
    Contacts that are in it when the rule is enabled did not join. Field: `segment_id`.
    """

    kind: Literal["segment"]
    """Kind of the trigger."""
    segment_id: str
    """ID of the segment."""
    change: Literal["joined", "left"] | str
    """Whether the contact joined or left the segment."""


class AutomationTriggerSegmentInput(TypedDict):
    """A contact joined or left a segment of at most 100,000 contacts, checked every five minutes.
    Contacts that are in it when the rule is enabled did not join. Field: `segment_id`.
    """

    kind: Literal["segment"]
    """Kind of the trigger."""
    segment_id: str
    """ID of the segment."""
    change: Literal["joined", "left"]
    """Whether the contact joined or left the segment."""


class AutomationTriggerJourney(TypedDict):
    """An enrollment in a journey completed, failed, or ended by an exit criterion or an opt-out. An
    enrollment that a call removed, or that ended with the journey, does not count. Fields:
    `journey_id`, `enrollment_id`, `state`, `reason`, `converted`.
    """

    kind: Literal["journey"]
    """Kind of the trigger."""
    journey_id: NotRequired[str]
    """ID of the journey. Default: any."""


class AutomationTriggerCampaign(TypedDict):
    """A campaign completed or was canceled. The trigger has no contact, so the rule cannot have
    `conditions` or `once_per`. Fields: `campaign_id`, `campaign_name`, `state`.
    """

    kind: Literal["campaign"]
    """Kind of the trigger."""
    campaign_id: NotRequired[str]
    """ID of the campaign. Default: any."""


class AutomationTriggerSchedule(TypedDict):
    """The rule starts at set times. If times pass while the service is down, the rule starts once
    afterwards. The trigger has no contact, so the rule cannot have `conditions` or `once_per`.
    Field: `scheduled_at`.
    """

    kind: Literal["schedule"]
    """Kind of the trigger."""
    start_at: NotRequired[str]
    """Earliest time (RFC 3339) and start of the recurrence. Default: when the rule is created or
    changed.
    """
    recurrence: NotRequired[RecurrenceInput]
    """Recurrence. Default: once, at `start_at`."""


class AutomationTriggerScheduleInput(TypedDict):
    """The rule starts at set times. If times pass while the service is down, the rule starts once
    afterwards. The trigger has no contact, so the rule cannot have `conditions` or `once_per`.
    Field: `scheduled_at`.
    """

    kind: Literal["schedule"]
    """Kind of the trigger."""
    start_at: NotRequired[str | datetime]
    """Earliest time (RFC 3339) and start of the recurrence. Default: when the rule is created or
    changed.
    """
    recurrence: NotRequired[RecurrenceInput]
    """Recurrence. Default: once, at `start_at`."""


class AutomationTriggerBalance(TypedDict):
    """The available credits fell below `alert_at_credits` of `billing.setLimits`. The trigger has
    no contact, so the rule cannot have `conditions` or `once_per`. Fields: `available`,
    `threshold`.
    """

    kind: Literal["balance"]
    """Kind of the trigger."""


class AutomationAction(TypedDict):
    """A call of a skill that a rule makes."""

    skill: str
    """Name of a skill, or `webhook`, which calls a URL. Skills of `agent`, `automation` and
    `partner` are not allowed.
    """
    params: Dict[str, object]
    """Params of the skill, without `dry_run` and `idempotency_key`. A value `{ "$from":
    "contact.id", "default": "…" }` is replaced by a value of the contact (`contact.…`) or the
    trigger (`trigger.…`). Inside text, `${contact.first_name}` is replaced by the value as text. An
    action has at most 20 such values. Those of `webhook` are `url` (public HTTPS, without values),
    `method` (POST, PUT or PATCH, default POST), `headers` as in journeys, and `body`, an object
    (default: the trigger and the contact). The request is signed with the secret of
    `journeys.rotateWebhookSecret`; a request with an answer that is not 2xx is retried like a call
    of a skill, with the same `Idempotency-Key`.
    """


class AutomationActionInput(TypedDict):
    """A call of a skill that a rule makes."""

    skill: str
    """Name of a skill, or `webhook`, which calls a URL. Skills of `agent`, `automation` and
    `partner` are not allowed.
    """
    params: Mapping[str, object]
    """Params of the skill, without `dry_run` and `idempotency_key`. A value `{ "$from":
    "contact.id", "default": "…" }` is replaced by a value of the contact (`contact.…`) or the
    trigger (`trigger.…`). Inside text, `${contact.first_name}` is replaced by the value as text. An
    action has at most 20 such values. Those of `webhook` are `url` (public HTTPS, without values),
    `method` (POST, PUT or PATCH, default POST), `headers` as in journeys, and `body`, an object
    (default: the trigger and the contact). The request is signed with the secret of
    `journeys.rotateWebhookSecret`; a request with an answer that is not 2xx is retried like a call
    of a skill, with the same `Idempotency-Key`.
    """


class AutomationRateCap(TypedDict):
    """Maximum number of runs of a rule."""

    per_hour: NotRequired[int]
    """Maximum runs in 60 minutes. Default: no limit."""
    per_day: NotRequired[int]
    """Maximum runs in 24 hours. Default: no limit."""


class AutomationWindow(TypedDict):
    """A length of time."""

    amount: int
    """Number of units, at most 90 days together."""
    unit: Literal["minutes", "hours", "days", "weeks"] | str
    """Unit: a day is 24 hours, a week 7 days."""


class AutomationWindowInput(TypedDict):
    """A length of time."""

    amount: int
    """Number of units, at most 90 days together."""
    unit: Literal["minutes", "hours", "days", "weeks"]
    """Unit: a day is 24 hours, a week 7 days."""


class AutomationRule(TypedDict):
    """A rule: when the trigger happens and the contact meets the conditions, the actions run."""

    id: str
    """ID of the rule."""
    name: str
    """Name of the rule, unique in the account, ignoring case."""
    description: str | None
    """Description."""
    state: Literal["enabled", "disabled"] | str
    """Whether the rule runs."""
    state_reason: AutomationStateReason | None
    """Why the rule is disabled; null while it is enabled."""
    version: int
    """Version, which counts the changes."""
    key_id: str
    """ID of the key that last created, changed or enabled the rule. The rule acts with the
    permissions of this key.
    """
    trigger: AutomationTrigger
    conditions: SegmentRule | None
    """Rules that the contact must meet; null: none."""
    actions: List[AutomationAction]
    """Calls that a run makes, in order."""
    rate_cap: AutomationRateCap | None
    """Maximum number of runs; null: no limit."""
    once_per: AutomationWindow | None
    """Run at most once per contact within this time; null: no limit."""
    disable_after_failures: int
    """Number of failed runs in a row after which the rule is disabled."""
    failures_in_row: int
    """Number of runs that failed since the last one that succeeded."""
    created_at: Timestamp
    updated_at: Timestamp


class AutomationTriggered(TypedDict):
    """What started a run."""

    kind: Literal[
        "message",
        "event",
        "consent",
        "failure",
        "tag",
        "list",
        "contact",
        "segment",
        "journey",
        "campaign",
        "schedule",
        "balance",
    ] | str
    """Kind of the trigger; a keyword counts as a message."""
    name: str
    """Name of the event, the new consent status, the change of a contact, or the ID of the tag,
    list, journey, campaign or rule; otherwise empty.
    """
    contact_id: str | None
    """ID of the contact; null if the account has no such contact."""
    occurred_at: Timestamp
    data: Dict[str, object]
    """Fields of the trigger."""


class AutomationFilledAction(TypedDict):
    """A call that a run would make."""

    skill: str
    """Name of the skill, or `webhook`."""
    params: Dict[str, object]
    """Params with the values filled in."""


class AutomationPerformedAction(TypedDict):
    """A call of a run."""

    skill: str
    """Name of the skill, or `webhook`."""
    params: Dict[str, object]
    """Params with the values filled in."""
    outcome: Literal["done", "refused", "failed", None] | str
    """Outcome of the call; null: not called."""
    error: AutomationError | None
    """The last error of the call; null: none."""


class AutomationError(TypedDict):
    """An error of an action."""

    code: int | str
    """Error code, as a call that fails with it returns it."""
    reason: str | None
    """Reason in the error's data; null: none."""
    message: str
    """Message of the error."""


class AutomationRun(TypedDict):
    """One run of a rule."""

    id: str
    """ID of the run."""
    state: AutomationRunState
    reason: str | None
    """Why the run was skipped, stopped or failed: `conditions_not_met`, `conditions_too_slow`,
    `no_contact`, `rate_cap_hour`, `rate_cap_day`, `once_per`, `loop`, `rule_disabled`,
    `key_revoked`, `key_expired`, `forgotten`, `retries_exhausted`, or the error code of the action.
    """
    count: int
    """Number of runs. It is more than 1 only for skipped runs: one item counts the skipped runs of
    one hour and reason.
    """
    rule_version: int
    """Version of the rule."""
    key_id: str
    """ID of the key that the actions use."""
    contact_id: str | None
    """ID of the contact; null: none."""
    depth: int
    """Number of rules in the chain that led to the run, including this rule."""
    attempts: int
    """Number of attempts."""
    trigger: AutomationTriggered | None
    """What started the run; null for skipped runs and after the contact was forgotten."""
    actions: List[AutomationPerformedAction]
    """The calls in order."""
    next_attempt_at: str | None
    """Time of the next attempt (RFC 3339); null when the run has ended."""
    created_at: Timestamp
    finished_at: str | None
    """Time when the run ended (RFC 3339); null while it is pending."""


class AutomationTestItem(TypedDict):
    """What a rule would have done with one past trigger."""

    trigger: AutomationTriggered
    outcome: Literal["run", "skipped", "no_match"] | str
    """`run`: the actions would run. `skipped`: a condition or a limit would prevent it. `no_match`:
    the trigger does not match.
    """
    reason: str | None
    """Why not: `text`, `keyword`, `where`, `conditions_not_met`, `conditions_too_slow`,
    `no_contact`, `rate_cap_hour`, `rate_cap_day` or `once_per`; null when the actions would run.
    """
    actions: List[AutomationFilledAction]
    """The calls that would be made; empty unless the outcome is `run`."""


class ApprovalPolicy(TypedDict):
    """Calls of a key that wait for a person."""

    effects: List[Literal["write", "destructive", "billable"] | str]
    """Skill effects: calls of skills with these effects wait for a person."""
    skills: List[str]
    """Names of skills whose calls wait for a person; `campaigns.*` names a module."""
    above: ApprovalLimits | None
    """Only what exceeds one of these waits: a call, or a batch or plan as a whole; null: no such
    limit.
    """
    above_per_hour: ApprovalLimits | None
    """Only calls with which the keys of the line exceed one of these within an hour wait; null: no
    such limit.
    """
    above_per_day: ApprovalLimits | None
    """The same within 24 hours; null: no such limit."""
    expires_in_hours: int
    """Hours until the request expires. An expired request counts as a refusal."""


class ApprovalPolicyInput(TypedDict):
    """Which calls of a key wait for a person. A read never waits."""

    effects: NotRequired[List[Literal["write", "destructive", "billable"] | str]]
    """Kinds of calls that wait. `billable`: what leads to messages, charges or other calls, at once
    or later; `destructive`: to deletion, access or disclosure; `write`: everything but reads.
    Default: `billable` and `destructive`, without `skills`.
    """
    skills: NotRequired[List[str]]
    """Names of skills whose calls wait; `campaigns.*` names a module."""
    above: NotRequired[ApprovalLimitsInput]
    """Only what exceeds one of these waits: a call, or a batch or plan as a whole. Default: all,
    unless another limit is set.
    """
    above_per_hour: NotRequired[ApprovalLimitsInput]
    """Only calls with which the key, and the keys that come from it, exceed one of these within an
    hour wait. Calls that a person approved do not count.
    """
    above_per_day: NotRequired[ApprovalLimitsInput]
    """The same within 24 hours."""
    expires_in_hours: NotRequired[int]
    """Hours until the request expires. An expired request counts as a refusal. Default: 24."""


class ApprovalPolicyInputInput(TypedDict):
    """Which calls of a key wait for a person. A read never waits."""

    effects: NotRequired[Sequence[Literal["write", "destructive", "billable"]]]
    """Kinds of calls that wait. `billable`: what leads to messages, charges or other calls, at once
    or later; `destructive`: to deletion, access or disclosure; `write`: everything but reads.
    Default: `billable` and `destructive`, without `skills`.
    """
    skills: NotRequired[SequenceNotStr[str]]
    """Names of skills whose calls wait; `campaigns.*` names a module."""
    above: NotRequired[ApprovalLimitsInput]
    """Only what exceeds one of these waits: a call, or a batch or plan as a whole. Default: all,
    unless another limit is set.
    """
    above_per_hour: NotRequired[ApprovalLimitsInput]
    """Only calls with which the key, and the keys that come from it, exceed one of these within an
    hour wait. Calls that a person approved do not count.
    """
    above_per_day: NotRequired[ApprovalLimitsInput]
    """The same within 24 hours."""
    expires_in_hours: NotRequired[int]
    """Hours until the request expires. An expired request counts as a refusal. Default: 24."""


class CallEffect(TypedDict):
    """What a call would do, measured by a dry run."""

    summary: str | None
    """What the call does, with the names of the objects and the number of people; null: not known.
    """
    objects: List[CallObject]
    """The objects that the call names."""
    confirm_count: int | None
    """Number of people that `command.approvals.decide` must repeat to approve the call; null: none.
    """
    credits: int | None
    """Credits that the call spends; null: cannot be known beforehand."""
    recipients: int | None
    """People that the call sends to; null: cannot be known beforehand."""
    messages: int | None
    """Messages that the call sends; null: cannot be known beforehand."""
    sample_text: str | None
    """First message as it would be sent; null: none."""
    irreversible: str | None
    """Why the call cannot be undone; null: it can."""


class ApprovalSummary(TypedDict):
    """A call that waits for a person, or has waited."""

    id: str
    """ID of the approval."""
    state: Literal[
        "pending",
        "approved",
        "executed",
        "failed",
        "refused",
        "canceled",
        "expired",
    ] | str
    """`pending`: waits for a decision. `approved`: the call is being made. `executed` and `failed`:
    the outcome of the call.
    """
    skill: str
    """Skill of the call."""
    account_id: str
    """Account of the call."""
    key_id: str
    """Key that asked."""
    effect: CallEffect
    effect_hash: str
    """Hash of the effect. To approve the call, pass it to `command.approvals.decide`."""
    reason: str | None
    """Reason of the decision, or of the failure; null: none."""
    created_at: Timestamp
    expires_at: Timestamp
    decided_by: str | None
    """Key that decided; null: not decided by a key."""
    decided_by_link: bool
    """Whether a person decided with a link that the key got."""
    decided_at: Timestamp | None
    """Time of the decision; null: none."""
    finished_at: Timestamp | None
    """Time the call ended or was refused; null: not yet."""
    may_decide: bool
    """Whether the calling key may decide."""


class ApprovalError(TypedDict):
    code: int | str
    """Error code, as a call that fails with it returns it."""
    message: str
    """Message of the error."""


class Approval(TypedDict):
    """A call that waits for a person, or has waited, with its effect."""

    id: str
    """ID of the approval."""
    state: Literal[
        "pending",
        "approved",
        "executed",
        "failed",
        "refused",
        "canceled",
        "expired",
    ] | str
    """`pending`: waits for a decision. `approved`: the call is being made. `executed` and `failed`:
    the outcome of the call.
    """
    skill: str
    """Skill of the call."""
    account_id: str
    """Account of the call."""
    key_id: str
    """Key that asked."""
    effect: CallEffect
    effect_hash: str
    """Hash of the effect. To approve the call, pass it to `command.approvals.decide`."""
    reason: str | None
    """Reason of the decision, or of the failure; null: none."""
    created_at: Timestamp
    expires_at: Timestamp
    decided_by: str | None
    """Key that decided; null: not decided by a key."""
    decided_by_link: bool
    """Whether a person decided with a link that the key got."""
    decided_at: Timestamp | None
    """Time of the decision; null: none."""
    finished_at: Timestamp | None
    """Time the call ended or was refused; null: not yet."""
    may_decide: bool
    """Whether the calling key may decide."""
    summary: str
    """What the skill does."""
    params: Dict[str, object]
    """Params of the call."""
    dry_run_answer: Dict[str, object]
    """Answer of the dry run; empty when it is longer than 16 KiB."""
    result: Dict[str, object] | None
    """Result of the call; null until it is executed."""
    error: ApprovalError | None
    """Why the call failed; null: it did not."""
    link: str | None
    """Page on which a person without a key can decide once, until the approval expires; null if the
    calling key may not decide.
    """


class StepInput(TypedDict):
    """One call of a plan or batch."""

    skill: str
    """Name of the skill."""
    params: NotRequired[Dict[str, object]]
    """Params of the call. `{"$from": "steps.1.tag.id"}` stands for a value of an earlier result."""


class StepInputInput(TypedDict):
    """One call of a plan or batch."""

    skill: str
    """Name of the skill."""
    params: NotRequired[Mapping[str, object]]
    """Params of the call. `{"$from": "steps.1.tag.id"}` stands for a value of an earlier result."""


class StepEffect(TypedDict):
    """What one call of a plan would do."""

    summary: str | None
    """What the call does, with the names of the objects and the number of people; null: not known.
    """
    objects: List[CallObject]
    """The objects that the call names."""
    confirm_count: int | None
    """Number of people that `command.approvals.decide` must repeat to approve the call; null: none.
    """
    credits: int | None
    """Credits that the call spends; null: cannot be known beforehand."""
    recipients: int | None
    """People that the call sends to; null: cannot be known beforehand."""
    messages: int | None
    """Messages that the call sends; null: cannot be known beforehand."""
    sample_text: str | None
    """First message as it would be sent; null: none."""
    irreversible: str | None
    """Why the call cannot be undone; null: it can."""
    answer: Dict[str, object]
    """Answer of the dry run; empty when it is longer than 16 KiB."""


class StepError(TypedDict):
    """Why a call fails."""

    code: int | str
    """Error code, as a call that fails with it returns it."""
    message: str
    """Message of the error."""


class StepUndo(TypedDict):
    """Whether `command.undo` can undo the call."""

    kind: Literal["exact", "partial", "none"] | str
    """`exact`: as if the call had not been made. `partial`: stops what can still be stopped."""
    why: str | None
    """Why the call cannot be undone; null: it can."""


class PlanStep(TypedDict):
    """One call of a plan."""

    position: int
    """Number of the step, from 1."""
    skill: str
    """Name of the skill."""
    params: Dict[str, object]
    """Params of the call, with references to earlier results."""
    needs: List[Need]
    """Values that only you can know."""
    effect: StepEffect | None
    """What the call would do; null if it fails or is not complete."""
    error: StepError | None
    """Why the call fails; null: it does not."""
    undo: StepUndo | None
    """Whether the call can be undone; null for a read, and if the call fails or is not complete."""


class PlanJob(TypedDict):
    """Calls that are made one after the other."""

    id: str
    """ID of the job."""
    plan_id: str | None
    """Plan that it executes; null: none."""
    undo_of: str | None
    """Job that it undoes; null: none."""
    state: Literal["running", "succeeded", "failed"] | str
    """`failed`: at least one call was not made."""
    on_error: Literal["stop", "continue"] | str
    """What happens after a call that fails."""
    key_id: str
    """Key that started it."""
    created_at: Timestamp
    finished_at: Timestamp | None
    """Time the job ended; null: not yet."""


class JobStepError(TypedDict):
    code: int | str
    """Error code, as a call that fails with it returns it."""
    message: str
    """Message of the error."""
    data: Dict[str, object]
    """Data of the error, with its next actions."""


class JobStep(TypedDict):
    """One call of a job."""

    position: int
    """Number of the step, from 1."""
    skill: str
    """Name of the skill."""
    params: Dict[str, object]
    """Params of the call."""
    state: Literal["pending", "done", "failed", "skipped"] | str
    """`skipped`: not made, because an earlier call failed."""
    result: Dict[str, object] | None
    """Result of the call; null: none."""
    error: JobStepError | None
    """Why the call failed; null: it did not."""
    finished_at: Timestamp | None
    """Time of the answer; null: none."""


class Conversation(TypedDict):
    """The messages between a phone number and one of your numbers."""

    id: str
    """ID of the conversation."""
    contact_id: str | None
    """ID of the contact; null when the number belongs to no contact."""
    phone: str
    """Phone number of the other side."""
    number_id: str
    """ID of your number."""
    number: str
    """Your number, in E.164."""
    state: ConversationState
    snoozed_until: Timestamp | None
    """Time the conversation reopens; null while it is not snoozed, or is snoozed until the next
    incoming message.
    """
    assignee: str | None
    """Assignee of the conversation, as you named it; null when it is unassigned."""
    labels: List[str]
    """Labels, sorted."""
    unread: int
    """Number of incoming messages since the conversation was last read; counted up to 1,000."""
    under_review: bool
    """Whether a message of the conversation may be an opt-out and waits for `messages.review`."""
    version: int
    """Version, for `expected_version`. Incoming messages, replies, states, assignments and labels
    increase it.
    """
    last_inbound_text: str | None
    """Beginning of the last incoming message."""
    opened_at: Timestamp
    """Time of the incoming message that opened the conversation: the first one, or the first one
    after it was resolved.
    """
    resolved_at: Timestamp | None
    """Time the conversation was resolved; null while it is not."""
    last_inbound_at: Timestamp
    """Time of the last incoming message."""
    last_message_at: Timestamp
    """Time of the last incoming message or reply."""
    first_response_seconds: int | None
    """Time from `opened_at` to the first reply, in seconds; null before. Campaigns and automatic
    messages do not count.
    """
    resolution_seconds: int | None
    """Time from `opened_at` to `resolved_at`, in seconds; null before."""


class InboundMedia(TypedDict):
    """A picture or another file of a message."""

    url: str
    """Address of the file at the carrier or where it was read. Show the copy in `file` instead:
    carriers ask for credentials.
    """
    content_type: str | None
    """Media type. For an incoming message, what the content is once there is a copy, until then
    what the carrier reported.
    """
    file: NotRequired[InboundFile]
    """The copy of a file of an incoming message. Absent for outgoing messages, and for messages
    that were received before the service kept such files.
    """


class InboundFile(TypedDict):
    """The copy of a file that a person sent, which the service reads with the credentials of the
    carrier.
    """

    id: str
    """ID of the file."""
    state: Literal["waiting", "kept", "failed", "expired"] | str
    """`waiting` until the file is read at the carrier, `kept` while there is a copy, `failed` when
    it could not be read, `expired` after 90 days.
    """
    why: Literal[
        "blocked_url",
        "blocked_address",
        "redirects",
        "unreachable",
        "status",
        "incomplete",
        "too_large",
        "storage",
        "installation_storage",
        None,
    ] | str
    """Why the file could not be read; null without a failed attempt."""
    bytes: int | None
    """Size in bytes; null until there is a copy."""
    link: str | None
    """Link to the copy, which works without a key; null without a copy. Only pictures open in a
    page, other files are downloaded.
    """
    link_expires_at: Timestamp | None
    """Time after which the link needs to be asked for again; null without one."""
    expires_at: Timestamp
    """Time at which the copy is dropped."""


class ConversationMessage(TypedDict):
    """A message of a conversation."""

    id: str
    """ID of the message."""
    at: Timestamp
    """Time an incoming message was received, or time an outgoing message was or will be due."""
    direction: Literal["inbound", "outbound"] | str
    """Direction of the message."""
    source: Literal[
        "contact",
        "reply",
        "campaign",
        "journey",
        "automation",
        "auto_reply",
        "message",
    ] | str
    """Where the message comes from: the other side, `inbox.reply`, a campaign, a journey, an
    automation rule, the automatic reply to a keyword, or another call.
    """
    text: str
    """Text of the message; `[erased]` after the retention time."""
    state: MessageState | None
    """State of an outgoing message; null for an incoming one. Cancel a `scheduled` one with
    `messages.cancel`.
    """
    campaign_id: str | None
    """ID of the campaign; null without one."""
    author: str | None
    """Who wrote the reply: the `author` of the call, or its key; null for other messages."""
    intent: Literal["stop", "start", "narrow", "help", "review", "none", None] | str
    """How an incoming message was classified; null for an outgoing one."""
    under_review: bool
    """Whether the message may be an opt-out and waits for `messages.review`."""
    media: List[InboundMedia]
    """Files of an incoming message, as links."""


class Composer(TypedDict):
    """Whether a reply can be sent in the conversation now. `inbox.reply` checks again."""

    locked: bool
    """Whether replies are rejected now."""
    reason: str | None
    """Reason code, as in the error of `inbox.reply`; null when it is not locked."""
    explanation: str | None
    """What the reason means and what helps; null when it is not locked."""
    reply_until: Timestamp | None
    """End of the 24 hours in which the last incoming message permits replies; null when another
    relationship or an opt-in permits them, or when replies are locked.
    """
    review: NotRequired[ComposerReview | None]
    """The oldest message of the person that waits for a decision; null when none waits. Until it is
    decided it permits no reply.
    """


class ComposerReview(TypedDict):
    """A message of the person that may be an opt-out and waits for a decision."""

    inbound_id: str
    """ID of the incoming message."""
    text: str
    """Text of the message; `[erased]` after the retention time."""
    received_at: Timestamp
    next_actions: List[NextAction]
    """The call that decides whether the message is an opt-out."""


class ConversationNote(TypedDict):
    """An internal note. It is never sent."""

    id: str
    """ID of the note."""
    text: str
    """Text of the note."""
    author: str
    """Who wrote it: the `author` of the call, or its key."""
    created_at: Timestamp
    """Time it was written."""


class CannedReply(TypedDict):
    """A saved message text for replies."""

    id: str
    """ID of the canned reply."""
    name: str
    """Name."""
    text: str
    """Text in Liquid, with the variables of contacts."""
    version: int
    """Version, for `expected_version`."""
    created_at: Timestamp
    """Time it was created."""
    updated_at: Timestamp
    """Time of the last change."""


class InboxStatsResponseTimes(TypedDict):
    """Response times of recent conversations."""

    since: Timestamp
    """Start of the period, 30 days ago."""
    conversations: int
    """Number of conversations that were opened in the period; the newest 1,000 are summarized."""
    responded: int
    """Number of them with a reply."""
    median_first_response_seconds: int | None
    """Median time from the opening to the first reply, in seconds; null without one."""
    resolved: int
    """Number of them that are resolved."""
    median_resolution_seconds: int | None
    """Median time from the opening to the resolution, in seconds; null without one."""


class InboxStats(TypedDict):
    """Counts, each up to 10,000, and response times of the account."""

    open: int
    """Number of open conversations."""
    pending: int
    """Number of pending conversations."""
    snoozed: int
    """Number of snoozed conversations."""
    resolved: int
    """Number of resolved conversations."""
    unread: int
    """Number of open conversations with unread messages."""
    messages_under_review: int
    """Number of messages that wait for `messages.review`."""
    response_times: InboxStatsResponseTimes
    """Response times of recent conversations."""


class InboxMatch(TypedDict):
    """A message that contains the words."""

    message_id: str
    """ID of the message."""
    conversation_id: str | None
    """ID of the conversation; null when the number has never answered."""
    direction: Literal["inbound", "outbound"] | str
    """Direction of the message."""
    at: Timestamp
    """Time an incoming message was received, or time an outgoing message was or will be due."""
    text: str
    """Text of the message."""
    phone: str
    """Phone number of the other side."""


class ConversationFilter(TypedDict):
    """Conditions that all must hold. Empty: all conversations."""

    state: NotRequired[ConversationState]
    """Only conversations in this state."""
    assignee: NotRequired[str]
    """Only conversations of this assignee."""
    unassigned: NotRequired[bool]
    """True: only conversations without an assignee."""
    label: NotRequired[str]
    """Only conversations with this label."""
    unread: NotRequired[bool]
    """Only conversations with unread messages, or only those without."""
    under_review: NotRequired[bool]
    """Only conversations with a message that waits for `messages.review`, or only those without."""
    contact_id: NotRequired[str]
    """Only conversations of this contact."""
    number_id: NotRequired[str]
    """Only conversations with this one of your numbers."""


class ConversationFilterInput(TypedDict):
    """Conditions that all must hold. Empty: all conversations."""

    state: NotRequired[ConversationStateInput]
    """Only conversations in this state."""
    assignee: NotRequired[str]
    """Only conversations of this assignee."""
    unassigned: NotRequired[bool]
    """True: only conversations without an assignee."""
    label: NotRequired[str]
    """Only conversations with this label."""
    unread: NotRequired[bool]
    """Only conversations with unread messages, or only those without."""
    under_review: NotRequired[bool]
    """Only conversations with a message that waits for `messages.review`, or only those without."""
    contact_id: NotRequired[str]
    """Only conversations of this contact."""
    number_id: NotRequired[str]
    """Only conversations with this one of your numbers."""


class AccountWebhook(TypedDict):
    """A webhook endpoint of an account."""

    id: str
    """ID of the webhook endpoint."""
    url: str
    """Address that receives events."""
    description: str | None
    """Your own note; null without one."""
    events: List[EventType]
    """Types of events that it receives; empty: all."""
    state: Literal["active", "paused", "disabled"] | str
    """`disabled` after the endpoint answered 410 Gone. Events wait while it is not `active`, up to
    30 days.
    """
    state_reason: str | None
    """Why it is in this state; null without a reason."""
    secret_fingerprint: str
    """Beginning of the SHA-256 of the secret."""
    previous_secret_expires_at: Timestamp | None
    """Time the previous secret expires, 24 hours after the rotation; null when there is no previous
    secret.
    """
    signs_with_previous: bool
    """Whether events currently have a second signature. False once the previous secret has expired.
    """
    breaker_open_until: Timestamp | None
    """Time the circuit breaker closes. Until then, no attempts are made, because too many failed.
    """
    created_at: Timestamp
    """Time it was created."""


class AnalyticsCampaignRow(TypedDict):
    """The measures of one group of a campaign."""

    group: str
    """Value of the dimension; empty for none. For hours and days, the start (RFC 3339)."""
    name: str
    """Name of the group, as charts show it."""
    totals: MeasureTotals


_AudienceResponsesKeys = TypedDict("_AudienceResponsesKeys", {
    "from": "Timestamp",
})


class AudienceResponses(_AudienceResponsesKeys):
    """How people responded over time. It also has the key `from`."""

    people: int
    """People on the list or in the segment now."""
    timezone: str
    """Time zone."""
    to: Timestamp
    rows: List[ResponseRow]
    """Responses, one row per interval."""


class CampaignTotals(TypedDict):
    """The measures of one campaign in the period."""

    campaign_id: str
    """ID of the campaign."""
    name: str
    """Name of the campaign."""
    launched_at: str | None
    """Time of the launch."""
    totals: MeasureTotals


class CohortPeriod(TypedDict):
    """A cohort in one interval after its opt-in."""

    people: int
    """People who did what the metric counts in the interval, or who were still opted in at its end.
    """
    share: float | None
    """Share of the cohort."""


class CohortRow(TypedDict):
    """People who opted in during the same interval."""

    at: Timestamp
    """Start of the interval of the opt-in."""
    people: int
    """People of the cohort."""
    periods: List[CohortPeriod]
    """Intervals of the cohort, starting with the interval of the opt-in."""


class DeliverabilityRow(TypedDict):
    """How the messages of one group were delivered."""

    group: str
    """Value of the dimension."""
    accepted: int
    """Messages accepted for sending."""
    sent: int
    """Messages that a carrier accepted."""
    delivered: int
    """Messages reported as delivered."""
    undelivered: int
    """Sent messages reported as not delivered."""
    rejected: int
    """Messages that no carrier accepted."""
    unconfirmed: int
    """Sent messages with an unknown outcome."""
    delivery_rate: float | None
    """Delivered messages per sent message; null without sent messages."""
    failure_rate: float | None
    """Failed messages per sent or rejected message; null without such messages."""
    errors: List[ErrorGroup]
    """Why messages failed, most frequent first."""


class DimensionDefinition(TypedDict):
    """What a dimension is."""

    dimension: MeasureDimension
    means: str
    """What it is, as a sentence."""


class FailingWork(TypedDict):
    """Background work of the account that keeps failing."""

    kind: str
    """Kind of work."""
    items: int
    """Items that failed at their last attempt."""
    reason: str
    """Code of an error."""


class FunnelStep(TypedDict):
    """One step of a funnel."""

    event: str
    """Name of the event."""
    contacts: int
    """Contacts who got this far."""
    share_of_first: float | None
    """Share of the contacts of the first step."""
    share_of_previous: float | None
    """Share of the contacts of the step before."""
    median_seconds: int | None
    """Median time since the step before; null for the first step, and without contacts."""


_MeasureComparisonKeys = TypedDict("_MeasureComparisonKeys", {
    "from": "Timestamp",
})


class MeasureComparison(_MeasureComparisonKeys):
    """The same series in the period to compare with. It also has the key `from`."""

    to: Timestamp
    series: List[MeasureSeries]
    """Largest first."""


class MeasureDefinition(TypedDict):
    """What a measure is."""

    metric: MeasureName
    title: str
    """Title."""
    unit: MeasureUnit
    means: str
    """What is counted, as a sentence."""
    counted_at: Literal["acceptance", "decision", "event"] | str
    """Time that decides in which interval it counts: when the message was accepted for sending,
    when the contact was decided on, or when it happened. A later status of a message changes the
    figures of the interval in which it was accepted.
    """
    dimensions: List[MeasureDimension]
    """What it can be grouped and filtered by."""


class MeasureFilter(TypedDict):
    """The values that a dimension may have."""

    dimension: MeasureDimension
    values: List[str]
    """Values; any of them matches. An empty value stands for none."""


class MeasureFilterInput(TypedDict):
    """The values that a dimension may have."""

    dimension: MeasureDimensionInput
    values: SequenceNotStr[str]
    """Values; any of them matches. An empty value stands for none."""


class MeasureGroup(TypedDict):
    """The value of one dimension of a group."""

    dimension: MeasureDimension
    value: str
    """Value; empty for none."""


class MeasurePoint(TypedDict):
    """The value of one interval."""

    at: Timestamp
    """Start of the interval."""
    value: float | None
    """Value; null for money, and for a ratio without a divisor."""
    value_minor: NotRequired[int]
    """Only for money: in the minor unit."""


class MeasureSeries(TypedDict):
    """The values of one group over time."""

    group: List[MeasureGroup]
    """Values of the dimensions of `group_by`; empty without one."""
    currency: NotRequired[str]
    """Only for money."""
    total: float | None
    """Value over the whole period."""
    total_minor: NotRequired[int]
    """Only for money: over the whole period."""
    points: List[MeasurePoint]
    """Responses, one row per interval."""


class MeasureTotals(TypedDict):
    """Every measure of a period or a group, as `metrics.catalog` defines it."""

    accepted: int
    """Messages accepted for sending."""
    sent: int
    """Messages that a carrier accepted."""
    delivered: int
    """Messages reported as delivered."""
    undelivered: int
    """Sent messages reported as not delivered."""
    rejected: int
    """Messages that no carrier accepted."""
    failed: int
    """Undelivered and rejected messages."""
    unconfirmed: int
    """Sent messages with an unknown outcome."""
    canceled: int
    """Messages canceled before sending."""
    excluded: int
    """Contacts of audiences that got no message."""
    segments: int
    """Segments of sent messages."""
    credits: int
    """Credits that sent messages cost."""
    credits_returned: int
    """Credits returned for messages that were not sent."""
    clicks: int
    """Clicks of people."""
    bot_clicks: int
    """Clicks of bots."""
    clickers: int
    """Short URLs that a person clicked for the first time."""
    replies: int
    """Replies."""
    opt_ins: int
    """Opt-ins."""
    opt_outs: int
    """Opt-outs."""
    conversions: int
    """Conversions."""
    conversion_value: List[MoneySum]
    """Value of the conversions without what was refunded, one sum per currency."""
    delivery_rate: float | None
    """Delivered messages per sent message; null without sent messages."""
    failure_rate: float | None
    """Failed messages per sent or rejected message; null without such messages."""
    click_rate: float | None
    """Short URLs clicked for the first time per delivered message; null without delivered messages.
    """
    opt_out_rate: float | None
    """Opt-outs per sent message; null without sent messages."""


class MoneySum(TypedDict):
    """A sum in one currency."""

    currency: str
    """Currency (ISO 4217)."""
    value_minor: int
    """Sum in the minor unit of the currency; exact up to 2^53."""


_PeriodTotalsKeys = TypedDict("_PeriodTotalsKeys", {
    "from": "Timestamp",
})


class PeriodTotals(_PeriodTotalsKeys):
    """The measures of a period. It also has the key `from`."""

    to: Timestamp
    totals: MeasureTotals


class ResponderRow(TypedDict):
    """A recipient of a campaign who responded."""

    contact_id: str
    """ID of the contact."""
    message_id: str
    """ID of the message."""
    variant: str | None
    """Name of the variant; null without one."""
    status: MessageState
    sent_at: str | None
    """When a carrier accepted the message."""


class ResponseRow(TypedDict):
    """What the people got and did in one interval."""

    at: Timestamp
    """Start of the interval."""
    sent: int
    """Messages to these people that a carrier accepted."""
    delivered: int
    """Messages reported as delivered."""
    clicks: int
    """Clicks of these people."""
    replies: int
    """Replies of these people."""
    opt_outs: int
    """Opt-outs of these people."""
    conversions: int
    """Conversions of these people."""


class AttributionTouch(TypedDict):
    """A message before a conversion. `touched_at` is the time of its last click in the window, or
    of its delivery.
    """

    kind: Literal["click", "delivery"] | str
    """Whether the message was clicked or only delivered."""
    message_id: str
    """ID of the message."""
    campaign_id: str | None
    """ID of the campaign of the message; null for a single message and a message of a journey."""
    journey_id: str | None
    """ID of the journey that sent the message; null without one."""
    link_id: str | None
    """ID of the link that was clicked; null for a delivery."""
    touched_at: Timestamp
    share: float
    """Part of the conversion that is credited to the message, from 0 to 1."""
    value_minor: int | None
    """Value that is credited, in the minor unit of the currency; null for a conversion without a
    value.
    """


class AttributionSettings(TypedDict):
    """Settings of attribution."""

    version: int
    """Version of the settings: 0 applied before settings existed, 1 is the default."""
    model: AttributionModel
    click_hours: int
    """Hours before a conversion in which a click counts; 0: clicks do not count."""
    delivery_hours: int
    """Hours before a conversion in which a delivery counts; 0: deliveries do not count."""
    created_at: str | None
    """Time of the call that set them; null for the versions 0 and 1."""


_AttributionRecomputationKeys = TypedDict("_AttributionRecomputationKeys", {
    "from": "Timestamp",
})


class AttributionRecomputation(_AttributionRecomputationKeys):
    """A recomputation of the conversions of a period. It also has the key `from`."""

    job_id: str
    """ID of the recomputation."""
    settings_version: int
    """Version of the settings that it applies."""
    to: Timestamp
    state: Literal["running", "completed"] | str
    """State of the recomputation."""
    total: int
    """Conversions in the period when it started."""
    processed: int
    """Conversions that have been recomputed."""
    created_at: Timestamp
    finished_at: str | None
    """Time of the end; null while it runs."""


class AttributionTotal(TypedDict):
    """Conversions and their value in one currency."""

    currency: str | None
    """Currency (ISO 4217); null for conversions without a value."""
    conversions: int
    """Conversions with at least some credit."""
    credited_conversions: float
    """Sum of the credited parts of conversions."""
    value_minor: int | None
    """Credited value in the minor unit of the currency, without what was refunded, exact up to
    2^53; null without a currency.
    """
    refunded_minor: int | None
    """Credited part of what was refunded of these conversions, in the minor unit of the currency.
    With `value_minor` it is the value before refunds; null without a currency.
    """


class RefundTotal(TypedDict):
    """Refunds in one currency."""

    currency: str | None
    """Currency (ISO 4217); null for conversions without a value."""
    refunds: int
    """Number of refunds."""
    value_minor: int | None
    """Refunded value in the minor unit of the currency, exact up to 2^53; null without a currency.
    """


class AttributionRow(TypedDict):
    """Conversions that are credited to one object, in one currency."""

    id: str | None
    """ID of the campaign, journey, link or source; null: the credit of messages without one, such
    as single messages.
    """
    name: str | None
    """Name of the object, or destination of the link; null when there is none."""
    currency: str | None
    """Currency (ISO 4217); null for conversions without a value."""
    conversions: int
    """Conversions with at least some credit."""
    credited_conversions: float
    """Sum of the credited parts of conversions."""
    value_minor: int | None
    """Credited value in the minor unit of the currency, without what was refunded, exact up to
    2^53; null without a currency.
    """
    refunded_minor: int | None
    """Credited part of what was refunded of these conversions, in the minor unit of the currency.
    With `value_minor` it is the value before refunds; null without a currency.
    """


class OutcomeValueRule(TypedDict):
    """What a contact who reached the goal is worth."""

    kind: Literal["none", "fixed", "conversion"] | str
    """`none`: only the rate counts. `fixed`: each contact who reached the goal is worth
    `value_minor`, unless all of its conversions were refunded in full. `conversion`: the sum of
    what is left of the contact's conversions in `currency` after refunds.
    """
    value_minor: NotRequired[int]
    """For `fixed`: value in the minor unit of the currency."""
    currency: NotRequired[str]
    """For `fixed` and `conversion`: currency, an active code of ISO 4217. Conversions in other
    currencies count for the rate, not for the value.
    """


class OutcomeValueRuleInput(TypedDict):
    """What a contact who reached the goal is worth."""

    kind: Literal["none", "fixed", "conversion"]
    """`none`: only the rate counts. `fixed`: each contact who reached the goal is worth
    `value_minor`, unless all of its conversions were refunded in full. `conversion`: the sum of
    what is left of the contact's conversions in `currency` after refunds.
    """
    value_minor: NotRequired[int]
    """For `fixed`: value in the minor unit of the currency."""
    currency: NotRequired[str]
    """For `fixed` and `conversion`: currency, an active code of ISO 4217. Conversions in other
    currencies count for the rate, not for the value.
    """


class Outcome(TypedDict):
    """A goal of a campaign or a journey."""

    id: str
    """ID of the outcome."""
    campaign_id: str | None
    """ID of the campaign; null for an outcome of a journey."""
    journey_id: str | None
    """ID of the journey; null for an outcome of a campaign."""
    name: str
    """Name of the outcome."""
    event: str
    """Type of the conversions that reach the goal."""
    deadline_hours: int
    """Hours after the message, or after the entry into the journey, in which a conversion counts.
    """
    value_rule: OutcomeValueRule
    primary: bool
    """Whether it is the main goal, which decides experiments with the metric `outcome`."""
    state: Literal["active", "archived"] | str
    """State of the outcome."""
    version: int
    """Number of the last change."""
    created_at: Timestamp
    updated_at: Timestamp
    archived_at: str | None
    """Time of the archival; null while it is active."""


class OutcomeComparison(TypedDict):
    """Comparison of an arm with the control."""

    estimate: float | None
    """Difference from the control; null without data."""
    low: float | None
    """Lower end of the 95 percent interval; null without data."""
    high: float | None
    """Upper end of the 95 percent interval; null without data."""
    p_value: float | None
    """Two-sided p-value, multiplied by the number of comparisons; null without enough data."""
    verdict: Literal["higher", "lower", "no_significant_difference", "not_enough_data"] | str
    """Whether the arm differs from the control, at a level of 5 percent."""


class OutcomeArmLiftRelative(TypedDict):
    """Relative lift of the rate."""

    estimate: float | None
    """Rate of the arm divided by that of the control, minus 1; null when the control has no
    conversion.
    """
    low: float | None
    """Lower end of the 95 percent interval."""
    high: float | None
    """Upper end of the 95 percent interval."""


class OutcomeArmLift(TypedDict):
    """What the arm adds to the control; null for the control itself and without a control."""

    rate_difference: OutcomeComparison
    relative: OutcomeArmLiftRelative
    """Relative lift of the rate."""
    value_per_contact: OutcomeComparison | None
    """Difference of the mean values per contact, in the minor unit; null for a goal without a
    value.
    """


class OutcomeArm(TypedDict):
    """The contacts of one variant, or of the hold-out."""

    name: str
    """Name of the variant; `hold_out`, `recipients`, `entered`, `reached` or `account_hold_out` for
    other arms.
    """
    is_control: bool
    """Whether the other arms are compared with this one."""
    contacts: int
    """Contacts in the arm."""
    messaged: int
    """Contacts that a message was sent to."""
    converted: int
    """Contacts with a conversion in time."""
    open: int
    """Contacts who have not converted and whose deadline has not passed."""
    rate: float | None
    """Share of the contacts who converted; null without contacts."""
    rate_low: float | None
    """Lower end of the 95 percent interval of the rate."""
    rate_high: float | None
    """Upper end of the 95 percent interval of the rate."""
    average_hours_to_convert: float | None
    """Mean time to the first conversion, in hours; null without conversions."""
    value_minor: int | None
    """Sum of the values in the minor unit of the currency, exact up to 2^53; null for a goal
    without a value.
    """
    value_per_contact_minor: float | None
    """Mean value per contact of the arm, in the minor unit; null for a goal without a value."""
    conversions_in_other_currencies: int
    """Conversions that count for the rate, but not for the value."""
    lift: OutcomeArmLift | None
    """What the arm adds to the control; null for the control itself and without a control."""


class OutcomeMethods(TypedDict):
    """Names of the statistical methods."""

    rate_interval: str
    """Interval of a rate."""
    rate_difference_interval: str
    """Interval of a difference of rates."""
    rate_difference_test: str
    """Test of a difference of rates."""
    relative_interval: str
    """Interval of the relative lift."""
    value_test: str
    """Test and interval of the difference of mean values."""
    correction: str
    """How several comparisons are taken into account."""


_ReportKeys = TypedDict("_ReportKeys", {
    "from": "str | None",
})


class Report(_ReportKeys):
    """A report file. It also has the key `from`: Start of the period (inclusive); null: from the
    beginning.
    """

    report_id: str
    """ID of the report."""
    kind: ReportKind
    format: ReportFormat
    columns: List[str]
    """Columns of the file, in order."""
    state: Literal["queued", "running", "completed", "failed", "expired"] | str
    """State of the report; `expired`: the file was deleted, by age or because a contact was
    forgotten.
    """
    reason: str | None
    """Why it failed, such as `too_many_rows`; null otherwise."""
    to: Timestamp
    rows: int
    """Rows written so far."""
    total_rows: int | None
    """Rows that the report will have; null before it starts."""
    sha256: str | None
    """SHA-256 of the file in lower-case hex; null until it is completed."""
    bytes: int | None
    """Size of the file; null until it is completed."""
    schedule_id: str | None
    """ID of the schedule that made it; null for `reports.create`."""
    created_at: Timestamp
    finished_at: str | None
    """Time of the end; null before."""
    expires_at: str | None
    """Time at which the file is deleted, seven days after it was written; null before."""


class ReportSchedule(TypedDict):
    """A report that is made on a schedule."""

    schedule_id: str
    """ID of the schedule."""
    kind: ReportKind
    format: ReportFormat
    columns: List[str]
    """Columns of each file, in order."""
    rrule: str
    """Recurrence rule (RFC 5545)."""
    timezone: str
    """Time zone of the rule (IANA)."""
    period_days: int | None
    """Days that each report covers; null: the time since the report before."""
    state: Literal["active", "stopped", "ended"] | str
    """State of the schedule."""
    next_at: str | None
    """Time of the next report; null when there is none."""
    created_at: Timestamp


class AutoRecharge(TypedDict):
    """The rule that buys credits."""

    enabled: bool
    """Whether the rule charges."""
    disabled_reason: str | None
    """Why the service disabled it: the reason of the last failed charge, `key_revoked` or
    `key_expired`; null otherwise.
    """
    threshold_credits: int
    """Balance below which a charge is made."""
    amount_credits: int
    """Credits of one charge."""
    daily_limit_credits: int
    """Maximum credits per day (UTC)."""
    monthly_limit_credits: int
    """Maximum credits per month (UTC)."""
    payment_method: str
    """The payment provider's reference of the stored payment method."""
    charged_today: int
    """Credits charged on the current day (UTC)."""
    charged_this_month: int
    """Credits charged in the current month (UTC)."""
    failures: int
    """Charges that failed in a row."""
    last_charged_at: str | None
    """Time of the last successful charge; null before the first."""
    version: int
    """Number of the last change."""


class JourneyDocumentNode(TypedDict):
    """A node of a document."""

    name: str
    """Name of the node, which edges refer to."""
    config: JourneyNodeConfig


class JourneyDocumentNodeInput(TypedDict):
    """A node of a document."""

    name: str
    """Name of the node, which edges refer to."""
    config: JourneyNodeConfigInput


_JourneyDocumentEdgeKeys = TypedDict("_JourneyDocumentEdgeKeys", {
    "from": "str",
})


class JourneyDocumentEdge(_JourneyDocumentEdgeKeys):
    """A connection of two nodes. It also has the key `from`: Name of the node that it leaves."""

    to: str
    """Name of the node that it leads to."""
    kind: JourneyEdgeKind
    variant: str | None
    """Name of the variant of a random split; null for other kinds."""
    branch: str | None
    """Name of the branch of a wait; null for other kinds."""


_JourneyDocumentEdgeInputKeys = TypedDict("_JourneyDocumentEdgeInputKeys", {
    "from": "str",
})


class JourneyDocumentEdgeInput(_JourneyDocumentEdgeInputKeys):
    """A connection of two nodes. It also has the key `from`: Name of the node that it leaves."""

    to: str
    """Name of the node that it leads to."""
    kind: NotRequired[JourneyEdgeKind]
    """Which contacts take it. Default: `next`."""
    variant: NotRequired[str]
    """Name of the variant of a random split. Only with the kind `variant`."""
    branch: NotRequired[str]
    """Name of the branch of a wait. Only with the kind `branch`."""


_JourneyDocumentEdgeInputInputKeys = TypedDict("_JourneyDocumentEdgeInputInputKeys", {
    "from": "str",
})


class JourneyDocumentEdgeInputInput(_JourneyDocumentEdgeInputInputKeys):
    """A connection of two nodes. It also has the key `from`: Name of the node that it leaves."""

    to: str
    """Name of the node that it leads to."""
    kind: NotRequired[JourneyEdgeKindInput]
    """Which contacts take it. Default: `next`."""
    variant: NotRequired[str]
    """Name of the variant of a random split. Only with the kind `variant`."""
    branch: NotRequired[str]
    """Name of the branch of a wait. Only with the kind `branch`."""


class JourneyDocument(TypedDict):
    """A journey as one document, in which nodes are named."""

    name: str
    """Name of the journey."""
    entry: JourneyEntry
    entry_rules: SegmentRule | None
    """Rules that a contact must meet to enter. Null: none."""
    exit: List[JourneyExitCriterion]
    """Criteria that end an enrollment at every node."""
    reentry: JourneyReentry
    max_messages_per_hour: int
    """Maximum messages to one contact in any 60 minutes."""
    throttle_per_minute: int | None
    """Maximum messages of the journey per minute, to all contacts together; null: no limit. A
    change takes effect at once.
    """
    start: str | None
    """Name of the node at which enrollments begin; null: none yet."""
    nodes: List[JourneyDocumentNode]
    """Nodes."""
    edges: List[JourneyDocumentEdge]
    """Edges."""


class JourneyDocumentInput(TypedDict):
    """A journey as one document, in which nodes are named."""

    name: str
    """Name of the journey."""
    entry: JourneyEntry
    entry_rules: NotRequired[SegmentRule | None]
    """Rules that a contact must meet to enter. Null: none."""
    exit: NotRequired[List[JourneyExitCriterion]]
    """Criteria that end an enrollment at every node."""
    reentry: NotRequired[JourneyReentry]
    max_messages_per_hour: NotRequired[int]
    """Maximum messages to one contact in any 60 minutes."""
    throttle_per_minute: NotRequired[int | None]
    """Maximum messages of the journey per minute, to all contacts together. Default: null, no
    limit.
    """
    start: NotRequired[str]
    """Name of the node at which enrollments begin. Default: the first one."""
    nodes: List[JourneyDocumentNode]
    """Nodes."""
    edges: NotRequired[List[JourneyDocumentEdgeInput]]
    """Edges. Default: none."""


class JourneyDocumentInputInput(TypedDict):
    """A journey as one document, in which nodes are named."""

    name: str
    """Name of the journey."""
    entry: JourneyEntryInput
    entry_rules: NotRequired[SegmentRuleInput | None]
    """Rules that a contact must meet to enter. Null: none."""
    exit: NotRequired[Sequence[JourneyExitCriterionInput]]
    """Criteria that end an enrollment at every node."""
    reentry: NotRequired[JourneyReentryInput]
    max_messages_per_hour: NotRequired[int]
    """Maximum messages to one contact in any 60 minutes."""
    throttle_per_minute: NotRequired[int | None]
    """Maximum messages of the journey per minute, to all contacts together. Default: null, no
    limit.
    """
    start: NotRequired[str]
    """Name of the node at which enrollments begin. Default: the first one."""
    nodes: Sequence[JourneyDocumentNodeInput]
    """Nodes."""
    edges: NotRequired[Sequence[JourneyDocumentEdgeInputInput]]
    """Edges. Default: none."""


class AiCopy(TypedDict):
    """A message that is not sent yet."""

    text: str
    """The message, in Liquid when it has variables."""
    encoding: Encoding
    segments: int
    """Number of segments, with sample values for variables."""
    lint: List[ContentFinding]
    """What carriers or the law object to, as `messages.preview` shows it."""


class AiReplyDraft(TypedDict):
    """A reply that is not sent yet: send it with `inbox.reply`."""

    text: str
    """The message, in Liquid when it has variables."""
    encoding: Encoding
    segments: int
    """Number of segments, with sample values for variables."""
    lint: List[ContentFinding]
    """What carriers or the law object to, as `messages.preview` shows it."""
    canned_reply_id: str | None
    """ID of the canned reply with this text. Null: the text is not a canned reply."""


class AiUsageRow(TypedDict):
    """Questions to a model on one day by one skill."""

    day: str
    """Day in UTC."""
    skill: str
    """The skill that asked."""
    model: str
    """The model that was asked."""
    calls: int
    """Number of questions to the model."""
    failed: int
    """Questions that rules answered instead, because the model did not answer or its answer broke a
    rule.
    """
    input_tokens: int
    """Tokens of the questions."""
    output_tokens: int
    """Tokens of the answers."""


class Alert(TypedDict):
    """Something that needs attention. It closes by itself when its cause ends."""

    id: str
    """ID of the alert."""
    account_id: str
    """ID of the account."""
    kind: AlertKind
    severity: AlertSeverity
    state: AlertState
    subject_id: str | None
    """ID of the object that the alert is about, such as a campaign; null: the account."""
    summary: str
    """What is wrong, in a sentence."""
    opened_at: Timestamp
    dismissed_at: Timestamp | None
    """Time of the last dismissal; null: never dismissed."""
    dismissed_by: str | None
    """Key that dismissed it; null: never dismissed."""
    snoozed_until: Timestamp | None
    """A dismissed alert is open again from then on; null: not before its cause has ended once."""
    closed_at: Timestamp | None
    """Time the service noticed that the cause had ended; null while the cause lasts."""
    next_actions: List[NextAction]
    """Calls that help; empty once it is closed."""


class RunningCampaign(TypedDict):
    """A campaign that is sending."""

    id: str
    """ID of the campaign."""
    name: str
    """Name."""
    launched_at: Timestamp | None
    """Time of the launch; null if it is unknown."""


class RunningJourney(TypedDict):
    """A journey that contacts go through."""

    id: str
    """ID of the journey."""
    name: str
    """Name."""


class RunningJob(TypedDict):
    """A job of several calls."""

    id: str
    """ID of the job."""
    created_at: Timestamp


class Running(TypedDict):
    """What runs now, newest first, at most 10 of each kind."""

    campaigns: List[RunningCampaign]
    """Running campaigns."""
    journeys: List[RunningJourney]
    """Active journeys."""
    jobs: List[RunningJob]
    """Jobs of `command.execute` and `command.batch`."""


class Activity(TypedDict):
    """A call that changed something, and the key that made it."""

    id: str
    """ID of the audit entry."""
    at: Timestamp
    skill: str
    """Skill of the call."""
    key_id: str
    """ID of the key."""
    key_name: str | None
    """Name of the key; null for calls of the service itself and for unknown keys."""
    rule_id: str | None
    """Automation rule that made the call with the key; null: none."""
    outcome: str
    """Outcome of the call, as in `agent.auditLog`."""


class AnomalyCause(TypedDict):
    """A value of a dimension that explains most of a deviation."""

    dimension: MeasureDimension
    value: str
    """Value, such as the name of a carrier or an ID."""
    actual: int
    """Events with this value."""
    expected: float
    """Number of events that its history predicts."""
    share: float
    """Part of the deviation that it explains; above 1 when other values deviate in the other
    direction.
    """


_AnomalyKeys = TypedDict("_AnomalyKeys", {
    "from": "Timestamp",
})


class Anomaly(_AnomalyKeys):
    """Hours in which a metric deviates from its history. It also has the key `from`."""

    metric: AnomalyMetric
    to: Timestamp
    direction: Literal["above", "below"] | str
    """Whether there are more or fewer events than usual."""
    is_worse: bool
    """Whether the direction is the unwanted one."""
    actual: int
    """Events: failed messages, opt-outs, clicked links or replies."""
    expected: float
    """Number of events that the history predicts."""
    messages: int
    """Messages that the events are compared with: those of each hour, or of the 24 hours up to each
    hour.
    """
    score: float
    """Largest deviation of an hour, in standard deviations of the history; at least 5 or at most
    -5.
    """
    summary: str
    """The deviation in a sentence."""
    cause: AnomalyCause | None
    """What explains most of it; null when no single value does."""
    other_causes: List[AnomalyCause]
    """Values of other dimensions that explain it as well, best first."""
    next_actions: List[NextAction]
    """Calls that help."""


class HourRate(TypedDict):
    """Responses to messages that were sent in one hour of the day."""

    hour: int
    """Hour on the clock of the recipients."""
    messages: int
    """Delivered messages."""
    responses: int
    """Messages after which the recipient clicked or replied within 24 hours."""
    rate: float | None
    """Responses per message; null without messages."""
    low: float
    """Lower end of the 95 % interval of the rate (Wilson)."""
    high: float
    """Upper end of the interval."""


class ExpectedEffect(TypedDict):
    """What to expect of a call."""

    unit: Literal["messages", "contacts", "opt_outs"] | str
    """What is counted."""
    amount: float | None
    """Estimate from the evidence; null when it cannot be estimated."""
    summary: str
    """The effect in a sentence."""


class Recommendation(TypedDict):
    """A call that is worth making, and why."""

    kind: Literal[
        "alert",
        "end_experiment",
        "retry_messages",
        "opt_outs_of_source",
        "inactive_list",
        "daily_limit",
    ] | str
    """Why it is recommended."""
    skill: str
    """Name of the skill."""
    params: Dict[str, object]
    """Params of the call."""
    needs: List[Need]
    """Values that only you can know; empty: the call is valid as it stands."""
    why: str
    """What the call does for you."""
    evidence: str
    """What the recommendation is based on."""
    expected_effect: ExpectedEffect


class MediaFileLinkFailure(TypedDict):
    """Present when the link did not lead to the file at its last check. The copy is sent."""

    why: Literal[
        "blocked_url",
        "blocked_address",
        "redirects",
        "unreachable",
        "status",
        "incomplete",
        "truncated",
    ] | str
    """What the link led to: `status` is an HTTP status other than 200, `unreachable` no answer in
    time, `truncated` a file without its end.
    """
    status: int | None
    """HTTP status, when there was one."""
    at: str
    """Time of the check."""


class MediaFile(TypedDict):
    """A file of a message. The service sends a copy of the content that it checked, even if the
    link later leads to another file.
    """

    url: str
    """Link that the file was read from."""
    content_type: Literal["image/jpeg", "image/png", "image/gif", "text/vcard"] | str
    """Media type of the content."""
    bytes: int
    """Size in bytes."""
    sha256: str
    """SHA-256 of the content, in hexadecimal."""
    link_failure: NotRequired[MediaFileLinkFailure]
    """Present when the link did not lead to the file at its last check. The copy is sent."""


class ApprovalLimitsInput(TypedDict):
    """Limits of a policy. What cannot be known beforehand exceeds each of them."""

    credits: NotRequired[int]
    """More credits wait."""
    recipients: NotRequired[int]
    """More people wait; a person counts for each call."""
    messages: NotRequired[int]
    """More messages wait."""


class ApprovalLimits(TypedDict):
    """Limits of a policy."""

    credits: int | None
    """More credits wait; null: no limit."""
    recipients: int | None
    """More people wait; null: no limit."""
    messages: int | None
    """More messages wait; null: no limit."""


class CallObject(TypedDict):
    """An object that a call names, as a person knows it."""

    kind: str
    """Kind of the object, such as `list`."""
    id: str
    """ID of the object, or the value that the call gives."""
    name: str
    """Name of the object."""


class Conversion(TypedDict):
    """A conversion with what was refunded of it."""

    id: str
    """ID of the conversion."""
    contact_id: str | None
    """ID of the contact; null after the contact was forgotten."""
    event: str
    """Type of the conversion."""
    external_id: str | None
    """The caller's own ID; null without one, and after the contact was forgotten."""
    currency: str | None
    """Currency (ISO 4217); null without a value."""
    value_minor: int | None
    """What the conversion is worth now: its value without what was refunded, in the minor unit of
    the currency.
    """
    gross_minor: int | None
    """Value before refunds, in the minor unit of the currency."""
    refunded_minor: int
    """Sum of the refunds, in the minor unit of the currency."""
    occurred_at: Timestamp
    refunded_at: str | None
    """Time of the refund that left nothing; null while something is left."""


class ConversionRefund(TypedDict):
    """A refund of a conversion, in full or in part."""

    id: str
    """ID of the refund."""
    refund_id: str | None
    """The caller's own ID of the refund; null without one, and after the contact was forgotten."""
    value_minor: int | None
    """Refunded value in the minor unit of the currency of the conversion; null for a conversion
    without a value.
    """
    refunded_at: Timestamp
    reason: str | None
    """Reason, as the caller gave it; null without one."""


class ConversionCorrection(TypedDict):
    """What a conversion was before a correction. `occurred_at` is its time until then."""

    id: str
    """ID of the correction."""
    gross_minor: int | None
    """Value before the correction, without refunds, in the minor unit of the currency."""
    currency: str | None
    """Currency before the correction (ISO 4217)."""
    occurred_at: Timestamp
    reason: str | None
    """Reason, as the caller gave it; null without one."""
    corrected_at: Timestamp


class AccountCalendar(TypedDict):
    """The days and weeks of an account."""

    timezone: str
    """IANA time zone, or `UTC`, in which the days of the account begin. Default: that of the
    partner that manages the account, or else `UTC`.
    """
    timezone_from: CalendarSource
    """Where the time zone comes from."""
    week_start: WeekStart
    """Day on which weeks begin. Default: that of the partner that manages the account, or else
    `monday`.
    """
    week_start_from: CalendarSource
    """Where the start of the week comes from."""


class SeriesRecurrence(TypedDict):
    """Schedule of a series."""

    rrule: str
    """Rule of RFC 5545 without DTSTART, for example `FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0`.
    Several times of a day: `FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0`. At most one occurrence per hour and
    1,464 per year, which is four a day.
    """
    timezone: NotRequired[str]
    """IANA time zone on whose clock the rule is evaluated, or `UTC`. Default: that of
    `agent.settings`. A later change of it does not change the series.
    """


class AgentProvisionResult(TypedDict):
    """The result of agent.provision."""

    api_key: NotRequired[str]
    """The API key. Shown only in the first response; absent from a replay and from a dry run."""
    key_id: str
    """ID of the key."""
    account_id: str
    """ID of the account."""
    permissions: List[Permission]
    """What the key may do."""
    mode: KeyMode
    starter_credits: int
    """Credits that the account starts with."""
    setup_checklist: List[ChecklistStep]
    """The steps until the account can send."""
    dry_run: NotRequired[WasDryRun]
    warnings: NotRequired[Warnings]


class AgentCreateKeyResult(TypedDict):
    """The result of agent.createKey."""

    key_id: str
    """ID of the key."""
    api_key: NotRequired[str]
    """The API key. Shown only in the first response; absent from a replay and from a dry run."""
    permissions: List[Permission]
    """What the key may do."""
    mode: KeyMode
    fingerprint: str
    """Start of the digest of the key, to tell keys apart."""
    expires_at: Timestamp | None
    """Time it expires; null: never."""
    error_codes: ErrorCodes
    approval: List[ApprovalPolicy]
    """Calls of the key that wait for a person."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AgentDiscoverResult(TypedDict):
    """The result of agent.discover."""

    items: List[DiscoveredSkill]
    """The objects of this page."""
    warnings: NotRequired[Warnings]


class AgentCapabilitiesResult(TypedDict):
    """The result of agent.capabilities."""

    catalog_version: str
    """Version of the contract."""
    service_version: str
    """Version of the service that answers."""
    skills: List[SkillCapability | McpTool]
    """The skills."""
    warnings: NotRequired[Warnings]


class AgentListKeysResult(TypedDict):
    """The result of agent.listKeys."""

    items: List[ApiKey]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class AgentRevokeKeyResult(TypedDict):
    """The result of agent.revokeKey."""

    key_id: str
    """ID of the key."""
    revoked_at: Timestamp
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AgentRotateKeyResult(TypedDict):
    """The result of agent.rotateKey."""

    key_id: str
    """ID of the key."""
    api_key: NotRequired[str]
    """The API key. Shown only in the first response; absent from a replay and from a dry run."""
    old_key_id: str
    """ID of the replaced key."""
    old_expires_at: Timestamp
    fingerprint: str
    """Start of the digest of the key, to tell keys apart."""
    permissions: List[Permission]
    """What the key may do."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AgentWhoamiResultRateLimits(TypedDict):
    """Limits of the key."""

    requests_per_second: int
    """Requests per second."""
    burst: int
    """Requests that the key can make at once."""


class AgentWhoamiResult(TypedDict):
    """The result of agent.whoami."""

    account: Account
    key_id: str
    """ID of the key."""
    permissions: List[Permission]
    """What the key may do."""
    mode: KeyMode
    expires_at: Timestamp | None
    """Time it expires; null: never."""
    rate_limits: AgentWhoamiResultRateLimits
    """Limits of the key."""
    holds: List[Literal[
        "payment_hold",
        "partner_suspended",
        "partner_child_paused",
        "closed",
    ] | str]
    """What keeps the account from sending."""
    approval: List[ApprovalPolicy]
    """Calls of the key that wait for a person."""
    warnings: NotRequired[Warnings]


class AgentSettingsResultSuggestion(TypedDict):
    """What is usual in the country of the account."""

    timezone: str | None
    """Time zone of the largest city of the account's country; null for an unknown country."""
    week_start: WeekStart | None
    """Day on which weeks usually begin in that country; null for an unknown country, and where it
    is another one.
    """


class AgentSettingsResult(TypedDict):
    """The result of agent.settings."""

    calendar: AccountCalendar
    suggestion: AgentSettingsResultSuggestion
    """What is usual in the country of the account."""
    changed: bool
    """Whether a setting changed."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AgentAuditLogResult(TypedDict):
    """The result of agent.auditLog."""

    items: List[AuditEntry]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class AgentWebhooksCreateResult(TypedDict):
    """The result of agent.webhooks.create."""

    webhook: AccountWebhook
    webhook_secret: NotRequired[str]
    """Generated secret, shown only in the first response and absent from a replay and from a dry
    run. To be able to retry safely, pass your own secret.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AgentWebhooksListResult(TypedDict):
    """The result of agent.webhooks.list."""

    items: List[AccountWebhook]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class AgentWebhooksUpdateResult(TypedDict):
    """The result of agent.webhooks.update."""

    webhook: AccountWebhook
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AgentWebhooksDeleteResult(TypedDict):
    """The result of agent.webhooks.delete."""

    webhook_id: str
    """ID of the webhook endpoint."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AgentWebhooksRotateSecretResult(TypedDict):
    """The result of agent.webhooks.rotateSecret."""

    webhook: AccountWebhook
    webhook_secret: NotRequired[str]
    """Generated secret, shown only in the first response and absent from a replay and from a dry
    run. To be able to retry safely, pass your own secret.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AgentWebhooksTestResult(TypedDict):
    """The result of agent.webhooks.test."""

    event_id: str
    """ID of the event."""
    will_be_delivered: bool
    """False while the endpoint is paused or disabled: the event waits."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AgentWebhooksEventsResult(TypedDict):
    """The result of agent.webhooks.events."""

    items: List[OutboxItem]
    """The objects of this page."""
    next_cursor: NextCursor
    webhook: AccountWebhook
    warnings: NotRequired[Warnings]


class AgentWebhooksReplayResult(TypedDict):
    """The result of agent.webhooks.replay."""

    requeued: int
    """Number of events that will be delivered again."""
    remaining: int
    """Number of matching events left for another call; counted up to 10,000."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AiDraftMessageResult(TypedDict):
    """The result of ai.draftMessage."""

    variants: List[AiCopy]
    """The messages, the best one first."""
    purpose: Purpose
    engine: AiEngine
    model: str | None
    """Model that answered. Null: rules answered."""
    fallback: AiFallback
    tokens: int
    """Tokens of the account's monthly budget that the call used."""
    warnings: NotRequired[Warnings]


class AiRewriteResult(TypedDict):
    """The result of ai.rewrite."""

    copy: AiCopy
    changed: bool
    """Whether the text differs from yours."""
    segments_before: int
    """Segments of your text."""
    segments_after: int
    """Segments of the new text."""
    encoding_before: Encoding
    encoding_after: Encoding
    engine: AiEngine
    model: str | None
    """Model that answered. Null: rules answered."""
    fallback: AiFallback
    tokens: int
    """Tokens of the account's monthly budget that the call used."""
    warnings: NotRequired[Warnings]


class AiLintResult(TypedDict):
    """The result of ai.lint."""

    findings: List[ContentFinding]
    """The findings."""
    encoding: Encoding
    segments: int
    """Number of segments, with sample values for variables."""
    sendable: bool
    """Whether no finding is a blocker."""
    engine: AiEngine
    model: str | None
    """Model that answered. Null: rules answered."""
    fallback: AiFallback
    tokens: int
    """Tokens of the account's monthly budget that the call used."""
    warnings: NotRequired[Warnings]


class AiClassifyReplyResult(TypedDict):
    """The result of ai.classifyReply."""

    intent: Literal[
        "stop",
        "help",
        "start",
        "review",
        "confirmation",
        "rejection",
        "question",
        "appointment",
        "order",
        "complaint",
        "thanks",
        "greeting",
        "automatic_reply",
        "other",
    ] | str
    """What the person wants. `stop`, `help`, `start` and `review` (an unclear opt-out) say how the
    service treats such a message.
    """
    confidence: float
    """How sure the answer is, from 0 to 1."""
    matched_rule: str | None
    """Name of the rule. Null: a model decided, or no rule matched."""
    engine: AiEngine
    model: str | None
    """Model that answered. Null: rules answered."""
    fallback: AiFallback
    tokens: int
    """Tokens of the account's monthly budget that the call used."""
    warnings: NotRequired[Warnings]


class AiSuggestSegmentResult(TypedDict):
    """The result of ai.suggestSegment."""

    rules: SegmentRule
    count: int
    """Number of contacts that meet the rules now."""
    assumptions: List[str]
    """How words with more than one meaning were read."""
    engine: AiEngine
    model: str | None
    """Model that answered. Null: rules answered."""
    fallback: AiFallback
    tokens: int
    """Tokens of the account's monthly budget that the call used."""
    warnings: NotRequired[Warnings]


class AiSuggestReplyResult(TypedDict):
    """The result of ai.suggestReply."""

    drafts: List[AiReplyDraft]
    """The drafts, the best one first."""
    composer: Composer
    intent: str | None
    """Meaning of the person's last message, as in `ai.classifyReply`. Null: there is no message."""
    engine: AiEngine
    model: str | None
    """Model that answered. Null: rules answered."""
    fallback: AiFallback
    tokens: int
    """Tokens of the account's monthly budget that the call used."""
    warnings: NotRequired[Warnings]


class AiUsageResultTotal(TypedDict):
    """Sum of the rows."""

    calls: int
    """Number of questions to the model."""
    failed: int
    """Questions that rules answered instead, because the model did not answer or its answer broke a
    rule.
    """
    input_tokens: int
    """Tokens of the questions."""
    output_tokens: int
    """Tokens of the answers."""


class AiUsageResultMonth(TypedDict):
    """Token budget of the month."""

    tokens: int
    """Tokens of this month (UTC)."""
    limit: int | None
    """Tokens that the account may use in a month. Null: no model and no limit."""
    resets_at: Timestamp


class AiUsageResult(TypedDict):
    """The result of ai.usage."""

    rows: List[AiUsageRow]
    """The rows, the newest day first."""
    total: AiUsageResultTotal
    """Sum of the rows."""
    model: str | None
    """Model of the service. Null: the service has none, and rules answer."""
    share_messages: bool
    """Whether messages of people may reach the model."""
    month: AiUsageResultMonth
    """Token budget of the month."""
    warnings: NotRequired[Warnings]


class AiConfigureResult(TypedDict):
    """The result of ai.configure."""

    share_messages: bool
    """The setting now."""
    monthly_tokens: int | None
    """Limit of the account. Null: the limit of the service applies."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AnalyticsRecordConversionResult(TypedDict):
    """The result of analytics.recordConversion."""

    conversion_id: str
    """ID of the conversion."""
    contact_id: str
    """ID of the contact."""
    created: bool
    """False when this `external_id` was already recorded with the same content."""
    source_id: str | None
    """Source of the contact's latest opt-in when the conversion occurred; null when there was none.
    """
    settings_version: int
    """Version of the attribution settings that the conversion counts under."""
    attributed: List[Attribution]
    """Messages that the conversion is credited to, in the order of their times; empty without a
    click or delivery in the windows.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]
    history_only: bool
    """Whether the conversion started no journeys, because it is older than 72 hours or the call had
    `backfill`. False for a conversion that is already recorded.
    """


class AnalyticsRefundConversionResult(TypedDict):
    """The result of analytics.refundConversion."""

    refund: ConversionRefund
    conversion: Conversion
    created: bool
    """False when this `refund_id` was already counted with the same content."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AnalyticsCorrectConversionResult(TypedDict):
    """The result of analytics.correctConversion."""

    conversion: Conversion
    changed: bool
    """False when the conversion was as it should be."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AnalyticsRecordEventResult(TypedDict):
    """The result of analytics.recordEvent."""

    events: List[RecordedEvent]
    """What happened to each event, in the order of the request."""
    recorded: int
    """Number of events that were recorded."""
    duplicates: int
    """Number of events that were recorded before."""
    rejected: int
    """Number of events with an error."""
    history_only: int
    """Number of recorded events that started no journeys and rules, because they are older than 72
    hours or the call had `backfill`.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


_AnalyticsOverviewResultKeys = TypedDict("_AnalyticsOverviewResultKeys", {
    "from": "Timestamp",
})


class AnalyticsOverviewResult(_AnalyticsOverviewResultKeys):
    """The result of analytics.overview. It also has the key `from`."""

    timezone: str
    """Time zone."""
    to: Timestamp
    totals: MeasureTotals
    compared: PeriodTotals | None
    """The period to compare with; null without `compare_to`."""
    warnings: NotRequired[Warnings]


_AnalyticsCampaignsResultKeys = TypedDict("_AnalyticsCampaignsResultKeys", {
    "from": "Timestamp",
})


class AnalyticsCampaignsResult(_AnalyticsCampaignsResultKeys):
    """The result of analytics.campaigns. It also has the key `from`."""

    timezone: str
    """Time zone."""
    to: Timestamp
    items: List[CampaignTotals]
    """The campaigns."""
    more_campaigns: int
    """Campaigns beyond `limit`."""
    warnings: NotRequired[Warnings]


_AnalyticsCampaignResultKeys = TypedDict("_AnalyticsCampaignResultKeys", {
    "from": "Timestamp",
})


class AnalyticsCampaignResult(_AnalyticsCampaignResultKeys):
    """The result of analytics.campaign. It also has the key `from`."""

    campaign_id: str
    """ID of the campaign."""
    name: str
    """Name of the campaign."""
    group_by: str
    """What the rows are grouped by."""
    timezone: str
    """Time zone."""
    to: Timestamp
    totals: MeasureTotals
    rows: List[AnalyticsCampaignRow]
    """The groups."""
    svg: NotRequired[str]
    """The chart, an SVG document, with `format` `svg`."""
    warnings: NotRequired[Warnings]


class AnalyticsRecipientsResult(TypedDict):
    """The result of analytics.recipients."""

    items: List[ResponderRow]
    """The recipients."""
    next_cursor: str | None
    """Cursor of the next page; null on the last one."""
    warnings: NotRequired[Warnings]


class AnalyticsSaveRecipientsResult(TypedDict):
    """The result of analytics.saveRecipients."""

    list_id: str
    """ID of the list."""
    added: int
    """Recipients added."""
    already: int
    """Recipients that were on the list before."""
    next_cursor: str | None
    """Cursor of the next call; null when all were added."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AnalyticsListResult(TypedDict):
    """The result of analytics.list."""

    list_id: str
    """ID of the list."""
    responses: AudienceResponses
    warnings: NotRequired[Warnings]


class AnalyticsSegmentResult(TypedDict):
    """The result of analytics.segment."""

    segment_id: str
    """ID of the segment."""
    responses: AudienceResponses
    warnings: NotRequired[Warnings]


_AnalyticsFunnelResultKeys = TypedDict("_AnalyticsFunnelResultKeys", {
    "from": "Timestamp",
})


class AnalyticsFunnelResult(_AnalyticsFunnelResultKeys):
    """The result of analytics.funnel. It also has the key `from`."""

    timezone: str
    """Time zone."""
    to: Timestamp
    window_hours: int
    """Hours from the first step to the last."""
    steps: List[FunnelStep]
    """The steps in order."""
    warnings: NotRequired[Warnings]


_AnalyticsCohortResultKeys = TypedDict("_AnalyticsCohortResultKeys", {
    "from": "Timestamp",
})


class AnalyticsCohortResult(_AnalyticsCohortResultKeys):
    """The result of analytics.cohort. It also has the key `from`."""

    interval: str
    """Length of an interval."""
    metric: str
    """What is followed."""
    timezone: str
    """Time zone."""
    to: Timestamp
    rows: List[CohortRow]
    """The cohorts in order."""
    svg: NotRequired[str]
    """The chart, an SVG document, with `format` `svg`."""
    warnings: NotRequired[Warnings]


class AttributionConfigureResult(TypedDict):
    """The result of attribution.configure."""

    settings: AttributionSettings
    changed: bool
    """False when the settings already had these values."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AttributionGetResult(TypedDict):
    """The result of attribution.get."""

    settings: AttributionSettings
    recomputations: List[AttributionRecomputation]
    """Recomputations, newest first."""
    warnings: NotRequired[Warnings]


_AttributionReportResultKeys = TypedDict("_AttributionReportResultKeys", {
    "from": "Timestamp",
})


class AttributionReportResult(_AttributionReportResultKeys):
    """The result of attribution.report. It also has the key `from`."""

    to: Timestamp
    group_by: Literal["campaign", "journey", "link", "source"] | str
    """What each row represents."""
    items: List[AttributionRow]
    """The objects of this page."""
    next_cursor: NextCursor
    attributed: List[AttributionTotal]
    """Totals of what is credited to messages, by currency."""
    unattributed: List[AttributionTotal]
    """Totals of conversions without a touch, by currency."""
    held_out: List[AttributionTotal]
    """Totals of conversions of contacts in the account's hold-out, by currency. They are included
    in the other two totals. Their credits belong to transactional messages.
    """
    settings_versions: List[int]
    """Versions that the figures come from; several while a recomputation runs or after a change of
    the settings.
    """
    warnings: NotRequired[Warnings]
    refunds: List[RefundTotal]
    """Refunds that were made in the period, by currency, whatever the times of their conversions.
    """


class AttributionExplainResultConversion(TypedDict):
    """The conversion."""

    id: str
    """ID of the conversion."""
    contact_id: str | None
    """ID of the contact; null after the contact was forgotten."""
    event: str
    """Type of the conversion."""
    currency: str | None
    """Currency (ISO 4217)."""
    value_minor: int | None
    """What the conversion is worth now, without what was refunded, in the minor unit of the
    currency.
    """
    occurred_at: Timestamp
    source_id: str | None
    """Source of the contact's latest opt-in; null without one."""
    gross_minor: int | None
    """Value before refunds, in the minor unit of the currency."""
    refunded_minor: int
    """Sum of the refunds, in the minor unit of the currency."""
    refunded_at: str | None
    """Time of the refund that left nothing; null while something is left."""


class AttributionExplainResult(TypedDict):
    """The result of attribution.explain."""

    conversion: AttributionExplainResultConversion
    """The conversion."""
    settings: AttributionSettings
    is_current: bool
    """Whether the conversion counts under this version in reports."""
    touches: List[AttributionTouch]
    """Messages before the conversion, in the order of their times."""
    rule: str
    """What counted and how the credit was divided, as a sentence."""
    warnings: NotRequired[Warnings]
    refunds: List[ConversionRefund]
    """Refunds of the conversion, the first recorded first."""
    corrections: List[ConversionCorrection]
    """What the conversion was before each correction, the first correction first."""


class AttributionRecomputeResult(TypedDict):
    """The result of attribution.recompute."""

    job_id: str
    """ID of the recomputation."""
    settings_version: int
    """Version of the settings that it applies."""
    conversions: int
    """Conversions in the period."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AutomationCreateResult(TypedDict):
    """The result of automation.create."""

    rule: AutomationRule
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AutomationListResult(TypedDict):
    """The result of automation.list."""

    items: List[AutomationRule]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class AutomationUpdateResult(TypedDict):
    """The result of automation.update."""

    rule: AutomationRule
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AutomationSetEnabledResult(TypedDict):
    """The result of automation.setEnabled."""

    rule: AutomationRule
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class AutomationTestResult(TypedDict):
    """The result of automation.test."""

    tested: int
    """Number of triggers tested."""
    matched: int
    """Number of triggers with the outcome `run`."""
    items: List[AutomationTestItem]
    """One item per trigger, the newest first."""
    warnings: NotRequired[Warnings]


class AutomationRunsResult(TypedDict):
    """The result of automation.runs."""

    items: List[AutomationRun]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class AutomationDeleteResult(TypedDict):
    """The result of automation.delete."""

    deleted: bool
    """Whether the rule was deleted."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class BillingBalanceResult(TypedDict):
    """The result of billing.balance."""

    available: int
    """Credits that can be spent: the balance without holds."""
    held: int
    """Credits held for accepted messages."""
    posted: int
    """Balance, including held credits."""
    hold_state: Literal["none", "payment_hold"] | str
    """Whether the account is on payment hold."""
    limits: SpendingLimits
    spent_today: int
    """Credits spent or held for messages accepted today (UTC), without those returned today."""
    warnings: NotRequired[Warnings]


class BillingPortalResult(TypedDict):
    """The result of billing.portal."""

    url: str
    """Address of the billing page. The link itself grants access."""
    expires_at: Timestamp
    warnings: NotRequired[Warnings]


class BillingLedgerResult(TypedDict):
    """The result of billing.ledger."""

    items: List[CreditEntry]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class BillingTopUpResult(TypedDict):
    """The result of billing.topUp."""

    entry: CreditEntry
    balance: Balance
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class BillingSetLimitsResult(TypedDict):
    """The result of billing.setLimits."""

    limits: SpendingLimits
    spent_today: int
    """Credits spent or held for messages accepted today (UTC), without those returned today."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class BillingEstimateResult(TypedDict):
    """The result of billing.estimate."""

    recipients: int
    """Number of recipients."""
    segments: int
    """Total number of segments of all messages."""
    credits: int
    """Credits that the messages cost."""
    by_country: Dict[str, int]
    """Credits per country of the recipients."""
    encoding: Encoding | None
    """`UCS-2` when at least one message needs it; null when there is no message."""
    warnings: NotRequired[Warnings]


class BillingUsageResult(TypedDict):
    """The result of billing.usage."""

    group_by: Literal["day", "campaign", "purpose"] | str
    """What the rows are grouped by."""
    rows: List[UsageRow]
    """The rows, one for each group."""
    total: UsageRow
    warnings: NotRequired[Warnings]


class BillingAutoRechargeResult(TypedDict):
    """The result of billing.autoRecharge."""

    rule: AutoRecharge
    changed: bool
    """False when the rule already had these values."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsCreateResult(TypedDict):
    """The result of campaigns.create."""

    campaign: Campaign
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsUpdateResult(TypedDict):
    """The result of campaigns.update."""

    campaign: Campaign
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsDuplicateResult(TypedDict):
    """The result of campaigns.duplicate."""

    campaign: Campaign
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsGetResult(TypedDict):
    """The result of campaigns.get."""

    campaign: Campaign
    counters: CampaignCounters
    experiment: ExperimentState | None
    """Progress of the experiment; null without one."""
    daily_limit: DailyLimit | None
    """Daily limit of the sending numbers that is closest to exhausted; null when no daily limit
    applies to them.
    """
    warnings: NotRequired[Warnings]
    series: CampaignSeries | None
    """Progress of a series; null for a single campaign."""


class CampaignsListResult(TypedDict):
    """The result of campaigns.list."""

    items: List[CampaignListItem]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class CampaignsPreflightResultAudience(TypedDict):
    """The audience, and who of it would get the message."""

    total: int
    """Total number."""
    eligible: int
    """Number of contacts that would get the message."""
    excluded_by_reason: Dict[str, int]
    """Number of excluded contacts for each reason."""


class CampaignsPreflightResultCost(TypedDict):
    """What the launch would cost."""

    credits: int
    """Number of credits."""
    segments: int
    """Number of segments."""
    available: int
    """Credits that can be spent: the balance without holds."""
    by_country: Dict[str, int]
    """The cost by country."""


class CampaignsPreflightResultEta(TypedDict):
    """Earliest time of completion: from the throughput of the sending numbers, the throttle, and
    the hours that recipients wait for. Daily limits can delay it.
    """

    messages_per_second: float
    """Messages per second."""
    seconds: int
    """Seconds until everything is sent."""
    done_at: Timestamp


class CampaignsPreflightResult(TypedDict):
    """The result of campaigns.preflight."""

    ok: bool
    """Whether the campaign can be launched."""
    blockers: List[Finding]
    """What prevents the launch."""
    audience: CampaignsPreflightResultAudience
    """The audience, and who of it would get the message."""
    cost: CampaignsPreflightResultCost
    """What the launch would cost."""
    eta: CampaignsPreflightResultEta | None
    """Earliest time of completion: from the throughput of the sending numbers, the throttle, and
    the hours that recipients wait for. Daily limits can delay it.
    """
    daily_limit: DailyLimit | None
    """Daily limit of the sending numbers that is closest to exhausted. Messages above the limit are
    sent on later days.
    """
    sample: str | None
    """One message as a recipient would receive it."""
    media: NotRequired[List[MediaFile]]
    """Files of the messages; absent without any, and with variants, which have their own."""
    variants: List[VariantPreflight]
    """Result for each variant of the experiment; empty without one. Contacts that wait for a winner
    are counted in the totals, at the cost of the most expensive variant.
    """
    preflight_token: str | None
    """Proof of the checks, for campaigns.launch; null when something prevents the launch."""
    token_expires_at: Timestamp | None
    """Time the token expires; null without a token."""
    content_findings: List[ContentFinding]
    """Findings about the content of the message, blockers first. An audience without eligible
    contacts is checked with placeholder values.
    """
    warnings: NotRequired[Warnings]


class CampaignsTestSendResult(TypedDict):
    """The result of campaigns.testSend."""

    items: List[CampaignTestMessage]
    """The result for each phone number and variant."""
    credits: int
    """Number of credits spent in total."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsLaunchResult(TypedDict):
    """The result of campaigns.launch."""

    campaign: Campaign
    state: CampaignState
    """State of the campaign."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsPauseResult(TypedDict):
    """The result of campaigns.pause."""

    campaign: Campaign
    state: CampaignState
    """State of the campaign."""
    in_flight: int
    """Number of messages that are being submitted: the carrier has them, or is about to get them.
    At most so many more are sent.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsResumeResult(TypedDict):
    """The result of campaigns.resume."""

    campaign: Campaign
    state: CampaignState
    """State of the campaign."""
    remaining: int
    """Number of messages that are still to be sent."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsCancelResult(TypedDict):
    """The result of campaigns.cancel."""

    campaign: Campaign
    state: CampaignState
    """State of the campaign."""
    canceled_messages: int
    """Number of messages that were canceled."""
    released_credits: int
    """Number of credits that are available again."""
    in_flight: int
    """Number of messages that are being submitted: the carrier has them, or is about to get them.
    At most so many more are sent.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsDecideExperimentResult(TypedDict):
    """The result of campaigns.decideExperiment."""

    campaign: Campaign
    experiment: ExperimentState
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CampaignsRecipientsResult(TypedDict):
    """The result of campaigns.recipients."""

    items: List[CampaignRecipient]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class CommandPlanResult(TypedDict):
    """The result of command.plan."""

    plan_id: str | None
    """ID of the plan; null if a call fails, a value is missing or words are not understood."""
    plan_hash: str | None
    """Hash over the calls and their effects; null without a plan."""
    expires_at: Timestamp | None
    """Time until which it can be executed; null without a plan."""
    steps: List[PlanStep]
    """The calls."""
    effect: CallEffect | None
    """What all calls would do together; null if a value is missing or words are not understood."""
    not_understood: List[str]
    """Words of the goal that no call contains, as they stand in the goal. With one, there is no
    plan.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CommandExecuteResult(TypedDict):
    """The result of command.execute."""

    job: PlanJob | None
    """The job; null in a dry run. It may still be running: see `command.status`."""
    steps: List[JobStep]
    """The calls."""
    effect: CallEffect
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CommandBatchResult(TypedDict):
    """The result of command.batch."""

    job: PlanJob | None
    """The job; null in a dry run. It may still be running: see `command.status`."""
    steps: List[JobStep]
    """The calls."""
    previewed: List[PlanStep]
    """In a dry run, what the calls would do; otherwise empty."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CommandStatusResult(TypedDict):
    """The result of command.status."""

    job: PlanJob
    steps: List[JobStep]
    """The calls."""
    warnings: NotRequired[Warnings]


class CommandUndoResultPlannedItem(TypedDict):
    position: int
    """Number of the step that is undone."""
    skill: str
    """Skill of the step."""
    kind: Literal["exact", "partial"] | str
    """`exact`: as if the call had not been made. `partial`: stops what can still be stopped."""


class CommandUndoResultNotReversibleItem(TypedDict):
    position: int
    """Number of the step."""
    skill: str
    """Skill of the step."""
    why: str
    """Why the step cannot be undone."""


class CommandUndoResult(TypedDict):
    """The result of command.undo."""

    job: PlanJob | None
    """Job that undoes the calls; null in a dry run, and if nothing can be undone."""
    steps: List[JobStep]
    """Calls of this job."""
    planned: List[CommandUndoResultPlannedItem]
    """Steps that are undone."""
    not_reversible: List[CommandUndoResultNotReversibleItem]
    """Steps that cannot be undone."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CommandHistoryResult(TypedDict):
    """The result of command.history."""

    items: List[PlanJob]
    """The jobs."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class CommandApprovalsListResult(TypedDict):
    """The result of command.approvals.list."""

    items: List[ApprovalSummary]
    """The approvals."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class CommandApprovalsGetResult(TypedDict):
    """The result of command.approvals.get."""

    approval: Approval
    warnings: NotRequired[Warnings]


class CommandApprovalsDecideResult(TypedDict):
    """The result of command.approvals.decide."""

    approval: Approval
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class CommandApprovalsCancelResult(TypedDict):
    """The result of command.approvals.cancel."""

    approval: Approval
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ComplianceRegisterBrandResult(TypedDict):
    """The result of compliance.registerBrand."""

    brand_id: str
    """Brand ID to pass to `compliance.registerCampaign`."""
    status: BrandStatus
    brand: Brand
    lint: List[RegistrationFinding]
    """Findings that reviewers may ask about."""
    created: bool
    """False when `reference_id` or `brand_id` matched an existing brand."""
    credits: int
    """Credits charged for this submission."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ComplianceRegisterCampaignResult(TypedDict):
    """The result of compliance.registerCampaign."""

    registration_id: str
    """Registration ID to pass to `phone-numbers.assign`."""
    status: CampaignStatus
    registration: CampaignRegistration
    lint: List[RegistrationFinding]
    """Findings that reviewers may ask about."""
    created: bool
    """False when `reference_id` or `registration_id` matched an existing registration."""
    credits: int
    """Credits charged for this submission."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ComplianceRegisterTollFreeResult(TypedDict):
    """The result of compliance.registerTollFree."""

    registration_id: str
    """ID of the verification."""
    status: TollFreeStatus
    registration: TollFreeVerification
    lint: List[RegistrationFinding]
    """Findings that reviewers may ask about."""
    created: bool
    """False when the number or the `reference_id` already has a verification."""
    credits: int
    """Credits charged for this submission."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ComplianceRegistrationsResult(TypedDict):
    """The result of compliance.registrations."""

    items: List[Registration]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class ComplianceSetupStatusResultSendingRules(TypedDict):
    """What the account sets with `compliance.quietHours` and `compliance.frequencyCap`."""

    quiet_hours: QuietHours | None
    """Null when the account has no hours of its own."""
    caps: List[FrequencyCap]
    """All caps of the account, shortest window first."""
    rule_pack: str
    """Rule pack that applies in addition."""


class ComplianceSetupStatusResult(TypedDict):
    """The result of compliance.setupStatus."""

    ready: bool
    """Whether nothing is missing."""
    steps: List[ChecklistStep]
    """The steps, in order."""
    daily_limits: List[DailyLimit]
    """Daily limits of each verified brand that has a campaign."""
    sending_rules: ComplianceSetupStatusResultSendingRules
    """What the account sets with `compliance.quietHours` and `compliance.frequencyCap`."""
    warnings: NotRequired[Warnings]


class ComplianceCheckSendResult(TypedDict):
    """The result of compliance.checkSend."""

    allow: bool
    """Whether the message may be sent."""
    gates: List[GateResult]
    """Result of every check, in order."""
    rule_pack: str
    """Rule pack of the decision."""
    earliest_send_at: Timestamp | None
    """Null when no time is known, for example because the recipient's time zone is unknown."""
    content_findings: List[ContentFinding]
    """Findings about the rendered message, blockers first."""
    warnings: NotRequired[Warnings]


class ComplianceQuietHoursResult(TypedDict):
    """The result of compliance.quietHours."""

    quiet_hours: QuietHours | None
    """Null when the account has no hours of its own."""
    rule_pack: str
    """Rule pack that applies in addition."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ComplianceFrequencyCapResult(TypedDict):
    """The result of compliance.frequencyCap."""

    caps: List[FrequencyCap]
    """All caps of the account, shortest window first."""
    rule_pack: str
    """Rule pack that applies in addition."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ComplianceConsentExpiryResult(TypedDict):
    """The result of compliance.consentExpiry."""

    after_months: int | None
    """Months without contact after which consent ends; null: never."""
    warns_after_months: int
    """Months without contact after which `campaigns.preflight` warns."""
    contacts_without_contact: int
    """Opted-in contacts without a message to or from them for that long; at most 10000 are counted.
    """
    changed: bool
    """Whether the setting changed."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ComplianceSuppressResultHashes(TypedDict):
    """Results for `phone_hashes`."""

    added: int
    """Number of hashes that were not known before."""
    contacts: int
    """Number of contacts that this call suppressed."""


class ComplianceSuppressResult(TypedDict):
    """The result of compliance.suppress."""

    phone: str | None
    """Phone number (E.164); null for hashes."""
    scope: str
    """`all`, or the ID of the program."""
    reason: Literal["do_not_contact", "litigation", "dead_line", "internal"] | str
    """Why the numbers were suppressed."""
    created: bool
    """False when the number was already suppressed in this scope for any reason, or when every hash
    was already known.
    """
    canceled_messages: int
    """Number of waiting messages that were canceled."""
    hashes: NotRequired[ComplianceSuppressResultHashes]
    """Results for `phone_hashes`."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ComplianceVerifyLedgerResultHead(TypedDict):
    """Last entry of the chain, stored separately from the entries."""

    seq: int
    """Position in the hash chain."""
    hash: str
    """SHA-256 of the entry and of the hash before it."""


class ComplianceVerifyLedgerResult(TypedDict):
    """The result of compliance.verifyLedger."""

    ok: bool
    """Whether the chain is intact."""
    ledger: Literal["consent", "audit"] | str
    """The log that was verified."""
    checked: int
    """Number of entries whose hash was recomputed."""
    first_bad_seq: int | None
    """Sequence number at which the chain breaks; null when it is intact."""
    next_from_seq: int | None
    """Sequence number to continue from; null when the range is complete."""
    head: ComplianceVerifyLedgerResultHead
    """Last entry of the chain, stored separately from the entries."""
    deviating_contacts: List[str]
    """Contacts whose status differs from the consent entries, at most 100."""
    warnings: NotRequired[Warnings]


class ComplianceExportResultEntries(TypedDict):
    """Number of entries in the file."""

    consent: int
    """Number of consent entries."""
    audit: int
    """Number of audit entries."""


class ComplianceExportResult(TypedDict):
    """The result of compliance.export."""

    export_id: str
    """ID of the export."""
    url: str
    """Download link. The link itself grants access."""
    expires_at: Timestamp
    format: Literal["ndjson", "csv"] | str
    """Format of the file."""
    bytes: int
    """Size of the file."""
    sha256: str
    """SHA-256 of the whole file."""
    entries: ComplianceExportResultEntries
    """Number of entries in the file."""
    head_hash: str
    """Hash of the last consent entry in the file. Compare it with the output of `tern
    verify-export`.
    """
    audit_head_hash: str | None
    """Hash of the last audit log entry in the file; null when the file has no audit log."""
    warnings: NotRequired[Warnings]


class ContactsUpsertResult(TypedDict):
    """The result of contacts.upsert."""

    contact: Contact
    created: bool
    """Whether the call created it."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ContactsGetResult(TypedDict):
    """The result of contacts.get."""

    contact: Contact
    relationships: List[Relationship]
    """Relationships with the contact, newest first, at most 100."""
    warnings: NotRequired[Warnings]


class ContactsListResult(TypedDict):
    """The result of contacts.list."""

    items: List[Contact]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class ContactsImportResult(TypedDict):
    """The result of contacts.import."""

    import_id: str
    """ID of the import."""
    total: int
    """Number of rows."""
    created: int
    """Number of contacts that were created."""
    updated: int
    """Number of contacts that were updated."""
    unchanged: int
    """Number of contacts that were already as in the file."""
    skipped: int
    """Number of rows that were skipped because the contact exists."""
    duplicates: int
    """Number of rows that repeat an earlier row."""
    consent_recorded: int
    """Number of rows whose consent this import changed."""
    rejected: List[ImportRejection]
    """Rows that were rejected, each with the reason."""
    dropped: NotRequired[List[ImportDroppedValue]]
    """Invalid values of imported rows that were left out or, in an address, are stored but not
    used. Present only when there are any.
    """
    consent_withheld: NotRequired[List[ImportConsentWithheld]]
    """Contacts that were not opted in because of the columns about consent in their rows, by
    reason. Present only when there are any.
    """
    attribute_types: NotRequired[List[ImportAttributeTypes]]
    """Types of the values of each attribute in the rows that could be read. Present only when there
    are any.
    """
    rows: List[ImportRow]
    """What happened to each row."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ContactsRecordRelationshipResult(TypedDict):
    """The result of contacts.recordRelationship."""

    contact_id: str
    """ID of the contact."""
    relationship: Relationship
    contact_created: bool
    """Whether the call created the contact."""
    changed: bool
    """Whether the call changed what was recorded."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ContactsOptInResult(TypedDict):
    """The result of contacts.optIn."""

    contact_id: str
    """ID of the contact."""
    status: ConsentStatus
    """Consent after the call."""
    consent_entry: ConsentEntry
    contact_created: bool
    """Whether the call created the contact."""
    changed: bool
    """Whether the call changed anything."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


_ContactsRequestOptInResultConfirmationKeys = TypedDict("_ContactsRequestOptInResultConfirmationKeys", {
    "from": "str",
})


class ContactsRequestOptInResultConfirmation(_ContactsRequestOptInResultConfirmationKeys):
    """The message that asks the contact to confirm. It also has the key `from`: Number that sends
    it, in E.164.
    """

    message_id: str
    """ID of the message."""
    text: str
    """Text of the message."""
    segments: int
    """Number of segments."""
    credits: int
    """Credits that the message costs."""


class ContactsRequestOptInResult(TypedDict):
    """The result of contacts.requestOptIn."""

    contact_id: str
    """ID of the contact."""
    status: ConsentStatus
    """Consent after the call: `pending` until the contact confirms; `opted_in` if it has consented
    already.
    """
    consent_entry: ConsentEntry | None
    """The entry of the request; null when nothing was requested."""
    confirmation: ContactsRequestOptInResultConfirmation | None
    """The message that asks the contact to confirm; null when none was sent."""
    expires_at: str | None
    """Time until which the contact can confirm; null if the contact is opted in."""
    contact_created: bool
    """Whether the call created the contact."""
    changed: bool
    """Whether the call changed anything."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ContactsOptOutResult(TypedDict):
    """The result of contacts.optOut."""

    contact_id: str | None
    """ID of the contact."""
    status: ConsentStatus
    """Consent status of the contact; `opted_out` for a number that is not a contact."""
    consent_entry: ConsentEntry
    changed: bool
    """Whether the call changed anything."""
    canceled_messages: int
    """Number of waiting messages that were canceled."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ContactsConsentHistoryResult(TypedDict):
    """The result of contacts.consentHistory."""

    items: List[ConsentEntry]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class ContactsTimelineResult(TypedDict):
    """The result of contacts.timeline."""

    items: List[TimelineMessageOut | TimelineMessageIn | TimelineConsent | TimelineTag | TimelineList | TimelineConversion | TimelineEvent]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class ContactsMergeResultMerged(TypedDict):
    """The contact that was deleted."""

    contact_id: str
    """ID of the contact."""
    phone: str
    """Phone number in E.164."""


class ContactsMergeResult(TypedDict):
    """The result of contacts.merge."""

    contact: Contact
    merged: ContactsMergeResultMerged
    """The contact that was deleted."""
    consent_entry_id: str
    """ID of the consent entry that records the change."""
    canceled_messages: int
    """Number of waiting messages that were canceled."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ContactsForgetResultErased(TypedDict):
    """Number of records from which personal data was erased."""

    messages: int
    """Number of messages."""
    inbound_messages: int
    """Number of incoming messages."""
    consent_entries: int
    """Number of consent entries."""
    events: int
    """Number of events in the partner's outbox."""


class ContactsForgetResult(TypedDict):
    """The result of contacts.forget."""

    contact_id: str | None
    """Null for a number that was not a contact."""
    numbers: int
    """Number of phone numbers erased, including those of contacts merged into this one."""
    erased: ContactsForgetResultErased
    """Number of records from which personal data was erased."""
    canceled_messages: int
    """Number of waiting messages that were canceled."""
    consent_entry_id: str
    """ID of the consent entry that records the change."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


_DashboardSummaryResultKeys = TypedDict("_DashboardSummaryResultKeys", {
    "from": "Timestamp",
})


class DashboardSummaryResult(_DashboardSummaryResultKeys):
    """The result of dashboard.summary. It also has the key `from`."""

    timezone: str
    """Time zone."""
    to: Timestamp
    totals: MeasureTotals
    compared: PeriodTotals | None
    """Period to compare with."""
    balance: Balance
    running: Running
    alerts: List[Alert]
    """Open alerts, the most severe first, at most 10; `dashboard.alerts` lists all."""
    more_alerts: bool
    """Whether there are more open alerts."""
    warnings: NotRequired[Warnings]


class DashboardAlertsResult(TypedDict):
    """The result of dashboard.alerts."""

    items: List[Alert]
    """The alerts."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class DashboardDismissAlertResult(TypedDict):
    """The result of dashboard.dismissAlert."""

    alert: Alert
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class DashboardActivityResult(TypedDict):
    """The result of dashboard.activity."""

    items: List[Activity]
    """The calls."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class DashboardChecklistResult(TypedDict):
    """The result of dashboard.checklist."""

    ready: bool
    """Whether nothing is missing."""
    done: int
    """Steps that are done."""
    total: int
    """Steps that are required or done."""
    steps: List[ChecklistStep]
    """The steps, in order."""
    next_action: NextAction | None
    """The call that completes the first missing step; null when nothing is missing."""
    warnings: NotRequired[Warnings]


class HygieneInvalidContactsResult(TypedDict):
    """The result of hygiene.invalidContacts."""

    items: List[InvalidContact]
    """The objects of this page."""
    next_cursor: NextCursor
    counts_by_reason: List[ReasonCount]
    """Counts of all contacts, independent of the filters."""
    policy_version: int
    """Version of the policy used for this evaluation."""
    warnings: NotRequired[Warnings]


class HygieneScanResult(TypedDict):
    """The result of hygiene.scan."""

    job_id: str
    """ID of the scan, for hygiene.scanStatus."""
    estimate: ScanEstimate
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class HygieneScanStatusResult(TypedDict):
    """The result of hygiene.scanStatus."""

    scan: HygieneScan
    warnings: NotRequired[Warnings]


class HygieneDuplicatesResult(TypedDict):
    """The result of hygiene.duplicates."""

    items: List[DuplicateCluster]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class HygieneLookupResult(TypedDict):
    """The result of hygiene.lookup."""

    phone: str
    """Phone number in E.164."""
    line_type: Literal["mobile", "landline", "voip", "toll_free", "unknown"] | str
    """Line type of the number."""
    carrier_name: str | None
    """Name of the carrier; null if unknown."""
    status: Literal["active", "inactive", "unknown"] | str
    """Whether the number is in service."""
    reassigned: Literal["yes", "no", "no_data"] | str
    """`no_data`: there is no consent, so there is no date to compare with."""
    disconnected_at: str | None
    """Date the number was disconnected; null if it was not."""
    consented_at: str | None
    """Date of the last consent that was compared; null without one."""
    provider: str
    """Where the answer comes from."""
    looked_up_at: Timestamp | None
    """Time of the result; null in a dry run without a cached result."""
    cached: bool
    """Whether the result came from the cache."""
    cost: int
    """Credits charged."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class HygieneSetPolicyResult(TypedDict):
    """The result of hygiene.setPolicy."""

    policy: HygienePolicy
    changed: bool
    """Whether the policy changed."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class HygieneSuppressInvalidResult(TypedDict):
    """The result of hygiene.suppressInvalid."""

    affected: int
    """Number of contacts suppressed."""
    by_reason: List[ReasonCount]
    """Number for each reason."""
    canceled_messages: int
    """Number of waiting messages canceled."""
    more: bool
    """Whether there are more contacts to suppress."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InboxListResult(TypedDict):
    """The result of inbox.list."""

    items: List[Conversation]
    """The objects of this page."""
    next_cursor: NextCursor
    stats: NotRequired[InboxStats]
    warnings: NotRequired[Warnings]


class InboxGetResult(TypedDict):
    """The result of inbox.get."""

    conversation: Conversation
    composer: Composer
    items: List[ConversationMessage]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class InboxReplyResult(TypedDict):
    """The result of inbox.reply."""

    conversation: Conversation
    message_id: str
    """ID of the message."""
    state: Literal["queued", "scheduled"] | str
    """State of the message."""
    text: str
    """Text of the message as it is sent; empty for media without words."""
    segments: int
    """Number of segments."""
    credits: int
    """Number of credits."""
    media: NotRequired[List[MediaFile]]
    """Files that are sent with the message; absent when it has none, or links instead."""
    due_at: Timestamp
    """Time the message is due."""
    decision: Decision
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InboxSetStateResult(TypedDict):
    """The result of inbox.setState."""

    conversation: Conversation
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InboxAssignResult(TypedDict):
    """The result of inbox.assign."""

    conversation: Conversation
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InboxAddNoteResult(TypedDict):
    """The result of inbox.addNote."""

    note: ConversationNote
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InboxNotesResult(TypedDict):
    """The result of inbox.notes."""

    items: List[ConversationNote]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class InboxMarkReadResult(TypedDict):
    """The result of inbox.markRead."""

    conversation: Conversation
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InboxSearchResult(TypedDict):
    """The result of inbox.search."""

    items: List[InboxMatch]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class InboxBulkResult(TypedDict):
    """The result of inbox.bulk."""

    matched: int
    """Number of chosen conversations."""
    changed_ids: List[str]
    """IDs of the conversations that changed."""
    added_to_list: int | None
    """Number of contacts added to the list; null without `list_id`."""
    without_contact: int
    """Number of chosen conversations whose number belongs to no contact."""
    next_cursor: NextCursor
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InboxCannedRepliesResult(TypedDict):
    """The result of inbox.cannedReplies."""

    items: List[CannedReply]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class InboxCreateCannedReplyResult(TypedDict):
    """The result of inbox.createCannedReply."""

    canned_reply: CannedReply
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InboxUpdateCannedReplyResult(TypedDict):
    """The result of inbox.updateCannedReply."""

    canned_reply: CannedReply
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InboxDeleteCannedReplyResult(TypedDict):
    """The result of inbox.deleteCannedReply."""

    canned_reply_id: str
    """ID of the canned reply."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class InsightsExplainMessageResultFix(TypedDict):
    message: str
    """What to do, as a sentence."""
    next_actions: List[NextAction]
    """Calls that help."""


class InsightsExplainMessageResult(TypedDict):
    """The result of insights.explainMessage."""

    message_id: str
    """ID of the message."""
    state: MessageState
    summary: str
    """What happened to the message, in one sentence."""
    gates: List[GateResult]
    """Result of every check, in order."""
    rule_pack: str
    """Rule pack of the decision."""
    events: List[MessageEvent]
    """What happened to the message, in order."""
    reason: str | None
    """Why the message waits or ended, as an error code of the service or the carrier."""
    fix: InsightsExplainMessageResultFix | None
    """Remedy; null when the message was delivered or there is no remedy."""
    warnings: NotRequired[Warnings]


class InsightsExplainAudienceResult(TypedDict):
    """The result of insights.explainAudience."""

    campaign_id: str
    """ID of the campaign."""
    audience: int
    """Number of contacts in the audience."""
    reached: int
    """Number of messages reported as delivered."""
    sent: int
    """Number of messages accepted by a carrier."""
    pending: int
    """Number of messages that are waiting or in progress."""
    excluded_by_reason: List[ExcludedGroup]
    """Number of excluded contacts for each reason."""
    undelivered_by_error: List[ErrorGroup]
    """Number of undelivered messages for each error code."""
    warnings: NotRequired[Warnings]


_InsightsAnomaliesResultKeys = TypedDict("_InsightsAnomaliesResultKeys", {
    "from": "Timestamp",
})


class InsightsAnomaliesResult(_InsightsAnomaliesResultKeys):
    """The result of insights.anomalies. It also has the key `from`."""

    to: Timestamp
    items: List[Anomaly]
    """Deviations, largest first, at most 20."""
    evaluated_hours: int
    """Hours that had enough messages and history, over all metrics."""
    not_enough_data: List[AnomalyMetric]
    """Metrics with less than seven days with messages in their history."""
    more: bool
    """Whether there are more deviations."""
    warnings: NotRequired[Warnings]


class InsightsBestTimeResult(TypedDict):
    """The result of insights.bestTime."""

    basis: Literal["account", "segment", "contact"] | str
    """Whose responses were counted."""
    enough_data: bool
    """Whether an hour is better than the average of the others beyond chance."""
    hour: int | None
    """Best hour on the clock of the recipients; null: not enough data to say."""
    messages: int
    """Messages that were counted."""
    responses: int
    """Messages with a response."""
    without_timezone: int
    """Messages that were left out because the time zone of the recipient is unknown."""
    hours: List[HourRate]
    """Hours with messages, in order."""
    summary: str
    """The answer in a sentence."""
    warnings: NotRequired[Warnings]


class InsightsRecommendationsResult(TypedDict):
    """The result of insights.recommendations."""

    items: List[Recommendation]
    """The recommendations, critical alerts first, then the largest expected effect; those without
    an estimate come last.
    """
    warnings: NotRequired[Warnings]


class JourneysCreateResult(TypedDict):
    """The result of journeys.create."""

    journey: Journey
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysUpdateResult(TypedDict):
    """The result of journeys.update."""

    journey: Journey
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysGetResult(TypedDict):
    """The result of journeys.get."""

    journey: Journey
    version: int | None
    """Version of the graph. Null: the draft."""
    nodes: List[JourneyNode]
    """Nodes."""
    edges: List[JourneyEdge]
    """Edges."""
    mermaid: str | None
    """The graph as a Mermaid flowchart. Null unless asked for."""
    waiting_for_throttle: int
    """Contacts whose message waits for `throttle_per_minute`, in the order in which they arrived.
    """
    warnings: NotRequired[Warnings]


class JourneysListResult(TypedDict):
    """The result of journeys.list."""

    items: List[Journey]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class JourneysNodesCreateResult(TypedDict):
    """The result of journeys.nodes.create."""

    node: JourneyNode
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysNodesUpdateResult(TypedDict):
    """The result of journeys.nodes.update."""

    node: JourneyNode
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysNodesDeleteResult(TypedDict):
    """The result of journeys.nodes.delete."""

    deleted: bool
    """Whether the node was deleted."""
    edges_deleted: int
    """Number of edges that were deleted with it."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysEdgesCreateResult(TypedDict):
    """The result of journeys.edges.create."""

    edge: JourneyEdge
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysEdgesListResult(TypedDict):
    """The result of journeys.edges.list."""

    items: List[JourneyEdge]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class JourneysEdgesDeleteResult(TypedDict):
    """The result of journeys.edges.delete."""

    deleted: bool
    """Whether the edge was deleted."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysValidateResult(TypedDict):
    """The result of journeys.validate."""

    ok: bool
    """Whether the draft can be published."""
    blockers: List[JourneyFinding]
    """What prevents the publication."""
    warnings_found: List[JourneyFinding]
    """What you should know, but does not prevent the publication."""
    cost_per_thousand: int | None
    """Credits for a thousand contacts on the most expensive path. Null if the graph has a cycle
    with a message, whose cost has no limit.
    """
    enters_now: JourneyEntersNow
    validation_token: str | None
    """Token for `journeys.publish`. Null if there is a blocker."""
    token_expires_at: Timestamp | None
    """End of the token's validity."""
    preflight_token: str | None
    """Token for `journeys.publish`, valid for 15 minutes, that confirms who enters now. Null if no
    contact does, or there is a blocker.
    """
    preflight_expires_at: Timestamp | None
    """End of the validity of the `preflight_token`."""
    warnings: NotRequired[Warnings]


class JourneysSimulateResult(TypedDict):
    """The result of journeys.simulate."""

    state: JourneyEnrollmentState
    """State at the end of the simulation."""
    reason: str | None
    """Why the enrollment ended, as a stable code. `message_limit`: the contact got
    `max_messages_per_hour` messages. `step_limit`: it took 500 steps in 60 minutes.
    """
    stopped_by: Literal["turns", "five_years", "time", None] | str
    """What stopped the simulation before the enrollment ended: `turns`, 500 steps and events;
    `five_years` of simulated time; `time`, 1.5 seconds of real time. Null: the enrollment ended, or
    nothing is due any more.
    """
    converted: bool
    """Whether the contact reached a goal."""
    trace: List[JourneyStep]
    """The steps."""
    messages: List[JourneySimulatedMessage]
    """The messages that would be sent."""
    credits: int
    """Number of credits for all messages."""
    enters_now: JourneyEntersNow
    """What the publication of the draft would start now, apart from this contact. All zero for a
    published version.
    """
    ended_at: Timestamp | None
    """Time of the end. Null if the enrollment did not end, see `stopped_by`."""
    warnings: NotRequired[Warnings]


class JourneysPublishResult(TypedDict):
    """The result of journeys.publish."""

    journey: Journey
    version: int
    """The published version."""
    moved: int
    """Number of enrollments that moved to it."""
    enters_now: JourneyEntersNow
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysEnrollResult(TypedDict):
    """The result of journeys.enroll."""

    enrolled: int
    """Number of contacts that entered."""
    rejected: List[JourneyRejection]
    """Contacts that did not enter."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysSetStateResult(TypedDict):
    """The result of journeys.setState."""

    journey: Journey
    ended: int
    """Number of enrollments that the archiving ended."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysDecideSplitResult(TypedDict):
    """The result of journeys.decideSplit."""

    split: JourneySplitState
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysRotateWebhookSecretResult(TypedDict):
    """The result of journeys.rotateWebhookSecret."""

    signing: JourneyWebhookSigning
    webhook_secret: NotRequired[str]
    """Generated secret, shown only in the first response and absent from a replay and from a dry
    run. To be able to retry safely, pass your own secret.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysEnrollmentsResultItemsItem(TypedDict):
    """An enrollment."""

    enrollment: JourneyEnrollment
    steps: List[JourneyStep]
    """The last steps. Empty unless asked for."""


class JourneysEnrollmentsResult(TypedDict):
    """The result of journeys.enrollments."""

    items: List[JourneysEnrollmentsResultItemsItem]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class JourneysStatsResult(TypedDict):
    """The result of journeys.stats."""

    version: int
    """Version that the counts are of."""
    entered: int
    """Enrollments that began."""
    active: int
    """Enrollments on their way."""
    completed: int
    """Enrollments that reached an end of the graph."""
    exited: int
    """Enrollments that ended early."""
    failed: int
    """Enrollments that could not go on."""
    converted: int
    """Enrollments that reached a goal."""
    ended_by_reason: Dict[str, int]
    """Ended enrollments by reason."""
    results: JourneyResults
    """Of all messages."""
    nodes: List[JourneyNodeStats]
    """Counts of each node."""
    warnings: NotRequired[Warnings]


class JourneysExportResult(TypedDict):
    """The result of journeys.export."""

    version: int | None
    """Version of the document; null: the draft."""
    document: JourneyDocument
    warnings: NotRequired[Warnings]


class JourneysImportResultChanges(TypedDict):
    """What the document changes in the draft."""

    added_nodes: List[str]
    """Names of new nodes."""
    changed_nodes: List[str]
    """Names of nodes with another configuration."""
    removed_nodes: List[str]
    """Names of nodes that are gone."""
    added_edges: List[str]
    """New edges, as `From -next-> To`."""
    removed_edges: List[str]
    """Edges that are gone."""
    changed_settings: List[str]
    """Settings of the journey that changed."""


class JourneysImportResult(TypedDict):
    """The result of journeys.import."""

    journey: Journey
    created: bool
    """Whether a journey was created."""
    changes: JourneysImportResultChanges
    """What the document changes in the draft."""
    blockers: List[JourneyFinding]
    """What prevents the publication of the draft, as `journeys.validate` finds it."""
    warnings_found: List[JourneyFinding]
    """What you should know, but does not prevent the publication."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysDuplicateResult(TypedDict):
    """The result of journeys.duplicate."""

    journey: Journey
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysDeleteResult(TypedDict):
    """The result of journeys.delete."""

    deleted: bool
    """Whether it was deleted."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysUnenrollResult(TypedDict):
    """The result of journeys.unenroll."""

    removed: int
    """Contacts that were removed."""
    not_enrolled: List[str]
    """IDs of contacts that are not in the journey."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysMoveEnrollmentsResultByVersionItem(TypedDict):
    version: int
    """Version of the enrollments."""
    node_id: str
    """Node where they are."""
    contacts: int
    """Enrollments there."""


class JourneysMoveEnrollmentsResult(TypedDict):
    """The result of journeys.moveEnrollments."""

    move: JourneyMove | None
    """The move, which a worker performs; null: there is no contact to move."""
    by_version: List[JourneysMoveEnrollmentsResultByVersionItem]
    """Where the contacts are, at most 200 places, the oldest version first."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class JourneysMovesResult(TypedDict):
    """The result of journeys.moves."""

    items: List[JourneyMove]
    """The moves of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class LinksCreateResult(TypedDict):
    """The result of links.create."""

    link: Link
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class LinksListResult(TypedDict):
    """The result of links.list."""

    items: List[Link]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


_LinksStatsResultKeys = TypedDict("_LinksStatsResultKeys", {
    "from": "Timestamp",
})


class LinksStatsResult(_LinksStatsResultKeys):
    """The result of links.stats. It also has the key `from`."""

    link_id: str
    """ID of the link."""
    to: Timestamp
    human: int
    """Clicks of people in the period."""
    bot: int
    """Clicks of bots in the period."""
    unique_clickers: int
    """Short URLs whose first human click was in the period."""
    by_rule: List[ClickRuleCount]
    """Clicks by how they were classified, most first."""
    rows: List[ClickBucket]
    """Hours or days with clicks, in order of time."""
    warnings: NotRequired[Warnings]


class LinksUpdateResult(TypedDict):
    """The result of links.update."""

    link: Link
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class LinksSetDomainResult(TypedDict):
    """The result of links.setDomain."""

    domain: str | None
    """Host name in lower case, in ASCII form; null after it was removed."""
    dns_records: List[DnsRecord]
    """DNS records to set; empty after the domain was removed."""
    verified: bool
    """Whether the last check found both records."""
    finding: LinkDomainFinding | None
    """Why the last check failed; null if it did not fail or is still to come."""
    checked_at: str | None
    """Time of the last check; null before the first."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class LinksDisableResult(TypedDict):
    """The result of links.disable."""

    link: Link
    changed: bool
    """False when the link was already disabled."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ListsCreateResult(TypedDict):
    """The result of lists.create."""

    list: ContactList
    created: bool
    """Whether the call created it."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ListsListResult(TypedDict):
    """The result of lists.list."""

    items: List[ContactList]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class ListsAddContactsResult(TypedDict):
    """The result of lists.addContacts."""

    added: int
    """Number of contacts that were added."""
    already: int
    """Number of contacts that were on the list already."""
    rejected: List[str]
    """IDs that were rejected, each with the reason."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ListsRemoveContactsResult(TypedDict):
    """The result of lists.removeContacts."""

    removed: int
    """Number of contacts that were removed."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ListsMembersResult(TypedDict):
    """The result of lists.members."""

    items: List[ListMember]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class ListsDeleteResult(TypedDict):
    """The result of lists.delete."""

    deleted: bool
    """Whether the list was deleted."""
    members: int
    """Number of contacts that were on the list."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class MessagesSendResult(TypedDict):
    """The result of messages.send."""

    message_id: str
    """ID of the message."""
    state: MessageState
    to: str
    """Phone number of the recipient, in E.164."""
    text: str
    """The message as it is sent; empty for media without words."""
    original_text: str | None
    """Text before smart encoding. Null if smart encoding replaced nothing."""
    encoding: Encoding
    segments: int
    """Number of segments."""
    credits: int
    """Number of credits."""
    media: NotRequired[List[MediaFile]]
    """Files that are sent with the message; absent when it has none, or links instead."""
    decision: Decision
    daily_limit: DailyLimit | None
    """Daily limit of the sending number; null when no daily limit applies. When the limit is
    reached, the message waits until it resets.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class MessagesPreviewResultSmartEncoding(TypedDict):
    """What smart encoding saves."""

    mode: SmartEncoding
    """The setting that applies to the message."""
    text: str | None
    """Text after smart encoding; with `mode` off, as `punctuation` would write it. Null if nothing
    is replaced.
    """
    saved_segments: int
    """Segments that smart encoding saves."""
    saved_credits: int
    """Credits that smart encoding saves."""


class MessagesPreviewResult(TypedDict):
    """The result of messages.preview."""

    text: str | None
    """The message as it would be sent; empty for media without words."""
    original_text: str | None
    """Text before smart encoding. Null if smart encoding replaced nothing."""
    encoding: Literal["GSM-7", "UCS-2", None] | str
    """Encoding on the way to the phone."""
    segments: int
    """Number of segments."""
    units: int
    """Length in GSM-7 septets or UTF-16 code units."""
    credits: int
    """Number of credits."""
    media: NotRequired[List[MediaFile]]
    """Files that are sent with the message; absent when it has none, or links instead."""
    smart_encoding: MessagesPreviewResultSmartEncoding
    """What smart encoding saves."""
    missing: List[str]
    """Variables without a value."""
    decision: Decision
    content_findings: List[ContentFinding]
    """Findings about the rendered message, blockers first."""
    warnings: NotRequired[Warnings]


class MessagesGetResult(TypedDict):
    """The result of messages.get."""

    message: Message
    events: List[MessageEvent]
    """What happened to the message, in order."""
    decision: Decision
    warnings: NotRequired[Warnings]


class MessagesListResult(TypedDict):
    """The result of messages.list."""

    items: List[Message]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class MessagesRetryResult(TypedDict):
    """The result of messages.retry."""

    message: Message
    """The new message."""
    decision: Decision
    created: bool
    """False when the message was retried before; `message` is that retry."""
    refunded_credits: NotRequired[int]
    """Credits of the first message that were returned, because it was in doubt."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class MessagesCancelResult(TypedDict):
    """The result of messages.cancel."""

    message_id: str
    """ID of the message."""
    state: MessageState
    released_credits: int
    """Number of credits that are available again."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class MessagesSetSmartEncodingResult(TypedDict):
    """The result of messages.setSmartEncoding."""

    smart_encoding: SmartEncoding
    """The new default."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class MessagesReviewsResult(TypedDict):
    """The result of messages.reviews."""

    items: List[InboundReview]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class MessagesReviewResult(TypedDict):
    """The result of messages.review."""

    inbound_id: str
    """ID of the incoming message."""
    contact_id: str | None
    """ID of the contact; null when the sender is not a contact."""
    decision: ReviewDecision
    reviewed_at: Timestamp
    reviewed_by: str
    """ID of the API key that decided or recorded the order, or `contact` for a STOP or START of the
    contact.
    """
    changed: bool
    """False when this decision was recorded before."""
    consent_entry_id: str | None
    """ID of the consent entry of the opt-out; null when this call recorded none."""
    canceled_messages: int
    """Number of waiting messages that were canceled."""
    under_review_since: Timestamp | None
    """Arrival time of the contact's oldest message that still waits; null when none waits."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class MessagesSimulateInboundResult(TypedDict):
    """The result of messages.simulateInbound."""

    intent: Literal["stop", "help", "start", "narrow", "review", "none"] | str
    """What the sender of the message wants."""
    rule_id: str | None
    """ID of the rule that classified the message."""
    effects: List[InboundEffect]
    """What the message did."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


_MetricsQueryResultKeys = TypedDict("_MetricsQueryResultKeys", {
    "from": "Timestamp",
})


class MetricsQueryResult(_MetricsQueryResultKeys):
    """The result of metrics.query. It also has the key `from`."""

    metric: MeasureName
    unit: MeasureUnit
    means: str
    """What is counted, as a sentence."""
    interval: MeasureInterval
    timezone: str
    """Time zone."""
    to: Timestamp
    group_by: List[MeasureDimension]
    """What the series are grouped by."""
    series: List[MeasureSeries]
    """Largest first."""
    more_series: int
    """Number of series that `limit` leaves out."""
    compared: MeasureComparison | None
    """The period to compare with; null without `compare_to`."""
    svg: NotRequired[str]
    """The chart, an SVG document, with `format` `svg`."""
    warnings: NotRequired[Warnings]


class MetricsCatalogResult(TypedDict):
    """The result of metrics.catalog."""

    items: List[MeasureDefinition]
    """The measures."""
    dimensions: List[DimensionDefinition]
    """The dimensions."""
    warnings: NotRequired[Warnings]


_MetricsDeliverabilityResultKeys = TypedDict("_MetricsDeliverabilityResultKeys", {
    "from": "Timestamp",
})


class MetricsDeliverabilityResult(_MetricsDeliverabilityResultKeys):
    """The result of metrics.deliverability. It also has the key `from`."""

    timezone: str
    """Time zone."""
    to: Timestamp
    group_by: str
    """What the rows are grouped by."""
    rows: List[DeliverabilityRow]
    """The groups."""
    more_rows: int
    """Groups beyond `limit`."""
    warnings: NotRequired[Warnings]


class MetricsSystemResult(TypedDict):
    """The result of metrics.system."""

    at: Timestamp
    messages_due: int
    """Messages that are due and wait to be submitted."""
    oldest_message_seconds: int
    """Age of the oldest message that is due, in seconds."""
    messages_submitting: int
    """Messages that are being submitted."""
    events_pending: int
    """Events that wait for the webhook."""
    oldest_event_seconds: int
    """Age of the oldest message that is due, in seconds."""
    dead_letters: int
    """Events that were given up."""
    automation_runs_due: int
    """Runs of automation rules that are due."""
    measures_pending: int
    """Changes of measures that are not in the rollups yet; queries include them."""
    failing_work: List[FailingWork]
    """Work that keeps failing, by kind."""
    warnings: NotRequired[Warnings]


class OutcomesDefineResult(TypedDict):
    """The result of outcomes.define."""

    outcome: Outcome
    previous_primary_id: str | None
    """ID of the outcome that was primary before; null when none was."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class OutcomesListResult(TypedDict):
    """The result of outcomes.list."""

    items: List[Outcome]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class OutcomesResultsResult(TypedDict):
    """The result of outcomes.results."""

    outcome: Outcome
    currency: str | None
    """Currency of all values (ISO 4217); null for a goal without a value."""
    arms: List[OutcomeArm]
    """The variants in their order, then the hold-out."""
    comparisons: int
    """Number of arms that are compared with the control."""
    confidence_percent: int
    """Confidence of all intervals, in percent."""
    methods: OutcomeMethods
    measured_at: Timestamp
    warnings: NotRequired[Warnings]


class OutcomesUpdateResult(TypedDict):
    """The result of outcomes.update."""

    outcome: Outcome
    changed: bool
    """False when the outcome already had these values."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class OutcomesArchiveResult(TypedDict):
    """The result of outcomes.archive."""

    outcome: Outcome
    changed: bool
    """False when the outcome was already archived."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class OutcomesSetHoldOutResult(TypedDict):
    """The result of outcomes.setHoldOut."""

    hold_out: HoldOut
    changed: bool
    """Whether the share changed."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


_OutcomesHoldOutResultKeys = TypedDict("_OutcomesHoldOutResultKeys", {
    "from": "Timestamp",
})


class OutcomesHoldOutResult(_OutcomesHoldOutResultKeys):
    """The result of outcomes.holdOut. It also has the key `from`."""

    hold_out: HoldOut
    event: str
    """Type of the conversions."""
    to: Timestamp
    currency: str | None
    """Currency of all values (ISO 4217); null for a goal without a value."""
    arms: List[OutcomeArm]
    """`reached`, then `account_hold_out`, which is the control."""
    comparisons: int
    """Number of arms that are compared with the control."""
    confidence_percent: int
    """Confidence of all intervals, in percent."""
    methods: OutcomeMethods
    measured_at: Timestamp
    warnings: NotRequired[Warnings]


class PartnerRegisterResult(TypedDict):
    """The result of partner.register."""

    partner_id: str
    """ID of the partner account."""
    api_key: NotRequired[str]
    """The API key. Shown only in the first response; absent from a replay and from a dry run."""
    key_id: str
    """ID of the key."""
    permissions: List[Permission]
    """What the key may do."""
    mode: KeyMode
    balance: Balance
    setup_checklist: List[ChecklistStep]
    """The steps until the account can send."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PartnerCreateCustomerResult(TypedDict):
    """The result of partner.createCustomer."""

    customer: Customer
    api_key: NotRequired[str]
    """The API key. Shown only in the first response; absent from a replay and from a dry run."""
    key_id: str
    """ID of the key."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PartnerCreateCustomerKeyResult(TypedDict):
    """The result of partner.createCustomerKey."""

    key_id: str
    """ID of the key."""
    api_key: NotRequired[str]
    """The API key. Shown only in the first response; absent from a replay and from a dry run."""
    mode: KeyMode
    expires_at: Timestamp | None
    """Time it expires; null: never."""
    revoked: int
    """Number of keys revoked."""
    kept: int
    """With `revoke_others`: valid keys that this key cannot revoke, because they are live keys or
    expire later.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PartnerListCustomersResult(TypedDict):
    """The result of partner.listCustomers."""

    items: List[Customer]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class PartnerSendResult(TypedDict):
    """The result of partner.send."""

    message_id: str
    """ID of the message."""
    external_ref: str
    """Your own ID of the end-customer."""
    state: Literal["queued", "scheduled"] | str
    """State of the object."""
    to: str
    """Phone number of the recipient, in E.164."""
    encoding: Encoding
    segments: int
    """Number of segments."""
    credits: int
    """Number of credits."""
    media: NotRequired[List[MediaFile]]
    """Files that are sent with the message; absent when it has none, or links instead."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PartnerSetChildPausedResult(TypedDict):
    """The result of partner.setChildPaused."""

    customer: Customer
    changed: bool
    """False when the end-customer was already in this state."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PartnerGrantCreditsResult(TypedDict):
    """The result of partner.grantCredits."""

    entry_id: str
    """ID of the credit entry of the end-customer."""
    partner_balance: Balance
    child_balance: Balance
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PartnerSetupStatusResult(TypedDict):
    """The result of partner.setupStatus."""

    ready: bool
    """Whether nothing is missing."""
    external_ref: str | None
    """Your own ID of the end-customer."""
    steps: List[ChecklistStep]
    """The steps, in order."""
    warnings: NotRequired[Warnings]


class PartnerConfigureWebhookResult(TypedDict):
    """The result of partner.configureWebhook."""

    endpoint: WebhookEndpoint
    webhook_secret: NotRequired[str]
    """Generated secret, shown only in the first response and absent from a replay and from a dry
    run. To be able to retry safely, pass your own secret.
    """
    pending: int
    """Number of events waiting for delivery."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PartnerRotateWebhookSecretResult(TypedDict):
    """The result of partner.rotateWebhookSecret."""

    endpoint: WebhookEndpoint
    webhook_secret: NotRequired[str]
    """Generated secret, shown only in the first response and absent from a replay and from a dry
    run. To be able to retry safely, pass your own secret.
    """
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PartnerProcessOutboxResult(TypedDict):
    """The result of partner.processOutbox."""

    delivered: int
    """Number of events that were delivered."""
    failed: int
    """Number of events that failed and will be retried."""
    dead: int
    """Number of events that failed their last attempt."""
    remaining: int
    """Number of pending events after this call, due or not; counted up to 10,000."""
    due: NotRequired[int]
    """With `dry_run`: number of due events; 0 when the endpoint is disabled or its circuit breaker
    is open; counted up to 10,000.
    """
    endpoint: WebhookEndpoint | None
    """The webhook endpoint; null without one."""
    dry_run: NotRequired[WasDryRun]
    warnings: NotRequired[Warnings]


class PartnerOutboxListResult(TypedDict):
    """The result of partner.outbox.list."""

    items: List[OutboxItem]
    """The objects of this page."""
    next_cursor: NextCursor
    endpoint: WebhookEndpoint | None
    """The webhook endpoint; null without one."""
    warnings: NotRequired[Warnings]


class PartnerOutboxReplayResult(TypedDict):
    """The result of partner.outbox.replay."""

    requeued: int
    """Number of events that will be delivered again."""
    remaining: int
    """Number of matching events left for another call; counted up to 10,000."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ProgramCreateResult(TypedDict):
    """The result of program.create."""

    program: Program
    findings: List[ProgramFinding]
    """What to fix or to know."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ProgramListResult(TypedDict):
    """The result of program.list."""

    items: List[Program]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class ProgramGetResult(TypedDict):
    """The result of program.get."""

    program: Program
    versions: List[ProgramVersion]
    """All versions, newest first."""
    warnings: NotRequired[Warnings]


class ProgramUpdateResult(TypedDict):
    """The result of program.update."""

    program: Program
    findings: List[ProgramFinding]
    """What to fix or to know."""
    registration_drift: List[RegistrationDrift]
    """Registrations that no longer match the program."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ProgramValidateResult(TypedDict):
    """The result of program.validate."""

    ok: bool
    """Whether the findings contain no error."""
    version: int
    """Version that was checked."""
    findings: List[ProgramFinding]
    """What to fix or to know."""
    warnings: NotRequired[Warnings]


class ProgramTermsResult(TypedDict):
    """The result of program.terms."""

    text: str
    """Disclosure text. Show it unchanged."""
    hash: str
    """SHA-256 of the UTF-8 text."""
    source_kind: str
    """Place where the disclosure is shown."""
    version: int
    """Version of the program."""
    warnings: NotRequired[Warnings]


class ReportsCreateResult(TypedDict):
    """The result of reports.create."""

    report: Report
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ReportsGetResult(TypedDict):
    """The result of reports.get."""

    report: Report
    url: str | None
    """Link to the file; null unless the report is completed."""
    url_expires_at: str | None
    """Time the link expires; null without a link."""
    warnings: NotRequired[Warnings]


class ReportsListResult(TypedDict):
    """The result of reports.list."""

    items: List[Report]
    """The objects of this page."""
    next_cursor: NextCursor
    schedules: List[ReportSchedule]
    """Active schedules, newest first."""
    warnings: NotRequired[Warnings]


class ReportsScheduleResult(TypedDict):
    """The result of reports.schedule."""

    schedule: ReportSchedule
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class ReportsUnscheduleResult(TypedDict):
    """The result of reports.unschedule."""

    schedule: ReportSchedule
    changed: bool
    """False when the schedule was not active."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class SegmentsCreateResult(TypedDict):
    """The result of segments.create."""

    segment: Segment
    count: int
    """Number of contacts in the segment now."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class SegmentsPreviewResult(TypedDict):
    """The result of segments.preview."""

    count: int
    """Number of contacts that meet the rules."""
    total: int
    """Number of contacts of the account."""
    sample: List[SegmentMember]
    """Up to ten of the contacts, the newest first."""
    funnel: List[SegmentFunnelStep]
    """What each rule keeps."""
    evaluated_at: Timestamp
    warnings: NotRequired[Warnings]


class SegmentsListResult(TypedDict):
    """The result of segments.list."""

    items: List[Segment]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class SegmentsGetResult(TypedDict):
    """The result of segments.get."""

    segment: Segment
    versions: List[SegmentVersion]
    """The last 20 versions, the newest first."""
    used_by: List[SegmentUse]
    """What uses the segment, at most 50."""
    warnings: NotRequired[Warnings]


class SegmentsUpdateResult(TypedDict):
    """The result of segments.update."""

    segment: Segment
    count: int
    """Number of contacts in the segment now."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class SegmentsMembersResult(TypedDict):
    """The result of segments.members."""

    items: List[SegmentMember]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class SegmentsFieldsResult(TypedDict):
    """The result of segments.fields."""

    items: List[SegmentField]
    """Fields, then custom fields, events and conversions, the most frequent first."""
    warnings: NotRequired[Warnings]


class SegmentsDeleteResult(TypedDict):
    """The result of segments.delete."""

    deleted: bool
    """Whether the segment was deleted."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class SourcesCreateResult(TypedDict):
    """The result of sources.create."""

    source: Source
    disclosure_hash: str
    """SHA-256 of the disclosure text, to compare with your own."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class SourcesListResult(TypedDict):
    """The result of sources.list."""

    items: List[Source]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class SourcesGetResult(TypedDict):
    """The result of sources.get."""

    source: Source
    versions: List[SourceVersion]
    """All versions, newest first."""
    warnings: NotRequired[Warnings]


class SourcesUpdateResult(TypedDict):
    """The result of sources.update."""

    source: Source
    new_version: bool
    """Whether the call created a new version."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


_SourcesStatsResultKeys = TypedDict("_SourcesStatsResultKeys", {
    "from": "Timestamp",
})


class SourcesStatsResult(_SourcesStatsResultKeys):
    """The result of sources.stats. It also has the key `from`."""

    to: Timestamp
    rows: List[SourceStatsRow]
    """The rows, one for each group."""
    opt_outs_without_source: int
    """Number of people who opted out and whose latest opt-in had no source."""
    conversions_without_source: int
    """Number of conversions of people whose latest opt-in had no source."""
    revenue_without_source: List[Revenue]
    """Value of these conversions, per currency."""
    warnings: NotRequired[Warnings]


class SourcesArchiveResult(TypedDict):
    """The result of sources.archive."""

    source: Source
    changed: bool
    """False when the source was already archived."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class TagsCreateResult(TypedDict):
    """The result of tags.create."""

    tag: Tag
    created: bool
    """Whether the call created it."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class TagsListResult(TypedDict):
    """The result of tags.list."""

    items: List[Tag]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class TagsAssignResult(TypedDict):
    """The result of tags.assign."""

    tag: Tag
    affected: int
    """Number of objects that changed."""
    already: int
    """Number of objects that had the tag already."""
    rejected: List[str]
    """IDs that were rejected, each with the reason."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class TagsUnassignResult(TypedDict):
    """The result of tags.unassign."""

    affected: int
    """Number of objects that changed."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class TagsMergeResult(TypedDict):
    """The result of tags.merge."""

    tag: Tag
    affected: int
    """Number of objects that changed."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class TagsDeleteResult(TypedDict):
    """The result of tags.delete."""

    affected: int
    """Number of objects that had the tag."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class TemplatesCreateResult(TypedDict):
    """The result of templates.create."""

    template: Template
    encoding: TextEncoding
    """Encoding on the way to the phone."""
    segments: int
    """Estimated number of segments; the values of the variables differ in length."""
    lint: List[TemplateFinding]
    """What to fix or to know about the text."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class TemplatesListResult(TypedDict):
    """The result of templates.list."""

    items: List[Template]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class TemplatesGetResult(TypedDict):
    """The result of templates.get."""

    template: Template
    versions: List[TemplateVersion]
    """All versions, newest first."""
    warnings: NotRequired[Warnings]


class TemplatesUpdateResult(TypedDict):
    """The result of templates.update."""

    template: Template
    encoding: TextEncoding
    """Encoding on the way to the phone."""
    segments: int
    """Number of segments."""
    lint: List[TemplateFinding]
    """What to fix or to know about the text."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class TemplatesRenderResult(TypedDict):
    """The result of templates.render."""

    text: str
    """The text with its variables filled in."""
    encoding: TextEncoding
    """Encoding on the way to the phone."""
    segments: int
    """Number of segments."""
    missing: List[str]
    """Always empty in a successful response; missing variables cause an error."""
    credits: int | None
    """Credits to send the message to the contact; null without a contact."""
    warnings: NotRequired[Warnings]


class TemplatesSetStateResult(TypedDict):
    """The result of templates.setState."""

    template: Template
    changed: bool
    """Whether the call changed anything."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class TemplatesDeleteResult(TypedDict):
    """The result of templates.delete."""

    deleted: bool
    """Whether the template was deleted."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PhoneNumbersEnsureDefaultResult(TypedDict):
    """The result of phone-numbers.ensureDefault."""

    number: SenderNumber
    created: bool
    """Whether the call created it."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PhoneNumbersListResult(TypedDict):
    """The result of phone-numbers.list."""

    items: List[SenderNumber]
    """The objects of this page."""
    next_cursor: NextCursor
    warnings: NotRequired[Warnings]


class PhoneNumbersAssignResult(TypedDict):
    """The result of phone-numbers.assign."""

    number: SenderNumber
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PhoneNumbersReleaseResult(TypedDict):
    """The result of phone-numbers.release."""

    number: SenderNumber
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PhoneNumbersSearchResult(TypedDict):
    """The result of phone-numbers.search."""

    items: List[AvailableNumber]
    """The objects of this page."""
    warnings: NotRequired[Warnings]


class PhoneNumbersAcquireResult(TypedDict):
    """The result of phone-numbers.acquire."""

    number: SenderNumber
    credits: int
    """Credits that the number cost."""
    dry_run: NotRequired[WasDryRun]
    replayed: NotRequired[WasReplayed]
    warnings: NotRequired[Warnings]


class PhoneNumbersHealthResultFindingsItem(TypedDict):
    """Reason why the number is not healthy."""

    code: Literal["delivery", "filtering", "opt_outs"] | str
    """Code of the finding."""
    message: str
    """What was found, as a sentence."""


class PhoneNumbersHealthResult(TypedDict):
    """The result of phone-numbers.health."""

    number_id: str
    """ID of the sending number."""
    since: Timestamp
    sent: int
    """Number of messages sent."""
    delivered: int
    """Number of delivered messages."""
    failed: int
    """Number of undelivered and rejected messages, including filtered ones."""
    filtered: int
    """Number of messages that a carrier filtered as unwanted."""
    unknown: int
    """Number of messages without a final status."""
    opt_outs: int
    """Number of opt-outs."""
    delivery_rate: float | None
    """Null when nothing was sent."""
    filter_rate: float | None
    """Null when nothing was sent."""
    opt_out_rate: float | None
    """Null when nothing was sent."""
    health: Literal["healthy", "watch", "poor", "unused"] | str
    """Health of the number."""
    findings: List[PhoneNumbersHealthResultFindingsItem]
    """What to fix or to know."""
    warnings: NotRequired[Warnings]


class ComplianceRegisterBrandParamsContact(TypedDict):
    email: str
    phone: str
    first_name: NotRequired[str | None]
    last_name: NotRequired[str | None]
    mobile_phone: NotRequired[str | None]
    business_contact_email: NotRequired[str | None]


class ComplianceRegisterCampaignParamsFlags(TypedDict):
    embedded_link: NotRequired[bool]
    embedded_phone: NotRequired[bool]
    number_pool: NotRequired[bool]
    age_gated: NotRequired[bool]
    direct_lending: NotRequired[bool]
    subscriber_opt_in: NotRequired[bool]
    subscriber_opt_out: NotRequired[bool]
    subscriber_help: NotRequired[bool]


AltBusinessIdType: TypeAlias = Literal["NONE", "DUNS", "GIIN", "LEI"] | str
"""Type of an alternative business number."""

AltBusinessIdTypeInput: TypeAlias = Literal["NONE", "DUNS", "GIIN", "LEI"]
"""Type of an alternative business number."""

BrandEntityType: TypeAlias = Literal[
    "PRIVATE_PROFIT",
    "PUBLIC_PROFIT",
    "NON_PROFIT",
    "GOVERNMENT",
    "SOLE_PROPRIETOR",
] | str
"""Legal form of a brand."""

BrandEntityTypeInput: TypeAlias = Literal[
    "PRIVATE_PROFIT",
    "PUBLIC_PROFIT",
    "NON_PROFIT",
    "GOVERNMENT",
    "SOLE_PROPRIETOR",
]
"""Legal form of a brand."""

BrandIdentityStatus: TypeAlias = Literal[
    "SELF_DECLARED",
    "UNVERIFIED",
    "VERIFIED",
    "VETTED_VERIFIED",
] | str
"""How far the registry has verified the identity of a brand."""

BrandRelationship: TypeAlias = Literal[
    "BASIC_ACCOUNT",
    "SMALL_ACCOUNT",
    "MEDIUM_ACCOUNT",
    "LARGE_ACCOUNT",
    "KEY_ACCOUNT",
] | str
"""How closely a reseller works with the brand."""

BrandRelationshipInput: TypeAlias = Literal[
    "BASIC_ACCOUNT",
    "SMALL_ACCOUNT",
    "MEDIUM_ACCOUNT",
    "LARGE_ACCOUNT",
    "KEY_ACCOUNT",
]
"""How closely a reseller works with the brand."""

BrandStatus: TypeAlias = Literal["OK", "REGISTRATION_PENDING", "REGISTRATION_FAILED"] | str
"""Progress of a brand registration."""

BrandVertical: TypeAlias = Literal[
    "AGRICULTURE",
    "COMMUNICATION",
    "CONSTRUCTION",
    "EDUCATION",
    "ENERGY",
    "ENTERTAINMENT",
    "FINANCIAL",
    "GAMBLING",
    "GOVERNMENT",
    "HEALTHCARE",
    "HOSPITALITY",
    "HUMAN_RESOURCES",
    "INSURANCE",
    "LEGAL",
    "MANUFACTURING",
    "NGO",
    "POLITICAL",
    "POSTAL",
    "PROFESSIONAL",
    "REAL_ESTATE",
    "RETAIL",
    "TECHNOLOGY",
    "TRANSPORTATION",
] | str
"""Industry of a brand."""

BrandVerticalInput: TypeAlias = Literal[
    "AGRICULTURE",
    "COMMUNICATION",
    "CONSTRUCTION",
    "EDUCATION",
    "ENERGY",
    "ENTERTAINMENT",
    "FINANCIAL",
    "GAMBLING",
    "GOVERNMENT",
    "HEALTHCARE",
    "HOSPITALITY",
    "HUMAN_RESOURCES",
    "INSURANCE",
    "LEGAL",
    "MANUFACTURING",
    "NGO",
    "POLITICAL",
    "POSTAL",
    "PROFESSIONAL",
    "REAL_ESTATE",
    "RETAIL",
    "TECHNOLOGY",
    "TRANSPORTATION",
]
"""Industry of a brand."""

BusinessAuthority: TypeAlias = Literal[
    "EIN",
    "CBN",
    "CRN",
    "PROVINCIAL_NUMBER",
    "VAT",
    "ACN",
    "ABN",
    "BRN",
    "SIREN",
    "SIRET",
    "NZBN",
    "UST_IDNR",
    "CIF",
    "NIF",
    "CNPJ",
    "UID",
    "NEQ",
    "OTHER",
] | str
"""Authority that issued a business registration number."""

BusinessAuthorityInput: TypeAlias = Literal[
    "EIN",
    "CBN",
    "CRN",
    "PROVINCIAL_NUMBER",
    "VAT",
    "ACN",
    "ABN",
    "BRN",
    "SIREN",
    "SIRET",
    "NZBN",
    "UST_IDNR",
    "CIF",
    "NIF",
    "CNPJ",
    "UID",
    "NEQ",
    "OTHER",
]
"""Authority that issued a business registration number."""

CampaignState: TypeAlias = Literal[
    "draft",
    "scheduled",
    "recurring",
    "running",
    "paused",
    "completed",
    "canceled",
] | str

CampaignStateInput: TypeAlias = Literal[
    "draft",
    "scheduled",
    "recurring",
    "running",
    "paused",
    "completed",
    "canceled",
]

CampaignStatus: TypeAlias = Literal[
    "TCR_PENDING",
    "TCR_SUSPENDED",
    "TCR_EXPIRED",
    "TCR_ACCEPTED",
    "TCR_FAILED",
    "TELNYX_ACCEPTED",
    "TELNYX_FAILED",
    "MNO_PENDING",
    "MNO_ACCEPTED",
    "MNO_REJECTED",
    "MNO_PROVISIONED",
    "MNO_PROVISIONING_FAILED",
] | str
"""Progress of a campaign registration: registry (TCR), connectivity partner (TELNYX) and carriers
(MNO). The campaign can send when it is MNO_PROVISIONED.
"""

CampaignUseCase: TypeAlias = Literal[
    "2FA",
    "ACCOUNT_NOTIFICATION",
    "CUSTOMER_CARE",
    "DELIVERY_NOTIFICATION",
    "FRAUD_ALERT",
    "HIGHER_EDUCATION",
    "LOW_VOLUME",
    "MARKETING",
    "MIXED",
    "POLLING_VOTING",
    "PUBLIC_SERVICE_ANNOUNCEMENT",
    "SECURITY_ALERT",
    "CHARITY",
    "EMERGENCY",
    "POLITICAL",
    "SOLE_PROPRIETOR",
    "PROXY",
    "AGENTS_FRANCHISES",
    "K12_EDUCATION",
    "SWEEPSTAKE",
    "SOCIAL",
    "CARRIER_EXEMPT",
] | str
"""Use case of a 10DLC campaign, as named by The Campaign Registry."""

CampaignUseCaseInput: TypeAlias = Literal[
    "2FA",
    "ACCOUNT_NOTIFICATION",
    "CUSTOMER_CARE",
    "DELIVERY_NOTIFICATION",
    "FRAUD_ALERT",
    "HIGHER_EDUCATION",
    "LOW_VOLUME",
    "MARKETING",
    "MIXED",
    "POLLING_VOTING",
    "PUBLIC_SERVICE_ANNOUNCEMENT",
    "SECURITY_ALERT",
    "CHARITY",
    "EMERGENCY",
    "POLITICAL",
    "SOLE_PROPRIETOR",
    "PROXY",
    "AGENTS_FRANCHISES",
    "K12_EDUCATION",
    "SWEEPSTAKE",
    "SOCIAL",
    "CARRIER_EXEMPT",
]
"""Use case of a 10DLC campaign, as named by The Campaign Registry."""

ClickRule: TypeAlias = Literal[
    "human",
    "head_request",
    "known_agent",
    "prefetch",
    "burst",
    "too_soon",
] | str
"""How a click was classified. `human`: no rule for bots applied. `head_request`: a HEAD request.
`known_agent`: the user agent of a link preview, crawler or script. `prefetch`: a browser loaded the
page in advance. `burst`: one client opened many links within seconds. `too_soon`: a data center
opened the link right after the message was sent.
"""

ConsentMethod: TypeAlias = Literal[
    "web_form",
    "keyword",
    "verbal",
    "paper",
    "qr",
    "checkout",
    "import",
    "api",
] | str
"""How consent was given."""

ConsentMethodInput: TypeAlias = Literal[
    "web_form",
    "keyword",
    "verbal",
    "paper",
    "qr",
    "checkout",
    "import",
    "api",
]
"""How consent was given."""

ConsentStatus: TypeAlias = Literal["none", "pending", "opted_in", "opted_out"] | str

ConsentStatusInput: TypeAlias = Literal["none", "pending", "opted_in", "opted_out"]

Encoding: TypeAlias = Literal["GSM-7", "UCS-2"] | str
"""Encoding of the message: a single segment has 160 (GSM-7) or 70 (UCS-2) characters."""

ErrorCodes: TypeAlias = Literal["name", "integer"] | str
"""Form of the code of named errors: the name, or an integer for JSON-RPC clients that only read
integers. With integers, `data.code` is the name.
"""

ErrorCodesInput: TypeAlias = Literal["name", "integer"]
"""Form of the code of named errors: the name, or an integer for JSON-RPC clients that only read
integers. With integers, `data.code` is the name.
"""

EventType: TypeAlias = Literal[
    "message.accepted",
    "message.finalized",
    "message.inbound",
    "contact.opted_in",
    "contact.opted_out",
    "contact.consent_expired",
    "contact.review_required",
    "link.clicked",
    "trust.updated",
    "balance.low",
    "balance.exhausted",
    "customer.paused",
    "campaign.paused",
    "campaign.skipped",
    "report.ready",
    "balance.recharged",
    "balance.recharge_failed",
    "webhook.test",
    "approval.requested",
    "approval.decided",
    "alert.opened",
    "alert.closed",
] | str
"""Type of an event."""

EventTypeInput: TypeAlias = Literal[
    "message.accepted",
    "message.finalized",
    "message.inbound",
    "contact.opted_in",
    "contact.opted_out",
    "contact.consent_expired",
    "contact.review_required",
    "link.clicked",
    "trust.updated",
    "balance.low",
    "balance.exhausted",
    "customer.paused",
    "campaign.paused",
    "campaign.skipped",
    "report.ready",
    "balance.recharged",
    "balance.recharge_failed",
    "webhook.test",
    "approval.requested",
    "approval.decided",
    "alert.opened",
    "alert.closed",
]
"""Type of an event."""

InvalidReason: TypeAlias = Literal[
    "invalid_number",
    "unknown_subscriber",
    "not_textable",
    "unreachable",
    "blocked",
    "opted_out_at_carrier",
    "disconnected",
    "reassigned",
] | str
"""Why a phone number is invalid."""

InvalidReasonInput: TypeAlias = Literal[
    "invalid_number",
    "unknown_subscriber",
    "not_textable",
    "unreachable",
    "blocked",
    "opted_out_at_carrier",
    "disconnected",
    "reassigned",
]
"""Why a phone number is invalid."""

KeyMode: TypeAlias = Literal["live", "test"] | str
"""Mode of the key. A `test` key reaches only the simulator carrier, and in an account that has or
had a live key it changes nothing that live keys use.
"""

KeyModeInput: TypeAlias = Literal["live", "test"]
"""Mode of the key. A `test` key reaches only the simulator carrier, and in an account that has or
had a live key it changes nothing that live keys use.
"""

LinkDomainFinding: TypeAlias = Literal[
    "txt_missing",
    "cname_missing",
    "domain_taken",
    "dns_unavailable",
] | str
"""Why a domain is not verified. `txt_missing`: the TXT record is missing or has another value.
`cname_missing`: the CNAME record is missing or has another target. `domain_taken`: another account
has verified the domain. `dns_unavailable`: the name servers did not answer.
"""

ListKind: TypeAlias = Literal["audience", "suppression"] | str
"""Kind of a list. Members of an `audience` list can be chosen as recipients; members of a
`suppression` list receive no messages.
"""

ListKindInput: TypeAlias = Literal["audience", "suppression"]
"""Kind of a list. Members of an `audience` list can be chosen as recipients; members of a
`suppression` list receive no messages.
"""

MessageState: TypeAlias = Literal[
    "queued",
    "scheduled",
    "held",
    "submitting",
    "accepted",
    "sent",
    "delivered",
    "undelivered",
    "failed",
    "expired",
    "canceled",
    "rejected",
    "delivery_unconfirmed",
] | str
"""State of a message."""

MessageStateInput: TypeAlias = Literal[
    "queued",
    "scheduled",
    "held",
    "submitting",
    "accepted",
    "sent",
    "delivered",
    "undelivered",
    "failed",
    "expired",
    "canceled",
    "rejected",
    "delivery_unconfirmed",
]
"""State of a message."""

NextCursor: TypeAlias = str | None
"""Pass it as `cursor` to get the next page. Null on the last page."""

NumberAssignmentState: TypeAlias = Literal[
    "PENDING_ASSIGNMENT",
    "ASSIGNED",
    "FAILED_ASSIGNMENT",
    "PENDING_UNASSIGNMENT",
    "FAILED_UNASSIGNMENT",
] | str
"""Progress of assigning a number to a registered campaign."""

Permission: TypeAlias = Literal[
    "full",
    "partner",
    "read",
    "contacts",
    "campaigns",
    "messages",
    "compliance",
    "analytics",
    "billing",
    "ai",
] | str

PermissionInput: TypeAlias = Literal[
    "full",
    "partner",
    "read",
    "contacts",
    "campaigns",
    "messages",
    "compliance",
    "analytics",
    "billing",
    "ai",
]

Purpose: TypeAlias = Literal["marketing", "transactional"] | str
"""Purpose of a message. Marketing requires recorded consent; transactional requires a relationship
with the recipient.
"""

PurposeInput: TypeAlias = Literal["marketing", "transactional"]
"""Purpose of a message. Marketing requires recorded consent; transactional requires a relationship
with the recipient.
"""

RecipientResult: TypeAlias = Literal[
    "pending",
    "in_flight",
    "sent",
    "delivered",
    "undelivered",
    "unconfirmed",
    "failed",
    "canceled",
    "excluded",
] | str
"""Result for a recipient, as the counters of the campaign count it: `sent` has no receipt yet,
`failed` was never accepted by a carrier. The counter `sent` includes delivered, undelivered and
unconfirmed, and the counter `pending` includes in_flight.
"""

RecipientResultInput: TypeAlias = Literal[
    "pending",
    "in_flight",
    "sent",
    "delivered",
    "undelivered",
    "unconfirmed",
    "failed",
    "canceled",
    "excluded",
]
"""Result for a recipient, as the counters of the campaign count it: `sent` has no receipt yet,
`failed` was never accepted by a carrier. The counter `sent` includes delivered, undelivered and
unconfirmed, and the counter `pending` includes in_flight.
"""

RegistrationKind: TypeAlias = Literal["brand", "campaign", "toll_free"] | str
"""Kind of registration."""

RegistrationKindInput: TypeAlias = Literal["brand", "campaign", "toll_free"]
"""Kind of registration."""

RegistrationStatus: TypeAlias = Literal[
    "OK",
    "REGISTRATION_PENDING",
    "REGISTRATION_FAILED",
    "TCR_PENDING",
    "TCR_SUSPENDED",
    "TCR_EXPIRED",
    "TCR_ACCEPTED",
    "TCR_FAILED",
    "TELNYX_ACCEPTED",
    "TELNYX_FAILED",
    "MNO_PENDING",
    "MNO_ACCEPTED",
    "MNO_REJECTED",
    "MNO_PROVISIONED",
    "MNO_PROVISIONING_FAILED",
    "PENDING_REVIEW",
    "IN_REVIEW",
    "APPROVED",
    "REJECTED",
] | str
"""Status of a brand, a campaign or a toll-free number."""

RegistrationStatusInput: TypeAlias = Literal[
    "OK",
    "REGISTRATION_PENDING",
    "REGISTRATION_FAILED",
    "TCR_PENDING",
    "TCR_SUSPENDED",
    "TCR_EXPIRED",
    "TCR_ACCEPTED",
    "TCR_FAILED",
    "TELNYX_ACCEPTED",
    "TELNYX_FAILED",
    "MNO_PENDING",
    "MNO_ACCEPTED",
    "MNO_REJECTED",
    "MNO_PROVISIONED",
    "MNO_PROVISIONING_FAILED",
    "PENDING_REVIEW",
    "IN_REVIEW",
    "APPROVED",
    "REJECTED",
]
"""Status of a brand, a campaign or a toll-free number."""

RelationshipKind: TypeAlias = Literal[
    "order",
    "account",
    "appointment",
    "delivery",
    "membership",
    "inquiry",
    "employment",
    "care",
] | str
"""What connects the person with the sender: an order, a user account, an appointment, a delivery, a
membership, an inquiry of the person, an employment, or care for the person, such as that of a
patient, student or tenant.
"""

RelationshipKindInput: TypeAlias = Literal[
    "order",
    "account",
    "appointment",
    "delivery",
    "membership",
    "inquiry",
    "employment",
    "care",
]
"""What connects the person with the sender: an order, a user account, an appointment, a delivery, a
membership, an inquiry of the person, an employment, or care for the person, such as that of a
patient, student or tenant.
"""

ReviewDecision: TypeAlias = Literal["opt_out", "keep"] | str
"""`opt_out`: the message is an opt-out of all messages. `keep`: it is not, and marketing resumes.
"""

ReviewDecisionInput: TypeAlias = Literal["opt_out", "keep"]
"""`opt_out`: the message is an opt-out of all messages. `keep`: it is not, and marketing resumes.
"""

SmartEncoding: TypeAlias = Literal["off", "punctuation", "letters"] | str
"""Replacement of characters outside GSM-7, when all of them can be replaced. `punctuation` replaces
quotes, dashes, spaces and other characters whose replacement has the same meaning. `letters` also
removes accents that GSM-7 lacks. Emoji are never removed.
"""

SmartEncodingInput: TypeAlias = Literal["off", "punctuation", "letters"]
"""Replacement of characters outside GSM-7, when all of them can be replaced. `punctuation` replaces
quotes, dashes, spaces and other characters whose replacement has the same meaning. `letters` also
removes accents that GSM-7 lacks. Emoji are never removed.
"""

StockExchange: TypeAlias = Literal[
    "NONE",
    "NASDAQ",
    "NYSE",
    "AMEX",
    "AMX",
    "ASX",
    "B3",
    "BME",
    "BSE",
    "FRA",
    "ICEX",
    "JPX",
    "JSE",
    "KRX",
    "LON",
    "NSE",
    "OMX",
    "SEHK",
    "SSE",
    "STO",
    "SWX",
    "SZSE",
    "TSX",
    "TWSE",
    "VSE",
] | str
"""Stock exchange of a listed company."""

StockExchangeInput: TypeAlias = Literal[
    "NONE",
    "NASDAQ",
    "NYSE",
    "AMEX",
    "AMX",
    "ASX",
    "B3",
    "BME",
    "BSE",
    "FRA",
    "ICEX",
    "JPX",
    "JSE",
    "KRX",
    "LON",
    "NSE",
    "OMX",
    "SEHK",
    "SSE",
    "STO",
    "SWX",
    "SZSE",
    "TSX",
    "TWSE",
    "VSE",
]
"""Stock exchange of a listed company."""

SubmissionStatus: TypeAlias = Literal["CREATED", "FAILED", "PENDING"] | str
"""Whether the registry accepted the submission."""

TagTarget: TypeAlias = Literal["contact", "campaign", "template"] | str
"""Kind of object that can have a tag."""

TagTargetInput: TypeAlias = Literal["contact", "campaign", "template"]
"""Kind of object that can have a tag."""

TemplateState: TypeAlias = Literal["draft", "approved", "archived"] | str

TemplateStateInput: TypeAlias = Literal["draft", "approved", "archived"]

TextEncoding: TypeAlias = Literal["GSM-7", "UCS-2"] | str

Timestamp: TypeAlias = str
"""Time in UTC (RFC 3339)."""

TimestampInput: TypeAlias = str | datetime
"""Time in UTC (RFC 3339)."""

TollFreeOptIn: TypeAlias = Literal[
    "VERBAL",
    "WEB_FORM",
    "PAPER_FORM",
    "VIA_TEXT",
    "MOBILE_QR_CODE",
] | str
"""How people opt in."""

TollFreeOptInInput: TypeAlias = Literal[
    "VERBAL",
    "WEB_FORM",
    "PAPER_FORM",
    "VIA_TEXT",
    "MOBILE_QR_CODE",
]
"""How people opt in."""

TollFreeStatus: TypeAlias = Literal["PENDING_REVIEW", "IN_REVIEW", "APPROVED", "REJECTED"] | str
"""Progress of a toll-free verification. The number can send when it is APPROVED."""

TollFreeUseCase: TypeAlias = Literal[
    "TWO_FACTOR_AUTHENTICATION",
    "ACCOUNT_NOTIFICATIONS",
    "CUSTOMER_CARE",
    "CHARITY_NONPROFIT",
    "DELIVERY_NOTIFICATIONS",
    "FRAUD_ALERT_MESSAGING",
    "EVENTS",
    "HIGHER_EDUCATION",
    "K12",
    "MARKETING",
    "POLLING_AND_VOTING_NON_POLITICAL",
    "POLITICAL_ELECTION_CAMPAIGNS",
    "PUBLIC_SERVICE_ANNOUNCEMENT",
    "SECURITY_ALERT",
] | str
"""Use case of a toll-free number, as named by reviewers."""

TollFreeUseCaseInput: TypeAlias = Literal[
    "TWO_FACTOR_AUTHENTICATION",
    "ACCOUNT_NOTIFICATIONS",
    "CUSTOMER_CARE",
    "CHARITY_NONPROFIT",
    "DELIVERY_NOTIFICATIONS",
    "FRAUD_ALERT_MESSAGING",
    "EVENTS",
    "HIGHER_EDUCATION",
    "K12",
    "MARKETING",
    "POLLING_AND_VOTING_NON_POLITICAL",
    "POLITICAL_ELECTION_CAMPAIGNS",
    "PUBLIC_SERVICE_ANNOUNCEMENT",
    "SECURITY_ALERT",
]
"""Use case of a toll-free number, as named by reviewers."""

TollFreeVolume: TypeAlias = Literal[
    "10",
    "100",
    "1,000",
    "10,000",
    "100,000",
    "250,000",
    "500,000",
    "750,000",
    "1,000,000",
    "5,000,000",
    "10,000,000+",
] | str
"""Estimated messages per month."""

TollFreeVolumeInput: TypeAlias = Literal[
    "10",
    "100",
    "1,000",
    "10,000",
    "100,000",
    "250,000",
    "500,000",
    "750,000",
    "1,000,000",
    "5,000,000",
    "10,000,000+",
]
"""Estimated messages per month."""

Warnings: TypeAlias = List[Warning]
"""Present only when there are warnings."""

WasDryRun: TypeAlias = bool
"""True when the call was a dry run and stored nothing."""

WasReplayed: TypeAlias = bool
"""True when this is the stored response to an earlier call with the same `idempotency_key`."""

Weekday: TypeAlias = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"] | str
"""Day of the week in the recipient's local time."""

WeekdayInput: TypeAlias = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
"""Day of the week in the recipient's local time."""

SegmentRule: TypeAlias = SegmentRuleAnd | SegmentRuleOr | SegmentRuleNot | SegmentRuleField | SegmentRuleEvent | SegmentRuleEventSum | SegmentRuleConversion | SegmentRuleConversionSum | SegmentRuleMessage | SegmentRuleClick | SegmentRuleReply | SegmentRuleConsent | SegmentRuleList | SegmentRuleTag | SegmentRuleSegment | SegmentRuleSegmentChange | SegmentRuleRandomBucket | SegmentRuleInHoldOut
"""A rule that a contact meets or does not meet, or several rules under `and`, `or` and `not`, to a
depth of 5. A missing value meets no rule, with these exceptions: `neq`, `nin`, `not_exists`,
`not_within_last`, `not_within_next`, `contains_none` and `not` are the exact opposites of `eq`,
`in`, `exists`, `within_last`, `within_next`, `contains_any` and the rule inside `not`, so a missing
value meets them.
"""

SegmentRuleInput: TypeAlias = SegmentRuleAndInput | SegmentRuleOrInput | SegmentRuleNotInput | SegmentRuleFieldInput | SegmentRuleEventInput | SegmentRuleEventSumInput | SegmentRuleConversionInput | SegmentRuleConversionSumInput | SegmentRuleMessageInput | SegmentRuleClickInput | SegmentRuleReplyInput | SegmentRuleConsentInput | SegmentRuleList | SegmentRuleTag | SegmentRuleSegment | SegmentRuleSegmentChangeInput | SegmentRuleRandomBucket | SegmentRuleInHoldOut
"""A rule that a contact meets or does not meet, or several rules under `and`, `or` and `not`, to a
depth of 5. A missing value meets no rule, with these exceptions: `neq`, `nin`, `not_exists`,
`not_within_last`, `not_within_next`, `contains_none` and `not` are the exact opposites of `eq`,
`in`, `exists`, `within_last`, `within_next`, `contains_any` and the rule inside `not`, so a missing
value meets them.
"""

SegmentOperator: TypeAlias = Literal[
    "eq",
    "neq",
    "in",
    "nin",
    "contains",
    "starts_with",
    "gt",
    "gte",
    "lt",
    "lte",
    "between",
    "exists",
    "not_exists",
    "before",
    "after",
    "within_last",
    "not_within_last",
    "within_next",
    "not_within_next",
    "anniversary",
    "contains_any",
    "contains_all",
    "contains_none",
    "size_between",
] | str
"""Comparison. `eq`, `neq`, `in` and `nin` are case-sensitive. A number matches the same number in
text: `42` matches "42". Text matches only text. `contains` and `starts_with` ignore the case of the
letters A to Z; `gt`, `gte`, `lt` and `lte` compare numbers; `between` compares numbers or times and
includes both ends; `before` and `after` compare times. `anniversary` compares month and day with
the current date in the contact's time zone; without one, in that of `agent.settings`. In years
without 29 February, the anniversary of that day is 28 February. `contains_any`, `contains_all` and
`contains_none` test which of `values` are in a list; `size_between` tests how many items a list
has.
"""

SegmentOperatorInput: TypeAlias = Literal[
    "eq",
    "neq",
    "in",
    "nin",
    "contains",
    "starts_with",
    "gt",
    "gte",
    "lt",
    "lte",
    "between",
    "exists",
    "not_exists",
    "before",
    "after",
    "within_last",
    "not_within_last",
    "within_next",
    "not_within_next",
    "anniversary",
    "contains_any",
    "contains_all",
    "contains_none",
    "size_between",
]
"""Comparison. `eq`, `neq`, `in` and `nin` are case-sensitive. A number matches the same number in
text: `42` matches "42". Text matches only text. `contains` and `starts_with` ignore the case of the
letters A to Z; `gt`, `gte`, `lt` and `lte` compare numbers; `between` compares numbers or times and
includes both ends; `before` and `after` compare times. `anniversary` compares month and day with
the current date in the contact's time zone; without one, in that of `agent.settings`. In years
without 29 February, the anniversary of that day is 28 February. `contains_any`, `contains_all` and
`contains_none` test which of `values` are in a list; `size_between` tests how many items a list
has.
"""

JourneyEntry: TypeAlias = JourneyEntryEvent | JourneyEntryConversion | JourneyEntrySegment | JourneyEntryList | JourneyEntryTag | JourneyEntryOptIn | JourneyEntrySchedule | JourneyEntryDate | JourneyEntryCall
"""How contacts enter a journey."""

JourneyEntryInput: TypeAlias = JourneyEntryEventInput | JourneyEntryConversionInput | JourneyEntrySegmentInput | JourneyEntryListInput | JourneyEntryTagInput | JourneyEntryOptInInput | JourneyEntryScheduleInput | JourneyEntryDate | JourneyEntryCall
"""How contacts enter a journey."""

JourneyExistingContacts: TypeAlias = Literal["leave_out", "enter"] | str
"""Whether contacts that are there at the publication enter."""

JourneyExistingContactsInput: TypeAlias = Literal["leave_out", "enter"]
"""Whether contacts that are there at the publication enter."""

JourneyExitCriterion: TypeAlias = JourneyExitEvent | JourneyExitConversion | JourneyExitReply | JourneyExitRules
"""Criteria that end an enrollment at every node. An opt-out from all messages always ends it."""

JourneyExitCriterionInput: TypeAlias = JourneyExitEventInput | JourneyExitConversionInput | JourneyExitReply | JourneyExitRulesInput
"""Criteria that end an enrollment at every node. An opt-out from all messages always ends it."""

JourneyNodeConfig: TypeAlias = JourneyNodeSend | JourneyNodeDelay | JourneyNodeDelayUntil | JourneyNodeWaitFor | JourneyNodeSplit | JourneyNodeRandomSplit | JourneyNodeUpdateContact | JourneyNodeTag | JourneyNodeWebhook | JourneyNodeGoal | JourneyNodeExit
"""What a node does."""

JourneyNodeConfigInput: TypeAlias = JourneyNodeSendInput | JourneyNodeDelayInput | JourneyNodeDelayUntilInput | JourneyNodeWaitForInput | JourneyNodeSplitInput | JourneyNodeRandomSplitInput | JourneyNodeUpdateContactInput | JourneyNodeTagInput | JourneyNodeWebhookInput | JourneyNodeGoal | JourneyNodeExit
"""What a node does."""

JourneyEdgeKind: TypeAlias = Literal[
    "next",
    "true",
    "false",
    "timeout",
    "branch",
    "variant",
    "passed",
    "error",
] | str
"""When a contact takes an edge. `next` leaves every node that does not decide. `true` and `false`
leave `split`; `true` or `branch`, and `timeout` leave `wait_for`; `variant` leaves `random_split`;
`passed` leaves `delay_until`; `error` leaves `send`, `webhook` and `delay_until`.
"""

JourneyEdgeKindInput: TypeAlias = Literal[
    "next",
    "true",
    "false",
    "timeout",
    "branch",
    "variant",
    "passed",
    "error",
]
"""When a contact takes an edge. `next` leaves every node that does not decide. `true` and `false`
leave `split`; `true` or `branch`, and `timeout` leave `wait_for`; `variant` leaves `random_split`;
`passed` leaves `delay_until`; `error` leaves `send`, `webhook` and `delay_until`.
"""

JourneyState: TypeAlias = Literal["draft", "active", "paused", "archived"] | str
"""State of a journey. A paused journey keeps its contacts where they are, and no contact enters."""

JourneyStateInput: TypeAlias = Literal["draft", "active", "paused", "archived"]
"""State of a journey. A paused journey keeps its contacts where they are, and no contact enters."""

JourneyEnrollmentState: TypeAlias = Literal["active", "completed", "exited", "failed"] | str
"""State of an enrollment. `completed`: reached an end of the graph. `exited`: ended early, by an
exit criterion or an opt-out. `failed`: a node could not be executed and has no `error` edge.
"""

JourneyEnrollmentStateInput: TypeAlias = Literal["active", "completed", "exited", "failed"]
"""State of an enrollment. `completed`: reached an end of the graph. `exited`: ended early, by an
exit criterion or an opt-out. `failed`: a node could not be executed and has no `error` edge.
"""

AutomationTrigger: TypeAlias = AutomationTriggerMessage | AutomationTriggerKeyword | AutomationTriggerEvent | AutomationTriggerConsent | AutomationTriggerFailure | AutomationTriggerTag | AutomationTriggerList | AutomationTriggerContact | AutomationTriggerSegment | AutomationTriggerJourney | AutomationTriggerCampaign | AutomationTriggerSchedule | AutomationTriggerBalance
"""What starts a rule. Each kind has fields that the actions can use as `trigger.data.…`."""

AutomationTriggerInput: TypeAlias = AutomationTriggerMessageInput | AutomationTriggerKeywordInput | AutomationTriggerEventInput | AutomationTriggerConsentInput | AutomationTriggerFailure | AutomationTriggerTag | AutomationTriggerList | AutomationTriggerContactInput | AutomationTriggerSegmentInput | AutomationTriggerJourney | AutomationTriggerCampaign | AutomationTriggerScheduleInput | AutomationTriggerBalance
"""What starts a rule. Each kind has fields that the actions can use as `trigger.data.…`."""

AutomationStateReason: TypeAlias = Literal[
    "requested",
    "failures",
    "key_revoked",
    "key_expired",
    "conditions_failed",
    "loop",
] | str
"""Why a rule is disabled. `requested`: by a call. `failures`: too many runs failed in a row.
`key_revoked`, `key_expired`: the key of the rule ended. `conditions_failed`: the conditions could
not be evaluated. `loop`: actions of the rule itself, or of other rules and journeys, started the
rule again and again. The run that was stopped has the reason `loop`.
"""

AutomationRunState: TypeAlias = Literal[
    "pending",
    "succeeded",
    "refused",
    "failed",
    "skipped",
    "stopped",
] | str
"""`pending`: waits or is retried. `succeeded`: all actions were done. `refused`: consent, quiet
hours, caps, credits or the state of the account refused an action; the rule is not at fault.
`failed`: an action failed. `skipped`: the trigger happened, but a condition or a limit prevented
the run. `stopped`: a loop, or the rule or its key ended.
"""

AutomationRunStateInput: TypeAlias = Literal[
    "pending",
    "succeeded",
    "refused",
    "failed",
    "skipped",
    "stopped",
]
"""`pending`: waits or is retried. `succeeded`: all actions were done. `refused`: consent, quiet
hours, caps, credits or the state of the account refused an action; the rule is not at fault.
`failed`: an action failed. `skipped`: the trigger happened, but a condition or a limit prevented
the run. `stopped`: a loop, or the rule or its key ended.
"""

TestKeyUse: TypeAlias = Literal["allowed", "simulated", "dry_run"] | str
"""What a test key can do with a skill in an account that has or had a live key: call it, send
through the simulator carrier only, or call it with `dry_run` only. In an account that has only test
keys, a test key can call every skill.
"""

ConversationState: TypeAlias = Literal["open", "pending", "snoozed", "resolved"] | str
"""`open`: waits for an answer; `pending`: waits for the contact or for something else; `snoozed`:
reopens at a time or with the next incoming message; `resolved`: done until the next incoming
message.
"""

ConversationStateInput: TypeAlias = Literal["open", "pending", "snoozed", "resolved"]
"""`open`: waits for an answer; `pending`: waits for the contact or for something else; `snoozed`:
reopens at a time or with the next incoming message; `resolved`: done until the next incoming
message.
"""

AnswerFormat: TypeAlias = Literal["json", "svg"] | str
"""`svg` adds a chart as an SVG document to the answer."""

AnswerFormatInput: TypeAlias = Literal["json", "svg"]
"""`svg` adds a chart as an SVG document to the answer."""

MeasureDimension: TypeAlias = Literal[
    "campaign_id",
    "journey_id",
    "node_id",
    "rule_id",
    "variant",
    "template_id",
    "source_id",
    "number_id",
    "carrier",
    "country",
    "purpose",
    "link_id",
    "error_code",
    "reason",
    "method",
    "rule",
    "event",
] | str
"""What a measure is grouped or filtered by; `metrics.catalog` lists the dimensions of each measure.
"""

MeasureDimensionInput: TypeAlias = Literal[
    "campaign_id",
    "journey_id",
    "node_id",
    "rule_id",
    "variant",
    "template_id",
    "source_id",
    "number_id",
    "carrier",
    "country",
    "purpose",
    "link_id",
    "error_code",
    "reason",
    "method",
    "rule",
    "event",
]
"""What a measure is grouped or filtered by; `metrics.catalog` lists the dimensions of each measure.
"""

MeasureInterval: TypeAlias = Literal["hour", "day", "week", "month"] | str
"""Length of an interval on the clock of the time zone. Weeks begin on the day of `week_start`, or
else of `agent.settings`.
"""

MeasureIntervalInput: TypeAlias = Literal["hour", "day", "week", "month"]
"""Length of an interval on the clock of the time zone. Weeks begin on the day of `week_start`, or
else of `agent.settings`.
"""

MeasureName: TypeAlias = Literal[
    "accepted",
    "sent",
    "delivered",
    "undelivered",
    "rejected",
    "failed",
    "unconfirmed",
    "canceled",
    "excluded",
    "segments",
    "credits",
    "credits_returned",
    "clicks",
    "bot_clicks",
    "clickers",
    "replies",
    "opt_ins",
    "opt_outs",
    "conversions",
    "conversion_value",
    "delivery_rate",
    "failure_rate",
    "click_rate",
    "opt_out_rate",
] | str
"""Name of a measure; `metrics.catalog` defines each."""

MeasureNameInput: TypeAlias = Literal[
    "accepted",
    "sent",
    "delivered",
    "undelivered",
    "rejected",
    "failed",
    "unconfirmed",
    "canceled",
    "excluded",
    "segments",
    "credits",
    "credits_returned",
    "clicks",
    "bot_clicks",
    "clickers",
    "replies",
    "opt_ins",
    "opt_outs",
    "conversions",
    "conversion_value",
    "delivery_rate",
    "failure_rate",
    "click_rate",
    "opt_out_rate",
]
"""Name of a measure; `metrics.catalog` defines each."""

MeasureUnit: TypeAlias = Literal[
    "messages",
    "contacts",
    "segments",
    "credits",
    "clicks",
    "links",
    "entries",
    "conversions",
    "minor_units",
    "ratio",
] | str
"""Unit of a measure. `minor_units`: of the currency. `ratio`: 1 is 100 %."""

NamedPeriod: TypeAlias = Literal[
    "today",
    "yesterday",
    "last_7_days",
    "last_30_days",
    "this_week",
    "last_week",
    "this_month",
    "last_month",
] | str
"""A period of whole days on the clock of the time zone; the last days include today. Weeks begin on
the day of `week_start`, or else of `agent.settings`.
"""

NamedPeriodInput: TypeAlias = Literal[
    "today",
    "yesterday",
    "last_7_days",
    "last_30_days",
    "this_week",
    "last_week",
    "this_month",
    "last_month",
]
"""A period of whole days on the clock of the time zone; the last days include today. Weeks begin on
the day of `week_start`, or else of `agent.settings`.
"""

PeriodComparison: TypeAlias = Literal["previous_period", "year_ago"] | str
"""Period to compare with. `previous_period`: the period of the same length right before it; for
whole months, the same number of months before. `year_ago`: the same dates a year earlier.
"""

PeriodComparisonInput: TypeAlias = Literal["previous_period", "year_ago"]
"""Period to compare with. `previous_period`: the period of the same length right before it; for
whole months, the same number of months before. `year_ago`: the same dates a year earlier.
"""

RecipientResponse: TypeAlias = Literal[
    "sent",
    "delivered",
    "failed",
    "clicked",
    "not_clicked",
    "replied",
    "converted",
    "opted_out",
] | str
"""Status of the message, or what the recipient did. `not_clicked`: sent, and no person clicked.
`replied` and `opted_out`: the recipient did so within 7 days. `converted`: a conversion was
attributed to the campaign.
"""

RecipientResponseInput: TypeAlias = Literal[
    "sent",
    "delivered",
    "failed",
    "clicked",
    "not_clicked",
    "replied",
    "converted",
    "opted_out",
]
"""Status of the message, or what the recipient did. `not_clicked`: sent, and no person clicked.
`replied` and `opted_out`: the recipient did so within 7 days. `converted`: a conversion was
attributed to the campaign.
"""

AttributionModel: TypeAlias = Literal["first", "last", "linear", "position"] | str
"""How the credit of a conversion is divided among its touches: `first` and `last` give all of it to
one, `linear` divides it equally, `position` gives 40 percent each to the first and the last and 20
percent to those between them.
"""

AttributionModelInput: TypeAlias = Literal["first", "last", "linear", "position"]
"""How the credit of a conversion is divided among its touches: `first` and `last` give all of it to
one, `linear` divides it equally, `position` gives 40 percent each to the first and the last and 20
percent to those between them.
"""

ReportKind: TypeAlias = Literal[
    "campaigns",
    "recipients",
    "messages",
    "consent",
    "credit_entries",
    "conversions",
    "refunds",
    "deliverability",
] | str
"""What the rows are: campaigns with their counts, the recipients of campaigns, outgoing messages,
consent entries, credit entries, conversions, refunds of conversions, or deliverability by day,
number, carrier and error code.
"""

ReportKindInput: TypeAlias = Literal[
    "campaigns",
    "recipients",
    "messages",
    "consent",
    "credit_entries",
    "conversions",
    "refunds",
    "deliverability",
]
"""What the rows are: campaigns with their counts, the recipients of campaigns, outgoing messages,
consent entries, credit entries, conversions, refunds of conversions, or deliverability by day,
number, carrier and error code.
"""

ReportFormat: TypeAlias = Literal["csv", "ndjson", "xlsx"] | str
"""Format of the file. In CSV and XLSX, an apostrophe goes before text that a spreadsheet would read
as a formula, such as a phone number with a plus sign; NDJSON has all values unchanged. XLSX has at
most 1,048,575 rows.
"""

ReportFormatInput: TypeAlias = Literal["csv", "ndjson", "xlsx"]
"""Format of the file. In CSV and XLSX, an apostrophe goes before text that a spreadsheet would read
as a formula, such as a phone number with a plus sign; NDJSON has all values unchanged. XLSX has at
most 1,048,575 rows.
"""

AiFallback: TypeAlias = Literal[
    "no_model",
    "not_allowed",
    "budget",
    "timeout",
    "unavailable",
    "invalid_answer",
    None,
] | str
"""Why no model answered. `no_model`: the service has none. `not_allowed`: the account does not
allow it (`share_messages` of `ai.configure`). `budget`: the tokens of the month are used up.
`timeout`, `unavailable`: the model did not answer in time, or at all. `invalid_answer`: its answer
broke a rule. Null: a model answered, or rules were enough.
"""

AiEngine: TypeAlias = Literal["rules", "model"] | str
"""What answered: fixed rules, or a model."""

AlertKind: TypeAlias = Literal[
    "low_balance",
    "campaign_paused",
    "delivery_below_history",
    "opt_outs_above_history",
    "registration_rejected",
    "webhook_disabled",
    "webhook_failing",
    "review_waiting",
    "approval_waiting",
    "journey_paused",
    "rule_disabled",
    "tracking_stopped",
    "recharge_disabled",
    "key_expiring",
    "consent_expiring",
] | str
"""What an alert is about."""

AlertSeverity: TypeAlias = Literal["critical", "warning", "info"] | str
"""`critical`: messages are not sent or not delivered. `warning`: something waits or fails. `info`:
worth knowing.
"""

AlertSeverityInput: TypeAlias = Literal["critical", "warning", "info"]
"""`critical`: messages are not sent or not delivered. `warning`: something waits or fails. `info`:
worth knowing.
"""

AlertState: TypeAlias = Literal["open", "dismissed", "closed"] | str
"""`closed`: the cause has ended."""

AlertStateInput: TypeAlias = Literal["open", "dismissed", "closed"]
"""`closed`: the cause has ended."""

AnomalyMetric: TypeAlias = Literal["failure_rate", "opt_outs", "clicks", "replies"] | str
"""Figure that is compared with its history. `clicks` counts links that were clicked for the first
time.
"""

AnomalyMetricInput: TypeAlias = Literal["failure_rate", "opt_outs", "clicks", "replies"]
"""Figure that is compared with its history. `clicks` counts links that were clicked for the first
time.
"""

MediaFallback: TypeAlias = Literal["none", "link"] | str
"""What is sent when the sending number or the recipient's country does not accept media: `none`
sends nothing, and `link` a text message with a short link to each file.
"""

MediaFallbackInput: TypeAlias = Literal["none", "link"]
"""What is sent when the sending number or the recipient's country does not accept media: `none`
sends nothing, and `link` a text message with a short link to each file.
"""

WeekStart: TypeAlias = Literal["monday", "sunday", "saturday"] | str
"""Day on which weeks begin."""

WeekStartInput: TypeAlias = Literal["monday", "sunday", "saturday"]
"""Day on which weeks begin."""

CalendarSource: TypeAlias = Literal["account", "partner", "default"] | str
"""Where a setting comes from: the account, the partner that manages it, or the default."""
