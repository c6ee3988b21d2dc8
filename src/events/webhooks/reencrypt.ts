import type { Cipher } from '../../platform/crypto/cipher.ts';
import { type EncryptedValues, reencrypted } from '../../platform/crypto/reencrypt.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement, type Statement } from '../../platform/database/sql.ts';
import { boundToJourneys } from './account-signing.ts';
import { boundTo } from './endpoint.ts';

interface SecretRow {
  readonly tenant_id: string;
  /** Of the endpoint, or of the account of the journeys. */
  readonly id: string;
  readonly secret: string;
  readonly previous_secret: string | null;
}

interface Statements {
  readonly find: Statement<[currentPrefix: string, limit: number], SecretRow>;
  readonly replace: Statement<
    [tenantId: string, id: string, secret: string, previous: string | null, before: string],
    unknown
  >;
}

const OF_ENDPOINTS: Statements = {
  find: batchStatement(
    'webhooks.find_old_secrets',
    `SELECT tenant_id, id, secret, previous_secret FROM webhook_endpoints
      WHERE NOT starts_with(secret, $1) OR NOT starts_with(previous_secret, $1) LIMIT $2`,
  ),
  replace: batchStatement(
    'webhooks.replace_secrets',
    'UPDATE webhook_endpoints SET secret = $3, previous_secret = $4 WHERE tenant_id = $1 AND id = $2 AND secret = $5',
  ),
};

const OF_JOURNEYS: Statements = {
  find: batchStatement(
    'journeys.find_old_secrets',
    `SELECT tenant_id, account_id AS id, secret, previous_secret FROM journey_webhook_secrets
      WHERE NOT starts_with(secret, $1) OR NOT starts_with(previous_secret, $1) LIMIT $2`,
  ),
  replace: batchStatement(
    'journeys.replace_secrets',
    'UPDATE journey_webhook_secrets SET secret = $3, previous_secret = $4 WHERE tenant_id = $1 AND account_id = $2 AND secret = $5',
  ),
};

export const webhookSecrets: EncryptedValues = {
  kind: 'webhook_secret',
  reencrypt: (database, cipher, limit) =>
    replaceSecrets(database, cipher, limit, OF_ENDPOINTS, ({ tenant_id: tenantId, id: endpointId }) =>
      boundTo({ tenantId, endpointId }),
    ),
};

export const journeyWebhookSecrets: EncryptedValues = {
  kind: 'journey_webhook_secret',
  reencrypt: (database, cipher, limit) =>
    replaceSecrets(database, cipher, limit, OF_JOURNEYS, ({ tenant_id: tenantId, id: accountId }) =>
      boundToJourneys({ tenantId, accountId }),
    ),
};

/** A previous secret that cannot be decrypted is of no use, and is dropped. */
async function replaceSecrets(
  database: Database,
  cipher: Cipher,
  limit: number,
  { find, replace }: Statements,
  contextOf: (row: SecretRow) => string,
): Promise<number> {
  const rows = await database.rows(find, cipher.currentPrefix, limit);
  let left = 0;
  for (const row of rows) {
    const context = contextOf(row);
    const secret = reencrypted(cipher, row.secret, context);
    const previous = row.previous_secret && reencrypted(cipher, row.previous_secret, context);
    if (secret === null) left += 1;
    else await database.run(replace, row.tenant_id, row.id, secret, previous, row.secret);
  }
  return left;
}
