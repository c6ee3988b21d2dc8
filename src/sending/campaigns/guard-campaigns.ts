import { messageResult } from '../../counting/message-results.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import { pauseRunning } from './campaign.ts';
import { type Guard, type GuardedCounts, reasonToPause } from './guard.ts';

/** Of the campaigns of all tenants. */
const RESULT = messageResult('m.tenant_id');

interface GuardedRow extends GuardedCounts {
  readonly tenant_id: string;
  readonly id: string;
  readonly guard: Guard;
}

/**
 * Messages that were submitted since the launch or the last resume, and opt-outs after them. Reads
 * the messages of each running campaign, and not the rollups: those do not know which messages were
 * submitted since a resume, and the rates are read again under the lock of the campaign.
 */
const COUNTS = `SELECT c.tenant_id, c.id, c.guard, f.finalized, f.failed, o.opted_out
     FROM campaigns c
    CROSS JOIN LATERAL (
      SELECT count(*) AS finalized, count(*) FILTER (WHERE ${RESULT} IN ('failed', 'undelivered')) AS failed
        FROM messages m
       WHERE m.tenant_id = c.tenant_id AND m.campaign_id = c.id AND m.finalized_at IS NOT NULL
         AND m.submitting_at >= coalesce(c.guarded_since, c.launched_at)) f
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT m.id) AS opted_out
        FROM consent_entries e
        JOIN messages m ON m.tenant_id = c.tenant_id AND m.account_id = c.account_id AND m.to_phone = e.phone AND m.campaign_id = c.id
       WHERE e.tenant_id = c.tenant_id AND e.account_id = c.account_id AND e.status = 'opted_out'
         AND e.captured_at >= coalesce(c.guarded_since, c.launched_at)
         AND m.submitting_at >= coalesce(c.guarded_since, c.launched_at) AND e.captured_at >= m.submitting_at) o
    WHERE c.state = 'running' AND c.guard IS NOT NULL`;

const findAll = batchStatement<[], GuardedRow>(
  'campaigns.count_guarded',
  `${COUNTS} AND f.finalized >= (c.guard ->> 'min_sent')::int`,
);
const findOne = batchStatement<[tenantId: string, id: string], GuardedRow>(
  'campaigns.count_guarded_one',
  `${COUNTS} AND c.tenant_id = $1 AND c.id = $2`,
);

/**
 * Pauses the running campaigns whose opt-outs or failures are above the limits of their guard;
 * returns how many. The rates are read again under the campaign's lock, because a resume in between
 * starts a new count.
 */
export async function guardCampaigns(database: Database, now: Date, onFailure: OnFailure): Promise<number> {
  const found = await database.rows(findAll);
  const exceeded = found.filter((row) => reasonToPause(row.guard, row) !== null);
  const paused = await forEachIsolated(exceeded, onFailure, ({ tenant_id: tenantId, id }) =>
    database.transaction((tx) => {
      const reasonOf = async (): Promise<string | null> => {
        const counted = await tx.row(findOne, tenantId, id);
        return counted === null ? null : reasonToPause(counted.guard, counted);
      };
      return pauseRunning(tx, tenantId, id, reasonOf, now);
    }),
  );
  return paused.filter(Boolean).length;
}
