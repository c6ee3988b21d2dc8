import type { Owner } from '../../domain/account.ts';
import { type SkillError, unprocessable } from '../../errors.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { idsOfContacts } from './contacts.ts';
import { requireSegmentRules } from './load-rules.ts';

/** More would make one call too large; a campaign takes the segment itself as its audience. */
export const MAX_SNAPSHOT = 100_000;

/**
 * IDs of the contacts that are in a segment now. Throws -32001 for an unknown segment, and -32002
 * `segment_too_large` for one with more than 100,000 contacts.
 */
export async function takeSnapshot(sql: Sql, owner: Owner, segmentId: string, at: Date): Promise<string[]> {
  const segments = await requireSegmentRules(sql, owner, segmentId);
  const rule = { kind: 'segment', segment_id: segmentId } as const;
  const ids = await idsOfContacts(sql, owner, { rule, segments, at }, MAX_SNAPSHOT + 1);
  if (ids.length > MAX_SNAPSHOT) throw segmentTooLarge(segmentId);
  return ids;
}

export const SEGMENT_TOO_LARGE = 'segment_too_large' as const;

export function segmentTooLarge(segmentId: string): SkillError {
  return unprocessable(
    SEGMENT_TOO_LARGE,
    'The segment has more than 100,000 contacts. Divide it with a rule of the kind random_bucket, or use it as the audience of a campaign.',
    { nextActions: [{ skill: 'segments.preview', params: { segment_id: segmentId }, why: 'Counts the contacts.' }] },
  );
}
