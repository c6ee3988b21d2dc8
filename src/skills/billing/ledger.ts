import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentEntry } from './present.ts';
import { listEntries } from './queries.ts';

export const listLedger: Skill<'billing.ledger'> = async ({ from, to, kind, cursor, limit = 50 }, { db, account }) => {
  const toTime = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));
  const filter = { after: readCursor(cursor), from: toTime(from), to: toTime(to), kind, limit: limit + 1 };
  const rows = await listEntries(db, account, filter);
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentEntry), next_cursor: page.nextCursor };
};
