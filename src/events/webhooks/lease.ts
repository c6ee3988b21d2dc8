import { randomUUID } from 'node:crypto';
import { nextAverage } from '../../domain/webhooks/latency.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { EndpointKey, EndpointRow } from './endpoint.ts';
import { renewLease } from './lease-queries.ts';
import { LEASE_MS, type LeaseRows } from './leases.ts';

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
  /** Counts the time that an answer took. */
  noteLatency(ms: number): void;
  /**
   * Renews it on the given connection, and saves how long answers take; false when another process has taken over, and nothing may
   * be recorded.
   */
  renew(sql: Sql): Promise<boolean>;
  /**
   * Whether a request may start: reads the endpoint again when the last read is old, and renews the
   * lease when too little is left.
   */
  ensureCurrent(): Promise<boolean>;
  release(): Promise<void>;
}

export interface AcquireLease extends EndpointKey {
  readonly automatic: boolean;
}

export async function acquireLease(
  rows: LeaseRows,
  { tenantId, endpointId, automatic }: AcquireLease,
  clock: () => Date,
): Promise<Lease | null> {
  const key = { tenantId, endpointId, token: randomUUID() };
  const acquired = await rows.acquire(key, automatic);
  if (acquired === null) return null;
  const { taken_over: takenOver, ...found } = acquired;
  let until = found.lease_until;
  let latencyMs = found.latency_ms;
  let endpoint: EndpointRow = found;
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
    const next = new Date(clock().getTime() + LEASE_MS);
    const askedAt = performance.now();
    if (lost || !update(await sql.row(renewLease, tenantId, key.token, next, endpointId, latencyMs), askedAt))
      return false;
    until = next;
    return true;
  };

  const coversRequest = (): boolean => until.getTime() - clock().getTime() >= MAX_REQUEST_MS;
  const refresh = async (): Promise<boolean> => {
    if (!coversRequest()) return renew(rows.sqlOf(tenantId));
    const askedAt = performance.now();
    return update(await rows.read(key), askedAt);
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
      if (!lost) await rows.release(key);
    },
  };
}
