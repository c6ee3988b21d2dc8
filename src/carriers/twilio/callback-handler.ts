import { type FormFields, isSignedByTwilio } from '../../domain/carriers/twilio-signature.ts';
import { readDoneDate, reportedStatus } from '../../domain/carriers/twilio-status.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Logger } from '../../platform/logger.ts';
import { type Inbound, parseReference, type Receipt } from '../carrier.ts';
import { findInboundNumber } from '../numbers/inbound-number.ts';
import { type CredentialHolder, type CredentialStore, TWILIO } from './credentials.ts';
import { readMedia } from './media.ts';
import { findReported } from './queries.ts';
import { recordInBatches } from './record-in-batches.ts';

/** An unverified request from Twilio. */
export interface Callback {
  /** Path and query as received. */
  readonly path: string;
  readonly fields: FormFields;
  readonly signature: string;
  readonly requestId: string;
}

export interface TwilioCallbackHandler {
  /**
   * Handles a status callback; false when the signature is invalid. Resolves when it is recorded.
   */
  receiveStatus(callback: Callback): Promise<boolean>;
  /**
   * Handles an inbound message; false when the signature is invalid. Resolves when it is processed.
   */
  receiveCarrierInbound(callback: Callback): Promise<boolean>;
}

export interface CallbackHandlerParts {
  readonly sql: Sql;
  readonly credentials: CredentialStore;
  /** The URL that Twilio calls and signs, which a proxy may change on the way. */
  readonly publicUrl: string;
  /** Of Twilio's API. */
  readonly apiUrl: string;
  readonly onReceipts: (receipts: readonly Receipt[]) => Promise<void>;
  readonly onInbound: (inbound: Inbound) => Promise<void>;
  readonly clock: () => Date;
  readonly log: Logger;
}

/**
 * Handles Twilio callbacks. The token that must have signed a callback follows from its message or
 * number in our database, so that no account can forge callbacks for another.
 */
export function createTwilioCallbackHandler({
  sql,
  credentials,
  publicUrl,
  apiUrl,
  onReceipts,
  onInbound,
  clock,
  log,
}: CallbackHandlerParts): TwilioCallbackHandler {
  const recordReceipt = recordInBatches(onReceipts);

  const isSigned = async ({ path, fields, signature }: Callback, holder: CredentialHolder | null): Promise<boolean> => {
    const candidates = await credentials.of(holder);
    return candidates.some(({ authToken }) => isSignedByTwilio(authToken, signature, publicUrl + path, fields));
  };

  const receiveStatus: TwilioCallbackHandler['receiveStatus'] = async (callback) => {
    const reference = new URL(callback.path, publicUrl).searchParams.get('reference') ?? '';
    const { tenantId, messageId } = parseReference(reference);
    const found = await sql.row(findReported, tenantId, messageId);
    const message = found?.carrier === TWILIO ? found : null;
    const holder = message && { tenantId, accountId: message.account_id, numberId: message.number_id };
    if (!(await isSigned(callback, holder))) return false;
    const field = readerOf(callback.fields);
    const word = field('MessageStatus') || field('SmsStatus');
    const status = reportedStatus(word);
    // Callbacks have no timestamp that would show a repeat; a message gets each status once, so the
    // status suffices.
    if (status === null || message?.seen.includes(status)) return true;
    const now = clock();
    const doneAt = readDoneDate(field('RawDlrDoneDate'));
    const code = field('ErrorCode');
    await recordReceipt({
      reference,
      carrierMessageId: field('MessageSid') || field('SmsSid'),
      status,
      errorCode: /^[1-9]\d{0,5}$/.test(code) && status !== 'delivered' ? `twilio_${code}` : endOf(word, status),
      doneAt: doneAt === null || doneAt > now ? now : doneAt,
    });
    return true;
  };

  const receiveCarrierInbound: TwilioCallbackHandler['receiveCarrierInbound'] = async (callback) => {
    const field = readerOf(callback.fields);
    const to = field('To');
    const number = await findInboundNumber(sql, to);
    if (!(await isSigned(callback, number && { ...number, numberId: number.id }))) return false;
    const carrierMessageId = field('MessageSid') || field('SmsSid') || field('SmsMessageSid');
    const from = field('From');
    if (carrierMessageId === '' || from === '') {
      log.warn({ carrier: TWILIO, requestId: callback.requestId }, 'inbound message without sender or id discarded');
      return true;
    }
    const answeredAs = answeredAsOf(field('OptOutType'));
    await onInbound({
      carrierMessageId,
      from,
      to,
      text: field('Body'),
      receivedAt: clock(),
      requestId: callback.requestId,
      media: readMedia(field, apiUrl),
      ...(answeredAs !== null && { answeredAs }),
    });
    return true;
  };

  return { receiveStatus, receiveCarrierInbound };
}

/**
 * Reads the first field of a name without U+0000, which PostgreSQL cannot store; empty when
 * missing.
 */
function readerOf(fields: FormFields): (name: string) => string {
  return (name) => (fields.find(([given]) => given === name)?.[1] ?? '').replaceAll('\0', '');
}

/** Advanced Opt-Out adds OptOutType to the messages that Twilio has replied to. */
function answeredAsOf(type: string): Inbound['answeredAs'] | null {
  const keyword = type.toLowerCase();
  return keyword === 'stop' || keyword === 'start' || keyword === 'help' ? keyword : null;
}

/** A failure always gets an error code, even when Twilio sends none. */
function endOf(word: string, status: Receipt['status']): string | null {
  return status === 'delivered' || status === 'sent' ? null : `twilio_${word}`;
}
