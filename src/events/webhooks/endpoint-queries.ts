import type { Prisma } from '../../generated/prisma/client.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { ENDPOINT_COLUMNS, type EndpointKey, type EndpointRow } from './endpoint.ts';
import type { SecretsRow } from './secrets.ts';

export async function findEndpoint(sql: Sql, { tenantId, endpointId }: EndpointKey): Promise<EndpointRow | null> {
  return (await sql.tenant(tenantId).webhook_endpoints.findFirst({ where: { id: endpointId } })) as EndpointRow | null;
}

const lock = statement<[tenantId: string, endpointId: string], EndpointRow>(
  'webhooks.lock_endpoint',
  `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints WHERE tenant_id = $1 AND id = $2 FOR NO KEY UPDATE`,
);

/**
 * A second call that changes the endpoint waits for this lock. Deliveries do not wait and use the
 * endpoint as they have read it.
 */
export const lockEndpoint = (tx: Sql, { tenantId, endpointId }: EndpointKey): Promise<EndpointRow | null> =>
  tx.row(lock, tenantId, endpointId);

export interface EndpointValues extends SecretsRow {
  readonly url: string;
  readonly delivery: string;
  /** Of an endpoint of an account: the account, and what it gets. */
  readonly account_id?: string;
  readonly types?: string[];
  readonly description?: string | null;
  readonly state?: 'active' | 'paused';
}

/** Returns null when another call has inserted the endpoint first. */
export async function insertEndpoint(
  tx: Sql,
  { tenantId, endpointId }: EndpointKey,
  values: EndpointValues,
  now: Date,
): Promise<EndpointRow | null> {
  const [created] = await tx.tenant(tenantId).webhook_endpoints.createManyAndReturn({
    data: [{ tenant_id: tenantId, id: endpointId, state: 'active', ...values, created_at: now, updated_at: now }],
    skipDuplicates: true,
  });
  return (created ?? null) as EndpointRow | null;
}

/** Enables the endpoint and closes its breaker. */
export function rewriteEndpoint(
  tx: Sql,
  key: EndpointKey,
  values: EndpointValues,
  now: Date,
): Promise<EndpointRow | null> {
  const reset = { state: 'active', state_reason: null, breaker_open_until: null };
  return changeEndpoint(tx, key, { ...values, ...reset }, now);
}

export async function changeEndpoint(
  tx: Sql,
  { tenantId, endpointId }: EndpointKey,
  data: Prisma.webhook_endpointsUncheckedUpdateManyInput,
  now: Date,
): Promise<EndpointRow | null> {
  const [changed] = await tx.tenant(tenantId).webhook_endpoints.updateManyAndReturn({
    where: { id: endpointId },
    data: { ...data, updated_at: now },
  });
  return (changed ?? null) as EndpointRow | null;
}

/** Counts at most 10,000 events. */
export const countPending = statement<[tenantId: string, endpointId: string], { count: number }>(
  'webhooks.count_pending',
  `SELECT count(*) FROM (
     SELECT FROM outbox_events WHERE tenant_id = $1 AND endpoint_id = $2 AND state = 'pending' LIMIT 10000) AS pending`,
);

export const countDue = statement<[tenantId: string, endpointId: string, now: Date], { count: number }>(
  'webhooks.count_due',
  `SELECT count(*) FROM (
     SELECT FROM outbox_events WHERE tenant_id = $1 AND endpoint_id = $2 AND state = 'pending' AND due_at <= $3 LIMIT 10000) AS due`,
);
