import type { InvalidContact } from '../../people/hygiene/invalid-contacts.ts';
import { readPolicy } from '../../people/hygiene/policy.ts';
import { suppressInvalidNumbers } from '../../people/hygiene/suppress-invalid-numbers.ts';
import type { Skill } from '../../skill.ts';

export const suppressInvalid: Skill<'hygiene.suppressInvalid'> = async (
  { reasons, limit = 500 },
  { tx, account, now, newId },
) => {
  const policy = await readPolicy(tx, account);
  const wanted = { reasons: reasons ?? null, limit };
  const { contacts, canceledMessages, more } = await suppressInvalidNumbers(tx, account, policy, wanted, {
    now,
    newId,
  });
  const counts = new Map<InvalidContact['reason'], number>();
  for (const { reason } of contacts) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return {
    affected: contacts.length,
    by_reason: [...counts].map(([reason, count]) => ({ reason, contacts: count })),
    canceled_messages: canceledMessages,
    more,
  };
};
