import type { Owner } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { IdPrefix } from '../../platform/ids.ts';
import { suppressNumber } from '../consent/suppress-number.ts';
import { type InvalidContact, listInvalidContacts } from './invalid-contacts.ts';
import type { Policy } from './policy.ts';

export interface SuppressedInvalid {
  readonly contacts: readonly InvalidContact[];
  /** Number of waiting messages that were canceled. */
  readonly canceledMessages: number;
  readonly more: boolean;
}

/**
 * Suppresses up to `limit` invalid numbers: those with one of the reasons, or, when `reasons` is
 * null, those that the policy suppresses. In the order of the numbers, so that two runs do not
 * deadlock. A number with several findings is suppressed once, for the first.
 */
export async function suppressInvalidNumbers(
  tx: Sql,
  owner: Owner,
  { rules }: Policy,
  { reasons, limit }: { readonly reasons: readonly InvalidContact['reason'][] | null; readonly limit: number },
  { now, newId }: { readonly now: Date; readonly newId: (prefix: IdPrefix) => string },
): Promise<SuppressedInvalid> {
  const rows = await listInvalidContacts(tx, owner, rules, {
    reasons,
    suppressed: false,
    action: reasons === null ? 'suppress' : null,
    after: '',
    limit: limit + 1,
  });
  const byPhone = new Map<string, InvalidContact>();
  for (const row of rows.slice(0, limit)) if (!byPhone.has(row.phone)) byPhone.set(row.phone, row);
  let canceledMessages = 0;
  for (const { phone, reason, evidence } of byPhone.values())
    canceledMessages += (await suppressNumber(tx, owner, phone, `hygiene_${reason}`, { now, newId, evidence }))
      .canceledMessages;
  return { contacts: [...byPhone.values()], canceledMessages, more: rows.length > limit };
}
