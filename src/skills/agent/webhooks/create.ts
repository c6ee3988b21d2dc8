import { unprocessable } from '../../../errors.ts';
import { boundTo } from '../../../events/webhooks/endpoint.ts';
import { insertEndpoint } from '../../../events/webhooks/endpoint-queries.ts';
import { makeSecret, rotateSecret } from '../../../events/webhooks/rotate-secret.ts';
import type { Skill } from '../../../skill.ts';
import { checkUrl } from './check-url.ts';
import { presentWebhook } from './present.ts';
import { keyOf, listWebhooks, lockAccount, requireWebhook } from './queries.ts';

const MAX_WEBHOOKS = 5;

export const createWebhook: Skill<'agent.webhooks.create'> = async (params, { tx, account, service, now, newId }) => {
  const { events = [], description = null, webhook_secret: given, paused = false } = params;
  const url = checkUrl(params.url, service);
  await tx.row(lockAccount, account.tenantId, account.accountId);
  if ((await listWebhooks(tx, account, { after: '', limit: MAX_WEBHOOKS })).length >= MAX_WEBHOOKS)
    throw unprocessable('too_many_webhooks', `The account has ${MAX_WEBHOOKS} webhook endpoints. Delete one first.`, {
      nextActions: [{ skill: 'agent.webhooks.list', params: {}, why: 'Lists the webhook endpoints of this account.' }],
    });
  const key = keyOf(account, newId('whk'));
  const secret = given ?? makeSecret();
  const rotation = { boundTo: boundTo(key), current: null, secret, signWithPrevious: undefined };
  const values = { url, types: [...events], description, account_id: account.accountId };
  await insertEndpoint(
    tx,
    key,
    {
      ...rotateSecret(service.cipher, rotation, now),
      ...values,
      delivery: 'automatic',
      state: paused ? 'paused' : 'active',
    },
    now,
  );
  const webhook = presentWebhook(await requireWebhook(tx, account, key.endpointId), now);
  return { webhook, ...(given === undefined && { webhook_secret: secret }) };
};
