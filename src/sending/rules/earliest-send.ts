import { freeFrom } from '../../domain/frequency.ts';
import { MAX_TIME } from '../../domain/max-time.ts';
import { evaluateQuietHours } from '../../domain/quiet-hours/evaluate.ts';
import type { Timing } from './plan-timing.ts';

const MAX_STEPS = 20;

/**
 * The first time from `at` that quiet hours and caps allow, as far as the loaded recent sends show;
 * null when there is none. A send at that time is evaluated again.
 */
export function earliestSend({ at, pack, evaluation }: Timing, recentSends: readonly Date[]): Date | null {
  if (evaluation === null) return at;
  const { location, window, caps } = evaluation;
  let candidate = at;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const verdict = evaluateQuietHours({ at: candidate, location, pack, tenantWindow: window });
    const allowed = verdict.allowed ? candidate : verdict.nextAllowedAt;
    if (allowed === null || allowed > MAX_TIME) return null;
    const free = freeFrom(caps, recentSends, allowed);
    if (free.getTime() === allowed.getTime()) return allowed;
    candidate = free;
  }
  return null;
}
