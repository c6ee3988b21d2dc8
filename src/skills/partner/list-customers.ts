import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentCustomer } from './present.ts';
import { listCustomers as listRows } from './queries.ts';

export const listCustomers: Skill<'partner.listCustomers'> = async (
  { state, paused, external_ref: externalRef, cursor, limit = 50 },
  { db, account },
) => {
  const rows = await db.rows(
    listRows,
    account.tenantId,
    readCursor(cursor),
    state ?? null,
    paused ?? null,
    externalRef ?? null,
    limit + 1,
  );
  const page = toPage(rows, limit, ({ id }) => id);
  return { items: page.rows.map(presentCustomer), next_cursor: page.nextCursor };
};
