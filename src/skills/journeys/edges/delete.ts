import { notFound } from '../../../errors.ts';
import { requireJourney, touchDraft } from '../../../journeys/drafts/journey.ts';
import type { Skill } from '../../../skill.ts';

export const deleteEdge: Skill<'journeys.edges.delete'> = async (
  { journey_id: journeyId, edge_id: id },
  { tx, account, now },
) => {
  const journey = await requireJourney(tx, account, journeyId, 'lock');
  const where = { journey_id: journeyId, id };
  const { count } = await tx.tenant(account.tenantId).journey_edges.deleteMany({ where });
  if (count === 0)
    throw notFound('edge', [
      { skill: 'journeys.edges.list', params: { journey_id: journeyId }, why: 'Lists the edges of the journey.' },
    ]);
  await touchDraft(tx, journey, now);
  return { deleted: true };
};
