import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentKey } from './present.ts';
import { listKeys as listKeyRows } from './queries.ts';

export const listKeys: Skill<'agent.listKeys'> = async ({ cursor, limit = 50 }, { db, account }) => {
  const rows = await listKeyRows(db, account, { after: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentKey), next_cursor: page.nextCursor };
};
