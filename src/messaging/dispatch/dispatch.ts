import type { Database } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { inSpan } from '../../platform/tracing.ts';
import { type Carrier, referenceOf, type Submission, type SubmitOutcome } from '../carriers/carrier.ts';
import { claim } from './claim.ts';
import { type ClaimedRow, dueSingleLanes, type Lane, runningCampaignLanes } from './queries.ts';
import { recordOutcomes } from './record-outcomes.ts';
import { tellOutcomes } from './tell-outcomes.ts';

/** How many texts had which answer. */
export type Answers = Readonly<Partial<Record<SubmitOutcome['outcome'] | 'unknown' | 'failed', number>>>;

export interface DispatchParts {
  readonly database: Database;
  readonly carriers: ReadonlyMap<string, Carrier>;
  readonly log: Logger;
  readonly clock: () => Date;
  /** A worker that does not write down an answer within this time is taken for dead. */
  readonly leaseMs: number;
  readonly onOutcome: (outcome: string, count: number) => void;
  readonly onAnswers: (carrier: string, answers: Answers) => void;
}

const MAX_LANES = 200;
const BATCH = 1_000;

/** Lanes that have something due, single messages first: somebody waits for those. */
export async function dueLanes(database: Database, now: Date): Promise<Lane[]> {
  const singles = await database.rows(dueSingleLanes, now, MAX_LANES);
  return [...singles, ...(await database.rows(runningCampaignLanes, now, MAX_LANES))];
}

/** Takes one batch from a lane, hands it to its carrier and writes down the answer; answers whether there may be more. */
export async function dispatchLane(
  { database, carriers, log, clock, leaseMs, onOutcome, onAnswers }: DispatchParts,
  lane: Lane,
): Promise<boolean> {
  const now = clock();
  const taking = await claim(database, lane, { batchSize: BATCH, leaseMs }, now);
  const { claimed, leaseUntil, taken, more, counted } = taking;
  onOutcome('stopped', taken - claimed.length);
  const [first] = claimed;
  if (first === undefined) return taken > 0;
  const carrier = carriers.get(first.carrier);
  if (carrier === undefined)
    throw new Error(`Messages wait for the carrier ${first.carrier}, which this process does not have.`);
  const submissions = claimed.map((row) => ({
    reference: referenceOf(lane.tenant_id, row.id),
    from: row.from_phone,
    to: row.to_phone,
    text: row.body,
  }));
  for (let start = 0; start < submissions.length; start += carrier.batchSize) {
    // Stopped for so long, it is not the one who has them any more: they may have been rescued, and then recalled by a STOP.
    if (clock() >= leaseUntil) break;
    const end = start + carrier.batchSize;
    const texts = claimed.slice(start, end);
    const outcomes = await handOver(carrier, submissions.slice(start, end), texts, { now: clock(), onAnswers });
    tellOutcomes(log, carrier.name, texts, outcomes);
    await recordOutcomes(database, lane.tenant_id, outcomes, { leaseUntil, now: clock(), counted });
    for (const { outcome } of outcomes) onOutcome(outcome, 1);
  }
  return more;
}

/** Of a batch as many are named as make a span that can be read; the log has a line for each. */
const MOST_NAMED = 20;

function handOver(
  carrier: Carrier,
  submissions: readonly Submission[],
  texts: readonly ClaimedRow[],
  { now, onAnswers }: { readonly now: Date; readonly onAnswers: DispatchParts['onAnswers'] },
): Promise<readonly SubmitOutcome[]> {
  const requests = new Set<string>();
  for (const { request_id: id } of texts) if (id !== null && requests.size < MOST_NAMED) requests.add(id);
  const attributes = {
    'messaging.system': carrier.name,
    'messaging.operation.name': 'submit',
    'messaging.operation.type': 'send',
    'messaging.batch.message_count': submissions.length,
    'tern.request_ids': [...requests],
  };
  return inSpan(`submit ${carrier.name}`, { kind: 'client', attributes }, async (span) => {
    const outcomes = await carrier.submit(submissions, now).catch((error: unknown) => {
      onAnswers(carrier.name, { failed: submissions.length });
      throw error;
    });
    const count = (kind: SubmitOutcome['outcome']): number => outcomes.filter(({ outcome }) => outcome === kind).length;
    const known = { accepted: count('accepted'), rejected: count('rejected'), throttled: count('throttled') };
    const unknown = submissions.length - outcomes.length;
    onAnswers(carrier.name, { ...known, unknown });
    span.set({
      'tern.accepted': known.accepted,
      'tern.rejected': known.rejected,
      'tern.throttled': known.throttled,
    });
    if (unknown > 0) span.fail('unknown_outcome');
    return outcomes;
  });
}
