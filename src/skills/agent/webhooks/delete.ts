import { changeEndpoint, lockEndpoint } from '../../../events/webhooks/endpoint-queries.ts';
import type { Skill } from '../../../skill.ts';
import { keyOf, requireWebhook } from './queries.ts';

/** A worker removes its events in batches, then its row: there may be millions of them. */
export const deleteWebhook: Skill<'agent.webhooks.delete'> = async ({ webhook_id: id }, { tx, account, now }) => {
  const key = keyOf(account, id);
  await lockEndpoint(tx, key);
  await requireWebhook(tx, account, id);
  await changeEndpoint(tx, key, { state: 'deleted', state_reason: null }, now);
  return { webhook_id: id };
};
