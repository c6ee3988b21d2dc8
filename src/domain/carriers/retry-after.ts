const MAX_MS = 60_000;
/** RFC 9110, section 5.6.7: the form of dates that servers send, and the two obsolete ones. */
const HTTP_DATE =
  /^(?:\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT|\w{6,9}, \d\d-\w{3}-\d\d \d\d:\d\d:\d\d GMT|\w{3} \w{3} [ \d]\d \d\d:\d\d:\d\d \d{4})$/;

/**
 * How long a carrier asks to wait (RFC 9110, section 10.2.3), at most a minute: seconds, or a date.
 * A date is compared with the clock of the answer, because ours may differ. Null when the header is
 * missing or is neither, or a date comes without the time of the answer.
 */
export function readRetryAfter(header: string | undefined, answeredAt: string | undefined): number | null {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Math.min(Number(text) * 1000, MAX_MS);
  const [until, from] = [readDate(text), readDate(answeredAt?.trim() ?? '')];
  return until === null || from === null ? null : Math.min(Math.max(until - from, 0), MAX_MS);
}

function readDate(text: string): number | null {
  if (!HTTP_DATE.test(text)) return null;
  // The oldest form has no zone; it is in UTC like the others.
  const ms = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(ms) ? null : ms;
}
