import { requireJourney } from '../../journeys/drafts/journey.ts';
import { endEnrollments } from '../../journeys/end-enrollments.ts';
import type { Skill } from '../../skill.ts';

export const unenroll: Skill<'journeys.unenroll'> = async (
  { journey_id: id, contact_ids: given, key = '' },
  { tx, account, now },
) => {
  await requireJourney(tx, account, id, 'hold');
  const contactIds = [...new Set(given)];
  const ended = await tx.rows(endEnrollments, account.tenantId, id, contactIds, 'removed', now, key);
  const removed = new Set(ended.map(({ contact_id: contactId }) => contactId));
  return { removed: removed.size, not_enrolled: contactIds.filter((contactId) => !removed.has(contactId)) };
};
