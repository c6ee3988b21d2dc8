import type { Owner } from '../../domain/account.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findCredentials } from './queries.ts';

export interface Credentials {
  readonly accountSid: string;
  readonly authToken: string;
}

/** The owner of credentials. */
export interface CredentialHolder extends Owner {
  /** The number's id; empty for the account. */
  readonly numberId: string;
}

export interface CredentialStore {
  /**
   * The credentials for a number, nearest first, the installation's last. For an unassigned number
   * only the installation's.
   */
  of(holder: CredentialHolder | null): Promise<readonly Credentials[]>;
}

export const TWILIO = 'twilio';

/** The encryption context of a token: it cannot be decrypted for another owner. */
export function credentialBinding({ tenantId, accountId, numberId }: CredentialHolder): string {
  return `${TWILIO} ${tenantId} ${accountId} ${numberId}`;
}

export function createCredentialStore(sql: Sql, cipher: Cipher, installation: Credentials | null): CredentialStore {
  const fallback = installation === null ? [] : [installation];
  return {
    of: async (holder) => {
      if (holder === null) return fallback;
      const rows = await sql.rows(findCredentials, holder.tenantId, holder.accountId, TWILIO, holder.numberId);
      const own = rows.map((row) => ({
        accountSid: row.user_name,
        authToken: cipher.decrypt(
          row.secret,
          credentialBinding({ tenantId: row.tenant_id, accountId: row.account_id, numberId: row.number_id }),
        ),
      }));
      return [...own, ...fallback];
    },
  };
}
