import { readCursor, toPage } from '../../../platform/page.ts';
import type { Skill } from '../../../skill.ts';
import { presentWebhook } from './present.ts';
import { listWebhooks as listRows } from './queries.ts';

export const listWebhooks: Skill<'agent.webhooks.list'> = async ({ cursor, limit = 50 }, { db, account, now }) => {
  const rows = await listRows(db, account, { after: readCursor(cursor), limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map((row) => presentWebhook(row, now)), next_cursor: page.nextCursor };
};
