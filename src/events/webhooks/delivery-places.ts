import type { Delivery } from './deliver-endpoint.ts';

/** Receivers that answer slowly, on average, have places of their own. */
export type Speed = 'fast' | 'slow';

/** Deliveries in progress at the same time, in all and of one tenant. */
export interface PlaceLimits {
  readonly places: number;
  readonly perTenant: number;
}

/** The place of a delivery, from before it has its lease until it has ended. */
export interface Place {
  readonly tenantId: string;
  readonly speed: Speed;
  /** As it was when it began; null: the receiver was not called yet. */
  readonly latencyMs: number | null;
  /** On the clock of `performance.now()`. */
  readonly since: number;
  /** Null until it has its lease. */
  delivery: Delivery | null;
}

/** What is free among the places of fast or of slow deliveries. */
export interface Share {
  readonly room: number;
  /** Tenants that hold as many places as they may. */
  readonly busyTenants: ReadonlySet<string>;
  /** Places in use, by tenant. */
  readonly held: ReadonlyMap<string, number>;
}

/**
 * A delivery gives its place to others after this time, if none is free, in all or for its tenant.
 */
const SLICE_MS = 5_000;

/**
 * The places in use. A fast delivery whose receiver hangs counts as a slow one while there is room:
 * receivers that begin to hang do not hold up those that are fast.
 */
export function bySpeed(
  places: Iterable<Place>,
  limits: Readonly<Record<Speed, PlaceLimits>>,
): Readonly<Record<Speed, readonly Place[]>> {
  const used: Record<Speed, Place[]> = { fast: [], slow: [] };
  for (const place of places) used[place.speed].push(place);
  const hanging = used.fast
    .filter(({ delivery }) => delivery?.isStuck === true)
    .slice(0, Math.max(0, limits.slow.places - used.slow.length));
  const moved = new Set(hanging);
  return { fast: used.fast.filter((place) => !moved.has(place)), slow: [...used.slow, ...hanging] };
}

export function shareOf(used: readonly Place[], { places, perTenant }: PlaceLimits): Share {
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
