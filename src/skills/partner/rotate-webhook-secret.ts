import { notFound } from '../../errors.ts';
import { boundTo } from '../../events/webhooks/endpoint.ts';
import { makeSecret, rotateSecret } from '../../events/webhooks/rotate-secret.ts';
import type { Skill } from '../../skill.ts';
import { CONFIGURE_WEBHOOK } from './webhooks/configure-webhook-action.ts';
import { presentEndpoint } from './webhooks/present-endpoint.ts';
import { lockEndpoint, replaceSecret } from './webhooks/queries.ts';

export const rotateWebhookSecret: Skill<'partner.rotateWebhookSecret'> = async (
  { webhook_secret: given, sign_with_previous: signWithPrevious },
  { tx, account, service, now },
) => {
  const { tenantId } = account;
  const current = await tx.row(lockEndpoint, tenantId);
  if (current === null) throw notFound('webhook', [CONFIGURE_WEBHOOK]);
  const secret = given ?? makeSecret();
  const secrets = rotateSecret(service.cipher, { boundTo: boundTo(tenantId), current, secret, signWithPrevious }, now);
  const row = await replaceSecret(tx, tenantId, secrets, now);
  return {
    endpoint: presentEndpoint(row ?? current, now),
    ...(given === undefined ? { webhook_secret: secret } : {}),
  };
};
