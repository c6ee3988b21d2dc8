import { batchStatement, type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

const lockAlone = statement<[tenantId: string, phone: string]>(
  'person.lock_forgetting',
  "SELECT pg_advisory_xact_lock(hashtextextended('forget ' || $1 || ' ' || $2, 0))",
);

const lockContacts = batchStatement<[tenantId: string, accountId: string, phones: readonly string[]], { id: string }>(
  'person.lock_contacts',
  'SELECT id FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) ORDER BY phone FOR UPDATE',
);

/**
 * Whoever is forgotten is texted by nobody meanwhile: sends that looked the person up before are waited for, so that what they wrote is found, and
 * those that come look afterwards and find nobody. `partner.sends` takes the same lock, shared, for each of its texts; a single send holds the row of
 * its contact. First of all, in the order of the numbers: everybody takes these before any other lock.
 */
export async function lockForgetting(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phones: readonly string[],
): Promise<void> {
  const inOrder = phones.toSorted();
  for (const phone of inOrder) await tx.run(lockAlone, tenantId, phone);
  await tx.rows(lockContacts, tenantId, accountId, inOrder);
}
