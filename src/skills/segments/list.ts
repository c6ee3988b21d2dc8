import { nameKey } from '../../domain/name-key.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentSegment } from './present.ts';
import { findTracking, listSegments as listRows } from './queries.ts';

export const listSegments: Skill<'segments.list'> = async ({ query, cursor, limit = 50 }, { db, account }) => {
  const key = query === undefined ? null : nameKey(query);
  const { tenantId, accountId } = account;
  const rows = await db.rows(listRows, tenantId, accountId, readCursor(cursor), key, limit + 1);
  const page = toPage(rows, limit, (row) => row.name_key);
  const tracked = await findTracking(
    db,
    account,
    page.rows.map(({ id }) => id),
  );
  const segments = page.rows.map((row) => ({ ...row, tracking: tracked.get(row.id) ?? null }));
  return { items: segments.map(presentSegment), next_cursor: page.nextCursor };
};
