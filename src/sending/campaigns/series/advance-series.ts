import type { Database } from '../../../platform/database/database.ts';
import { statement } from '../../../platform/database/sql.ts';
import type { WorkKind } from '../../../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../../../platform/work/worker.ts';
import { CAMPAIGN_COLUMNS, type CampaignRow } from '../campaign.ts';
import { runPreflight } from '../preflight/preflight.ts';
import { recordOccurrence } from './record-occurrence.ts';

/** Longer than the preflight of a large audience; a crashed worker's series waits this long. */
export const SERIES_LEASE_MS = 10 * 60_000;

export const SERIES: WorkKind = {
  name: 'campaign_series',
  table: 'campaigns',
  id: 'id',
  due: 'occurrence_due_at',
  where: "state = 'recurring'",
};

const findSeries = statement<[tenantId: string, id: string], CampaignRow>(
  'series.find',
  `SELECT ${CAMPAIGN_COLUMNS} FROM campaigns WHERE tenant_id = $1 AND id = $2 AND state = 'recurring'`,
);

/** Starts or skips the due occurrence of a series. */
export async function advanceSeries(database: Database, { tenantId, id, now }: Claim, linksUrl: string): Promise<Next> {
  const series = await database.row(findSeries, tenantId, id);
  if (series === null || series.next_occurrence_at === null) return null;
  if (series.next_occurrence_at > now) return series.next_occurrence_at;
  const owner = { tenantId, accountId: series.account_id };
  // Outside the transaction: the preflight of a large audience takes minutes, and the fan-out
  // evaluates every gate again.
  const preflight = await runPreflight(database, owner, { ...series, state: 'draft' }, now, linksUrl);
  const isRecorded = await database.transaction((tx) => recordOccurrence(tx, series, preflight, now));
  // Changed meanwhile, by a person or another worker.
  return isRecorded ? SAVED : now;
}
