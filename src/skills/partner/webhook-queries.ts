import { ENDPOINT_COLUMNS, type EndpointRow } from '../../messaging/delivery/endpoint.ts';
import { statement } from '../../platform/sql.ts';

export const findEndpoint = statement<[tenantId: string], EndpointRow>(
  'partner.find_endpoint',
  `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints WHERE tenant_id = $1`,
);

/** A second call that changes the endpoint waits; deliveries go on with what they have read. */
export const lockEndpoint = statement<[tenantId: string], EndpointRow>(
  'partner.lock_endpoint',
  `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints WHERE tenant_id = $1 FOR NO KEY UPDATE`,
);

type SecretValues = [
  secret: string,
  fingerprint: string,
  previousSecret: string | null,
  previousExpiresAt: Date | null,
  signWithPrevious: boolean,
  now: Date,
];

type EndpointValues = [tenantId: string, url: string, delivery: string, ...SecretValues];

/** Does nothing when another call was faster. */
export const insertEndpoint = statement<EndpointValues, EndpointRow>(
  'partner.insert_endpoint',
  `INSERT INTO webhook_endpoints (tenant_id, url, state, delivery, secret, secret_fingerprint, previous_secret, previous_expires_at,
                                  sign_with_previous, created_at, updated_at)
   VALUES ($1, $2, 'active', $3, $4, $5, $6, $7, $8, $9, $9) ON CONFLICT (tenant_id) DO NOTHING RETURNING ${ENDPOINT_COLUMNS}`,
);

/** Enables it and closes its breaker. */
export const rewriteEndpoint = statement<EndpointValues, EndpointRow>(
  'partner.rewrite_endpoint',
  `UPDATE webhook_endpoints
      SET url = $2, state = 'active', state_reason = NULL, delivery = $3, secret = $4, secret_fingerprint = $5, previous_secret = $6,
          previous_expires_at = $7, sign_with_previous = $8, breaker_open_until = NULL, updated_at = $9
    WHERE tenant_id = $1 RETURNING ${ENDPOINT_COLUMNS}`,
);

export const replaceSecret = statement<[tenantId: string, ...SecretValues], EndpointRow>(
  'partner.replace_secret',
  `UPDATE webhook_endpoints
      SET secret = $2, secret_fingerprint = $3, previous_secret = $4, previous_expires_at = $5, sign_with_previous = $6, updated_at = $7
    WHERE tenant_id = $1 RETURNING ${ENDPOINT_COLUMNS}`,
);

/** At most 10,000 are counted. */
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
