import { pageOfContacts } from '../../people/segments/contacts.ts';
import { requireSegmentRules } from '../../people/segments/load-rules.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import type { Skill } from '../../skill.ts';
import { presentMember } from './present.ts';

export const listMembers: Skill<'segments.members'> = async (
  { segment_id: id, cursor, limit = 50 },
  { db, account, now },
) => {
  const segments = await requireSegmentRules(db, account, id);
  const question = { rule: { kind: 'segment', segment_id: id }, segments, at: now } as const;
  const rows = await pageOfContacts(db, account, question, readCursor(cursor), limit + 1);
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentMember), next_cursor: page.nextCursor };
};
