import { suppressNumber } from '../../messaging/consent/suppress-number.ts';
import { type InvalidContact, listInvalidContacts } from '../../messaging/hygiene/invalid-contacts.ts';
import { readPolicy } from '../../messaging/hygiene/policy.ts';
import type { Skill } from '../../skill.ts';

/** Numbers are suppressed in their order, so that two calls at once do not wait for each other in a circle. */
export const suppressInvalid: Skill<'hygiene.suppressInvalid'> = async (
  { reasons, limit = 500 },
  { tx, account, now, newId },
) => {
  const { rules } = await readPolicy(tx, account);
  const rows = await listInvalidContacts(tx, account, rules, {
    reasons: reasons ?? null,
    suppressed: false,
    action: reasons === undefined ? 'suppress' : null,
    after: '',
    limit: limit + 1,
  });
  const taken = new Map<string, InvalidContact>();
  for (const row of rows.slice(0, limit)) if (!taken.has(row.phone)) taken.set(row.phone, row);
  const counts = new Map<InvalidContact['reason'], number>();
  let recalled = 0;
  for (const { phone, reason, evidence } of taken.values()) {
    recalled += (await suppressNumber(tx, account, phone, `hygiene_${reason}`, { now, newId, evidence })).recalled;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return {
    affected: taken.size,
    by_reason: [...counts].map(([reason, contacts]) => ({ reason, contacts })),
    recalled,
    more: rows.length > limit,
  };
};
