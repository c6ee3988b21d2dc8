import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';

/**
 * Newest first. The primary key is walked backwards from `before`; of a partner, whose customers
 * share its tenant, over the entries of the others as well.
 */
export const listActivity: Skill<'dashboard.activity'> = async (
  { key_id: keyId, cursor, limit = 50 },
  { db, account },
) => {
  const { tenantId, accountId } = account;
  const before = readCursor(cursor);
  const rows = await db.tenant(tenantId).audit_entries.findMany({
    where: {
      account_id: accountId,
      outcome: 'ok',
      ...(keyId !== undefined && { key_id: keyId }),
      ...(before !== '' && { id: { lt: before } }),
    },
    orderBy: { id: 'desc' },
    take: limit + 1,
  });
  const page = toPage(rows, limit, ({ id }) => id);
  const ids = [...new Set(page.rows.map(({ key_id: id }) => id))];
  const keys = await db
    .tenant(tenantId)
    .api_keys.findMany({ where: { account_id: accountId, id: { in: ids } }, select: { id: true, name: true } });
  const names = new Map(keys.map(({ id, name }) => [id, name]));
  return {
    items: page.rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      skill: row.skill,
      key_id: row.key_id,
      key_name: names.get(row.key_id) ?? null,
      rule_id: row.rule_id,
      outcome: row.outcome,
    })),
    next_cursor: page.nextCursor,
  };
};
