import type { Account } from '../../domain/account.ts';
import { toE164 } from '../../domain/e164.ts';
import { findContactsByKeys } from '../../people/contacts/find-by-keys.ts';
import { keepContacts } from '../../people/contacts/lock-contacts.ts';
import type { Sql } from '../../platform/database/sql.ts';

/** The params that name a contact; one of them is set. */
export interface EventContact {
  readonly contact_id?: string | undefined;
  readonly phone?: string | undefined;
  readonly contact_external_id?: string | undefined;
}

type Field = keyof EventContact;

export interface ContactProblem {
  readonly code: 'contact_missing' | 'contact_not_found' | 'phone_invalid';
  readonly field: Field;
  readonly message: string;
}

/** How an event names its contact; `key` is in the form of the column. */
type Reference = { readonly field: Field; readonly key: string } | ContactProblem;

/**
 * The ID of the contact that each event names, or why there is none. Locks the contacts: they
 * cannot be merged or forgotten until the transaction ends. Takes at most two statements.
 */
export async function lockEventContacts(
  tx: Sql,
  account: Account,
  events: readonly EventContact[],
  defaultCountry: string,
): Promise<(string | ContactProblem)[]> {
  const references = events.map((event) => referenceOf(event, defaultCountry));
  const keysOf = (field: Field) => [
    ...new Set(references.flatMap((each) => ('key' in each && each.field === field ? [each.key] : []))),
  ];
  const known = await findContactsByKeys(tx, account, {
    phones: keysOf('phone'),
    externalIds: keysOf('contact_external_id'),
  });
  const byPhone = new Map(known.map(({ phone, id }) => [phone, id]));
  const byExternalId = new Map(known.map(({ external_id: externalId, id }) => [externalId, id]));
  const ids = [...new Set([...keysOf('contact_id'), ...known.map(({ id }) => id)])];
  const locked = new Set((await keepContacts(tx, account, ids)).map(({ id }) => id));
  const idOf = {
    contact_id: (key: string) => key,
    phone: byPhone.get.bind(byPhone),
    contact_external_id: byExternalId.get.bind(byExternalId),
  };
  return references.map((each) => {
    if (!('key' in each)) return each;
    const id = idOf[each.field](each.key);
    return id !== undefined && locked.has(id) ? id : unknown(each.field);
  });
}

function referenceOf(event: EventContact, defaultCountry: string): Reference {
  const fields = (['contact_id', 'phone', 'contact_external_id'] as const).filter(
    (field) => event[field] !== undefined,
  );
  const [field] = fields;
  if (field === undefined || fields.length > 1)
    return {
      code: 'contact_missing',
      field: field ?? 'contact_id',
      message: 'Set exactly one of contact_id, phone and contact_external_id.',
    };
  const given = event[field] as string;
  const key = field === 'phone' ? toE164(given, defaultCountry) : given;
  if (key === null)
    return {
      code: 'phone_invalid',
      field,
      message: 'This is not a phone number. Write it in E.164, for example +12025550143.',
    };
  return { field, key };
}

function unknown(field: Field): ContactProblem {
  return {
    code: 'contact_not_found',
    field,
    message: `No contact of this account has this ${field}. Create the contact first.`,
  };
}
