import { MAX_TIME } from '../../domain/max-time.ts';

/**
 * The time after which a message is not sent, counted from when it is due; null for no limit. At
 * most the last time that RFC 3339 can express.
 */
export function validUntil(dueAt: Date, validitySeconds: number | undefined): Date | null {
  if (validitySeconds === undefined) return null;
  return new Date(Math.min(dueAt.getTime() + validitySeconds * 1000, MAX_TIME.getTime()));
}
