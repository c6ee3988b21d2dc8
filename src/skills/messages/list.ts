import { readCursor, toPage } from '../../platform/page.ts';
import { presentMessage } from '../../sending/history/present.ts';
import type { Skill } from '../../skill.ts';
import { listMessages as listMessageRows } from './queries.ts';

export const listMessages: Skill<'messages.list'> = async (
  { contact_id: contactId, campaign_id: campaignId, state, cursor, limit = 50 },
  { db, account },
) => {
  const rows = await db.rows(
    listMessageRows,
    account.tenantId,
    account.accountId,
    readCursor(cursor),
    contactId ?? null,
    campaignId ?? null,
    state ?? null,
    limit + 1,
  );
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentMessage), next_cursor: page.nextCursor };
};
