import type { Owner } from '../../domain/account.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { CHECK_MS } from '../../domain/journeys/step.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { meetingOf } from '../steps/meeting.ts';

const GROWTH = 1.5;

/**
 * When the contact first meets the rules of an exit criterion between two times, such as after it
 * leaves a segment; null if it does not. A run checks every five minutes; this looks at growing
 * intervals, and then halves the one in which the answer changed.
 */
export async function findExit(
  tx: Sql,
  owner: Owner,
  contactId: string,
  { exit }: Pick<Definition, 'exit'>,
  from: Date,
  to: Date,
): Promise<Date | null> {
  const criteria = exit.flatMap((criterion) => (criterion.kind === 'rules' ? [criterion.rules] : []));
  const checks = Math.floor((to.getTime() - from.getTime()) / CHECK_MS);
  const timeOf = (check: number): Date => new Date(from.getTime() + check * CHECK_MS);
  const meets = async (check: number): Promise<boolean> => {
    for (const rules of criteria)
      if ((await meetingOf({ tx, owner, now: timeOf(check) }, rules, [contactId])).has(contactId)) return true;
    return false;
  };
  if (criteria.length === 0) return null;
  for (let before = 0, next = 1; before < checks; before = next, next = Math.ceil(next * GROWTH)) {
    let met = Math.min(next, checks);
    if (!(await meets(met))) continue;
    for (let not = before; met - not > 1; ) {
      const middle = Math.floor((met + not) / 2);
      if (await meets(middle)) met = middle;
      else not = middle;
    }
    return timeOf(met);
  }
  return null;
}
