import { cancelForPhone } from '../../cancellation/cancel-for-phone.ts';
import type { Owner } from '../../domain/account.ts';
import { OTHER_FORMS } from '../../domain/phone-forms.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import { lock } from '../../platform/database/locks.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { accountScope } from '../consent/suppression-scope.ts';

const saveHashes = batchStatement<
  [
    tenantId: string,
    accountId: string,
    hashes: readonly string[],
    scope: string,
    reason: string,
    now: Date,
    secretId: string,
  ]
>(
  'privacy.save_listed',
  `INSERT INTO suppressed_hashes (tenant_id, account_id, phone_hash, scope, reason, created_at, secret_id)
   SELECT $1, $2, hash, $4, $5, $6, $7 FROM unnest($3::text[]) AS hash ORDER BY hash ON CONFLICT DO NOTHING RETURNING 1`,
);

const hashOf = (phone: string): string => `encode(sha256(convert_to(${phone}, 'UTF8')), 'hex')`;
const HASH = hashOf('phone');
const OTHER_HASH = hashOf('regexp_replace(phone, other.pattern, other.form)');

/**
 * Hashes the numbers of all contacts by an index-only scan, about 1,000 per millisecond. The list
 * may have the hash of another form.
 */
const suppressContacts = batchStatement<
  [
    tenantId: string,
    accountId: string,
    hashes: readonly string[],
    scope: string,
    reason: string,
    now: Date,
    patterns: readonly string[],
    forms: readonly string[],
    countries: string,
  ],
  { phone: string }
>(
  'privacy.suppress_listed_contacts',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at)
   SELECT $1, $2, phone, $4, $5, $6 FROM contacts
    WHERE tenant_id = $1 AND account_id = $2
      AND (${HASH} = ANY ($3)
        OR CASE WHEN phone ~ $9 THEN EXISTS (SELECT FROM unnest($7::text[], $8::text[]) AS other (pattern, form)
                  WHERE phone ~ other.pattern AND ${OTHER_HASH} = ANY ($3)) END)
    ORDER BY phone
   ON CONFLICT DO NOTHING RETURNING phone`,
);

export interface SuppressedHashes {
  /** Number of new hashes. */
  readonly added: number;
  /** Number of contacts that are suppressed now. */
  readonly contacts: number;
  readonly canceledMessages: number;
}

/**
 * Suppresses numbers of which the account has only a hash, for all messages or those of a program:
 * current contacts at once, and others when they are added (`suppressHashedNumbers`). Each hash is
 * stored as a keyed hash, because anyone can compute the plain hash of a number.
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
  // Waits for transactions that add numbers.
  await lock(tx, tenantId, 'hashes', accountId);
  const keyed = hashes.map((hash) => hashesOf(owner, hash)[0]);
  const added = await tx.run(saveHashes, tenantId, accountId, keyed, scope, reason, now, hashesOf.secretId);
  const { patterns, forms, countries } = OTHER_FORMS;
  const values = [scope, reason, now, patterns, forms, countries] as const;
  const contacts = await tx.rows(suppressContacts, tenantId, accountId, hashes, ...values);
  let canceledMessages = 0;
  for (const { phone } of contacts)
    canceledMessages += (await cancelForPhone(tx, owner, phone, 'suppressed', now, newId, programId)).canceled;
  return { added, contacts: contacts.length, canceledMessages };
}
