import { notFound } from '../../errors.ts';
import { boundTo } from '../../events/webhooks/endpoint.ts';
import { changeEndpoint, lockEndpoint } from '../../events/webhooks/endpoint-queries.ts';
import { makeSecret, rotateSecret } from '../../events/webhooks/rotate-secret.ts';
import type { Skill } from '../../skill.ts';
import { CONFIGURE_WEBHOOK } from './webhooks/configure-webhook-action.ts';
import { partnerEndpoint } from './webhooks/partner-endpoint.ts';
import { presentEndpoint } from './webhooks/present-endpoint.ts';

export const rotateWebhookSecret: Skill<'partner.rotateWebhookSecret'> = async (
  { webhook_secret: given, sign_with_previous: signWithPrevious },
  { tx, account, service, now },
) => {
  const key = partnerEndpoint(account);
  const current = await lockEndpoint(tx, key);
  if (current === null) throw notFound('webhook', [CONFIGURE_WEBHOOK]);
  const secret = given ?? makeSecret();
  const secrets = rotateSecret(service.cipher, { boundTo: boundTo(key), current, secret, signWithPrevious }, now);
  const row = await changeEndpoint(tx, key, secrets, now);
  return {
    endpoint: presentEndpoint(row ?? current, now),
    ...(given === undefined ? { webhook_secret: secret } : {}),
  };
};
