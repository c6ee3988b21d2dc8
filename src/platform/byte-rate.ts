/** Limits the bytes per second that a process makes for each client. */
export interface ByteRate {
  /** Milliseconds until the client has room again; 0 while it has. */
  waitMs(client: string): number;
  take(client: string, bytes: number): void;
}

export interface ByteRateLimits {
  readonly perSecond: number;
  /** Bytes that a client can take at once after a pause. */
  readonly burst: number;
  /** Monotonic time in milliseconds. */
  readonly clock?: () => number;
}

/** Clients that are remembered; those with a full burst are forgotten first. */
const MAX_CLIENTS = 10_000;

/** A leaking bucket for each client: what it has taken beyond what its rate allowed since. */
export function createByteRate({ perSecond, burst, clock = () => performance.now() }: ByteRateLimits): ByteRate {
  const taken = new Map<string, { readonly bytes: number; readonly at: number }>();
  const left = (client: string, now: number): number => {
    const last = taken.get(client);
    return last === undefined ? 0 : Math.max(0, last.bytes - ((now - last.at) * perSecond) / 1000);
  };
  const forget = (now: number): void => {
    for (const client of taken.keys()) if (left(client, now) === 0) taken.delete(client);
    if (taken.size >= MAX_CLIENTS) taken.clear();
  };
  return {
    waitMs: (client) => Math.max(0, Math.ceil(((left(client, clock()) - burst) / perSecond) * 1000)),
    take: (client, bytes) => {
      const now = clock();
      if (taken.size >= MAX_CLIENTS) forget(now);
      taken.set(client, { bytes: left(client, now) + bytes, at: now });
    },
  };
}
