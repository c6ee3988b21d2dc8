import type { Owner } from '../domain/account.ts';
import type { SigningKey } from '../domain/webhooks/signature.ts';
import { decryptSecrets, type SecretsRow } from '../events/webhooks/secrets.ts';
import type { Cipher } from '../platform/crypto/cipher.ts';
import { type Sql, statement } from '../platform/database/sql.ts';

const COLUMNS = 'secret, secret_fingerprint, previous_secret, previous_expires_at, sign_with_previous';

const find = statement<[tenantId: string, accountId: string], SecretsRow>(
  'journeys.find_webhook_secret',
  `SELECT ${COLUMNS} FROM journey_webhook_secrets WHERE tenant_id = $1 AND account_id = $2`,
);

/** A second rotation waits for this lock. */
export const lockSecret = statement<[tenantId: string, accountId: string], SecretsRow>(
  'journeys.lock_webhook_secret',
  `SELECT ${COLUMNS} FROM journey_webhook_secrets WHERE tenant_id = $1 AND account_id = $2 FOR NO KEY UPDATE`,
);

/** The encryption context of the secret that signs the webhooks of an account's journeys. */
export function boundToJourneys({ accountId }: Owner): string {
  return `journey webhooks ${accountId}`;
}

export async function hasSigningSecret(sql: Sql, { tenantId, accountId }: Owner): Promise<boolean> {
  return (await sql.row(find, tenantId, accountId)) !== null;
}

/** The keys that sign the account's requests now; none before `journeys.rotateWebhookSecret`. */
export async function findSigningKeys(
  sql: Sql,
  cipher: Cipher,
  owner: Owner,
  now: Date,
): Promise<readonly SigningKey[]> {
  const row = await sql.row(find, owner.tenantId, owner.accountId);
  return row === null ? [] : decryptSecrets(cipher, row, boundToJourneys(owner), now).keys;
}
