import { setTimeout } from 'node:timers/promises';
import { type Carrier, parseReference, referenceOf, type SubmitOutcome } from '../../carriers/carrier.ts';
import { backoffMs } from '../../platform/backoff.ts';
import { isDatabaseUnavailable } from '../../platform/database/connections/unavailable.ts';
import type { Database } from '../../platform/database/database.ts';
import { isLockTimeout } from '../../platform/database/lock-timeout.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Places } from '../../platform/places.ts';
import { inSpan } from '../../platform/tracing.ts';
import type { Claim } from './claim.ts';
import type { Batch } from './leases.ts';
import { mediaOf } from './load-media.ts';
import type { LockedRow } from './lock-due-messages.ts';
import { logOutcomes } from './log-outcomes.ts';
import { recordOutcomes } from './record-outcomes.ts';

/** Number of messages by outcome of their submission. */
export type OutcomeCounts = Readonly<Partial<Record<SubmitOutcome['outcome'] | 'unknown' | 'failed', number>>>;

export interface HandOverParts {
  readonly database: Database;
  readonly carriers: ReadonlyMap<string, Carrier>;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Scheme and host under which carriers read files. */
  readonly mediaUrl: string;
  readonly onOutcome: (outcome: string, count: number) => void;
  readonly onSubmitted: (carrier: string, counts: OutcomeCounts) => void;
  /** Waits until dispatch may use another connection to the database. */
  readonly withConnection: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
}

/**
 * Submits a batch and records the outcomes as they come. The place of a message in the room of its
 * carrier is given back when its outcome is recorded.
 */
export async function handOver(parts: HandOverParts, batch: Batch, claimed: Claim, room: Places): Promise<void> {
  let open = batch.messages;
  const record = async (outcomes: readonly SubmitOutcome[]): Promise<void> => {
    const { clock, database, onOutcome, withConnection } = parts;
    const near = database.near(batch.lease.queue.tenant_id);
    const work = (): Promise<void> =>
      withConnection(() =>
        recordOutcomes(near, { ...batch, messages: open }, outcomes, { now: clock(), counted: claimed.counted }),
      );
    await untilAvailable(work, () => clock() < claimed.leaseUntil);
    for (const { outcome } of outcomes) onOutcome(outcome, 1);
    const answered = new Set(outcomes.map(({ reference }) => parseReference(reference).messageId));
    open = open.filter(({ id }) => !answered.has(id));
    room.give(answered.size);
  };
  try {
    await submit(parts, batch, claimed, record);
  } finally {
    room.give(open.length);
  }
}

const RETRY = { baseMs: 100, maxMs: 2_000 };

/** Repeats what failed because the database was away: the carrier says its outcomes only once. */
async function untilAvailable(work: () => Promise<void>, mayRepeat: () => boolean): Promise<void> {
  for (let failures = 0; ; failures += 1)
    try {
      return await work();
    } catch (error) {
      if (!(isDatabaseUnavailable(error) || isLockTimeout(error)) || !mayRepeat()) throw error;
      await setTimeout(backoffMs(failures, RETRY));
    }
}

/** Keeps the span readable; the log has a line for each message. */
const MAX_REQUEST_IDS = 20;

/** Passes each group of outcomes to `record`, and counts and logs it. */
function submit(
  { carriers, clock, log, mediaUrl, onSubmitted }: HandOverParts,
  { lease, carrier: name, messages }: Batch,
  { media }: Claim,
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
