import { type Backoff, createBackoff } from '../../platform/backoff.ts';

/** Pauses per Twilio account SID: a limit of one account does not slow down the others. */
export interface AccountPauses {
  /** Remaining milliseconds of the pause; 0 without one. */
  remainingMs(accountSid: string): number;
  /** After a rate limit response: pauses the account and returns the remaining time. */
  throttle(accountSid: string, retryAfterMs: number | null): number;
  /** The account cannot send: pauses it. `isNew` is false during a pause. */
  block(accountSid: string): { readonly ms: number; readonly isNew: boolean };
  /** A message was accepted. */
  reset(accountSid: string): void;
}

export interface AccountPauseTiming {
  readonly throttleMs: number;
  readonly maxThrottleMs: number;
  readonly notReadyMs: number;
}

export function createAccountPauses({ throttleMs, maxThrottleMs, notReadyMs }: AccountPauseTiming): AccountPauses {
  const pauses = new Map<string, Backoff>();
  const pauseOf = (sid: string): Backoff => {
    const pause = pauses.get(sid) ?? createBackoff({ baseMs: throttleMs, maxMs: maxThrottleMs });
    pauses.set(sid, pause);
    return pause;
  };
  const remainingMs = (sid: string): number => pauses.get(sid)?.remainingMs() ?? 0;
  return {
    remainingMs,
    throttle: (sid, retryAfterMs) => pauseOf(sid).start(retryAfterMs ?? 0),
    block: (sid) => {
      const remaining = remainingMs(sid);
      return remaining > 0 ? { ms: remaining, isNew: false } : { ms: pauseOf(sid).startFixed(notReadyMs), isNew: true };
    },
    reset: (sid) => {
      if (remainingMs(sid) === 0) pauses.delete(sid);
    },
  };
}
