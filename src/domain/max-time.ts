/** The latest time that RFC 3339 and this service's responses can express. */
export const MAX_TIME = new Date('9999-12-31T23:59:59.999Z');

const MIN_TIME_MS = Date.parse('0001-01-01T00:00:00Z');

/**
 * Whether JavaScript can parse a string of the format date-time: not a leap second, an offset
 * without minutes, or a year outside 1 to 9999.
 */
export function isUsableTime(text: string): boolean {
  const at = Date.parse(text);
  return at >= MIN_TIME_MS && at <= MAX_TIME.getTime();
}
