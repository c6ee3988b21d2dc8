import { AFTER_ALL } from '../../../people/audience/audience.ts';
import type { Database } from '../../../platform/database/database.ts';
import { BudgetExceeded } from '../../../platform/database/rule-budget.ts';
import { statement } from '../../../platform/database/sql.ts';
import type { OnFailure } from '../../../platform/for-each-isolated.ts';
import { takeTurns } from '../../../platform/work/take-turns.ts';
import { pauseRunning } from '../campaign.ts';
import { fanOutChunk } from './chunk.ts';
import { closeFanOut, splitRanges } from './ranges.ts';

const AUDIENCE_TOO_SLOW =
  'audience_too_slow: the rules of its segments take too long for 1,000 contacts; simplify them and resume';

/** Reads across tenants and locks nothing. */
const findCampaigns = statement<[], { tenant_id: string; id: string; fanout_cursor: string }>(
  'fan_out.find_campaigns',
  "SELECT tenant_id, id, fanout_cursor FROM campaigns WHERE state = 'running' AND NOT fanout_done ORDER BY launched_at LIMIT 100",
);

/**
 * Processes one chunk of each running campaign; returns whether there may be more. The account's
 * contacts are split into ranges, each range is evaluated chunk by chunk, and the fan-out ends with
 * the last range. Any number of workers may run this at once: each works on a range of its own.
 */
export async function fanOut(
  database: Database,
  clock: () => Date,
  onFailure: OnFailure,
  linksUrl: string,
): Promise<boolean> {
  const running = await database.rows(findCampaigns);
  const { answers, hasMore } = await takeTurns(
    running,
    onFailure,
    async ({ tenant_id: tenantId, id, fanout_cursor: cursor }) => {
      const wasSplit = cursor !== AFTER_ALL && (await database.transaction((tx) => splitRanges(tx, tenantId, id)));
      return (await processChunk(database, tenantId, id, clock(), linksUrl)) || wasSplit;
    },
  );
  return hasMore || answers.includes(true);
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
