import { unprocessable } from '../../errors.ts';
import { requireJourney } from '../../journeys/drafts/journey.ts';
import type { Skill } from '../../skill.ts';

/** The versions of a published journey explain its messages, so it is archived instead. */
export const deleteJourney: Skill<'journeys.delete'> = async ({ journey_id: id }, { tx, account }) => {
  const journey = await requireJourney(tx, account, id, 'lock');
  if (journey.published_version !== null)
    throw unprocessable('published', 'The journey was published, and its messages refer to it. Archive it instead.', {
      nextActions: [
        {
          skill: 'journeys.setState',
          params: { journey_id: id, state: 'archived' },
          why: 'Ends the journey; its history stays.',
        },
      ],
    });
  await tx.tenant(account.tenantId).journeys.deleteMany({ where: { account_id: account.accountId, id } });
  return { deleted: true };
};
