import type { Owner } from '../../domain/account.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';
import type { Contact } from './contact.ts';

type OfAccount<Key> = [tenantId: string, accountId: string, key: Key];

const CONTACT = `id, phone, country, external_id, first_name, last_name, email, timezone, attributes,
          consent_status, consent_method, consent_changed_at, consent_before, review_since, version`;

const findById = statement<OfAccount<string>, Contact>(
  'contacts.find_by_id',
  `SELECT ${CONTACT} FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = $3`,
);
/** Exported for the test of its plan. */
export const findByPhone = statement<OfAccount<string>, Contact>(
  'contacts.find_by_phone',
  `SELECT ${CONTACT} FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = $3`,
);
const findByExternalId = statement<OfAccount<string>, Contact>(
  'contacts.find_by_external_id',
  `SELECT ${CONTACT} FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND external_id = $3`,
);
const findByIds = batchStatement<OfAccount<readonly string[]>, Contact>(
  'contacts.find_by_ids',
  `SELECT ${CONTACT} FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3)`,
);

const findExisting = batchStatement<OfAccount<readonly string[]>, { id: string }>(
  'contacts.find_existing',
  'SELECT id FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3)',
);

export function findContactById(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<Contact | null> {
  return sql.row(findById, tenantId, accountId, id);
}

/** `phone` is in E.164. */
export function findContactByPhone(sql: Sql, { tenantId, accountId }: Owner, phone: string): Promise<Contact | null> {
  return sql.row(findByPhone, tenantId, accountId, phone);
}

export function findContactByExternalId(
  sql: Sql,
  { tenantId, accountId }: Owner,
  externalId: string,
): Promise<Contact | null> {
  return sql.row(findByExternalId, tenantId, accountId, externalId);
}

/** Those that exist, in no order. */
export function findContactsByIds(
  sql: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
): Promise<Contact[]> {
  return sql.rows(findByIds, tenantId, accountId, ids);
}

/** Those of the IDs that are contacts. */
export async function findExistingIds(
  sql: Sql,
  { tenantId, accountId }: Owner,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = ids.length === 0 ? [] : await sql.rows(findExisting, tenantId, accountId, ids);
  return new Set(rows.map(({ id }) => id));
}
