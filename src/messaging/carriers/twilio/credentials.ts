import type { TextSealer } from '../../../platform/sealed-text.ts';
import type { Sql } from '../../../platform/sql.ts';
import type { Owner } from '../../tenancy.ts';
import { findCredentials } from './queries.ts';

export interface Credentials {
  readonly accountSid: string;
  readonly authToken: string;
}

/** A number as far as credentials go. */
export interface CredentialHolder extends Owner {
  /** Of the sender number; nothing for the account. */
  readonly numberId: string;
}

export interface CredentialStore {
  /** Those that may be used for a number, the nearest first; the installation's come last, and are all there is for a number of nobody's. */
  of(holder: CredentialHolder | null): Promise<readonly Credentials[]>;
}

export const TWILIO = 'twilio';

/** Where a sealed token belongs: it opens for nobody else. */
export function placeOf({ tenantId, accountId, numberId }: CredentialHolder): string {
  return `${TWILIO} ${tenantId} ${accountId} ${numberId}`;
}

export function createCredentialStore(sql: Sql, sealer: TextSealer, ours: Credentials | null): CredentialStore {
  const last = ours === null ? [] : [ours];
  return {
    of: async (holder) => {
      if (holder === null) return last;
      const rows = await sql.rows(findCredentials, holder.tenantId, holder.accountId, TWILIO, holder.numberId);
      const own = rows.map((row) => ({
        accountSid: row.user_name,
        authToken: sealer.open(
          row.secret,
          placeOf({ tenantId: row.tenant_id, accountId: row.account_id, numberId: row.number_id }),
        ),
      }));
      return [...own, ...last];
    },
  };
}
