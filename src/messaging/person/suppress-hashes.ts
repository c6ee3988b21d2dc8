import type { IdPrefix } from '../../platform/ids.ts';
import type { NumberHasher } from '../../platform/number-hasher.ts';
import { batchStatement, type Sql, statement } from '../../platform/sql.ts';
import { accountScope } from '../consent/holds-for.ts';
import { recallForPhone } from '../recall/recall-for-phone.ts';
import type { Owner } from '../tenancy.ts';
import { listKey } from './hashed-numbers.ts';

/** Waits for everybody who is just bringing numbers in, and lets nobody begin before the list is kept. */
const lockList = statement<[key: string]>('person.lock_list', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))');

const keepHashes = batchStatement<
  [tenantId: string, accountId: string, hashes: readonly string[], scope: string, reason: string, now: Date]
>(
  'person.keep_listed',
  `INSERT INTO suppressed_hashes (tenant_id, account_id, phone_hash, scope, reason, created_at)
   SELECT $1, $2, hash, $4, $5, $6 FROM unnest($3::text[]) AS hash ORDER BY hash ON CONFLICT DO NOTHING`,
);

/** Hashes the numbers of the account's contacts, in the order of their index and without their rows: some 1,000 in a millisecond. */
const suppressContacts = batchStatement<
  [tenantId: string, accountId: string, hashes: readonly string[], scope: string, reason: string, now: Date],
  { phone: string }
>(
  'person.suppress_listed_contacts',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at)
   SELECT $1, $2, phone, $4, $5, $6 FROM contacts
    WHERE tenant_id = $1 AND account_id = $2 AND encode(sha256(convert_to(phone, 'UTF8')), 'hex') = ANY ($3) ORDER BY phone
   ON CONFLICT DO NOTHING RETURNING phone`,
);

export interface SuppressedHashes {
  /** Hashes that were not on the list before. */
  readonly added: number;
  /** Contacts that get no texts from now on because of it. */
  readonly contacts: number;
  readonly recalled: number;
}

/**
 * Numbers of which the account knows no more than a hash get nothing, or nothing of a program: contacts that have one of them now, and whoever comes in with one later.
 * A hash that anybody can make of a number is kept as another one that only this service can, like the numbers of who was forgotten.
 */
export async function suppressHashes(
  tx: Sql,
  owner: Owner,
  hashes: readonly string[],
  reason: string,
  call: {
    readonly programId?: string | null;
    readonly hashesOf: NumberHasher;
    readonly now: Date;
    readonly newId: (prefix: IdPrefix) => string;
  },
): Promise<SuppressedHashes> {
  const { tenantId, accountId } = owner;
  const { programId = null, hashesOf, now, newId } = call;
  const scope = accountScope(programId);
  await tx.run(lockList, listKey(owner));
  const kept = hashes.map((hash) => hashesOf(owner, hash)[0]);
  const added = await tx.run(keepHashes, tenantId, accountId, kept, scope, reason, now);
  const contacts = await tx.rows(suppressContacts, tenantId, accountId, hashes, scope, reason, now);
  let recalled = 0;
  for (const { phone } of contacts)
    recalled += (await recallForPhone(tx, owner, phone, 'suppressed', now, newId, programId)).canceled;
  return { added, contacts: contacts.length, recalled };
}
