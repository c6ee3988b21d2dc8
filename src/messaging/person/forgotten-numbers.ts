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

const hasForgotten = statement<[tenantId: string, accountId: string], { tenant_id: string }>(
  'person.has_forgotten',
  'SELECT tenant_id FROM forgotten_numbers WHERE tenant_id = $1 AND account_id = $2 LIMIT 1',
);

/**
 * For numbers that may have been forgotten and now come back, as a contact or with a text: whoever was forgotten gets a suppression like
 * any other, in the transaction that brings the number back. So everything that asks for suppressions finds it, and nothing that hands
 * out texts has to make hashes. A number that is no contact gets no texts anyway.
 */
export async function suppressForgottenNumbers(
  tx: Sql,
  owner: Owner,
  phones: readonly string[],
  hashesOf: NumberHasher,
  now: Date,
): Promise<void> {
  // Nearly every account: a thousand hashes of an import would take longer than the import.
  if ((await tx.row(hasForgotten, owner.tenantId, owner.accountId)) === null) return;
  const pairs = phones.flatMap((phone) => hashesOf(owner, phone).map((hash) => ({ phone, hash })));
  await tx.run(
    suppressForgotten,
    owner.tenantId,
    owner.accountId,
    pairs.map(({ phone }) => phone),
    pairs.map(({ hash }) => hash),
    now,
  );
}
