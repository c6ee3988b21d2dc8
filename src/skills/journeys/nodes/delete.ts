import { requireJourney, touchDraft } from '../../../journeys/drafts/journey.ts';
import type { Skill } from '../../../skill.ts';
import { requireNode } from './find.ts';

export const deleteNode: Skill<'journeys.nodes.delete'> = async (
  { journey_id: journeyId, node_id: id },
  { tx, account, now },
) => {
  const journey = await requireJourney(tx, account, journeyId, 'lock');
  await requireNode(tx, journey, id);
  const rows = tx.tenant(account.tenantId);
  const where = { journey_id: journeyId, OR: [{ from_node_id: id }, { to_node_id: id }] };
  const { count } = await rows.journey_edges.deleteMany({ where });
  await rows.journey_nodes.deleteMany({ where: { id } });
  if (journey.start_node_id === id)
    await rows.journeys.updateMany({ where: { id: journeyId }, data: { start_node_id: null } });
  await touchDraft(tx, journey, now);
  return { deleted: true, edges_deleted: count };
};
