import { type Carrier, referenceOf, type Submission, type SubmitOutcome } from '../../carriers/carrier.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { inSpan } from '../../platform/tracing.ts';
import { claim } from './claim.ts';
import { mediaOf } from './load-media.ts';
import type { LockedRow } from './lock-due-messages.ts';
import { logOutcomes } from './log-outcomes.ts';
import { dueSingleQueues, type Queue, runningCampaignQueues } from './queries.ts';
import { recordOutcomes } from './record-outcomes.ts';

/** Number of messages by outcome of their submission. */
export type OutcomeCounts = Readonly<Partial<Record<SubmitOutcome['outcome'] | 'unknown' | 'failed', number>>>;

export interface DispatchParts {
  readonly database: Database;
  readonly carriers: ReadonlyMap<string, Carrier>;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Scheme and host under which carriers read files. */
  readonly mediaUrl: string;
  /** A worker that records no outcome within this time is considered dead. */
  readonly leaseMs: number;
  readonly onOutcome: (outcome: string, count: number) => void;
  readonly onSubmitted: (carrier: string, counts: OutcomeCounts) => void;
}

const MAX_QUEUES = 200;
const MAX_MESSAGES = 1_000;

/** Queues with due messages. Single messages come first: their callers wait for them. */
export async function dueQueues(database: Database, now: Date): Promise<Queue[]> {
  const singles = await database.rows(dueSingleQueues, now, MAX_QUEUES);
  return [...singles, ...(await database.rows(runningCampaignQueues, now, MAX_QUEUES))];
}

/**
 * Claims a batch of a queue, submits it and records the outcomes; returns whether there may be
 * more.
 */
export async function dispatchQueue(
  { database, carriers, log, clock, leaseMs, mediaUrl, onOutcome, onSubmitted }: DispatchParts,
  queue: Queue,
): Promise<boolean> {
  const batchSizeOf = (name: string): number => carriers.get(name)?.batchSize ?? MAX_MESSAGES;
  const limits = { maxMessages: MAX_MESSAGES, leaseMs, batchSizeOf };
  const { batches, leaseUntil, stopped, more, counted, media } = await claim(database, queue, limits, clock());
  onOutcome('stopped', stopped);
  for (const batch of batches) {
    const { messages } = batch;
    const carrier = carriers.get(batch.carrier);
    if (carrier === undefined)
      throw new Error(`The carrier ${batch.carrier} of queued messages is not configured in this process.`);
    // After the lease the messages may have been rescued, and then canceled by a STOP.
    if (clock() >= leaseUntil) break;
    const submissions = messages.map((row) => ({
      reference: referenceOf(queue.tenant_id, row.id),
      from: row.from_phone,
      to: row.to_phone,
      text: row.body,
      ...mediaOf(row, media, mediaUrl),
    }));
    const outcomes = await submit(carrier, submissions, messages, { now: clock(), onSubmitted });
    logOutcomes(log, carrier.name, messages, outcomes);
    await recordOutcomes(database, batch, outcomes, { now: clock(), counted });
    for (const { outcome } of outcomes) onOutcome(outcome, 1);
  }
  return batches.length === 0 ? stopped > 0 : more;
}

/** Keeps the span readable; the log has a line for each message. */
const MAX_REQUEST_IDS = 20;

function submit(
  carrier: Carrier,
  submissions: readonly Submission[],
  messages: readonly LockedRow[],
  { now, onSubmitted }: { readonly now: Date; readonly onSubmitted: DispatchParts['onSubmitted'] },
): Promise<readonly SubmitOutcome[]> {
  const requests = new Set<string>();
  for (const { request_id: id } of messages) if (id !== null && requests.size < MAX_REQUEST_IDS) requests.add(id);
  const attributes = {
    'messaging.system': carrier.name,
    'messaging.operation.name': 'submit',
    'messaging.operation.type': 'send',
    'messaging.batch.message_count': submissions.length,
    'tern.request_ids': [...requests],
  };
  return inSpan(`submit ${carrier.name}`, { kind: 'client', attributes }, async (span) => {
    const outcomes = await carrier.submit(submissions, now).catch((error: unknown) => {
      onSubmitted(carrier.name, { failed: submissions.length });
      throw error;
    });
    const count = (kind: SubmitOutcome['outcome']): number => outcomes.filter(({ outcome }) => outcome === kind).length;
    const known = { accepted: count('accepted'), rejected: count('rejected'), throttled: count('throttled') };
    const unknown = submissions.length - outcomes.length;
    onSubmitted(carrier.name, { ...known, unknown });
    span.set({
      'tern.accepted': known.accepted,
      'tern.rejected': known.rejected,
      'tern.throttled': known.throttled,
    });
    if (unknown > 0) span.fail('unknown_outcome');
    return outcomes;
  });
}
