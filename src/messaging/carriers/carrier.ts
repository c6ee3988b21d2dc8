/** One text as a carrier gets it. */
export interface Submission {
  /** Our name for the message; a carrier that deduplicates does so by this. */
  readonly reference: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

export type SubmitOutcome =
  | { readonly reference: string; readonly outcome: 'accepted'; readonly carrierMessageId: string }
  /** The carrier says no, and will say no again. */
  | { readonly reference: string; readonly outcome: 'rejected'; readonly errorCode: string }
  /** The carrier says not now: costs no attempt. */
  | { readonly reference: string; readonly outcome: 'throttled'; readonly retryAfterMs: number };

export interface Carrier {
  readonly name: string;
  /** Whether a submission repeated under the same reference is sent once: only then may one of unknown outcome be repeated. */
  readonly deduplicates: boolean;
  /** How many submissions go into one call at most. */
  readonly batchSize: number;
  /** Answers for those it has an answer for; what it leaves out has an unknown outcome. */
  submit(submissions: readonly Submission[], now: Date): Promise<readonly SubmitOutcome[]>;
}

/** What a carrier reports of a message: the words of the message's states. */
export interface Receipt {
  readonly reference: string;
  readonly carrierMessageId: string;
  readonly status: 'sent' | 'delivered' | 'undelivered' | 'failed' | 'expired' | 'rejected';
  readonly errorCode: string | null;
  readonly doneAt: Date;
}

/** A text that came in. */
export interface Inbound {
  readonly carrierMessageId: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly receivedAt: Date;
  /** The carrier has taken it for a STOP, by words that it keeps for this sender. */
  readonly optedOut?: boolean;
  /** Of the request that brought it; it gets one where it came without. */
  readonly requestId?: string;
}

/** `tenant/message`: a report that carries it finds its message in one tenant, without a global look-up. */
export function referenceOf(tenantId: string, messageId: string): string {
  return `${tenantId}/${messageId}`;
}

export function parseReference(reference: string): { readonly tenantId: string; readonly messageId: string } {
  const [tenantId = '', messageId = ''] = reference.split('/');
  return { tenantId, messageId };
}
