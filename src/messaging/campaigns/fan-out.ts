import type { Database } from '../../platform/database.ts';
import { eachApart, type OnFailure } from '../../platform/each-apart.ts';
import { AFTER_ALL } from './audience.ts';
import { pauseRunning } from './campaign.ts';
import { fanOutChunk } from './fan-out-chunk.ts';
import { campaignsToFanOut } from './fan-out-queries.ts';
import { closeFanOut, cutRanges } from './ranges.ts';

/**
 * One step of each running campaign; answers whether there is another. The contacts are cut into ranges, each range is decided on chunk by chunk, and the
 * fan-out ends with the last range. Any number may do this beside each other: each works on a range of its own.
 */
export async function fanOut(database: Database, clock: () => Date, onFailure: OnFailure): Promise<boolean> {
  const running = await database.rows(campaignsToFanOut);
  const more = await eachApart(running, onFailure, async ({ tenant_id: tenantId, id, fanout_cursor: cursor }) => {
    const wasCut = cursor !== AFTER_ALL && (await database.transaction((tx) => cutRanges(tx, tenantId, id)));
    return (await workOn(database, tenantId, id, clock())) || wasCut;
  });
  return more.includes(true);
}

async function workOn(database: Database, tenantId: string, id: string, now: Date): Promise<boolean> {
  const end = await database.transaction((tx) => fanOutChunk(tx, tenantId, id, now));
  switch (end) {
    case 'kept':
      return true;
    case 'range_ended':
      return !(await closeFanOut(database, tenantId, id));
    case 'no_range':
      await closeFanOut(database, tenantId, id);
      return false;
    default:
      // In a transaction of its own: who holds a range must not wait for the campaign, because who holds the campaign waits for the ranges.
      await database.transaction((tx) => pauseRunning(tx, tenantId, id, end, now));
      return false;
  }
}
