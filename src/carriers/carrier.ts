import { asTheyCome } from '../platform/as-they-come.ts';
import type { Download } from '../platform/safe-fetch/index.ts';

/** One message as submitted to a carrier. */
export interface Submission {
  /** Our reference of the message; a carrier that deduplicates does so by it. */
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  /** Links to the files of the message, which the carrier reads; absent without any. */
  readonly media?: readonly string[];
}

export type SubmitOutcome =
  | { readonly reference: string; readonly outcome: 'accepted'; readonly carrierMessageId: string }
  /** Permanently rejected by the carrier. */
  | { readonly reference: string; readonly outcome: 'rejected'; readonly errorCode: string }
  /** Rate limited by the carrier: costs no attempt. */
  | { readonly reference: string; readonly outcome: 'throttled'; readonly retryAfterMs: number };

export interface Carrier {
  readonly name: string;
  /**
   * Whether a submission repeated under the same reference is sent once: only then may a submission
   * with unknown outcome be repeated.
   */
  readonly deduplicates: boolean;
  /** Whether messages can have files, as the gates know it. Absent: they cannot. */
  readonly supportsMedia?: boolean;
  /**
   * Submissions that can be in progress at the same time in this process: what a crash leaves in
   * doubt at a carrier that does not deduplicate is at most this.
   */
  readonly capacity: number;
  /**
   * As many as the answers of the carrier allow now, at most `capacity`. Absent: always as many.
   */
  currentCapacity?(): number;
  /**
   * Returns the known outcomes, in groups as they come; a submission that is missing in the end has
   * an unknown outcome.
   */
  submit(submissions: readonly Submission[], now: Date): AsyncIterable<readonly SubmitOutcome[]>;
  /**
   * What the carrier took for the recipient from the sender since then; null when it gives no
   * complete answer now. Absent: it cannot be asked.
   */
  listTaken?(submission: Submission, since: Date): Promise<readonly TakenMessage[] | null>;
  /** Reads a file of an inbound message. Absent: the carrier brings none. */
  readFile?(file: InboundFile, signal: AbortSignal): Promise<Download>;
}

/** A message that a carrier took. */
export interface TakenMessage {
  readonly carrierMessageId: string;
  readonly text: string;
}

/** The known ones of outcomes that come one by one; null is an unknown one. */
export async function* knownOutcomes(
  outcomes: readonly Promise<SubmitOutcome | null>[],
): AsyncGenerator<readonly SubmitOutcome[]> {
  for await (const group of asTheyCome(outcomes)) {
    const known = group.filter((outcome) => outcome !== null);
    if (known.length > 0) yield known;
  }
}

/** A delivery receipt, in terms of message states. */
export interface Receipt {
  readonly reference: string;
  readonly carrierMessageId: string;
  readonly status: 'sent' | 'delivered' | 'undelivered' | 'failed' | 'expired' | 'rejected';
  readonly errorCode: string | null;
  readonly doneAt: Date;
}

/** A file of an inbound message, with the number that received it. */
export interface InboundFile {
  readonly url: string;
  readonly tenantId: string;
  readonly accountId: string;
  readonly numberId: string;
}

/** A picture or another file of an inbound message, as a link. */
export interface InboundMedia {
  readonly url: string;
  readonly contentType: string | null;
}

/** An inbound message. */
export interface Inbound {
  readonly carrierMessageId: string;
  /** False when the carrier has no ids, so that a redelivery looks like a new message. */
  readonly hasCarrierId?: boolean;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly receivedAt: Date;
  /** The carrier read it as this keyword and has replied to the person already. */
  readonly answeredAs?: 'stop' | 'start' | 'help';
  readonly media?: readonly InboundMedia[];
  /** Id of the request that delivered it; created when missing. */
  readonly requestId?: string;
}

/** `tenant/message`: a receipt with it finds its message in one tenant, without a global lookup. */
export function referenceOf(tenantId: string, messageId: string): string {
  return `${tenantId}/${messageId}`;
}

export function parseReference(reference: string): { readonly tenantId: string; readonly messageId: string } {
  const [tenantId = '', messageId = ''] = reference.split('/');
  return { tenantId, messageId };
}
