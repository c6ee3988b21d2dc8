/** A status of a message at Twilio in the words of the message's states; null says nothing that we did not know. */
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

/** RawDlrDoneDate: YYMMDDhhmm in UTC, where the carrier behind Twilio says when. Null when it does not, or says what is no moment. */
export function readDoneDate(text: string): Date | null {
  const [, year, month, day, hour, minute] = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (year === undefined) return null;
  const date = new Date(`20${year}-${month}-${day}T${hour}:${minute}:00.000Z`);
  return Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day) ? null : date;
}
