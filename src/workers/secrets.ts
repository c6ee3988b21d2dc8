import { twilioCredentials } from '../carriers/twilio/reencrypt.ts';
import { journeyWebhookSecrets, webhookSecrets } from '../events/webhooks/reencrypt.ts';
import type { Cipher } from '../platform/crypto/cipher.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement } from '../platform/database/sql.ts';
import type { Run } from './loop.ts';

const ENCRYPTED = [webhookSecrets, journeyWebhookSecrets, twilioCredentials];
const BATCH = 500;
const MAX_COUNTED = 10_000;

/**
 * Keys that work, and that no call has moved to the current secret yet. Counted up to a limit, by
 * api_keys_secret_idx: below the current name, above it, and without one.
 */
const countKeys = batchStatement<[secretId: string, now: Date, max: number], { found: number }>(
  'workers.count_keys_of_previous_secrets',
  `SELECT count(*)::int AS found FROM (
     (SELECT FROM api_keys WHERE secret_id < $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2) LIMIT $3)
     UNION ALL (SELECT FROM api_keys WHERE secret_id > $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2) LIMIT $3)
     UNION ALL (SELECT FROM api_keys WHERE secret_id IS NULL AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2) LIMIT $3)) k`,
);

/** By the indexes over secret_id, as `countKeys`. */
const countHashes = batchStatement<[secretId: string, max: number], { found: number }>(
  'workers.count_hashes_of_previous_secrets',
  `SELECT count(*)::int AS found FROM (
     (SELECT FROM forgotten_numbers WHERE secret_id < $1 LIMIT $2)
     UNION ALL (SELECT FROM forgotten_numbers WHERE secret_id > $1 LIMIT $2)
     UNION ALL (SELECT FROM forgotten_numbers WHERE secret_id IS NULL LIMIT $2)
     UNION ALL (SELECT FROM suppressed_hashes WHERE secret_id < $1 LIMIT $2)
     UNION ALL (SELECT FROM suppressed_hashes WHERE secret_id > $1 LIMIT $2)
     UNION ALL (SELECT FROM suppressed_hashes WHERE secret_id IS NULL LIMIT $2)) h`,
);

export interface SecretParts {
  readonly database: Database;
  readonly cipher: Cipher;
  /** Names the current secret in the rows of keys and of hashes. */
  readonly ids: { readonly keys: string; readonly numbers: string };
  readonly clock: () => Date;
  readonly onCounted: (kind: string, count: number) => void;
}

/** Encrypts values with the current secret, and counts what still depends on a previous one. */
export function followSecrets({ database, cipher, ids, clock, onCounted }: SecretParts): Run {
  return async () => {
    for (const { kind, reencrypt } of ENCRYPTED) onCounted(kind, await reencrypt(database, cipher, BATCH));
    onCounted('api_key', (await database.row(countKeys, ids.keys, clock(), MAX_COUNTED))?.found ?? 0);
    onCounted('number_hash', (await database.row(countHashes, ids.numbers, MAX_COUNTED))?.found ?? 0);
    return false;
  };
}
