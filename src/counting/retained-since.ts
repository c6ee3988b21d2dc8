import { DAY_MS } from '../domain/durations.ts';
import type { Sql } from '../platform/database/sql.ts';

/** The kinds of data_retention that measures are counted from. */
const COUNTED = ['messages', 'inbound_messages', 'campaign_recipients'];

/** The widest window in which attribution looks back for a message, and a day to recompute it. */
const ATTRIBUTED_MS = 31 * DAY_MS;

/**
 * The time from which on figures can be counted again, because every message, reply and recipient
 * is still there, and every message that a conversion may be credited to; null: from the beginning.
 */
export async function retainedSince(sql: Sql, tenantId: string): Promise<Date | null> {
  const kinds = await sql.tenant(tenantId).data_retention.findMany({
    where: { kind: { in: COUNTED }, deleted_before: { not: null } },
    select: { deleted_before: true },
  });
  const times = kinds.flatMap(({ deleted_before: at }) => at?.getTime() ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times) + ATTRIBUTED_MS);
}
