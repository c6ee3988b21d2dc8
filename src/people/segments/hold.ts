import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

const hold = batchStatement<[tenantId: string, accountId: string, ids: readonly string[]], { id: string }>(
  'segments.hold',
  'SELECT id FROM segments WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3) ORDER BY id FOR KEY SHARE',
);

/** Prevents the deletion of segments that the caller begins to use, until its transaction ends. */
export async function holdSegments(tx: Sql, owner: Owner, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.rows(hold, owner.tenantId, owner.accountId, ids);
}
