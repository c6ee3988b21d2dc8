import type { Owner } from '../../../domain/account.ts';
import { notFound } from '../../../errors.ts';
import type { EndpointKey } from '../../../events/webhooks/endpoint.ts';
import { type Sql, statement } from '../../../platform/database/sql.ts';
import type { WebhookRow } from './present.ts';

/** The account's row, so that two calls cannot both create the last endpoint. */
export const lockAccount = statement<[tenantId: string, accountId: string], { id: string }>(
  'agent.lock_account',
  'SELECT id FROM accounts WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE',
);

/** The first created comes first. */
export async function listWebhooks(
  sql: Sql,
  { tenantId, accountId }: Owner,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly WebhookRow[]> {
  return (await sql.tenant(tenantId).webhook_endpoints.findMany({
    where: { account_id: accountId, state: { not: 'deleted' }, id: { gt: after } },
    orderBy: { id: 'asc' },
    take: limit,
  })) as WebhookRow[];
}

export async function requireWebhook(sql: Sql, { tenantId, accountId }: Owner, id: string): Promise<WebhookRow> {
  const where = { account_id: accountId, id, state: { not: 'deleted' } };
  const row = (await sql.tenant(tenantId).webhook_endpoints.findFirst({ where })) as WebhookRow | null;
  if (row === null)
    throw notFound('webhook', [
      { skill: 'agent.webhooks.list', params: {}, why: 'Lists the webhook endpoints of this account.' },
    ]);
  return row;
}

export const keyOf = ({ tenantId }: Owner, endpointId: string): EndpointKey => ({ tenantId, endpointId });
