import { ERASED } from '../../../domain/audit/chain-entry.ts';
import { DAY_MS, HOUR_MS } from '../../../domain/durations.ts';
import { eraseOfMessages } from '../../../media/inbound/queries.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { firstIdAt } from '../../../platform/ids.ts';
import type { WorkKind } from '../../../platform/work/kind.ts';
import { type Claim, type Next, SAVED } from '../../../platform/work/worker.ts';
import {
  eraseInbound,
  eraseMessages,
  type Kind,
  lockScan,
  type ScannedMessage,
  scanInbound,
  scanMessages,
} from './queries.ts';

const PAGE = 1_000;
/** Time between two scans of a tenant. */
const INTERVAL_MS = HOUR_MS;

export const RETENTION: WorkKind = {
  name: 'message_retention',
  table: 'message_retention',
  id: 'kind',
  due: 'due_at',
  places: 2,
};

const kinds = {
  messages: { prefix: 'msg', scan: scanMessages, erase: eraseMessages },
  inbound_messages: { prefix: 'inb', scan: scanInbound, erase: eraseInbound },
} as const;

/**
 * Erases the text of messages that were final `keptDays` days ago; recipient and cost stay. Scans a
 * page of a tenant's messages in the order of their IDs and stores how far all are erased. An index
 * for this would make every message more expensive (docs/decisions/0011-personal-data.md).
 */
export function eraseOldMessages(database: Database, keptDays: number, { tenantId, id, now }: Claim): Promise<Next> {
  return database.transaction((tx) => scanPage(tx, tenantId, id as Kind, { keptDays, now }));
}

async function scanPage(
  tx: Sql,
  tenantId: string,
  kind: Kind,
  { keptDays, now }: { readonly keptDays: number; readonly now: Date },
): Promise<Next> {
  const at = await tx.row(lockScan, tenantId, kind);
  if (at === null) return SAVED;
  const { prefix, scan, erase } = kinds[kind];
  const before = new Date(now.getTime() - keptDays * DAY_MS);
  const page = await tx.rows(scan, tenantId, at.walked_to, firstIdAt(prefix, before.getTime()), before, PAGE, ERASED);
  const expired = page.filter((row) => row.expired && !row.erased);
  if (expired.length > 0) {
    const ids = expired.map(({ id }) => id);
    if (kind === 'inbound_messages') await tx.run(eraseOfMessages, tenantId, ids, now);
    await tx.run(erase, tenantId, ids, ERASED);
  }
  // A message that an earlier page of this scan left in place keeps `erased_to` before it.
  const erasedTo = at.walked_to === at.erased_to ? lastErased(page, at.erased_to) : at.erased_to;
  const ended = page.length < PAGE;
  await tx.tenant(tenantId).message_retention.updateMany({
    where: { kind },
    data: { erased_to: erasedTo, walked_to: ended ? erasedTo : (page.at(-1)?.id ?? '') },
  });
  return ended ? new Date(now.getTime() + INTERVAL_MS) : now;
}

/** The last ID up to which all messages of the page are erased. */
function lastErased(page: readonly ScannedMessage[], start: string): string {
  const remaining = page.findIndex((row) => !row.erased && !row.expired);
  return (remaining === -1 ? page.at(-1) : page[remaining - 1])?.id ?? start;
}
