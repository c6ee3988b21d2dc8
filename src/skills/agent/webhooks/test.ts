import { emitTest } from '../../../events/outbox/emit-test.ts';
import type { Skill } from '../../../skill.ts';
import { keyOf, requireWebhook } from './queries.ts';

export const testWebhook: Skill<'agent.webhooks.test'> = async (
  { webhook_id: id },
  { tx, account, now, requestId },
) => {
  const webhook = await requireWebhook(tx, account, id);
  const eventId = await emitTest(tx, keyOf(account, id), { accountId: account.accountId, requestId, now });
  return { event_id: eventId, will_be_delivered: webhook.state === 'active' };
};
