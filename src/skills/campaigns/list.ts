import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentListedCampaign } from './present.ts';
import { listCampaigns as listRows } from './queries.ts';

export const listCampaigns: Skill<'campaigns.list'> = async (
  { state, series_id: seriesId, cursor, limit = 50 },
  { db, account },
) => {
  const { tenantId, accountId } = account;
  const rows = await db.rows(
    listRows,
    tenantId,
    accountId,
    readCursor(cursor),
    state ?? null,
    limit + 1,
    seriesId ?? null,
  );
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentListedCampaign), next_cursor: page.nextCursor };
};
