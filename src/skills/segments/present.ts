import type { Segment, SegmentMember, SegmentTracking, SegmentVersion } from '../../generated/types.ts';
import type { SegmentContact } from '../../people/segments/contacts.ts';
import type { TrackingRow } from '../../people/segments/tracking/tracking.ts';
import type { SegmentRow, VersionRow } from './queries.ts';

export function presentSegment(row: SegmentRow): Segment {
  const { id, name, description, version, rules, tracking } = row;
  const times = { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
  const tracked = { track_members: tracking !== null, tracking: tracking && presentTracking(tracking) };
  return { id, name, description, version, rules, ...tracked, ...times };
}

function presentTracking({ state, reason, ...times }: TrackingRow): SegmentTracking {
  const { started_at: startedAt, compared_at: comparedAt } = times;
  return { state, reason, started_at: startedAt.toISOString(), compared_at: comparedAt?.toISOString() ?? null };
}

export function presentVersion({ version, rules, created_at: createdAt }: VersionRow): SegmentVersion {
  return { version, rules, created_at: createdAt.toISOString() };
}

export function presentMember({ id, ...contact }: SegmentContact): SegmentMember {
  return { contact_id: id, ...contact };
}
