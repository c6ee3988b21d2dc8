import type { Owner } from '../../domain/account.ts';
import type { ConsentStatus } from '../../domain/consent/verdict.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { NEW_CONTACTS, type NewContact, type NewContactsParam } from './new-contact.ts';

interface Upserted {
  readonly id: string;
  readonly phone: string;
  readonly created: boolean;
  readonly consent_status: ConsentStatus;
}

/**
 * `IS_MERGED` says whether contacts that exist change; they are locked either way. Constants and
 * not a parameter: on several nodes, ON CONFLICT of an INSERT from a SELECT knows no parameters.
 */
const upsertStatement = (name: string, IS_MERGED: 'true' | 'false') =>
  statement<[tenantId: string, accountId: string, now: Date, contacts: NewContactsParam], Upserted>(
    name,
    `INSERT INTO contacts AS c (tenant_id, account_id, id, phone, country, external_id, first_name, last_name, email, timezone, attributes,
                              consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
   SELECT $1, $2, one.id, one.phone, one.country, one.external_id, one.first_name, one.last_name, one.email, one.timezone, one.attributes,
          one.consent_status, one.consent_method, one.consent_changed_at, $3, $3, 1
     FROM ${NEW_CONTACTS.from('$4', 'one')}
   ON CONFLICT (tenant_id, account_id, phone) DO UPDATE
      SET external_id = coalesce(excluded.external_id, c.external_id),
          first_name = coalesce(excluded.first_name, c.first_name),
          last_name = coalesce(excluded.last_name, c.last_name),
          email = coalesce(excluded.email, c.email),
          timezone = coalesce(excluded.timezone, c.timezone),
          attributes = c.attributes || excluded.attributes,
          consent_status = CASE WHEN excluded.consent_status = 'opted_in' AND c.consent_status IN ('none', 'pending') THEN 'opted_in' ELSE c.consent_status END,
          consent_method = CASE WHEN excluded.consent_status = 'opted_in' AND c.consent_status IN ('none', 'pending') THEN excluded.consent_method ELSE c.consent_method END,
          consent_changed_at = CASE WHEN excluded.consent_status = 'opted_in' AND c.consent_status IN ('none', 'pending') THEN excluded.consent_changed_at ELSE c.consent_changed_at END,
          updated_at = excluded.updated_at, version = c.version + 1
    WHERE ${IS_MERGED} AND (
          (excluded.consent_status = 'opted_in' AND c.consent_status IN ('none', 'pending'))
          OR coalesce(excluded.external_id, c.external_id) IS DISTINCT FROM c.external_id
          OR coalesce(excluded.first_name, c.first_name) IS DISTINCT FROM c.first_name
          OR coalesce(excluded.last_name, c.last_name) IS DISTINCT FROM c.last_name
          OR coalesce(excluded.email, c.email) IS DISTINCT FROM c.email
          OR coalesce(excluded.timezone, c.timezone) IS DISTINCT FROM c.timezone
          OR NOT c.attributes @> excluded.attributes)
   RETURNING c.id, c.phone, (c.xmax = 0) AS created, c.consent_status`,
  );
const upsertAll = upsertStatement('contacts.upsert', 'true');
const insertOnly = upsertStatement('contacts.upsert_absent', 'false');

/**
 * Writes all contacts in one statement. The caller sorts them by number, so that concurrent imports
 * of the same numbers cannot deadlock. Returns nothing for contacts that would not change and,
 * without `merge`, for numbers that are contacts. Only contacts without consent are opted in: the
 * statement reads the locked row, so a STOP that was committed first wins.
 */
export function upsertContacts(
  tx: Sql,
  { tenantId, accountId }: Owner,
  contacts: readonly NewContact[],
  merge: boolean,
  now: Date,
): Promise<Upserted[]> {
  return tx.rows(merge ? upsertAll : insertOnly, tenantId, accountId, now, NEW_CONTACTS.param(contacts));
}
