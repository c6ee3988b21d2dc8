import type { ConversationState } from '../../conversations/conversation.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { invalidParams } from '../../errors.ts';

const MAX_SNOOZE_MS = 366 * DAY_MS;

/** The end of a snooze: in the future and within a year. Null without one. */
export function readUntil(state: ConversationState | undefined, until: string | undefined, now: Date): Date | null {
  if (until === undefined) return null;
  if (state !== 'snoozed') throw invalid('Set until only with the state snoozed.', 'only with the state snoozed');
  const time = new Date(until);
  const ms = time.getTime() - now.getTime();
  if (ms > 0 && ms <= MAX_SNOOZE_MS) return time;
  throw invalid('until must be in the future, at most a year ahead.', 'must be in the future, at most a year ahead');
}

function invalid(message: string, rule: string) {
  return invalidParams(message, [{ path: '/until', rule }]);
}
