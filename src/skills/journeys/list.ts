import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentJourney } from './present.ts';

export const listJourneys: Skill<'journeys.list'> = async ({ state, cursor, limit = 50 }, { db, account }) => {
  const before = readCursor(cursor);
  const rows = await db.tenant(account.tenantId).journeys.findMany({
    where: {
      account_id: account.accountId,
      ...(state !== undefined && { state }),
      ...(before !== '' && { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  });
  const page = toPage(rows, limit, ({ id }) => id);
  return { items: page.rows.map(presentJourney), next_cursor: page.nextCursor };
};
