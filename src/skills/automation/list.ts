import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentRule } from './present.ts';
import { listRules as listRows } from './queries.ts';

export const listRules: Skill<'automation.list'> = async ({ state, cursor, limit = 50 }, { db, account }) => {
  const rows = await listRows(db, account, { state, after: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.name_key);
  return { items: page.rows.map(presentRule), next_cursor: page.nextCursor };
};
