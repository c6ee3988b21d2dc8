import { AFTER_ALL } from '../../../people/audience/audience.ts';
import type { Database } from '../../../platform/database/database.ts';
import { BudgetExceeded } from '../../../platform/database/rule-budget.ts';
import { statement } from '../../../platform/database/sql.ts';
import type { OnFailure } from '../../../platform/for-each-isolated.ts';
import { createRunner, type Runner } from '../../../platform/work/runner.ts';
import { pauseRunning } from '../campaign.ts';
import { fanOutChunk } from './chunk.ts';
import { headStartOfProcess } from './head-start.ts';
import { closeFanOut, splitRanges } from './ranges.ts';
import { recordUnreached } from './record-unreached.ts';

const AUDIENCE_TOO_SLOW =
  'audience_too_slow: the rules of its segments take too long for 1,000 contacts; simplify them and resume';

/**
 * Of half of the database connections; each campaign is worked on in ranges, so that some of one
 * tenant make its campaigns faster.
 */
const PLACES = { places: 6, perTenant: 3, isDivisible: true };

interface Found {
  readonly tenant_id: string;
  readonly id: string;
  readonly is_canceled: boolean;
  readonly fanout_cursor: string;
  /** The head start of another process is over, or it is that of this one. */
  readonly may_fan_out: boolean;
}

const IS_SHARED = '(launched_at > $3) IS NOT TRUE';

/**
 * Reads across tenants and locks nothing. Running campaigns come first. The canceled ones are found
 * by their ranges, of which there are few: only campaigns that are fanned out have any.
 */
const findCampaigns = statement<
  [busyTenants: readonly string[], afterAll: string, sharedSince: Date, own: readonly string[]],
  Found
>(
  'fan_out.find_campaigns',
  `(SELECT tenant_id, id, false AS is_canceled, fanout_cursor, ${IS_SHARED} OR id = ANY ($4) AS may_fan_out FROM campaigns
     WHERE state = 'running' AND NOT fanout_done AND NOT tenant_id = ANY ($1)
       AND (fanout_cursor <> $2 OR ${IS_SHARED} OR id = ANY ($4)) ORDER BY launched_at LIMIT 100)
   UNION ALL
   (SELECT DISTINCT c.tenant_id, c.id, true, '', false FROM campaign_ranges r JOIN campaigns c ON c.tenant_id = r.tenant_id AND c.id = r.campaign_id
     WHERE c.state = 'canceled' AND NOT r.tenant_id = ANY ($1) LIMIT 100)`,
);

/**
 * Processes running campaigns chunk by chunk. The account's contacts are split into ranges, each
 * range is evaluated chunk by chunk, and the fan-out ends with the last range. Any number of
 * workers may run this at once: each works on a range of its own, after the head start of the one
 * that split the campaign. Of a canceled campaign, it records the contacts that were not reached.
 */
export function createFanOut(
  database: Database,
  clock: () => Date,
  onFailure: OnFailure,
  linksUrl: string,
  headStart = headStartOfProcess,
): Runner {
  return createRunner({
    ...PLACES,
    onFailure,
    clock,
    find: (busyTenants, at) => {
      const { sharedSince, own } = headStart.at(at);
      return database.rows(findCampaigns, busyTenants, AFTER_ALL, sharedSince, own);
    },
    work: async ({
      tenant_id: tenantId,
      id,
      is_canceled: isCanceled,
      fanout_cursor: cursor,
      may_fan_out: mayFanOut,
    }) => {
      const near = database.near(tenantId);
      if (isCanceled) return recordUnreached(near, tenantId, id, clock());
      const wasSplit = cursor !== AFTER_ALL && (await near.transaction((tx) => splitRanges(tx, tenantId, id)));
      if (wasSplit) headStart.begin(id, clock());
      else if (!mayFanOut) return false;
      return (await processChunk(near, tenantId, id, clock(), linksUrl)) || wasSplit;
    },
  });
}

async function processChunk(
  database: Database,
  tenantId: string,
  id: string,
  now: Date,
  linksUrl: string,
): Promise<boolean> {
  const result = await database
    .transaction((tx) => fanOutChunk(tx, tenantId, id, now, linksUrl))
    .catch((error: unknown) => {
      // It would take as long the next time.
      if (error instanceof BudgetExceeded) return AUDIENCE_TOO_SLOW;
      throw error;
    });
  switch (result) {
    case 'saved':
      return true;
    case 'range_done':
      return !(await closeFanOut(database, tenantId, id));
    case 'no_range':
      await closeFanOut(database, tenantId, id);
      return false;
    default:
      // In a transaction of its own: a transaction that holds the campaign waits for its ranges, so
      // one that holds a range would deadlock if it waited for the campaign.
      await database.transaction((tx) => pauseRunning(tx, tenantId, id, () => result, now));
      return false;
  }
}
