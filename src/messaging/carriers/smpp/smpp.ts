import type { Pdu } from 'smpp';
import { readSmppReceipt } from '../../../domain/smpp-receipt.ts';
import type { Database } from '../../../platform/database.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Carrier, Inbound, Receipt } from '../carrier.ts';
import { createBatches } from './batches.ts';
import { createBooks, type Kept } from './books.ts';
import type { Direction } from './connection.ts';
import { deliverText } from './deliver-text.ts';
import { createHandOver } from './hand-over.ts';
import { type Acknowledge, createInbox } from './inbox.ts';
import { createLink, type Link } from './link.ts';
import { plainId } from './message-ids.ts';
import { type SmppOptions, usualTiming } from './options.ts';
import { createPool } from './pool.ts';
import { createReceiptDesk } from './receipt-desk.ts';

export interface SmppCarrier extends Carrier {
  start(): void;
  /** Takes nothing more, waits `drainMs` for answers and `unbindMs` for the goodbye, and writes down what has come in. */
  stop(): Promise<void>;
  health(): SmppHealth;
}

export interface SmppHealth {
  /** Sessions that are bound, of how many. */
  readonly bound: number;
  readonly sessions: number;
  /** Submissions without an answer so far. */
  readonly inFlight: number;
  /** Receipts that wait for the answer to their text. */
  readonly heldReceipts: number;
}

export interface SmppParts {
  readonly options: SmppOptions;
  readonly database: Database;
  readonly onReceipts: (receipts: readonly Receipt[]) => Promise<void>;
  readonly onInbound: (inbound: Inbound) => Promise<void>;
  /** Texts that come in get their names under it. */
  readonly nameKey: Buffer;
  readonly log: Logger;
  readonly clock: () => Date;
  /** From 0 up to 1: spreads reconnections. */
  readonly random?: () => number;
}

export const SMPP = 'smpp';
/** As many as a worker hands over at once: all of them then share one time limit, below the worker's lease. */
const BATCH = 1_000;

/**
 * A carrier over SMPP 3.4. It does not deduplicate: what was written and not answered is left out of the answers of `submit`, and
 * nothing is written a second time here. See docs/decisions/0020-smpp.md.
 */
export function createSmppCarrier(parts: SmppParts): SmppCarrier {
  const { options, database, onReceipts, onInbound, nameKey, clock, random = Math.random } = parts;
  const log = parts.log.child({ carrier: SMPP });
  const timing = { ...usualTiming, ...options.timing };
  const books = createBooks(database, SMPP);
  const desk = createReceiptDesk({ books, onReceipts, timing, clock, log });
  const inbox = createInbox({ onInbound, country: options.country, nameKey, timing, clock, log });

  const onDeliver = (pdu: Pdu, acknowledge: Acknowledge): void => {
    if (isReceipt(pdu)) takeReceipt(pdu, acknowledge);
    else inbox.take(pdu, acknowledge);
  };
  const takeReceipt = (pdu: Pdu, acknowledge: Acknowledge): void => {
    const receipt = readSmppReceipt(deliverText(pdu), {
      receiptedMessageId: pdu.receipted_message_id,
      messageState: pdu.message_state,
      networkErrorCode: pdu.network_error_code,
    });
    if (receipt !== null) desk.take({ receipt, recipient: pdu.source_addr ?? '' }, acknowledge);
    else {
      log.warn({}, 'a receipt that names no text or no state is passed over');
      acknowledge(true);
    }
  };

  const links: readonly Link[] = directionsOf(options).map((direction) =>
    createLink({ options, timing, direction, log, random, onDeliver, onChange: () => pool.changed() }),
  );
  const pool = createPool(links, options.window);

  const kept = createBatches<Kept>({ most: BATCH, atOnce: 2 }, async (entries) => {
    try {
      await books.keep(entries, clock());
      lookAgain(new Set(entries.map(({ id }) => plainId(id))));
    } catch (error) {
      // The carrier has them all the same.
      const references = entries.map(({ reference }) => reference);
      log.error(
        { err: error, references },
        'what the carrier calls texts could not be kept; their receipts will find nothing',
      );
    }
  });
  const lookAgain = (ids?: ReadonlySet<string>): void =>
    void desk
      .look(ids)
      .catch((error: unknown) => log.error({ err: error }, 'receipts that are held could not be looked at'));
  const handOver = createHandOver({
    pool,
    timing,
    longTexts: options.longTexts,
    keep: kept.add,
  });
  const underWay = new Set<Promise<void>>();
  let looking: NodeJS.Timeout | undefined;

  return {
    name: SMPP,
    deduplicates: false,
    batchSize: BATCH,
    submit: (submissions) => {
      const answers = Promise.all(submissions.map(handOver));
      const done = answers.then(() => void underWay.delete(done));
      underWay.add(done);
      return answers.then((outcomes) => outcomes.filter((outcome) => outcome !== null));
    },
    start: () => {
      for (const link of links) link.start();
      looking ??= setInterval(() => {
        inbox.look();
        lookAgain();
      }, timing.lookMs);
    },
    stop: async () => {
      clearInterval(looking);
      pool.stop();
      await within(timing.drainMs, Promise.all(underWay));
      await Promise.all([...links.map((link) => link.stop()), inbox.stop()]);
      await kept.idle();
      await desk.stop();
    },
    health: () => {
      const open = links.flatMap(({ connection }) => (connection === null ? [] : [connection]));
      const inFlight = open.reduce((sum, connection) => sum + connection.inFlight, 0);
      return { bound: open.length, sessions: links.length, inFlight, heldReceipts: desk.held };
    },
  };
}

function directionsOf({ bind, sessions }: SmppOptions): Direction[] {
  const each: Direction[] = bind === 'transceiver' ? ['transceiver'] : ['transmitter', 'receiver'];
  return Array.from({ length: sessions }, () => each).flat();
}

/** Ends with `work`, or without it when so much time has passed. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((done) => {
    timer = setTimeout(done, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}

const MESSAGE_TYPE = 0x3c;
const RECEIPT_TYPES = [0x04, 0x20];

/**
 * By the message type of esm_class (SMPP 3.4, section 5.2.12) or the parameter that only receipts have. Never by the text alone: anybody can
 * write one that looks like a receipt.
 */
function isReceipt(pdu: Pdu): boolean {
  return RECEIPT_TYPES.includes((pdu.esm_class ?? 0) & MESSAGE_TYPE) || pdu.receipted_message_id !== undefined;
}
