import type { Permission } from '../../generated/types.ts';
import type { KeySmith } from '../../platform/api-keys.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account, Key } from '../../skill.ts';
import { openCreditAccount } from '../credits/accounts.ts';
import { insertAccount, insertKey } from './queries.ts';

export interface NewAccount {
  /** The billing root it belongs to; left out, it is one itself. */
  readonly tenantId?: string;
  readonly kind: Account['kind'];
  readonly name: string;
  readonly defaultCountry: string;
  readonly source?: string | undefined;
  readonly useCase?: string | undefined;
  readonly externalRef?: string;
  readonly permissions: readonly Permission[];
  readonly mode: Key['mode'];
  readonly starterCredits?: number;
  /** The mark of balance.low, for accounts of partners. */
  readonly lowAt?: number;
}

export interface OpenedAccount {
  readonly tenantId: string;
  readonly accountId: string;
  readonly keyId: string;
  /** The key itself, which only this answer ever knows. */
  readonly secret: string;
}

/** An account, its first key and its balance; null when the tenant has an end-customer with this external_ref already. */
export async function openAccount(
  tx: Sql,
  account: NewAccount,
  { keys, now, newId }: { keys: KeySmith; now: Date; newId: (prefix: IdPrefix) => string },
): Promise<OpenedAccount | null> {
  const { kind, name, defaultCountry, source = null, useCase = null, externalRef = null, permissions, mode } = account;
  const accountId = newId('acc');
  const tenantId = account.tenantId ?? accountId;
  const keyId = newId('key');
  const { secret, fingerprint } = keys.mint(mode);
  if (
    (await tx.run(
      insertAccount,
      tenantId,
      accountId,
      kind,
      name,
      defaultCountry,
      source,
      useCase,
      externalRef,
      now,
    )) === 0
  )
    return null;
  await tx.run(insertKey, tenantId, keyId, accountId, 'first key', fingerprint, permissions, mode, now, null);
  await openCreditAccount(
    tx,
    { tenantId, accountId },
    {
      entryId: newId('cre'),
      credits: account.starterCredits ?? 0,
      ref: `starter:${accountId}`,
      lowAt: account.lowAt ?? null,
      now,
    },
  );
  return { tenantId, accountId, keyId, secret };
}
