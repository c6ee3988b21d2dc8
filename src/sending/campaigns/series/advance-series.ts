import type { Database } from '../../../platform/database/database.ts';
import { batchStatement, statement } from '../../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../../platform/for-each-isolated.ts';
import { CAMPAIGN_COLUMNS, type CampaignRow } from '../campaign.ts';
import { runPreflight } from '../preflight/preflight.ts';
import { recordOccurrence } from './record-occurrence.ts';

/** Longer than the preflight of a large audience; a crashed worker's series waits this long. */
const LEASE_MS = 10 * 60_000;
const MAX_AT_ONCE = 20;

/** Leased, so that two workers do not check the same audience. */
const leaseDue = batchStatement<[now: Date, leaseUntil: Date, limit: number], { tenant_id: string; id: string }>(
  'series.lease_due',
  `UPDATE campaigns SET lease_until = $2
    WHERE (tenant_id, id) IN (
      SELECT tenant_id, id FROM campaigns
       WHERE state = 'recurring' AND next_occurrence_at <= $1 AND (lease_until IS NULL OR lease_until <= $1)
       ORDER BY next_occurrence_at LIMIT $3 FOR UPDATE SKIP LOCKED)
   RETURNING tenant_id, id`,
);

const findSeries = statement<[tenantId: string, id: string], CampaignRow>(
  'series.find',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'recurring'`,
);

/** Starts or skips the due occurrence of each series; returns how many. */
export async function advanceSeries(
  database: Database,
  now: Date,
  onFailure: OnFailure,
  linksUrl: string,
): Promise<number> {
  const due = await database.rows(leaseDue, now, new Date(now.getTime() + LEASE_MS), MAX_AT_ONCE);
  const done = await forEachIsolated(due, onFailure, async ({ tenant_id: tenantId, id }) => {
    const series = await database.row(findSeries, tenantId, id);
    if (series === null) return false;
    const owner = { tenantId, accountId: series.account_id };
    // Outside the transaction: the preflight of a large audience takes minutes, and the fan-out
    // evaluates every gate again.
    const preflight = await runPreflight(database, owner, { ...series, state: 'draft' }, now, linksUrl);
    return database.transaction((tx) => recordOccurrence(tx, series, preflight, now));
  });
  return done.filter(Boolean).length;
}
