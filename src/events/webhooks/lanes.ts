import type { Delivery } from './deliver-endpoint.ts';

/** Receivers that answer slowly, on average, have places of their own. */
export type Lane = 'fast' | 'slow';

/** Deliveries in progress at the same time, in all and of one tenant. */
export interface LaneLimits {
  readonly places: number;
  readonly perTenant: number;
}

/** The place of a delivery, from before it has its lease until it has ended. */
export interface Place {
  readonly tenantId: string;
  readonly lane: Lane;
  /** As it was when it began; null: the receiver was not called yet. */
  readonly latencyMs: number | null;
  /** On the clock of `performance.now()`. */
  readonly since: number;
  /** Null until it has its lease. */
  delivery: Delivery | null;
}

/** What is free in a lane. */
export interface Share {
  readonly room: number;
  /** Tenants that hold as many places as they may. */
  readonly busyTenants: ReadonlySet<string>;
  /** Places in use, by tenant. */
  readonly held: ReadonlyMap<string, number>;
}

/** With a full lane, or a busy tenant, a delivery gives its place to others after this time. */
const SLICE_MS = 5_000;

/**
 * The lanes in which the places in use count. A fast delivery whose receiver hangs counts as a slow
 * one while there is room: receivers that begin to hang do not hold up those that are fast.
 */
export function inLanes(
  places: Iterable<Place>,
  limits: Readonly<Record<Lane, LaneLimits>>,
): Readonly<Record<Lane, readonly Place[]>> {
  const lanes: Record<Lane, Place[]> = { fast: [], slow: [] };
  for (const place of places) lanes[place.lane].push(place);
  const hanging = lanes.fast
    .filter(({ delivery }) => delivery?.isStuck === true)
    .slice(0, Math.max(0, limits.slow.places - lanes.slow.length));
  const moved = new Set(hanging);
  return { fast: lanes.fast.filter((place) => !moved.has(place)), slow: [...lanes.slow, ...hanging] };
}

export function shareOf(used: readonly Place[], { places, perTenant }: LaneLimits): Share {
  const held = new Map<string, number>();
  for (const { tenantId } of used) held.set(tenantId, (held.get(tenantId) ?? 0) + 1);
  const busyTenants = new Set([...held].filter(([, count]) => count >= perTenant).map(([tenantId]) => tenantId));
  return { room: places - used.length, busyTenants, held };
}

/** Asks deliveries to leave that others may wait for: none is held by a receiver with much work. */
export function makeRoom(used: readonly Place[], { room, busyTenants }: Share, now: number): void {
  for (const { tenantId, since, delivery } of used)
    if (now - since >= SLICE_MS && (room <= 0 || busyTenants.has(tenantId))) delivery?.leave();
}
