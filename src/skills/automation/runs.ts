import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { requireRule } from './find.ts';
import { presentRun } from './present.ts';
import { listRuns as listRows } from './queries.ts';

export const listRuns: Skill<'automation.runs'> = async (
  { rule_id: id, state, cursor, limit = 50 },
  { db, account },
) => {
  await requireRule(db, account, id);
  const rows = await listRows(db, account, id, { state, before: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentRun), next_cursor: page.nextCursor };
};
