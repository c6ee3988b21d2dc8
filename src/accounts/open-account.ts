import { openCreditAccount } from '../credits/accounts.ts';
import type { Account, Key } from '../domain/account.ts';
import { homeCountries } from '../domain/home-countries.ts';
import type { Permission } from '../generated/types.ts';
import type { KeyIssuer } from '../platform/crypto/api-keys.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { IdPrefix } from '../platform/ids.ts';
import { lineageOf } from './lineage.ts';
import { insertAccount, insertKey } from './queries.ts';

export interface NewAccount {
  /** The tenant (billing root). Default: the account is its own tenant. */
  readonly tenantId?: string;
  readonly kind: Account['kind'];
  readonly name: string;
  readonly defaultCountry: string;
  readonly source?: string | undefined;
  readonly useCase?: string | undefined;
  readonly externalRef?: string;
  /** Email address, page or phone number that replies to HELP name. */
  readonly helpContact?: string | undefined;
  readonly permissions: readonly Permission[];
  readonly mode: Key['mode'];
  /** The key that opens the account, whose approvals its first key needs as well. */
  readonly openedBy?: Pick<Key, 'id' | 'approval' | 'madeBy'>;
  readonly starterCredits?: number;
  /** The balance.low threshold, for partner accounts. */
  readonly lowAt?: number;
}

export interface OpenedAccount {
  readonly tenantId: string;
  readonly accountId: string;
  readonly keyId: string;
  /** The key itself, which is returned only here. */
  readonly secret: string;
}

/** The rules of alerts are first evaluated after this time. */
const ALERTS_AFTER_MS = 5 * 60_000;

/**
 * Creates an account with its first key and balance; null when the tenant already has a customer
 * with this external_ref.
 */
export async function openAccount(
  tx: Sql,
  account: NewAccount,
  { keys, now, newId }: { keys: KeyIssuer; now: Date; newId: (prefix: IdPrefix) => string },
): Promise<OpenedAccount | null> {
  const { kind, name, defaultCountry, source = null, useCase = null, externalRef = null, permissions, mode } = account;
  const accountId = newId('acc');
  const tenantId = account.tenantId ?? accountId;
  const keyId = newId('key');
  const { secret, fingerprint, secretId } = keys.issue(mode);
  const isNew = await insertAccount(tx, {
    tenant_id: tenantId,
    id: accountId,
    kind,
    name,
    default_country: defaultCountry,
    source,
    use_case: useCase,
    external_ref: externalRef,
    help_contact: account.helpContact ?? null,
    allowed_countries: [...homeCountries(defaultCountry)],
    created_at: now,
  });
  if (!isNew) return null;
  await insertKey(tx, {
    tenantId,
    id: keyId,
    accountId,
    name: 'first key',
    fingerprint,
    secretId,
    permissions,
    mode,
    errorCodes: 'name',
    createdAt: now,
    expiresAt: null,
    ...(account.openedBy === undefined ? { approval: [], madeBy: [] } : lineageOf(account.openedBy)),
  });
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
  const dueAt = new Date(now.getTime() + ALERTS_AFTER_MS);
  await tx.tenant(tenantId).alert_checks.createMany({
    data: [{ tenant_id: tenantId, account_id: accountId, due_at: dueAt }],
  });
  return { tenantId, accountId, keyId, secret };
}
