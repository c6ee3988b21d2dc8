import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentEntry } from './present.ts';
import { listEntries } from './queries.ts';

export const listLedger: Skill<'billing.ledger'> = async (
  { from, to, kind, cursor, limit = 50 },
  { db, account: { tenantId, accountId } },
) => {
  const moment = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));
  const after = readCursor(cursor);
  const rows = await db.rows(
    listEntries,
    tenantId,
    accountId,
    after,
    moment(from),
    moment(to),
    kind ?? null,
    limit + 1,
  );
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentEntry), next_cursor: page.nextCursor };
};
