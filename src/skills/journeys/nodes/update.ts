import { checkConfig } from '../../../journeys/drafts/check-config.ts';
import { presentNode, requireJourney, touchDraft } from '../../../journeys/drafts/journey.ts';
import type { Skill } from '../../../skill.ts';
import { keyOfName, nameTakenBy, requireNode } from './find.ts';

export const updateNode: Skill<'journeys.nodes.update'> = async (
  { journey_id: journeyId, node_id: id, name: given, config: givenConfig, start = false },
  { tx, account, now, service },
) => {
  const journey = await requireJourney(tx, account, journeyId, 'lock');
  const node = await requireNode(tx, journey, id);
  const name = given?.trim() ?? node.name;
  const config = givenConfig ?? node.config;
  const key = keyOfName(name);
  if (givenConfig !== undefined)
    await checkConfig({ sql: tx, owner: account, outgoing: service.config.outgoing }, givenConfig);
  const rows = tx.tenant(account.tenantId);
  const others = { journey_id: journeyId, name_key: key, id: { not: id } };
  if ((await rows.journey_nodes.count({ where: others })) > 0) throw nameTakenBy(journey);
  await rows.journey_nodes.updateMany({ where: { id }, data: { name, name_key: key, config: config } });
  if (start) await rows.journeys.updateMany({ where: { id: journeyId }, data: { start_node_id: id } });
  await touchDraft(tx, journey, now);
  return { node: presentNode({ id, name, config }, start ? id : journey.start_node_id) };
};
