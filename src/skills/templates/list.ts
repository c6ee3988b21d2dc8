import { nameKey } from '../../domain/name-key.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentTemplate } from './present.ts';
import { listTemplates as listTemplateRows } from './queries.ts';

export const listTemplates: Skill<'templates.list'> = async (
  { query, state = null, locale = null, cursor, limit = 50 },
  { db, account },
) => {
  const filter = query === undefined ? null : nameKey(query);
  const rows = await db.rows(
    listTemplateRows,
    account.tenantId,
    account.accountId,
    readCursor(cursor),
    filter,
    state,
    locale,
    limit + 1,
  );
  const page = toPage(rows, limit, (row) => row.name_key);
  return { items: page.rows.map(presentTemplate), next_cursor: page.nextCursor };
};
