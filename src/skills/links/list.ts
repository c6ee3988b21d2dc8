import { readShortening } from '../../links/base.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentLink } from './present.ts';
import { listLinks as listRows } from './queries.ts';

export const listLinks: Skill<'links.list'> = async (
  { campaign_id: campaignId = null, cursor, limit = 50 },
  { db, account, now, service },
) => {
  const { tenantId, accountId } = account;
  const [{ base }, rows] = await Promise.all([
    readShortening(db, account, service.config.links.url),
    db.rows(listRows, tenantId, accountId, readCursor(cursor), campaignId, limit + 1),
  ]);
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map((row) => presentLink(row, base, now)), next_cursor: page.nextCursor };
};
