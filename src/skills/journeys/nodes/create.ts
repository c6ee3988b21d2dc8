import { unprocessable } from '../../../errors.ts';
import { checkConfig } from '../../../journeys/drafts/check-config.ts';
import { MAX_NODES, presentNode, requireJourney, touchDraft } from '../../../journeys/drafts/journey.ts';
import type { Skill } from '../../../skill.ts';
import { keyOfName, nameTakenBy } from './find.ts';

export const createNode: Skill<'journeys.nodes.create'> = async (
  { journey_id: journeyId, name, config, start },
  { tx, account, now, newId, service },
) => {
  const journey = await requireJourney(tx, account, journeyId, 'lock');
  await checkConfig({ sql: tx, owner: account, outgoing: service.config.outgoing }, config);
  const rows = tx.tenant(account.tenantId);
  if ((await rows.journey_nodes.count({ where: { journey_id: journeyId } })) >= MAX_NODES)
    throw unprocessable('too_many_nodes', `A journey has at most ${MAX_NODES} nodes. Divide it into two journeys.`, {
      nextActions: [
        { skill: 'journeys.get', params: { journey_id: journeyId }, why: 'Shows the nodes and edges of the journey.' },
      ],
    });
  const id = newId('jnd');
  const node = { id, name: name.trim(), config };
  const { count } = await rows.journey_nodes.createMany({
    data: [
      {
        tenant_id: account.tenantId,
        id,
        journey_id: journeyId,
        name: node.name,
        name_key: keyOfName(name),
        config: config,
        created_at: now,
      },
    ],
    skipDuplicates: true,
  });
  if (count === 0) throw nameTakenBy(journey);
  const isStart = start ?? journey.start_node_id === null;
  if (isStart) await rows.journeys.updateMany({ where: { id: journeyId }, data: { start_node_id: id } });
  await touchDraft(tx, journey, now);
  return { node: presentNode(node, isStart ? id : journey.start_node_id) };
};
