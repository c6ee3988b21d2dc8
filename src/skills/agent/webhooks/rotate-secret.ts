import { boundTo } from '../../../events/webhooks/endpoint.ts';
import { changeEndpoint, lockEndpoint } from '../../../events/webhooks/endpoint-queries.ts';
import { makeSecret, rotateSecret } from '../../../events/webhooks/rotate-secret.ts';
import type { Skill } from '../../../skill.ts';
import { presentWebhook } from './present.ts';
import { keyOf, requireWebhook } from './queries.ts';

export const rotateWebhookSecret: Skill<'agent.webhooks.rotateSecret'> = async (
  { webhook_id: id, webhook_secret: given, sign_with_previous: signWithPrevious },
  { tx, account, service, now },
) => {
  const key = keyOf(account, id);
  await lockEndpoint(tx, key);
  const current = await requireWebhook(tx, account, id);
  const secret = given ?? makeSecret();
  const rotation = { boundTo: boundTo(key), current, secret, signWithPrevious };
  await changeEndpoint(tx, key, rotateSecret(service.cipher, rotation, now), now);
  const webhook = presentWebhook(await requireWebhook(tx, account, id), now);
  return { webhook, ...(given === undefined && { webhook_secret: secret }) };
};
