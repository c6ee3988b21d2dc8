import { createBatcher } from '../../platform/batcher.ts';
import { type Database, POSTGRESQL } from '../../platform/database/database.ts';
import { inChildSpan } from '../../platform/tracing.ts';
import type { PartnerAnswer, PartnerOutcome, PartnerRequest } from './request.ts';
import { sendBatch } from './send-batch.ts';

/** Concurrent transactions of a partner: one executes while the other commits or waits for Node. */
const CONCURRENCY = 2;
/** Half the load of 50 concurrent connections; larger batches delay their first message. */
const MAX_BATCH = 25;

type Send = (request: PartnerRequest) => Promise<PartnerOutcome>;

const batchers = new WeakMap<Database, Send>();

/**
 * Sends one message of a partner; messages that the partner asks for meanwhile share the next
 * transaction. Throws the SkillError of the gate that refuses it.
 */
export async function sendForPartner(database: Database, request: PartnerRequest): Promise<PartnerAnswer> {
  // The batch belongs to no single call, so each call has a span for its wait.
  return answerOf(await inChildSpan('transaction', POSTGRESQL, () => batcherOf(database)(request)));
}

/** Runs the whole send and rolls it back. */
export async function dryRunForPartner(database: Database, request: PartnerRequest): Promise<PartnerAnswer> {
  const [outcome] = await database.dryRun((tx) => sendBatch(tx, [request]));
  return answerOf(outcome as PartnerOutcome);
}

function batcherOf(database: Database): Send {
  const known = batchers.get(database);
  if (known !== undefined) return known;
  const send = createBatcher<PartnerRequest, PartnerOutcome>({
    processBatch: (requests) => database.transaction((tx) => sendBatch(tx, requests)),
    groupOf: ({ tenantId }) => tenantId,
    concurrency: CONCURRENCY,
    maxItems: MAX_BATCH,
  });
  batchers.set(database, send);
  return send;
}

function answerOf(outcome: PartnerOutcome): PartnerAnswer {
  if (outcome.ok) return outcome.answer;
  throw outcome.error;
}
