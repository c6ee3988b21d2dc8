import type { Account } from '../../domain/account.ts';
import { nameKey } from '../../domain/name-key.ts';
import { invalidParams, nameTaken, type SkillError } from '../../errors.ts';
import { noSuchSegment } from '../../people/segments/load-rules.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findSegment, findSegmentByName, lockSegment, type SegmentRow } from './queries.ts';

export async function requireSegment(sql: Sql, account: Account, id: string): Promise<SegmentRow> {
  const segment = await findSegment(sql, account, id);
  if (segment === null) throw noSuchSegment();
  return segment;
}

/** Like `requireSegment`, and locks the segment until the transaction ends. */
export async function requireLockedSegment(tx: Sql, account: Account, id: string): Promise<SegmentRow> {
  await tx.row(lockSegment, account.tenantId, account.accountId, id);
  return requireSegment(tx, account, id);
}

/**
 * Waits for other calls that change names or references of the account's segments: two updates at
 * once could otherwise close a circle that neither sees.
 */
export async function serializeChanges(tx: Sql, { tenantId, accountId }: Account): Promise<void> {
  await lock(tx, tenantId, 'names', `segments ${accountId}`);
}

/** The key by which names are compared. Throws -32602 for a blank name. */
export function keyOfName(name: string): string {
  const key = nameKey(name);
  if (key === '') throw invalidParams('A segment needs a name.', [{ path: '/name', rule: 'must not be blank' }]);
  return key;
}

export async function nameTakenBy(tx: Sql, account: Account, key: string): Promise<SkillError> {
  const other = await findSegmentByName(tx, account, key);
  return nameTaken(
    'segment',
    other && {
      skill: 'segments.get',
      params: { segment_id: other.id },
      why: 'Shows the segment that has this name.',
    },
  );
}
