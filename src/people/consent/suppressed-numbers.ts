import type { Owner } from '../../domain/account.ts';
import { isOptOut } from '../../domain/consent/suppression.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { NO_CONSENT, type StartingConsent } from '../contacts/new-contact.ts';

/** What a new contact takes over from its number. */
export interface SuppressedNumber {
  /** Set when the person opted out of all messages: the contact is created as opted out. */
  readonly optOut: { readonly method: string; readonly at: Date } | null;
}

const findSuppressed = batchStatement<
  [tenantId: string, accountId: string, phones: readonly string[]],
  { phone: string; scope: string; reason: string; created_at: Date }
>(
  'consent.find_suppressed',
  `SELECT phone, scope, reason, created_at FROM suppressions WHERE tenant_id = $1 AND account_id = $2 AND phone = ANY ($3)
    ORDER BY phone, scope`,
);

/** The consent of a new contact whose number is, or is not, suppressed. */
export function startingConsent(number: SuppressedNumber | undefined): StartingConsent {
  const optOut = number?.optOut ?? null;
  if (optOut === null) return NO_CONSENT;
  return { consent_status: 'opted_out', consent_method: optOut.method, consent_changed_at: optOut.at };
}

/** The suppressed ones of these numbers, by one read of a primary key. */
export async function findSuppressedNumbers(
  sql: Sql,
  owner: Owner,
  phones: readonly string[],
): Promise<ReadonlyMap<string, SuppressedNumber>> {
  const numbers = new Map<string, SuppressedNumber>();
  for (const { phone, scope, reason, created_at: at } of await sql.rows(
    findSuppressed,
    owner.tenantId,
    owner.accountId,
    phones,
  )) {
    const optOut =
      scope === 'all' && isOptOut(reason) ? { method: reason === 'keyword' ? 'keyword' : 'api', at } : null;
    numbers.set(phone, { optOut: optOut ?? numbers.get(phone)?.optOut ?? null });
  }
  return numbers;
}
