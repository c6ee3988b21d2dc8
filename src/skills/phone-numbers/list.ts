import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentNumber } from './present.ts';
import { listNumbers as listNumberRows } from './queries.ts';

export const listNumbers: Skill<'phone-numbers.list'> = async ({ state, cursor, limit = 50 }, { db, account }) => {
  const rows = await listNumberRows(db, account, { after: readCursor(cursor), state, limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentNumber), next_cursor: page.nextCursor };
};
