import type { Account } from '../../domain/account.ts';
import { toE164 } from '../../domain/e164.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';

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

interface Found {
  readonly id: string;
  readonly key: string;
}
type ByKeys = [tenantId: string, accountId: string, keys: readonly string[]];

const findByPhone = batchStatement<ByKeys, Found>(
  'analytics.find_contacts_by_phone',
  'SELECT id, phone AS key FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3)',
);
const findByExternalId = batchStatement<ByKeys, Found>(
  'analytics.find_contacts_by_external_id',
  'SELECT id, external_id AS key FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND external_id = ANY ($3)',
);
/** In the order of ids, as a merge locks its two contacts; a merge and an erasure wait. */
const lockByIds = batchStatement<ByKeys, { id: string }>(
  'analytics.lock_contacts',
  'SELECT id FROM contacts WHERE tenant_id = $1 AND account_id = $2 AND id = ANY ($3) ORDER BY id FOR KEY SHARE',
);

/**
 * The ID of the contact that each event names, or why there is none. Locks the contacts: they
 * cannot be merged or forgotten until the transaction ends. Takes at most three statements.
 */
export async function lockEventContacts(
  tx: Sql,
  account: Account,
  events: readonly EventContact[],
  defaultCountry: string,
): Promise<(string | ContactProblem)[]> {
  const { tenantId, accountId } = account;
  const references = events.map((event) => referenceOf(event, defaultCountry));
  const keysOf = (field: Field) => [
    ...new Set(references.flatMap((each) => ('key' in each && each.field === field ? [each.key] : []))),
  ];
  const find = async (field: Field, statement: typeof findByPhone): Promise<ReadonlyMap<string, string>> => {
    const keys = keysOf(field);
    const rows = keys.length === 0 ? [] : await tx.rows(statement, tenantId, accountId, keys);
    return new Map(rows.map(({ key, id }) => [key, id]));
  };
  const [byPhone, byExternalId] = await Promise.all([
    find('phone', findByPhone),
    find('contact_external_id', findByExternalId),
  ]);
  const ids = [...new Set([...keysOf('contact_id'), ...byPhone.values(), ...byExternalId.values()])];
  const locked = new Set(
    ids.length === 0 ? [] : (await tx.rows(lockByIds, tenantId, accountId, ids)).map(({ id }) => id),
  );
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
