import type { Database } from '../../platform/database/database.ts';
import { groupByTenant } from '../../platform/group-by.ts';
import { expire, findExpired } from './queries.ts';

const BATCH = 500;

/** Ends the files of inbound messages after their retention; returns whether there may be more. */
export async function dropExpiredInbound(database: Database, now: Date): Promise<boolean> {
  const expired = await database.rows(findExpired, now, BATCH);
  for (const [tenantId, rows] of groupByTenant(expired)) {
    const ids = rows.map(({ id }) => id);
    await database.run(expire, tenantId, ids, now);
  }
  return expired.length === BATCH;
}
