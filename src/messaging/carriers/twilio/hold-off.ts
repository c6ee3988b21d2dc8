/** How long an account is left alone, by its SID: what one has used up is not another's. */
export interface HoldOff {
  /** What is left of the pause; 0 without one. */
  leftMs(accountSid: string): number;
  /** It was too much; answers how long the pause is. All that were under way are turned away together: one reason to slow down, not many. */
  busy(accountSid: string, askedMs: number | null): number;
  /** The account cannot send; answers how long the pause is, and whether it has just begun. */
  unready(accountSid: string): { readonly ms: number; readonly isNew: boolean };
  /** A text was taken. */
  good(accountSid: string): void;
}

interface Pause {
  readonly until: number;
  readonly nextMs: number;
}

export interface HoldOffTiming {
  readonly throttleMs: number;
  readonly mostThrottleMs: number;
  readonly unreadyMs: number;
}

export function createHoldOff({ throttleMs, mostThrottleMs, unreadyMs }: HoldOffTiming): HoldOff {
  const pauses = new Map<string, Pause>();
  const leftMs = (sid: string): number => Math.ceil(Math.max(0, (pauses.get(sid)?.until ?? 0) - performance.now()));
  const pause = (sid: string, ms: number, nextMs: number): number => {
    pauses.set(sid, { until: performance.now() + ms, nextMs });
    return Math.ceil(ms);
  };
  return {
    leftMs,
    busy: (sid, askedMs) => {
      const left = leftMs(sid);
      if (left > 0) return left;
      const ms = pauses.get(sid)?.nextMs ?? throttleMs;
      return pause(sid, Math.max(ms, askedMs ?? 0), Math.min(ms * 2, mostThrottleMs));
    },
    unready: (sid) => {
      const left = leftMs(sid);
      return left > 0 ? { ms: left, isNew: false } : { ms: pause(sid, unreadyMs, throttleMs), isNew: true };
    },
    good: (sid) => {
      if (leftMs(sid) === 0) pauses.delete(sid);
    },
  };
}
