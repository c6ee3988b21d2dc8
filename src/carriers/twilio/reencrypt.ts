import { type EncryptedValues, reencrypted } from '../../platform/crypto/reencrypt.ts';
import { batchStatement } from '../../platform/database/sql.ts';
import { credentialBinding } from './credentials.ts';

interface CredentialRow {
  readonly tenant_id: string;
  readonly account_id: string;
  readonly number_id: string;
  readonly secret: string;
}

const findOld = batchStatement<[currentPrefix: string, limit: number], CredentialRow>(
  'twilio.find_old_credentials',
  `SELECT tenant_id, account_id, number_id, secret FROM carrier_credentials
    WHERE carrier = 'twilio' AND NOT starts_with(secret, $1) LIMIT $2`,
);

const replace = batchStatement<
  [tenantId: string, accountId: string, numberId: string, secret: string, before: string],
  unknown
>(
  'twilio.replace_credentials',
  `UPDATE carrier_credentials SET secret = $4
    WHERE tenant_id = $1 AND account_id = $2 AND carrier = 'twilio' AND number_id = $3 AND secret = $5`,
);

export const twilioCredentials: EncryptedValues = {
  kind: 'carrier_credentials',
  reencrypt: async (database, cipher, limit) => {
    const rows = await database.rows(findOld, cipher.currentPrefix, limit);
    let left = 0;
    for (const { tenant_id: tenantId, account_id: accountId, number_id: numberId, secret: before } of rows) {
      const secret = reencrypted(cipher, before, credentialBinding({ tenantId, accountId, numberId }));
      if (secret === null) left += 1;
      else await database.run(replace, tenantId, accountId, numberId, secret, before);
    }
    return left;
  },
};
