import { CONTACT_ID } from '../../conversations/conversation.ts';
import { noSuchConversation } from '../../conversations/find.ts';
import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

interface ChosenRow {
  readonly id: string;
  readonly contact_id: string | null;
}

const findByIds = batchStatement<[tenantId: string, accountId: string, ids: readonly string[]], ChosenRow>(
  'inbox.find_chosen',
  `SELECT v.id, ${CONTACT_ID} AS contact_id FROM conversations v WHERE v.tenant_id = $1 AND v.account_id = $2 AND v.id = ANY ($3) ORDER BY v.id`,
);

/** All ids must exist: a missing one means that the caller has the wrong list. */
export async function findChosen(
  tx: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
): Promise<readonly ChosenRow[]> {
  const wanted = [...new Set(ids)];
  const rows = await tx.rows(findByIds, tenantId, accountId, wanted);
  if (rows.length < wanted.length) throw noSuchConversation();
  return rows;
}
