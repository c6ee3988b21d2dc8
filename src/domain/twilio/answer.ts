/** What an answer of the Messages resource says of the text that was handed over. */
export type TwilioMeaning =
  /** The text was taken. */
  | 'taken'
  /** Too much at once; nothing was taken, and it may come again. */
  | 'busy'
  /** The account cannot send as things stand: a wrong token, a suspension, a wrong address. Nothing is wrong with the text. */
  | 'unready'
  /** This text, and it will stay so. */
  | 'refused'
  /** Nobody knows whether it was taken. */
  | 'unknown';

/** Too many requests at once; a queue or a day's limit is full. (twilio.com/docs/api/errors) */
const BUSY: readonly number[] = [14107, 20429, 21611, 30001, 63038];
/** The account is not active, its credentials are wrong, the resource is not there for them, or Twilio does not take our own address (21609). */
const UNREADY: readonly number[] = [10001, 20003, 20005, 20006, 20008, 20403, 20404, 21609, 30002];

/**
 * By the HTTP status and Twilio's code. A request that is answered 429 was never processed (20429). After a status of 500 or more it may have been:
 * the proxy that answers is not the one that sends.
 */
export function meaningOfTwilio(status: number, code: number | null): TwilioMeaning {
  if (status >= 200 && status < 300) return 'taken';
  if (status >= 500 || status === 408) return 'unknown';
  if (status === 429 || (code !== null && BUSY.includes(code))) return 'busy';
  if (status === 401 || (code !== null && UNREADY.includes(code))) return 'unready';
  // Without a code of Twilio's it was somebody on the way who answered.
  if (status < 400 || (code === null && [403, 404, 405, 407].includes(status))) return 'unready';
  return 'refused';
}

/** `twilio_21211`, or by the status where Twilio gave no code. */
export function twilioErrorCode(status: number, code: number | null): string {
  return code === null ? `twilio_http_${status}` : `twilio_${code}`;
}

/** The fields of an answer that are read; null where it is none of Twilio's. */
export function readTwilioAnswer(body: string): { readonly sid: string | null; readonly code: number | null } {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { sid: null, code: null };
  }
  const { sid, code } = typeof value === 'object' && value !== null ? (value as { sid?: unknown; code?: unknown }) : {};
  return {
    sid: typeof sid === 'string' && /^[A-Z]{2}[0-9a-f]{32}$/i.test(sid) ? sid : null,
    code: typeof code === 'number' && Number.isInteger(code) ? code : null,
  };
}
