import { actionOfCode, type CodeBook, documentedCodes } from '../carrier-codes/code-book.ts';

/** What a response of the Messages resource means for the message that was submitted. */
export type TwilioOutcome =
  /** Twilio accepted the message. */
  | 'accepted'
  /** Rate limited: nothing was accepted, so a retry is safe. */
  | 'busy'
  /**
   * The account cannot send at present: wrong token, suspension or wrong URL. The message itself is
   * not at fault.
   */
  | 'not_ready'
  /** Twilio rejected this message for good. */
  | 'rejected'
  /** Unknown whether Twilio accepted the message. */
  | 'unknown';

/**
 * Classifies by HTTP status and Twilio error code. A request answered with 429 was never processed
 * (20429). After a 5xx it may have been: the proxy that answers is not the process that sends.
 */
export function classifyTwilioAnswer(
  status: number,
  code: number | null,
  book: CodeBook = documentedCodes,
): TwilioOutcome {
  if (status >= 200 && status < 300) return 'accepted';
  if (status >= 500 || status === 408) return 'unknown';
  const action = code === null ? null : actionOfCode(book, twilioErrorCode(status, code));
  if (status === 429 || action === 'retry') return 'busy';
  if (status === 401 || action === 'pause_account') return 'not_ready';
  // Without a Twilio code, a proxy on the way answered.
  if (status < 400 || (code === null && [403, 404, 405, 407].includes(status))) return 'not_ready';
  return 'rejected';
}

/** `twilio_21211`, or `twilio_http_<status>` when Twilio gave no code. */
export function twilioErrorCode(status: number, code: number | null): string {
  return code === null ? `twilio_http_${status}` : `twilio_${code}`;
}

/** The fields that are read; null where the body is not a Twilio response. */
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
