import { setTimeout as sleep } from 'node:timers/promises';
import { statement } from '../../platform/database/sql.ts';
import type { OnFailure } from '../../platform/for-each-isolated.ts';
import { type Delivery, deliverEndpoint } from './deliver-endpoint.ts';
import type { DeliveryCounts, DeliveryParts } from './delivery-state.ts';
import type { EndpointKey } from './endpoint.ts';
import { acquireLease } from './lease.ts';

export interface DelivererParts extends DeliveryParts {
  readonly onFailure: OnFailure;
  readonly onOutcome: (outcome: keyof DeliveryCounts, count: number) => void;
  readonly onTakeover: () => void;
  /** Maximum concurrent deliveries, stuck ones excluded. */
  readonly maxRunning?: number;
}

/** Number of events by outcome; `busy`: another delivery held the endpoint the whole time. */
export interface DeliveredEvents {
  readonly delivered: number;
  readonly failed: number;
  readonly dead: number;
  readonly busy: boolean;
}

export interface Deliverer {
  /**
   * Starts a delivery for each endpoint with due events without waiting for it; returns whether
   * more endpoints may be due.
   */
  run(): Promise<boolean>;
  /** Whether a delivery is in progress, or an event will be due at the time. */
  hasDue(at: Date): Promise<boolean>;
  /**
   * Delivers everything that is due now; returns whether there was anything. For tests and
   * commands.
   */
  drain(): Promise<boolean>;
  /** Delivers at one endpoint, whatever its delivery mode; starts no request after ten seconds. */
  deliver(endpoint: EndpointKey, limit: number): Promise<DeliveredEvents>;
  /** Starts no more requests; pending ones get eight seconds. */
  stop(): Promise<void>;
}

const MAX_STARTED_PER_RUN = 200;
const MAX_RUNNING = 500;
/**
 * Stuck deliveries up to this number do not count as running: a partner with hundreds of hanging
 * receivers must not block others.
 */
const MAX_STUCK = 500;
const REQUESTED_MS = 10_000;
const LEASE_POLL_MS = 50;
const SHUTDOWN_TIMEOUT_MS = 8_000;
/** Pause for an endpoint whose accounts have nothing due. */
const IDLE_ENDPOINT_PAUSE_MS = 1_000;

/**
 * Endpoints with due events and no delivery: one index lookup each in outbox_events_pending_idx, up
 * to the first due event. Reads across tenants; takes no locks. The ORDER BY matches the index:
 * with EXISTS, a planner with outdated statistics would scan all pending events.
 */
export const dueEndpoints = statement<
  [now: Date, but: readonly string[], limit: number],
  { tenant_id: string; id: string }
>(
  'delivery.due_endpoints',
  `SELECT e.tenant_id, e.id
     FROM webhook_endpoints e CROSS JOIN LATERAL (
       SELECT FROM outbox_events o WHERE o.tenant_id = e.tenant_id AND o.endpoint_id = e.id AND o.state = 'pending' AND o.due_at <= $1
        ORDER BY o.account_id, o.id LIMIT 1) due
    WHERE e.state = 'active' AND e.delivery = 'automatic' AND (e.breaker_open_until IS NULL OR e.breaker_open_until <= $1)
      AND (e.lease_until IS NULL OR e.lease_until <= $1) AND e.tenant_id || ' ' || e.id <> ALL ($2::text[])
    LIMIT $3`,
);

const isLeased = statement<[tenantId: string, endpointId: string, now: Date], { tenant_id: string }>(
  'delivery.is_leased',
  "SELECT tenant_id FROM webhook_endpoints WHERE tenant_id = $1 AND id = $2 AND state = 'active' AND lease_until > $3",
);

/** As `dueEndpoints` writes it. */
const nameOf = ({ tenantId, endpointId }: EndpointKey): string => `${tenantId} ${endpointId}`;

/**
 * The deliveries of one process. Each endpoint has its own, so that a hanging receiver blocks no
 * other.
 */
export function createDeliverer(parts: DelivererParts): Deliverer {
  const { database, clock, onFailure, onOutcome, onTakeover, maxRunning = MAX_RUNNING } = parts;
  const stopping = new AbortController();
  const cancelling = new AbortController();
  const running = new Map<string, Delivery>();
  const all = new Set<Promise<unknown>>();
  const blocked = new Map<string, number>();

  const deliverAt = async (
    key: EndpointKey,
    automatic: boolean,
    limit: number,
    until: AbortSignal,
  ): Promise<DeliveryCounts | null> => {
    const lease = await acquireLease(database, { ...key, automatic }, clock);
    if (lease === null) return null;
    if (lease.takenOver) onTakeover();
    const delivery = deliverEndpoint({ ...parts, database: database.near(key.tenantId) }, lease, {
      limit,
      automatic,
      stopSignal: until,
      cancelSignal: cancelling.signal,
    });
    running.set(nameOf(key), delivery);
    const ended = delivery.ended.finally(() => {
      running.delete(nameOf(key));
      all.delete(ended);
    });
    all.add(ended);
    const counts = await ended;
    for (const outcome of ['delivered', 'failed', 'dead'] as const) onOutcome(outcome, counts[outcome]);
    return counts;
  };

  const starting = new Map<string, Promise<boolean>>();
  const start = (key: EndpointKey): void => {
    const name = nameOf(key);
    const started = deliverAt(key, true, Number.POSITIVE_INFINITY, stopping.signal)
      .then((counts) => {
        const worked = counts !== null && counts.delivered + counts.failed + counts.dead > 0;
        if (!worked) blocked.set(name, performance.now() + IDLE_ENDPOINT_PAUSE_MS);
        return worked;
      })
      .catch((error: unknown) => {
        blocked.set(name, performance.now() + IDLE_ENDPOINT_PAUSE_MS);
        onFailure(error);
        return false;
      })
      .finally(() => starting.delete(name));
    starting.set(name, started);
  };

  const startDue = async (but: Iterable<string>): Promise<number> => {
    const stuck = [...starting.keys()].filter((name) => running.get(name)?.isStuck === true).length;
    const room = Math.min(MAX_STARTED_PER_RUN, maxRunning - (starting.size - Math.min(stuck, MAX_STUCK)));
    if (stopping.signal.aborted || room <= 0) return 0;
    const due = await database.rows(dueEndpoints, clock(), [...but, ...starting.keys()], room);
    for (const { tenant_id: tenantId, id: endpointId } of due)
      if (!starting.has(nameOf({ tenantId, endpointId }))) start({ tenantId, endpointId });
    return due.length;
  };

  return {
    run: async () => {
      const now = performance.now();
      for (const [name, until] of blocked) if (until <= now) blocked.delete(name);
      for (const delivery of running.values()) delivery.refresh();
      return (await startDue(blocked.keys())) === MAX_STARTED_PER_RUN;
    },
    hasDue: async (at) => starting.size > 0 || (await database.rows(dueEndpoints, at, [], 1)).length > 0,
    drain: async () => {
      await startDue([]);
      const worked = await Promise.all(starting.values());
      return worked.includes(true);
    },
    deliver: async (key, limit) => {
      const late = AbortSignal.timeout(REQUESTED_MS);
      const until = AbortSignal.any([stopping.signal, late]);
      for (;;) {
        const counts = await deliverAt(key, false, limit, until);
        if (counts !== null) return { ...counts, busy: false };
        const busy = (await database.row(isLeased, key.tenantId, key.endpointId, clock())) !== null;
        if (!busy || until.aborted) return { delivered: 0, failed: 0, dead: 0, busy };
        await sleep(LEASE_POLL_MS, undefined, { signal: until }).catch(() => undefined);
      }
    },
    stop: async () => {
      stopping.abort();
      const grace = setTimeout(() => cancelling.abort(), SHUTDOWN_TIMEOUT_MS);
      await Promise.allSettled([...all, ...starting.values()]);
      clearTimeout(grace);
      await parts.client.close();
    },
  };
}
