import type { Owner } from '../../domain/account.ts';
import { MINUTE_MS } from '../../domain/durations.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findExistingIds } from '../contacts/find-contacts.ts';
import { takeSnapshot } from './snapshot.ts';

/** Members of segments are compared this often. */
export const COMPARE_MS = 5 * MINUTE_MS;

/** Contacts that join and leave in one transaction; the others follow at once. */
const BATCH = 5_000;

export interface MemberChanges {
  readonly joined: readonly string[];
  readonly left: readonly string[];
  /** Contacts that were deleted since: they did not leave. */
  readonly deleted: readonly string[];
  /** False: there are more than fit into one transaction. */
  readonly isComplete: boolean;
}

/**
 * Who joined and left a segment since its members were those that are known. Throws -32001 for an
 * unknown segment and -32002 `segment_too_large`.
 */
export async function compareMembers(
  tx: Sql,
  owner: Owner,
  segmentId: string,
  knownIds: readonly string[],
  now: Date,
): Promise<MemberChanges> {
  const current = new Set(await takeSnapshot(tx, owner, segmentId, now));
  const known = new Set(knownIds);
  const joined = [...current].filter((id) => !known.has(id));
  const missing = [...known].filter((id) => !current.has(id));
  const leaving = missing.slice(0, BATCH);
  const existing = await findExistingIds(tx, owner, leaving);
  return {
    joined: joined.slice(0, BATCH),
    left: leaving.filter((id) => existing.has(id)),
    deleted: leaving.filter((id) => !existing.has(id)),
    isComplete: joined.length <= BATCH && missing.length <= BATCH,
  };
}
