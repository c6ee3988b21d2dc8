import type { Owner } from '../../domain/account.ts';
import { lock } from '../../platform/database/locks.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import type { KnownContact } from './find-by-keys.ts';

type OfAccount<Key> = [tenantId: string, accountId: string, key: Key];

const CONTACT = 'id, phone, external_id, consent_status';

/** Conflicts with the locks of a merge and of an erasure. */
const keepByIds = batchStatement<OfAccount<readonly string[]>, KnownContact>(
  'contacts.keep_by_ids',
  `SELECT ${CONTACT} FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3) ORDER BY id FOR KEY SHARE`,
);
const keepByPhone = statement<OfAccount<string>, KnownContact>(
  'contacts.keep_by_phone',
  `SELECT ${CONTACT} FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 FOR KEY SHARE`,
);
const keepOfTenant = statement<[tenantId: string, ids: readonly string[]], { id: string }>(
  'contacts.keep_of_tenant',
  'SELECT id FROM contacts WHERE tenant_id = $1 AND id = ANY ($2) ORDER BY id FOR KEY SHARE',
);
const lockByIds = batchStatement<OfAccount<readonly string[]>, KnownContact>(
  'contacts.lock_by_ids',
  `SELECT ${CONTACT} FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3) ORDER BY id FOR UPDATE`,
);
const lockByPhones = batchStatement<OfAccount<readonly string[]>, KnownContact>(
  'contacts.lock_by_phones',
  `SELECT ${CONTACT} FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) ORDER BY phone FOR UPDATE`,
);
const lockConsentByPhones = batchStatement<OfAccount<readonly string[]>, KnownContact>(
  'contacts.lock_consent_by_phones',
  `SELECT ${CONTACT} FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3) ORDER BY phone FOR NO KEY UPDATE`,
);

/**
 * Keeps contacts from being merged or forgotten until the transaction ends. Returns those that
 * exist, in the order of their IDs, in which a merge locks them too.
 */
export async function keepContacts(
  tx: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
): Promise<KnownContact[]> {
  return ids.length === 0 ? [] : tx.rows(keepByIds, tenantId, accountId, ids);
}

export function keepContactByPhone(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phone: string,
): Promise<KnownContact | null> {
  return tx.row(keepByPhone, tenantId, accountId, phone);
}

/** Keeps contacts of any account of the tenant. */
export async function keepContactsOfTenant(tx: Sql, tenantId: string, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.run(keepOfTenant, tenantId, ids);
}

/** Locks contacts that the transaction may delete. */
export function lockContacts(tx: Sql, { tenantId, accountId }: Owner, ids: readonly string[]): Promise<KnownContact[]> {
  return tx.rows(lockByIds, tenantId, accountId, ids);
}

export function lockContactsByPhone(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phones: readonly string[],
): Promise<KnownContact[]> {
  return tx.rows(lockByPhones, tenantId, accountId, phones);
}

/** Locks contacts whose consent the transaction changes. */
export function lockConsentOfContacts(
  tx: Sql,
  { tenantId, accountId }: Owner,
  phones: readonly string[],
): Promise<KnownContact[]> {
  return tx.rows(lockConsentByPhones, tenantId, accountId, phones);
}

/**
 * Serializes writers of external ids in an account until the transaction ends: an id that a look-up
 * found unused must still be unused at the write, because a unique violation aborts the
 * transaction.
 */
export const lockExternalIds = (tx: Sql, { tenantId, accountId }: Owner): Promise<void> =>
  lock(tx, tenantId, 'external_ids', accountId);
