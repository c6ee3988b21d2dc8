import { setTimeout as sleep } from 'node:timers/promises';
import { SLOW_MS } from '../../domain/webhooks/latency.ts';
import type { Database } from '../../platform/database/database.ts';
import type { OnFailure } from '../../platform/for-each-isolated.ts';
import { createBookkeeping } from './bookkeeping.ts';
import { deliverEndpoint } from './deliver-endpoint.ts';
import { bySpeed, makeRoom, type Place, type PlaceLimits, type Speed, shareOf } from './delivery-places.ts';
import type { DeliveryCounts, DeliveryParts } from './delivery-state.ts';
import { dueEndpoints, isLeased } from './due-endpoints.ts';
import type { EndpointKey } from './endpoint.ts';
import { acquireLease } from './lease.ts';

export interface DelivererParts extends Omit<DeliveryParts, 'transactions'> {
  readonly database: Database;
  readonly onFailure: OnFailure;
  readonly onOutcome: (outcome: keyof DeliveryCounts, count: number) => void;
  readonly onTakeover: () => void;
  /** Deliveries in progress at the same time. */
  readonly limits?: Readonly<Record<Speed, PlaceLimits>>;
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
/** A crowd of slow receivers must not hold all that a process can do. */
const LIMITS: Readonly<Record<Speed, PlaceLimits>> = {
  fast: { places: 500, perTenant: 100 },
  slow: { places: 500, perTenant: 50 },
};
const REQUESTED_MS = 10_000;
const LEASE_POLL_MS = 50;
const SHUTDOWN_TIMEOUT_MS = 8_000;
/** Pause for an endpoint whose accounts have nothing due. */
const IDLE_ENDPOINT_PAUSE_MS = 1_000;

/** As `dueEndpoints` writes it. */
const nameOf = ({ tenantId, endpointId }: EndpointKey): string => `${tenantId} ${endpointId}`;

/**
 * The deliveries of one process. Each endpoint has its own, so that a hanging receiver blocks no
 * other; tenants have shares of the places and of the connections.
 */
export function createDeliverer(parts: DelivererParts): Deliverer {
  const { database, clock, onFailure, onOutcome, onTakeover, limits = LIMITS } = parts;
  const { background } = database;
  const bookkeeping = createBookkeeping(database);
  const stopping = new AbortController();
  const cancelling = new AbortController();
  /** Deliveries in progress: of due endpoints, whether they had anything to do. */
  const started = new Set<Promise<boolean>>();
  /** Deliveries that a call has requested. */
  const requested = new Set<Promise<unknown>>();
  const places = new Map<string, Place>();
  const blocked = new Map<string, number>();

  const deliverAt = async (
    key: EndpointKey,
    { automatic, limit, until, place }: { automatic: boolean; limit: number; until: AbortSignal; place?: Place },
  ): Promise<DeliveryCounts | null> => {
    let latencyMs = (): number | null => place?.latencyMs ?? null;
    const transactions = bookkeeping(key, () => latencyMs());
    const lease = await acquireLease(transactions, { ...key, automatic }, clock);
    if (lease === null) return null;
    if (lease.takenOver) onTakeover();
    latencyMs = () => lease.latencyMs;
    const delivery = deliverEndpoint({ ...parts, transactions }, lease, {
      limit,
      automatic,
      stopSignal: until,
      cancelSignal: cancelling.signal,
    });
    if (place !== undefined) place.delivery = delivery;
    const counts = await delivery.ended;
    for (const outcome of ['delivered', 'failed', 'dead'] as const) onOutcome(outcome, counts[outcome]);
    return counts;
  };

  const start = (key: EndpointKey, speed: Speed, latencyMs: number | null): void => {
    const name = nameOf(key);
    const place: Place = { tenantId: key.tenantId, speed, latencyMs, since: performance.now(), delivery: null };
    places.set(name, place);
    const options = { automatic: true, limit: Number.POSITIVE_INFINITY, until: stopping.signal, place };
    const worked: Promise<boolean> = deliverAt(key, options)
      .then(
        (counts) => counts !== null && counts.delivered + counts.failed + counts.dead > 0,
        (error: unknown) => {
          onFailure(error);
          return false;
        },
      )
      .then((hasWorked) => {
        if (!hasWorked) blocked.set(name, performance.now() + IDLE_ENDPOINT_PAUSE_MS);
        places.delete(name);
        started.delete(worked);
        return hasWorked;
      });
    started.add(worked);
  };

  const isDue = async (at: Date, but: readonly string[]): Promise<boolean> =>
    (await background.row(dueEndpoints, at, but, [], null, SLOW_MS, 1, 1)) !== null;

  /** Starts deliveries in the free places; returns whether more may be due. */
  const fill = async (speed: Speed, used: readonly Place[], but: readonly string[]): Promise<boolean> => {
    const share = shareOf(used, limits[speed]);
    makeRoom(used, share, performance.now());
    const room = Math.min(MAX_STARTED_PER_RUN, share.room);
    if (stopping.signal.aborted || room <= 0) return false;
    const { perTenant } = limits[speed];
    const known = [...but, ...places.keys()];
    const busy = [...share.busyTenants];
    const due = await background.rows(dueEndpoints, clock(), known, busy, speed === 'slow', SLOW_MS, perTenant, room);
    const held = new Map(share.held);
    for (const { tenant_id: tenantId, id: endpointId, latency_ms: latencyMs } of due) {
      const count = held.get(tenantId) ?? 0;
      if (count >= perTenant || places.has(nameOf({ tenantId, endpointId }))) continue;
      held.set(tenantId, count + 1);
      start({ tenantId, endpointId }, speed, latencyMs);
    }
    return due.length === MAX_STARTED_PER_RUN;
  };

  const fillAll = async (but: Iterable<string>): Promise<boolean> => {
    const blockedNames = [...but];
    // One look instead of two, as long as there is nothing to do.
    if (places.size === 0 && !(await isDue(clock(), blockedNames))) return false;
    const used = bySpeed(places.values(), limits);
    const hasMore = await Promise.all([fill('fast', used.fast, blockedNames), fill('slow', used.slow, blockedNames)]);
    return hasMore.includes(true);
  };

  return {
    run: async () => {
      const now = performance.now();
      for (const [name, until] of blocked) if (until <= now) blocked.delete(name);
      for (const { delivery } of places.values()) delivery?.refresh();
      return fillAll(blocked.keys());
    },
    hasDue: async (at) => places.size > 0 || (await isDue(at, [])),
    drain: async () => {
      await fillAll([]);
      const worked = await Promise.all(started);
      return worked.includes(true);
    },
    deliver: async (key, limit) => {
      const late = AbortSignal.timeout(REQUESTED_MS);
      const until = AbortSignal.any([stopping.signal, late]);
      for (;;) {
        const delivery = deliverAt(key, { automatic: false, limit, until }).finally(() => requested.delete(delivery));
        requested.add(delivery);
        const counts = await delivery;
        if (counts !== null) return { ...counts, busy: false };
        const busy = (await background.row(isLeased, key.tenantId, key.endpointId, clock())) !== null;
        if (!busy || until.aborted) return { delivered: 0, failed: 0, dead: 0, busy };
        await sleep(LEASE_POLL_MS, undefined, { signal: until }).catch(() => undefined);
      }
    },
    stop: async () => {
      stopping.abort();
      const grace = setTimeout(() => cancelling.abort(), SHUTDOWN_TIMEOUT_MS);
      await Promise.allSettled([...requested, ...started]);
      clearTimeout(grace);
      await parts.client.close();
    },
  };
}
