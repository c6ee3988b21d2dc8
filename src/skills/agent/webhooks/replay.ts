import { replayEvents } from '../../../events/outbox/replay.ts';
import type { Skill } from '../../../skill.ts';
import { keyOf, requireWebhook } from './queries.ts';

export const replayWebhookEvents: Skill<'agent.webhooks.replay'> = async (params, { tx, account, now }) => {
  const { webhook_id: id } = params;
  await requireWebhook(tx, account, id);
  const listEvents = {
    skill: 'agent.webhooks.events',
    params: { webhook_id: id },
    why: 'Lists the events with their ids.',
  };
  const how = { accountId: account.accountId, now, listEvents };
  const replayed = await replayEvents(tx, keyOf(account, id), params, how);
  return replayed;
};
