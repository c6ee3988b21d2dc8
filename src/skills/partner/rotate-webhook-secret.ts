import { notFound } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { CONFIGURE_WEBHOOK } from './webhooks/configure-webhook-action.ts';
import { presentEndpoint } from './webhooks/present-endpoint.ts';
import { lockEndpoint, replaceSecret } from './webhooks/queries.ts';
import { makeSecret, rotateSecret } from './webhooks/secret.ts';

export const rotateWebhookSecret: Skill<'partner.rotateWebhookSecret'> = async (
  { webhook_secret: given, sign_with_previous: signWithPrevious },
  { tx, account, service, now },
) => {
  const { tenantId } = account;
  const current = await tx.row(lockEndpoint, tenantId);
  if (current === null) throw notFound('webhook', [CONFIGURE_WEBHOOK]);
  const secret = given ?? makeSecret();
  const secrets = rotateSecret(service.cipher, { tenantId, current, secret, signWithPrevious }, now);
  const row = await replaceSecret(tx, tenantId, secrets, now);
  return {
    endpoint: presentEndpoint(row ?? current, now),
    ...(given === undefined ? { webhook_secret: secret } : {}),
  };
};
