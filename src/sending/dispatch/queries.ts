import type { CanceledMessage } from '../../cancellation/finalize-canceled.ts';
import type { UnsentMessage } from '../../credits/return-credits.ts';
import { OPT_OUT_REASONS } from '../../domain/consent/suppression.ts';
import { consentInProgram } from '../../people/consent/consent-in-program.ts';
import { suppressedBy } from '../../people/consent/suppressed-by.ts';
import { batchStatement, statement } from '../../platform/database/sql.ts';
import type { consentRefusals } from './consent-refusals.ts';

/**
 * Messages that are claimed together: those of a campaign, of a campaign from one of its numbers,
 * or the single messages of a number.
 */
export interface Queue {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly queue: string;
  readonly number_id: string;
  readonly campaign_id: string | null;
}

/**
 * Account `a` may send. Queues that cannot send are not found at all: the number of queues read at
 * once is limited, and blocked ones must not displace the others.
 */
const MAY_SEND = `a.state = 'active' AND NOT a.paused`;

/**
 * Queues of running campaigns with due messages; a campaign with a program has one per number.
 * Reads across tenants and locks nothing. The sub-select has the order of messages_queued_idx: for
 * EXISTS, PostgreSQL 18 scans all queued messages of the queue, several times a second.
 */
export const runningCampaignQueues = statement<[now: Date, limit: number], Queue>(
  'dispatch.find_campaign_queues',
  `SELECT l.tenant_id, n.account_id, l.queue, n.id AS number_id, l.campaign_id
     FROM (SELECT c.tenant_id, c.id AS campaign_id, coalesce(c.id || '/' || p.number_id, c.id) AS queue, coalesce(p.number_id, c.number_id) AS number_id, c.launched_at
             FROM campaigns c LEFT JOIN campaign_numbers p ON p.tenant_id = c.tenant_id AND p.campaign_id = c.id
            WHERE c.state = 'running' AND (c.throttle_per_minute IS NULL OR c.paced_until < $1)) l
     JOIN sending_numbers n ON n.tenant_id = l.tenant_id AND n.id = l.number_id
     JOIN account_states a ON a.tenant_id = n.tenant_id AND a.id = n.account_id
    WHERE n.paced_until < $1 AND ${MAY_SEND}
      AND (SELECT q.due_at FROM messages q WHERE q.tenant_id = l.tenant_id AND q.queue = l.queue AND q.state = 'queued'
            ORDER BY q.tenant_id, q.queue, q.due_at LIMIT 1) <= $1
    ORDER BY l.launched_at LIMIT $2`,
);

/** Numbers with single messages due, the longest waiting first. */
export const dueSingleQueues = statement<[now: Date, limit: number], Queue>(
  'dispatch.find_single_queues',
  `SELECT d.tenant_id, n.account_id, d.queue, d.queue AS number_id, NULL AS campaign_id
     FROM (SELECT tenant_id, queue, min(due_at) AS due_at FROM messages
            WHERE state = 'queued' AND campaign_id IS NULL AND due_at <= $1 GROUP BY tenant_id, queue) d
     JOIN sending_numbers n ON n.tenant_id = d.tenant_id AND n.id = d.queue
     JOIN account_states a ON a.tenant_id = n.tenant_id AND a.id = n.account_id
    WHERE n.paced_until < $1 AND ${MAY_SEND}
    ORDER BY d.due_at LIMIT $2`,
);

export interface Pace {
  readonly messages_per_second: number;
  readonly paced_until: Date;
  readonly is_throttled: boolean;
  /** The registered campaign of the number: its messages count toward a daily limit. */
  readonly registration_id: string | null;
  /** The program of the messages; null when the number has left the program of its campaign. */
  readonly program_id: string | null;
}

/**
 * Locks the pace of a number; a second worker skips the queue. No row for a paused campaign, or for
 * a number that cannot send, for example because its registration is suspended.
 *
 * The lock of the campaign lets the other numbers of a campaign go on, but not a change of its
 * state: `campaigns.pause` waits until claims have committed, so that it counts what they claimed,
 * and while it runs no claim begins. Claims do not wait, so that there is no deadlock.
 */
export const lockPace = statement<[tenantId: string, numberId: string, campaignId: string | null], Pace>(
  'dispatch.lock_pace',
  `SELECT n.messages_per_second, n.paced_until, c.throttle_per_minute IS NOT NULL AS is_throttled, n.registration_id,
          CASE WHEN c.program_id IS NULL OR c.program_id = n.program_id THEN n.program_id END AS program_id
     FROM sending_numbers n
     LEFT JOIN (SELECT id, throttle_per_minute, program_id FROM campaigns
                 WHERE tenant_id = $1 AND id = $3 AND state = 'running' FOR KEY SHARE SKIP LOCKED) c ON true
    WHERE n.tenant_id = $1 AND n.id = $2 AND ($3::text IS NULL OR c.id IS NOT NULL)
      FOR NO KEY UPDATE OF n SKIP LOCKED`,
);

export interface Throttle {
  readonly throttle_per_minute: number;
  readonly paced_until: Date;
}

/**
 * Serializes the queues of a throttled campaign. Locked before any message: a transaction that
 * cancels the campaign also locks it first.
 */
export const lockThrottle = statement<[tenantId: string, campaignId: string | null], Throttle>(
  'dispatch.lock_throttle',
  `SELECT throttle_per_minute, paced_until FROM campaigns
    WHERE tenant_id = $1 AND id = $2 AND state = 'running' AND throttle_per_minute IS NOT NULL FOR NO KEY UPDATE`,
);

export const setNumberPace = statement<[tenantId: string, numberId: string, until: Date]>(
  'dispatch.set_number_pace',
  'UPDATE phone_numbers SET paced_until = $3 WHERE tenant_id = $1 AND id = $2',
);

export const setCampaignPace = statement<[tenantId: string, campaignId: string, until: Date]>(
  'dispatch.set_campaign_pace',
  'UPDATE campaigns SET paced_until = $3 WHERE tenant_id = $1 AND id = $2',
);

const SUPPRESSED_BY = suppressedBy({
  account: 'd.account_id',
  phone: 'd.to_phone',
  contact: 'd.contact_id',
  program: '$6::text',
});
const OPT_OUTS = OPT_OUT_REASONS.map((reason) => `'${reason}'`).join(', ');
const CONSENT = consentInProgram({
  account: 'd.account_id',
  phone: 'd.to_phone',
  contactStatus: 'c.consent_status',
  contactMethod: 'c.consent_method',
  reviewSince: 'c.review_since',
  program: '$6::text',
});

export interface ClaimedRow extends UnsentMessage {
  /** `queued` while its recipient is under review. */
  readonly state: 'submitting' | 'queued' | CanceledMessage['state'];
  readonly carrier: string;
  readonly from_phone: string;
  readonly to_phone: string;
  readonly body: string;
  /** IDs of its files; null without any. */
  readonly media: readonly string[] | null;
  readonly segments: number;
  readonly purpose: 'marketing' | 'transactional' | 'reply';
  /** From here: the contact's current values. */
  readonly country: string | null;
  readonly timezone: string | null;
  readonly postal_code: string | null;
  readonly region: string | null;
  /** Request ID of the call that sent the message. */
  readonly request_id: string | null;
}

/**
 * Claims up to `limit` due messages of a queue, or cancels those that may no longer be sent.
 *
 * The state of the account and its partner, suppression and consent are checked in this statement:
 * a queue may be claimed long after it was found. A pause or STOP committed before it wins, and a
 * concurrent STOP waits for the rows locked here (cancellation/cancel-for-phone.ts). A number
 * without a contact has its STOP in the suppressions. `refusals` is the consent rule as data.
 *
 * Suppressions and contacts are read one at a time, by index and with a limit: as joins, the
 * planner scans a tenant that its statistics do not cover yet, at a third of the speed. Run it
 * after `disableSort` and update by ctid, or each batch sorts the whole queue and reads all
 * messages of the tenant. What is loaded and evaluated is materialized: the planner would otherwise
 * repeat the look-ups in every column that depends on them.
 *
 * A message in `lease_lost` may have been sent. When it may not be submitted again, its outcome is
 * `delivery_unconfirmed`. A message whose recipient came under review after `heldSince` stays
 * queued until `nextCheckAt`: most reviews turn out not to be opt-outs.
 */
export const claimMessages = batchStatement<
  [
    tenantId: string,
    queue: string,
    now: Date,
    leaseUntil: Date,
    limit: number,
    programId: string | null,
    accountId: string,
    refusals: typeof consentRefusals,
    heldSince: Date,
    nextCheckAt: Date,
  ],
  ClaimedRow
>(
  'dispatch.claim',
  `WITH due AS (
     SELECT m.ctid AS row_id, m.account_id, m.contact_id, m.to_phone, m.purpose, m.valid_until, m.state_reason FROM messages m
      WHERE m.tenant_id = $1 AND m.queue = $2 AND m.state = 'queued' AND m.due_at <= $3
        AND (SELECT ${MAY_SEND} FROM account_states a WHERE a.tenant_id = $1 AND a.id = $7)
      ORDER BY m.due_at LIMIT $5 FOR UPDATE SKIP LOCKED),
   loaded AS MATERIALIZED (
     SELECT d.row_id, d.purpose, d.valid_until, d.state_reason, d.contact_id, ${CONSENT} AS consent, c.review_since, c.country, c.timezone,
            c.attributes ->> 'postal_code' AS postal_code, c.attributes ->> 'state' AS region,
            split_part(${SUPPRESSED_BY}, ':', 1) AS suppressed_by
       FROM due d
       LEFT JOIN LATERAL (
         SELECT k.consent_status, k.consent_method, k.review_since, k.country, k.timezone, k.attributes FROM contacts k
          WHERE k.tenant_id = $1 AND k.id >= d.contact_id AND k.id <= d.contact_id ORDER BY k.id LIMIT 1) c ON true),
   evaluated AS MATERIALIZED (
     SELECT row_id, country, timezone, postal_code, region, review_since > $9 AND state_reason IS DISTINCT FROM 'lease_lost' AS may_wait,
            CASE WHEN valid_until <= $3 THEN 'validity_over'
                 ELSE $8::jsonb -> purpose ->> CASE WHEN suppressed_by IN (${OPT_OUTS}) THEN 'opt_out'
                                                    WHEN suppressed_by IS NOT NULL THEN 'suppressed'
                                                    WHEN contact_id IS NOT NULL AND consent IS NULL THEN 'forgotten'
                                                    ELSE coalesce(consent, 'none') END
            END AS refusal
       FROM loaded),
   decided AS (SELECT *, refusal = 'under_review' AND may_wait IS TRUE AS is_held FROM evaluated)
   UPDATE messages m
      SET state = CASE WHEN e.refusal IS NULL THEN 'submitting' WHEN e.is_held THEN 'queued' WHEN m.state_reason = 'lease_lost' THEN 'delivery_unconfirmed'
                       WHEN e.refusal = 'validity_over' THEN 'expired' ELSE 'canceled' END,
          state_reason = CASE WHEN m.state_reason = 'lease_lost' THEN 'lease_lost' ELSE e.refusal END,
          accepted_at = CASE WHEN e.refusal IS NOT NULL AND m.state_reason = 'lease_lost' THEN $3 ELSE m.accepted_at END,
          attempt = CASE WHEN e.is_held THEN m.attempt ELSE m.attempt + 1 END, due_at = CASE WHEN e.is_held THEN least($10, m.valid_until) ELSE m.due_at END,
          submitting_at = CASE WHEN e.is_held OR e.refusal IS NOT NULL AND m.state_reason = 'lease_lost' THEN m.submitting_at ELSE $3 END,
          lease_until = CASE WHEN e.refusal IS NULL THEN $4::timestamptz END,
          finalized_at = CASE WHEN e.refusal IS NULL OR e.is_held THEN NULL ELSE $3 END
     FROM decided e WHERE m.ctid = e.row_id
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state, m.carrier, m.from_phone, m.to_phone, m.body, m.media, m.segments, m.purpose, m.request_id,
             e.country, e.timezone, e.postal_code, e.region`,
);
