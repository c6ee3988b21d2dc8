import { listJobs } from '../../plans/queries.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentJob } from './present.ts';

export const jobHistory: Skill<'command.history'> = async ({ cursor, limit = 50 }, { db, account }) => {
  const rows = await listJobs(db, account, { before: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, ({ id }) => id);
  return { items: page.rows.map(presentJob), next_cursor: page.nextCursor };
};
