import { credentialBinding, TWILIO } from '../../carriers/twilio/credentials.ts';
import { readConfig } from '../../config.ts';
import { createCipher } from '../../platform/crypto/cipher.ts';
import { CommandFailure } from '../failure.ts';
import { act } from './act.ts';
import { deleteCredentials, findOwnNumber, saveCredentials } from './queries.ts';

export interface CredentialChange {
  readonly account: string;
  /** The number; null for the whole account. */
  readonly phone: string | null;
  /** Null removes the credentials. */
  readonly credentials: { readonly sid: string; readonly token: string } | null;
}

/** Returns whether anything changed. */
export function setCredentials({ account, phone, credentials }: CredentialChange): Promise<boolean> {
  const params = { account, phone, account_sid: credentials?.sid ?? null };
  return act({ name: 'carrier', account, params }, async ({ tx, owner, now }) => {
    const { tenantId, accountId } = owner;
    const number = phone === null ? null : await findOwnNumber(tx, owner, phone);
    if (phone !== null && number === null) throw new CommandFailure(`${phone} is not a number of account ${account}.`);
    const numberId = number?.id ?? '';
    const credentialKey = { tenant_id: tenantId, account_id: accountId, carrier: TWILIO, number_id: numberId };
    if (credentials === null) return deleteCredentials(tx, credentialKey);
    const cipher = createCipher(readConfig().encryptionKeys);
    const secret = cipher.encrypt(credentials.token, credentialBinding({ ...owner, numberId }));
    await saveCredentials(tx, credentialKey, { userName: credentials.sid, secret }, now);
    return true;
  });
}
