import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { listAudit } from './audit-queries.ts';
import { presentAudit } from './present.ts';

export const auditLog: Skill<'agent.auditLog'> = async (
  { from, to, skill, actor, cursor, limit = 50 },
  { db, account },
) => {
  const toTime = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));
  const period = { from: toTime(from), to: toTime(to) };
  const rows = await listAudit(db, account, { after: readCursor(cursor), ...period, skill, actor, limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentAudit), next_cursor: page.nextCursor };
};
