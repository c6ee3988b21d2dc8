import { setTimeout as sleep } from 'node:timers/promises';
import type { OnFailure } from '../../platform/each-apart.ts';
import { statement } from '../../platform/sql.ts';
import type { DeliveredEvents } from '../../service.ts';
import { type Delivery, type DeliveryParts, deliverEndpoint, type Tally } from './deliver-endpoint.ts';
import { takeLease } from './lease.ts';

export interface DelivererParts extends DeliveryParts {
  readonly onFailure: OnFailure;
  readonly onOutcome: (outcome: keyof Tally, count: number) => void;
  readonly onTakeover: () => void;
  /** Deliveries at once, besides those that are stuck. */
  readonly mostRunning?: number;
}

export interface Deliverer {
  /** Starts a delivery at each endpoint that has something due and waits for none; answers whether there may be more to start. */
  round(): Promise<boolean>;
  /** Delivers everything that is due at this moment; answers whether there was anything. For tests and commands. */
  drain(): Promise<boolean>;
  /** Delivers at one endpoint, whether it delivers on request or not; starts nothing new after ten seconds. */
  deliver(tenantId: string, limit: number): Promise<DeliveredEvents>;
  /** No request begins any more; those under way get eight seconds. */
  stop(): Promise<void>;
}

const MOST_STARTED = 200;
const MOST_RUNNING = 500;
/** So many that are stuck take nobody's place: whoever has five hundred receivers that hang must not keep the others waiting. */
const MOST_STUCK = 500;
const REQUESTED_MS = 10_000;
const ASK_AGAIN_MS = 50;
const STOP_GRACE_MS = 8_000;
/** An endpoint with nothing but accounts whose turn has not come is left alone for so long. */
const REST_MS = 1_000;

/**
 * Endpoints at which something is due and nobody delivers: one look into outbox_events_pending_idx for each endpoint, up to the first event
 * that is due. Reads across tenants and locks nothing. The order, of which nothing is needed, is that of the index: asked whether something
 * EXISTS, a planner that last saw an empty outbox begins with all that waits (76 ms for 35,000 events).
 */
export const dueEndpoints = statement<[now: Date, but: readonly string[], limit: number], { tenant_id: string }>(
  'delivery.due_endpoints',
  `SELECT e.tenant_id
     FROM webhook_endpoints e CROSS JOIN LATERAL (
       SELECT FROM outbox_events o WHERE o.tenant_id = e.tenant_id AND o.state = 'pending' AND o.due_at <= $1
        ORDER BY o.account_id, o.id LIMIT 1) due
    WHERE e.state = 'active' AND e.delivery = 'automatic' AND (e.breaker_open_until IS NULL OR e.breaker_open_until <= $1)
      AND (e.lease_until IS NULL OR e.lease_until <= $1) AND e.tenant_id <> ALL ($2::text[])
    LIMIT $3`,
);

const isLeased = statement<[tenantId: string, now: Date], { tenant_id: string }>(
  'delivery.is_leased',
  "SELECT tenant_id FROM webhook_endpoints WHERE tenant_id = $1 AND state = 'active' AND lease_until > $2",
);

/** Deliveries of one process. Each endpoint has one of its own, so that a receiver that hangs keeps nobody else waiting. */
export function createDeliverer(parts: DelivererParts): Deliverer {
  const { database, clock, onFailure, onOutcome, onTakeover, mostRunning = MOST_RUNNING } = parts;
  const ending = new AbortController();
  const dropping = new AbortController();
  const running = new Map<string, Delivery>();
  const all = new Set<Promise<unknown>>();
  const resting = new Map<string, number>();

  const deliverAt = async (
    tenantId: string,
    automatic: boolean,
    limit: number,
    until: AbortSignal,
  ): Promise<Tally | null> => {
    const lease = await takeLease(database, { tenantId, automatic }, clock);
    if (lease === null) return null;
    if (lease.takenOver) onTakeover();
    const delivery = deliverEndpoint(parts, lease, { limit, automatic, ending: until, dropping: dropping.signal });
    running.set(tenantId, delivery);
    const ended = delivery.ended.finally(() => {
      running.delete(tenantId);
      all.delete(ended);
    });
    all.add(ended);
    const tally = await ended;
    for (const outcome of ['delivered', 'failed', 'dead'] as const) onOutcome(outcome, tally[outcome]);
    return tally;
  };

  const starting = new Map<string, Promise<boolean>>();
  const start = (tenantId: string): void => {
    const started = deliverAt(tenantId, true, Number.POSITIVE_INFINITY, ending.signal)
      .then((tally) => {
        const worked = tally !== null && tally.delivered + tally.failed + tally.dead > 0;
        if (!worked) resting.set(tenantId, performance.now() + REST_MS);
        return worked;
      })
      .catch((error: unknown) => {
        resting.set(tenantId, performance.now() + REST_MS);
        onFailure(error);
        return false;
      })
      .finally(() => starting.delete(tenantId));
    starting.set(tenantId, started);
  };

  const startDue = async (but: Iterable<string>): Promise<number> => {
    const stuck = [...starting.keys()].filter((tenantId) => running.get(tenantId)?.isStuck === true).length;
    const room = Math.min(MOST_STARTED, mostRunning - (starting.size - Math.min(stuck, MOST_STUCK)));
    if (ending.signal.aborted || room <= 0) return 0;
    const due = await database.rows(dueEndpoints, clock(), [...but, ...starting.keys()], room);
    for (const { tenant_id: tenantId } of due) if (!starting.has(tenantId)) start(tenantId);
    return due.length;
  };

  return {
    round: async () => {
      const now = performance.now();
      for (const [tenantId, until] of resting) if (until <= now) resting.delete(tenantId);
      for (const delivery of running.values()) delivery.look();
      return (await startDue(resting.keys())) === MOST_STARTED;
    },
    drain: async () => {
      await startDue([]);
      const worked = await Promise.all(starting.values());
      return worked.includes(true);
    },
    deliver: async (tenantId, limit) => {
      const late = AbortSignal.timeout(REQUESTED_MS);
      const until = AbortSignal.any([ending.signal, late]);
      for (;;) {
        const tally = await deliverAt(tenantId, false, limit, until);
        if (tally !== null) return { ...tally, busy: false };
        const busy = (await database.row(isLeased, tenantId, clock())) !== null;
        if (!busy || until.aborted) return { delivered: 0, failed: 0, dead: 0, busy };
        await sleep(ASK_AGAIN_MS, undefined, { signal: until }).catch(() => undefined);
      }
    },
    stop: async () => {
      ending.abort();
      const grace = setTimeout(() => dropping.abort(), STOP_GRACE_MS);
      await Promise.allSettled([...all, ...starting.values()]);
      clearTimeout(grace);
      await parts.client.close();
    },
  };
}
