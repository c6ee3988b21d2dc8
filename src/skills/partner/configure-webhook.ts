import { invalidParams } from '../../errors.ts';
import { boundTo, type EndpointRow } from '../../events/webhooks/endpoint.ts';
import { countPending, insertEndpoint, lockEndpoint, rewriteEndpoint } from '../../events/webhooks/endpoint-queries.ts';
import { resetHealth } from '../../events/webhooks/record-attempts-queries.ts';
import { keepSecret, makeSecret, rotateSecret } from '../../events/webhooks/rotate-secret.ts';
import { checkOutgoingUrl } from '../../platform/safe-fetch/index.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { partnerEndpoint } from './webhooks/partner-endpoint.ts';
import { presentEndpoint } from './webhooks/present-endpoint.ts';

/**
 * Does not resolve the host name: the address is checked at each request, because DNS can change.
 * Resets the error state of the endpoint.
 */
export const configureWebhook: Skill<'partner.configureWebhook'> = async (params, context) => {
  const { tx, account, service, now } = context;
  const checked = checkOutgoingUrl(params.webhook_url, service.config.outgoing);
  if (!checked.ok)
    throw invalidParams('webhook_url must be a public https address.', [
      { path: '/webhook_url', rule: checked.reason },
    ]);
  const newSecret = makeSecret();
  const key = partnerEndpoint(account);
  const endpoint = await write(context, checked.url, params, newSecret);
  await resetHealth(tx, key);
  const pending = await tx.row(countPending, key.tenantId, key.endpointId);
  return {
    endpoint: presentEndpoint(endpoint.row, now),
    ...(endpoint.secretCreated ? { webhook_secret: newSecret } : {}),
    pending: pending?.count ?? 0,
  };
};

interface WriteResult {
  readonly row: EndpointRow;
  readonly secretCreated: boolean;
}

async function write(
  context: WriteContext,
  url: string,
  params: SkillParams<'partner.configureWebhook'>,
  newSecret: string,
): Promise<WriteResult> {
  const { tx, account, service, now } = context;
  const { webhook_secret: givenSecret, sign_with_previous: signWithPrevious } = params;
  const key = partnerEndpoint(account);
  const current = await lockEndpoint(tx, key);
  const secrets =
    givenSecret === undefined && current !== null
      ? keepSecret(current, signWithPrevious)
      : rotateSecret(
          service.cipher,
          { boundTo: boundTo(key), current, secret: givenSecret ?? newSecret, signWithPrevious },
          now,
        );
  const values = { url, delivery: params.delivery ?? current?.delivery ?? 'automatic', ...secrets };
  const row = await (current === null ? insertEndpoint : rewriteEndpoint)(tx, key, values, now);
  // Another call has inserted the endpoint since `lockEndpoint` found none. Lock it and try again.
  if (row === null) return write(context, url, params, newSecret);
  return { row, secretCreated: givenSecret === undefined && current === null };
}
