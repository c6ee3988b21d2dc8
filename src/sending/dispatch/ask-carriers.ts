import { type Carrier, referenceOf, type Submission, type SubmitOutcome } from '../../carriers/carrier.ts';
import { IS_OPEN } from '../../counting/message-results.ts';
import { findTaken } from '../../domain/carriers/find-taken.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Lease } from './leases.ts';
import type { LockedRow } from './lock-due-messages.ts';
import {
  ASKS,
  askableIn,
  CARRIER_OF_LEASE,
  HAS_ASKS_LEFT,
  HAS_NO_ANSWERS,
  MAX_LEASES,
  tenantsWithLostLeases,
  WAS_SUBMITTED,
} from './lost-leases.ts';
import { recordOutcomes } from './record-outcomes.ts';

/** The clock of a carrier may differ from that of the database. */
const CLOCK_SKEW_MS = 60_000;

interface LostMessage
  extends Pick<
    LockedRow,
    'id' | 'account_id' | 'credits' | 'hold_id' | 'carrier' | 'from_phone' | 'to_phone' | 'body'
  > {
  readonly queue: string;
  readonly lease_id: string;
  readonly claimed_at: Date;
  readonly asks: number;
  readonly was_submitted: boolean;
  readonly campaign_id: string | null;
  readonly number_id: string;
}

/** Keeps expired leases for the time of asking, and loads their messages that are still open. */
const takeForAsking = batchStatement<
  [tenantId: string, now: Date, askable: readonly string[], until: Date, limit: number],
  LostMessage
>(
  'dispatch.take_for_asking',
  `WITH expired AS (
     SELECT l.queue, l.id FROM message_leases l WHERE l.tenant_id = $1 AND l.lease_until <= $2 AND ${HAS_NO_ANSWERS} AND (${HAS_ASKS_LEFT} AND ${CARRIER_OF_LEASE} = ANY ($3))
      ORDER BY l.queue, l.id LIMIT $5 FOR UPDATE SKIP LOCKED),
   taken AS (
     UPDATE message_leases l SET lease_until = $4, asks = l.asks + 1 FROM expired e
      WHERE l.tenant_id = $1 AND l.queue = e.queue AND l.id = e.id
     RETURNING l.queue, l.id, l.claimed_at, l.asks, l.message_ids, l.submitted_ids)
   SELECT l.queue, l.id AS lease_id, l.claimed_at, l.asks, ${WAS_SUBMITTED} AS was_submitted,
          m.id, m.account_id, m.campaign_id, m.number_id, m.credits, m.hold_id, m.carrier, m.from_phone, m.to_phone, m.body
     FROM taken l, messages m WHERE m.tenant_id = $1 AND m.id = ANY (l.message_ids) AND m.accepted_at IS NULL AND ${IS_OPEN}`,
);

/** Which of the ids belong to messages to the recipient that are known. */
const knownIds = batchStatement<
  [tenantId: string, accountId: string, phone: string, ids: readonly string[]],
  { carrier_message_id: string }
>(
  'dispatch.known_carrier_ids',
  `SELECT carrier_message_id FROM messages
    WHERE tenant_id = $1 AND account_id = $2 AND to_phone = $3 AND carrier_message_id = ANY ($4)`,
);

export interface AskParts {
  readonly database: Database;
  readonly carriers: ReadonlyMap<string, Carrier>;
  readonly leaseMs: number;
  readonly clock: () => Date;
  readonly onFailure: OnFailure;
}

/**
 * Asks the carriers that do not deduplicate, and can be asked, about the messages of expired
 * leases. What one took counts as accepted; what it has not, also after another lease,
 * waits again. About the rest it is asked again, and then the lease is rescued. Returns how many
 * messages were settled.
 */
export async function askCarriers({ database, carriers, leaseMs, clock, onFailure }: AskParts): Promise<number> {
  const askable = askableIn(carriers);
  if (askable.length === 0) return 0;
  const tenants = await database.rows(tenantsWithLostLeases, clock());
  const settled = await forEachIsolated(tenants, onFailure, async ({ tenant_id: tenantId }) => {
    const now = clock();
    const until = new Date(now.getTime() + leaseMs);
    const near = database.near(tenantId);
    const lost = await near.rows(takeForAsking, tenantId, now, askable, until, MAX_LEASES);
    let count = 0;
    for (const messages of groupBy(lost, ({ lease_id: id }) => id).values()) {
      const outcomes = await outcomesOf(near, tenantId, messages, carriers);
      await recordOutcomes(near, { lease: leaseOf(tenantId, messages), messages }, outcomes, {
        now: clock(),
        counted: null,
      });
      count += outcomes.length;
    }
    return count;
  });
  return settled.reduce((sum, count) => sum + count, 0);
}

async function outcomesOf(
  database: Database,
  tenantId: string,
  messages: readonly LostMessage[],
  carriers: ReadonlyMap<string, Carrier>,
): Promise<SubmitOutcome[]> {
  const outcomes: SubmitOutcome[] = [];
  const found = new Set<string>();
  for (const message of messages) {
    const { id, account_id: accountId, asks, body, from_phone: from, to_phone: to } = message;
    const submission: Submission = { reference: referenceOf(tenantId, id), from, to, text: body };
    const waitAgain = { reference: submission.reference, outcome: 'throttled', retryAfterMs: 0 } as const;
    if (!message.was_submitted) {
      outcomes.push(waitAgain);
      continue;
    }
    const since = new Date(message.claimed_at.getTime() - CLOCK_SKEW_MS);
    const listed = await carriers.get(message.carrier)?.listTaken?.(submission, since);
    if (listed === null || listed === undefined) continue;
    const ids = listed.map(({ carrierMessageId }) => carrierMessageId);
    const known = await database.rows(knownIds, tenantId, accountId, to, ids);
    for (const { carrier_message_id: one } of known) found.add(one);
    const verdict = findTaken(
      body,
      listed.filter(({ carrierMessageId }) => !found.has(carrierMessageId)),
    );
    if (verdict.kind === 'taken') {
      found.add(verdict.carrierMessageId);
      const { carrierMessageId } = verdict;
      outcomes.push({ reference: submission.reference, outcome: 'accepted', carrierMessageId });
    } else if (verdict.kind === 'absent' && asks === ASKS) {
      // A list can lag behind: only the second look counts.
      outcomes.push(waitAgain);
    }
  }
  return outcomes;
}

function leaseOf(tenantId: string, [first]: readonly [LostMessage, ...LostMessage[]]): Lease {
  const { account_id: accountId, campaign_id: campaignId, carrier, claimed_at: claimedAt, number_id: numberId } = first;
  const queue = {
    tenant_id: tenantId,
    account_id: accountId,
    queue: first.queue,
    number_id: numberId,
    campaign_id: campaignId,
    carrier,
  };
  return { id: first.lease_id, queue, claimedAt };
}
