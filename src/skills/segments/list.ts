import { nameKey } from '../../domain/name-key.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentSegment } from './present.ts';
import { listSegments as listRows } from './queries.ts';

export const listSegments: Skill<'segments.list'> = async ({ query, cursor, limit = 50 }, { db, account }) => {
  const key = query === undefined ? null : nameKey(query);
  const { tenantId, accountId } = account;
  const rows = await db.rows(listRows, tenantId, accountId, readCursor(cursor), key, limit + 1);
  const page = toPage(rows, limit, (row) => row.name_key);
  return { items: page.rows.map(presentSegment), next_cursor: page.nextCursor };
};
