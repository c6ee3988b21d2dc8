/**
 * Events are kept for the current month, in UTC, and this many months before it. Returns the first
 * time that is kept.
 */
export function keptSince(now: Date, months: number): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
}
