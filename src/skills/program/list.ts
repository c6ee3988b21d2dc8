import { listPrograms as listProgramRows } from '../../carriers/programs/queries.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentProgram } from './present.ts';

export const listPrograms: Skill<'program.list'> = async ({ cursor, limit = 50 }, { db, account }) => {
  const rows = await db.rows(listProgramRows, account.tenantId, account.accountId, readCursor(cursor), limit + 1);
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentProgram), next_cursor: page.nextCursor };
};
