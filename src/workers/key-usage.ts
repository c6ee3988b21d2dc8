import type { KeyUse } from '../domain/account.ts';
import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/sql.ts';
import { groupBy } from '../platform/group-by.ts';

/** Source of the used keys. */
export interface KeyUsage {
  drainUsedKeys(): ReadonlyMap<string, KeyUse>;
}

/** One statement per tenant: the last use is written in batches, not on every call. */
const setLastUsed = statement<[tenantId: string, ids: readonly string[], at: Date]>(
  'workers.set_key_last_used',
  'UPDATE api_keys SET last_used_at = greatest(last_used_at, $3) WHERE tenant_id = $1 AND id = ANY ($2)',
);

/**
 * Keys that were found by a previous secret, or of which that is not known. The row of the earlier
 * fingerprint stays, because sessions and links contain it.
 */
const setFingerprints = statement<
  [tenantId: string, ids: readonly string[], fingerprints: readonly string[], secretId: string]
>(
  'workers.set_key_fingerprints',
  `WITH lookup AS (
     INSERT INTO api_key_lookup (fingerprint, tenant_id, key_id)
     SELECT one.fingerprint, $1, one.id FROM unnest($2::text[], $3::text[]) AS one (id, fingerprint) ON CONFLICT DO NOTHING)
   UPDATE api_keys k SET fingerprint = one.fingerprint, secret_id = $4
     FROM unnest($2::text[], $3::text[]) AS one (id, fingerprint) WHERE k.tenant_id = $1 AND k.id = one.id COLLATE "C"`,
);

/** Records the use of keys, and moves them to the current secret. */
export async function recordKeyUsage(database: Database, authenticator: KeyUsage, secretId: string): Promise<void> {
  const tenants = groupBy(authenticator.drainUsedKeys(), ([, { tenantId }]) => tenantId);
  for (const [tenantId, uses] of tenants) {
    const ids = uses.map(([id]) => id);
    await database.run(setLastUsed, tenantId, ids, new Date(Math.max(...uses.map(([, { at }]) => at))));
    const moved = uses.flatMap(([id, { newFingerprint }]) => (newFingerprint === null ? [] : [{ id, newFingerprint }]));
    if (moved.length === 0) continue;
    const fingerprints = moved.map(({ newFingerprint }) => newFingerprint);
    const movedIds = moved.map(({ id }) => id);
    await database.run(setFingerprints, tenantId, movedIds, fingerprints, secretId);
  }
}
