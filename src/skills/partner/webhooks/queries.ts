import { ENDPOINT_COLUMNS, type EndpointRow } from '../../../events/webhooks/endpoint.ts';
import type { SecretsRow } from '../../../events/webhooks/secrets.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { type Sql, statement } from '../../../platform/database/sql.ts';

export async function findEndpoint(sql: Sql, tenantId: string): Promise<EndpointRow | null> {
  return (await sql.tenant(tenantId).webhook_endpoints.findFirst()) as EndpointRow | null;
}

/**
 * A second call that changes the endpoint waits for this lock. Deliveries do not wait and use the
 * endpoint as they have read it.
 */
export const lockEndpoint = statement<[tenantId: string], EndpointRow>(
  'partner.lock_endpoint',
  `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints WHERE tenant_id = $1 FOR NO KEY UPDATE`,
);

interface EndpointValues extends SecretsRow {
  readonly url: string;
  readonly delivery: string;
}

/** Returns null when another call has inserted the endpoint first. */
export async function insertEndpoint(
  tx: Sql,
  tenantId: string,
  values: EndpointValues,
  now: Date,
): Promise<EndpointRow | null> {
  const [created] = await tx.tenant(tenantId).webhook_endpoints.createManyAndReturn({
    data: [{ tenant_id: tenantId, ...values, state: 'active', created_at: now, updated_at: now }],
    skipDuplicates: true,
  });
  return (created ?? null) as EndpointRow | null;
}

/** Enables the endpoint and closes its breaker. */
export function rewriteEndpoint(
  tx: Sql,
  tenantId: string,
  values: EndpointValues,
  now: Date,
): Promise<EndpointRow | null> {
  const reset = { state: 'active', state_reason: null, breaker_open_until: null };
  return change(tx, tenantId, { ...values, ...reset, updated_at: now });
}

export function replaceSecret(tx: Sql, tenantId: string, values: SecretsRow, now: Date): Promise<EndpointRow | null> {
  return change(tx, tenantId, { ...values, updated_at: now });
}

async function change(
  tx: Sql,
  tenantId: string,
  data: Prisma.webhook_endpointsUncheckedUpdateManyInput,
): Promise<EndpointRow | null> {
  const [changed] = await tx.tenant(tenantId).webhook_endpoints.updateManyAndReturn({ data });
  return (changed ?? null) as EndpointRow | null;
}

/** Counts at most 10,000 events. */
export const countPending = statement<[tenantId: string], { count: number }>(
  'partner.count_pending',
  `SELECT count(*) FROM (
     SELECT FROM outbox_events WHERE tenant_id = $1 AND state = 'pending' LIMIT 10000) AS pending`,
);

export const countDue = statement<[tenantId: string, now: Date], { count: number }>(
  'partner.count_due',
  `SELECT count(*) FROM (
     SELECT FROM outbox_events WHERE tenant_id = $1 AND state = 'pending' AND due_at <= $2 LIMIT 10000) AS due`,
);
