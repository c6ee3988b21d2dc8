// Generated from openrpc.json by `npm run codegen`. Do not edit: change the contract or the emitter.
import type { CallOptions } from '../core/options.ts';
import type { PagePromise } from '../core/page-promise.ts';
import type { TernPromise } from '../core/tern-promise.ts';
import type { SkillName, SkillTypes } from './types.ts';
import type * as types from './types.ts';

type Params<N extends SkillName> = SkillTypes[N]['params'];
type Result<N extends SkillName> = SkillTypes[N]['result'];
type Item<N extends SkillName> = Result<N> extends { items: readonly (infer T)[] } ? T : never;

/** The two ways a skill is called: for its answer, or for a page of its answer. */
export interface Calls {
  call<N extends SkillName>(name: N, params: Params<N> | undefined, options: CallOptions | undefined): TernPromise<Result<N>>;
  page<N extends SkillName>(
    name: N,
    params: Params<N> | undefined,
    options: CallOptions | undefined,
  ): PagePromise<Item<N>, Result<N>>;
}

/** Accounts, keys, discovery and the audit log */
export interface AgentApi {
  /** Create an account and its first key. */
  provision(params: types.AgentProvisionParams, options?: CallOptions): TernPromise<types.AgentProvisionResult>;
  /** Mint a narrower key. */
  createKey(params: types.AgentCreateKeyParams, options?: CallOptions): TernPromise<types.AgentCreateKeyResult>;
  /** Find skills by intent. */
  discover(params?: types.AgentDiscoverParams, options?: CallOptions): TernPromise<types.AgentDiscoverResult>;
  /** The full typed contract, as far as this key is concerned. */
  capabilities(params?: types.AgentCapabilitiesParams, options?: CallOptions): TernPromise<types.AgentCapabilitiesResult>;
  /** List the keys of this account, without their secrets. */
  listKeys(params?: types.AgentListKeysParams, options?: CallOptions): PagePromise<Item<'agent.listKeys'>, types.AgentListKeysResult>;
  /** Revoke a key now. */
  revokeKey(params: types.AgentRevokeKeyParams, options?: CallOptions): TernPromise<types.AgentRevokeKeyResult>;
  /** Replace a key by a new one of the same permissions. */
  rotateKey(params: types.AgentRotateKeyParams, options?: CallOptions): TernPromise<types.AgentRotateKeyResult>;
  /** Who this key is, what it may do and what holds it back. */
  whoami(params?: types.AgentWhoamiParams, options?: CallOptions): TernPromise<types.AgentWhoamiResult>;
  /** What was done with the keys of this account. */
  auditLog(params?: types.AgentAuditLogParams, options?: CallOptions): PagePromise<Item<'agent.auditLog'>, types.AgentAuditLogResult>;
}

/** Conversions, events and totals */
export interface AnalyticsApi {
  /** Record that a contact did what it was texted for, and what that was worth. */
  recordConversion(params: types.AnalyticsRecordConversionParams, options?: CallOptions): TernPromise<types.AnalyticsRecordConversionResult>;
}

/** Credits, ledger and estimates */
export interface BillingApi {
  /** How many credits there are. */
  balance(params?: types.BillingBalanceParams, options?: CallOptions): TernPromise<types.BillingBalanceResult>;
  /** A link to the billing page. */
  portal(params?: types.BillingPortalParams, options?: CallOptions): TernPromise<types.BillingPortalResult>;
  /** Every credit that came or went. */
  ledger(params?: types.BillingLedgerParams, options?: CallOptions): PagePromise<Item<'billing.ledger'>, types.BillingLedgerResult>;
  /** Add credits for a confirmed payment. */
  topUp(params: types.BillingTopUpParams, options?: CallOptions): TernPromise<types.BillingTopUpResult>;
  /** What a text would cost. */
  estimate(params?: types.BillingEstimateParams, options?: CallOptions): TernPromise<types.BillingEstimateResult>;
  /** What was used, by day, campaign or purpose. */
  usage(params?: types.BillingUsageParams, options?: CallOptions): TernPromise<types.BillingUsageResult>;
}

/** Texts to an audience, from draft to reconciliation */
export interface CampaignsApi {
  /** Draft a campaign. */
  create(params: types.CampaignsCreateParams, options?: CallOptions): TernPromise<types.CampaignsCreateResult>;
  /** Edit a draft. */
  update(params: types.CampaignsUpdateParams, options?: CallOptions): TernPromise<types.CampaignsUpdateResult>;
  /** One campaign and how far it is. */
  get(params: types.CampaignsGetParams, options?: CallOptions): TernPromise<types.CampaignsGetResult>;
  /** List campaigns. */
  list(params?: types.CampaignsListParams, options?: CallOptions): PagePromise<Item<'campaigns.list'>, types.CampaignsListResult>;
  /** All checks before a launch. */
  preflight(params: types.CampaignsPreflightParams, options?: CallOptions): TernPromise<types.CampaignsPreflightResult>;
  /** Start a campaign, or schedule it. */
  launch(params: types.CampaignsLaunchParams, options?: CallOptions): TernPromise<types.CampaignsLaunchResult>;
  /** Stop handing out texts. */
  pause(params: types.CampaignsPauseParams, options?: CallOptions): TernPromise<types.CampaignsPauseResult>;
  /** Go on from exactly where it stopped. */
  resume(params: types.CampaignsResumeParams, options?: CallOptions): TernPromise<types.CampaignsResumeResult>;
  /** Cancel a campaign and free its credits. */
  cancel(params: types.CampaignsCancelParams, options?: CallOptions): TernPromise<types.CampaignsCancelResult>;
  /** What was decided for each contact, and where each text is. */
  recipients(params: types.CampaignsRecipientsParams, options?: CallOptions): PagePromise<Item<'campaigns.recipients'>, types.CampaignsRecipientsResult>;
}

/** Readiness to send, checks and proof */
export interface ComplianceApi {
  /** Register a 10DLC brand: who sends. */
  registerBrand(params: types.ComplianceRegisterBrandParams, options?: CallOptions): TernPromise<types.ComplianceRegisterBrandResult>;
  /** Register a 10DLC campaign: what is sent. */
  registerCampaign(params?: types.ComplianceRegisterCampaignParams, options?: CallOptions): TernPromise<types.ComplianceRegisterCampaignResult>;
  /** Have a toll-free number verified. */
  registerTollFree(params: types.ComplianceRegisterTollFreeParams, options?: CallOptions): TernPromise<types.ComplianceRegisterTollFreeResult>;
  /** Brands, campaigns and toll-free numbers at the registry, and what was turned down. */
  registrations(params?: types.ComplianceRegistrationsParams, options?: CallOptions): PagePromise<Item<'compliance.registrations'>, types.ComplianceRegistrationsResult>;
  /** What is missing before sending. */
  setupStatus(params?: types.ComplianceSetupStatusParams, options?: CallOptions): TernPromise<types.ComplianceSetupStatusResult>;
  /** Would this text pass, and why. */
  checkSend(params: types.ComplianceCheckSendParams, options?: CallOptions): TernPromise<types.ComplianceCheckSendResult>;
  /** Set the hours in which this account sends marketing. */
  quietHours(params?: types.ComplianceQuietHoursParams, options?: CallOptions): TernPromise<types.ComplianceQuietHoursResult>;
  /** Limit how often one person gets marketing. */
  frequencyCap(params: types.ComplianceFrequencyCapParams, options?: CallOptions): TernPromise<types.ComplianceFrequencyCapResult>;
  /** Let numbers get no texts any more, or none of one program. */
  suppress(params?: types.ComplianceSuppressParams, options?: CallOptions): TernPromise<types.ComplianceSuppressResult>;
  /** Check the chain of hashes of a ledger. */
  verifyLedger(params?: types.ComplianceVerifyLedgerParams, options?: CallOptions): TernPromise<types.ComplianceVerifyLedgerResult>;
  /** Proof of consent and the audit log as a file that proves itself. */
  export(params?: types.ComplianceExportParams, options?: CallOptions): TernPromise<types.ComplianceExportResult>;
}

/** People, their numbers and their consent */
export interface ContactsApi {
  /** Create a contact, or change the one that has this phone or external id. */
  upsert(params?: types.ContactsUpsertParams, options?: CallOptions): TernPromise<types.ContactsUpsertResult>;
  /** One contact with its consent and tags. */
  get(params?: types.ContactsGetParams, options?: CallOptions): TernPromise<types.ContactsGetResult>;
  /** List contacts, by name, number, tag, list or consent. */
  list(params?: types.ContactsListParams, options?: CallOptions): PagePromise<Item<'contacts.list'>, types.ContactsListResult>;
  /** Import at most 500 contacts at once. */
  import(params?: types.ContactsImportParams, options?: CallOptions): TernPromise<types.ContactsImportResult>;
  /** Record the consent a person gave, with its proof. */
  optIn(params?: types.ContactsOptInParams, options?: CallOptions): TernPromise<types.ContactsOptInResult>;
  /** End the consent of a contact or of a number, now. */
  optOut(params?: types.ContactsOptOutParams, options?: CallOptions): TernPromise<types.ContactsOptOutResult>;
  /** Every change of the consent of a contact or of a number. */
  consentHistory(params?: types.ContactsConsentHistoryParams, options?: CallOptions): PagePromise<Item<'contacts.consentHistory'>, types.ContactsConsentHistoryResult>;
  /** What happened with a contact, newest first. */
  timeline(params: types.ContactsTimelineParams, options?: CallOptions): PagePromise<Item<'contacts.timeline'>, types.ContactsTimelineResult>;
  /** Merge one contact into another. */
  merge(params: types.ContactsMergeParams, options?: CallOptions): TernPromise<types.ContactsMergeResult>;
  /** Erase a person, and never text that number again. */
  forget(params?: types.ContactsForgetParams, options?: CallOptions): TernPromise<types.ContactsForgetResult>;
}

/** Keeping numbers clean */
export interface HygieneApi {
  /** List contacts whose number is of no use, with the reason and what shows it. */
  invalidContacts(params?: types.HygieneInvalidContactsParams, options?: CallOptions): PagePromise<Item<'hygiene.invalidContacts'>, types.HygieneInvalidContactsResult>;
  /** Look through all contacts, or those of a list, for numbers that are of no use. */
  scan(params?: types.HygieneScanParams, options?: CallOptions): TernPromise<types.HygieneScanResult>;
  /** Show how far a scan is. */
  scanStatus(params: types.HygieneScanStatusParams, options?: CallOptions): TernPromise<types.HygieneScanStatusResult>;
  /** List contacts that may be one person under several numbers. */
  duplicates(params?: types.HygieneDuplicatesParams, options?: CallOptions): PagePromise<Item<'hygiene.duplicates'>, types.HygieneDuplicatesResult>;
  /** Ask a provider about a number: kind of line, carrier, whether it is in service and whose it is. */
  lookup(params?: types.HygieneLookupParams, options?: CallOptions): TernPromise<types.HygieneLookupResult>;
  /** Say how many failures with which error code make a number invalid, and what is done then. */
  setPolicy(params?: types.HygieneSetPolicyParams, options?: CallOptions): TernPromise<types.HygieneSetPolicyResult>;
  /** Suppress the numbers of invalid contacts; they get no texts any more. */
  suppressInvalid(params?: types.HygieneSuppressInvalidParams, options?: CallOptions): TernPromise<types.HygieneSuppressInvalidResult>;
}

/** Explanations */
export interface InsightsApi {
  /** Why one text did or did not arrive. */
  explainMessage(params: types.InsightsExplainMessageParams, options?: CallOptions): TernPromise<types.InsightsExplainMessageResult>;
  /** Why a campaign reached fewer than were meant. */
  explainAudience(params: types.InsightsExplainAudienceParams, options?: CallOptions): TernPromise<types.InsightsExplainAudienceResult>;
}

/** Static sets of contacts */
export interface ListsApi {
  /** Create a list. */
  create(params: types.ListsCreateParams, options?: CallOptions): TernPromise<types.ListsCreateResult>;
  /** List the lists with how many members each has. */
  list(params?: types.ListsListParams, options?: CallOptions): PagePromise<Item<'lists.list'>, types.ListsListResult>;
  /** Put contacts on a list. */
  addContacts(params: types.ListsAddContactsParams, options?: CallOptions): TernPromise<types.ListsAddContactsResult>;
  /** Take contacts off a list. */
  removeContacts(params: types.ListsRemoveContactsParams, options?: CallOptions): TernPromise<types.ListsRemoveContactsResult>;
  /** The contacts on a list. */
  members(params: types.ListsMembersParams, options?: CallOptions): PagePromise<Item<'lists.members'>, types.ListsMembersResult>;
  /** Delete a list; its contacts stay. */
  delete(params: types.ListsDeleteParams, options?: CallOptions): TernPromise<types.ListsDeleteResult>;
}

/** Single texts and what became of them */
export interface MessagesApi {
  /** Send one text through all gates. */
  send(params?: types.MessagesSendParams, options?: CallOptions): TernPromise<types.MessagesSendResult>;
  /** See a text as it would arrive: rendered, encoded, counted, priced. */
  preview(params?: types.MessagesPreviewParams, options?: CallOptions): TernPromise<types.MessagesPreviewResult>;
  /** One text, its history and the decision that cleared it. */
  get(params: types.MessagesGetParams, options?: CallOptions): TernPromise<types.MessagesGetResult>;
  /** List texts. */
  list(params?: types.MessagesListParams, options?: CallOptions): PagePromise<Item<'messages.list'>, types.MessagesListResult>;
  /** Take back a text that has not left. */
  cancel(params: types.MessagesCancelParams, options?: CallOptions): TernPromise<types.MessagesCancelResult>;
  /** Play a person who writes to one of your numbers. */
  simulateInbound(params: types.MessagesSimulateInboundParams, options?: CallOptions): TernPromise<types.MessagesSimulateInboundResult>;
}

export interface PartnerOutboxApi {
  /** Events and what became of them. */
  list(params?: types.PartnerOutboxListParams, options?: CallOptions): PagePromise<Item<'partner.outbox.list'>, types.PartnerOutboxListResult>;
  /** Deliver events once more. */
  replay(params?: types.PartnerOutboxReplayParams, options?: CallOptions): TernPromise<types.PartnerOutboxReplayResult>;
}

/** Platforms that send for their own customers */
export interface PartnerApi {
  /** Make a partner organisation and its key. */
  register(params: types.PartnerRegisterParams, options?: CallOptions): TernPromise<types.PartnerRegisterResult>;
  /** Add an end-customer. */
  createCustomer(params: types.PartnerCreateCustomerParams, options?: CallOptions): TernPromise<types.PartnerCreateCustomerResult>;
  /** Mint another key for an end-customer. */
  createCustomerKey(params: types.PartnerCreateCustomerKeyParams, options?: CallOptions): TernPromise<types.PartnerCreateCustomerKeyResult>;
  /** List the end-customers. */
  listCustomers(params?: types.PartnerListCustomersParams, options?: CallOptions): PagePromise<Item<'partner.listCustomers'>, types.PartnerListCustomersResult>;
  /** Send one text for an end-customer. */
  send(params: types.PartnerSendParams, options?: CallOptions): TernPromise<types.PartnerSendResult>;
  /** Pause an end-customer, or let it go on. */
  setChildPaused(params: types.PartnerSetChildPausedParams, options?: CallOptions): TernPromise<types.PartnerSetChildPausedResult>;
  /** Move credits to an end-customer. */
  grantCredits(params: types.PartnerGrantCreditsParams, options?: CallOptions): TernPromise<types.PartnerGrantCreditsResult>;
  /** What is missing before events and texts flow. */
  setupStatus(params?: types.PartnerSetupStatusParams, options?: CallOptions): TernPromise<types.PartnerSetupStatusResult>;
  /** Say where events go. */
  configureWebhook(params: types.PartnerConfigureWebhookParams, options?: CallOptions): TernPromise<types.PartnerConfigureWebhookResult>;
  /** Replace the signing secret. */
  rotateWebhookSecret(params?: types.PartnerRotateWebhookSecretParams, options?: CallOptions): TernPromise<types.PartnerRotateWebhookSecretResult>;
  /** Deliver pending events now. */
  processOutbox(params?: types.PartnerProcessOutboxParams, options?: CallOptions): TernPromise<types.PartnerProcessOutboxResult>;
  readonly outbox: PartnerOutboxApi;
}

/** Messaging programs */
export interface ProgramApi {
  /** Create a program: who texts, what about, and what people are answered. */
  create(params: types.ProgramCreateParams, options?: CallOptions): TernPromise<types.ProgramCreateResult>;
  /** List programs. */
  list(params?: types.ProgramListParams, options?: CallOptions): PagePromise<Item<'program.list'>, types.ProgramListResult>;
  /** One program, as it is now or was. */
  get(params: types.ProgramGetParams, options?: CallOptions): TernPromise<types.ProgramGetResult>;
  /** Change a program: a new version of it. */
  update(params: types.ProgramUpdateParams, options?: CallOptions): TernPromise<types.ProgramUpdateResult>;
  /** What carriers and the law would object to in a program. */
  validate(params: types.ProgramValidateParams, options?: CallOptions): TernPromise<types.ProgramValidateResult>;
  /** The disclosure that people must read before they opt in. */
  terms(params: types.ProgramTermsParams, options?: CallOptions): TernPromise<types.ProgramTermsResult>;
}

/** Where consent came from */
export interface SourcesApi {
  /** Record a place where people agree to get texts, with the text they are shown. */
  create(params: types.SourcesCreateParams, options?: CallOptions): TernPromise<types.SourcesCreateResult>;
  /** List sources. */
  list(params?: types.SourcesListParams, options?: CallOptions): PagePromise<Item<'sources.list'>, types.SourcesListResult>;
  /** Show a source with every text it has shown. */
  get(params: types.SourcesGetParams, options?: CallOptions): TernPromise<types.SourcesGetResult>;
  /** Change a source; another text makes a new version. */
  update(params: types.SourcesUpdateParams, options?: CallOptions): TernPromise<types.SourcesUpdateResult>;
  /** Count who came by each source in a period, who left, and what conversions brought. */
  stats(params?: types.SourcesStatsParams, options?: CallOptions): TernPromise<types.SourcesStatsResult>;
  /** Take a source out of use; consent that names it stays as it is. */
  archive(params: types.SourcesArchiveParams, options?: CallOptions): TernPromise<types.SourcesArchiveResult>;
}

/** Labels on contacts, campaigns and templates */
export interface TagsApi {
  /** Create a tag. */
  create(params: types.TagsCreateParams, options?: CallOptions): TernPromise<types.TagsCreateResult>;
  /** List tags with how many things carry each. */
  list(params?: types.TagsListParams, options?: CallOptions): PagePromise<Item<'tags.list'>, types.TagsListResult>;
  /** Put a tag on many things at once. */
  assign(params: types.TagsAssignParams, options?: CallOptions): TernPromise<types.TagsAssignResult>;
  /** Take a tag off many things at once. */
  unassign(params: types.TagsUnassignParams, options?: CallOptions): TernPromise<types.TagsUnassignResult>;
  /** Merge one tag into another, or rename it. */
  merge(params: types.TagsMergeParams, options?: CallOptions): TernPromise<types.TagsMergeResult>;
  /** Delete a tag. */
  delete(params: types.TagsDeleteParams, options?: CallOptions): TernPromise<types.TagsDeleteResult>;
}

/** Reusable texts with variables */
export interface TemplatesApi {
  /** Create a template. */
  create(params: types.TemplatesCreateParams, options?: CallOptions): TernPromise<types.TemplatesCreateResult>;
  /** List templates. */
  list(params?: types.TemplatesListParams, options?: CallOptions): PagePromise<Item<'templates.list'>, types.TemplatesListResult>;
  /** One template with its versions. */
  get(params: types.TemplatesGetParams, options?: CallOptions): TernPromise<types.TemplatesGetResult>;
  /** Change a template; another text or other variables make a new version. */
  update(params: types.TemplatesUpdateParams, options?: CallOptions): TernPromise<types.TemplatesUpdateResult>;
  /** Render a template exactly as it would be sent. */
  render(params: types.TemplatesRenderParams, options?: CallOptions): TernPromise<types.TemplatesRenderResult>;
  /** Approve, archive or reopen a template. */
  setState(params: types.TemplatesSetStateParams, options?: CallOptions): TernPromise<types.TemplatesSetStateResult>;
  /** Delete a template and all its versions. */
  delete(params: types.TemplatesDeleteParams, options?: CallOptions): TernPromise<types.TemplatesDeleteResult>;
}

/** Senders */
export interface PhoneNumbersApi {
  /** Return the default sender, or get one. */
  ensureDefault(params?: types.PhoneNumbersEnsureDefaultParams, options?: CallOptions): TernPromise<types.PhoneNumbersEnsureDefaultResult>;
  /** List the senders of this account. */
  list(params?: types.PhoneNumbersListParams, options?: CallOptions): PagePromise<Item<'phone-numbers.list'>, types.PhoneNumbersListResult>;
  /** Make a number the default sender, or bind it to a program or a registered campaign. */
  assign(params: types.PhoneNumbersAssignParams, options?: CallOptions): TernPromise<types.PhoneNumbersAssignResult>;
  /** Give a number back. */
  release(params: types.PhoneNumbersReleaseParams, options?: CallOptions): TernPromise<types.PhoneNumbersReleaseResult>;
  /** Find numbers that can be had. */
  search(params?: types.PhoneNumbersSearchParams, options?: CallOptions): TernPromise<types.PhoneNumbersSearchResult>;
  /** Get a number that phone-numbers.search found. */
  acquire(params: types.PhoneNumbersAcquireParams, options?: CallOptions): TernPromise<types.PhoneNumbersAcquireResult>;
  /** How well texts from a number arrive. */
  health(params: types.PhoneNumbersHealthParams, options?: CallOptions): TernPromise<types.PhoneNumbersHealthResult>;
}

/** Every skill as a method. */
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
