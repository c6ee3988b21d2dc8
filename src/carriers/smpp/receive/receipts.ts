import type { SmppReceipt } from '../../../domain/carriers/smpp-receipt.ts';
import { createBatches } from '../../../platform/batches.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { Receipt } from '../../carrier.ts';
import { otherForms, plainId } from '../message-ids.ts';
import type { Timing } from '../options.ts';
import type { IdStore, StoredId } from './id-store.ts';
import type { Acknowledge } from './inbox.ts';
import { toReceipt } from './to-receipt.ts';

/** A DLR and the recipient that it names. */
export interface Report {
  readonly receipt: SmppReceipt;
  readonly recipient: string;
  /**
   * Only the text says that it is a DLR. Anyone can write such a message, so it counts only for
   * a message that was sent to its sender.
   */
  readonly isByText: boolean;
}

export interface ReceiptHandler {
  receive(report: Report, acknowledge: Acknowledge): void;
  /**
   * Retries held DLRs, all or those with these normalized ids: their submit_sm_resp may have been
   * stored since, here or in another process.
   */
  retryHeld(ids?: ReadonlySet<string>): Promise<void>;
  /** Number of DLRs that wait for their submit_sm_resp. */
  readonly held: number;
  stop(): Promise<void>;
}

export interface ReceiptHandlerParts {
  readonly idStore: IdStore;
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
const MAX_HELD = 20_000;

/**
 * Records DLRs and acknowledges them afterwards. A DLR that arrives before its submit_sm_resp is
 * held. After `holdReceiptMs` the carrier is asked to resend it, and it is still applied if the
 * response comes. After `keepReceiptMs` the message was not sent from here, and its DLRs are
 * acknowledged and discarded.
 */
export function createReceiptHandler({ idStore, onReceipts, timing, clock, log }: ReceiptHandlerParts): ReceiptHandler {
  const held = new Map<string, Held>();
  const foreignReceipts = new Set<string>();

  const record = async (matched: readonly (Held & { kept: StoredId })[]): Promise<void> => {
    const now = clock();
    const ofParts = matched.filter(({ report, kept }) => kept.parts > 1 && report.receipt.state === 'delivered');
    const delivered = await idStore.markDelivered(
      ofParts.map(({ kept }) => kept),
      now,
    );
    const receipts = matched.flatMap((item) => {
      const isPart = ofParts.includes(item) && !delivered.has(item.kept.reference);
      const receipt = isPart ? null : toReceipt(item.report.receipt, item.kept.reference, now);
      return receipt === null ? [] : [receipt];
    });
    if (receipts.length > 0) await onReceipts(receipts);
    for (const { acknowledgements } of matched) for (const acknowledge of acknowledgements) acknowledge(true);
  };

  /** Returns the DLRs with unknown message ids. */
  const apply = async (items: readonly Held[]): Promise<Held[]> => {
    const known = await idStore.find(items.map(({ report }) => plainId(report.receipt.id)));
    const idOf = (report: Report): StoredId | undefined =>
      report.isByText ? undefined : known.get(plainId(report.receipt.id));
    const rest = items.filter(({ report }) => idOf(report) === undefined);
    const others = rest.length === 0 ? new Map() : await idStore.findWithRecipient(rest.flatMap(formsOf));
    const keptOf = ({ report }: Held): StoredId | undefined =>
      idOf(report) ??
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

  const batches = createBatches<Held>({ maxItems: BATCH, concurrency: 1 }, async (items) => {
    for (const item of await apply(items)) hold(item);
  });

  const hold = (item: Held): void => {
    const key = keyOf(item);
    const before = held.get(key);
    const refuse = (accepted: boolean): void => {
      for (const acknowledge of item.acknowledgements) acknowledge(accepted);
    };
    if (foreignReceipts.has(key)) refuse(true);
    else if (before !== undefined) before.acknowledgements.push(...item.acknowledgements);
    else if (held.size >= MAX_HELD) refuse(false);
    else held.set(key, item);
  };

  /** Runs one after the other, so that each held DLR is acknowledged once. */
  let retrying: Promise<void> = Promise.resolve();
  const retryHeld: ReceiptHandler['retryHeld'] = (ids) => {
    const turn = retrying.then(async () => {
      const items = [...held.values()].filter(({ report }) => ids?.has(plainId(report.receipt.id)) ?? true);
      for (let start = 0; start < items.length; start += BATCH) await retryBatch(items.slice(start, start + BATCH));
    });
    retrying = turn.catch(() => undefined);
    return turn;
  };

  const retryBatch = async (items: readonly Held[]): Promise<void> => {
    const unknown = new Set(await apply(items));
    const now = performance.now();
    for (const item of items) {
      const waitedMs = now - item.since;
      const isForeign = waitedMs >= timing.keepReceiptMs;
      if (!unknown.has(item) || isForeign) held.delete(keyOf(item));
      if (!unknown.has(item) || waitedMs < timing.holdReceiptMs) continue;
      for (const acknowledge of item.acknowledgements) acknowledge(isForeign);
      item.acknowledgements = [];
      if (isForeign) discard(item);
    }
  };

  const discard = (item: Held): void => {
    if (foreignReceipts.size >= MAX_HELD) foreignReceipts.clear();
    foreignReceipts.add(keyOf(item));
    log.warn({ carrierMessageId: item.report.receipt.id }, 'receipt for an unknown message discarded');
  };

  return {
    receive: (report, acknowledge) => {
      const item: Held = { report, since: performance.now(), acknowledgements: [acknowledge] };
      batches.add(item).catch((error: unknown) => {
        log.error({ err: error }, 'receipts could not be recorded; the carrier will resend them');
        acknowledge(false);
      });
    },
    retryHeld,
    get held() {
      return held.size;
    },
    stop: async () => {
      await batches.idle();
      await retrying;
    },
  };
}

function keyOf({ report: { receipt, recipient, isByText } }: Pick<Held, 'report'>): string {
  return `${receipt.id} ${receipt.state} ${isByText ? recipient : ''}`;
}

/** The forms of an id that count only if the recipient matches. */
function formsOf({ report: { receipt, isByText } }: Pick<Held, 'report'>): string[] {
  return [...(isByText ? [plainId(receipt.id)] : []), ...otherForms(receipt.id)];
}

/** The id in another base may belong to another message, so the recipient must match too. */
function isSameNumber(phone: string, recipient: string): boolean {
  const [ours, theirs] = [phone.replace(/\D/g, ''), recipient.replace(/\D/g, '')];
  return theirs.length >= 7 && (ours.endsWith(theirs) || theirs.endsWith(ours));
}
