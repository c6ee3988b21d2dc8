import type { Owner } from '../../domain/account.ts';
import type { SmartEncoding } from '../../domain/content/smart-encoding.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** The default of the account's messages. */
export async function saveSmartEncoding(tx: Sql, { tenantId, accountId }: Owner, mode: SmartEncoding): Promise<void> {
  await tx.tenant(tenantId).accounts.updateMany({ where: { id: accountId }, data: { smart_encoding: mode } });
}
