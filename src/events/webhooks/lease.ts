import { randomUUID } from 'node:crypto';
import { nextAverage } from '../../domain/webhooks/latency.ts';
import type { Transactions } from '../../platform/database/joined-transactions.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';
import { ENDPOINT_COLUMNS, type EndpointKey, type EndpointRow } from './endpoint.ts';

const LEASE_MS = 30_000;
/** Longer than a request can take: a request that starts within its lease ends within it. */
const MAX_REQUEST_MS = 16_000;
/** A changed URL or secret applies to requests that start this long after the change. */
const ENDPOINT_MAX_AGE_MS = 100;

/**
 * The lease of an endpoint: one process delivers at a time, which limits concurrency and keeps the
 * order across processes.
 */
export interface Lease extends EndpointKey {
  /** True when a previous lease had expired. */
  readonly takenOver: boolean;
  /** The endpoint as last read; `ensureCurrent` refreshes it. */
  readonly endpoint: EndpointRow;
  /** True when another process is known to have taken over. */
  readonly lost: boolean;
  /** Moving average of the time until the receiver answers; null: it was not called yet. */
  readonly latencyMs: number | null;
  /** Counts the time that an answer took. */
  noteLatency(ms: number): void;
  /**
   * Renews it on the given connection, and saves how long answers take; false when another process
   * has taken over, and nothing may be recorded.
   */
  renew(sql: Sql): Promise<boolean>;
  /**
   * Whether a request may start: reads the endpoint again when the last read is old, and renews the
   * lease when too little is left.
   */
  ensureCurrent(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Leases an endpoint unless it is leased, disabled or its breaker is open; `automatic` skips
 * endpoints that deliver on request.
 */
const acquireEndpoint = statement<
  [tenantId: string, token: string, now: Date, until: Date, automatic: boolean, endpointId: string],
  EndpointRow & { taken_over: boolean }
>(
  'delivery.acquire_endpoint',
  `UPDATE webhook_endpoints SET lease_by = $2, lease_until = $4
     FROM (SELECT lease_by IS NOT NULL AS taken_over FROM webhook_endpoints WHERE tenant_id = $1 AND id = $6) was
    WHERE tenant_id = $1 AND id = $6 AND state = 'active' AND (delivery = 'automatic' OR NOT $5)
      AND (lease_until IS NULL OR lease_until <= $3) AND (breaker_open_until IS NULL OR breaker_open_until <= $3)
   RETURNING ${ENDPOINT_COLUMNS}, taken_over`,
);

const renewLease = statement<
  [tenantId: string, token: string, until: Date, endpointId: string, latencyMs: number | null],
  EndpointRow
>(
  'delivery.renew_lease',
  `UPDATE webhook_endpoints SET lease_until = $3, latency_ms = $5 WHERE tenant_id = $1 AND id = $4 AND lease_by = $2
   RETURNING ${ENDPOINT_COLUMNS}`,
);

const readEndpoint = statement<[tenantId: string, token: string, endpointId: string], EndpointRow>(
  'delivery.read_endpoint',
  `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints WHERE tenant_id = $1 AND id = $3 AND lease_by = $2`,
);

/** The time stays: endpoints that were served last are served last again. */
const releaseLease = statement<[tenantId: string, token: string, endpointId: string, now: Date]>(
  'delivery.release_lease',
  'UPDATE webhook_endpoints SET lease_by = NULL, lease_until = $4 WHERE tenant_id = $1 AND id = $3 AND lease_by = $2',
);

export interface AcquireLease extends EndpointKey {
  readonly automatic: boolean;
}

export async function acquireLease(
  transactions: Transactions,
  { tenantId, endpointId, automatic }: AcquireLease,
  clock: () => Date,
): Promise<Lease | null> {
  const token = randomUUID();
  const ends = (): Date => new Date(clock().getTime() + LEASE_MS);
  let until = ends();
  const acquired = await transactions.transaction((tx) =>
    tx.row(acquireEndpoint, tenantId, token, clock(), until, automatic, endpointId),
  );
  if (acquired === null) return null;
  const { taken_over: takenOver, ...found } = acquired;
  let endpoint: EndpointRow = found;
  let latencyMs = found.latency_ms;
  let lost = false;
  let readAt = performance.now();
  let refreshing: Promise<boolean> | null = null;

  const update = (row: EndpointRow | null, askedAt: number): boolean => {
    if (row === null) lost = true;
    else {
      endpoint = row;
      readAt = askedAt;
    }
    return row !== null;
  };

  const renew = async (sql: Sql): Promise<boolean> => {
    const next = ends();
    const askedAt = performance.now();
    if (lost || !update(await sql.row(renewLease, tenantId, token, next, endpointId, latencyMs), askedAt)) return false;
    until = next;
    return true;
  };

  const coversRequest = (): boolean => until.getTime() - clock().getTime() >= MAX_REQUEST_MS;
  const refresh = async (): Promise<boolean> => {
    if (!coversRequest()) return transactions.transaction(renew);
    const askedAt = performance.now();
    const row = await transactions.transaction((tx) => tx.row(readEndpoint, tenantId, token, endpointId));
    return update(row, askedAt);
  };

  return {
    tenantId,
    endpointId,
    takenOver,
    get endpoint() {
      return endpoint;
    },
    get lost() {
      return lost;
    },
    get latencyMs() {
      return latencyMs;
    },
    noteLatency: (ms) => {
      latencyMs = nextAverage(latencyMs, ms);
    },
    renew,
    ensureCurrent: async () => {
      if (!lost && (!coversRequest() || performance.now() - readAt > ENDPOINT_MAX_AGE_MS)) {
        // Ten workers ask at once; one statement serves them all.
        refreshing ??= refresh().finally(() => {
          refreshing = null;
        });
        await refreshing;
      }
      return !lost && endpoint.state === 'active' && (endpoint.delivery === 'automatic' || !automatic);
    },
    release: async () => {
      if (!lost) await transactions.transaction((tx) => tx.run(releaseLease, tenantId, token, endpointId, clock()));
    },
  };
}
