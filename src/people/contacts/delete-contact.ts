import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** Deletes the row alone; what refers to the contact is the caller's. */
export async function deleteContact(tx: Sql, { tenantId, accountId }: Owner, id: string): Promise<void> {
  await tx.tenant(tenantId).contacts.deleteMany({ where: { account_id: accountId, id } });
}
