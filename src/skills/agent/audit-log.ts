import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentAudit } from './present.ts';
import { listAudit } from './queries.ts';

export const auditLog: Skill<'agent.auditLog'> = async (
  { from, to, skill, actor, cursor, limit = 50 },
  { db, account },
) => {
  const moment = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));
  const rows = await db.rows(
    listAudit,
    account.tenantId,
    account.accountId,
    readCursor(cursor),
    moment(from),
    moment(to),
    skill ?? null,
    actor ?? null,
    limit + 1,
  );
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentAudit), next_cursor: page.nextCursor };
};
