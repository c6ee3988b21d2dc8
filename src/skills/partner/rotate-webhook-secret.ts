import { notFound } from '../../errors.ts';
import type { Skill } from '../../skill.ts';
import { CONFIGURE_WEBHOOK } from './configure-webhook-action.ts';
import { presentEndpoint } from './present-endpoint.ts';
import { lockEndpoint, replaceSecret } from './webhook-queries.ts';
import { makeSecret, rotate } from './webhook-secret.ts';

export const rotateWebhookSecret: Skill<'partner.rotateWebhookSecret'> = async (
  { webhook_secret: given, sign_with_previous: signWithPrevious },
  { tx, account, service, now },
) => {
  const { tenantId } = account;
  const current = await tx.row(lockEndpoint, tenantId);
  if (current === null) throw notFound('webhook', [CONFIGURE_WEBHOOK]);
  const secret = given ?? makeSecret();
  const secrets = rotate(service.sealer, { tenantId, current, secret, signWithPrevious }, now);
  const row = await tx.row(
    replaceSecret,
    tenantId,
    secrets.secret,
    secrets.fingerprint,
    secrets.previous,
    secrets.previousExpiresAt,
    secrets.signWithPrevious,
    now,
  );
  return {
    endpoint: presentEndpoint(row ?? current, now),
    ...(given === undefined ? { webhook_secret: secret } : {}),
  };
};
