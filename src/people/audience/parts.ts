import type { SegmentRules } from '../segments/compile.ts';

/** All contacts, or those in any of the lists, tags, segments and IDs. */
export interface AudiencePart {
  readonly all?: boolean | undefined;
  readonly list_ids?: readonly string[] | undefined;
  readonly tag_ids?: readonly string[] | undefined;
  readonly segment_ids?: readonly string[] | undefined;
  readonly contact_ids?: readonly string[] | undefined;
}

/** The contacts in `include` that are not in `exclude`. */
export interface Audience {
  readonly include: AudiencePart;
  readonly exclude?: AudiencePart | undefined;
}

/** An audience with the rules of its segments, and of those that they refer to. */
export interface ResolvedAudience extends Audience {
  readonly rules: SegmentRules;
}

/** Of a draft without an audience: no contact, so that a campaign to all contacts must say so. */
export const NO_AUDIENCE: Audience = { include: {} };

export function includesContacts({ include }: Audience): boolean {
  const parts = [include.list_ids, include.tag_ids, include.segment_ids, include.contact_ids];
  return include.all === true || parts.some((part) => (part?.length ?? 0) > 0);
}
