import type { Owner } from '../../domain/account.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { raiseContactChanges } from '../audience/raise-contact-changes.ts';
import { findSuppressedNumbers, startingConsent } from '../consent/suppressed-numbers.ts';
import type { PhoneNumber } from '../contacts/contact-or-phone.ts';
import { insertContact } from '../contacts/insert-contact.ts';
import type { NewContact } from '../contacts/new-contact.ts';
import { suppressHashedNumbers } from './hashed-numbers.ts';

/**
 * Creates the contact of a number, which takes over an earlier opt-out of the number. Returns its
 * ID; null if the number is a contact already, also when a concurrent call inserted it first.
 */
export async function createContact(
  tx: Sql,
  owner: Owner,
  { e164, country }: PhoneNumber,
  { fields = {}, attributes = {} }: { readonly fields?: Partial<NewContact>; readonly attributes?: object },
  how: { readonly hashesOf: NumberHasher; readonly now: Date; readonly newId: (prefix: IdPrefix) => string },
): Promise<string | null> {
  await suppressHashedNumbers(tx, owner, [e164], how.hashesOf, how.now);
  const suppressed = await findSuppressedNumbers(tx, owner, [e164]);
  const contact = {
    external_id: null,
    first_name: null,
    last_name: null,
    email: null,
    timezone: null,
    ...fields,
    id: how.newId('con'),
    phone: e164,
    country,
    attributes,
    ...startingConsent(suppressed.get(e164)),
  };
  const id = await insertContact(tx, owner, contact, how.now);
  if (id === null) return null;
  await raiseContactChanges(tx, owner, [id], { name: 'created', source: 'call' }, how.now);
  return id;
}
