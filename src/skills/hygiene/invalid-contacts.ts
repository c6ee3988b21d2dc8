import { countInvalidContacts, keyOf, listInvalidContacts } from '../../people/hygiene/invalid-contacts.ts';
import { readPolicy } from '../../people/hygiene/policy.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentInvalid } from './present.ts';

/**
 * Invalid contacts are found at the time of the call: a changed policy, a delivered message and a
 * new lookup take effect immediately.
 */
export const listInvalid: Skill<'hygiene.invalidContacts'> = async (
  { reason, suppressed = null, cursor, limit = 50 },
  { db, account },
) => {
  const { version, rules } = await readPolicy(db, account);
  const rows = await listInvalidContacts(db, account, rules, {
    reasons: reason === undefined ? null : [reason],
    suppressed,
    action: null,
    after: readCursor(cursor),
    limit: limit + 1,
  });
  const page = toPage(rows, limit, keyOf);
  return {
    items: page.rows.map(presentInvalid),
    next_cursor: page.nextCursor,
    counts_by_reason: (await countInvalidContacts(db, account, rules)).map((row) => ({ ...row })),
    policy_version: version,
  };
};
