import type { Account } from '../domain/account.ts';
import { toE164 } from '../domain/e164.ts';
import { nameKey } from '../domain/name-key.ts';
import { findContactsByKeys } from '../people/contacts/find-by-keys.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findReferences, type Reference } from './find.ts';

type Params = Record<string, unknown>;
type Rows = ReturnType<Sql['tenant']>;
interface Named {
  readonly id: string;
  readonly name_key: string;
}
interface Where {
  readonly account_id: string;
  readonly name_key: { readonly in: string[] };
}

const select = { id: true, name_key: true } as const;

/** What has a name that is unique in its account, by what its IDs begin with. */
const BY_NAME: Readonly<Record<string, (rows: Rows, where: Where) => Promise<readonly Named[]>>> = {
  lst: (rows, where) => rows.lists.findMany({ where, select }),
  tag: (rows, where) => rows.tags.findMany({ where, select }),
  seg: (rows, where) => rows.segments.findMany({ where, select }),
  tpl: (rows, where) => rows.templates.findMany({ where, select }),
  aut: (rows, where) => rows.automation_rules.findMany({ where, select }),
  src: (rows, where) => rows.consent_sources.findMany({ where, select }),
  crp: (rows, where) => rows.canned_replies.findMany({ where, select }),
};
const CONTACT = 'con';
/** What names an object beside its ID, in words, by what the ID begins with. */
export const NAMED_BY: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(BY_NAME).map((prefix) => [prefix, 'a name'])),
  [CONTACT]: 'a phone number or an external ID of a contact',
};
const PREFIXES: ReadonlySet<string> = new Set([...Object.keys(BY_NAME), CONTACT]);

/**
 * The params of a call with IDs instead of names, phone numbers and external IDs. What names
 * nothing stays, so that the skill answers that it does not exist. Returns the same object when
 * there is nothing to look up, which takes no statement.
 */
export async function resolveReferences(sql: Sql, account: Account, params: Params): Promise<Params> {
  if (findReferences(params, PREFIXES).length === 0) return params;
  const resolved = structuredClone(params);
  const all = findReferences(resolved, PREFIXES);
  for (const prefix of new Set(all.map((one) => one.prefix))) {
    const references = all.filter((one) => one.prefix === prefix);
    if (prefix === CONTACT) await putContacts(sql, account, references);
    else await putNamed(sql, account, references, BY_NAME[prefix]);
  }
  return resolved;
}

async function putNamed(
  sql: Sql,
  { tenantId, accountId }: Account,
  references: readonly Reference[],
  find: (typeof BY_NAME)[string] | undefined,
): Promise<void> {
  const keys = [...new Set(references.map(({ value }) => nameKey(value)))];
  const found = await find?.(sql.tenant(tenantId), { account_id: accountId, name_key: { in: keys } });
  const ids = new Map(found?.map(({ id, name_key: key }) => [key, id]));
  for (const { value, put } of references) {
    const id = ids.get(nameKey(value));
    if (id !== undefined) put(id);
  }
}

/** A number before an external ID of the same digits. */
async function putContacts(sql: Sql, account: Account, references: readonly Reference[]): Promise<void> {
  const phoneOf = (value: string): string | null => toE164(value, account.defaultCountry);
  const phones = references.flatMap(({ value }) => phoneOf(value) ?? []);
  const found = await findContactsByKeys(sql, account, { phones, externalIds: references.map(({ value }) => value) });
  const byPhone = new Map(found.map(({ id, phone }) => [phone, id]));
  const byExternalId = new Map(found.map(({ id, external_id: externalId }) => [externalId, id]));
  for (const { value, put } of references) {
    const id = byPhone.get(phoneOf(value) ?? '') ?? byExternalId.get(value);
    if (id !== undefined) put(id);
  }
}
