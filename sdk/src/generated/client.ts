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

export interface AgentWebhooksApi {
  /**
   * Create a webhook endpoint that receives the events of this account.
   *
   * Each event is posted to `url`, signed with the secret, and retried for up to 24 hours. After that, it is a dead letter that you can replay. Events arrive in order. An account has up to 5 endpoints. The secret is shown once.
   *
   * Effect: destructive. Errors: -32002, the common errors.
   *
   * @example
   * await tern.agent.webhooks.create({
   *   "url": "https://shop.example/hooks/tern",
   *   "events": [
   *     "message.inbound",
   *     "message.finalized"
   *   ],
   *   "description": "CRM"
   * });
   */
  create(params: types.AgentWebhooksCreateParams, options?: CallOptions): TernPromise<types.AgentWebhooksCreateResult>;
  /**
   * List the webhook endpoints of this account.
   *
   * Oldest first. Secrets are not shown.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.agent.webhooks.list({});
   */
  list(params?: types.AgentWebhooksListParams, options?: CallOptions): PagePromise<Item<'agent.webhooks.list'>, types.AgentWebhooksListResult>;
  /**
   * Change a webhook endpoint.
   *
   * Only the fields you send change. A new URL enables a disabled endpoint; `paused: false` ends a pause. Waiting events are then delivered.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.agent.webhooks.update({
   *   "webhook_id": "whk_01jd0000000000000000000001",
   *   "paused": true
   * });
   */
  update(params: types.AgentWebhooksUpdateParams, options?: CallOptions): TernPromise<types.AgentWebhooksUpdateResult>;
  /**
   * Delete a webhook endpoint and its events.
   *
   * No event is sent to it any more. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.agent.webhooks.delete({
   *   "webhook_id": "whk_01jd0000000000000000000001"
   * });
   */
  delete(params: types.AgentWebhooksDeleteParams, options?: CallOptions): TernPromise<types.AgentWebhooksDeleteResult>;
  /**
   * Replace the signing secret of a webhook endpoint.
   *
   * The new secret signs events immediately. The previous secret stays valid for 24 hours. With `sign_with_previous`, it also signs every event until then.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.agent.webhooks.rotateSecret({
   *   "webhook_id": "whk_01jd0000000000000000000001"
   * });
   */
  rotateSecret(params: types.AgentWebhooksRotateSecretParams, options?: CallOptions): TernPromise<types.AgentWebhooksRotateSecretResult>;
  /**
   * Send a test event to a webhook endpoint.
   *
   * Writes the event `webhook.test` for this endpoint. It is signed and retried like any other event; `agent.webhooks.events` shows its attempts.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.agent.webhooks.test({
   *   "webhook_id": "whk_01jd0000000000000000000001"
   * });
   */
  test(params: types.AgentWebhooksTestParams, options?: CallOptions): TernPromise<types.AgentWebhooksTestResult>;
  /**
   * List the events of a webhook endpoint with their deliveries.
   *
   * Lists events in the order of their IDs. Delivered and dead events are kept for 30 days.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.agent.webhooks.events({
   *   "webhook_id": "whk_01jd0000000000000000000001",
   *   "state": "dead"
   * });
   */
  events(params: types.AgentWebhooksEventsParams, options?: CallOptions): PagePromise<Item<'agent.webhooks.events'>, types.AgentWebhooksEventsResult>;
  /**
   * Replay events of a webhook endpoint.
   *
   * Delivers events again. With `event_ids`, it delivers these events in any state; with `since`, it delivers the events since that time, by default only dead events. The event IDs stay the same and the attempts start over. One call replays at most 10,000 events, oldest first.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.agent.webhooks.replay({
   *   "webhook_id": "whk_01jd0000000000000000000001",
   *   "event_ids": [
   *     "evt_01jd0000000000000000000012"
   *   ]
   * });
   */
  replay(params: types.AgentWebhooksReplayParams, options?: CallOptions): TernPromise<types.AgentWebhooksReplayResult>;
}

/** Accounts, API keys, skill discovery and the audit log. */
export interface AgentApi {
  /**
   * Create an account and its first API key.
   *
   * Needs no credentials. The response shows the key once; store it. The account starts with a small number of credits and a checklist of the steps before its first message. This skill has a strict rate limit.
   *
   * Effect: write. Errors: the common errors.
   *
   * @example
   * await tern.agent.provision({
   *   "name": "Acme Coffee",
   *   "source": "readme",
   *   "permissions": "full",
   *   "use_case": "Order updates and a monthly offer"
   * });
   */
  provision(params: types.AgentProvisionParams, options?: CallOptions): TernPromise<types.AgentProvisionResult>;
  /**
   * Create an API key with fewer permissions.
   *
   * A key cannot create a key with more permissions than its own. The response shows the new key once; store it. With `approval`, calls of the key wait until a person has approved what a dry run shows.
   *
   * Effect: destructive. Errors: invalid_permissions, the common errors.
   *
   * @example
   * await tern.agent.createKey({
   *   "name": "dashboard",
   *   "permissions": [
   *     "read"
   *   ]
   * });
   */
  createKey(params: types.AgentCreateKeyParams, options?: CallOptions): TernPromise<types.AgentCreateKeyResult>;
  /**
   * Find skills by intent.
   *
   * Ranks skills by how well their names, aliases, summaries and descriptions match a question in plain words, also in the words of other products. Each result says whether your key can call the skill. Use it when you do not know the name of a skill.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.agent.discover({
   *   "query": "label contacts",
   *   "limit": 1
   * });
   */
  discover(params?: types.AgentDiscoverParams, options?: CallOptions): TernPromise<types.AgentDiscoverResult>;
  /**
   * Describe skills as a typed contract.
   *
   * Returns each skill with its scope, its effect and whether your key can call it. With `skill`, it includes the schema of the params; `detail` `full` adds the schema of the result. With `format` `mcp`, the response has the shape of MCP tool definitions. All skills in full are 2.5 MB: set `skill` or `module` to narrow them.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.agent.capabilities({
   *   "skill": "agent.whoami"
   * });
   */
  capabilities(params?: types.AgentCapabilitiesParams, options?: CallOptions): TernPromise<types.AgentCapabilitiesResult>;
  /**
   * List the API keys of this account, without their secrets.
   *
   * Newest last. The list includes revoked and expired keys.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.agent.listKeys({});
   */
  listKeys(params?: types.AgentListKeysParams, options?: CallOptions): PagePromise<Item<'agent.listKeys'>, types.AgentListKeysResult>;
  /**
   * Revoke an API key immediately.
   *
   * The key stops working everywhere within one second. A key can revoke itself and any key that has no more permissions and expires no later. A test key cannot revoke live keys. Revoking a revoked key has no effect.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.agent.revokeKey({
   *   "key_id": "key_01jd0000000000000000000001"
   * });
   */
  revokeKey(params: types.AgentRevokeKeyParams, options?: CallOptions): TernPromise<types.AgentRevokeKeyResult>;
  /**
   * Replace an API key with a new key of the same permissions.
   *
   * The old key keeps working for `overlap_seconds`, so that you can update your clients. A key cannot grant permissions it does not have. The response shows the new key once; store it.
   *
   * Effect: destructive. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.agent.rotateKey({
   *   "key_id": "key_01jd0000000000000000000001",
   *   "overlap_seconds": 3600
   * });
   */
  rotateKey(params: types.AgentRotateKeyParams, options?: CallOptions): TernPromise<types.AgentRotateKeyResult>;
  /**
   * Describe the calling key and its account.
   *
   * Returns the account with its days and weeks, the permissions and mode of the key, its rate limits and any hold on the account.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.agent.whoami({});
   */
  whoami(params?: types.AgentWhoamiParams, options?: CallOptions): TernPromise<types.AgentWhoamiResult>;
  /**
   * Set the time zone and the start of the week of the account, or show them.
   *
   * Days, weeks and months of figures, reports, rules and dates begin on this clock where a call names no other time zone. What was counted and sent before stays as it is: figures are kept in quarters of an hour and cut when they are read. Hours of contacts, such as quiet hours and `local_time`, go by the clock of each contact, and spending limits by days in UTC. Omit a param to keep its setting; null returns to the default, which is the setting of the partner that manages the account, or else `UTC` and `monday`. `suggestion` names what is usual in the country of the account; it applies only when you set it. Other calls follow a change within a second.
   *
   * Effect: write. Errors: the common errors.
   *
   * @example
   * await tern.agent.settings({
   *   "timezone": "America/New_York",
   *   "week_start": "sunday"
   * });
   */
  settings(params?: types.AgentSettingsParams, options?: CallOptions): TernPromise<types.AgentSettingsResult>;
  /**
   * List the changes made with the keys of this account.
   *
   * Returns mutating calls, oldest first. The entries form a hash chain: the hash of each entry covers the previous entry. A worker appends new entries to the chain shortly after they are written; until then, `seq` and `hash` are null.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.agent.auditLog({
   *   "limit": 1
   * });
   */
  auditLog(params?: types.AgentAuditLogParams, options?: CallOptions): PagePromise<Item<'agent.auditLog'>, types.AgentAuditLogResult>;
  readonly webhooks: AgentWebhooksApi;
}

/** Drafting, linting and classifying messages. */
export interface AiApi {
  /**
   * Draft text messages for a goal.
   *
   * Returns up to five messages with their segments and findings. The messages contain no number, link or promise that is not in your params. The service never sends them by itself. If a rule forbids the goal for this purpose, the call fails and the error names the rule.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.ai.draftMessage({
   *   "goal": "announce that winter boots are 20% off until Sunday",
   *   "brand": "Acme",
   *   "n": 1
   * });
   */
  draftMessage(params: types.AiDraftMessageParams, options?: CallOptions): TernPromise<types.AiDraftMessageResult>;
  /**
   * Rewrite a text message.
   *
   * Applies the goals in order. Numbers, links, variables and the words that explain the opt-out stay unchanged. Returns the message with its segments before and after.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.ai.rewrite({
   *   "text": "Acme: Please note that we are open on Sunday in order to help you. Reply STOP to opt out.",
   *   "goals": [
   *     "shorten"
   *   ]
   * });
   */
  rewrite(params: types.AiRewriteParams, options?: CallOptions): TernPromise<types.AiRewriteResult>;
  /**
   * Check a text message before it is used.
   *
   * Lists what carriers or the law object to, and what makes the message longer or likely to be filtered. Only rules find blockers; a model adds warnings with the rule `model`.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.ai.lint({
   *   "text": "Acme: Winter boots are 20% off until Sunday."
   * });
   */
  lint(params: types.AiLintParams, options?: CallOptions): TernPromise<types.AiLintResult>;
  /**
   * Say what a reply means.
   *
   * The rules for opt-outs decide first, as they do for incoming messages. No model can overrule them. A model is asked only about other messages, and only if the account allows it. Changes nothing: to handle a message, see `messages.review`.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.ai.classifyReply({
   *   "text": "please stop texting me"
   * });
   */
  classifyReply(params: types.AiClassifyReplyParams, options?: CallOptions): TernPromise<types.AiClassifyReplyResult>;
  /**
   * Turn words into the rules of a segment.
   *
   * Reads short English clauses by fixed rules; a model reads the rest. The result contains rules that are valid for `segments.create` and the current number of contacts. It also says how words with more than one meaning were read. If words are not understood, the call fails and the error says which part.
   *
   * Effect: read. Errors: -32002, the common errors.
   *
   * @example
   * await tern.ai.suggestSegment({
   *   "prompt": "opted in and clicked in the last 30 days"
   * });
   */
  suggestSegment(params: types.AiSuggestSegmentParams, options?: CallOptions): TernPromise<types.AiSuggestSegmentResult>;
  /**
   * Draft replies in a conversation.
   *
   * Uses your canned replies, and a model if the account allows it (`share_messages` of `ai.configure`). The model gets the last ten messages without phone numbers, email addresses, links and names. Drafts are transactional and are never sent by themselves. The call returns no drafts when no reply may be sent or when the last message is about consent.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.ai.suggestReply({
   *   "conversation_id": "thr_01jd0000000000000000000001",
   *   "n": 1
   * });
   */
  suggestReply(params: types.AiSuggestReplyParams, options?: CallOptions): TernPromise<types.AiSuggestReplyResult>;
  /**
   * Show the tokens that a model used, by day and skill.
   *
   * Also shows the settings of `ai.configure` and the tokens that are left this month. The default period is the last 30 days, the maximum 400 days.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.ai.usage({});
   */
  usage(params?: types.AiUsageParams, options?: CallOptions): TernPromise<types.AiUsageResult>;
  /**
   * Choose what a model may read, and its budget.
   *
   * An omitted setting stays unchanged. Without `share_messages`, nothing that people wrote and no field of a contact reaches a model. With `share_messages`, phone numbers, email addresses, links and names are replaced first. The operator's token limit applies in addition.
   *
   * Effect: destructive. Errors: the common errors.
   *
   * @example
   * await tern.ai.configure({
   *   "share_messages": true,
   *   "monthly_tokens": 200000
   * });
   */
  configure(params?: types.AiConfigureParams, options?: CallOptions): TernPromise<types.AiConfigureResult>;
}

/** Conversions, events, and the results of campaigns, lists and people. */
export interface AnalyticsApi {
  /**
   * Record a conversion of a contact and its value.
   *
   * A conversion is a goal that a contact reached, such as a purchase, a booking or the start of a trial. The service credits the conversion to messages by the settings of `attribution.configure`. By default, the credit goes to the last message with a link that the contact clicked in the 120 hours before the conversion. Without such a click, it goes to the last message that was delivered in the 24 hours before the conversion. That message can have any purpose; keyword replies do not count. The service also records the source of the contact's latest opt-in at that time (see `sources.stats`). The credit and the source stay as they are, unless `attribution.recompute` attributes the conversion again. A delivery does not prove that the contact read the message. With `external_id`, a conversion is recorded once: repeating the call returns the first conversion with `created` false, and the same ID with different content is rejected. If the repeated call omits `occurred_at`, any time matches. A conversion is an entry, a wait and an exit of journeys, and rules of segments ask for it. One that is older than 72 hours, or recorded with `backfill`, is history: it counts in figures and segments, but starts no journeys.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.analytics.recordConversion({
   *   "contact_id": "con_01jd0000000000000000000001",
   *   "event": "purchase",
   *   "value_minor": 1250,
   *   "currency": "EUR",
   *   "external_id": "order-1002"
   * });
   */
  recordConversion(params: types.AnalyticsRecordConversionParams, options?: CallOptions): TernPromise<types.AnalyticsRecordConversionResult>;
  /**
   * Refund a conversion, in full or in part.
   *
   * A conversion that was refunded is worth less from then on: the value that campaigns, journeys, experiments, reports and `metrics.query` add up is what is left, at the time of the conversion, and the credit of its messages shrinks in proportion. The number of conversions stays, because the contact did convert. A conversion that was refunded in full no longer meets the rules of segments and journeys. Refunds never exceed the value. Without `value_minor`, the rest is refunded; a conversion without a value is refunded as a whole. Several refunds of a conversion add up. With `refund_id`, a refund is counted once: repeating the call returns the first refund with `created` false, and the same ID with different content is rejected. `attribution.report` and the report `refunds` show refunds by their own time.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.analytics.refundConversion({
   *   "external_id": "order-1001",
   *   "value_minor": 1200,
   *   "refund_id": "credit-7",
   *   "reason": "One item was returned"
   * });
   */
  refundConversion(params?: types.AnalyticsRefundConversionParams, options?: CallOptions): TernPromise<types.AnalyticsRefundConversionResult>;
  /**
   * Correct the value, the currency or the time of a conversion.
   *
   * Use this when a conversion was recorded with a wrong value, currency or time. All figures change as if it had been recorded so. The credits of its messages are divided anew; after a correction of the time, the messages before the new time are credited, as long as they are kept. Contacts do not enter or leave journeys by a correction. `value_minor` is the value before refunds and must not be less than what was refunded. Use `analytics.refundConversion` for a refund. A call of `analytics.recordConversion` with the content from before the first correction, or from after the last one, still returns the conversion. `attribution.explain` shows what was corrected.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.analytics.correctConversion({
   *   "external_id": "order-1001",
   *   "value_minor": 4300,
   *   "reason": "Shipping was missing"
   * });
   */
  correctConversion(params?: types.AnalyticsCorrectConversionParams, options?: CallOptions): TernPromise<types.AnalyticsCorrectConversionResult>;
  /**
   * Record what contacts did, one event or up to 500.
   *
   * A behavioral event is something that a contact did in your product or store, such as `product.viewed` or `cart.updated`. Record one event with the params of this skill, or up to 500 with `events`. Events may arrive late and in any order. An event that is older than 72 hours, and every event of a call with `backfill`, is history: it appears in segments and the timeline, but starts no journeys and rules. `history_only` counts such events. In `events`, an event that is not valid, or that names a contact that does not exist, is reported with its index, and all others are recorded. A single event that is not valid is rejected. With `external_id`, an event is recorded once in the account: repeating it returns the first event with `duplicate` true, whatever else it contains. Names that start with `link.`, `message.`, `campaign.`, `consent.`, `contact.` or `journey.` are reserved for events that the service records. Events are personal data: `contacts.timeline` lists them, `contacts.merge` moves them and `contacts.forget` deletes them. They are kept for 25 months unless the operator changes it. Use `analytics.recordConversion` for a goal with a value that is attributed to a message.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.analytics.recordEvent({
   *   "contact_id": "con_01jd0000000000000000000001",
   *   "name": "product.viewed",
   *   "properties": {
   *     "sku": "TEE-7",
   *     "price": 19.5
   *   },
   *   "external_id": "view-88"
   * });
   */
  recordEvent(params?: types.AnalyticsRecordEventParams, options?: CallOptions): TernPromise<types.AnalyticsRecordEventResult>;
  /**
   * Total every measure of a period, with a comparison.
   *
   * Shows what was sent, delivered, clicked, spent and earned in a period. A message, with its later status, counts in the period in which it was accepted; clicks, replies, opt-outs and conversions count when they happened. The figures equal a recount of the rows.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.analytics.overview({
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-12-01T00:00:00.000Z",
   *   "compare_to": "previous_period"
   * });
   */
  overview(params?: types.AnalyticsOverviewParams, options?: CallOptions): TernPromise<types.AnalyticsOverviewResult>;
  /**
   * Compare the campaigns of a period, one row each.
   *
   * Returns the campaigns with measures in the period. Campaigns that sent most come first.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.analytics.campaigns({
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-12-01T00:00:00.000Z"
   * });
   */
  campaigns(params?: types.AnalyticsCampaignsParams, options?: CallOptions): TernPromise<types.AnalyticsCampaignsResult>;
  /**
   * Break the results of a campaign down by variant, link, carrier, error or hour.
   *
   * Covers the time from the launch until 90 days after the end. With `format` `svg`, the answer contains a chart of `metric` by group.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.analytics.campaign({
   *   "campaign_id": "cmp_01jd0000000000000000000002",
   *   "format": "svg"
   * });
   */
  campaign(params: types.AnalyticsCampaignParams, options?: CallOptions): TernPromise<types.AnalyticsCampaignResult>;
  /**
   * List the recipients of a campaign who received it, clicked, replied, converted or opted out.
   *
   * Ordered by contact ID. Contacts that were erased are left out. `analytics.saveRecipients` puts the same people on a list.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.analytics.recipients({
   *   "campaign_id": "cmp_01jd0000000000000000000002",
   *   "response": "delivered"
   * });
   */
  recipients(params: types.AnalyticsRecipientsParams, options?: CallOptions): PagePromise<Item<'analytics.recipients'>, types.AnalyticsRecipientsResult>;
  /**
   * Put the recipients of a campaign with a given response on a list.
   *
   * Adds up to 10,000 recipients per call; `next_cursor` continues. Members that are new start the journeys and rules of the list. Create the list with `lists.create` first.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.analytics.saveRecipients({
   *   "campaign_id": "cmp_01jd0000000000000000000002",
   *   "response": "not_clicked",
   *   "list_id": "lst_01jd0000000000000000000001"
   * });
   */
  saveRecipients(params: types.AnalyticsSaveRecipientsParams, options?: CallOptions): TernPromise<types.AnalyticsSaveRecipientsResult>;
  /**
   * Show how the people on a list responded over time.
   *
   * Shows what people received and did. Includes the people who are on the list now, at most 20,000. Every click, reply and conversion counts.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.analytics.list({
   *   "list_id": "lst_01jd0000000000000000000001",
   *   "from": "2026-11-16T00:00:00.000Z",
   *   "to": "2026-11-23T00:00:00.000Z"
   * });
   */
  list(params: types.AnalyticsListParams, options?: CallOptions): TernPromise<types.AnalyticsListResult>;
  /**
   * Show how the people in a segment responded over time.
   *
   * Shows what people received and did. Includes the people who are in the segment now, at most 20,000. Every click, reply and conversion counts.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.analytics.segment({
   *   "segment_id": "seg_01jd0000000000000000000001",
   *   "from": "2026-11-16T00:00:00.000Z",
   *   "to": "2026-11-23T00:00:00.000Z"
   * });
   */
  segment(params: types.AnalyticsSegmentParams, options?: CallOptions): TernPromise<types.AnalyticsSegmentResult>;
  /**
   * Count how many contacts go through events in order.
   *
   * Counts contacts, not events: those who did the first step in the period, and went through the others in order within the window. Events are those of `analytics.recordEvent` and `link.clicked`. At most 200,000 events.
   *
   * Effect: read. Errors: -32002, the common errors.
   *
   * @example
   * await tern.analytics.funnel({
   *   "steps": [
   *     "link.clicked",
   *     "cart.updated"
   *   ],
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-12-01T00:00:00.000Z"
   * });
   */
  funnel(params: types.AnalyticsFunnelParams, options?: CallOptions): TernPromise<types.AnalyticsFunnelResult>;
  /**
   * Follow people by the week or month of their opt-in.
   *
   * Each row is a cohort: the people who opted in for the first time in one week or month. `retained` counts the people who had not opted out by the end of each later interval. The other metrics count the people who clicked, replied or converted in the interval. With `format` `svg`, the answer contains a chart.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.analytics.cohort({
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-12-01T00:00:00.000Z",
   *   "interval": "month",
   *   "format": "svg"
   * });
   */
  cohort(params?: types.AnalyticsCohortParams, options?: CallOptions): TernPromise<types.AnalyticsCohortResult>;
}

/** Attribution of conversions to messages. */
export interface AttributionApi {
  /**
   * Set how conversions are attributed to messages.
   *
   * New conversions are attributed by these settings. A message is a touch when the contact clicked a link in it within `click_hours` before the conversion, or, without a click, when it was delivered within `delivery_hours`. If there is any click, only clicked messages are credited. Clicks of bots never count. Each change creates a version, and conversions keep the credits of the version that they were recorded with; `attribution.recompute` applies other settings to the past. Default: model `last`, 120 hours after a click, 24 hours after a delivery.
   *
   * Effect: write. Errors: -32002, the common errors.
   *
   * @example
   * await tern.attribution.configure({
   *   "click_hours": 168,
   *   "model": "linear"
   * });
   */
  configure(params?: types.AttributionConfigureParams, options?: CallOptions): TernPromise<types.AttributionConfigureResult>;
  /**
   * Show the attribution settings and recent recomputations.
   *
   * `recomputations` lists the last 20, newest first, with their progress.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.attribution.get({});
   */
  get(params?: types.AttributionGetParams, options?: CallOptions): TernPromise<types.AttributionGetResult>;
  /**
   * Report which campaigns, journeys, links or sources conversions are credited to.
   *
   * Each row is one object in one currency; values of different currencies are never added. `attributed` and `unattributed` are the totals of the period: rows grouped by campaign, journey or link add up to `attributed`. In rows grouped by source, a conversion counts in full for the source of the contact's latest opt-in, whether it is attributed or not. Conversions of contacts that have since been merged or forgotten are included. With `settings_version`, only conversions that were evaluated under that version count. Rows are sorted by ID, then by currency. The default period is the last 30 days.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.attribution.report({
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-12-01T00:00:00.000Z"
   * });
   */
  report(params?: types.AttributionReportParams, options?: CallOptions): PagePromise<Item<'attribution.report'>, types.AttributionReportResult>;
  /**
   * Explain which messages a conversion was credited to, and why.
   *
   * Lists the touches in the order of their times, also those without credit, and the rule that divided the credit. The values of all touches sum to the value of the conversion. At most the latest 100 touches of each kind count.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.attribution.explain({
   *   "conversion_id": "cnv_01jd0000000000000000000001"
   * });
   */
  explain(params: types.AttributionExplainParams, options?: CallOptions): TernPromise<types.AttributionExplainResult>;
  /**
   * Attribute the conversions of a period again, with other settings.
   *
   * Starts a background job with its own settings, which are a new version. New conversions keep using the settings of `attribution.configure`. Each conversion moves to the new version as soon as it is recomputed, and reports always count it once. The credits of earlier versions stay readable with `settings_version` in `attribution.report` and `attribution.explain`. Conversions of forgotten contacts keep their credits. Only one recomputation can run at a time; `attribution.get` shows its progress.
   *
   * Effect: write. Errors: -32002, the common errors.
   *
   * @example
   * await tern.attribution.recompute({
   *   "click_hours": 168,
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-12-01T00:00:00.000Z",
   *   "model": "position"
   * });
   */
  recompute(params: types.AttributionRecomputeParams, options?: CallOptions): TernPromise<types.AttributionRecomputeResult>;
}

/** Rules that act on events. */
export interface AutomationApi {
  /**
   * Create a rule: when something happens, call skills.
   *
   * The trigger starts the rule. The conditions are segment rules about the contact. The actions are calls of skills. They are made with the permissions of the calling key, which must be allowed to call them. Each action passes every check of a normal call: validation, consent, quiet hours, rate limits. Values of the trigger and the contact fill the params; an unknown path is rejected. STOP, HELP and START never start a rule. Rules that trigger each other stop after five steps. A rule is disabled when its key is revoked or expires, or after several failed runs in a row. `automation.test` shows what a rule would have done.
   *
   * Effect: billable. Errors: -32002, the common errors.
   *
   * @example
   * await tern.automation.create({
   *   "name": "Tag big spenders",
   *   "trigger": {
   *     "kind": "event",
   *     "name": "order.placed",
   *     "where": [
   *       {
   *         "property": "total",
   *         "operator": "gte",
   *         "value": 100
   *       }
   *     ]
   *   },
   *   "conditions": {
   *     "kind": "consent",
   *     "status": "opted_in"
   *   },
   *   "actions": [
   *     {
   *       "skill": "tags.assign",
   *       "params": {
   *         "tag": "Buyers",
   *         "ids": [
   *           {
   *             "$from": "contact.id"
   *           }
   *         ]
   *       }
   *     }
   *   ],
   *   "once_per": {
   *     "amount": 1,
   *     "unit": "days"
   *   }
   * });
   */
  create(params: types.AutomationCreateParams, options?: CallOptions): TernPromise<types.AutomationCreateResult>;
  /**
   * List the rules.
   *
   * Sorted by name.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.automation.list({});
   */
  list(params?: types.AutomationListParams, options?: CallOptions): PagePromise<Item<'automation.list'>, types.AutomationListResult>;
  /**
   * Change a rule.
   *
   * Only the fields you send change. The rule then acts with the permissions of the calling key, which must be allowed to call all actions. Runs that are already pending finish with the actions and the key that they started with. Whether the rule is enabled stays as it is. With `expected_version`, the update is rejected if the rule has changed since.
   *
   * Effect: billable. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.automation.update({
   *   "rule_id": "aut_01jd0000000000000000000001",
   *   "rate_cap": {
   *     "per_day": 500
   *   },
   *   "once_per": null
   * });
   */
  update(params: types.AutomationUpdateParams, options?: CallOptions): TernPromise<types.AutomationUpdateResult>;
  /**
   * Enable or disable a rule.
   *
   * A disabled rule does not start; its pending runs stop. Enabling clears the failures, and the rule then acts with the permissions of the calling key, which must be allowed to call all actions.
   *
   * Effect: billable. Errors: -32001, the common errors.
   *
   * @example
   * await tern.automation.setEnabled({
   *   "rule_id": "aut_01jd0000000000000000000001",
   *   "enabled": false
   * });
   */
  setEnabled(params: types.AutomationSetEnabledParams, options?: CallOptions): TernPromise<types.AutomationSetEnabledResult>;
  /**
   * Show what a rule would have done with past events.
   *
   * Takes the last triggers of the rule's kind that the service has stored, the newest first: events, inbound messages, consent entries, failed messages, and contacts with the tag or in the list. Only the newest 1,000 consent entries or messages of the account are considered, and only the newest 10,000 contacts of a tag or list. Conditions see the contacts as they are now. The limits of the rule count only the tested triggers, in the order in which they happened. Drops of the balance are not stored, so there are no such triggers. Changes nothing.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.automation.test({
   *   "rule_id": "aut_01jd0000000000000000000001"
   * });
   */
  test(params: types.AutomationTestParams, options?: CallOptions): TernPromise<types.AutomationTestResult>;
  /**
   * List the runs of a rule.
   *
   * Newest first. Each run shows what started it, its calls with their params, and their outcomes. Skipped runs are counted in one item per hour and reason. Runs are kept for 90 days.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.automation.runs({
   *   "rule_id": "aut_01jd0000000000000000000001"
   * });
   */
  runs(params: types.AutomationRunsParams, options?: CallOptions): PagePromise<Item<'automation.runs'>, types.AutomationRunsResult>;
  /**
   * Delete a rule and its runs.
   *
   * Pending runs no longer happen. Calls that runs have made stay in the audit log. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.automation.delete({
   *   "rule_id": "aut_01jd0000000000000000000001"
   * });
   */
  delete(params: types.AutomationDeleteParams, options?: CallOptions): TernPromise<types.AutomationDeleteResult>;
}

/** Credits, credit entries and cost estimates. */
export interface BillingApi {
  /**
   * Show the credit balance.
   *
   * Credits are whole numbers; one credit pays for one segment to the cheapest countries. Held credits are reserved for running campaigns and are released when they are not used. `limits` are the spending limits that `billing.setLimits` sets.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.billing.balance({});
   */
  balance(params?: types.BillingBalanceParams, options?: CallOptions): TernPromise<types.BillingBalanceResult>;
  /**
   * Create a link to the billing page.
   *
   * The page shows the balance and the credit entries. The link itself grants access and expires after one hour: share it only with people who may see the billing data.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.billing.portal({});
   */
  portal(params?: types.BillingPortalParams, options?: CallOptions): TernPromise<types.BillingPortalResult>;
  /**
   * List all credit entries.
   *
   * Credit entries are append-only and listed oldest first. The sum of all amounts is the posted balance.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.billing.ledger({
   *   "limit": 1
   * });
   */
  ledger(params?: types.BillingLedgerParams, options?: CallOptions): PagePromise<Item<'billing.ledger'>, types.BillingLedgerResult>;
  /**
   * Add credits for a confirmed payment.
   *
   * The payment provider of the deployment confirms `payment_ref`; each reference adds credits once. New credits end a payment hold. The simulated payment provider accepts every reference, except those that begin with `declined`. Operators grant credits with the command line on the server.
   *
   * Effect: billable. Errors: -32002, the common errors.
   *
   * @example
   * await tern.billing.topUp({
   *   "amount_credits": 1000,
   *   "payment_ref": "pay_example"
   * });
   */
  topUp(params: types.BillingTopUpParams, options?: CallOptions): TernPromise<types.BillingTopUpResult>;
  /**
   * Limit the spending on messages and the countries that they are sent to, and set a low-balance alert.
   *
   * `daily_credits` limits what messages may cost per calendar day in UTC. A message counts on the day it is accepted, even if it is scheduled for later. It no longer counts when its credits are returned on that day. A single message above the limit is rejected with the reason `daily_spend_limit`. A campaign pauses with that reason; resume it on the next day or after you raise the limit. `per_campaign_credits` limits what the messages of one campaign may cost: for a campaign that costs more, preflight reports a blocker; a running campaign pauses with `campaign_spend_limit`. Each time the available credits fall below `alert_at_credits`, a partner gets one event `balance.low` with that threshold, and the operator's log and metrics show it. Messages to countries that are not in `allowed_countries` are refused with `country_not_allowed` on every path, so that a leaked key cannot send to expensive countries. Messages that are already queued are still sent. A new account sends to its `default_country` only, and the United States, its territories and Canada count as one country. An omitted limit stays as it is; null removes it. Without params, the call returns the current limits, as `billing.balance` does. Number lookups, registrations and credits granted to end-customers do not count.
   *
   * Effect: billable. Errors: the common errors.
   *
   * @example
   * await tern.billing.setLimits({
   *   "daily_credits": 5000,
   *   "alert_at_credits": 500
   * });
   */
  setLimits(params?: types.BillingSetLimitsParams, options?: CallOptions): TernPromise<types.BillingSetLimitsResult>;
  /**
   * Estimate the cost of a message.
   *
   * Estimates a message to one number (`to`), or a message or template to an audience. Every message is rendered, so the values of variables count. The estimate for an audience is an upper bound: it excludes contacts that the message cannot be rendered for, but includes contacts without consent. Nothing is sent and no credits are held.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.billing.estimate({
   *   "text": "Your table is ready",
   *   "to": "+12025550143"
   * });
   */
  estimate(params?: types.BillingEstimateParams, options?: CallOptions): TernPromise<types.BillingEstimateResult>;
  /**
   * Show usage by day, campaign or purpose.
   *
   * Counts sent messages, as `metrics.catalog` defines them, and the credits they cost. A message counts on the day it was accepted for sending, on the clock of the time zone of `agent.settings`. The period is widened to quarters of an hour. The default is the last 30 days.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.billing.usage({
   *   "group_by": "campaign"
   * });
   */
  usage(params?: types.BillingUsageParams, options?: CallOptions): TernPromise<types.BillingUsageResult>;
  /**
   * Buy credits automatically when the balance falls below a threshold.
   *
   * Each time the available credits fall through `threshold_credits`, a worker charges the stored payment method once, within seconds. A charge that was begun keeps its amount if the rule changes. The rule ends with the key that set it: when that key is revoked or expires, the service disables the rule and says why. It never exceeds the daily and monthly limits. A failed charge is repeated after 10 and 20 minutes; after three failures in a row the service disables the rule and says why. Each charge is a credit entry of the kind `topup`, an entry of the audit log, and an event: `balance.recharged` or `balance.recharge_failed`. Omitted values stay unchanged, so a call with only `dry_run` shows the rule. If payments need a person, the call is rejected and the error says what to do instead.
   *
   * Effect: billable. Errors: -32002, the common errors.
   *
   * @example
   * await tern.billing.autoRecharge({
   *   "threshold_credits": 500,
   *   "amount_credits": 1000,
   *   "payment_method": "pm_example"
   * });
   */
  autoRecharge(params?: types.BillingAutoRechargeParams, options?: CallOptions): TernPromise<types.BillingAutoRechargeResult>;
}

/** Messages to an audience, from draft to final delivery counts. */
export interface CampaignsApi {
  /**
   * Create a draft campaign.
   *
   * Creates a draft and sends nothing. To send it, call `campaigns.preflight`, then `campaigns.launch`. The files of `media` are read now; the campaign sends these copies.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.campaigns.create({
   *   "name": "Spring",
   *   "body": "Hi {{ first_name }}! Reply STOP to opt out."
   * });
   */
  create(params: types.CampaignsCreateParams, options?: CallOptions): TernPromise<types.CampaignsCreateResult>;
  /**
   * Edit a campaign.
   *
   * An edit invalidates existing preflight tokens. After the launch you can change only `name`, `throttle_per_minute` and `guard`, and only while the campaign is paused.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.campaigns.update({
   *   "campaign_id": "cmp_01jd0000000000000000000001",
   *   "name": "Early spring"
   * });
   */
  update(params: types.CampaignsUpdateParams, options?: CallOptions): TernPromise<types.CampaignsUpdateResult>;
  /**
   * Copy a campaign into a new draft.
   *
   * Creates a draft with the content, audience, sending number and settings of a campaign in any state. Sends nothing; recipients and results are not copied.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.campaigns.duplicate({
   *   "campaign_id": "cmp_01jd0000000000000000000001"
   * });
   */
  duplicate(params: types.CampaignsDuplicateParams, options?: CallOptions): TernPromise<types.CampaignsDuplicateResult>;
  /**
   * Show one campaign and its progress.
   *
   * The counters are computed from the messages: audience = sent + excluded + canceled + failed + pending. With an experiment, `by_variant` counts each variant, the test apart from the contacts that got the winner, and `experiment` has the phase and the decision.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.campaigns.get({
   *   "campaign_id": "cmp_01jd0000000000000000000002"
   * });
   */
  get(params: types.CampaignsGetParams, options?: CallOptions): TernPromise<types.CampaignsGetResult>;
  /**
   * List campaigns.
   *
   * Newest first.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.campaigns.list({
   *   "state": "draft"
   * });
   */
  list(params?: types.CampaignsListParams, options?: CallOptions): PagePromise<Item<'campaigns.list'>, types.CampaignsListResult>;
  /**
   * Run all checks before a launch.
   *
   * Renders and checks the message for each contact of the audience. Returns the number of recipients, the excluded contacts by reason, the cost, the duration and the blockers. Each variant of an experiment is checked. The `preflight_token` is valid for 15 minutes and only for this content, sending number and audience. It is null if there is a blocker.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.campaigns.preflight({
   *   "campaign_id": "cmp_01jd0000000000000000000001"
   * });
   */
  preflight(params: types.CampaignsPreflightParams, options?: CallOptions): TernPromise<types.CampaignsPreflightResult>;
  /**
   * Send the message of a campaign to a few of your own numbers.
   *
   * Renders the content for each of at most five contacts and sends it as single messages. Every check of a single send applies: consent, quiet hours, caps and credits. The messages cost credits, and do not count as recipients of the campaign. A number that is refused does not stop the others.
   *
   * Effect: billable. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.campaigns.testSend({
   *   "campaign_id": "cmp_01jd0000000000000000000001",
   *   "phones": [
   *     "+12025550143"
   *   ]
   * });
   */
  testSend(params: types.CampaignsTestSendParams, options?: CallOptions): TernPromise<types.CampaignsTestSendResult>;
  /**
   * Launch a campaign now or schedule it.
   *
   * Needs a token from `campaigns.preflight`. The launch is rejected with -32005 if the campaign, its text, its sending number or its audience has changed since the preflight, or if there is a blocker. Credits are held as recipients are added, spent when carriers accept the messages and released otherwise. With `send_at`, the campaign waits until that time. A campaign with a `local_time` then sends each message when the recipient's clock shows it. With `recurrence`, the campaign becomes a series: each occurrence is a campaign of its own, which is checked like a launch and skipped if there is a blocker. Of occurrences that passed while no worker ran, only the latest is created. `campaigns.pause`, `campaigns.resume` and `campaigns.cancel` of the series apply to later occurrences. Links of `media` that were checked more than an hour ago are read again: if a file has changed, the launch is rejected.
   *
   * Effect: billable. Errors: -32001, -32002, -32005, the common errors.
   *
   * @example
   * await tern.campaigns.launch({
   *   "campaign_id": "cmp_01jd0000000000000000000001",
   *   "preflight_token": "the token of campaigns.preflight"
   * });
   */
  launch(params: types.CampaignsLaunchParams, options?: CallOptions): TernPromise<types.CampaignsLaunchResult>;
  /**
   * Pause sending.
   *
   * Messages that are being submitted (`in_flight`) may still be sent, and no others. All other messages wait and keep their position.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.campaigns.pause({
   *   "campaign_id": "cmp_01jd0000000000000000000002"
   * });
   */
  pause(params: types.CampaignsPauseParams, options?: CallOptions): TernPromise<types.CampaignsPauseResult>;
  /**
   * Resume a paused campaign.
   *
   * Sending continues where it stopped: no recipient is skipped and none receives the message twice. The call is rejected with -32005 while the cause of the pause remains, such as missing credits, a spending limit, no sending number or a hold on the account. Costs the credits of the remaining messages.
   *
   * Effect: billable. Errors: -32001, -32002, -32005, the common errors.
   *
   * @example
   * await tern.campaigns.resume({
   *   "campaign_id": "cmp_01jd0000000000000000000003"
   * });
   */
  resume(params: types.CampaignsResumeParams, options?: CallOptions): TernPromise<types.CampaignsResumeResult>;
  /**
   * Cancel a campaign and release its credits.
   *
   * Waiting messages are canceled; messages already submitted to the carrier are still delivered. `campaigns.recipients` then lists the whole audience. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.campaigns.cancel({
   *   "campaign_id": "cmp_01jd0000000000000000000002"
   * });
   */
  cancel(params: types.CampaignsCancelParams, options?: CallOptions): TernPromise<types.CampaignsCancelResult>;
  /**
   * Decide an experiment now, by its results or for a variant of your choice.
   *
   * Ends the wait of an experiment whose test messages are all submitted. Without `variant`, the results so far decide as they would at `decide_at`: with too little difference there is no winner, and `on_no_winner` says what the remaining contacts receive. With `variant`, they receive that variant. A decision is final. Costs the credits of the messages to the remaining contacts.
   *
   * Effect: billable. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.campaigns.decideExperiment({
   *   "campaign_id": "cmp_01jd0000000000000000000007",
   *   "variant": "B"
   * });
   */
  decideExperiment(params: types.CampaignsDecideExperimentParams, options?: CallOptions): TernPromise<types.CampaignsDecideExperimentResult>;
  /**
   * List recipients with the send decision and delivery status of each.
   *
   * Returns one row per contact of the audience that has been processed: accepted, with its message, or excluded, with the reason. After a cancellation, the contacts that were not reached follow within seconds, 1,000 at a time, with the outcome `canceled`.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.campaigns.recipients({
   *   "campaign_id": "cmp_01jd0000000000000000000002"
   * });
   */
  recipients(params: types.CampaignsRecipientsParams, options?: CallOptions): PagePromise<Item<'campaigns.recipients'>, types.CampaignsRecipientsResult>;
}

export interface CommandApprovalsApi {
  /**
   * List calls that wait for a person.
   *
   * Newest first. A key with `full` or `partner` sees all calls of the account, other keys see their own.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.command.approvals.list({
   *   "states": [
   *     "pending"
   *   ]
   * });
   */
  list(params?: types.CommandApprovalsListParams, options?: CallOptions): PagePromise<Item<'command.approvals.list'>, types.CommandApprovalsListResult>;
  /**
   * Show one approval, its effect and its result.
   *
   * The effect is what a dry run of the call measured. `link` opens a page on which a person without a key can decide.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.command.approvals.get({
   *   "approval_id": "apr_01jd0000000000000000000001"
   * });
   */
  get(params: types.CommandApprovalsGetParams, options?: CallOptions): TernPromise<types.CommandApprovalsGetResult>;
  /**
   * Approve or refuse a call that waits.
   *
   * Decides: a key that may make the call itself without an approval, and that does not come from the same key as the one that asked. Before an approval is stored, the dry run is repeated. If the effect is no longer the same, nothing is decided and the new effect is shown. An approved call is made immediately and exactly once, with the key that asked and the same params.
   *
   * Effect: billable. Errors: -32001, the common errors.
   *
   * @example
   * await tern.command.approvals.decide({
   *   "approval_id": "apr_01jd0000000000000000000001",
   *   "decision": "refuse",
   *   "reason": "Not today."
   * });
   */
  decide(params: types.CommandApprovalsDecideParams, options?: CallOptions): TernPromise<types.CommandApprovalsDecideResult>;
  /**
   * Withdraw a call that waits for a person.
   *
   * Only the key that asked, or a key that may decide, can withdraw the call. A call that was approved is not stopped.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.command.approvals.cancel({
   *   "approval_id": "apr_01jd0000000000000000000001"
   * });
   */
  cancel(params: types.CommandApprovalsCancelParams, options?: CallOptions): TernPromise<types.CommandApprovalsCancelResult>;
}

/** Plans and batches of calls. */
export interface CommandApi {
  /**
   * Show what several calls would do, before they run.
   *
   * Runs the calls in one transaction that is rolled back, so that each call sees the changes of the calls before it. Returns the effect and cost of each call, what fails, what cannot be undone, and a hash. With this hash, `command.execute` does exactly what the plan shows. A goal in words becomes the calls that it asks for. Every word of it is part of a call or is returned in `not_understood`. Values that only you can know are listed in `needs`. If either has an item, no plan is stored and there is no hash. A call never does more than the verb says: a goal that asks to show something changes nothing.
   *
   * Effect: write. Errors: the common errors.
   *
   * @example
   * await tern.command.plan({
   *   "steps": [
   *     {
   *       "skill": "tags.create",
   *       "params": {
   *         "name": "Regulars of 2026"
   *       }
   *     },
   *     {
   *       "skill": "tags.assign",
   *       "params": {
   *         "tag": {
   *           "$from": "steps.1.tag.id"
   *         },
   *         "ids": [
   *           "con_01jd0000000000000000000001"
   *         ]
   *       }
   *     },
   *     {
   *       "skill": "contacts.recordRelationship",
   *       "params": {
   *         "contact_id": "con_01jd0000000000000000000001",
   *         "kind": "order"
   *       }
   *     }
   *   ]
   * });
   */
  plan(params?: types.CommandPlanParams, options?: CallOptions): TernPromise<types.CommandPlanResult>;
  /**
   * Execute a plan exactly as it was shown.
   *
   * First tries the plan again: if a call would now do something else, nothing is done and the error names what changed. Then makes the calls in order, each in its own transaction and exactly once, even after a crash. A plan is executed once. If a policy of the key names one of its calls, the whole plan waits for one approval.
   *
   * Effect: billable. Errors: -32001, the common errors.
   *
   * @example
   * await tern.command.execute({
   *   "plan_id": "pln_01jd0000000000000000000001",
   *   "plan_hash": "0c68e08ee252e82cf2ad7e3cca1f138636fd3291a200aac530e6c67b0a823506"
   * });
   */
  execute(params: types.CommandExecuteParams, options?: CallOptions): TernPromise<types.CommandExecuteResult>;
  /**
   * Make up to 50 calls one after the other.
   *
   * Each call is made as if you sent it alone: in its own transaction and exactly once, even after a crash. With `dry_run`, all calls are tried in one transaction, and `previewed` shows what they would do. To see the effects first and then execute exactly those, use `command.plan`.
   *
   * Effect: billable. Errors: the common errors.
   *
   * @example
   * await tern.command.batch({
   *   "calls": [
   *     {
   *       "skill": "tags.create",
   *       "params": {
   *         "name": "Regulars of 2026"
   *       }
   *     },
   *     {
   *       "skill": "messages.send",
   *       "params": {
   *         "to": "+12025550143",
   *         "text": "Hello"
   *       }
   *     }
   *   ]
   * });
   */
  batch(params: types.CommandBatchParams, options?: CallOptions): TernPromise<types.CommandBatchResult>;
  /**
   * Show a job and its calls.
   *
   * The job executes a plan or a batch, or undoes another job.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.command.status({
   *   "job_id": "job_01jd0000000000000000000001"
   * });
   */
  status(params: types.CommandStatusParams, options?: CallOptions): TernPromise<types.CommandStatusResult>;
  /**
   * Undo the calls of a job where possible.
   *
   * Makes the inverse of each call in a new job, last call first. With `dry_run`, it only shows what can be undone and what cannot. Messages that were submitted to a carrier are still delivered.
   *
   * Effect: billable. Errors: -32001, the common errors.
   *
   * @example
   * await tern.command.undo({
   *   "job_id": "job_01jd0000000000000000000001"
   * });
   */
  undo(params: types.CommandUndoParams, options?: CallOptions): TernPromise<types.CommandUndoResult>;
  /**
   * List jobs, the newest first.
   *
   * Jobs of plans and batches, and those that undo them. Jobs are kept for 90 days.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.command.history({});
   */
  history(params?: types.CommandHistoryParams, options?: CallOptions): PagePromise<Item<'command.history'>, types.CommandHistoryResult>;
  readonly approvals: CommandApprovalsApi;
}

/** Registration, readiness to send, compliance checks and proof. */
export interface ComplianceApi {
  /**
   * Register a 10DLC brand, which identifies the company that sends.
   *
   * Checks the data first: if the registry would reject it, the call fails with `field_errors` that contain the rejection code and the fix, and nothing is stored or charged. Otherwise the brand is submitted. Each submission costs 4 credits. Set `brand_id` to resubmit a rejected brand. A repeated `reference_id` returns the existing brand at no cost. The registry is simulated, and these EINs select an outcome (no real EIN begins with 00): 00-0000001 is rejected, 00-0000002 stays unverified, 00-0000003 takes three days, 00-0000004 gets a vetting score of 20, 00-0000005 gets a score of 60, and the first response for 00-0000006 is lost. Any other EIN is verified after two seconds with a score of 80.
   *
   * Effect: billable. Errors: -32001, -32002, credits_insufficient, the common errors.
   *
   * @example
   * await tern.compliance.registerBrand({
   *   "legal_name": "Corner Shop LLC",
   *   "entity_type": "PRIVATE_PROFIT",
   *   "display_name": "Corner Shop",
   *   "ein": "12-3456789",
   *   "vertical": "RETAIL",
   *   "website": "https://shop.example",
   *   "address": {
   *     "street": "1 Main Street",
   *     "city": "San Francisco",
   *     "state": "CA",
   *     "postal_code": "94105",
   *     "country": "US"
   *   },
   *   "contact": {
   *     "email": "texts@shop.example",
   *     "phone": "+12025550143"
   *   }
   * });
   */
  registerBrand(params: types.ComplianceRegisterBrandParams, options?: CallOptions): TernPromise<types.ComplianceRegisterBrandResult>;
  /**
   * Register a 10DLC campaign, which describes what you send.
   *
   * Checks the data first: if reviewers would reject it, the call fails with `field_errors` that contain the rejection code and the fix, and nothing is stored or charged. Limits: `description` has 40 to 4,096 characters, `message_flow` has 40 to 2,048, each of the 2 to 5 `samples` has 20 to 1,024, and automatic messages have 20 to 320. Fields that you omit are filled from the program in `program_id`. Otherwise the campaign is submitted. Each submission costs 15 credits. If the brand is not verified yet, the submission waits for it. Set `registration_id` to resubmit a registration that was rejected, has expired or has changed content. The use case cannot change, and a campaign rejected as high risk (30885) cannot be resubmitted. A brand has at most 100 campaigns (30930). The registry is simulated, and the prefix of `reference_id` selects an outcome: `sim-reject-<code>` is rejected with that code, `sim-dca2` by the second reviewer (30902), `sim-mno` by carriers (30899) and `sim-provisioning` during provisioning, each on the first submission only; `sim-slow` takes three days; `sim-lost` loses the first response; `sim-suspend` is suspended after one minute; `sim-expire` expires after one minute; with `sim-assign-fail` and `sim-unassign-fail`, assigning or unassigning its numbers fails. Any other campaign can send after five seconds.
   *
   * Effect: billable. Errors: -32001, -32002, credits_insufficient, the common errors.
   *
   * @example
   * await tern.compliance.registerCampaign({
   *   "brand_id": "brn_01jd0000000000000000000001",
   *   "use_case": "MIXED",
   *   "sub_use_cases": [
   *     "DELIVERY_NOTIFICATION",
   *     "MARKETING"
   *   ],
   *   "description": "Corner Shop sends its customers news of their orders and of new arrivals that they asked for.",
   *   "message_flow": "Customers of Corner Shop agree on https://shop.example/signup by ticking a box for text messages about orders and offers. Up to 4 msgs/month. Message and data rates may apply. Reply HELP for help, STOP to opt out.",
   *   "samples": [
   *     "Corner Shop: Hi [first name], your order [order number] is ready. Reply STOP to opt out.",
   *     "Corner Shop: New arrivals this week, 10% off for you, [first name]. Reply STOP to opt out."
   *   ],
   *   "help_message": "Corner Shop: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.",
   *   "opt_out_message": "Corner Shop: You are unsubscribed and will get no more texts. Reply START to get them again.",
   *   "opt_in_message": "Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.",
   *   "privacy_url": "https://shop.example/privacy",
   *   "terms_url": "https://shop.example/terms"
   * });
   */
  registerCampaign(params?: types.ComplianceRegisterCampaignParams, options?: CallOptions): TernPromise<types.ComplianceRegisterCampaignResult>;
  /**
   * Submit a toll-free number for verification.
   *
   * A toll-free number (+1 800, 833, 844, 855, 866, 877 or 888) can send after it is verified; numbers of the simulator need no verification. The call checks the data first: if reviewers would reject it, the call fails with `field_errors` that contain the rejection code and the fix, and nothing is stored or charged. Otherwise the number is submitted. Each submission costs 4 credits. To resubmit a rejected number, call this skill again. Reviewers are simulated, and the prefix of `reference_id` selects an outcome: `sim-reject-<code>` is rejected with that code the first time, `sim-slow` takes three days and `sim-lost` loses the first response. Any other number is verified after three seconds.
   *
   * Effect: billable. Errors: -32001, -32002, credits_insufficient, the common errors.
   *
   * @example
   * await tern.compliance.registerTollFree({
   *   "number_id": "num_01jd0000000000000000000002",
   *   "business_name": "Corner Shop LLC",
   *   "doing_business_as": "Corner Shop",
   *   "business_type": "PRIVATE_PROFIT",
   *   "business_registration": {
   *     "number": "12-3456789",
   *     "authority": "EIN",
   *     "country": "US"
   *   },
   *   "website": "https://shop.example",
   *   "address": {
   *     "street": "1 Main Street",
   *     "city": "San Francisco",
   *     "state": "CA",
   *     "postal_code": "94105",
   *     "country": "US"
   *   },
   *   "contact": {
   *     "email": "texts@shop.example",
   *     "phone": "+12025550143",
   *     "first_name": "Ada",
   *     "last_name": "Lovelace"
   *   },
   *   "use_case_categories": [
   *     "DELIVERY_NOTIFICATIONS"
   *   ],
   *   "use_case_summary": "Corner Shop tells its customers when the orders they placed on its website are ready.",
   *   "samples": [
   *     "Corner Shop: Hi [first name], your order [order number] is ready. Reply STOP to opt out."
   *   ],
   *   "opt_in_type": "WEB_FORM",
   *   "opt_in_image_urls": [
   *     "https://shop.example/opt-in.png"
   *   ],
   *   "message_volume": "10,000",
   *   "opt_in_message": "Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.",
   *   "privacy_url": "https://shop.example/privacy",
   *   "terms_url": "https://shop.example/terms",
   *   "age_gated": false
   * });
   */
  registerTollFree(params: types.ComplianceRegisterTollFreeParams, options?: CallOptions): TernPromise<types.ComplianceRegisterTollFreeResult>;
  /**
   * List the registrations of brands, campaigns and toll-free numbers, with their rejections.
   *
   * Brands come first; within each kind, oldest first. A `rejection` tells you what to change. `registration_drift` lists the fields in which the program of a campaign now differs from its registered content.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.compliance.registrations({});
   */
  registrations(params?: types.ComplianceRegistrationsParams, options?: CallOptions): PagePromise<Item<'compliance.registrations'>, types.ComplianceRegistrationsResult>;
  /**
   * List the steps that are missing before you can send.
   *
   * Returns the steps from a new account to its first message, in order: account, sender, contacts, consent, credits, template, program, brand, campaign_registration, number_assignment and toll_free_verification. Each step names the call that completes it. The steps template and program are always optional. The steps brand, campaign_registration and number_assignment are required only with a +1 long code at a real carrier, and toll_free_verification only with a toll-free number at a real carrier. Numbers of the simulator need no registration. `sending_rules` are the hours and caps that the account set.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.compliance.setupStatus({});
   */
  setupStatus(params?: types.ComplianceSetupStatusParams, options?: CallOptions): TernPromise<types.ComplianceSetupStatusResult>;
  /**
   * Check whether a message would pass every gate, and why.
   *
   * Evaluates every gate without sending, even after one gate rejects the message. Each gate reports its inputs and its decision under the rule pack. Set `at` to check another time and `rule_pack` to check other rules. `earliest_send_at` is the first time, counted from `at`, at which quiet hours and frequency caps allow the message.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.compliance.checkSend({
   *   "phone": "+12025550143",
   *   "text": "Hello"
   * });
   */
  checkSend(params: types.ComplianceCheckSendParams, options?: CallOptions): TernPromise<types.ComplianceCheckSendResult>;
  /**
   * Set the allowed hours of this account for marketing messages.
   *
   * `start` and `end` are the hours in which sending is allowed, not the quiet hours, in the recipient's local time. They restrict the legal hours and cannot extend them. During all other hours, the quiet hours, campaign messages wait until the next allowed time; single messages are rejected, or wait when `on_violation` is `defer`. Waiting messages are checked again before they are submitted. To remove the hours of the account, omit `start`, `end` and `days`.
   *
   * Effect: billable. Errors: the common errors.
   *
   * @example
   * await tern.compliance.quietHours({
   *   "start": "09:00",
   *   "end": "18:00",
   *   "days": [
   *     "mon",
   *     "tue",
   *     "wed",
   *     "thu",
   *     "fri"
   *   ],
   *   "on_violation": "defer"
   * });
   */
  quietHours(params?: types.ComplianceQuietHoursParams, options?: CallOptions): TernPromise<types.ComplianceQuietHoursResult>;
  /**
   * Limit how often a recipient gets marketing messages.
   *
   * A cap limits the messages to one recipient in any rolling window, across all numbers and campaigns of the account. A message counts at its planned send time from when it is accepted, and stops counting if it is never sent. Legal caps apply in addition, for example three messages in 24 hours in Florida. Single messages above a cap are rejected with the next allowed time; campaigns exclude the recipient. To remove the cap of a window, omit `max`. An account has at most five caps.
   *
   * Effect: billable. Errors: -32002, the common errors.
   *
   * @example
   * await tern.compliance.frequencyCap({
   *   "max": 4,
   *   "window_hours": 168
   * });
   */
  frequencyCap(params: types.ComplianceFrequencyCapParams, options?: CallOptions): TernPromise<types.ComplianceFrequencyCapResult>;
  /**
   * Let consent end after months without contact, or show the setting.
   *
   * Nothing in the law ends consent by its age, but people forget that they opted in, and numbers get new owners. By default, `campaigns.preflight` only warns about contacts who opted in more than 18 months ago and have had no message to or from them since. With `after_months`, their consent ends: a worker looks through the contacts at once and then daily, sets the consent to `none` and adds a consent entry with the status `expired`. This is not an opt-out: a new opt-in counts immediately. START does not restore the consent. Omit `after_months` to read the setting. Null ends it; consents that have already ended stay ended. A dry run shows how many contacts a setting would affect.
   *
   * Effect: billable. Errors: the common errors.
   *
   * @example
   * await tern.compliance.consentExpiry({
   *   "after_months": 24
   * });
   */
  consentExpiry(params?: types.ComplianceConsentExpiryParams, options?: CallOptions): TernPromise<types.ComplianceConsentExpiryResult>;
  /**
   * Stop all messages to phone numbers, or the messages of one program.
   *
   * Suppresses numbers by decision of the account, whatever their consent. The numbers need not be contacts, and no later consent lifts the suppression: `contacts.optIn` is refused with `suppressed_by_account`, and START is answered. Waiting messages are canceled and their credits returned. With a program as `scope`, only messages from numbers of that program and from numbers without a program stop, and the opt-outs of the recipient are unchanged. With `phone_hashes`, matching contacts are suppressed now and other matching numbers when the account first uses them; the service stores a keyed hash of each number. To record a recipient's own opt-out, use `contacts.optOut`.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.compliance.suppress({
   *   "phone": "+12025550166",
   *   "reason": "litigation"
   * });
   */
  suppress(params?: types.ComplianceSuppressParams, options?: CallOptions): TernPromise<types.ComplianceSuppressResult>;
  /**
   * Verify the hash chain of the consent entries or the audit log.
   *
   * Recomputes every hash in the range, so it finds entries that were changed, reordered or removed, including at the end. For consent it also compares the current status of every contact with the entries. Entries erased by `contacts.forget` verify when an entry records the erasure. New entries join the chain shortly after they are written. One call checks at most 50,000 entries; continue from `next_from_seq`.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.compliance.verifyLedger({
   *   "ledger": "consent"
   * });
   */
  verifyLedger(params?: types.ComplianceVerifyLedgerParams, options?: CallOptions): TernPromise<types.ComplianceVerifyLedgerResult>;
  /**
   * Export the consent entries and the audit log to a file you can verify offline.
   *
   * Writes every consent entry and audit log entry with its hash to a file and returns a download link that expires after one hour. Entries of other accounts and entries outside the filter appear only as hashes, so that the chain stays complete. Verify the file with `tern verify-export`; you do not need the service for that. In CSV, cells that could be read as a formula start with an apostrophe. The export of one contact contains the entries of its phone numbers and no audit log. An export of a hundred thousand entries takes a few seconds.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.compliance.export({
   *   "format": "csv"
   * });
   */
  export(params?: types.ComplianceExportParams, options?: CallOptions): TernPromise<types.ComplianceExportResult>;
}

/** Contacts, their phone numbers and their consent. */
export interface ContactsApi {
  /**
   * Create a contact, or update the contact with this phone number or external ID.
   *
   * Finds the contact by `phone`, then by `external_id`. Creating a contact requires a phone number. A phone with two written forms, such as with and without the 9 of Argentina or Brazil, is one contact; its `phone` is the form that messages are sent to. Only the fields you send change: attributes are merged, null removes a field or an attribute, and tags are added. With `expected_version`, the update is rejected if the contact has changed since. A number that opted out before it became a contact keeps that status. `relationship` records an open relationship, as `contacts.recordRelationship` does. This skill never changes consent; use `contacts.optIn` for that.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.contacts.upsert({
   *   "phone": "(202) 555-0144",
   *   "default_country": "US",
   *   "first_name": "Grace",
   *   "attributes": {
   *     "city": "Oslo",
   *     "interests": [
   *       "tea",
   *       "coffee"
   *     ]
   *   }
   * });
   */
  upsert(params?: types.ContactsUpsertParams, options?: CallOptions): TernPromise<types.ContactsUpsertResult>;
  /**
   * Get a contact with its consent, tags and relationships.
   *
   * Set exactly one of `contact_id`, `phone` and `external_id`.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.contacts.get({
   *   "phone": "+1 202-555-0143"
   * });
   */
  get(params?: types.ContactsGetParams, options?: CallOptions): TernPromise<types.ContactsGetResult>;
  /**
   * List contacts by name, phone number, tag, list, segment or consent status.
   *
   * Oldest first. `query` matches contacts whose first name, last name, full name, phone number or external ID begins with it, ignoring case and accents. Numbers are found in any notation, also in the national one of the account's country.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.contacts.list({
   *   "consent_status": "opted_in",
   *   "limit": 1
   * });
   */
  list(params?: types.ContactsListParams, options?: CallOptions): PagePromise<Item<'contacts.list'>, types.ContactsListResult>;
  /**
   * Import up to 500 contacts.
   *
   * The import is one transaction. Invalid rows are skipped and reported; all others are stored. `dropped` lists invalid emails, which are left out, and states and postal codes that name no known place, which are stored but do not count for the allowed hours. Without `mapping`, columns are matched by their names in English, Spanish, French, Portuguese and German, and unmatched columns become attributes. Dates and yes or no in attributes are stored as YYYY-MM-DD, RFC 3339 or a boolean. A date such as 12/25/2024 shows the order for its column; if none does, `column_types` must. If a number appears twice in the batch, later rows are reported as `duplicate` and, with `on_duplicate` `update`, complete the first row. `on_duplicate` also applies to existing contacts: `update` merges, `skip` leaves the contact unchanged, `error` rejects the row. `consent` requires proof and applies to rows that are new or have no consent. A column about consent, such as `SMS Marketing Consent`, `Subscribed` or `Opted out`, is evidence against the claim. A row that says no, nothing or something unclear is not opted in. A row that says that the contact opted out is recorded as an opt-out, even without `consent`. `consent_withheld` counts these rows by reason. `unsubscribed`, `do not text`, `STOP` or `bounced` in any column counts as no. Map a column to an empty string to ignore it. With `consent`, a column such as `SMS flag` whose values are not known is refused with `import_columns_unclear` until `consent_values` or `mapping` names it. An import never opts in a contact that opted out or is suppressed; such rows have the code `consent_kept_opted_out`. With `consent.status` `opted_out`, every valid number is opted out and its waiting messages are canceled. A batch with more than 500 rows is rejected with `import_batch_limit` before anything is written. Importing the same rows again changes nothing.
   *
   * Effect: write. Errors: -32001, import_batch_limit, import_columns_unclear, the common errors.
   *
   * @example
   * await tern.contacts.import({
   *   "contacts": [
   *     {
   *       "phone": "+12025550144",
   *       "first_name": "Grace"
   *     },
   *     {
   *       "phone": "202-555-01",
   *       "first_name": "Ada"
   *     }
   *   ],
   *   "consent": {
   *     "method": "web_form",
   *     "source": "https://example.com/signup",
   *     "captured_at": "2026-01-01T00:00:00Z"
   *   }
   * });
   */
  import(params?: types.ContactsImportParams, options?: CallOptions): TernPromise<types.ContactsImportResult>;
  /**
   * Record a relationship with a contact, such as an order or an appointment.
   *
   * Transactional messages to a person without consent to marketing require a relationship that is open when the message is sent, or a message from the person within the 24 hours before. Being a contact is not enough. A relationship is identified by its number, `kind` and `reference`. Recording it again changes its end, and its start if `since` is set. Without `until`, the relationship is open. A phone number that is not a contact becomes one. Opt-outs and suppressions apply in spite of any relationship.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.contacts.recordRelationship({
   *   "phone": "+12025550143",
   *   "kind": "order",
   *   "reference": "A-1001",
   *   "since": "2026-11-20T12:00:00Z"
   * });
   */
  recordRelationship(params: types.ContactsRecordRelationshipParams, options?: CallOptions): TernPromise<types.ContactsRecordRelationshipResult>;
  /**
   * Record the opt-in of a contact, with its proof.
   *
   * Marketing messages require an opt-in. The proof consists of `source` or `source_id`, `captured_at`, and `method` or `evidence`; an incomplete call is rejected with the missing fields. With `source_id`, the entry stores the version and the SHA-256 of the disclosure text that was shown. The call is rejected if the source is archived or never showed the disclosure text. An opt-in through a source with the method `checkout` also records a relationship of kind `order`. A phone number that is not a contact becomes one. Each program needs its own opt-in: `program_id` names it, and without a program the consent covers messages that no program sends. After an opt-out, the proof must be newer than the opt-out and needs `evidence`. To have the person confirm by text first, call `contacts.requestOptIn`. Lists that were bought, rented or scraped are rejected. Consent entries are append-only: repeated consent adds an entry and changes nothing else.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.contacts.optIn({
   *   "phone": "+12025550143",
   *   "method": "web_form",
   *   "source": "https://example.com/signup",
   *   "captured_at": "2026-01-01T00:00:00Z",
   *   "disclosure_text": "I agree to get offers by text. Reply STOP to end."
   * });
   */
  optIn(params?: types.ContactsOptInParams, options?: CallOptions): TernPromise<types.ContactsOptInResult>;
  /**
   * Ask a person who signed up to confirm by text (double opt-in).
   *
   * Records the request with its proof and sends one message that asks for YES. Until the person replies YES, the consent is `pending` and no marketing is sent. YES within 24 hours opts the person in with the proof of the request; STOP opts out. Use it when another person could have entered the number, for example in a web form. The proof consists of `source` or `source_id`, and `method` or `evidence`. A phone number that is not a contact becomes one. A person who is opted in, or was asked within the last 24 hours, gets no message. A person who opted out cannot be asked. A number gets at most two such messages in 24 hours from all accounts (`asked_recently`), and an account sends at most 100 in an hour (`too_many_opt_in_requests`). The text is that of the program, or of the account, in `language`, and goes out at any hour, because the person is waiting for it. YES is consent to the program of the number that receives it. The number must therefore belong to the program; without `program_id`, it must belong to no program. Costs the segments of the message; they are refunded when the carrier rejects it.
   *
   * Effect: billable. Errors: -32001, -32002, -32003, consent_required, payment_hold, partner_suspended, partner_child_paused, credits_insufficient, the common errors.
   *
   * @example
   * await tern.contacts.requestOptIn({
   *   "phone": "+12025550187",
   *   "method": "web_form",
   *   "source": "https://example.com/signup",
   *   "evidence": {
   *     "form_entry": "7"
   *   }
   * });
   */
  requestOptIn(params?: types.ContactsRequestOptInParams, options?: CallOptions): TernPromise<types.ContactsRequestOptInResult>;
  /**
   * Record the opt-out of a contact or phone number, effective immediately.
   *
   * An opt-out needs no proof. One transaction adds a consent entry, updates the status of the contact, suppresses the number, cancels its waiting messages and returns their credits. With a program as `scope`, only messages from numbers of that program and from numbers without a program stop. From 2027-01-31, an opt-out from one program ends all programs (47 CFR 64.1200(a)(10)), and the result contains a warning. The skill also accepts phone numbers that are not contacts. Only a newer opt-in of the contact reverses an opt-out.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.contacts.optOut({
   *   "contact_id": "con_01jd0000000000000000000001",
   *   "reason": "requested"
   * });
   */
  optOut(params?: types.ContactsOptOutParams, options?: CallOptions): TernPromise<types.ContactsOptOutResult>;
  /**
   * List all consent entries of a contact or phone number.
   *
   * Oldest first. Each entry has its proof and its position in the hash chain.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.contacts.consentHistory({
   *   "contact_id": "con_01jd0000000000000000000001"
   * });
   */
  consentHistory(params?: types.ContactsConsentHistoryParams, options?: CallOptions): PagePromise<Item<'contacts.consentHistory'>, types.ContactsConsentHistoryResult>;
  /**
   * List the activity of a contact, newest first.
   *
   * Returns messages to and from the contact with their states, consent entries, conversions, behavioral events, and the contact's current tags and lists. The list includes the activity of contacts merged into this one, and activity of the phone number from before it became a contact.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.contacts.timeline({
   *   "contact_id": "con_01jd0000000000000000000001"
   * });
   */
  timeline(params: types.ContactsTimelineParams, options?: CallOptions): PagePromise<Item<'contacts.timeline'>, types.ContactsTimelineResult>;
  /**
   * Merge one contact into another.
   *
   * The winner keeps its phone number and its field values. Missing values, tags, lists, conversions, behavioral events and relationships are taken from the loser. An opt-out of either contact applies; otherwise the winner keeps its consent, because consent is given for a number. Suppressions of both numbers stay in force, so the merge never allows marketing that was not allowed before. Waiting messages to the loser's number are canceled and their credits returned. The winner's timeline includes the activity of the loser. The loser is deleted. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.contacts.merge({
   *   "winner_id": "con_01jd0000000000000000000001",
   *   "loser_id": "con_01jd0000000000000000000002"
   * });
   */
  merge(params: types.ContactsMergeParams, options?: CallOptions): TernPromise<types.ContactsMergeResult>;
  /**
   * Erase a contact's personal data and suppress its phone number.
   *
   * Erases the person from all data of the account: the contact, the phone numbers and content of its messages, proofs of consent, behavioral and webhook events, stored responses and exports. Counts, credits, conversion totals and the hash chain remain and still verify. The service keeps a keyed hash of the number, so the number stays suppressed if it is added or imported again. It ends when the person agrees anew: with `contacts.optIn` and evidence from after the erasure, or by confirming a request. Waiting messages are canceled and their credits returned. You can also erase a phone number that is not a contact. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.contacts.forget({
   *   "contact_id": "con_01jd0000000000000000000001"
   * });
   */
  forget(params?: types.ContactsForgetParams, options?: CallOptions): TernPromise<types.ContactsForgetResult>;
}

/** Account status in one call. */
export interface DashboardApi {
  /**
   * Show the state of the account in one call.
   *
   * Returns the figures of a period with a comparison, the balance, what runs now, and the first open alerts with the calls that help. The figures are those of `analytics.overview`.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.dashboard.summary({});
   */
  summary(params?: types.DashboardSummaryParams, options?: CallOptions): TernPromise<types.DashboardSummaryResult>;
  /**
   * List what needs attention.
   *
   * Newest first. The service evaluates its rules every five minutes: an alert opens once, closes by itself when its cause ends, and is kept for 90 days after that. A dismissed alert is not opened again before its cause has ended once. With `external_ref`, a partner sees the alerts of one end-customer; with `include_customers`, those of all.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.dashboard.alerts({});
   */
  alerts(params?: types.DashboardAlertsParams, options?: CallOptions): PagePromise<Item<'dashboard.alerts'>, types.DashboardAlertsResult>;
  /**
   * Dismiss an alert, for good or until a time.
   *
   * The alert leaves the list of open alerts. It closes by itself when its cause ends; only then can the same cause open a new one. With `snooze_until` the alert is open again at that time, if its cause still lasts. A closed alert stays as it is.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.dashboard.dismissAlert({
   *   "alert_id": "alr_01jd0000000000000000000001"
   * });
   */
  dismissAlert(params: types.DashboardDismissAlertParams, options?: CallOptions): TernPromise<types.DashboardDismissAlertResult>;
  /**
   * Show who changed what.
   *
   * Lists the calls that changed the account, newest first, with the name of the key that made each call. People and agents have their own keys. Rejected calls and dry runs are not listed; `agent.auditLog` has the entries with their hashes.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.dashboard.activity({
   *   "limit": 2
   * });
   */
  activity(params?: types.DashboardActivityParams, options?: CallOptions): PagePromise<Item<'dashboard.activity'>, types.DashboardActivityResult>;
  /**
   * Show the onboarding steps with their state.
   *
   * Returns the steps of `compliance.setupStatus`, the number of steps that are done, and the first call to make.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.dashboard.checklist({});
   */
  checklist(params?: types.DashboardChecklistParams, options?: CallOptions): TernPromise<types.DashboardChecklistResult>;
}

/** Invalid numbers, number lookups and duplicate contacts. */
export interface HygieneApi {
  /**
   * List contacts with an invalid phone number, with the reason and the evidence.
   *
   * Every call evaluates the error codes that carriers reported, by the policy of the account, and the results of number lookups and scans. A delivered message cancels the failures before it. A contact appears once per reason.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.hygiene.invalidContacts({
   *   "suppressed": false
   * });
   */
  invalidContacts(params?: types.HygieneInvalidContactsParams, options?: CallOptions): PagePromise<Item<'hygiene.invalidContacts'>, types.HygieneInvalidContactsResult>;
  /**
   * Scan all contacts, one list or one segment for invalid phone numbers.
   *
   * With `level` `offline`, the scan parses every number again and is free. With `lookup`, it also asks the lookup provider about every number without a result from the last 30 days, for one credit each, up to `max_credits` or the balance. A worker runs the scan; `hygiene.scanStatus` shows its progress and `hygiene.invalidContacts` its results. Only one scan can run at a time.
   *
   * Effect: billable. Errors: -32001, -32002, payment_hold, partner_suspended, the common errors.
   *
   * @example
   * await tern.hygiene.scan({});
   */
  scan(params?: types.HygieneScanParams, options?: CallOptions): TernPromise<types.HygieneScanResult>;
  /**
   * Show the progress of a scan.
   *
   * Returns how many of the contacts have been checked, what was found and how many credits were spent. A stopped scan has a reason.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.hygiene.scanStatus({
   *   "job_id": "scn_01jd0000000000000000000001"
   * });
   */
  scanStatus(params: types.HygieneScanStatusParams, options?: CallOptions): TernPromise<types.HygieneScanStatusResult>;
  /**
   * List contacts that may be the same person with several phone numbers.
   *
   * Contacts match by the same email address, or by the same first and last name, ignoring case. A phone number belongs to only one contact of an account, so duplicates always have different numbers.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.hygiene.duplicates({
   *   "match": "email"
   * });
   */
  duplicates(params?: types.HygieneDuplicatesParams, options?: CallOptions): PagePromise<Item<'hygiene.duplicates'>, types.HygieneDuplicatesResult>;
  /**
   * Look up the line type, carrier, service status and reassignment of a phone number.
   *
   * `reassigned` compares the day on which the number was last disconnected with the day of the consent; `yes` means that the number may now belong to another person. Problems found also appear in `hygiene.invalidContacts`. A cached result that is at most `max_age_days` old is free; any other lookup costs one credit, which is held while the provider is asked and charged with its result. A dry run does not ask the provider: without a cached result, it returns the cost and unknown values. A US number that a lookup assigns to a network other than T-Mobile does not count toward the daily limit of a registered brand.
   *
   * Effect: billable. Errors: -32001, -32002, credits_insufficient, payment_hold, partner_suspended, the common errors.
   *
   * @example
   * await tern.hygiene.lookup({
   *   "phone": "+12025550143"
   * });
   */
  lookup(params?: types.HygieneLookupParams, options?: CallOptions): TernPromise<types.HygieneLookupResult>;
  /**
   * Set how many failures with an error code make a phone number invalid, and what happens then.
   *
   * Your rules replace all earlier rules of the account; the built-in rules, each with its source, apply to all other codes. An empty list restores the built-in rules. Omit `rules` to keep the current rules; omit `automatic` as well to read the policy without changing it. The action `flag` lists the contact, `suppress` lets `hygiene.suppressInvalid` suppress it, or suppresses it automatically when `automatic` is true, and `ignore` does nothing. With `expected_version`, the change is rejected if the policy has changed since.
   *
   * Effect: destructive. Errors: -32002, the common errors.
   *
   * @example
   * await tern.hygiene.setPolicy({
   *   "rules": [
   *     {
   *       "error_code": "twilio_30003",
   *       "count": 5,
   *       "reason": "unreachable",
   *       "action": "suppress"
   *     }
   *   ],
   *   "automatic": true,
   *   "expected_version": 0
   * });
   */
  setPolicy(params?: types.HygieneSetPolicyParams, options?: CallOptions): TernPromise<types.HygieneSetPolicyResult>;
  /**
   * Suppress the phone numbers of invalid contacts.
   *
   * Without `reasons`, suppresses the contacts for which the policy says `suppress`; with `reasons`, suppresses all contacts that are invalid for one of them. Waiting messages are canceled and their credits returned. A later opt-in does not lift the suppression. Each call processes at most `limit` contacts: repeat it while `more` is true.
   *
   * Effect: destructive. Errors: the common errors.
   *
   * @example
   * await tern.hygiene.suppressInvalid({});
   */
  suppressInvalid(params?: types.HygieneSuppressInvalidParams, options?: CallOptions): TernPromise<types.HygieneSuppressInvalidResult>;
}

/** Conversations with contacts. */
export interface InboxApi {
  /**
   * List conversations, newest message first.
   *
   * A conversation consists of the messages between a phone number and one of your numbers. The phone number need not be a contact. A conversation opens with an incoming message and opens again with the next one. `include_stats` adds counts and response times of the account.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.inbox.list({
   *   "state": "open"
   * });
   */
  list(params?: types.InboxListParams, options?: CallOptions): PagePromise<Item<'inbox.list'>, types.InboxListResult>;
  /**
   * Get a conversation with its messages, newest first.
   *
   * Shows the messages in both directions, ordered by time: replies, including scheduled replies, and messages of campaigns, journeys and automation rules from the same number. `composer` says whether you can reply now and, if not, why.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.inbox.get({
   *   "conversation_id": "thr_01jd0000000000000000000001"
   * });
   */
  get(params: types.InboxGetParams, options?: CallOptions): PagePromise<Item<'inbox.get'>, types.InboxGetResult>;
  /**
   * Reply in a conversation.
   *
   * Sends a transactional message from the number of the conversation, through the gates of `messages.send`. An incoming message permits replies for 24 hours; later the person needs an opt-in or a recorded relationship. After an opt-out the reply is rejected. `canned_reply_ids` are inserted after `text`, each on a line of its own. The conversation counts as read.
   *
   * Effect: billable. Errors: -32001, -32002, -32003, consent_required, payment_hold, partner_suspended, partner_child_paused, credits_insufficient, the common errors.
   *
   * @example
   * await tern.inbox.reply({
   *   "conversation_id": "thr_01jd0000000000000000000001",
   *   "text": "Yes, until 6 pm."
   * });
   */
  reply(params: types.InboxReplyParams, options?: CallOptions): TernPromise<types.InboxReplyResult>;
  /**
   * Set the state of a conversation.
   *
   * `snoozed` with `until` reopens the conversation at that time. Without `until`, the next incoming message reopens it. An incoming message opens a conversation in any state.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.inbox.setState({
   *   "conversation_id": "thr_01jd0000000000000000000001",
   *   "state": "resolved",
   *   "expected_version": 1
   * });
   */
  setState(params: types.InboxSetStateParams, options?: CallOptions): TernPromise<types.InboxSetStateResult>;
  /**
   * Assign a conversation, or unassign it.
   *
   * The assignee is any name of your own, such as an email address. The service keeps no list of them.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.inbox.assign({
   *   "conversation_id": "thr_01jd0000000000000000000001",
   *   "assignee": "maria@example.com"
   * });
   */
  assign(params: types.InboxAssignParams, options?: CallOptions): TernPromise<types.InboxAssignResult>;
  /**
   * Add an internal note to a conversation.
   *
   * A note is for your colleagues. It is never sent.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.inbox.addNote({
   *   "conversation_id": "thr_01jd0000000000000000000001",
   *   "text": "Asked twice already.",
   *   "author": "maria@example.com"
   * });
   */
  addNote(params: types.InboxAddNoteParams, options?: CallOptions): TernPromise<types.InboxAddNoteResult>;
  /**
   * List the internal notes of a conversation, newest first.
   *
   * Notes are only for you and your colleagues.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.inbox.notes({
   *   "conversation_id": "thr_01jd0000000000000000000001"
   * });
   */
  notes(params: types.InboxNotesParams, options?: CallOptions): PagePromise<Item<'inbox.notes'>, types.InboxNotesResult>;
  /**
   * Mark a conversation as read or unread.
   *
   * The version stays the same, so reading a conversation does not cause another person's change to be rejected. A reply also marks the conversation as read.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.inbox.markRead({
   *   "conversation_id": "thr_01jd0000000000000000000001"
   * });
   */
  markRead(params: types.InboxMarkReadParams, options?: CallOptions): TernPromise<types.InboxMarkReadResult>;
  /**
   * Find words in the messages of the account.
   *
   * Finds the exact words, ignoring case and accents, in incoming and outgoing messages, newest first. One call reads at most 20,000 messages in each direction; a page can be empty and still have a `next_cursor`.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.inbox.search({
   *   "query": "open today"
   * });
   */
  search(params: types.InboxSearchParams, options?: CallOptions): PagePromise<Item<'inbox.search'>, types.InboxSearchResult>;
  /**
   * Change up to 200 conversations in one call.
   *
   * Chooses conversations by `conversation_ids` or `filter`, and makes all given changes to them. A filter that matches more returns a `next_cursor` for the next call. `list_id` adds their contacts to a list; this needs the permission `contacts`. A conversation that would get more than 20 labels keeps its labels.
   *
   * Effect: write. Errors: -32001, invalid_permissions, the common errors.
   *
   * @example
   * await tern.inbox.bulk({
   *   "conversation_ids": [
   *     "thr_01jd0000000000000000000001"
   *   ],
   *   "add_labels": [
   *     "refund"
   *   ],
   *   "assignee": "maria@example.com"
   * });
   */
  bulk(params?: types.InboxBulkParams, options?: CallOptions): TernPromise<types.InboxBulkResult>;
  /**
   * List canned replies by name.
   *
   * `query` matches names that contain it, ignoring case and accents.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.inbox.cannedReplies({});
   */
  cannedReplies(params?: types.InboxCannedRepliesParams, options?: CallOptions): PagePromise<Item<'inbox.cannedReplies'>, types.InboxCannedRepliesResult>;
  /**
   * Create a canned reply.
   *
   * The text can contain the variables of contacts, such as `{{ first_name | default: "there" }}`. Names are unique, ignoring case.
   *
   * Effect: write. Errors: -32002, the common errors.
   *
   * @example
   * await tern.inbox.createCannedReply({
   *   "name": "Directions",
   *   "text": "We are at 1 Main Street, {{ first_name | default: \"there\" }}."
   * });
   */
  createCannedReply(params: types.InboxCreateCannedReplyParams, options?: CallOptions): TernPromise<types.InboxCreateCannedReplyResult>;
  /**
   * Update a canned reply.
   *
   * Only the fields you send change.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.inbox.updateCannedReply({
   *   "canned_reply_id": "crp_01jd0000000000000000000001",
   *   "text": "We are open from 9 to 5.",
   *   "expected_version": 1
   * });
   */
  updateCannedReply(params: types.InboxUpdateCannedReplyParams, options?: CallOptions): TernPromise<types.InboxUpdateCannedReplyResult>;
  /**
   * Delete a canned reply.
   *
   * Replies that were sent keep their text.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.inbox.deleteCannedReply({
   *   "canned_reply_id": "crp_01jd0000000000000000000001"
   * });
   */
  deleteCannedReply(params: types.InboxDeleteCannedReplyParams, options?: CallOptions): TernPromise<types.InboxDeleteCannedReplyResult>;
}

/** Explanations of delivery results and campaign reach. */
export interface InsightsApi {
  /**
   * Explain why a message was or was not delivered.
   *
   * Returns the decision of each gate, the history, a one-sentence summary and, where there is a remedy, the calls to make next.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.insights.explainMessage({
   *   "message_id": "msg_01jd0000000000000000000001"
   * });
   */
  explainMessage(params: types.InsightsExplainMessageParams, options?: CallOptions): TernPromise<types.InsightsExplainMessageResult>;
  /**
   * Explain why a campaign reached fewer recipients than its audience.
   *
   * Returns the number of excluded contacts per reason, with sample contacts, and the errors that carriers reported, most frequent first.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.insights.explainAudience({
   *   "campaign_id": "cmp_01jd0000000000000000000002"
   * });
   */
  explainAudience(params: types.InsightsExplainAudienceParams, options?: CallOptions): TernPromise<types.InsightsExplainAudienceResult>;
  /**
   * Find figures that deviate from their own history, and why.
   *
   * Compares the failures, opt-outs, clicks and replies of each hour with the eight weeks before, by hour and weekday. For each deviation, it names the carrier, number, country, template, campaign, error code, link or source that explains most of it. An hour is reported if it deviates by at least five standard deviations and a quarter of the expected events. Metrics without enough history are listed in `not_enough_data`.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.insights.anomalies({
   *   "metrics": [
   *     "failure_rate"
   *   ]
   * });
   */
  anomalies(params?: types.InsightsAnomaliesParams, options?: CallOptions): TernPromise<types.InsightsAnomaliesResult>;
  /**
   * Find the hour of the day at which people respond most.
   *
   * Counts the messages of the last 90 days by the hour, on the recipient's clock, at which the carrier accepted them. Also counts the messages after which the recipient clicked or replied within 24 hours. `hour` is set only when one hour is better than the average of the others, with 95 % confidence over all 24 hours. Recipients without a time zone are left out. At most the newest 20,000 messages count.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.insights.bestTime({});
   */
  bestTime(params?: types.InsightsBestTimeParams, options?: CallOptions): TernPromise<types.InsightsBestTimeResult>;
  /**
   * Recommend the next calls, with evidence and expected effect.
   *
   * Ranks calls by what they are expected to change: alerts to resolve, experiments to decide, messages to send again, sources whose people opt out, lists that no longer respond, and daily limits that are nearly used. Each is a call that is valid as it stands, or with the values in `needs`.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.insights.recommendations({
   *   "limit": 5
   * });
   */
  recommendations(params?: types.InsightsRecommendationsParams, options?: CallOptions): TernPromise<types.InsightsRecommendationsResult>;
}

export interface JourneysNodesApi {
  /**
   * Add a node to the draft of a journey.
   *
   * The first node is the start. At most 200 nodes.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.journeys.nodes.create({
   *   "journey_id": "jrn_01jd0000000000000000000003",
   *   "name": "Thanks",
   *   "config": {
   *     "kind": "send",
   *     "text": "Acme: Thanks, {{ first_name }}! Reply STOP to opt out."
   *   }
   * });
   */
  create(params: types.JourneysNodesCreateParams, options?: CallOptions): TernPromise<types.JourneysNodesCreateResult>;
  /**
   * Change a node of the draft.
   *
   * Give the whole new `config`; its kind may change too. Published versions keep theirs.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.journeys.nodes.update({
   *   "journey_id": "jrn_01jd0000000000000000000001",
   *   "node_id": "jnd_01jd0000000000000000000002",
   *   "name": "Two days later",
   *   "config": {
   *     "kind": "delay",
   *     "duration": {
   *       "amount": 2,
   *       "unit": "days"
   *     }
   *   }
   * });
   */
  update(params: types.JourneysNodesUpdateParams, options?: CallOptions): TernPromise<types.JourneysNodesUpdateResult>;
  /**
   * Delete a node of the draft with its edges.
   *
   * Published versions keep it. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.nodes.delete({
   *   "journey_id": "jrn_01jd0000000000000000000001",
   *   "node_id": "jnd_01jd0000000000000000000002"
   * });
   */
  delete(params: types.JourneysNodesDeleteParams, options?: CallOptions): TernPromise<types.JourneysNodesDeleteResult>;
}

export interface JourneysEdgesApi {
  /**
   * Connect two nodes of the draft.
   *
   * A node has at most one edge of each kind, and for each variant and branch. `next` leaves every node that does not decide.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.journeys.edges.create({
   *   "journey_id": "jrn_01jd0000000000000000000003",
   *   "from_node_id": "jnd_01jd0000000000000000000031",
   *   "to_node_id": "jnd_01jd0000000000000000000032"
   * });
   */
  create(params: types.JourneysEdgesCreateParams, options?: CallOptions): TernPromise<types.JourneysEdgesCreateResult>;
  /**
   * List the edges of the draft.
   *
   * In the order of their creation.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.edges.list({
   *   "journey_id": "jrn_01jd0000000000000000000001",
   *   "from_node_id": "jnd_01jd0000000000000000000001"
   * });
   */
  list(params: types.JourneysEdgesListParams, options?: CallOptions): PagePromise<Item<'journeys.edges.list'>, types.JourneysEdgesListResult>;
  /**
   * Delete an edge of the draft.
   *
   * Published versions keep it. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.edges.delete({
   *   "journey_id": "jrn_01jd0000000000000000000001",
   *   "edge_id": "jed_01jd0000000000000000000001"
   * });
   */
  delete(params: types.JourneysEdgesDeleteParams, options?: CallOptions): TernPromise<types.JourneysEdgesDeleteResult>;
}

/** Automated message sequences. */
export interface JourneysApi {
  /**
   * Create a journey as a draft.
   *
   * A journey is a graph that contacts go through one by one: messages, delays, decisions. Add nodes with `journeys.nodes.create` and connect them with `journeys.edges.create`, try it with `journeys.simulate`, then call `journeys.validate` and `journeys.publish`. The first node that you add is the start.
   *
   * Effect: write. Errors: -32002, -32001, the common errors.
   *
   * @example
   * await tern.journeys.create({
   *   "name": "New customers",
   *   "entry": {
   *     "kind": "event",
   *     "name": "signed_up"
   *   },
   *   "throttle_per_minute": 600
   * });
   */
  create(params: types.JourneysCreateParams, options?: CallOptions): TernPromise<types.JourneysCreateResult>;
  /**
   * Change the settings of a journey.
   *
   * Changes the draft. Entry, exit and re-entry take effect with the next publication; the name at once.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.journeys.update({
   *   "journey_id": "jrn_01jd0000000000000000000001",
   *   "reentry": {
   *     "kind": "after_exit"
   *   }
   * });
   */
  update(params: types.JourneysUpdateParams, options?: CallOptions): TernPromise<types.JourneysUpdateResult>;
  /**
   * Get a journey with its graph.
   *
   * Returns the draft, or a published version. With `format` `mermaid` also the graph as a Mermaid flowchart, which most Markdown viewers draw.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.get({
   *   "journey_id": "jrn_01jd0000000000000000000001",
   *   "format": "mermaid"
   * });
   */
  get(params: types.JourneysGetParams, options?: CallOptions): TernPromise<types.JourneysGetResult>;
  /**
   * List the journeys.
   *
   * Newest first.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.journeys.list({
   *   "state": "active"
   * });
   */
  list(params?: types.JourneysListParams, options?: CallOptions): PagePromise<Item<'journeys.list'>, types.JourneysListResult>;
  /**
   * Check the draft of a journey before publication.
   *
   * Finds unreachable nodes, missing edges, cycles without a delay, and problems of content, consent and references. Returns the highest cost of a thousand contacts and, if nothing prevents it, the `validation_token` for `journeys.publish`, valid for one hour and only for this draft. If the publication lets contacts enter at once, as `enters_now` tells, it also returns the `preflight_token` that `journeys.publish` needs then.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.validate({
   *   "journey_id": "jrn_01jd0000000000000000000001"
   * });
   */
  validate(params: types.JourneysValidateParams, options?: CallOptions): TernPromise<types.JourneysValidateResult>;
  /**
   * Run a journey for one contact in simulated time.
   *
   * Runs the same code as the service does, with a clock that jumps from one step to the next, so that months take milliseconds, and changes nothing: no message is sent, no webhook is called. Give a contact of the account or a made-up one, and what it does at which time. The contact enters by an event or a conversion with `properties` if the journey has such an entry, and only if it meets `entry.where`. Returns every decision with its reason. It does not wait for `throttle_per_minute`.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.journeys.simulate({
   *   "journey_id": "jrn_01jd0000000000000000000002",
   *   "version": 1,
   *   "contact_id": "con_01jd0000000000000000000001"
   * });
   */
  simulate(params: types.JourneysSimulateParams, options?: CallOptions): TernPromise<types.JourneysSimulateResult>;
  /**
   * Publish the draft of a journey.
   *
   * Freezes the draft as the next version, which contacts enter from now on. Contacts that are on their way stay on their version, or move to the new one if their node still exists there. A paused journey becomes active. Contacts enter at once if the entry has `existing` `enter`, is a schedule that is due, or is a date that is today. Then the call needs the `preflight_token` of `journeys.validate`, and is rejected with -32005 if the draft, the rules of its segments or its sending numbers have changed since, or if more than a tenth more contacts would enter. Messages cost credits when they are sent.
   *
   * Effect: billable. Errors: -32001, -32002, -32005, the common errors.
   *
   * @example
   * await tern.journeys.publish({
   *   "journey_id": "jrn_01jd0000000000000000000001",
   *   "validation_token": "the token of journeys.validate"
   * });
   */
  publish(params: types.JourneysPublishParams, options?: CallOptions): TernPromise<types.JourneysPublishResult>;
  /**
   * Let contacts enter a journey.
   *
   * Works for every published journey, whatever its entry is. The rules of entry and re-entry apply.
   *
   * Effect: billable. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.journeys.enroll({
   *   "journey_id": "jrn_01jd0000000000000000000002",
   *   "contact_ids": [
   *     "con_01jd0000000000000000000001"
   *   ]
   * });
   */
  enroll(params: types.JourneysEnrollParams, options?: CallOptions): TernPromise<types.JourneysEnrollResult>;
  /**
   * Pause, resume or archive a journey.
   *
   * A paused journey keeps its contacts where they are; times that pass meanwhile are due at once when it resumes. An archived journey ends all its enrollments, and you cannot undo this.
   *
   * Effect: billable. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.journeys.setState({
   *   "journey_id": "jrn_01jd0000000000000000000002",
   *   "state": "paused"
   * });
   */
  setState(params: types.JourneysSetStateParams, options?: CallOptions): TernPromise<types.JourneysSetStateResult>;
  /**
   * Choose the winner of a random split.
   *
   * From now on all contacts that come to the node take one variant; those who took another stay where they are. Without `variant`, the results of the running comparison decide now. A decision can be changed: choose again, or `reopen`. Contacts who come back after a decision take the winner, too. Results until then stay in `journeys.stats`.
   *
   * Effect: billable. Errors: -32001, -32602, -32002, the common errors.
   *
   * @example
   * await tern.journeys.decideSplit({
   *   "journey_id": "jrn_01jd0000000000000000000004",
   *   "node_id": "jnd_01jd0000000000000000000041",
   *   "variant": "short",
   *   "expected_version": 1
   * });
   */
  decideSplit(params: types.JourneysDecideSplitParams, options?: CallOptions): TernPromise<types.JourneysDecideSplitResult>;
  /**
   * Set or replace the secret that signs the webhooks of journeys.
   *
   * All requests of `webhook` nodes of the account carry the signature headers of partner events from now on, also those of journeys that are published already. The secret is shown only in this response. Receivers can accept both secrets for 24 hours. Without a secret, requests are not signed.
   *
   * Effect: destructive. Errors: the common errors.
   *
   * @example
   * await tern.journeys.rotateWebhookSecret({});
   */
  rotateWebhookSecret(params?: types.JourneysRotateWebhookSecretParams, options?: CallOptions): TernPromise<types.JourneysRotateWebhookSecretResult>;
  /**
   * List the enrollments of a journey.
   *
   * Newest first. With `steps` also what happened at each node.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.enrollments({
   *   "journey_id": "jrn_01jd0000000000000000000002",
   *   "state": "active",
   *   "steps": true
   * });
   */
  enrollments(params: types.JourneysEnrollmentsParams, options?: CallOptions): PagePromise<Item<'journeys.enrollments'>, types.JourneysEnrollmentsResult>;
  /**
   * Count what happened in a journey, with the results of each message and variant.
   *
   * For each node `entered` is the sum of `waiting`, `passed` and `exited`; nodes that send have the `results` of their messages, and random splits those of each variant. For a time series, group `metrics.query` by `node_id`.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.journeys.stats({
   *   "journey_id": "jrn_01jd0000000000000000000002"
   * });
   */
  stats(params: types.JourneysStatsParams, options?: CallOptions): TernPromise<types.JourneysStatsResult>;
  /**
   * Get a journey as one document.
   *
   * The document names nodes instead of their IDs, so that it can be kept under version control, changed and imported into this or another account.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.export({
   *   "journey_id": "jrn_01jd0000000000000000000001"
   * });
   */
  export(params: types.JourneysExportParams, options?: CallOptions): TernPromise<types.JourneysExportResult>;
  /**
   * Create a journey from a document, or replace its draft.
   *
   * With `journey_id`, the draft becomes what the document says: nodes of the same name keep their IDs, so that contacts under way can move when it is published. With `dry_run`, the answer is the difference, and what `journeys.validate` would find. Published versions stay as they are.
   *
   * Effect: billable. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.import({
   *   "document": {
   *     "name": "Thank you",
   *     "entry": {
   *       "kind": "event",
   *       "name": "order.placed"
   *     },
   *     "nodes": [
   *       {
   *         "name": "Wait",
   *         "config": {
   *           "kind": "delay",
   *           "duration": {
   *             "amount": 1,
   *             "unit": "hours"
   *           }
   *         }
   *       },
   *       {
   *         "name": "Split",
   *         "config": {
   *           "kind": "random_split",
   *           "variants": [
   *             {
   *               "name": "a",
   *               "share": 50
   *             },
   *             {
   *               "name": "b",
   *               "share": 50
   *             }
   *           ]
   *         }
   *       },
   *       {
   *         "name": "End",
   *         "config": {
   *           "kind": "exit"
   *         }
   *       }
   *     ],
   *     "edges": [
   *       {
   *         "from": "Wait",
   *         "to": "Split"
   *       },
   *       {
   *         "from": "Split",
   *         "to": "End",
   *         "kind": "variant",
   *         "variant": "a"
   *       },
   *       {
   *         "from": "Split",
   *         "to": "End",
   *         "kind": "variant",
   *         "variant": "b"
   *       }
   *     ],
   *     "throttle_per_minute": 600
   *   }
   * });
   */
  import(params: types.JourneysImportParams, options?: CallOptions): TernPromise<types.JourneysImportResult>;
  /**
   * Copy the draft of a journey.
   *
   * The copy is a draft of its own. Contacts stay in the original.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.duplicate({
   *   "journey_id": "jrn_01jd0000000000000000000001"
   * });
   */
  duplicate(params: types.JourneysDuplicateParams, options?: CallOptions): TernPromise<types.JourneysDuplicateResult>;
  /**
   * Delete a journey that was never published.
   *
   * A published journey cannot be deleted, because its messages refer to its versions; archive it with `journeys.setState`.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.delete({
   *   "journey_id": "jrn_01jd0000000000000000000001"
   * });
   */
  delete(params: types.JourneysDeleteParams, options?: CallOptions): TernPromise<types.JourneysDeleteResult>;
  /**
   * Remove contacts from a journey.
   *
   * Ends their enrollments, or those with a `key`, with the reason `removed`. A message that is queued already is still sent; `messages.cancel` stops it.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.unenroll({
   *   "journey_id": "jrn_01jd0000000000000000000002",
   *   "contact_ids": [
   *     "con_01jd0000000000000000000001"
   *   ]
   * });
   */
  unenroll(params: types.JourneysUnenrollParams, options?: CallOptions): TernPromise<types.JourneysUnenrollResult>;
  /**
   * Move contacts under way to a node of the published version.
   *
   * Moves the contacts that are at `from_node_id`, or in `from_version`, or both, at the time of the call. They arrive at `to_node_id` as if an edge led there: what the new node does is checked as always, so that consent, quiet hours and caps hold, and a wait starts again. A worker moves them in batches; `journeys.moves` shows the progress. A response of a webhook that they wait for is dropped. With `dry_run`, the answer is the number of contacts. With `expected_version`, the call is rejected if another version was published meanwhile. To move everyone to the same nodes, publish with `enrollments: "move"`.
   *
   * Effect: billable. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.journeys.moveEnrollments({
   *   "journey_id": "jrn_01jd0000000000000000000002",
   *   "from_node_id": "jnd_01jd0000000000000000000021",
   *   "to_node_id": "jnd_01jd0000000000000000000022"
   * });
   */
  moveEnrollments(params: types.JourneysMoveEnrollmentsParams, options?: CallOptions): TernPromise<types.JourneysMoveEnrollmentsResult>;
  /**
   * List the moves of contacts in a journey, with their progress.
   *
   * Newest first.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.journeys.moves({
   *   "journey_id": "jrn_01jd0000000000000000000002"
   * });
   */
  moves(params: types.JourneysMovesParams, options?: CallOptions): PagePromise<Item<'journeys.moves'>, types.JourneysMovesResult>;
  readonly nodes: JourneysNodesApi;
  readonly edges: JourneysEdgesApi;
}

/** Short links. */
export interface LinksApi {
  /**
   * Create a short link with click counts.
   *
   * The short URL redirects to `url` with the UTM parameters added. Clicks are counted as human or bot. Refused destinations: IP addresses, URLs with credentials, short links of this service, and public URL shorteners, which carriers block. For a short link per recipient in messages, set `shorten_links` when you send.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.links.create({
   *   "url": "https://example.com/sale",
   *   "utm": {
   *     "source": "sms",
   *     "medium": "text",
   *     "campaign": "winter",
   *     "term": "shoes",
   *     "content": "top"
   *   }
   * });
   */
  create(params: types.LinksCreateParams, options?: CallOptions): TernPromise<types.LinksCreateResult>;
  /**
   * List short links.
   *
   * Newest first. Includes links that messages with `shorten_links` created: one per campaign and destination.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.links.list({});
   */
  list(params?: types.LinksListParams, options?: CallOptions): PagePromise<Item<'links.list'>, types.LinksListResult>;
  /**
   * Count the clicks of a link, human and bot, per hour or day.
   *
   * Link previews, security scanners and prefetching open most links in messages before people do, so clicks of bots are counted separately. `unique_clickers` counts short URLs with a human click: with `shorten_links`, each recipient of a message has one. Clicks appear within seconds. The default period is the last 30 days.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.links.stats({
   *   "link_id": "lnk_01jd0000000000000000000001",
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-12-01T00:00:00.000Z"
   * });
   */
  stats(params: types.LinksStatsParams, options?: CallOptions): TernPromise<types.LinksStatsResult>;
  /**
   * Change the destination, UTM parameters, expiry or fallback of a link.
   *
   * Only the fields you send change; null clears one. The short URLs stay the same, and the change takes effect at the next click. With `expected_version`, the update is rejected if the link has changed since. You cannot update a disabled link.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.links.update({
   *   "link_id": "lnk_01jd0000000000000000000001",
   *   "url": "https://example.com/winter-sale",
   *   "expected_version": 1
   * });
   */
  update(params: types.LinksUpdateParams, options?: CallOptions): TernPromise<types.LinksUpdateResult>;
  /**
   * Set the branded domain of the account's short links.
   *
   * Returns the DNS records to set at the domain's provider. The service checks them in the background, at first every few seconds and then less often, and daily once they are correct. Call again with the same domain to see the result and to check again now. New short links use the domain while it is verified; short URLs that were already sent keep working. A verified domain serves only the links of its account.
   *
   * Effect: write. Errors: -32002, the common errors.
   *
   * @example
   * await tern.links.setDomain({
   *   "domain": "go.example.com"
   * });
   */
  setDomain(params: types.LinksSetDomainParams, options?: CallOptions): TernPromise<types.LinksSetDomainResult>;
  /**
   * Disable a link, so that it no longer leads to its destination.
   *
   * Every short URL of the link then leads to the fallback URL or to a page that says so. Click counts stay. Disabling it again has no effect. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.links.disable({
   *   "link_id": "lnk_01jd0000000000000000000001"
   * });
   */
  disable(params: types.LinksDisableParams, options?: CallOptions): TernPromise<types.LinksDisableResult>;
}

/** Static lists of contacts. */
export interface ListsApi {
  /**
   * Create a list.
   *
   * List names are unique in the account, ignoring case. If the name exists, the result is the existing list with `created` false; the call is rejected if that list has a different kind. Members of a suppression list receive no messages.
   *
   * Effect: write. Errors: -32002, the common errors.
   *
   * @example
   * await tern.lists.create({
   *   "name": "Regulars"
   * });
   */
  create(params: types.ListsCreateParams, options?: CallOptions): TernPromise<types.ListsCreateResult>;
  /**
   * List the lists with their member counts.
   *
   * Sorted by name. `query` matches names that contain it, ignoring case and accents.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.lists.list({});
   */
  list(params?: types.ListsListParams, options?: CallOptions): PagePromise<Item<'lists.list'>, types.ListsListResult>;
  /**
   * Add contacts to a list.
   *
   * Adds at most 1,000 contacts, or the contacts that are in a segment now; contacts that join the segment later are not added. IDs that are not contacts of this account are skipped and counted as rejected. Contacts on a suppression list receive no messages from then on.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.lists.addContacts({
   *   "list_id": "lst_01jd0000000000000000000001",
   *   "contact_ids": [
   *     "con_01jd0000000000000000000001",
   *     "con_01jd000000000000000000zzzz"
   *   ]
   * });
   */
  addContacts(params: types.ListsAddContactsParams, options?: CallOptions): TernPromise<types.ListsAddContactsResult>;
  /**
   * Remove contacts from a list.
   *
   * Contacts that are not on the list are ignored. The contacts themselves remain.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.lists.removeContacts({
   *   "list_id": "lst_01jd0000000000000000000001",
   *   "contact_ids": [
   *     "con_01jd0000000000000000000001"
   *   ]
   * });
   */
  removeContacts(params: types.ListsRemoveContactsParams, options?: CallOptions): TernPromise<types.ListsRemoveContactsResult>;
  /**
   * List the contacts on a list.
   *
   * Oldest contact first. For full contacts, call `contacts.list` with `list_id`.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.lists.members({
   *   "list_id": "lst_01jd0000000000000000000001"
   * });
   */
  members(params: types.ListsMembersParams, options?: CallOptions): PagePromise<Item<'lists.members'>, types.ListsMembersResult>;
  /**
   * Delete a list and keep its contacts.
   *
   * The call is rejected while an unfinished campaign, a segment, an automation rule or a journey uses the list, because contacts that the list excludes would then receive messages. Deleting a suppression list allows messages to its members again. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.lists.delete({
   *   "list_id": "lst_01jd0000000000000000000001"
   * });
   */
  delete(params: types.ListsDeleteParams, options?: CallOptions): TernPromise<types.ListsDeleteResult>;
}

/** Single messages and their delivery status. */
export interface MessagesApi {
  /**
   * Send one message after checking every gate.
   *
   * The gates run in this order: account state, sending number, recipient, consent, content, quiet hours, frequency caps and credits. If all pass, the message is charged and queued, and the carrier gets it shortly after the response. Marketing, the default purpose, requires recorded consent, a time within the recipient's allowed hours and room under every frequency cap. Transactional messages require consent, a recorded relationship (`contacts.recordRelationship`) or a message from the recipient within the last 24 hours; they are exempt from quiet hours and caps. With `program_id`, a contact receives messages from the same number of the program as long as that number can send. Costs the segments of the message; they are refunded when the carrier rejects it. With `media`, the message is an MMS. It counts as one segment at the price of the country, whatever its length. The service reads each link, sends the copy that it read, and reads the link again after an hour. If the sending number or the country does not accept media, the call fails with `media_not_supported`, unless `media_fallback` is `link`. A link that cannot be used fails with `media_refused`. A contact whose attributes say a date of birth or an age (`birthday`, `date_of_birth`, `dob`, `age`) gets no message about alcohol, tobacco, cannabis or gambling before 21 in the United States, and none about these, firearms or sexual content before 18: the call fails with `under_age`. Without such an attribute, the age is not checked.
   *
   * Effect: billable. Errors: -32001, -32002, -32003, consent_required, payment_hold, partner_suspended, partner_child_paused, quiet_hours, credits_insufficient, the common errors.
   *
   * @example
   * await tern.messages.send({
   *   "to": "+12025550143",
   *   "text": "Hello {{ first_name }}"
   * });
   */
  send(params?: types.MessagesSendParams, options?: CallOptions): TernPromise<types.MessagesSendResult>;
  /**
   * Preview a message as rendered, with its encoding, segments and cost.
   *
   * Evaluates the gates of `messages.send` without sending and returns the decision of each. `text` is the message as it would be sent. `smart_encoding` contains what smart encoding saves, or would save if it is off.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.messages.preview({
   *   "contact_id": "con_01jd0000000000000000000001",
   *   "text": "Hello {{ first_name }}"
   * });
   */
  preview(params?: types.MessagesPreviewParams, options?: CallOptions): TernPromise<types.MessagesPreviewResult>;
  /**
   * Get a message with its history and the decision that accepted it.
   *
   * Events from the service and from the carrier, in chronological order.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.messages.get({
   *   "message_id": "msg_01jd0000000000000000000001"
   * });
   */
  get(params: types.MessagesGetParams, options?: CallOptions): TernPromise<types.MessagesGetResult>;
  /**
   * List messages.
   *
   * Newest first. Filter by contact, campaign, journey, node or state.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.messages.list({
   *   "campaign_id": "cmp_01jd0000000000000000000001"
   * });
   */
  list(params?: types.MessagesListParams, options?: CallOptions): PagePromise<Item<'messages.list'>, types.MessagesListResult>;
  /**
   * Send a message again that never reached the carrier.
   *
   * Creates a new message with the same text, recipient and purpose, linked by `retry_of`. Only a message that no carrier accepted can be retried: one that was rejected, expired before it was submitted, or canceled because consent or another condition was missing. A message that may have been delivered (`accepted`, `sent`, `delivered`, `undelivered`, `delivery_unconfirmed`) is refused with the reason `may_be_delivered`, and one that was canceled on purpose with `canceled`. With `may_arrive_twice`, a message is sent again whose carrier may have it because the service stopped during its submission (`delivery_unconfirmed` with the reason `lease_lost`); its credits are returned. All gates run again: consent, quiet hours, frequency caps and credits as they are now. The message is sent from the same number, or, if that number was released, from its program or the default number. Retrying a message of a campaign creates a single message that does not belong to the campaign, so that the counters of the campaign stay as they are. A message is retried once: repeating the call returns the same retry with `created` false. If the retry fails as well, retry it by its own ID, up to five times in all. Costs the segments of the message.
   *
   * Effect: billable. Errors: -32001, -32002, -32003, consent_required, payment_hold, partner_suspended, partner_child_paused, quiet_hours, credits_insufficient, the common errors.
   *
   * @example
   * await tern.messages.retry({
   *   "message_id": "msg_01jd0000000000000000000005"
   * });
   */
  retry(params: types.MessagesRetryParams, options?: CallOptions): TernPromise<types.MessagesRetryResult>;
  /**
   * Cancel a message that has not been sent.
   *
   * The credits are returned. You cannot cancel a message that was submitted to the carrier. If a submission was interrupted and it is unknown whether the carrier has the message, the message is not submitted again, its state becomes `delivery_unconfirmed` and its credits are not returned.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.messages.cancel({
   *   "message_id": "msg_01jd0000000000000000000002"
   * });
   */
  cancel(params: types.MessagesCancelParams, options?: CallOptions): TernPromise<types.MessagesCancelResult>;
  /**
   * Set the default smart encoding of the account.
   *
   * Applies to messages that are accepted after the call and that do not set `smart_encoding`, directly or through their template or campaign. `messages.preview` shows the setting that applies to a message.
   *
   * Effect: write. Errors: the common errors.
   *
   * @example
   * await tern.messages.setSmartEncoding({
   *   "mode": "punctuation"
   * });
   */
  setSmartEncoding(params: types.MessagesSetSmartEncodingParams, options?: CallOptions): TernPromise<types.MessagesSetSmartEncodingResult>;
  /**
   * List incoming messages that wait for a decision.
   *
   * Oldest first. These messages may be opt-outs (47 CFR 64.1200(a)(10): any reasonable means), but no rule decides this. Their senders get no marketing until `messages.review` decides. Messages that are queued for these senders wait up to 72 hours. Messages of numbers that are not contacts are included.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.messages.reviews({});
   */
  reviews(params?: types.MessagesReviewsParams, options?: CallOptions): PagePromise<Item<'messages.reviews'>, types.MessagesReviewsResult>;
  /**
   * Decide whether an incoming message is an opt-out.
   *
   * `opt_out` opts the sender out of all messages as of the time the message was received, as `contacts.optOut` does, and closes all other reviews of the contact. `keep` records that the message is not an opt-out. Marketing resumes when no other message of the contact waits; queued messages resume within 15 minutes. A decision to keep can be changed to `opt_out`, but not the reverse: only a newer opt-in of the contact reverses an opt-out. A STOP of the contact closes its reviews as `opt_out`. A START that leaves the contact opted in, and an order that starts after the message, close them as `keep`. After `keep`, the message can be answered like any other message of the contact.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.messages.review({
   *   "inbound_id": "inb_01jd0000000000000000000002",
   *   "decision": "keep",
   *   "note": "Asked about an order; answered by phone."
   * });
   */
  review(params: types.MessagesReviewParams, options?: CallOptions): TernPromise<types.MessagesReviewResult>;
  /**
   * Simulate an incoming message to one of your numbers.
   *
   * Has the same effects as a real incoming message: STOP opts out and cancels waiting messages, HELP gets a reply, START restores the state before a STOP, and START, JOIN or "add me back" from a number without consent gets a request to confirm with YES. Works only for numbers hosted by the simulator carrier. An account with a number at a real carrier is refused. A simulated START lifts only simulated opt-outs, and simulated consent ends when the account gets a number at a real carrier.
   *
   * Effect: billable. Errors: -32001, -32002, -32003, the common errors.
   *
   * @example
   * await tern.messages.simulateInbound({
   *   "from": "+12025550143",
   *   "text": "STOP"
   * });
   */
  simulateInbound(params: types.MessagesSimulateInboundParams, options?: CallOptions): TernPromise<types.MessagesSimulateInboundResult>;
}

/** Measures over time, their definitions, and the state of the queues. */
export interface MetricsApi {
  /**
   * Query one measure over time, grouped, filtered and compared.
   *
   * Intervals begin and end on the clock of the time zone, so that a day lasts 23 or 25 hours when clocks change. The period is widened to whole intervals, at most 1,000. Sums of money are strings of digits, in one series per currency. With `format` `svg`, the answer contains a chart.
   *
   * Effect: read. Errors: -32002, the common errors.
   *
   * @example
   * await tern.metrics.query({
   *   "metric": "delivered",
   *   "from": "2026-11-20T00:00:00.000Z",
   *   "to": "2026-11-22T00:00:00.000Z"
   * });
   */
  query(params: types.MetricsQueryParams, options?: CallOptions): TernPromise<types.MetricsQueryResult>;
  /**
   * List the measures with their definitions, units and dimensions.
   *
   * The one definition of each figure: what is counted, when, and what it can be grouped by.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.metrics.catalog({});
   */
  catalog(params?: types.MetricsCatalogParams, options?: CallOptions): TernPromise<types.MetricsCatalogResult>;
  /**
   * Show how messages are delivered by number, carrier or country, and why they fail.
   *
   * Groups with the most sent messages first, each with its error codes explained.
   *
   * Effect: read. Errors: -32002, the common errors.
   *
   * @example
   * await tern.metrics.deliverability({
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-12-01T00:00:00.000Z"
   * });
   */
  deliverability(params?: types.MetricsDeliverabilityParams, options?: CallOptions): TernPromise<types.MetricsDeliverabilityResult>;
  /**
   * Show what waits in the account: messages, events, dead letters and failing work.
   *
   * Counts at most 10,000 of each. Failing work belongs to the billing root and is empty for its customers.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.metrics.system({});
   */
  system(params?: types.MetricsSystemParams, options?: CallOptions): TernPromise<types.MetricsSystemResult>;
}

/** Goals and their results. */
export interface OutcomesApi {
  /**
   * Define a goal of a campaign or a journey.
   *
   * A contact reaches the goal with the first conversion of the type `event` within `deadline_hours` after the message, or after the entry into the journey. A campaign or journey has at most four outcomes. One of them is primary; it decides experiments with the metric `outcome`. Outcomes can be defined before and after the launch; the results are computed from the recorded conversions.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.outcomes.define({
   *   "name": "Bookings",
   *   "event": "booking",
   *   "campaign_id": "cmp_01jd0000000000000000000001",
   *   "value_rule": {
   *     "kind": "fixed",
   *     "value_minor": 5000,
   *     "currency": "EUR"
   *   }
   * });
   */
  define(params: types.OutcomesDefineParams, options?: CallOptions): TernPromise<types.OutcomesDefineResult>;
  /**
   * List the outcomes, of one campaign or journey or of all.
   *
   * Sorted by ID, which is the order of creation.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.outcomes.list({
   *   "campaign_id": "cmp_01jd0000000000000000000002"
   * });
   */
  list(params?: types.OutcomesListParams, options?: CallOptions): PagePromise<Item<'outcomes.list'>, types.OutcomesListResult>;
  /**
   * Compute how many contacts reached a goal, and what each variant adds.
   *
   * For a campaign, the arms are the variants of its experiment and the hold-out; for a journey, the variants of the random split in `split_node_id`. Every arm is compared with the control: the hold-out, or else the first variant. In an experiment, an arm contains all contacts that were assigned to it. This includes contacts that no message was sent to, because the hold-out was not checked either. Contacts that received the winner later are left out. Each contact counts once, with the conversions since its message, or since its assignment if it got no message. With `against`, the arms are `reached` and the control `account_hold_out`. Both contain contacts whose messages passed every check before the hold-out. A frequency cap may have left some of them out later. Contacts that were forgotten do not count. The verdict is `not_enough_data` unless each arm has five expected conversions and five contacts without one, and, for values, 30 contacts. `methods` names the statistics.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.outcomes.results({
   *   "outcome_id": "out_01jd0000000000000000000001"
   * });
   */
  results(params: types.OutcomesResultsParams, options?: CallOptions): TernPromise<types.OutcomesResultsResult>;
  /**
   * Change an outcome.
   *
   * Results are computed from the recorded conversions, so that the change applies to the past, too.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.outcomes.update({
   *   "outcome_id": "out_01jd0000000000000000000001",
   *   "deadline_hours": 168
   * });
   */
  update(params: types.OutcomesUpdateParams, options?: CallOptions): TernPromise<types.OutcomesUpdateResult>;
  /**
   * Archive an outcome.
   *
   * An archived outcome is no longer primary and cannot be changed; its results stay readable. Archiving it again has no effect. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.outcomes.archive({
   *   "outcome_id": "out_01jd0000000000000000000001"
   * });
   */
  archive(params: types.OutcomesArchiveParams, options?: CallOptions): TernPromise<types.OutcomesArchiveResult>;
  /**
   * Hold a share of all contacts out of every marketing message.
   *
   * The hold-out is a control group for the whole account. A hash of account and contact chooses the contacts, so a larger share only adds contacts and a smaller share only removes some. Campaigns, journeys, single messages, partners and plans send these contacts no marketing: the gate `hold_out` refuses it with `account_hold_out` before any charge. Campaigns list these contacts with this reason; in journeys they pass messages without getting them. Transactional messages, replies and messages that were accepted before are sent. A share of 0 ends the hold-out. `outcomes.holdOut` shows what marketing adds, and rules of segments select the group with `in_hold_out`.
   *
   * Effect: billable. Errors: the common errors.
   *
   * @example
   * await tern.outcomes.setHoldOut({
   *   "hold_out_percent": 5
   * });
   */
  setHoldOut(params: types.OutcomesSetHoldOutParams, options?: CallOptions): TernPromise<types.OutcomesSetHoldOutResult>;
  /**
   * Show what all marketing of the account adds, against its hold-out.
   *
   * Compares the contacts that the account reaches with those of its hold-out (outcomes.setHoldOut): conversions and value per contact, the lift, its interval and its verdict, as in `outcomes.results`. Both groups were chosen at random, so the difference is what marketing adds. All contacts who ever opted in count, even if they have opted out since and whether or not a message was sent to them. A contact counts from `from` or from its creation on. A period that begins before the share was last changed has a warning, because contacts changed groups in it.
   *
   * Effect: read. Errors: -32002, the common errors.
   *
   * @example
   * await tern.outcomes.holdOut({
   *   "event": "purchase",
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-11-26T00:00:00.000Z"
   * });
   */
  holdOut(params: types.OutcomesHoldOutParams, options?: CallOptions): TernPromise<types.OutcomesHoldOutResult>;
}

export interface PartnerOutboxApi {
  /**
   * List events with their delivery attempts.
   *
   * Oldest first. Each event shows its attempts with status and latency, and the time of the next attempt. Attempts that were answered with 410 are not shown. Events of one end-customer are delivered one at a time, so an event can wait for an earlier one. Events are kept for 30 days after they are delivered or dead.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.partner.outbox.list({
   *   "state": "pending"
   * });
   */
  list(params?: types.PartnerOutboxListParams, options?: CallOptions): PagePromise<Item<'partner.outbox.list'>, types.PartnerOutboxListResult>;
  /**
   * Replay events.
   *
   * Delivers events again. With `event_ids`, it delivers these events in any state; with `since`, it delivers the events since that time, by default only dead events. The event IDs stay the same and the attempts start over. One call replays at most 10,000 events, oldest first.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.partner.outbox.replay({
   *   "event_ids": [
   *     "evt_01jd0000000000000000000002"
   *   ]
   * });
   */
  replay(params?: types.PartnerOutboxReplayParams, options?: CallOptions): TernPromise<types.PartnerOutboxReplayResult>;
}

/** Platforms that send for their own end-customers. */
export interface PartnerApi {
  /**
   * Register a partner organization and its API key.
   *
   * Requires a tenant key with `full` permission. The organization is a separate account with its own balance. The response shows the key once; store it. `credits` moves that number of credits from the balance of the calling account.
   *
   * Effect: billable. Errors: credits_insufficient, payment_hold, partner_suspended, the common errors.
   *
   * @example
   * await tern.partner.register({
   *   "name": "Storefront Platform",
   *   "contact": "ops@storefront.example",
   *   "credits": 50
   * });
   */
  register(params: types.PartnerRegisterParams, options?: CallOptions): TernPromise<types.PartnerRegisterResult>;
  /**
   * Create an end-customer.
   *
   * Creates the account of the end-customer, a sending number and an API key. The response shows the key once; store it, or create another with `partner.createCustomerKey`. Use this key to import the end-customer's contacts and their consent. The end-customer starts without credits; add some with `partner.grantCredits`.
   *
   * Effect: destructive. Errors: external_ref_required, partner_suspended, payment_hold, the common errors.
   *
   * @example
   * await tern.partner.createCustomer({
   *   "external_ref": "shop-43",
   *   "name": "Second Shop"
   * });
   */
  createCustomer(params: types.PartnerCreateCustomerParams, options?: CallOptions): TernPromise<types.PartnerCreateCustomerResult>;
  /**
   * Create another API key for an end-customer.
   *
   * Use it when the key of the end-customer was lost or exposed. The new key has full access to the account of the end-customer, and the mode and expiry of the calling key. The response shows it once; store it. With `revoke_others`, all other keys of the end-customer are revoked immediately; a test key revokes only test keys.
   *
   * Effect: destructive. Errors: -32001, external_ref_required, the common errors.
   *
   * @example
   * await tern.partner.createCustomerKey({
   *   "external_ref": "shop-42"
   * });
   */
  createCustomerKey(params: types.PartnerCreateCustomerKeyParams, options?: CallOptions): TernPromise<types.PartnerCreateCustomerKeyResult>;
  /**
   * List the end-customers.
   *
   * Oldest first, each with its balance and whether it is paused.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.partner.listCustomers({});
   */
  listCustomers(params?: types.PartnerListCustomersParams, options?: CallOptions): PagePromise<Item<'partner.listCustomers'>, types.PartnerListCustomersResult>;
  /**
   * Send one message for an end-customer.
   *
   * The idempotency key must be stable and unique per logical send. Repeating a call with the same key and params returns the first response with `replayed` true, so you can safely retry after a lost response. The gates are those of `messages.send`, applied to the contacts, consent, sending number and credits of the end-customer. Costs the segments of the message; they are refunded when the carrier rejects it.
   *
   * Effect: billable. Errors: -32001, -32002, -32003, idempotency_key_required, external_ref_required, partner_suspended, partner_child_paused, payment_hold, consent_required, quiet_hours, credits_insufficient, the common errors.
   *
   * @example
   * await tern.partner.send({
   *   "idempotency_key": "order-1001-ready",
   *   "external_ref": "shop-42",
   *   "to": "+12025550143",
   *   "text": "Your order is ready.",
   *   "purpose": "transactional"
   * });
   */
  send(params: types.PartnerSendParams, options?: CallOptions): TernPromise<types.PartnerSendResult>;
  /**
   * Pause or resume an end-customer.
   *
   * A paused end-customer cannot send: new messages are rejected with `partner_child_paused` and queued messages wait.
   *
   * Effect: billable. Errors: -32001, external_ref_required, the common errors.
   *
   * @example
   * await tern.partner.setChildPaused({
   *   "external_ref": "shop-42",
   *   "paused": true,
   *   "reason": "invoice overdue"
   * });
   */
  setChildPaused(params: types.PartnerSetChildPausedParams, options?: CallOptions): TernPromise<types.PartnerSetChildPausedResult>;
  /**
   * Move credits to an end-customer.
   *
   * Moves credits from the partner's balance to the end-customer's balance in one transaction. Neither balance can fall below zero. Costs the partner the amount.
   *
   * Effect: billable. Errors: -32001, external_ref_required, partner_suspended, payment_hold, credits_insufficient, the common errors.
   *
   * @example
   * await tern.partner.grantCredits({
   *   "external_ref": "shop-42",
   *   "amount_credits": 500,
   *   "note": "plan of November"
   * });
   */
  grantCredits(params: types.PartnerGrantCreditsParams, options?: CallOptions): TernPromise<types.PartnerGrantCreditsResult>;
  /**
   * List the steps that are missing before events and messages can be sent.
   *
   * Describes the partner or, with `external_ref`, one end-customer.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.partner.setupStatus({});
   */
  setupStatus(params?: types.PartnerSetupStatusParams, options?: CallOptions): TernPromise<types.PartnerSetupStatusResult>;
  /**
   * Set the webhook endpoint for events.
   *
   * The URL must use https and resolve to a public address. A new `webhook_secret` signs all events immediately; receivers can accept the previous secret for 24 hours, and `sign_with_previous` adds a second `v1` signature made with it. If you omit `webhook_secret`, the current secret and the second signature remain; if there is no secret yet, the service generates one and shows it once. Events wait in the outbox until an endpoint is configured. This call also re-enables a disabled endpoint.
   *
   * Effect: destructive. Errors: the common errors.
   *
   * @example
   * await tern.partner.configureWebhook({
   *   "webhook_url": "https://partner.example/hooks/tern",
   *   "webhook_secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"
   * });
   */
  configureWebhook(params: types.PartnerConfigureWebhookParams, options?: CallOptions): TernPromise<types.PartnerConfigureWebhookResult>;
  /**
   * Replace the signing secret of the webhook.
   *
   * The new secret signs all events immediately and is shown only in this response. Receivers can accept both secrets for 24 hours.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.partner.rotateWebhookSecret({
   *   "sign_with_previous": true
   * });
   */
  rotateWebhookSecret(params?: types.PartnerRotateWebhookSecretParams, options?: CallOptions): TernPromise<types.PartnerRotateWebhookSecretResult>;
  /**
   * Deliver pending events now.
   *
   * Claims due events as the background worker does, and delivers them. The call and the worker never claim the same events. No new delivery starts after 10 seconds. Events of one end-customer are delivered one at a time in the order of their IDs; events of calls that ran at the same time can be in either order. At most 10 requests run concurrently, and nothing is sent while the circuit breaker is open. With `dry_run`, nothing is sent and the due events are counted. When delivery is blocked, `warnings` contains `endpoint_disabled`, `breaker_open` with the time of the next attempt, or `delivery_under_way`.
   *
   * Effect: write. Errors: the common errors.
   *
   * @example
   * await tern.partner.processOutbox({
   *   "limit": 100,
   *   "dry_run": true
   * });
   */
  processOutbox(params?: types.PartnerProcessOutboxParams, options?: CallOptions): TernPromise<types.PartnerProcessOutboxResult>;
  readonly outbox: PartnerOutboxApi;
}

/** Messaging programs: brand, purpose, keywords and automatic replies. */
export interface ProgramApi {
  /**
   * Create a program: the brand, the purpose of its messages and its automatic replies.
   *
   * The program's replies answer HELP, STOP and opt-ins on its numbers, and its own keywords work in addition to the standard ones. Its numbers are those assigned with `phone-numbers.assign`. If the account has only one program, all numbers of the account belong to it. An opt-out confirmation with promotional content is stored and reported by `program.validate`, but the service sends its own confirmation instead. With `opt_out_scope` `ask`, a STOP still ends all programs, and the confirmation asks one question: if the recipient replies ONLY within 24 hours, only this program ends. The question is sent only from numbers assigned to the program, for accounts with another program, and only while the law allows an opt-out from a single program (until 2027-01-31). `findings` lists what carriers would object to.
   *
   * Effect: write. Errors: the common errors.
   *
   * @example
   * await tern.program.create({
   *   "name": "Order news",
   *   "brand": "Corner Shop",
   *   "purpose": "your orders and new arrivals",
   *   "use_case": "MIXED",
   *   "frequency": "up to 4 msgs/month",
   *   "help_text": "Corner Shop: For help see https://shop.example/help. Msg & data rates may apply. Reply STOP to unsubscribe.",
   *   "opt_out_text": "Corner Shop: You are unsubscribed and will get no more texts. Reply START to get them again.",
   *   "opt_in_text": "Corner Shop: You are subscribed. Up to 4 msgs/month. Msg & data rates may apply. Reply HELP for help, STOP to unsubscribe.",
   *   "keywords": {
   *     "opt_in": [
   *       "JOIN"
   *     ],
   *     "opt_out": [
   *       "STOP"
   *     ],
   *     "help": [
   *       "HELP"
   *     ]
   *   },
   *   "privacy_url": "https://shop.example/privacy",
   *   "terms_url": "https://shop.example/terms"
   * });
   */
  create(params: types.ProgramCreateParams, options?: CallOptions): TernPromise<types.ProgramCreateResult>;
  /**
   * List programs.
   *
   * Oldest first, each in its current version.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.program.list({});
   */
  list(params?: types.ProgramListParams, options?: CallOptions): PagePromise<Item<'program.list'>, types.ProgramListResult>;
  /**
   * Get a program in its current or an earlier version.
   *
   * `versions` lists the last 50 versions, newest first. Set `version` to read an earlier one.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.program.get({
   *   "program_id": "prg_01jd0000000000000000000001"
   * });
   */
  get(params: types.ProgramGetParams, options?: CallOptions): TernPromise<types.ProgramGetResult>;
  /**
   * Update a program by creating a new version.
   *
   * Only the fields you send change; a call that changes nothing creates no version. Earlier versions remain readable. `registration_drift` lists the differences between the new content and the registered campaigns of this program; submit the changes with `compliance.registerCampaign` and its `registration_id`.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.program.update({
   *   "program_id": "prg_01jd0000000000000000000001",
   *   "help_text": "Corner Shop: Call 202-555-0100. Msg & data rates may apply. Reply STOP to unsubscribe.",
   *   "expected_version": 1
   * });
   */
  update(params: types.ProgramUpdateParams, options?: CallOptions): TernPromise<types.ProgramUpdateResult>;
  /**
   * Check a program against carrier rules and the law.
   *
   * Checks the brand name, the replies to HELP and STOP, rates, frequency, keywords and links (CTIA Messaging Principles, 47 CFR 64.1200(a)(12)). `ok` means that there are no errors. Changes nothing.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.program.validate({
   *   "program_id": "prg_01jd0000000000000000000001"
   * });
   */
  validate(params: types.ProgramValidateParams, options?: CallOptions): TernPromise<types.ProgramValidateResult>;
  /**
   * Generate the disclosure that people must see before they opt in.
   *
   * Contains the brand, purpose, frequency, rates, HELP, STOP, privacy policy and terms, worded for the place where it is shown. `hash` is the SHA-256 of the text (64 hexadecimal digits), the value that `contacts.optIn` stores for `disclosure_text`. The same version and source kind always produce the same text.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.program.terms({
   *   "program_id": "prg_01jd0000000000000000000001",
   *   "source_kind": "web_form"
   * });
   */
  terms(params: types.ProgramTermsParams, options?: CallOptions): TernPromise<types.ProgramTermsResult>;
}

/** Report files. */
export interface ReportsApi {
  /**
   * Create a report file.
   *
   * A background job writes the file; `reports.get` shows its progress and the link. A row belongs to the period by its own time: the creation of a campaign or message, the decision about a recipient, the receipt of a consent entry, the time of a credit entry, the occurrence of a conversion, or, for deliverability, the submission to the carrier. The file is kept for seven days. A file that contains a contact who is forgotten is deleted at once. At most ten reports can be unfinished, and at most a hundred files are kept. The event `report.ready` is emitted when the file is complete.
   *
   * Effect: write. Errors: -32002, the common errors.
   *
   * @example
   * await tern.reports.create({
   *   "columns": [
   *     "id",
   *     "value_minor",
   *     "currency"
   *   ],
   *   "kind": "conversions"
   * });
   */
  create(params: types.ReportsCreateParams, options?: CallOptions): TernPromise<types.ReportsCreateResult>;
  /**
   * Show the progress of a report and the link to its file.
   *
   * Each call returns a new link. It is valid for one hour, and only while the key that asked for it is valid. Compare `sha256` with the hash of the file that you downloaded.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.reports.get({
   *   "report_id": "rep_01jd0000000000000000000001"
   * });
   */
  get(params: types.ReportsGetParams, options?: CallOptions): TernPromise<types.ReportsGetResult>;
  /**
   * List the reports and the active schedules.
   *
   * Reports are listed newest first, including reports with expired files.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.reports.list({});
   */
  list(params?: types.ReportsListParams, options?: CallOptions): PagePromise<Item<'reports.list'>, types.ReportsListResult>;
  /**
   * Create a report on a schedule.
   *
   * The rule is an RRULE of RFC 5545 on the clock of its time zone, with at most 1,464 occurrences a year. Each report covers the time since the one before, or the last `period_days`. Occurrences that passed while the service was down result in one report. An account has at most 20 schedules.
   *
   * Effect: write. Errors: -32002, the common errors.
   *
   * @example
   * await tern.reports.schedule({
   *   "period_days": 7,
   *   "kind": "campaigns",
   *   "format": "xlsx",
   *   "rrule": "FREQ=WEEKLY;BYDAY=MO;BYHOUR=8;BYMINUTE=0",
   *   "timezone": "America/New_York"
   * });
   */
  schedule(params: types.ReportsScheduleParams, options?: CallOptions): TernPromise<types.ReportsScheduleResult>;
  /**
   * Stop a schedule of reports.
   *
   * Earlier reports remain. Stopping the schedule again has no effect. You cannot undo this; create a new schedule instead.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.reports.unschedule({
   *   "schedule_id": "rsc_01jd0000000000000000000001"
   * });
   */
  unschedule(params: types.ReportsUnscheduleParams, options?: CallOptions): TernPromise<types.ReportsUnscheduleResult>;
}

/** Rules that select contacts. */
export interface SegmentsApi {
  /**
   * Create a segment from rules.
   *
   * Contacts join and leave the segment automatically as their fields, events, messages and consent change. Segment names are unique in the account, ignoring case. Use `segments.fields` to see what rules can ask about, and `segments.preview` to try rules without keeping them.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.segments.create({
   *   "name": "Opted in, Paris",
   *   "rules": {
   *     "kind": "and",
   *     "rules": [
   *       {
   *         "kind": "field",
   *         "field": "attributes.city",
   *         "operator": "eq",
   *         "value": "Paris"
   *       },
   *       {
   *         "kind": "consent",
   *         "status": "opted_in"
   *       }
   *     ]
   *   }
   * });
   */
  create(params: types.SegmentsCreateParams, options?: CallOptions): TernPromise<types.SegmentsCreateResult>;
  /**
   * Count the contacts that rules select, with samples and what each rule keeps.
   *
   * Returns the number of contacts, ten of these contacts, and a funnel. For each rule directly under `and`, the funnel shows how many contacts meet it alone and together with the rules before it. Nothing is stored. Send `rules`, or `segment_id` for the rules of a segment.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.segments.preview({
   *   "rules": {
   *     "kind": "and",
   *     "rules": [
   *       {
   *         "kind": "field",
   *         "field": "attributes.city",
   *         "operator": "eq",
   *         "value": "Paris"
   *       },
   *       {
   *         "kind": "consent",
   *         "status": "opted_in"
   *       }
   *     ]
   *   }
   * });
   */
  preview(params?: types.SegmentsPreviewParams, options?: CallOptions): TernPromise<types.SegmentsPreviewResult>;
  /**
   * List the segments.
   *
   * Sorted by name. `query` matches names that contain it, ignoring case and accents.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.segments.list({});
   */
  list(params?: types.SegmentsListParams, options?: CallOptions): PagePromise<Item<'segments.list'>, types.SegmentsListResult>;
  /**
   * Get a segment with its versions and what uses it.
   *
   * Returns the current rules, the last 20 versions, and the unfinished campaigns, segments and automation rules that use it.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.segments.get({
   *   "segment_id": "seg_01jd0000000000000000000001"
   * });
   */
  get(params: types.SegmentsGetParams, options?: CallOptions): TernPromise<types.SegmentsGetResult>;
  /**
   * Change a segment; new rules create a new version.
   *
   * Only the fields you send change. Campaigns that are already launched keep the rules they were launched with. With `expected_version`, the update is rejected if the segment has changed since.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.segments.update({
   *   "segment_id": "seg_01jd0000000000000000000001",
   *   "name": "Paris"
   * });
   */
  update(params: types.SegmentsUpdateParams, options?: CallOptions): TernPromise<types.SegmentsUpdateResult>;
  /**
   * List the contacts in a segment.
   *
   * Oldest contact first, evaluated now. For full contacts, call `contacts.list` with `segment_id`.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.segments.members({
   *   "segment_id": "seg_01jd0000000000000000000001"
   * });
   */
  members(params: types.SegmentsMembersParams, options?: CallOptions): PagePromise<Item<'segments.members'>, types.SegmentsMembersResult>;
  /**
   * List what rules can ask about: fields, custom fields, events and conversions, with operators and examples.
   *
   * Examines the custom fields of the 20,000 newest contacts, and returns the types and frequent values. Also lists the names of events and the types of conversions, each counted up to 1,000. Every item has a rule that is valid as it stands.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.segments.fields({
   *   "query": "city"
   * });
   */
  fields(params?: types.SegmentsFieldsParams, options?: CallOptions): TernPromise<types.SegmentsFieldsResult>;
  /**
   * Delete a segment, not its contacts.
   *
   * The call is rejected while an unfinished campaign, another segment, an automation rule or a journey uses the segment; the error says which. Launched campaigns keep their rules. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.segments.delete({
   *   "segment_id": "seg_01jd0000000000000000000001"
   * });
   */
  delete(params: types.SegmentsDeleteParams, options?: CallOptions): TernPromise<types.SegmentsDeleteResult>;
}

/** Places where contacts give consent. */
export interface SourcesApi {
  /**
   * Register a place where people opt in, with its disclosure text.
   *
   * Consent that names the source in `source_id` stores the version and the SHA-256 of its disclosure text. Source names are unique in the account, ignoring case.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.sources.create({
   *   "name": "Paper form",
   *   "method": "paper",
   *   "disclosure_text": "By signing up you agree to get texts from Corner Bakery. Reply STOP to end them."
   * });
   */
  create(params: types.SourcesCreateParams, options?: CallOptions): TernPromise<types.SourcesCreateResult>;
  /**
   * List sources.
   *
   * Sorted by name, each with its current disclosure text. `query` matches names that contain it, ignoring case and accents.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.sources.list({});
   */
  list(params?: types.SourcesListParams, options?: CallOptions): PagePromise<Item<'sources.list'>, types.SourcesListResult>;
  /**
   * Get a source with all versions of its disclosure text.
   *
   * Newest version first, at most 200 versions.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.sources.get({
   *   "source_id": "src_01jd0000000000000000000001"
   * });
   */
  get(params: types.SourcesGetParams, options?: CallOptions): TernPromise<types.SourcesGetResult>;
  /**
   * Update a source; a new disclosure text creates a new version.
   *
   * Only the fields you send change. Earlier consent keeps the version that was shown. With `expected_version`, the update is rejected if the disclosure text has changed since. You cannot change an archived source.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.sources.update({
   *   "source_id": "src_01jd0000000000000000000001",
   *   "disclosure_text": "By signing up you agree to get offers by text from Corner Bakery. Msg & data rates may apply. Reply STOP to end them.",
   *   "expected_version": 1
   * });
   */
  update(params: types.SourcesUpdateParams, options?: CallOptions): TernPromise<types.SourcesUpdateResult>;
  /**
   * Count opt-ins, opt-outs and conversions per source in a period.
   *
   * Counts people, not entries: repeated consent counts once. An opt-out counts for the source of the person's latest opt-in. A conversion counts for the source of the contact's latest opt-in when it occurred; conversion values are summed per currency. The default period is the last 30 days. Returns at most 500 sources, those with the most opt-ins first.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.sources.stats({
   *   "from": "2026-11-01T00:00:00.000Z",
   *   "to": "2026-12-01T00:00:00.000Z"
   * });
   */
  stats(params?: types.SourcesStatsParams, options?: CallOptions): TernPromise<types.SourcesStatsResult>;
  /**
   * Archive a source and keep the consent that refers to it.
   *
   * An archived source accepts no new consent and cannot be changed. Archiving it again has no effect. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.sources.archive({
   *   "source_id": "src_01jd0000000000000000000001"
   * });
   */
  archive(params: types.SourcesArchiveParams, options?: CallOptions): TernPromise<types.SourcesArchiveResult>;
}

/** Labels for contacts, campaigns and templates. */
export interface TagsApi {
  /**
   * Create a tag.
   *
   * Tag names are unique in the account, ignoring case. If the name exists, the result is the existing tag with `created` false.
   *
   * Effect: write. Errors: the common errors.
   *
   * @example
   * await tern.tags.create({
   *   "name": "Regulars"
   * });
   */
  create(params: types.TagsCreateParams, options?: CallOptions): TernPromise<types.TagsCreateResult>;
  /**
   * List tags with the number of objects that have each tag.
   *
   * Sorted by name. `query` matches names that contain it, ignoring case and accents.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.tags.list({});
   */
  list(params?: types.TagsListParams, options?: CallOptions): PagePromise<Item<'tags.list'>, types.TagsListResult>;
  /**
   * Assign a tag to many contacts, campaigns or templates at once.
   *
   * Labels up to 1,000 contacts, campaigns or templates, or the contacts that are in a segment now; contacts that join the segment later do not get the tag. Identify the tag by ID or name; an unknown name creates the tag. IDs that do not exist in this account are skipped and counted as rejected.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.tags.assign({
   *   "tag": "Regulars",
   *   "ids": [
   *     "con_01jd0000000000000000000001"
   *   ]
   * });
   */
  assign(params: types.TagsAssignParams, options?: CallOptions): TernPromise<types.TagsAssignResult>;
  /**
   * Remove a tag from many contacts, campaigns or templates at once.
   *
   * Objects without the tag are ignored.
   *
   * Effect: write. Errors: -32001, the common errors.
   *
   * @example
   * await tern.tags.unassign({
   *   "tag": "tag_01jd0000000000000000000001",
   *   "ids": [
   *     "con_01jd0000000000000000000001"
   *   ]
   * });
   */
  unassign(params: types.TagsUnassignParams, options?: CallOptions): TernPromise<types.TagsUnassignResult>;
  /**
   * Merge one tag into another, or rename a tag.
   *
   * Every object tagged `from` becomes tagged `into`, and `from` is deleted. If `into` is a name that does not exist, the tag is renamed. The call is rejected while an unfinished campaign, a segment, an automation rule or a journey uses the ID of `from`; renaming is always possible. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, the common errors.
   *
   * @example
   * await tern.tags.merge({
   *   "from": "VIP",
   *   "into": "Very important"
   * });
   */
  merge(params: types.TagsMergeParams, options?: CallOptions): TernPromise<types.TagsMergeResult>;
  /**
   * Delete a tag.
   *
   * Removes the tag from all objects; the objects remain. The call is rejected while an unfinished campaign, a segment, an automation rule or a journey uses the ID of the tag. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.tags.delete({
   *   "tag_id": "tag_01jd0000000000000000000009"
   * });
   */
  delete(params: types.TagsDeleteParams, options?: CallOptions): TernPromise<types.TagsDeleteResult>;
}

/** Reusable message templates with variables. */
export interface TemplatesApi {
  /**
   * Create a template.
   *
   * The body must be valid Liquid. Tags: assign, break, capture, case, comment, continue, echo, for, if, raw, unless, #. Filters: abs, append, at_least, at_most, capitalize, ceil, compact, date, default, divided_by, downcase, first, floor, join, last, lstrip, map, minus, modulo, plus, prepend, remove, remove_first, remove_last, replace, replace_first, replace_last, reverse, round, rstrip, size, slice, sort, split, squish, strip, times, truncate, truncatewords, uniq, upcase, url_encode. A message is never sent with an empty variable: a variable without a value and without a fallback rejects the send. The result contains the segments of the text rendered with fallbacks and placeholders, and lint findings; findings do not block the call. The template starts as a draft. The files of `media` are read now, and messages send these copies; if the file behind a link changes, it is rejected until the template is updated with `media`.
   *
   * Effect: write. Errors: -32002, the common errors.
   *
   * @example
   * await tern.templates.create({
   *   "name": "Hello",
   *   "body": "Hi {{ first_name }}, see you in {{ attributes.city }}!",
   *   "variables": [
   *     {
   *       "name": "first_name",
   *       "fallback": "there"
   *     }
   *   ]
   * });
   */
  create(params: types.TemplatesCreateParams, options?: CallOptions): TernPromise<types.TemplatesCreateResult>;
  /**
   * List templates.
   *
   * Sorted by name, each with its current text. `query` matches names that contain it, ignoring case and accents.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.templates.list({});
   */
  list(params?: types.TemplatesListParams, options?: CallOptions): PagePromise<Item<'templates.list'>, types.TemplatesListResult>;
  /**
   * Get a template with its versions.
   *
   * Returns the newest 50 versions, newest first.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.templates.get({
   *   "template_id": "tpl_01jd0000000000000000000001"
   * });
   */
  get(params: types.TemplatesGetParams, options?: CallOptions): TernPromise<types.TemplatesGetResult>;
  /**
   * Update a template; new text or variables create a new version.
   *
   * Only the fields you send change. Campaigns keep the version they were launched with. New text or variables return the template to draft, because an approval covers only the version that was approved. You cannot change an archived template. With `expected_version`, the update is rejected if the template has changed since.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.templates.update({
   *   "template_id": "tpl_01jd0000000000000000000001",
   *   "body": "Hello {{ first_name }}!",
   *   "expected_version": 1
   * });
   */
  update(params: types.TemplatesUpdateParams, options?: CallOptions): TernPromise<types.TemplatesUpdateResult>;
  /**
   * Render a template exactly as it would be sent.
   *
   * Renders for a contact, for `vars`, or for a contact with `vars` taking precedence. Values are data: Liquid in a value is shown and not executed. A variable without a value and without a fallback is rejected as `missing_variable`, with the list of missing variables. With a contact, the result contains the credits of a send to its number. Sends nothing.
   *
   * Effect: read. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.templates.render({
   *   "template_id": "tpl_01jd0000000000000000000001",
   *   "contact_id": "con_01jd0000000000000000000001"
   * });
   */
  render(params: types.TemplatesRenderParams, options?: CallOptions): TernPromise<types.TemplatesRenderResult>;
  /**
   * Approve, archive or reopen a template.
   *
   * You can change between `draft`, `approved` and `archived` in any order. Approval is rejected while the text has errors that prevent sending. Archiving is rejected while an unfinished campaign, an automation rule or a journey uses the template. You cannot send an archived template.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.templates.setState({
   *   "template_id": "tpl_01jd0000000000000000000001",
   *   "state": "approved"
   * });
   */
  setState(params: types.TemplatesSetStateParams, options?: CallOptions): TernPromise<types.TemplatesSetStateResult>;
  /**
   * Delete a template and all its versions.
   *
   * The call is rejected while an unfinished campaign, an automation rule or a journey uses the template. Sent messages keep their text. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.templates.delete({
   *   "template_id": "tpl_01jd0000000000000000000008"
   * });
   */
  delete(params: types.TemplatesDeleteParams, options?: CallOptions): TernPromise<types.TemplatesDeleteResult>;
}

/** Sending numbers. */
export interface PhoneNumbersApi {
  /**
   * Get the default sending number, or create one.
   *
   * Messages need a sending number. This skill creates numbers hosted by the simulator carrier: they are free and never reach a phone. If the account already has a default sending number, every call returns it, whatever params you pass.
   *
   * Effect: write. Errors: -32002, the common errors.
   *
   * @example
   * await tern.phoneNumbers.ensureDefault({});
   */
  ensureDefault(params?: types.PhoneNumbersEnsureDefaultParams, options?: CallOptions): TernPromise<types.PhoneNumbersEnsureDefaultResult>;
  /**
   * List the sending numbers of this account.
   *
   * Oldest first. Includes released numbers unless you set `state`.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.phoneNumbers.list({});
   */
  list(params?: types.PhoneNumbersListParams, options?: CallOptions): PagePromise<Item<'phone-numbers.list'>, types.PhoneNumbersListResult>;
  /**
   * Make a number the default sending number, or assign it to a program or a registered campaign.
   *
   * An account has one default sending number; a new default replaces the previous one. `program_id` sets the program that answers HELP and STOP on the number; null unassigns it. `registration_id` requests the assignment to a registered campaign at the registry: the state is PENDING_ASSIGNMENT, then ASSIGNED or FAILED_ASSIGNMENT, which you can retry with another call. An assigned number gets its share of the campaign's throughput; null unassigns it. If the program has a registered campaign, the number is also assigned to that campaign. Only +1 long codes are registered, at most 49 per campaign without `flags.number_pool` and one for a sole proprietor. Numbers of the simulator need no registration.
   *
   * Effect: write. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.phoneNumbers.assign({
   *   "number_id": "num_01jd0000000000000000000001",
   *   "is_default": true
   * });
   */
  assign(params: types.PhoneNumbersAssignParams, options?: CallOptions): TernPromise<types.PhoneNumbersAssignResult>;
  /**
   * Release a number.
   *
   * The number can no longer send, and it is never given to another account. The call is rejected while messages from it are waiting or an unfinished campaign uses it. You cannot undo this.
   *
   * Effect: destructive. Errors: -32001, -32002, the common errors.
   *
   * @example
   * await tern.phoneNumbers.release({
   *   "number_id": "num_01jd0000000000000000000001"
   * });
   */
  release(params: types.PhoneNumbersReleaseParams, options?: CallOptions): TernPromise<types.PhoneNumbersReleaseResult>;
  /**
   * Search for available numbers.
   *
   * Returns some unassigned numbers of the requested type, sorted by digits; another call may return others. The result does not reserve them: `phone-numbers.acquire` takes one. Numbers of the simulator carrier are free and never reach a phone.
   *
   * Effect: read. Errors: the common errors.
   *
   * @example
   * await tern.phoneNumbers.search({
   *   "country": "US",
   *   "type": "long_code",
   *   "area_code": "212",
   *   "pattern": "7"
   * });
   */
  search(params?: types.PhoneNumbersSearchParams, options?: CallOptions): TernPromise<types.PhoneNumbersSearchResult>;
  /**
   * Acquire a number that phone-numbers.search found.
   *
   * Adds the number to the account and makes it the default sending number if there is none. An account has at most ten active numbers. More numbers do not increase the number of messages you can send: frequency caps count recipients, and carriers fine spreading one message across many numbers (snowshoeing). Costs the price in the search result.
   *
   * Effect: billable. Errors: -32002, the common errors.
   *
   * @example
   * await tern.phoneNumbers.acquire({
   *   "phone": "+12125557043"
   * });
   */
  acquire(params: types.PhoneNumbersAcquireParams, options?: CallOptions): TernPromise<types.PhoneNumbersAcquireResult>;
  /**
   * Show the delivery health of a sending number.
   *
   * Evaluates the messages of this number in the last week, as `metrics.catalog` defines them: the shares delivered, failed and filtered, and the opt-outs. The health is `poor` when the delivery rate is below 0.8, the filter rate above 0.03 or the opt-out rate above 0.05, and `watch` when these rates are below 0.9, above 0.01 or above 0.02. The delivery rate counts only messages with a final status. `findings` lists what to investigate.
   *
   * Effect: read. Errors: -32001, the common errors.
   *
   * @example
   * await tern.phoneNumbers.health({
   *   "number_id": "num_01jd0000000000000000000001"
   * });
   */
  health(params: types.PhoneNumbersHealthParams, options?: CallOptions): TernPromise<types.PhoneNumbersHealthResult>;
}

/** All skills as methods. */
export class Skills {
  readonly agent: AgentApi;
  readonly ai: AiApi;
  readonly analytics: AnalyticsApi;
  readonly attribution: AttributionApi;
  readonly automation: AutomationApi;
  readonly billing: BillingApi;
  readonly campaigns: CampaignsApi;
  readonly command: CommandApi;
  readonly compliance: ComplianceApi;
  readonly contacts: ContactsApi;
  readonly dashboard: DashboardApi;
  readonly hygiene: HygieneApi;
  readonly inbox: InboxApi;
  readonly insights: InsightsApi;
  readonly journeys: JourneysApi;
  readonly links: LinksApi;
  readonly lists: ListsApi;
  readonly messages: MessagesApi;
  readonly metrics: MetricsApi;
  readonly outcomes: OutcomesApi;
  readonly partner: PartnerApi;
  readonly program: ProgramApi;
  readonly reports: ReportsApi;
  readonly segments: SegmentsApi;
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
      settings: (params, options) => calls.call('agent.settings', params, options),
      auditLog: (params, options) => calls.page('agent.auditLog', params, options),
      webhooks: {
        create: (params, options) => calls.call('agent.webhooks.create', params, options),
        list: (params, options) => calls.page('agent.webhooks.list', params, options),
        update: (params, options) => calls.call('agent.webhooks.update', params, options),
        delete: (params, options) => calls.call('agent.webhooks.delete', params, options),
        rotateSecret: (params, options) => calls.call('agent.webhooks.rotateSecret', params, options),
        test: (params, options) => calls.call('agent.webhooks.test', params, options),
        events: (params, options) => calls.page('agent.webhooks.events', params, options),
        replay: (params, options) => calls.call('agent.webhooks.replay', params, options),
      },
    };
    this.ai = {
      draftMessage: (params, options) => calls.call('ai.draftMessage', params, options),
      rewrite: (params, options) => calls.call('ai.rewrite', params, options),
      lint: (params, options) => calls.call('ai.lint', params, options),
      classifyReply: (params, options) => calls.call('ai.classifyReply', params, options),
      suggestSegment: (params, options) => calls.call('ai.suggestSegment', params, options),
      suggestReply: (params, options) => calls.call('ai.suggestReply', params, options),
      usage: (params, options) => calls.call('ai.usage', params, options),
      configure: (params, options) => calls.call('ai.configure', params, options),
    };
    this.analytics = {
      recordConversion: (params, options) => calls.call('analytics.recordConversion', params, options),
      refundConversion: (params, options) => calls.call('analytics.refundConversion', params, options),
      correctConversion: (params, options) => calls.call('analytics.correctConversion', params, options),
      recordEvent: (params, options) => calls.call('analytics.recordEvent', params, options),
      overview: (params, options) => calls.call('analytics.overview', params, options),
      campaigns: (params, options) => calls.call('analytics.campaigns', params, options),
      campaign: (params, options) => calls.call('analytics.campaign', params, options),
      recipients: (params, options) => calls.page('analytics.recipients', params, options),
      saveRecipients: (params, options) => calls.call('analytics.saveRecipients', params, options),
      list: (params, options) => calls.call('analytics.list', params, options),
      segment: (params, options) => calls.call('analytics.segment', params, options),
      funnel: (params, options) => calls.call('analytics.funnel', params, options),
      cohort: (params, options) => calls.call('analytics.cohort', params, options),
    };
    this.attribution = {
      configure: (params, options) => calls.call('attribution.configure', params, options),
      get: (params, options) => calls.call('attribution.get', params, options),
      report: (params, options) => calls.page('attribution.report', params, options),
      explain: (params, options) => calls.call('attribution.explain', params, options),
      recompute: (params, options) => calls.call('attribution.recompute', params, options),
    };
    this.automation = {
      create: (params, options) => calls.call('automation.create', params, options),
      list: (params, options) => calls.page('automation.list', params, options),
      update: (params, options) => calls.call('automation.update', params, options),
      setEnabled: (params, options) => calls.call('automation.setEnabled', params, options),
      test: (params, options) => calls.call('automation.test', params, options),
      runs: (params, options) => calls.page('automation.runs', params, options),
      delete: (params, options) => calls.call('automation.delete', params, options),
    };
    this.billing = {
      balance: (params, options) => calls.call('billing.balance', params, options),
      portal: (params, options) => calls.call('billing.portal', params, options),
      ledger: (params, options) => calls.page('billing.ledger', params, options),
      topUp: (params, options) => calls.call('billing.topUp', params, options),
      setLimits: (params, options) => calls.call('billing.setLimits', params, options),
      estimate: (params, options) => calls.call('billing.estimate', params, options),
      usage: (params, options) => calls.call('billing.usage', params, options),
      autoRecharge: (params, options) => calls.call('billing.autoRecharge', params, options),
    };
    this.campaigns = {
      create: (params, options) => calls.call('campaigns.create', params, options),
      update: (params, options) => calls.call('campaigns.update', params, options),
      duplicate: (params, options) => calls.call('campaigns.duplicate', params, options),
      get: (params, options) => calls.call('campaigns.get', params, options),
      list: (params, options) => calls.page('campaigns.list', params, options),
      preflight: (params, options) => calls.call('campaigns.preflight', params, options),
      testSend: (params, options) => calls.call('campaigns.testSend', params, options),
      launch: (params, options) => calls.call('campaigns.launch', params, options),
      pause: (params, options) => calls.call('campaigns.pause', params, options),
      resume: (params, options) => calls.call('campaigns.resume', params, options),
      cancel: (params, options) => calls.call('campaigns.cancel', params, options),
      decideExperiment: (params, options) => calls.call('campaigns.decideExperiment', params, options),
      recipients: (params, options) => calls.page('campaigns.recipients', params, options),
    };
    this.command = {
      plan: (params, options) => calls.call('command.plan', params, options),
      execute: (params, options) => calls.call('command.execute', params, options),
      batch: (params, options) => calls.call('command.batch', params, options),
      status: (params, options) => calls.call('command.status', params, options),
      undo: (params, options) => calls.call('command.undo', params, options),
      history: (params, options) => calls.page('command.history', params, options),
      approvals: {
        list: (params, options) => calls.page('command.approvals.list', params, options),
        get: (params, options) => calls.call('command.approvals.get', params, options),
        decide: (params, options) => calls.call('command.approvals.decide', params, options),
        cancel: (params, options) => calls.call('command.approvals.cancel', params, options),
      },
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
      consentExpiry: (params, options) => calls.call('compliance.consentExpiry', params, options),
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
      requestOptIn: (params, options) => calls.call('contacts.requestOptIn', params, options),
      optOut: (params, options) => calls.call('contacts.optOut', params, options),
      consentHistory: (params, options) => calls.page('contacts.consentHistory', params, options),
      timeline: (params, options) => calls.page('contacts.timeline', params, options),
      merge: (params, options) => calls.call('contacts.merge', params, options),
      forget: (params, options) => calls.call('contacts.forget', params, options),
    };
    this.dashboard = {
      summary: (params, options) => calls.call('dashboard.summary', params, options),
      alerts: (params, options) => calls.page('dashboard.alerts', params, options),
      dismissAlert: (params, options) => calls.call('dashboard.dismissAlert', params, options),
      activity: (params, options) => calls.page('dashboard.activity', params, options),
      checklist: (params, options) => calls.call('dashboard.checklist', params, options),
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
    this.inbox = {
      list: (params, options) => calls.page('inbox.list', params, options),
      get: (params, options) => calls.page('inbox.get', params, options),
      reply: (params, options) => calls.call('inbox.reply', params, options),
      setState: (params, options) => calls.call('inbox.setState', params, options),
      assign: (params, options) => calls.call('inbox.assign', params, options),
      addNote: (params, options) => calls.call('inbox.addNote', params, options),
      notes: (params, options) => calls.page('inbox.notes', params, options),
      markRead: (params, options) => calls.call('inbox.markRead', params, options),
      search: (params, options) => calls.page('inbox.search', params, options),
      bulk: (params, options) => calls.call('inbox.bulk', params, options),
      cannedReplies: (params, options) => calls.page('inbox.cannedReplies', params, options),
      createCannedReply: (params, options) => calls.call('inbox.createCannedReply', params, options),
      updateCannedReply: (params, options) => calls.call('inbox.updateCannedReply', params, options),
      deleteCannedReply: (params, options) => calls.call('inbox.deleteCannedReply', params, options),
    };
    this.insights = {
      explainMessage: (params, options) => calls.call('insights.explainMessage', params, options),
      explainAudience: (params, options) => calls.call('insights.explainAudience', params, options),
      anomalies: (params, options) => calls.call('insights.anomalies', params, options),
      bestTime: (params, options) => calls.call('insights.bestTime', params, options),
      recommendations: (params, options) => calls.call('insights.recommendations', params, options),
    };
    this.journeys = {
      create: (params, options) => calls.call('journeys.create', params, options),
      update: (params, options) => calls.call('journeys.update', params, options),
      get: (params, options) => calls.call('journeys.get', params, options),
      list: (params, options) => calls.page('journeys.list', params, options),
      validate: (params, options) => calls.call('journeys.validate', params, options),
      simulate: (params, options) => calls.call('journeys.simulate', params, options),
      publish: (params, options) => calls.call('journeys.publish', params, options),
      enroll: (params, options) => calls.call('journeys.enroll', params, options),
      setState: (params, options) => calls.call('journeys.setState', params, options),
      decideSplit: (params, options) => calls.call('journeys.decideSplit', params, options),
      rotateWebhookSecret: (params, options) => calls.call('journeys.rotateWebhookSecret', params, options),
      enrollments: (params, options) => calls.page('journeys.enrollments', params, options),
      stats: (params, options) => calls.call('journeys.stats', params, options),
      export: (params, options) => calls.call('journeys.export', params, options),
      import: (params, options) => calls.call('journeys.import', params, options),
      duplicate: (params, options) => calls.call('journeys.duplicate', params, options),
      delete: (params, options) => calls.call('journeys.delete', params, options),
      unenroll: (params, options) => calls.call('journeys.unenroll', params, options),
      moveEnrollments: (params, options) => calls.call('journeys.moveEnrollments', params, options),
      moves: (params, options) => calls.page('journeys.moves', params, options),
      nodes: {
        create: (params, options) => calls.call('journeys.nodes.create', params, options),
        update: (params, options) => calls.call('journeys.nodes.update', params, options),
        delete: (params, options) => calls.call('journeys.nodes.delete', params, options),
      },
      edges: {
        create: (params, options) => calls.call('journeys.edges.create', params, options),
        list: (params, options) => calls.page('journeys.edges.list', params, options),
        delete: (params, options) => calls.call('journeys.edges.delete', params, options),
      },
    };
    this.links = {
      create: (params, options) => calls.call('links.create', params, options),
      list: (params, options) => calls.page('links.list', params, options),
      stats: (params, options) => calls.call('links.stats', params, options),
      update: (params, options) => calls.call('links.update', params, options),
      setDomain: (params, options) => calls.call('links.setDomain', params, options),
      disable: (params, options) => calls.call('links.disable', params, options),
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
      retry: (params, options) => calls.call('messages.retry', params, options),
      cancel: (params, options) => calls.call('messages.cancel', params, options),
      setSmartEncoding: (params, options) => calls.call('messages.setSmartEncoding', params, options),
      reviews: (params, options) => calls.page('messages.reviews', params, options),
      review: (params, options) => calls.call('messages.review', params, options),
      simulateInbound: (params, options) => calls.call('messages.simulateInbound', params, options),
    };
    this.metrics = {
      query: (params, options) => calls.call('metrics.query', params, options),
      catalog: (params, options) => calls.call('metrics.catalog', params, options),
      deliverability: (params, options) => calls.call('metrics.deliverability', params, options),
      system: (params, options) => calls.call('metrics.system', params, options),
    };
    this.outcomes = {
      define: (params, options) => calls.call('outcomes.define', params, options),
      list: (params, options) => calls.page('outcomes.list', params, options),
      results: (params, options) => calls.call('outcomes.results', params, options),
      update: (params, options) => calls.call('outcomes.update', params, options),
      archive: (params, options) => calls.call('outcomes.archive', params, options),
      setHoldOut: (params, options) => calls.call('outcomes.setHoldOut', params, options),
      holdOut: (params, options) => calls.call('outcomes.holdOut', params, options),
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
    this.reports = {
      create: (params, options) => calls.call('reports.create', params, options),
      get: (params, options) => calls.call('reports.get', params, options),
      list: (params, options) => calls.page('reports.list', params, options),
      schedule: (params, options) => calls.call('reports.schedule', params, options),
      unschedule: (params, options) => calls.call('reports.unschedule', params, options),
    };
    this.segments = {
      create: (params, options) => calls.call('segments.create', params, options),
      preview: (params, options) => calls.call('segments.preview', params, options),
      list: (params, options) => calls.page('segments.list', params, options),
      get: (params, options) => calls.call('segments.get', params, options),
      update: (params, options) => calls.call('segments.update', params, options),
      members: (params, options) => calls.page('segments.members', params, options),
      fields: (params, options) => calls.call('segments.fields', params, options),
      delete: (params, options) => calls.call('segments.delete', params, options),
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
