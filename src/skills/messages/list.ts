import { invalidParams } from '../../errors.ts';
import { readCursor, toPage } from '../../platform/page.ts';
import { presentMessage } from '../../sending/history/present.ts';
import type { Skill } from '../../skill.ts';
import { listStatement } from './list-queries.ts';

export const listMessages: Skill<'messages.list'> = async (
  { contact_id: contactId, campaign_id: campaignId, journey_id: journeyId, node_id: nodeId, state, cursor, limit = 50 },
  { db, account },
) => {
  if (nodeId !== undefined && journeyId === undefined)
    throw invalidParams('Set journey_id with node_id.', [{ path: '/journey_id', rule: 'required with node_id' }]);
  if (journeyId !== undefined && campaignId !== undefined)
    throw invalidParams('A message is of a campaign or of a journey.', [
      { path: '/campaign_id', rule: 'not with journey_id' },
    ]);
  const filter = { contact: contactId, campaign: campaignId, journey: journeyId, node: nodeId, state };
  const [list, params] = listStatement(account, filter, { before: readCursor(cursor), limit: limit + 1 });
  const rows = await db.rows(list, ...params);
  const page = toPage(rows, limit, (row) => row.id);
  return { items: page.rows.map(presentMessage), next_cursor: page.nextCursor };
};
