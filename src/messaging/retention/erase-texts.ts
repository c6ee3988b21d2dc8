import { ERASED } from '../../domain/ledger-entry.ts';
import type { Database } from '../../platform/database.ts';
import { eachApart, type OnFailure } from '../../platform/each-apart.ts';
import { firstIdAt } from '../../platform/ids.ts';
import type { Sql } from '../../platform/sql.ts';
import {
  addWalks,
  dueWalks,
  eraseInbound,
  eraseMessages,
  type Kind,
  lockWalk,
  moveWalk,
  type WalkedText,
  walkInbound,
  walkMessages,
} from './queries.ts';

const PAGE = 1_000;
const TENANTS = 100;
const DAY_MS = 24 * 3600 * 1000;
/** A tenant is looked at so often. */
const AGAIN_MS = 3600 * 1000;

const kinds = {
  messages: { prefix: 'msg', walk: walkMessages, erase: eraseMessages },
  inbound_messages: { prefix: 'inb', walk: walkInbound, erase: eraseInbound },
} as const;

/**
 * Empties what texts say once they have been over for so many days; the rows, with whom they went to and what they cost, stay. Walks each
 * tenant's texts in the order of their ids and remembers how far there is nothing left to do, so that sending needs no index for this (one more
 * on messages costs the database a third of a text's updates; docs/decisions/0031-retention.md). Answers whether there may be more.
 */
export async function eraseOldTexts(
  database: Database,
  keptDays: number,
  now: Date,
  onFailure: OnFailure,
): Promise<boolean> {
  await database.run(addWalks, PAGE);
  const checkedBefore = new Date(now.getTime() - AGAIN_MS);
  const due = await database.rows(dueWalks, checkedBefore, TENANTS);
  const more = await eachApart(due, onFailure, ({ tenant_id: tenantId, kind }) =>
    database.transaction((tx) => walkPage(tx, tenantId, kind, { checkedBefore, keptDays, now })),
  );
  return more.includes(true) || due.length === TENANTS;
}

async function walkPage(
  tx: Sql,
  tenantId: string,
  kind: Kind,
  { checkedBefore, keptDays, now }: { readonly checkedBefore: Date; readonly keptDays: number; readonly now: Date },
): Promise<boolean> {
  const at = await tx.row(lockWalk, tenantId, kind, checkedBefore);
  if (at === null) return false;
  const { prefix, walk, erase } = kinds[kind];
  const before = new Date(now.getTime() - keptDays * DAY_MS);
  const page = await tx.rows(walk, tenantId, at.walked_to, firstIdAt(prefix, before.getTime()), before, PAGE, ERASED);
  const over = page.filter((text) => text.over && !text.erased);
  if (over.length > 0)
    await tx.run(
      erase,
      tenantId,
      over.map(({ id }) => id),
      ERASED,
    );
  // What an earlier page of this walk left standing keeps the mark where it is.
  const erasedTo = at.walked_to === at.erased_to ? lastOfFront(page, at.erased_to) : at.erased_to;
  const ended = page.length < PAGE;
  await tx.run(moveWalk, tenantId, kind, erasedTo, ended ? erasedTo : (page.at(-1)?.id ?? ''), ended ? now : null);
  return !ended;
}

/** Up to where a page leaves nothing standing. */
function lastOfFront(page: readonly WalkedText[], start: string): string {
  const standing = page.findIndex((text) => !text.erased && !text.over);
  return (standing === -1 ? page.at(-1) : page[standing - 1])?.id ?? start;
}
