import { type Carrier, referenceOf, type SubmitOutcome } from '../../carriers/carrier.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { inSpan } from '../../platform/tracing.ts';
import type { Batch } from './leases.ts';
import { type ClaimedMedia, mediaOf } from './load-media.ts';
import type { LockedRow } from './lock-due-messages.ts';
import { logOutcomes } from './log-outcomes.ts';

/** Number of messages by outcome of their submission. */
export type OutcomeCounts = Readonly<Partial<Record<SubmitOutcome['outcome'] | 'unknown' | 'failed', number>>>;

export interface SubmitParts {
  readonly database: Database;
  readonly carriers: ReadonlyMap<string, Carrier>;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Scheme and host under which carriers read files. */
  readonly mediaUrl: string;
  readonly onOutcome: (outcome: string, count: number) => void;
  readonly onSubmitted: (carrier: string, counts: OutcomeCounts) => void;
}

/** Keeps the span readable; the log has a line for each message. */
const MAX_REQUEST_IDS = 20;

/** Submits messages. Counts and logs each group of outcomes, and waits until it is recorded. */
export function submit(
  { carriers, clock, log, mediaUrl, onSubmitted }: SubmitParts,
  { lease, carrier: name, messages }: Batch,
  media: ClaimedMedia,
  record: (outcomes: readonly SubmitOutcome[]) => Promise<void>,
): Promise<void> {
  const carrier = carriers.get(name);
  if (carrier === undefined)
    throw new Error(`The carrier ${name} of queued messages is not configured in this process.`);
  const submissions = messages.map((row) => ({
    reference: referenceOf(lease.queue.tenant_id, row.id),
    from: row.from_phone,
    to: row.to_phone,
    text: row.body,
    ...mediaOf(row, media, mediaUrl),
  }));
  const attributes = {
    'messaging.system': name,
    'messaging.operation.name': 'submit',
    'messaging.operation.type': 'send',
    'messaging.batch.message_count': submissions.length,
    'tern.request_ids': requestIdsOf(messages),
  };
  return inSpan(`submit ${name}`, { kind: 'client', attributes }, async (span) => {
    const unanswered = new Map(messages.map((message) => [message.id, message]));
    const counts = { accepted: 0, rejected: 0, throttled: 0 };
    let isOver = false;
    try {
      for await (const outcomes of carrier.submit(submissions, clock())) {
        if (outcomes.length === 0) continue;
        for (const { outcome } of outcomes) counts[outcome] += 1;
        logOutcomes(log, name, unanswered, outcomes);
        await record(outcomes);
      }
      isOver = true;
    } finally {
      const unknown = unanswered.size;
      onSubmitted(name, { ...counts, ...(isOver ? { unknown } : { failed: unknown }) });
      span.set({
        'tern.accepted': counts.accepted,
        'tern.rejected': counts.rejected,
        'tern.throttled': counts.throttled,
      });
      if (unknown > 0) span.fail('unknown_outcome');
    }
    for (const { id: messageId, request_id: requestId } of unanswered.values())
      log.warn({ requestId, messageId, carrier: name }, 'submit outcome unknown');
  });
}

function requestIdsOf(messages: readonly LockedRow[]): string[] {
  const requests = new Set<string>();
  for (const { request_id: id } of messages) if (id !== null && requests.size < MAX_REQUEST_IDS) requests.add(id);
  return [...requests];
}
