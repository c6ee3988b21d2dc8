import { changeEndpoint, lockEndpoint } from '../../../events/webhooks/endpoint-queries.ts';
import { resetHealth } from '../../../events/webhooks/record-attempts-queries.ts';
import type { Skill } from '../../../skill.ts';
import { checkUrl } from './check-url.ts';
import { presentWebhook } from './present.ts';
import { keyOf, requireWebhook } from './queries.ts';

/** A new address, and the end of a pause, reset the errors of the endpoint. */
export const updateWebhook: Skill<'agent.webhooks.update'> = async (
  { webhook_id: id, url, events, description, paused },
  { tx, account, service, now },
) => {
  const key = keyOf(account, id);
  await lockEndpoint(tx, key);
  const old = await requireWebhook(tx, account, id);
  const enables = paused === false || (url !== undefined && old.state === 'disabled' && paused === undefined);
  const reset = { state: 'active', state_reason: null, breaker_open_until: null };
  await changeEndpoint(
    tx,
    key,
    {
      ...(url !== undefined && { url: checkUrl(url, service), breaker_open_until: null }),
      ...(events !== undefined && { types: [...events] }),
      ...(description !== undefined && { description }),
      ...(paused === true && { state: 'paused', state_reason: null }),
      ...(enables && reset),
    },
    now,
  );
  if (url !== undefined || enables) await resetHealth(tx, key);
  return { webhook: presentWebhook(await requireWebhook(tx, account, id), now) };
};
