import { invalidParams } from '../../errors.ts';
import type { EndpointRow } from '../../messaging/delivery/endpoint.ts';
import { forgetHealth } from '../../messaging/delivery/record-attempts-queries.ts';
import { checkOutgoingUrl } from '../../platform/safe-fetch/index.ts';
import type { Skill, SkillParams, WriteContext } from '../../skill.ts';
import { presentEndpoint } from './present-endpoint.ts';
import { countPending, insertEndpoint, lockEndpoint, rewriteEndpoint } from './webhook-queries.ts';
import { keep, makeSecret, rotate } from './webhook-secret.ts';

/** No DNS here: where the name leads is judged at each request. Whatever was wrong with the endpoint before is forgotten. */
export const configureWebhook: Skill<'partner.configureWebhook'> = async (params, context) => {
  const { tx, account, service, now, afterCommit } = context;
  const verdict = checkOutgoingUrl(params.webhook_url, service.config.outgoing);
  if (!verdict.ok)
    throw invalidParams('Events go to public https addresses only.', [{ path: '/webhook_url', rule: verdict.reason }]);
  const made = makeSecret();
  const endpoint = await write(context, verdict.url, params, made);
  await tx.run(forgetHealth, account.tenantId);
  const pending = await tx.row(countPending, account.tenantId);
  afterCommit(service.wake);
  return {
    endpoint: presentEndpoint(endpoint.row, now),
    ...(endpoint.madeSecret ? { webhook_secret: made } : {}),
    pending: pending?.count ?? 0,
  };
};

interface Written {
  readonly row: EndpointRow;
  readonly madeSecret: boolean;
}

async function write(
  context: WriteContext,
  url: string,
  params: SkillParams<'partner.configureWebhook'>,
  made: string,
): Promise<Written> {
  const { tx, account, service, now } = context;
  const { webhook_secret: given, sign_with_previous: signWithPrevious } = params;
  const current = await tx.row(lockEndpoint, account.tenantId);
  const secrets =
    given === undefined && current !== null
      ? keep(current, signWithPrevious)
      : rotate(service.sealer, { tenantId: account.tenantId, current, secret: given ?? made, signWithPrevious }, now);
  const row = await tx.row(
    current === null ? insertEndpoint : rewriteEndpoint,
    account.tenantId,
    url,
    params.delivery ?? current?.delivery ?? 'automatic',
    secrets.secret,
    secrets.fingerprint,
    secrets.previous,
    secrets.previousExpiresAt,
    secrets.signWithPrevious,
    now,
  );
  // Another call made it between the look and the insert; now it is there to be locked.
  if (row === null) return write(context, url, params, made);
  return { row, madeSecret: given === undefined && current === null };
}
