import { readBlamingCodes } from '../../carriers/codes/read-code-book.ts';
import { messageResult } from '../../counting/message-results.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../platform/for-each-isolated.ts';
import { pauseRunning } from './campaign.ts';
import { type Guard, type GuardedCounts, MIN_BLAMED, reasonToPause } from './guard.ts';

interface GuardedRow extends GuardedCounts {
  readonly tenant_id: string;
  readonly id: string;
  readonly guard: Guard;
}

/**
 * Messages that were submitted since the launch or the last resume, and opt-outs after them. Reads
 * the messages of each running campaign, and not the rollups: those do not know which messages were
 * submitted since a resume, and the rates are read again under the lock of the campaign.
 * `TENANT` and `CODES`, those that blame the sender, are SQL.
 */
function countsOf(TENANT: string, CODES: string): string {
  const RESULT = messageResult(TENANT);
  return `SELECT c.tenant_id, c.id, c.guard, f.finalized, f.failed, f.blamed, f.blamed_code, o.opted_out
     FROM campaigns c
    CROSS JOIN LATERAL (
      SELECT count(*) AS finalized, count(*) FILTER (WHERE ${RESULT} IN ('failed', 'undelivered')) AS failed,
             count(*) FILTER (WHERE m.error_code = ANY (${CODES})) AS blamed,
             mode() WITHIN GROUP (ORDER BY m.error_code) FILTER (WHERE m.error_code = ANY (${CODES})) AS blamed_code
        FROM messages m
       WHERE m.tenant_id = ${TENANT} AND m.campaign_id = c.id AND m.finalized_at IS NOT NULL
         AND m.submitting_at >= coalesce(c.guarded_since, c.launched_at)) f
    CROSS JOIN LATERAL (
      SELECT count(DISTINCT m.id) AS opted_out
        FROM consent_entries e
        JOIN messages m ON m.tenant_id = ${TENANT} AND m.account_id = c.account_id AND m.to_phone = e.phone AND m.campaign_id = c.id
       WHERE e.tenant_id = ${TENANT} AND e.account_id = c.account_id AND e.status = 'opted_out'
         AND e.captured_at >= coalesce(c.guarded_since, c.launched_at)
         AND m.submitting_at >= coalesce(c.guarded_since, c.launched_at) AND e.captured_at >= m.submitting_at) o
    WHERE c.state = 'running' AND c.guard IS NOT NULL`;
}

const OF_ALL = countsOf('c.tenant_id', '$1::text[]');
const OF_TENANT = countsOf('$1', '$3::text[]');

const findAll = batchStatement<[codes: readonly string[], minBlamed: number], GuardedRow>(
  'campaigns.count_guarded',
  `${OF_ALL} AND (f.finalized >= (c.guard ->> 'min_sent')::int OR f.blamed >= $2)`,
);
const findOne = batchStatement<[tenantId: string, id: string, codes: readonly string[]], GuardedRow>(
  'campaigns.count_guarded_one',
  `${OF_TENANT} AND c.tenant_id = $1 AND c.id = $2`,
);

/**
 * Pauses the running campaigns whose opt-outs or failures are above the limits of their guard, and
 * those whose sender the carrier does not accept; returns how many. The rates are read again under
 * the campaign's lock, because a resume in between starts a new count.
 */
export async function guardCampaigns(database: Database, now: Date, onFailure: OnFailure): Promise<number> {
  const codes = await readBlamingCodes(database);
  const found = await database.rows(findAll, codes, MIN_BLAMED);
  const exceeded = found.filter((row) => reasonToPause(row.guard, row) !== null);
  const paused = await forEachIsolated(exceeded, onFailure, ({ tenant_id: tenantId, id }) =>
    database.transaction((tx) => {
      const reasonOf = async (): Promise<string | null> => {
        const counted = await tx.row(findOne, tenantId, id, codes);
        return counted === null ? null : reasonToPause(counted.guard, counted);
      };
      return pauseRunning(tx, tenantId, id, reasonOf, now);
    }),
  );
  return paused.filter(Boolean).length;
}
