import { ERASED } from '../../../domain/audit/chain-entry.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { forEachIsolated, type OnFailure } from '../../../platform/for-each-isolated.ts';
import { firstIdAt } from '../../../platform/ids.ts';
import {
  addScans,
  eraseInbound,
  eraseMessages,
  findDueScans,
  type Kind,
  lockScan,
  moveScan,
  type ScannedMessage,
  scanInbound,
  scanMessages,
} from './queries.ts';

const PAGE = 1_000;
const TENANTS = 100;
const DAY_MS = 24 * 3600 * 1000;
/** Time between two scans of a tenant. */
const INTERVAL_MS = 3600 * 1000;

const kinds = {
  messages: { prefix: 'msg', scan: scanMessages, erase: eraseMessages },
  inbound_messages: { prefix: 'inb', scan: scanInbound, erase: eraseInbound },
} as const;

/**
 * Erases the text of messages that were final `keptDays` days ago; recipient and cost stay. Scans
 * each tenant's messages in the order of their IDs and stores how far all are erased. An index for
 * this would make every message more expensive (docs/decisions/0011-personal-data.md). Returns
 * whether there may be more.
 */
export async function eraseOldMessages(
  database: Database,
  keptDays: number,
  now: Date,
  onFailure: OnFailure,
): Promise<boolean> {
  await database.run(addScans, PAGE);
  const checkedBefore = new Date(now.getTime() - INTERVAL_MS);
  const due = await database.rows(findDueScans, checkedBefore, TENANTS);
  const more = await forEachIsolated(due, onFailure, ({ tenant_id: tenantId, kind }) =>
    database.transaction((tx) => scanPage(tx, tenantId, kind, { checkedBefore, keptDays, now })),
  );
  return more.includes(true) || due.length === TENANTS;
}

async function scanPage(
  tx: Sql,
  tenantId: string,
  kind: Kind,
  { checkedBefore, keptDays, now }: { readonly checkedBefore: Date; readonly keptDays: number; readonly now: Date },
): Promise<boolean> {
  const at = await tx.row(lockScan, tenantId, kind, checkedBefore);
  if (at === null) return false;
  const { prefix, scan, erase } = kinds[kind];
  const before = new Date(now.getTime() - keptDays * DAY_MS);
  const page = await tx.rows(scan, tenantId, at.walked_to, firstIdAt(prefix, before.getTime()), before, PAGE, ERASED);
  const expired = page.filter((row) => row.expired && !row.erased);
  if (expired.length > 0)
    await tx.run(
      erase,
      tenantId,
      expired.map(({ id }) => id),
      ERASED,
    );
  // A message that an earlier page of this scan left in place keeps `erased_to` before it.
  const erasedTo = at.walked_to === at.erased_to ? lastErased(page, at.erased_to) : at.erased_to;
  const ended = page.length < PAGE;
  await tx.run(moveScan, tenantId, kind, erasedTo, ended ? erasedTo : (page.at(-1)?.id ?? ''), ended ? now : null);
  return !ended;
}

/** The last ID up to which all messages of the page are erased. */
function lastErased(page: readonly ScannedMessage[], start: string): string {
  const remaining = page.findIndex((row) => !row.erased && !row.expired);
  return (remaining === -1 ? page.at(-1) : page[remaining - 1])?.id ?? start;
}
