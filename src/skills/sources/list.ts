import { nameKey } from '../../domain/name-key.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentSource } from './present.ts';
import { listSources as listSourceRows } from './queries.ts';

export const listSources: Skill<'sources.list'> = async (
  { query, state = null, cursor, limit = 50 },
  { db, account },
) => {
  const { tenantId, accountId } = account;
  const filter = query === undefined ? null : nameKey(query);
  const rows = await db.rows(listSourceRows, tenantId, accountId, readCursor(cursor), filter, state, limit + 1);
  const page = toPage(rows, limit, (row) => row.name_key);
  return { items: page.rows.map(presentSource), next_cursor: page.nextCursor };
};
