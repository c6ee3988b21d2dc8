import type { Owner } from '../../domain/account.ts';
import { type SigningKey, signatureHeaders } from '../../domain/webhooks/signature.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { decryptSecrets, type SecretsRow } from './secrets.ts';

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

/** The encryption context of the secret of an account, which signs for its journeys and rules. */
export function boundToJourneys({ accountId }: Owner): string {
  return `journey webhooks ${accountId}`;
}

export async function hasSigningSecret(sql: Sql, { tenantId, accountId }: Owner): Promise<boolean> {
  return (await sql.row(find, tenantId, accountId)) !== null;
}

/** The keys that sign the account's requests now; none before `journeys.rotateWebhookSecret`. */
async function findSigningKeys(sql: Sql, cipher: Cipher, owner: Owner, now: Date): Promise<readonly SigningKey[]> {
  const row = await sql.row(find, owner.tenantId, owner.accountId);
  return row === null ? [] : decryptSecrets(cipher, row, boundToJourneys(owner), now).keys;
}

interface SignedRequest {
  /** The idempotency key, which is also the ID that is signed. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly body: string;
}

/** Headers of a request of a journey or a rule, signed if the account has a secret. */
export async function signedHeaders(
  sql: Sql,
  cipher: Cipher,
  owner: Owner,
  { id, headers, body }: SignedRequest,
  now: Date,
): Promise<Record<string, string>> {
  const keys = await findSigningKeys(sql, cipher, owner, now);
  const timestamp = Math.floor(now.getTime() / 1000);
  return {
    ...headers,
    'content-type': 'application/json',
    'user-agent': 'Tern-Webhooks',
    'idempotency-key': id,
    ...(keys.length > 0 && signatureHeaders({ id, body, timestamp }, keys)),
  };
}
