import type { SubmitOutcome } from '../../carriers/carrier.ts';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/sql.ts';
import { recordOutcomes } from './record-outcomes.ts';

interface AnsweredLease {
  readonly queue: string;
  readonly id: string;
  readonly claimed_at: Date;
  readonly message_ids: readonly string[];
  readonly marks: number;
  readonly outcomes: readonly (readonly SubmitOutcome[])[];
  readonly account_id: string;
  readonly campaign_id: string | null;
  readonly number_id: string;
  readonly carrier: string;
}

/** Expired leases with answers that their worker kept and did not record. */
const findAnswered = statement<[tenantId: string, now: Date, limit: number], AnsweredLease>(
  'dispatch.find_answered_leases',
  `SELECT l.queue, l.id, l.claimed_at, l.message_ids, m.account_id, m.campaign_id, m.number_id, m.carrier, a.marks, a.outcomes
     FROM message_leases l
     JOIN LATERAL (SELECT max(mark) AS marks, jsonb_agg(outcomes ORDER BY mark) AS outcomes
                     FROM message_answers WHERE tenant_id = $1 AND lease_id = l.id HAVING count(*) > 0) a ON true
     JOIN messages m ON m.tenant_id = $1 AND m.id = l.message_ids[1]
    WHERE l.tenant_id = $1 AND l.lease_until <= $2 ORDER BY l.lease_until LIMIT $3`,
);

/** Records the answers that a worker kept before it died; returns how many leases had some. */
export async function settleAnswers(database: Database, tenantId: string, now: Date, limit: number): Promise<number> {
  const leases = await database.rows(findAnswered, tenantId, now, limit);
  for (const { queue, id, claimed_at: claimedAt, message_ids: ids, marks, outcomes, ...owner } of leases) {
    const lease = { id, queue: { tenant_id: tenantId, queue, ...owner }, claimedAt };
    const messages = ids.map((messageId) => ({ id: messageId }));
    await recordOutcomes(database, { lease, messages }, outcomes.flat(), { now, counted: null, marks });
  }
  return leases.length;
}
