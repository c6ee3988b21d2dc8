import { invalidParams } from '../../errors.ts';

/** Allows for the clock of the calling system being ahead of this service's clock. */
const MAX_AHEAD_MS = 5 * 60 * 1000;

/** Null without a time. Throws -32602 for one more than five minutes in the future. */
export function readPastTime(given: string | undefined, path: string, now: Date): Date | null {
  if (given === undefined) return null;
  const at = new Date(given);
  if (at.getTime() > now.getTime() + MAX_AHEAD_MS)
    throw invalidParams(`${path.slice(1)} is in the future. Record it after it happens.`, [
      { path, rule: 'must not be more than five minutes in the future' },
    ]);
  return at;
}
