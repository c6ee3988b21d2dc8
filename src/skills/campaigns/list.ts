import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentListedCampaign } from './present.ts';
import { listCampaigns as listRows, listSeries } from './queries.ts';

export const listCampaigns: Skill<'campaigns.list'> = async (
  { state, series_id: seriesId, cursor, limit = 50 },
  { db, account },
) => {
  const { tenantId, accountId } = account;
  const values = [tenantId, accountId, readCursor(cursor), state ?? null, limit + 1] as const;
  const rows =
    seriesId === undefined ? await db.rows(listRows, ...values) : await db.rows(listSeries, ...values, seriesId);
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentListedCampaign), next_cursor: page.nextCursor };
};
