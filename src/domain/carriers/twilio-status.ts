/** Twilio message status to message state; null for a status that adds nothing. */
const STATUS = {
  accepted: null,
  scheduled: null,
  queued: null,
  sending: null,
  sent: 'sent',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  partially_delivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
} as const;

export type TwilioStatus = keyof typeof STATUS;
export type ReportedStatus = Exclude<(typeof STATUS)[TwilioStatus], null>;

export function reportedStatus(status: string): ReportedStatus | null {
  return Object.hasOwn(STATUS, status) ? STATUS[status as TwilioStatus] : null;
}

/**
 * RawDlrDoneDate: YYMMDDhhmm in UTC, the time reported by the carrier behind Twilio. Null when it
 * is missing or not a valid date.
 */
export function readDoneDate(text: string): Date | null {
  const [, year, month, day, hour, minute] = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(`20${year}-${month}-${day}T${hour}:${minute}:00.000Z`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day) ? null : date;
}
