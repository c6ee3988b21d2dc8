import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentCluster } from './present.ts';
import { listClusters } from './queries.ts';

export const listDuplicates: Skill<'hygiene.duplicates'> = async (
  { match = null, cursor, limit = 50 },
  { db, account },
) => {
  const { tenantId, accountId } = account;
  const rows = await db.rows(listClusters, tenantId, accountId, match, readCursor(cursor), limit + 1);
  const page = toPage(rows, limit, ({ key }) => key);
  return { items: page.rows.map(presentCluster), next_cursor: page.nextCursor };
};
