import type { IdPrefix } from '../../platform/ids.ts';
import type { Sql } from '../../platform/sql.ts';
import { suppressNumber } from '../consent/suppress-number.ts';
import type { Owner } from '../tenancy.ts';
import { type InvalidContact, listInvalidContacts } from './invalid-contacts.ts';
import type { Policy } from './policy.ts';

export interface SuppressedInvalid {
  readonly contacts: readonly InvalidContact[];
  /** Texts that were waiting and will not be sent. */
  readonly recalled: number;
  readonly more: boolean;
}

/**
 * Suppresses up to `limit` of the numbers that were found invalid: for these reasons, or without any those for which the policy says so. In their
 * order, so that two at once do not wait for each other in a circle; a number with several findings once, by the first.
 */
export async function suppressFound(
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
  const taken = new Map<string, InvalidContact>();
  for (const row of rows.slice(0, limit)) if (!taken.has(row.phone)) taken.set(row.phone, row);
  let recalled = 0;
  for (const { phone, reason, evidence } of taken.values())
    recalled += (await suppressNumber(tx, owner, phone, `hygiene_${reason}`, { now, newId, evidence })).recalled;
  return { contacts: [...taken.values()], recalled, more: rows.length > limit };
}
