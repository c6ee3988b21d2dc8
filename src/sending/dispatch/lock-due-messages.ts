import { IS_OPEN } from '../../counting/message-results.ts';
import type { UnsentMessage } from '../../credits/return-credits.ts';
import { OPT_OUT_REASONS } from '../../domain/consent/suppression.ts';
import { consentInProgram } from '../../people/consent/consent-in-program.ts';
import { suppressedBy } from '../../people/consent/suppressed-by.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import type { consentRefusals } from './consent-refusals.ts';
import { MAY_SEND } from './queries.ts';

const SUPPRESSED_BY = suppressedBy({
  account: 'd.account_id',
  phone: 'd.to_phone',
  contact: 'd.contact_id',
  program: '$5::text',
});
const OPT_OUTS = OPT_OUT_REASONS.map((reason) => `'${reason}'`).join(', ');
const CONSENT = consentInProgram({
  account: 'd.account_id',
  phone: 'd.to_phone',
  contactStatus: 'c.consent_status',
  contactMethod: 'c.consent_method',
  reviewSince: 'c.review_since',
  program: '$5::text',
});

/** A message that is locked in its queue. */
export interface LockedRow extends UnsentMessage {
  /** Of the row in the queue, while the transaction lasts. */
  readonly row_id: string;
  /** A late delivery report ended the message while it waited. */
  readonly is_over: boolean;
  /** Why it may not be sent; null if it may. */
  readonly refusal: string | null;
  /** Its recipient came under review so recently that it may wait. */
  readonly may_wait: boolean;
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
 * Locks up to `limit` due messages of a queue and reads whether they may still be sent.
 *
 * The state of the account and its partner, suppression and consent are checked in this statement:
 * a queue may be claimed long after it was found. A pause or STOP committed before it wins, and a
 * concurrent STOP waits for the rows locked here (cancellation/cancel-waiting.ts). A number without
 * a contact has its STOP in the suppressions. `refusals` is the consent rule as data.
 *
 * Messages, suppressions and contacts are read one at a time, by index and with a limit: as joins,
 * the planner scans a tenant that its statistics do not cover yet, at a third of the speed. Run it
 * after `disableSort`, or each batch sorts the whole queue. What is loaded is materialized: the
 * planner would otherwise repeat the look-ups in every column that depends on them.
 */
export const lockDueMessages = batchStatement<
  [
    tenantId: string,
    queue: string,
    now: Date,
    limit: number,
    programId: string | null,
    accountId: string,
    refusals: typeof consentRefusals,
    heldSince: Date,
  ],
  LockedRow
>(
  'dispatch.lock_due_messages',
  `WITH due AS (
     SELECT q.ctid AS row_id, q.message_id FROM message_queue q
      WHERE q.tenant_id = $1 AND q.queue = $2 AND q.due_at <= $3
        AND (SELECT ${MAY_SEND} FROM account_states a WHERE a.tenant_id = $1 AND a.id = $6)
      ORDER BY q.due_at LIMIT $4 FOR UPDATE SKIP LOCKED),
   loaded AS MATERIALIZED (
     SELECT d.*, ${CONSENT} AS consent, c.review_since, c.country, c.timezone, c.attributes ->> 'postal_code' AS postal_code, c.attributes ->> 'state' AS region,
            split_part(${SUPPRESSED_BY}, ':', 1) AS suppressed_by
       FROM (SELECT w.row_id, m.id, m.account_id, m.contact_id, m.credits, m.hold_id, m.carrier, m.from_phone, m.to_phone, m.body, m.media, m.segments,
                    m.purpose, m.request_id, m.valid_until, NOT (${IS_OPEN}) AS is_over, coalesce(m.state_reason = 'lease_lost', false) AS is_lease_lost
               FROM due w
               JOIN LATERAL (
                 SELECT * FROM messages o WHERE o.tenant_id = $1 AND o.id >= w.message_id AND o.id <= w.message_id ORDER BY o.id LIMIT 1) m ON true) d
       LEFT JOIN LATERAL (
         SELECT k.consent_status, k.consent_method, k.review_since, k.country, k.timezone, k.attributes FROM contacts k
          WHERE k.tenant_id = $1 AND k.id >= d.contact_id AND k.id <= d.contact_id ORDER BY k.id LIMIT 1) c ON true)
   SELECT row_id::text, id, account_id, credits, hold_id, carrier, from_phone, to_phone, body, media, segments, purpose, request_id, is_over,
          country, timezone, postal_code, region, coalesce(review_since > $8, false) AND NOT is_lease_lost AS may_wait,
          CASE WHEN valid_until <= $3 THEN 'validity_over'
               ELSE $7::jsonb -> purpose ->> CASE WHEN suppressed_by IN (${OPT_OUTS}) THEN 'opt_out'
                                                  WHEN suppressed_by IS NOT NULL THEN 'suppressed'
                                                  WHEN contact_id IS NOT NULL AND consent IS NULL THEN 'forgotten'
                                                  ELSE coalesce(consent, 'none') END
          END AS refusal
     FROM loaded`,
);
