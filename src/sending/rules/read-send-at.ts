import { invalidParams } from '../../errors.ts';

/** Tolerated clock skew of callers; a time that is older was computed wrongly. */
const MAX_PAST_MS = 60_000;

/**
 * The earliest time to send: `now` without a `sendAt`, and for one that has just passed. Throws
 * -32602 when it is more than a minute in the past: the caller meant another day or time zone.
 */
export function readSendAt(sendAt: string | undefined, now: Date): Date {
  if (sendAt === undefined) return now;
  const at = new Date(sendAt);
  if (now.getTime() - at.getTime() > MAX_PAST_MS)
    throw invalidParams(
      `send_at is in the past: it is ${now.toISOString()}. Set a later time, or omit it to send now.`,
      [{ path: '/send_at', rule: 'must not be more than a minute in the past' }],
    );
  return at > now ? at : now;
}
