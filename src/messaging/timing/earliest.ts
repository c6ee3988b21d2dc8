import { freeFrom } from '../../domain/frequency.ts';
import { LAST_MOMENT } from '../../domain/last-moment.ts';
import { judgeQuietHours } from '../../domain/quiet-hours/judge.ts';
import type { Timing } from './plan.ts';

const MOST_TURNS = 20;

/**
 * The first moment from the one asked for at which both the hours and the caps let the text out, as far as the touches that were looked up
 * say; null when there is none. A send at that moment is judged anew.
 */
export function earliestSend({ at, pack, judged }: Timing, touches: readonly Date[]): Date | null {
  if (judged === null) return at;
  const { place, window, caps } = judged;
  let moment = at;
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const verdict = judgeQuietHours({ at: moment, place, pack, tenantWindow: window });
    const awake = verdict.allowed ? moment : verdict.nextAllowedAt;
    if (awake === null || awake > LAST_MOMENT) return null;
    const free = freeFrom(caps, touches, awake);
    if (free.getTime() === awake.getTime()) return awake;
    moment = free;
  }
  return null;
}
