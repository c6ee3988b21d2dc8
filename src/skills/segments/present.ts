import type { Segment, SegmentMember, SegmentVersion } from '../../generated/types.ts';
import type { SegmentContact } from '../../people/segments/contacts.ts';
import type { SegmentRow, VersionRow } from './queries.ts';

export function presentSegment(row: SegmentRow): Segment {
  const { id, name, description, version, rules } = row;
  const times = { created_at: row.created_at.toISOString(), updated_at: row.updated_at.toISOString() };
  return { id, name, description, version, rules, ...times };
}

export function presentVersion({ version, rules, created_at: createdAt }: VersionRow): SegmentVersion {
  return { version, rules, created_at: createdAt.toISOString() };
}

export function presentMember({ id, ...contact }: SegmentContact): SegmentMember {
  return { contact_id: id, ...contact };
}
