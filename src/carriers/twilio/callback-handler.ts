import type { Logger } from '../../platform/logger.ts';
import type { Inbound } from '../carrier.ts';
import { findInboundNumber } from '../numbers/inbound-number.ts';
import { type Callback, isSignedBy, readerOf } from './callback.ts';
import { TWILIO } from './credentials.ts';
import { readMedia } from './media.ts';
import { receiveStatuses, type StatusParts } from './receive-statuses.ts';

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

export interface CallbackHandlerParts extends StatusParts {
  /** Of Twilio's API. */
  readonly apiUrl: string;
  readonly onInbound: (inbound: Inbound) => Promise<void>;
  readonly log: Logger;
}

/**
 * Handles Twilio callbacks. The token that must have signed a callback follows from its message or
 * number in our database, so that no account can forge callbacks for another.
 */
export function createTwilioCallbackHandler(parts: CallbackHandlerParts): TwilioCallbackHandler {
  const { sql, credentials, publicUrl, apiUrl, onInbound, clock, log } = parts;

  const receiveCarrierInbound: TwilioCallbackHandler['receiveCarrierInbound'] = async (callback) => {
    const field = readerOf(callback.fields);
    const to = field('To');
    const number = await findInboundNumber(sql, to);
    const accounts = await credentials.of(number && { ...number, numberId: number.id });
    if (!isSignedBy(accounts, callback, publicUrl)) return false;
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

  return { receiveStatus: receiveStatuses(parts), receiveCarrierInbound };
}

/** Advanced Opt-Out adds OptOutType to the messages that Twilio has replied to. */
function answeredAsOf(type: string): Inbound['answeredAs'] | null {
  const keyword = type.toLowerCase();
  return keyword === 'stop' || keyword === 'start' || keyword === 'help' ? keyword : null;
}
