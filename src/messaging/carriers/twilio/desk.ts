import { type FormFields, isSignedByTwilio } from '../../../domain/twilio/signature.ts';
import { readDoneDate, reportedStatus } from '../../../domain/twilio/status.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Sql } from '../../../platform/sql.ts';
import { findInboundNumber } from '../../inbound/inbound-number.ts';
import { type Inbound, parseReference, type Receipt } from '../carrier.ts';
import { type CredentialHolder, type CredentialStore, TWILIO } from './credentials.ts';
import { findReported } from './queries.ts';

/** A request that says it comes from Twilio. */
export interface Callback {
  /** Path and query, as they came. */
  readonly path: string;
  readonly fields: FormFields;
  readonly signature: string;
  readonly requestId: string;
}

export interface TwilioDesk {
  /** What became of a text; false when Twilio has not signed it. Ends when it is written down. */
  takeStatus(callback: Callback): Promise<boolean>;
  /** A text that came in; false when Twilio has not signed it. Ends when what it asks for is done. */
  takeInbound(callback: Callback): Promise<boolean>;
}

export interface DeskParts {
  readonly sql: Sql;
  readonly credentials: CredentialStore;
  /** Where Twilio reaches us: it signs the address it was given, not the one that a proxy makes of it. */
  readonly publicUrl: string;
  readonly onReceipts: (receipts: readonly Receipt[]) => Promise<void>;
  readonly onInbound: (inbound: Inbound) => Promise<void>;
  readonly clock: () => Date;
  readonly log: Logger;
}

/**
 * Callbacks. Whose token must have signed one follows from the message or the number it is about, as we know them, so that no account can speak for
 * another one's.
 */
export function createTwilioDesk({
  sql,
  credentials,
  publicUrl,
  onReceipts,
  onInbound,
  clock,
  log,
}: DeskParts): TwilioDesk {
  const isSigned = async ({ path, fields, signature }: Callback, holder: CredentialHolder | null): Promise<boolean> => {
    const able = await credentials.of(holder);
    return able.some(({ authToken }) => isSignedByTwilio(authToken, signature, publicUrl + path, fields));
  };

  const takeStatus: TwilioDesk['takeStatus'] = async (callback) => {
    const reference = new URL(callback.path, publicUrl).searchParams.get('reference') ?? '';
    const { tenantId, messageId } = parseReference(reference);
    const found = await sql.row(findReported, tenantId, messageId);
    const message = found?.carrier === TWILIO ? found : null;
    const holder = message && { tenantId, accountId: message.account_id, numberId: message.number_id };
    if (!(await isSigned(callback, holder))) return false;
    const field = readerOf(callback.fields);
    const word = field('MessageStatus') || field('SmsStatus');
    const status = reportedStatus(word);
    // Twilio names no moment, by which a repetition would be known: the status is enough, a message has each one once.
    if (status === null || message?.seen.includes(status)) return true;
    const now = clock();
    const doneAt = readDoneDate(field('RawDlrDoneDate'));
    const code = field('ErrorCode');
    await onReceipts([
      {
        reference,
        carrierMessageId: field('MessageSid') || field('SmsSid'),
        status,
        errorCode: /^[1-9]\d{0,5}$/.test(code) && status !== 'delivered' ? `twilio_${code}` : endOf(word, status),
        doneAt: doneAt === null || doneAt > now ? now : doneAt,
      },
    ]);
    return true;
  };

  const takeInbound: TwilioDesk['takeInbound'] = async (callback) => {
    const field = readerOf(callback.fields);
    const to = field('To');
    const number = await findInboundNumber(sql, to);
    if (!(await isSigned(callback, number && { ...number, numberId: number.id }))) return false;
    const carrierMessageId = field('MessageSid') || field('SmsSid') || field('SmsMessageSid');
    const from = field('From');
    if (carrierMessageId === '' || from === '') {
      log.warn(
        { carrier: TWILIO, requestId: callback.requestId },
        'a text that names no sender or has no id is passed over',
      );
      return true;
    }
    const optedOut = field('OptOutType').toUpperCase() === 'STOP';
    await onInbound({
      carrierMessageId,
      from,
      to,
      text: field('Body'),
      receivedAt: clock(),
      requestId: callback.requestId,
      ...(optedOut && { optedOut }),
    });
    return true;
  };

  return { takeStatus, takeInbound };
}

/** The first field of a name, without the zeros that PostgreSQL does not keep; nothing when there is none. */
function readerOf(fields: FormFields): (name: string) => string {
  return (name) => (fields.find(([given]) => given === name)?.[1] ?? '').replaceAll('\0', '');
}

/** An end that is not a delivery has a code, whether Twilio gives one or not. */
function endOf(word: string, status: Receipt['status']): string | null {
  return status === 'delivered' || status === 'sent' ? null : `twilio_${word}`;
}
