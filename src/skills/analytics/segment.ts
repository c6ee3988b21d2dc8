import { MAX_PEOPLE } from '../../measures/people/responses.ts';
import { idsOfContacts } from '../../people/segments/contacts.ts';
import { requireSegmentRules } from '../../people/segments/load-rules.ts';
import type { Skill } from '../../skill.ts';
import { responsesOf } from './present-responses.ts';

export const readSegment: Skill<'analytics.segment'> = async ({ segment_id: id, ...params }, { db, account, now }) => {
  const segments = await requireSegmentRules(db, account, id);
  const question = { rule: { kind: 'segment', segment_id: id }, segments, at: now } as const;
  const ids = await idsOfContacts(db, account, question, MAX_PEOPLE + 1);
  return { segment_id: id, responses: await responsesOf(db, account, ids, params, now) };
};
