import { batchStatement, statement } from '../../platform/sql.ts';
import { holdsFor } from '../consent/holds-for.ts';
import type { UnsentMessage } from '../credits/give-back.ts';
import { WITHDRAWN, type WithdrawnMessage } from '../ending/withdrawn.ts';
import { RESTS } from '../senders/resting.ts';

/** What is handed out together: one campaign, the part of it that goes out from one of several numbers, or the single messages of one. */
export interface Lane {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly lane: string;
  readonly number_id: string;
  readonly campaign_id: string | null;
}

/** An account `a` and its partner may send. */
const MAY_SEND = `a.state = 'active' AND NOT a.paused AND root.state = 'active'`;

/**
 * That a lane's number `n` can hand something out at `$1` and whose it is may send, they and their partner. What cannot is left out here, because
 * only so many lanes are looked at: those that rest must not keep the others out.
 */
const CAN_SEND = `n.state = 'active' AND n.paced_until < $1 AND ${MAY_SEND} AND NOT ${RESTS}`;

/**
 * Running campaigns with something due, by the partial indexes; one with a program's numbers has a lane for each. Reads across tenants and locks
 * nothing. The first due of a lane is asked for in the order of messages_queued_idx: for EXISTS PostgreSQL 18 goes through all that waits in
 * the lane (25 ms at 90,000 texts, several times a second).
 */
export const runningCampaignLanes = statement<[now: Date, limit: number], Lane>(
  'dispatch.running_campaigns',
  `SELECT l.tenant_id, n.account_id, l.lane, n.id AS number_id, l.campaign_id
     FROM (SELECT c.tenant_id, c.id AS campaign_id, coalesce(c.id || '/' || p.number_id, c.id) AS lane, coalesce(p.number_id, c.number_id) AS number_id, c.launched_at
             FROM campaigns c LEFT JOIN campaign_numbers p ON p.tenant_id = c.tenant_id AND p.campaign_id = c.id
            WHERE c.state = 'running' AND (c.throttle_per_minute IS NULL OR c.paced_until < $1)) l
     JOIN sender_numbers n ON n.tenant_id = l.tenant_id AND n.id = l.number_id
     JOIN accounts a ON a.tenant_id = n.tenant_id AND a.id = n.account_id
     JOIN accounts root ON root.tenant_id = n.tenant_id AND root.id = n.tenant_id
    WHERE ${CAN_SEND}
      AND (SELECT q.due_at FROM messages q WHERE q.tenant_id = l.tenant_id AND q.lane = l.lane AND q.state = 'queued'
            ORDER BY q.tenant_id, q.lane, q.due_at LIMIT 1) <= $1
    ORDER BY l.launched_at LIMIT $2`,
);

/** Numbers with single messages due, the longest waiting first. */
export const dueSingleLanes = statement<[now: Date, limit: number], Lane>(
  'dispatch.due_singles',
  `SELECT d.tenant_id, n.account_id, d.lane, d.lane AS number_id, NULL AS campaign_id
     FROM (SELECT tenant_id, lane, min(due_at) AS due_at FROM messages
            WHERE state = 'queued' AND campaign_id IS NULL AND due_at <= $1 GROUP BY tenant_id, lane) d
     JOIN sender_numbers n ON n.tenant_id = d.tenant_id AND n.id = d.lane
     JOIN accounts a ON a.tenant_id = n.tenant_id AND a.id = n.account_id
     JOIN accounts root ON root.tenant_id = n.tenant_id AND root.id = n.tenant_id
    WHERE ${CAN_SEND}
    ORDER BY d.due_at LIMIT $2`,
);

export interface Pace {
  readonly messages_per_second: number;
  readonly paced_until: Date;
  readonly is_throttled: boolean;
  /** The registered campaign it sends for: then its texts are counted. */
  readonly registration_id: string | null;
  /** What the texts of the lane belong to; none where the number has left the program of its campaign. */
  readonly program_id: string | null;
}

/** The number's row is the lock of its pace: a second worker passes on to another lane. A paused campaign has no pace, and what is queued at a number whose registration is suspended waits. */
export const lockPace = statement<[tenantId: string, numberId: string, campaignId: string | null], Pace>(
  'dispatch.lock_pace',
  `SELECT n.messages_per_second, n.paced_until, c.throttle_per_minute IS NOT NULL AS is_throttled, n.registration_id,
          CASE WHEN c.program_id IS NULL OR c.program_id = n.program_id THEN n.program_id END AS program_id
     FROM sender_numbers n LEFT JOIN campaigns c ON c.tenant_id = $1 AND c.id = $3
    WHERE n.tenant_id = $1 AND n.id = $2 AND n.state = 'active' AND ($3::text IS NULL OR c.state = 'running')
      AND NOT ${RESTS}
      FOR NO KEY UPDATE OF n SKIP LOCKED`,
);

export interface Throttle {
  readonly throttle_per_minute: number;
  readonly paced_until: Date;
}

/** Shared by the lanes of a campaign, which take turns. Before any text is locked, as whoever cancels the campaign has it first as well. */
export const lockThrottle = statement<[tenantId: string, campaignId: string | null], Throttle>(
  'dispatch.lock_throttle',
  `SELECT throttle_per_minute, paced_until FROM campaigns
    WHERE tenant_id = $1 AND id = $2 AND state = 'running' AND throttle_per_minute IS NOT NULL FOR NO KEY UPDATE`,
);

export const setNumberPace = statement<[tenantId: string, numberId: string, until: Date]>(
  'dispatch.set_number_pace',
  'UPDATE sender_numbers SET paced_until = $3 WHERE tenant_id = $1 AND id = $2',
);

export const setCampaignPace = statement<[tenantId: string, campaignId: string, until: Date]>(
  'dispatch.set_campaign_pace',
  'UPDATE campaigns SET paced_until = $3 WHERE tenant_id = $1 AND id = $2',
);

export interface ClaimedRow extends UnsentMessage {
  readonly state: 'submitting' | WithdrawnMessage['state'];
  readonly carrier: string;
  readonly from_phone: string;
  readonly to_phone: string;
  readonly body: string;
  readonly segments: number;
  readonly purpose: 'marketing' | 'transactional' | 'reply';
  /** Of the contact, as it is now. */
  readonly country: string | null;
  readonly timezone: string | null;
  readonly postal_code: string | null;
  readonly region: string | null;
  /** Of the call that the text came of. */
  readonly request_id: string | null;
}

const HOLDS = holdsFor('$6');

/**
 * Hands out up to `limit` due messages of a lane. Whether the account and its partner may send, suppression and consent are looked at again in this
 * very statement: hundreds of lanes are found at once and their turn may come much later. So a pause or a STOP that committed before it wins, and a STOP that runs beside it waits for the rows locked here (see recall). Auto-replies are exempt:
 * the one confirmation of a STOP goes to somebody who has just opted out. A number that was no contact when it was accepted has its
 * STOP in the suppressions. The look-ups are ranges of one value in the order of their index with a limit: as joins the planner takes them
 * for a walk over a tenant that its statistics do not know yet (2,200 messages/s instead of 6,500; bench/RESULTS.md, campaign drain). After
 * neverSort, and what was picked is written at the places where it was locked: otherwise all that waits in the lane was sorted and all texts of
 * the tenant were read for each batch (275 ms at 130,000 texts).
 * One that was handed out before and came back without an answer (`lease_lost`, until the carrier answers) may have left: when it must not be
 * offered again, nobody knows.
 */
export const claimMessages = batchStatement<
  [
    tenantId: string,
    lane: string,
    now: Date,
    leaseUntil: Date,
    limit: number,
    programId: string | null,
    accountId: string,
  ],
  ClaimedRow
>(
  'dispatch.claim',
  `WITH picked AS (
     SELECT m.ctid AS place, m.account_id, m.contact_id, m.to_phone, m.purpose, m.valid_until FROM messages m
      WHERE m.tenant_id = $1 AND m.lane = $2 AND m.state = 'queued' AND m.due_at <= $3
        AND (SELECT ${MAY_SEND} FROM accounts a JOIN accounts root ON root.tenant_id = $1 AND root.id = $1 WHERE a.tenant_id = $1 AND a.id = $7)
      ORDER BY m.due_at LIMIT $5 FOR UPDATE SKIP LOCKED),
   seen AS (
     SELECT p.place, p.purpose, p.valid_until, p.contact_id, c.consent_status AS consent, c.country, c.timezone,
            c.attributes ->> 'postal_code' AS postal_code, c.attributes ->> 'state' AS region,
            (SELECT s.phone FROM suppressions s
              WHERE s.tenant_id = $1 AND s.account_id = p.account_id AND s.phone >= p.to_phone AND s.phone <= p.to_phone
                AND ${HOLDS}
              ORDER BY s.phone LIMIT 1) IS NOT NULL AS suppressed
       FROM picked p
       LEFT JOIN LATERAL (
         SELECT k.consent_status, k.country, k.timezone, k.attributes FROM contacts k
          WHERE k.tenant_id = $1 AND k.id >= p.contact_id AND k.id <= p.contact_id ORDER BY k.id LIMIT 1) c ON true),
   judged AS (
     SELECT place, country, timezone, postal_code, region,
            CASE WHEN valid_until <= $3 THEN 'validity_over'
                 WHEN purpose = 'reply' THEN NULL
                 WHEN suppressed THEN 'suppressed'
                 WHEN consent = 'opted_out' THEN 'opted_out'
                 WHEN contact_id IS NOT NULL AND consent IS NULL THEN 'forgotten'
                 WHEN purpose = 'marketing' AND consent IS DISTINCT FROM 'opted_in' THEN 'no_consent'
            END AS refusal
       FROM seen)
   UPDATE messages m
      SET state = CASE WHEN j.refusal IS NULL THEN 'submitting' WHEN m.state_reason = 'lease_lost' THEN 'delivery_unconfirmed'
                       WHEN j.refusal = 'validity_over' THEN 'expired' ELSE 'canceled' END,
          state_reason = CASE WHEN m.state_reason = 'lease_lost' THEN 'lease_lost' ELSE j.refusal END,
          accepted_at = CASE WHEN j.refusal IS NOT NULL AND m.state_reason = 'lease_lost' THEN $3 ELSE m.accepted_at END,
          attempt = m.attempt + 1, submitting_at = CASE WHEN j.refusal IS NOT NULL AND m.state_reason = 'lease_lost' THEN m.submitting_at ELSE $3 END,
          lease_until = CASE WHEN j.refusal IS NULL THEN $4::timestamptz END, finalized_at = CASE WHEN j.refusal IS NULL THEN NULL ELSE $3 END
     FROM judged j WHERE m.ctid = j.place
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state, m.carrier, m.from_phone, m.to_phone, m.body, m.segments, m.purpose, m.request_id,
             j.country, j.timezone, j.postal_code, j.region`,
);

/**
 * What locks many messages does so in the order of their ids: two batches that share some must not wait for each other in a circle. The
 * values are picked out of their arrays by place and not joined: a join over ids goes wrong by a factor of a hundred while the planner
 * does not know a tenant.
 */
const LOCK_UNANSWERED = `WITH locked AS MATERIALIZED (
     SELECT id FROM messages
      WHERE tenant_id = $1 AND id = ANY ($2) AND accepted_at IS NULL AND state IN ('submitting', 'queued') ORDER BY id FOR UPDATE)`;

/** Only for who still has the lease, `$3`: another worker may have them in hand by now. */
const LOCK_LEASED = `WITH locked AS MATERIALIZED (
     SELECT id FROM messages WHERE tenant_id = $1 AND id = ANY ($2) AND state = 'submitting' AND lease_until = $3 ORDER BY id FOR UPDATE)`;

/** Of rows that were claimed in the same transaction. */
const LOCK_SUBMITTING = `WITH locked AS MATERIALIZED (
     SELECT id FROM messages WHERE tenant_id = $1 AND id = ANY ($2) AND state = 'submitting' ORDER BY id FOR UPDATE)`;

const IS_LOCKED = 'm.tenant_id = $1 AND m.id = ANY (ARRAY (SELECT id FROM locked))';
const PLACE = '[array_position($2::text[], m.id)]';

/**
 * Records acknowledgements; answers only those that no report has overtaken, so that each message is captured once. A message that was
 * handed out again in the meantime is acknowledged all the same: the carrier deduplicates.
 */
export const markAccepted = batchStatement<
  [tenantId: string, ids: readonly string[], carrierIds: readonly string[], now: Date],
  UnsentMessage
>(
  'dispatch.mark_accepted',
  `${LOCK_UNANSWERED}
   UPDATE messages m SET state = 'accepted', state_reason = NULL, carrier_message_id = ($3::text[])${PLACE}, accepted_at = $4, lease_until = NULL
    WHERE ${IS_LOCKED}
   RETURNING m.id, m.account_id, m.credits, m.hold_id`,
);

export const markRejected = batchStatement<
  [tenantId: string, ids: readonly string[], leaseUntil: Date, errors: readonly string[], now: Date],
  UnsentMessage
>(
  'dispatch.mark_rejected',
  `${LOCK_LEASED}
   UPDATE messages m SET state = 'rejected', state_reason = NULL, error_code = ($4::text[])${PLACE}, finalized_at = $5, lease_until = NULL
    WHERE ${IS_LOCKED}
   RETURNING m.id, m.account_id, m.credits, m.hold_id`,
);

/** Back into the queue: a carrier that was busy costs no attempt. */
export const requeueThrottled = batchStatement<
  [tenantId: string, ids: readonly string[], leaseUntil: Date, dueAts: readonly Date[]],
  { id: string }
>(
  'dispatch.requeue_throttled',
  `${LOCK_LEASED}
   UPDATE messages m SET state = 'queued', attempt = m.attempt - 1, due_at = ($4::timestamptz[])${PLACE}, lease_until = NULL,
          submitting_at = CASE WHEN m.state_reason = 'lease_lost' THEN m.submitting_at END
    WHERE ${IS_LOCKED}
   RETURNING m.id`,
);

/** Back into the queue until their time comes, or their validity ends: they were claimed in this transaction, so nobody else has them. */
export const postpone = batchStatement<
  [tenantId: string, ids: readonly string[], dueAts: readonly Date[], reason: string]
>(
  'dispatch.postpone',
  `${LOCK_SUBMITTING}
   UPDATE messages m SET state = 'queued', state_reason = CASE WHEN m.state_reason = 'lease_lost' THEN 'lease_lost' ELSE $4 END, attempt = m.attempt - 1,
          due_at = least(($3::timestamptz[])${PLACE}, m.valid_until),
          lease_until = NULL, submitting_at = CASE WHEN m.state_reason = 'lease_lost' THEN m.submitting_at END
    WHERE ${IS_LOCKED}`,
);

export const cancelForHours = batchStatement<
  [tenantId: string, ids: readonly string[], accountId: string, reason: string, now: Date],
  WithdrawnMessage
>(
  'dispatch.cancel_for_hours',
  `${LOCK_SUBMITTING}
   UPDATE messages m SET ${WITHDRAWN}, submitting_at = CASE WHEN m.state_reason = 'lease_lost' THEN m.submitting_at END
    WHERE ${IS_LOCKED} AND m.account_id = $3
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state`,
);

/** Tenants in which a lease has run out. */
export const tenantsWithLostLeases = statement<[now: Date], { tenant_id: string }>(
  'dispatch.tenants_with_lost_leases',
  "SELECT DISTINCT tenant_id FROM messages WHERE state = 'submitting' AND lease_until <= $1 LIMIT 100",
);

/**
 * Nobody knows whether these left. A carrier that deduplicates gets them again; for any other the state says so, and they are never
 * silently sent twice.
 */
export const rescueLost = batchStatement<
  [tenantId: string, now: Date, deduplicating: readonly string[], limit: number],
  UnsentMessage & { state: string; request_id: string | null }
>(
  'dispatch.rescue_lost',
  `WITH lost AS (
     SELECT id FROM messages WHERE tenant_id = $1 AND state = 'submitting' AND lease_until <= $2 ORDER BY id LIMIT $4 FOR UPDATE SKIP LOCKED)
   UPDATE messages m
      SET state = CASE WHEN m.carrier = ANY ($3) THEN 'queued' ELSE 'delivery_unconfirmed' END,
          state_reason = 'lease_lost',
          accepted_at = CASE WHEN m.carrier = ANY ($3) THEN NULL ELSE $2 END, due_at = $2, lease_until = NULL,
          finalized_at = CASE WHEN m.carrier = ANY ($3) THEN NULL ELSE $2 END
     FROM lost WHERE m.tenant_id = $1 AND m.id = lost.id
   RETURNING m.id, m.account_id, m.credits, m.hold_id, m.state, m.request_id`,
);

export const tenantsWithTimersDue = statement<[now: Date], { tenant_id: string }>(
  'dispatch.tenants_with_timers_due',
  "SELECT DISTINCT tenant_id FROM messages WHERE state = 'scheduled' AND due_at <= $1 LIMIT 100",
);

export const queueDueTimers = batchStatement<[tenantId: string, now: Date, limit: number]>(
  'dispatch.queue_due_timers',
  `WITH due AS (
     SELECT id FROM messages WHERE tenant_id = $1 AND state = 'scheduled' AND due_at <= $2 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
   UPDATE messages m SET state = 'queued' FROM due WHERE m.tenant_id = $1 AND m.id = due.id`,
);
