import { parseReference, type Receipt } from '../../carriers/carrier.ts';
import { readCodeBook } from '../../carriers/codes/read-code-book.ts';
import { bucketOf } from '../../counting/buckets.ts';
import {
  endState,
  IS_FAILED,
  IS_UNDELIVERED,
  IS_UNSENT_FAILURE,
  OUTCOME_DETAIL,
} from '../../counting/message-results.ts';
import { captureHolds } from '../../credits/holds.ts';
import { returnCredits, type UnsentMessage } from '../../credits/return-credits.ts';
import { documentedCodes } from '../../domain/carrier-codes/code-book.ts';
import { isTerminal, type MessageState, nextMessageState } from '../../domain/states.ts';
import { emitFinalized } from '../../events/outbox/emit-messages.ts';
import { findListeners } from '../../events/outbox/listeners.ts';
import { raiseFailures } from '../../events/signals/raise-failures.ts';
import { applyCarrierOptOuts, lockCarrierOptOuts } from '../../people/consent/carrier-opt-outs.ts';
import { schedulePolicies } from '../../people/hygiene/schedule-policies.ts';
import type { Database } from '../../platform/database/database.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { pauseNumbers } from './pause-numbers.ts';

interface ReportedRow extends UnsentMessage {
  readonly state: MessageState;
  readonly accepted_at: Date | null;
}

const saveReceipts = batchStatement<
  [
    tenantId: string,
    messageIds: readonly string[],
    statuses: readonly string[],
    dones: readonly Date[],
    errors: readonly (string | null)[],
    now: Date,
  ]
>(
  'receipts.save',
  `INSERT INTO message_receipts (tenant_id, message_id, status, done_at, error_code, received_at)
   SELECT $1, one.message_id, one.status, one.done_at, one.error_code, $6
     FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[]) AS one (message_id, status, done_at, error_code)
   ON CONFLICT DO NOTHING`,
);

/** In the order of the IDs, the lock order of every statement that locks many messages. */
const lockMessages = batchStatement<[tenantId: string, ids: readonly string[]], ReportedRow>(
  'receipts.lock_messages',
  'SELECT id, account_id, credits, hold_id, state, accepted_at FROM messages WHERE tenant_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE',
);

const BUCKET = bucketOf('m.created_at');
const END_STATE = endState('one.state');
/** Of a report that arrives before the carrier's answer: the batch still has its lease. */
const CLAIMED_AT =
  '(SELECT l.claimed_at FROM message_leases l WHERE l.tenant_id = $1 AND m.id = ANY (l.message_ids) LIMIT 1)';

/** What was counted of a message before is subtracted, so that each counts once. */
const moveMessages = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    states: readonly string[],
    errors: readonly (string | null)[],
    now: Date,
    carrierIds: readonly string[],
    acceptedAts: readonly (Date | null)[],
    wereSent: readonly boolean[],
    wereUnconfirmed: readonly boolean[],
    differenceId: string,
  ]
>(
  'receipts.move_messages',
  `WITH moved AS (
   UPDATE messages m
      SET state = one.state, end_state = ${END_STATE}, state_reason = NULL, error_code = coalesce(one.error_code, m.error_code), carrier_message_id = coalesce(m.carrier_message_id, one.carrier_id),
          accepted_at = coalesce(m.accepted_at, one.accepted_at), sent_at = coalesce(m.sent_at, one.accepted_at),
          submitting_at = CASE WHEN one.was_sent THEN m.submitting_at ELSE coalesce(m.submitting_at, ${CLAIMED_AT}) END,
          finalized_at = CASE WHEN one.state IN ('delivered', 'undelivered', 'failed', 'expired', 'rejected') THEN $5 ELSE m.finalized_at END
     FROM unnest($2::text[], $3::text[], $4::text[], $6::text[], $7::timestamptz[], $8::bool[], $9::bool[])
          AS one (id, state, error_code, carrier_id, accepted_at, was_sent, was_unconfirmed)
    WHERE m.tenant_id = $1 AND m.id = ANY ($2) AND m.id = one.id
   RETURNING m.account_id, m.created_at, m.measure_group, m.state, m.state_reason, m.error_code, m.accepted_at, m.segments, m.credits,
             (m.accepted_at IS NOT NULL AND NOT one.was_sent)::int AS newly_sent, one.was_unconfirmed),
   changes AS (
     SELECT m.account_id, ${BUCKET} AS bucket_at, m.measure_group, '' AS detail, m.newly_sent AS sent, m.newly_sent * m.segments AS segments,
            m.newly_sent * m.credits AS credits, (m.state = 'delivered')::int AS delivered, -m.was_unconfirmed::int AS unconfirmed,
            0 AS undelivered, 0 AS rejected, 0 AS credits_returned
       FROM moved m WHERE m.newly_sent = 1 OR m.state = 'delivered' OR m.was_unconfirmed
     UNION ALL
     SELECT m.account_id, ${BUCKET}, m.measure_group, ${OUTCOME_DETAIL}, 0, 0, 0, 0, 0, (${IS_UNDELIVERED})::int, (${IS_UNSENT_FAILURE})::int,
            CASE WHEN ${IS_UNSENT_FAILURE} THEN m.credits ELSE 0 END
       FROM moved m WHERE ${IS_FAILED})
   INSERT INTO measure_differences (tenant_id, id, account_id, bucket_at, group_key, detail, sent, segments, credits, delivered, unconfirmed, undelivered, rejected, credits_returned)
   SELECT $1, $10 || '/' || row_number() OVER (), account_id, bucket_at, measure_group, detail, sum(sent), sum(segments), sum(credits), sum(delivered), sum(unconfirmed),
          sum(undelivered), sum(rejected), sum(credits_returned)
     FROM changes GROUP BY account_id, bucket_at, measure_group, detail`,
);

/**
 * Saves a carrier's delivery reports, in any order and with duplicates. Each report is saved once
 * and changes the state of its message only where the state machine allows it. A report may arrive
 * before the carrier's response to the submission. The times of the message are those of arrival:
 * a carrier's clock may be rounded to the minute or in another zone, so it is kept with the report.
 */
export async function recordReceipts(database: Database, receipts: readonly Receipt[], now: Date): Promise<void> {
  for (const [tenantId, reports] of byTenant(receipts))
    await database.near(tenantId).transaction((tx) => recordReports(tx, tenantId, reports, now));
}

async function recordReports(tx: Sql, tenantId: string, reports: readonly Report[], now: Date): Promise<void> {
  const hasErrors = reports.some(({ errorCode }) => errorCode !== null);
  const book = hasErrors ? await readCodeBook(tx) : documentedCodes;
  const optOuts = await lockCarrierOptOuts(tx, tenantId, reports, book);
  const ids = [...new Set(reports.map(({ messageId }) => messageId))];
  const rows = await tx.rows(lockMessages, tenantId, ids);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const known = reports.filter(({ messageId }) => states.has(messageId));
  if (known.length === 0) return;
  const moves = movesOf(known, states, now);
  // A message that was final before (delivery_unconfirmed) has had its event.
  const finalized = rows.filter(({ id, state }) => !isTerminal(state) && isTerminal(moves.get(id)?.state ?? state));
  // A report that arrives before the carrier's response settles the credits in its place.
  const unanswered = rows.filter(({ id, accepted_at: acceptedAt }) => moves.has(id) && acceptedAt === null);
  const accepted = unanswered.filter(({ id }) => moves.get(id)?.acceptedAt !== null);
  const rejected = unanswered.filter(({ id }) => moves.get(id)?.acceptedAt === null);
  // Sent at once: none needs the answer of another.
  const [listeners] = await Promise.all([
    findListeners(
      tx,
      tenantId,
      finalized.map(({ account_id: accountId }) => accountId),
    ),
    save(tx, tenantId, known, now),
    move(tx, tenantId, rows, moves, now),
    captureHolds(
      tx,
      tenantId,
      accepted.flatMap(({ hold_id: holdId, credits }) => (holdId === null ? [] : [{ holdId, credits }])),
      now,
      newId,
    ),
  ]);
  if (moves.size === 0) return;
  await returnCredits(tx, tenantId, rejected, now, newId);
  await emitFinalized(tx, tenantId, finalized, now, listeners);
  await raiseFailures(
    tx,
    tenantId,
    finalized.map(({ id }) => id).filter((id) => moves.get(id)?.state !== 'delivered'),
    now,
  );
  // Only where the report counts: a repeated one must not undo a START in between.
  const refused = optOuts.filter(({ messageId }) => moves.has(messageId));
  await applyCarrierOptOuts(tx, tenantId, refused, { now, newId });
  await pauseNumbers(tx, tenantId, [...moves.values()], book, now);
  const failed = rows.filter(({ id }) => moves.get(id)?.errorCode != null);
  await schedulePolicies(
    tx,
    tenantId,
    failed.map(({ account_id: accountId }) => accountId),
    now,
  );
}

interface Move extends Report {
  readonly state: MessageState;
  /** Null when the carrier rejected the message. */
  readonly acceptedAt: Date | null;
}

/** The last allowed change of each message, from its state and its reports in their order. */
function movesOf(reports: readonly Report[], states: ReadonlyMap<string, MessageState>, now: Date): Map<string, Move> {
  const moves = new Map<string, Move>();
  for (const report of reports) {
    const earlier = moves.get(report.messageId);
    const current = earlier?.state ?? states.get(report.messageId);
    const state = current === undefined ? null : nextMessageState(current, report.status);
    if (state === null) continue;
    const acceptedAt = earlier?.acceptedAt ?? (state === 'rejected' ? null : now);
    moves.set(report.messageId, { ...report, state, acceptedAt });
  }
  return moves;
}

async function save(tx: Sql, tenantId: string, reports: readonly Report[], now: Date): Promise<void> {
  await tx.run(
    saveReceipts,
    tenantId,
    reports.map(({ messageId }) => messageId),
    reports.map(({ status }) => status),
    reports.map(({ doneAt }) => doneAt),
    reports.map(({ errorCode }) => errorCode),
    now,
  );
}

async function move(
  tx: Sql,
  tenantId: string,
  rows: readonly ReportedRow[],
  moves: ReadonlyMap<string, Move>,
  now: Date,
): Promise<void> {
  if (moves.size === 0) return;
  const moved = [...moves.values()];
  const before = new Map(rows.map((row) => [row.id, row]));
  await tx.run(
    moveMessages,
    tenantId,
    moved.map(({ messageId }) => messageId),
    moved.map(({ state }) => state),
    moved.map(({ errorCode }) => errorCode),
    now,
    moved.map(({ carrierMessageId }) => carrierMessageId),
    moved.map(({ acceptedAt }) => acceptedAt),
    moved.map(({ messageId }) => before.get(messageId)?.accepted_at != null),
    moved.map(({ messageId }) => before.get(messageId)?.state === 'delivery_unconfirmed'),
    newId('mdf', now.getTime()),
  );
}

interface Report extends Receipt {
  readonly messageId: string;
}

function byTenant(receipts: readonly Receipt[]): Map<string, Report[]> {
  const tenants = new Map<string, Report[]>();
  for (const receipt of receipts) {
    const { tenantId, messageId } = parseReference(receipt.reference);
    const reports = tenants.get(tenantId) ?? [];
    reports.push({ ...receipt, messageId });
    tenants.set(tenantId, reports);
  }
  return tenants;
}
