import type { Pdu } from 'smpp';
import { DEDUPLICATES } from '../../domain/carriers/deduplicates.ts';
import { hasReceiptForm, readSmppReceipt } from '../../domain/carriers/smpp-receipt.ts';
import { carrierSupportsMedia } from '../../domain/media/support.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { TimedOut, withTimeout } from '../../platform/with-timeout.ts';
import { type Carrier, type Inbound, knownOutcomes, type Receipt } from '../carrier.ts';
import { createCodeBookCache } from '../codes/code-book-cache.ts';
import { defaultTiming, type SmppOptions } from './options.ts';
import { createIdSaver } from './receive/id-saver.ts';
import { createIdStore } from './receive/id-store.ts';
import { type Acknowledge, createInbox } from './receive/inbox.ts';
import { deliverText } from './receive/message-text.ts';
import { createReceiptHandler } from './receive/receipts.ts';
import type { Direction } from './session/connection.ts';
import { createLink, type Link } from './session/link.ts';
import { createPool } from './session/pool.ts';
import { createSubmitter } from './submit/submit.ts';

export interface SmppCarrier extends Carrier {
  start(): void;
  /**
   * Rejects new submissions, waits `drainMs` for responses and `unbindMs` for unbind, and stores
   * what was received.
   */
  stop(): Promise<void>;
  health(): SmppHealth;
}

export interface SmppHealth {
  /** Bound sessions, and configured ones. */
  readonly bound: number;
  readonly sessions: number;
  /** Pending submit_sm. */
  readonly inFlight: number;
  /** DLRs that wait for their submit_sm_resp. */
  readonly heldReceipts: number;
}

export interface SmppParts {
  readonly options: SmppOptions;
  readonly database: Database;
  readonly onReceipts: (receipts: readonly Receipt[]) => Promise<void>;
  readonly onInbound: (inbound: Inbound) => Promise<void>;
  readonly log: Logger;
  readonly clock: () => Date;
  /** From 0 to 1: jitter of reconnects. */
  readonly random?: () => number;
}

export const SMPP = 'smpp';

/**
 * A carrier over SMPP 3.4. It does not deduplicate: a message that was written without a response
 * is left out of the outcomes of `submit` and never written again here. See
 * docs/decisions/0013-smpp.md.
 */
export function createSmppCarrier(parts: SmppParts): SmppCarrier {
  const { options, database, onReceipts, onInbound, clock, random = Math.random } = parts;
  const log = parts.log.child({ carrier: SMPP });
  const timing = { ...defaultTiming, ...options.timing };
  const idStore = createIdStore(database, SMPP);
  const receiptHandler = createReceiptHandler({ idStore, onReceipts, timing, clock, log });
  const inbox = createInbox({ onInbound, country: options.country, timing, clock, log });

  const onDeliver = (pdu: Pdu, acknowledge: Acknowledge): void => {
    if (isReceipt(pdu)) receiveReceipt(pdu, acknowledge, false);
    else if (hasReceiptForm(deliverText(pdu))) receiveReceipt(pdu, acknowledge, true);
    else inbox.receive(pdu, acknowledge);
  };
  const receiveReceipt = (pdu: Pdu, acknowledge: Acknowledge, isByText: boolean): void => {
    const receipt = readSmppReceipt(deliverText(pdu), {
      receiptedMessageId: pdu.receipted_message_id,
      messageState: pdu.message_state,
      networkErrorCode: pdu.network_error_code,
    });
    if (receipt !== null) receiptHandler.receive({ receipt, recipient: pdu.source_addr ?? '', isByText }, acknowledge);
    else {
      log.warn({}, 'receipt without message id or state discarded');
      acknowledge(true);
    }
  };

  const links: readonly Link[] = directionsOf(options).map((direction) =>
    createLink({ options, timing, direction, log, random, onDeliver, onChange: () => pool.sessionChanged() }),
  );
  const pool = createPool(links, options.window);

  const retryHeld = (ids?: ReadonlySet<string>): void =>
    void receiptHandler
      .retryHeld(ids)
      .catch((error: unknown) => log.error({ err: error }, 'held receipts could not be retried'));
  const ids = createIdSaver({ idStore, onSaved: retryHeld, clock, log });
  const submitOne = createSubmitter({
    pool,
    timing,
    longMessages: options.longMessages,
    readCodes: createCodeBookCache(database),
    saveId: ids.save,
  });
  const pending = new Set<Promise<void>>();
  let sweeper: NodeJS.Timeout | undefined;

  return {
    name: SMPP,
    deduplicates: DEDUPLICATES.smpp === true,
    supportsMedia: carrierSupportsMedia(SMPP),
    capacity: options.window * options.sessions,
    submit: (submissions) => {
      const answers = submissions.map(submitOne);
      const done = Promise.all(answers).then(() => void pending.delete(done));
      pending.add(done);
      return knownOutcomes(answers);
    },
    start: () => {
      for (const link of links) link.start();
      sweeper ??= setInterval(() => {
        inbox.sweep();
        void ids.retry();
        retryHeld();
      }, timing.sweepMs);
    },
    stop: async () => {
      clearInterval(sweeper);
      pool.stop();
      await withTimeout(timing.drainMs, Promise.all(pending)).catch((error: unknown) => {
        if (!(error instanceof TimedOut)) throw error;
      });
      await Promise.all([...links.map((link) => link.stop()), inbox.stop()]);
      await ids.stop();
      await receiptHandler.stop();
    },
    health: () => {
      const open = links.flatMap(({ connection }) => (connection === null ? [] : [connection]));
      const inFlight = open.reduce((sum, connection) => sum + connection.inFlight, 0);
      return { bound: open.length, sessions: links.length, inFlight, heldReceipts: receiptHandler.held };
    },
  };
}

function directionsOf({ bind, sessions }: SmppOptions): Direction[] {
  const each: Direction[] = bind === 'transceiver' ? ['transceiver'] : ['transmitter', 'receiver'];
  return Array.from({ length: sessions }, () => each).flat();
}

const MESSAGE_TYPE = 0x3c;
const RECEIPT_TYPES = [0x04, 0x20];

/**
 * Whether a PDU is certainly a DLR: by the message type in esm_class (SMPP 3.4, section 5.2.12) or
 * the parameter that only DLRs have. Another PDU with the text of a DLR is read as one too, because
 * the message that it quotes would be read as the person's ("Reply STOP to …").
 */
function isReceipt(pdu: Pdu): boolean {
  return RECEIPT_TYPES.includes((pdu.esm_class ?? 0) & MESSAGE_TYPE) || pdu.receipted_message_id !== undefined;
}
