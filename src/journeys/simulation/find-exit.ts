import type { Owner } from '../../domain/account.ts';
import type { Definition } from '../../domain/journeys/graph.ts';
import { CHECK_MS } from '../../domain/journeys/step.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { matchingContacts } from '../steps/matching-contacts.ts';

const GROWTH = 1.5;

/** Whether the contact meets the rules of an exit criterion. */
export async function meetsExit(
  tx: Sql,
  owner: Owner,
  contactId: string,
  { exit }: Pick<Definition, 'exit'>,
  now: Date,
): Promise<boolean> {
  for (const criterion of exit)
    if (
      criterion.kind === 'rules' &&
      (await matchingContacts({ tx, owner, now }, criterion.rules, [contactId])).has(contactId)
    )
      return true;
  return false;
}

/**
 * When the contact first meets the rules of an exit criterion between two times, such as after it
 * leaves a segment; null if it does not. A run checks every five minutes; this looks at growing
 * intervals, and then halves the one in which the answer changed.
 */
export async function findExit(
  tx: Sql,
  owner: Owner,
  contactId: string,
  definition: Pick<Definition, 'exit'>,
  from: Date,
  to: Date,
): Promise<Date | null> {
  const checks = Math.floor((to.getTime() - from.getTime()) / CHECK_MS);
  const timeOf = (check: number): Date => new Date(from.getTime() + check * CHECK_MS);
  const meets = (check: number): Promise<boolean> => meetsExit(tx, owner, contactId, definition, timeOf(check));
  if (!definition.exit.some(({ kind }) => kind === 'rules')) return null;
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
