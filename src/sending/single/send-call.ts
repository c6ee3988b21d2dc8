import { createBatcher } from '../../platform/batcher.ts';
import { isDatabaseUnavailable } from '../../platform/database/connections/unavailable.ts';
import { type Database, POSTGRESQL } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { inChildSpan } from '../../platform/tracing.ts';
import type { Answer, RecordedCall, SendOutcome, SingleSend } from './request.ts';
import { sendBatch } from './send-batch.ts';

/** Concurrent transactions of a tenant: one executes while the other commits or waits for Node. */
const CONCURRENCY = 2;
/** Half the load of 50 concurrent connections; larger batches delay their first message. */
const MAX_BATCH = 25;
/** A call that waited longer has a client that has given up. */
const DEADLINE_MS = 15_000;

type Send = (request: SingleSend) => Promise<SendOutcome>;

const batchers = new WeakMap<Database, Send>();

export interface SendAccess {
  readonly database: Database;
  /** The transaction that the caller rolls back; null: the call shares one with others. */
  readonly tx: Sql | null;
}

/**
 * Sends the message of one call; messages that the tenant sends meanwhile share the next
 * transaction. Throws the error of the gate that refuses it.
 */
export async function sendCall<A extends Answer>(
  { database, tx }: SendAccess,
  request: SingleSend & { readonly call: RecordedCall<A> },
  dryRun: boolean,
): Promise<A & { readonly replayed?: true; readonly dry_run?: true }> {
  if (tx !== null) return answerOf<A>(await sendAlone(tx, request));
  if (dryRun) return { ...answerOf<A>(await database.dryRun((own) => sendAlone(own, request))), dry_run: true };
  // The batch belongs to no single call, so each call has a span for its wait.
  return answerOf<A>(await inChildSpan('transaction', POSTGRESQL, () => batcherOf(database)(request)));
}

async function sendAlone(tx: Sql, request: SingleSend): Promise<SendOutcome> {
  const [outcome] = await sendBatch(tx, [request]);
  return outcome as SendOutcome;
}

function batcherOf(database: Database): Send {
  const known = batchers.get(database);
  if (known !== undefined) return known;
  const send = createBatcher<SingleSend, SendOutcome>({
    processBatch: (requests) => database.transaction((tx) => sendBatch(tx, requests)),
    groupOf: ({ caller }) => caller.tenantId,
    concurrency: CONCURRENCY,
    maxItems: MAX_BATCH,
    deadlineMs: DEADLINE_MS,
    isOutage: isDatabaseUnavailable,
  });
  batchers.set(database, send);
  return send;
}

function answerOf<A extends Answer>(outcome: SendOutcome): A & { readonly replayed?: true } {
  if (outcome.kind === 'refused') throw outcome.error;
  // Made by `call.answer`, now or by the first call with the key.
  const answer = outcome.answer as A;
  return outcome.kind === 'sent' ? answer : { ...answer, replayed: true };
}
