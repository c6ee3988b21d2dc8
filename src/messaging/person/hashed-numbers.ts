import { createHash } from 'node:crypto';
import type { NumberHasher } from '../../platform/number-hasher.ts';
import { batchStatement, type Sql, statement } from '../../platform/sql.ts';
import type { Owner } from '../tenancy.ts';

/** No consent lifts it: it is none of `OPT_OUT_REASONS`. */
const suppressForgotten = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], hashes: readonly string[], now: Date]
>(
  'person.suppress_forgotten',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at)
   SELECT DISTINCT $1, $2, n.phone, 'forgotten', 'forgotten', $5::timestamptz
     FROM unnest($3::text[], $4::text[]) AS n (phone, hash)
     JOIN forgotten_numbers f ON f.tenant_id = $1 AND f.account_id = $2 AND f.phone_hash = ANY ($4) AND f.phone_hash = n.hash
    ORDER BY phone ON CONFLICT DO NOTHING`,
);

/** As if the account had named the number itself. */
const suppressListed = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], hashes: readonly string[], now: Date]
>(
  'person.suppress_listed',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at)
   SELECT DISTINCT ON (n.phone, f.scope) $1, $2, n.phone, f.scope, f.reason, $5::timestamptz
     FROM unnest($3::text[], $4::text[]) AS n (phone, hash)
     JOIN suppressed_hashes f ON f.tenant_id = $1 AND f.account_id = $2 AND f.phone_hash = ANY ($4) AND f.phone_hash = n.hash
    ORDER BY n.phone, f.scope ON CONFLICT DO NOTHING`,
);

const hasHashes = statement<[tenantId: string, accountId: string], { forgotten: boolean; listed: boolean }>(
  'person.has_hashes',
  `SELECT EXISTS (SELECT FROM forgotten_numbers WHERE tenant_id = $1 AND account_id = $2) AS forgotten,
          EXISTS (SELECT FROM suppressed_hashes WHERE tenant_id = $1 AND account_id = $2) AS listed`,
);

const holdList = statement<[key: string]>(
  'person.hold_list',
  'SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))',
);

/** Of the account's list of hashes: whoever brings numbers in holds it shared, so that a list and a number do not miss each other. */
export const listKey = ({ tenantId, accountId }: Owner): string => `suppressed hashes ${tenantId} ${accountId}`;

/** The form in which lists of numbers are passed around: SHA-256 of E.164 with its plus, lower-case hexadecimal. */
export const listedHash = (phone: string): string => createHash('sha256').update(phone).digest('hex');

/**
 * For numbers of which only a hash may be known and that now come in, as a contact or with a text: whoever was forgotten, or is on a list of
 * hashes, gets a suppression like any other, in the transaction that brings the number. So everything that asks for suppressions finds it,
 * and nothing that hands out texts has to make hashes. A number that is no contact gets no texts anyway.
 */
export async function suppressHashedNumbers(
  tx: Sql,
  owner: Owner,
  phones: readonly string[],
  hashesOf: NumberHasher,
  now: Date,
): Promise<void> {
  const { tenantId, accountId } = owner;
  await tx.run(holdList, listKey(owner));
  const known = await tx.row(hasHashes, tenantId, accountId);
  // Nearly every account has none: a thousand hashes of an import would take longer than the import.
  for (const [statement, is, hashed] of [
    [suppressForgotten, known?.forgotten, (phone: string) => phone],
    [suppressListed, known?.listed, listedHash],
  ] as const) {
    if (is !== true) continue;
    const pairs = phones.flatMap((phone) => hashesOf(owner, hashed(phone)).map((hash) => ({ phone, hash })));
    await tx.run(
      statement,
      tenantId,
      accountId,
      pairs.map(({ phone }) => phone),
      pairs.map(({ hash }) => hash),
      now,
    );
  }
}
