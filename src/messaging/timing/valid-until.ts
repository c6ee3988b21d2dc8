import { LAST_MOMENT } from '../../domain/last-moment.ts';

/** When a text is no longer worth sending, counted from when it is due; null when it always is. Never a moment that cannot be written. */
export function validUntil(dueAt: Date, validitySeconds: number | undefined): Date | null {
  if (validitySeconds === undefined) return null;
  return new Date(Math.min(dueAt.getTime() + validitySeconds * 1000, LAST_MOMENT.getTime()));
}
