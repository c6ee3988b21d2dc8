import type { SmppReceipt } from '../../../domain/smpp-receipt.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Receipt } from '../carrier.ts';
import { createBatches } from './batches.ts';
import type { Books, Kept } from './books.ts';
import type { Acknowledge } from './inbox.ts';
import { otherForms, plainId } from './message-ids.ts';
import type { Timing } from './options.ts';
import { toReceipt } from './to-receipt.ts';

/** A receipt, and the number that it says the text went to. */
export interface Report {
  readonly receipt: SmppReceipt;
  readonly recipient: string;
}

export interface ReceiptDesk {
  take(report: Report, acknowledge: Acknowledge): void;
  /** Looks again at receipts of texts that were not known, all or those of these plain ids: an answer has come since, here or elsewhere. */
  look(ids?: ReadonlySet<string>): Promise<void>;
  /** Receipts that wait for the answer to their text. */
  readonly held: number;
  stop(): Promise<void>;
}

export interface ReceiptDeskParts {
  readonly books: Books;
  readonly onReceipts: (receipts: readonly Receipt[]) => Promise<void>;
  readonly timing: Timing;
  readonly clock: () => Date;
  readonly log: Logger;
}

interface Held {
  readonly report: Report;
  readonly since: number;
  acknowledgements: Acknowledge[];
}

const BATCH = 1_000;
const MOST_HELD = 20_000;

/**
 * Receipts, acknowledged only when they have been written down. One that comes before the answer to its text is held. When it has been
 * held for `holdReceiptMs` the carrier is told to bring it again, and it is still applied if the answer comes; a text that nobody has known for
 * `keepReceiptMs` was not sent from here, and its receipts are taken and forgotten.
 */
export function createReceiptDesk({ books, onReceipts, timing, clock, log }: ReceiptDeskParts): ReceiptDesk {
  const held = new Map<string, Held>();
  const strangers = new Set<string>();

  const record = async (matched: readonly (Held & { kept: Kept })[]): Promise<void> => {
    const now = clock();
    const ofParts = matched.filter(({ report, kept }) => kept.parts > 1 && report.receipt.state === 'delivered');
    const whole = await books.arrived(
      ofParts.map(({ kept }) => kept),
      now,
    );
    const receipts = matched.flatMap((item) => {
      const isPart = ofParts.includes(item) && !whole.has(item.kept.reference);
      const receipt = isPart ? null : toReceipt(item.report.receipt, item.kept.reference, now);
      return receipt === null ? [] : [receipt];
    });
    if (receipts.length > 0) await onReceipts(receipts);
    for (const { acknowledgements } of matched) for (const acknowledge of acknowledgements) acknowledge(true);
  };

  /** Answers those of unknown texts. */
  const apply = async (items: readonly Held[]): Promise<Held[]> => {
    const known = await books.find(items.map(({ report }) => plainId(report.receipt.id)));
    const rest = items.filter(({ report }) => !known.has(plainId(report.receipt.id)));
    const others = rest.length === 0 ? new Map() : await books.findWithRecipient(rest.flatMap(formsOf));
    const keptOf = ({ report }: Held): Kept | undefined =>
      known.get(plainId(report.receipt.id)) ??
      formsOf({ report })
        .map((form) => others.get(form))
        .find((kept) => kept !== undefined && isSameNumber(kept.to, report.recipient));
    const matched = items.flatMap((item) => {
      const kept = keptOf(item);
      return kept === undefined ? [] : [{ ...item, kept }];
    });
    await record(matched);
    return items.filter((item) => keptOf(item) === undefined);
  };

  const batches = createBatches<Held>({ most: BATCH, atOnce: 1 }, async (items) => {
    for (const item of await apply(items)) hold(item);
  });

  const hold = (item: Held): void => {
    const key = keyOf(item);
    const before = held.get(key);
    const refuse = (isTaken: boolean): void => {
      for (const acknowledge of item.acknowledgements) acknowledge(isTaken);
    };
    if (strangers.has(key)) refuse(true);
    else if (before !== undefined) before.acknowledgements.push(...item.acknowledgements);
    else if (held.size >= MOST_HELD) refuse(false);
    else held.set(key, item);
  };

  /** One look at a time: what is held is answered once. */
  let looking: Promise<void> = Promise.resolve();
  const look: ReceiptDesk['look'] = (ids) => {
    const turn = looking.then(async () => {
      const items = [...held.values()].filter(({ report }) => ids?.has(plainId(report.receipt.id)) ?? true);
      for (let start = 0; start < items.length; start += BATCH) await lookAt(items.slice(start, start + BATCH));
    });
    looking = turn.catch(() => undefined);
    return turn;
  };

  const lookAt = async (items: readonly Held[]): Promise<void> => {
    const unknown = new Set(await apply(items));
    const now = performance.now();
    for (const item of items) {
      const waitedMs = now - item.since;
      const isStranger = waitedMs >= timing.keepReceiptMs;
      if (!unknown.has(item) || isStranger) held.delete(keyOf(item));
      if (!unknown.has(item) || waitedMs < timing.holdReceiptMs) continue;
      for (const acknowledge of item.acknowledgements) acknowledge(isStranger);
      item.acknowledgements = [];
      if (isStranger) passOver(item);
    }
  };

  const passOver = (item: Held): void => {
    if (strangers.size >= MOST_HELD) strangers.clear();
    strangers.add(keyOf(item));
    log.warn({ carrierMessageId: item.report.receipt.id }, 'a receipt is of a text that was not sent from here');
  };

  return {
    take: (report, acknowledge) => {
      const item: Held = { report, since: performance.now(), acknowledgements: [acknowledge] };
      batches.add(item).catch((error: unknown) => {
        log.error({ err: error }, 'receipts could not be written down; the carrier will bring them again');
        acknowledge(false);
      });
    },
    look,
    get held() {
      return held.size;
    },
    stop: async () => {
      await batches.idle();
      await looking;
    },
  };
}

function keyOf({ report: { receipt } }: Pick<Held, 'report'>): string {
  return `${receipt.id} ${receipt.state}`;
}

function formsOf({ report }: Pick<Held, 'report'>): string[] {
  return otherForms(report.receipt.id);
}

/** The id in another base may be another text's: only one to the number that the receipt names is meant. */
function isSameNumber(phone: string, recipient: string): boolean {
  const [ours, theirs] = [phone.replace(/\D/g, ''), recipient.replace(/\D/g, '')];
  return theirs.length >= 7 && (ours.endsWith(theirs) || theirs.endsWith(ours));
}
