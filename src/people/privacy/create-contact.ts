import type { Owner } from '../../domain/account.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { raiseContactChanges } from '../audience/raise-contact-changes.ts';
import { findSuppressedNumbers } from '../consent/suppressed-numbers.ts';
import type { PhoneNumber } from './contact-or-phone.ts';
import { suppressHashedNumbers } from './hashed-numbers.ts';

/**
 * Returns no row if the number is already a contact; the unique key decides between concurrent
 * calls.
 */
const insertContact = statement<
  [
    tenantId: string,
    accountId: string,
    id: string,
    phone: string,
    country: string,
    fields: string,
    attributes: string,
    consentStatus: string,
    consentMethod: string | null,
    consentChangedAt: Date | null,
    now: Date,
  ],
  { id: string }
>(
  'contacts.insert',
  `INSERT INTO contacts (tenant_id, account_id, id, phone, country, external_id, first_name, last_name, email, timezone, attributes,
                         consent_status, consent_method, consent_changed_at, created_at, updated_at, version)
   VALUES ($1, $2, $3, $4, $5, $6::jsonb->>'external_id', $6::jsonb->>'first_name', $6::jsonb->>'last_name', $6::jsonb->>'email',
           $6::jsonb->>'timezone', jsonb_strip_nulls($7::jsonb), $8, $9, $10, $11, $11, 1)
   ON CONFLICT (tenant_id, account_id, phone) DO NOTHING RETURNING id`,
);

/**
 * Creates the contact of a number, which takes over an earlier opt-out of the number. Returns its
 * ID; null if the number is a contact already, also when a concurrent call inserted it first.
 */
export async function createContact(
  tx: Sql,
  owner: Owner,
  { e164, country }: PhoneNumber,
  { fields = {}, attributes = {} }: { readonly fields?: object; readonly attributes?: object },
  how: { readonly hashesOf: NumberHasher; readonly now: Date; readonly newId: (prefix: IdPrefix) => string },
): Promise<string | null> {
  const { tenantId, accountId } = owner;
  await suppressHashedNumbers(tx, owner, [e164], how.hashesOf, how.now);
  const optOut = (await findSuppressedNumbers(tx, owner, [e164])).get(e164)?.optOut ?? null;
  const inserted = await tx.row(
    insertContact,
    tenantId,
    accountId,
    how.newId('con'),
    e164,
    country,
    JSON.stringify(fields),
    JSON.stringify(attributes),
    optOut === null ? 'none' : 'opted_out',
    optOut?.method ?? null,
    optOut?.at ?? null,
    how.now,
  );
  if (inserted === null) return null;
  await raiseContactChanges(tx, owner, [inserted.id], { name: 'created', source: 'call' }, how.now);
  return inserted.id;
}
