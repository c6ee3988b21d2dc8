import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentCampaign } from './present.ts';
import { listCampaigns as listCampaignRows } from './queries.ts';

export const listCampaigns: Skill<'campaigns.list'> = async ({ state, cursor, limit = 50 }, { db, account }) => {
  const rows = await listCampaignRows(db, account, { before: readCursor(cursor), state, limit: limit + 1 });
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentCampaign), next_cursor: page.nextCursor };
};
