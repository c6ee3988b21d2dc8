// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
import type { CallOptions } from '../core/options.ts';
import type { PagePromise } from '../core/page-promise.ts';
import type { TernPromise } from '../core/tern-promise.ts';
import type { SkillName, SkillTypes } from './types.ts';
import type * as types from './types.ts';

type Params<N extends SkillName> = SkillTypes[N]['params'];
type Result<N extends SkillName> = SkillTypes[N]['result'];
type Item<N extends SkillName> = Result<N> extends { items: readonly (infer T)[] } ? T : never;

/** The two kinds of calls: one for a single result, one for a paginated result. */
export interface Calls {
  call<N extends SkillName>(name: N, params: Params<N> | undefined, options: CallOptions | undefined): TernPromise<Result<N>>;
  page<N extends SkillName>(
    name: N,
    params: Params<N> | undefined,
    options: CallOptions | undefined,
  ): PagePromise<Item<N>, Result<N>>;
}

/** Accounts, API keys, skill discovery and the audit log. */
export interface AgentApi {
  /** Create an account and its first API key. */
  provision(params: types.AgentProvisionParams, options?: CallOptions): TernPromise<types.AgentProvisionResult>;
  /** Create an API key with fewer permissions. */
  createKey(params: types.AgentCreateKeyParams, options?: CallOptions): TernPromise<types.AgentCreateKeyResult>;
  /** Find skills by intent. */
  discover(params?: types.AgentDiscoverParams, options?: CallOptions): TernPromise<types.AgentDiscoverResult>;
  /** Describe every skill as a typed contract. */
  capabilities(params?: types.AgentCapabilitiesParams, options?: CallOptions): TernPromise<types.AgentCapabilitiesResult>;
  /** List the API keys of this account, without their secrets. */
  listKeys(params?: types.AgentListKeysParams, options?: CallOptions): PagePromise<Item<'agent.listKeys'>, types.AgentListKeysResult>;
  /** Revoke an API key immediately. */
  revokeKey(params: types.AgentRevokeKeyParams, options?: CallOptions): TernPromise<types.AgentRevokeKeyResult>;
  /** Replace an API key with a new key of the same permissions. */
  rotateKey(params: types.AgentRotateKeyParams, options?: CallOptions): TernPromise<types.AgentRotateKeyResult>;
  /** Describe the calling key and its account. */
  whoami(params?: types.AgentWhoamiParams, options?: CallOptions): TernPromise<types.AgentWhoamiResult>;
  /** List the changes made with the keys of this account. */
  auditLog(params?: types.AgentAuditLogParams, options?: CallOptions): PagePromise<Item<'agent.auditLog'>, types.AgentAuditLogResult>;
}

/** Conversions, events and totals. */
export interface AnalyticsApi {
  /** Record a conversion of a contact and its value. */
  recordConversion(params: types.AnalyticsRecordConversionParams, options?: CallOptions): TernPromise<types.AnalyticsRecordConversionResult>;
}

/** Credits, credit entries and cost estimates. */
export interface BillingApi {
  /** Show the credit balance. */
  balance(params?: types.BillingBalanceParams, options?: CallOptions): TernPromise<types.BillingBalanceResult>;
  /** Create a link to the billing page. */
  portal(params?: types.BillingPortalParams, options?: CallOptions): TernPromise<types.BillingPortalResult>;
  /** List all credit entries. */
  ledger(params?: types.BillingLedgerParams, options?: CallOptions): PagePromise<Item<'billing.ledger'>, types.BillingLedgerResult>;
  /** Add credits for a confirmed payment. */
  topUp(params: types.BillingTopUpParams, options?: CallOptions): TernPromise<types.BillingTopUpResult>;
  /** Estimate the cost of a message. */
  estimate(params?: types.BillingEstimateParams, options?: CallOptions): TernPromise<types.BillingEstimateResult>;
  /** Show usage by day, campaign or purpose. */
  usage(params?: types.BillingUsageParams, options?: CallOptions): TernPromise<types.BillingUsageResult>;
}

/** Messages to an audience, from draft to final delivery counts. */
export interface CampaignsApi {
  /** Create a draft campaign. */
  create(params: types.CampaignsCreateParams, options?: CallOptions): TernPromise<types.CampaignsCreateResult>;
  /** Edit a campaign. */
  update(params: types.CampaignsUpdateParams, options?: CallOptions): TernPromise<types.CampaignsUpdateResult>;
  /** Show one campaign and its progress. */
  get(params: types.CampaignsGetParams, options?: CallOptions): TernPromise<types.CampaignsGetResult>;
  /** List campaigns. */
  list(params?: types.CampaignsListParams, options?: CallOptions): PagePromise<Item<'campaigns.list'>, types.CampaignsListResult>;
  /** Run all checks before a launch. */
  preflight(params: types.CampaignsPreflightParams, options?: CallOptions): TernPromise<types.CampaignsPreflightResult>;
  /** Launch a campaign now or schedule it. */
  launch(params: types.CampaignsLaunchParams, options?: CallOptions): TernPromise<types.CampaignsLaunchResult>;
  /** Pause sending. */
  pause(params: types.CampaignsPauseParams, options?: CallOptions): TernPromise<types.CampaignsPauseResult>;
  /** Resume a paused campaign. */
  resume(params: types.CampaignsResumeParams, options?: CallOptions): TernPromise<types.CampaignsResumeResult>;
  /** Cancel a campaign and release its credits. */
  cancel(params: types.CampaignsCancelParams, options?: CallOptions): TernPromise<types.CampaignsCancelResult>;
  /** List recipients with the send decision and delivery status of each. */
  recipients(params: types.CampaignsRecipientsParams, options?: CallOptions): PagePromise<Item<'campaigns.recipients'>, types.CampaignsRecipientsResult>;
}

/** Registration, readiness to send, compliance checks and proof. */
export interface ComplianceApi {
  /** Register a 10DLC brand, which identifies the company that sends. */
  registerBrand(params: types.ComplianceRegisterBrandParams, options?: CallOptions): TernPromise<types.ComplianceRegisterBrandResult>;
  /** Register a 10DLC campaign, which describes what you send. */
  registerCampaign(params?: types.ComplianceRegisterCampaignParams, options?: CallOptions): TernPromise<types.ComplianceRegisterCampaignResult>;
  /** Submit a toll-free number for verification. */
  registerTollFree(params: types.ComplianceRegisterTollFreeParams, options?: CallOptions): TernPromise<types.ComplianceRegisterTollFreeResult>;
  /** List the registrations of brands, campaigns and toll-free numbers, with their rejections. */
  registrations(params?: types.ComplianceRegistrationsParams, options?: CallOptions): PagePromise<Item<'compliance.registrations'>, types.ComplianceRegistrationsResult>;
  /** List the steps that are missing before you can send. */
  setupStatus(params?: types.ComplianceSetupStatusParams, options?: CallOptions): TernPromise<types.ComplianceSetupStatusResult>;
  /** Check whether a message would pass every gate, and why. */
  checkSend(params: types.ComplianceCheckSendParams, options?: CallOptions): TernPromise<types.ComplianceCheckSendResult>;
  /** Set the allowed hours of this account for marketing messages. */
  quietHours(params?: types.ComplianceQuietHoursParams, options?: CallOptions): TernPromise<types.ComplianceQuietHoursResult>;
  /** Limit how often a recipient gets marketing messages. */
  frequencyCap(params: types.ComplianceFrequencyCapParams, options?: CallOptions): TernPromise<types.ComplianceFrequencyCapResult>;
  /** Stop all messages to phone numbers, or the messages of one program. */
  suppress(params?: types.ComplianceSuppressParams, options?: CallOptions): TernPromise<types.ComplianceSuppressResult>;
  /** Verify the hash chain of the consent entries or the audit log. */
  verifyLedger(params?: types.ComplianceVerifyLedgerParams, options?: CallOptions): TernPromise<types.ComplianceVerifyLedgerResult>;
  /** Export the consent entries and the audit log to a file you can verify offline. */
  export(params?: types.ComplianceExportParams, options?: CallOptions): TernPromise<types.ComplianceExportResult>;
}

/** Contacts, their phone numbers and their consent. */
export interface ContactsApi {
  /** Create a contact, or update the contact with this phone number or external ID. */
  upsert(params?: types.ContactsUpsertParams, options?: CallOptions): TernPromise<types.ContactsUpsertResult>;
  /** Get a contact with its consent, tags and relationships. */
  get(params?: types.ContactsGetParams, options?: CallOptions): TernPromise<types.ContactsGetResult>;
  /** List contacts by name, phone number, tag, list or consent status. */
  list(params?: types.ContactsListParams, options?: CallOptions): PagePromise<Item<'contacts.list'>, types.ContactsListResult>;
  /** Import up to 500 contacts. */
  import(params?: types.ContactsImportParams, options?: CallOptions): TernPromise<types.ContactsImportResult>;
  /** Record a relationship with a contact, such as an order or an appointment. */
  recordRelationship(params: types.ContactsRecordRelationshipParams, options?: CallOptions): TernPromise<types.ContactsRecordRelationshipResult>;
  /** Record the opt-in of a contact, with its proof. */
  optIn(params?: types.ContactsOptInParams, options?: CallOptions): TernPromise<types.ContactsOptInResult>;
  /** Record the opt-out of a contact or phone number, effective immediately. */
  optOut(params?: types.ContactsOptOutParams, options?: CallOptions): TernPromise<types.ContactsOptOutResult>;
  /** List all consent entries of a contact or phone number. */
  consentHistory(params?: types.ContactsConsentHistoryParams, options?: CallOptions): PagePromise<Item<'contacts.consentHistory'>, types.ContactsConsentHistoryResult>;
  /** List the activity of a contact, newest first. */
  timeline(params: types.ContactsTimelineParams, options?: CallOptions): PagePromise<Item<'contacts.timeline'>, types.ContactsTimelineResult>;
  /** Merge one contact into another. */
  merge(params: types.ContactsMergeParams, options?: CallOptions): TernPromise<types.ContactsMergeResult>;
  /** Erase a contact's personal data and suppress its phone number. */
  forget(params?: types.ContactsForgetParams, options?: CallOptions): TernPromise<types.ContactsForgetResult>;
}

/** Invalid numbers, number lookups and duplicate contacts. */
export interface HygieneApi {
  /** List contacts with an invalid phone number, with the reason and the evidence. */
  invalidContacts(params?: types.HygieneInvalidContactsParams, options?: CallOptions): PagePromise<Item<'hygiene.invalidContacts'>, types.HygieneInvalidContactsResult>;
  /** Scan all contacts or one list for invalid phone numbers. */
  scan(params?: types.HygieneScanParams, options?: CallOptions): TernPromise<types.HygieneScanResult>;
  /** Show the progress of a scan. */
  scanStatus(params: types.HygieneScanStatusParams, options?: CallOptions): TernPromise<types.HygieneScanStatusResult>;
  /** List contacts that may be the same person with several phone numbers. */
  duplicates(params?: types.HygieneDuplicatesParams, options?: CallOptions): PagePromise<Item<'hygiene.duplicates'>, types.HygieneDuplicatesResult>;
  /** Look up the line type, carrier, service status and reassignment of a phone number. */
  lookup(params?: types.HygieneLookupParams, options?: CallOptions): TernPromise<types.HygieneLookupResult>;
  /** Set how many failures with an error code make a phone number invalid, and what happens then. */
  setPolicy(params?: types.HygieneSetPolicyParams, options?: CallOptions): TernPromise<types.HygieneSetPolicyResult>;
  /** Suppress the phone numbers of invalid contacts. */
  suppressInvalid(params?: types.HygieneSuppressInvalidParams, options?: CallOptions): TernPromise<types.HygieneSuppressInvalidResult>;
}

/** Explanations of delivery results and campaign reach. */
export interface InsightsApi {
  /** Explain why a message was or was not delivered. */
  explainMessage(params: types.InsightsExplainMessageParams, options?: CallOptions): TernPromise<types.InsightsExplainMessageResult>;
  /** Explain why a campaign reached fewer recipients than its audience. */
  explainAudience(params: types.InsightsExplainAudienceParams, options?: CallOptions): TernPromise<types.InsightsExplainAudienceResult>;
}

/** Static lists of contacts. */
export interface ListsApi {
  /** Create a list. */
  create(params: types.ListsCreateParams, options?: CallOptions): TernPromise<types.ListsCreateResult>;
  /** List the lists with their member counts. */
  list(params?: types.ListsListParams, options?: CallOptions): PagePromise<Item<'lists.list'>, types.ListsListResult>;
  /** Add contacts to a list. */
  addContacts(params: types.ListsAddContactsParams, options?: CallOptions): TernPromise<types.ListsAddContactsResult>;
  /** Remove contacts from a list. */
  removeContacts(params: types.ListsRemoveContactsParams, options?: CallOptions): TernPromise<types.ListsRemoveContactsResult>;
  /** List the contacts on a list. */
  members(params: types.ListsMembersParams, options?: CallOptions): PagePromise<Item<'lists.members'>, types.ListsMembersResult>;
  /** Delete a list and keep its contacts. */
  delete(params: types.ListsDeleteParams, options?: CallOptions): TernPromise<types.ListsDeleteResult>;
}

/** Single messages and their delivery status. */
export interface MessagesApi {
  /** Send one message after checking every gate. */
  send(params?: types.MessagesSendParams, options?: CallOptions): TernPromise<types.MessagesSendResult>;
  /** Preview a message as rendered, with its encoding, segments and cost. */
  preview(params?: types.MessagesPreviewParams, options?: CallOptions): TernPromise<types.MessagesPreviewResult>;
  /** Get a message with its history and the decision that accepted it. */
  get(params: types.MessagesGetParams, options?: CallOptions): TernPromise<types.MessagesGetResult>;
  /** List messages. */
  list(params?: types.MessagesListParams, options?: CallOptions): PagePromise<Item<'messages.list'>, types.MessagesListResult>;
  /** Cancel a message that has not been sent. */
  cancel(params: types.MessagesCancelParams, options?: CallOptions): TernPromise<types.MessagesCancelResult>;
  /** Set the default smart encoding of the account. */
  setSmartEncoding(params: types.MessagesSetSmartEncodingParams, options?: CallOptions): TernPromise<types.MessagesSetSmartEncodingResult>;
  /** List incoming messages that wait for a decision. */
  reviews(params?: types.MessagesReviewsParams, options?: CallOptions): PagePromise<Item<'messages.reviews'>, types.MessagesReviewsResult>;
  /** Decide whether an incoming message is an opt-out. */
  review(params: types.MessagesReviewParams, options?: CallOptions): TernPromise<types.MessagesReviewResult>;
  /** Simulate an incoming message to one of your numbers. */
  simulateInbound(params: types.MessagesSimulateInboundParams, options?: CallOptions): TernPromise<types.MessagesSimulateInboundResult>;
}

export interface PartnerOutboxApi {
  /** List events with their delivery attempts. */
  list(params?: types.PartnerOutboxListParams, options?: CallOptions): PagePromise<Item<'partner.outbox.list'>, types.PartnerOutboxListResult>;
  /** Replay events. */
  replay(params?: types.PartnerOutboxReplayParams, options?: CallOptions): TernPromise<types.PartnerOutboxReplayResult>;
}

/** Platforms that send for their own end-customers. */
export interface PartnerApi {
  /** Register a partner organization and its API key. */
  register(params: types.PartnerRegisterParams, options?: CallOptions): TernPromise<types.PartnerRegisterResult>;
  /** Create an end-customer. */
  createCustomer(params: types.PartnerCreateCustomerParams, options?: CallOptions): TernPromise<types.PartnerCreateCustomerResult>;
  /** Create another API key for an end-customer. */
  createCustomerKey(params: types.PartnerCreateCustomerKeyParams, options?: CallOptions): TernPromise<types.PartnerCreateCustomerKeyResult>;
  /** List the end-customers. */
  listCustomers(params?: types.PartnerListCustomersParams, options?: CallOptions): PagePromise<Item<'partner.listCustomers'>, types.PartnerListCustomersResult>;
  /** Send one message for an end-customer. */
  send(params: types.PartnerSendParams, options?: CallOptions): TernPromise<types.PartnerSendResult>;
  /** Pause or resume an end-customer. */
  setChildPaused(params: types.PartnerSetChildPausedParams, options?: CallOptions): TernPromise<types.PartnerSetChildPausedResult>;
  /** Move credits to an end-customer. */
  grantCredits(params: types.PartnerGrantCreditsParams, options?: CallOptions): TernPromise<types.PartnerGrantCreditsResult>;
  /** List the steps that are missing before events and messages can be sent. */
  setupStatus(params?: types.PartnerSetupStatusParams, options?: CallOptions): TernPromise<types.PartnerSetupStatusResult>;
  /** Set the webhook endpoint for events. */
  configureWebhook(params: types.PartnerConfigureWebhookParams, options?: CallOptions): TernPromise<types.PartnerConfigureWebhookResult>;
  /** Replace the signing secret of the webhook. */
  rotateWebhookSecret(params?: types.PartnerRotateWebhookSecretParams, options?: CallOptions): TernPromise<types.PartnerRotateWebhookSecretResult>;
  /** Deliver pending events now. */
  processOutbox(params?: types.PartnerProcessOutboxParams, options?: CallOptions): TernPromise<types.PartnerProcessOutboxResult>;
  readonly outbox: PartnerOutboxApi;
}

/** Messaging programs: brand, purpose, keywords and automatic replies. */
export interface ProgramApi {
  /** Create a program: the brand, the purpose of its messages and its automatic replies. */
  create(params: types.ProgramCreateParams, options?: CallOptions): TernPromise<types.ProgramCreateResult>;
  /** List programs. */
  list(params?: types.ProgramListParams, options?: CallOptions): PagePromise<Item<'program.list'>, types.ProgramListResult>;
  /** Get a program in its current or an earlier version. */
  get(params: types.ProgramGetParams, options?: CallOptions): TernPromise<types.ProgramGetResult>;
  /** Update a program by creating a new version. */
  update(params: types.ProgramUpdateParams, options?: CallOptions): TernPromise<types.ProgramUpdateResult>;
  /** Check a program against carrier rules and the law. */
  validate(params: types.ProgramValidateParams, options?: CallOptions): TernPromise<types.ProgramValidateResult>;
  /** Generate the disclosure that people must see before they opt in. */
  terms(params: types.ProgramTermsParams, options?: CallOptions): TernPromise<types.ProgramTermsResult>;
}

/** Places where contacts give consent. */
export interface SourcesApi {
  /** Register a place where people opt in, with its disclosure text. */
  create(params: types.SourcesCreateParams, options?: CallOptions): TernPromise<types.SourcesCreateResult>;
  /** List sources. */
  list(params?: types.SourcesListParams, options?: CallOptions): PagePromise<Item<'sources.list'>, types.SourcesListResult>;
  /** Get a source with all versions of its disclosure text. */
  get(params: types.SourcesGetParams, options?: CallOptions): TernPromise<types.SourcesGetResult>;
  /** Update a source; a new disclosure text creates a new version. */
  update(params: types.SourcesUpdateParams, options?: CallOptions): TernPromise<types.SourcesUpdateResult>;
  /** Count opt-ins, opt-outs and conversions per source in a period. */
  stats(params?: types.SourcesStatsParams, options?: CallOptions): TernPromise<types.SourcesStatsResult>;
  /** Archive a source and keep the consent that refers to it. */
  archive(params: types.SourcesArchiveParams, options?: CallOptions): TernPromise<types.SourcesArchiveResult>;
}

/** Labels for contacts, campaigns and templates. */
export interface TagsApi {
  /** Create a tag. */
  create(params: types.TagsCreateParams, options?: CallOptions): TernPromise<types.TagsCreateResult>;
  /** List tags with the number of objects that have each tag. */
  list(params?: types.TagsListParams, options?: CallOptions): PagePromise<Item<'tags.list'>, types.TagsListResult>;
  /** Assign a tag to many contacts, campaigns or templates at once. */
  assign(params: types.TagsAssignParams, options?: CallOptions): TernPromise<types.TagsAssignResult>;
  /** Remove a tag from many contacts, campaigns or templates at once. */
  unassign(params: types.TagsUnassignParams, options?: CallOptions): TernPromise<types.TagsUnassignResult>;
  /** Merge one tag into another, or rename a tag. */
  merge(params: types.TagsMergeParams, options?: CallOptions): TernPromise<types.TagsMergeResult>;
  /** Delete a tag. */
  delete(params: types.TagsDeleteParams, options?: CallOptions): TernPromise<types.TagsDeleteResult>;
}

/** Reusable message templates with variables. */
export interface TemplatesApi {
  /** Create a template. */
  create(params: types.TemplatesCreateParams, options?: CallOptions): TernPromise<types.TemplatesCreateResult>;
  /** List templates. */
  list(params?: types.TemplatesListParams, options?: CallOptions): PagePromise<Item<'templates.list'>, types.TemplatesListResult>;
  /** Get a template with its versions. */
  get(params: types.TemplatesGetParams, options?: CallOptions): TernPromise<types.TemplatesGetResult>;
  /** Update a template; new text or variables create a new version. */
  update(params: types.TemplatesUpdateParams, options?: CallOptions): TernPromise<types.TemplatesUpdateResult>;
  /** Render a template exactly as it would be sent. */
  render(params: types.TemplatesRenderParams, options?: CallOptions): TernPromise<types.TemplatesRenderResult>;
  /** Approve, archive or reopen a template. */
  setState(params: types.TemplatesSetStateParams, options?: CallOptions): TernPromise<types.TemplatesSetStateResult>;
  /** Delete a template and all its versions. */
  delete(params: types.TemplatesDeleteParams, options?: CallOptions): TernPromise<types.TemplatesDeleteResult>;
}

/** Sending numbers. */
export interface PhoneNumbersApi {
  /** Get the default sending number, or create one. */
  ensureDefault(params?: types.PhoneNumbersEnsureDefaultParams, options?: CallOptions): TernPromise<types.PhoneNumbersEnsureDefaultResult>;
  /** List the sending numbers of this account. */
  list(params?: types.PhoneNumbersListParams, options?: CallOptions): PagePromise<Item<'phone-numbers.list'>, types.PhoneNumbersListResult>;
  /** Make a number the default sending number, or assign it to a program or a registered campaign. */
  assign(params: types.PhoneNumbersAssignParams, options?: CallOptions): TernPromise<types.PhoneNumbersAssignResult>;
  /** Release a number. */
  release(params: types.PhoneNumbersReleaseParams, options?: CallOptions): TernPromise<types.PhoneNumbersReleaseResult>;
  /** Search for available numbers. */
  search(params?: types.PhoneNumbersSearchParams, options?: CallOptions): TernPromise<types.PhoneNumbersSearchResult>;
  /** Acquire a number that phone-numbers.search found. */
  acquire(params: types.PhoneNumbersAcquireParams, options?: CallOptions): TernPromise<types.PhoneNumbersAcquireResult>;
  /** Show the delivery health of a sending number. */
  health(params: types.PhoneNumbersHealthParams, options?: CallOptions): TernPromise<types.PhoneNumbersHealthResult>;
}

/** All skills as methods. */
export class Skills {
  readonly agent: AgentApi;
  readonly analytics: AnalyticsApi;
  readonly billing: BillingApi;
  readonly campaigns: CampaignsApi;
  readonly compliance: ComplianceApi;
  readonly contacts: ContactsApi;
  readonly hygiene: HygieneApi;
  readonly insights: InsightsApi;
  readonly lists: ListsApi;
  readonly messages: MessagesApi;
  readonly partner: PartnerApi;
  readonly program: ProgramApi;
  readonly sources: SourcesApi;
  readonly tags: TagsApi;
  readonly templates: TemplatesApi;
  readonly phoneNumbers: PhoneNumbersApi;

  constructor(calls: Calls) {
    this.agent = {
      provision: (params, options) => calls.call('agent.provision', params, options),
      createKey: (params, options) => calls.call('agent.createKey', params, options),
      discover: (params, options) => calls.call('agent.discover', params, options),
      capabilities: (params, options) => calls.call('agent.capabilities', params, options),
      listKeys: (params, options) => calls.page('agent.listKeys', params, options),
      revokeKey: (params, options) => calls.call('agent.revokeKey', params, options),
      rotateKey: (params, options) => calls.call('agent.rotateKey', params, options),
      whoami: (params, options) => calls.call('agent.whoami', params, options),
      auditLog: (params, options) => calls.page('agent.auditLog', params, options),
    };
    this.analytics = {
      recordConversion: (params, options) => calls.call('analytics.recordConversion', params, options),
    };
    this.billing = {
      balance: (params, options) => calls.call('billing.balance', params, options),
      portal: (params, options) => calls.call('billing.portal', params, options),
      ledger: (params, options) => calls.page('billing.ledger', params, options),
      topUp: (params, options) => calls.call('billing.topUp', params, options),
      estimate: (params, options) => calls.call('billing.estimate', params, options),
      usage: (params, options) => calls.call('billing.usage', params, options),
    };
    this.campaigns = {
      create: (params, options) => calls.call('campaigns.create', params, options),
      update: (params, options) => calls.call('campaigns.update', params, options),
      get: (params, options) => calls.call('campaigns.get', params, options),
      list: (params, options) => calls.page('campaigns.list', params, options),
      preflight: (params, options) => calls.call('campaigns.preflight', params, options),
      launch: (params, options) => calls.call('campaigns.launch', params, options),
      pause: (params, options) => calls.call('campaigns.pause', params, options),
      resume: (params, options) => calls.call('campaigns.resume', params, options),
      cancel: (params, options) => calls.call('campaigns.cancel', params, options),
      recipients: (params, options) => calls.page('campaigns.recipients', params, options),
    };
    this.compliance = {
      registerBrand: (params, options) => calls.call('compliance.registerBrand', params, options),
      registerCampaign: (params, options) => calls.call('compliance.registerCampaign', params, options),
      registerTollFree: (params, options) => calls.call('compliance.registerTollFree', params, options),
      registrations: (params, options) => calls.page('compliance.registrations', params, options),
      setupStatus: (params, options) => calls.call('compliance.setupStatus', params, options),
      checkSend: (params, options) => calls.call('compliance.checkSend', params, options),
      quietHours: (params, options) => calls.call('compliance.quietHours', params, options),
      frequencyCap: (params, options) => calls.call('compliance.frequencyCap', params, options),
      suppress: (params, options) => calls.call('compliance.suppress', params, options),
      verifyLedger: (params, options) => calls.call('compliance.verifyLedger', params, options),
      export: (params, options) => calls.call('compliance.export', params, options),
    };
    this.contacts = {
      upsert: (params, options) => calls.call('contacts.upsert', params, options),
      get: (params, options) => calls.call('contacts.get', params, options),
      list: (params, options) => calls.page('contacts.list', params, options),
      import: (params, options) => calls.call('contacts.import', params, options),
      recordRelationship: (params, options) => calls.call('contacts.recordRelationship', params, options),
      optIn: (params, options) => calls.call('contacts.optIn', params, options),
      optOut: (params, options) => calls.call('contacts.optOut', params, options),
      consentHistory: (params, options) => calls.page('contacts.consentHistory', params, options),
      timeline: (params, options) => calls.page('contacts.timeline', params, options),
      merge: (params, options) => calls.call('contacts.merge', params, options),
      forget: (params, options) => calls.call('contacts.forget', params, options),
    };
    this.hygiene = {
      invalidContacts: (params, options) => calls.page('hygiene.invalidContacts', params, options),
      scan: (params, options) => calls.call('hygiene.scan', params, options),
      scanStatus: (params, options) => calls.call('hygiene.scanStatus', params, options),
      duplicates: (params, options) => calls.page('hygiene.duplicates', params, options),
      lookup: (params, options) => calls.call('hygiene.lookup', params, options),
      setPolicy: (params, options) => calls.call('hygiene.setPolicy', params, options),
      suppressInvalid: (params, options) => calls.call('hygiene.suppressInvalid', params, options),
    };
    this.insights = {
      explainMessage: (params, options) => calls.call('insights.explainMessage', params, options),
      explainAudience: (params, options) => calls.call('insights.explainAudience', params, options),
    };
    this.lists = {
      create: (params, options) => calls.call('lists.create', params, options),
      list: (params, options) => calls.page('lists.list', params, options),
      addContacts: (params, options) => calls.call('lists.addContacts', params, options),
      removeContacts: (params, options) => calls.call('lists.removeContacts', params, options),
      members: (params, options) => calls.page('lists.members', params, options),
      delete: (params, options) => calls.call('lists.delete', params, options),
    };
    this.messages = {
      send: (params, options) => calls.call('messages.send', params, options),
      preview: (params, options) => calls.call('messages.preview', params, options),
      get: (params, options) => calls.call('messages.get', params, options),
      list: (params, options) => calls.page('messages.list', params, options),
      cancel: (params, options) => calls.call('messages.cancel', params, options),
      setSmartEncoding: (params, options) => calls.call('messages.setSmartEncoding', params, options),
      reviews: (params, options) => calls.page('messages.reviews', params, options),
      review: (params, options) => calls.call('messages.review', params, options),
      simulateInbound: (params, options) => calls.call('messages.simulateInbound', params, options),
    };
    this.partner = {
      register: (params, options) => calls.call('partner.register', params, options),
      createCustomer: (params, options) => calls.call('partner.createCustomer', params, options),
      createCustomerKey: (params, options) => calls.call('partner.createCustomerKey', params, options),
      listCustomers: (params, options) => calls.page('partner.listCustomers', params, options),
      send: (params, options) => calls.call('partner.send', params, options),
      setChildPaused: (params, options) => calls.call('partner.setChildPaused', params, options),
      grantCredits: (params, options) => calls.call('partner.grantCredits', params, options),
      setupStatus: (params, options) => calls.call('partner.setupStatus', params, options),
      configureWebhook: (params, options) => calls.call('partner.configureWebhook', params, options),
      rotateWebhookSecret: (params, options) => calls.call('partner.rotateWebhookSecret', params, options),
      processOutbox: (params, options) => calls.call('partner.processOutbox', params, options),
      outbox: {
        list: (params, options) => calls.page('partner.outbox.list', params, options),
        replay: (params, options) => calls.call('partner.outbox.replay', params, options),
      },
    };
    this.program = {
      create: (params, options) => calls.call('program.create', params, options),
      list: (params, options) => calls.page('program.list', params, options),
      get: (params, options) => calls.call('program.get', params, options),
      update: (params, options) => calls.call('program.update', params, options),
      validate: (params, options) => calls.call('program.validate', params, options),
      terms: (params, options) => calls.call('program.terms', params, options),
    };
    this.sources = {
      create: (params, options) => calls.call('sources.create', params, options),
      list: (params, options) => calls.page('sources.list', params, options),
      get: (params, options) => calls.call('sources.get', params, options),
      update: (params, options) => calls.call('sources.update', params, options),
      stats: (params, options) => calls.call('sources.stats', params, options),
      archive: (params, options) => calls.call('sources.archive', params, options),
    };
    this.tags = {
      create: (params, options) => calls.call('tags.create', params, options),
      list: (params, options) => calls.page('tags.list', params, options),
      assign: (params, options) => calls.call('tags.assign', params, options),
      unassign: (params, options) => calls.call('tags.unassign', params, options),
      merge: (params, options) => calls.call('tags.merge', params, options),
      delete: (params, options) => calls.call('tags.delete', params, options),
    };
    this.templates = {
      create: (params, options) => calls.call('templates.create', params, options),
      list: (params, options) => calls.page('templates.list', params, options),
      get: (params, options) => calls.call('templates.get', params, options),
      update: (params, options) => calls.call('templates.update', params, options),
      render: (params, options) => calls.call('templates.render', params, options),
      setState: (params, options) => calls.call('templates.setState', params, options),
      delete: (params, options) => calls.call('templates.delete', params, options),
    };
    this.phoneNumbers = {
      ensureDefault: (params, options) => calls.call('phone-numbers.ensureDefault', params, options),
      list: (params, options) => calls.page('phone-numbers.list', params, options),
      assign: (params, options) => calls.call('phone-numbers.assign', params, options),
      release: (params, options) => calls.call('phone-numbers.release', params, options),
      search: (params, options) => calls.call('phone-numbers.search', params, options),
      acquire: (params, options) => calls.call('phone-numbers.acquire', params, options),
      health: (params, options) => calls.call('phone-numbers.health', params, options),
    };
  }
}
