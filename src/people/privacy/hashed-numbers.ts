import { createHash } from 'node:crypto';
import type { Owner } from '../../domain/account.ts';
import { phoneForms } from '../../domain/phone-forms.ts';
import type { NumberHasher } from '../../platform/crypto/number-hasher.ts';
import { lockShared } from '../../platform/database/locks.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

/** As of the erasure: only consent that is newer lifts it. */
const suppressForgotten = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], hashes: readonly string[], now: Date]
>(
  'privacy.suppress_forgotten',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at)
   SELECT DISTINCT ON (n.phone) $1, $2, n.phone, 'forgotten', 'forgotten', least(h.forgotten_at, $5::timestamptz)
     FROM unnest($3::text[], $4::text[]) AS n (phone, hash)
     JOIN forgotten_numbers h ON h.tenant_id = $1 AND h.account_id = $2 AND h.phone_hash = ANY ($4) AND h.phone_hash = n.hash
    ORDER BY n.phone, h.forgotten_at DESC ON CONFLICT DO NOTHING`,
);

/** The same suppression as if the account had given the number. */
const suppressListed = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[], hashes: readonly string[], now: Date]
>(
  'privacy.suppress_listed',
  `INSERT INTO suppressions (tenant_id, account_id, phone, scope, reason, created_at)
   SELECT DISTINCT ON (n.phone, h.scope) $1, $2, n.phone, h.scope, h.reason, $5::timestamptz
     FROM unnest($3::text[], $4::text[]) AS n (phone, hash)
     JOIN suppressed_hashes h ON h.tenant_id = $1 AND h.account_id = $2 AND h.phone_hash = ANY ($4) AND h.phone_hash = n.hash
    ORDER BY n.phone, h.scope ON CONFLICT DO NOTHING`,
);

const hasHashes = statement<[tenantId: string, accountId: string], { forgotten: boolean; listed: boolean }>(
  'privacy.has_hashes',
  `SELECT EXISTS (SELECT FROM forgotten_numbers WHERE tenant_id = $1 AND account_id = $2) AS forgotten,
          EXISTS (SELECT FROM suppressed_hashes WHERE tenant_id = $1 AND account_id = $2) AS listed`,
);

/**
 * The usual form of hashed phone lists: SHA-256 of E.164 with its plus, in lower-case hexadecimal.
 */
const listedHash = (phone: string): string => createHash('sha256').update(phone).digest('hex');

/**
 * Suppresses numbers that were forgotten or are on the account's hash list, in the transaction that
 * adds them as contacts or receives a message from them. Sending then needs no hashes: it finds an
 * ordinary suppression. Marketing to a number without a contact is refused anyway, for lack of
 * consent. The hash can be that of either form of a number.
 */
export async function suppressHashedNumbers(
  tx: Sql,
  owner: Owner,
  phones: readonly string[],
  hashesOf: NumberHasher,
  now: Date,
): Promise<void> {
  const { tenantId, accountId } = owner;
  const [, known] = await Promise.all([
    // So that a number and a hash that are added at the same time meet.
    lockShared(tx, tenantId, 'hashes', accountId),
    tx.row(hasHashes, tenantId, accountId),
  ]);
  // Most accounts have no hashes, and hashing the numbers of an import takes longer than the
  // import.
  for (const [statement, isUsed, form] of [
    [suppressForgotten, known?.forgotten, (phone: string) => phone],
    [suppressListed, known?.listed, listedHash],
  ] as const) {
    if (isUsed !== true) continue;
    const pairs = phones.flatMap((phone) =>
      phoneForms(phone).flatMap((written) => hashesOf(owner, form(written)).map((hash) => ({ phone, hash }))),
    );
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
