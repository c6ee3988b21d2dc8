import { parseReference, type Receipt } from '../carriers/carrier.ts';
import { captureHolds } from '../credits/holds.ts';
import { returnCredits, type UnsentMessage } from '../credits/return-credits.ts';
import { isTerminal, type MessageState, nextMessageState } from '../domain/states.ts';
import { emitFinalized } from '../events/outbox/emit-messages.ts';
import { raiseFailures } from '../events/signals/raise-failures.ts';
import { applyCarrierOptOuts, lockCarrierOptOuts } from '../people/consent/carrier-opt-outs.ts';
import { schedulePolicies } from '../people/hygiene/schedule-policies.ts';
import type { Database } from '../platform/database/database.ts';
import { batchStatement, type Sql } from '../platform/database/sql.ts';
import { newId } from '../platform/ids.ts';

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

const moveMessages = batchStatement<
  [
    tenantId: string,
    ids: readonly string[],
    states: readonly string[],
    errors: readonly (string | null)[],
    now: Date,
    carrierIds: readonly string[],
    acceptedAts: readonly (Date | null)[],
  ]
>(
  'receipts.move_messages',
  `UPDATE messages m
      SET state = one.state, state_reason = NULL, error_code = coalesce(one.error_code, m.error_code), carrier_message_id = coalesce(m.carrier_message_id, one.carrier_id),
          accepted_at = coalesce(m.accepted_at, one.accepted_at), sent_at = coalesce(m.sent_at, one.accepted_at), lease_until = NULL,
          finalized_at = CASE WHEN one.state IN ('delivered', 'undelivered', 'failed', 'expired', 'rejected') THEN $5 ELSE m.finalized_at END
     FROM unnest($2::text[], $3::text[], $4::text[], $6::text[], $7::timestamptz[])
          AS one (id, state, error_code, carrier_id, accepted_at)
    WHERE m.tenant_id = $1 AND m.id = ANY ($2) AND m.id = one.id`,
);

/**
 * Saves a carrier's delivery reports, in any order and with duplicates. Each report is saved once
 * and changes the state of its message only where the state machine allows it. A report may arrive
 * before the carrier's response to the submission. The times of the message are those of arrival:
 * a carrier's clock may be rounded to the minute or in another zone, so it is kept with the report.
 */
export async function recordReceipts(database: Database, receipts: readonly Receipt[], now: Date): Promise<void> {
  for (const [tenantId, reports] of byTenant(receipts))
    await database.transaction((tx) => recordReports(tx, tenantId, reports, now));
}

async function recordReports(tx: Sql, tenantId: string, reports: readonly Report[], now: Date): Promise<void> {
  const optOuts = await lockCarrierOptOuts(tx, tenantId, reports);
  const ids = [...new Set(reports.map(({ messageId }) => messageId))];
  const rows = await tx.rows(lockMessages, tenantId, ids);
  const states = new Map(rows.map(({ id, state }) => [id, state]));
  const known = reports.filter(({ messageId }) => states.has(messageId));
  if (known.length === 0) return;
  await tx.run(
    saveReceipts,
    tenantId,
    known.map(({ messageId }) => messageId),
    known.map(({ status }) => status),
    known.map(({ doneAt }) => doneAt),
    known.map(({ errorCode }) => errorCode),
    now,
  );
  const moves = movesOf(known, states, now);
  if (moves.size === 0) return;
  const moved = [...moves.values()];
  await tx.run(
    moveMessages,
    tenantId,
    moved.map(({ messageId }) => messageId),
    moved.map(({ state }) => state),
    moved.map(({ errorCode }) => errorCode),
    now,
    moved.map(({ carrierMessageId }) => carrierMessageId),
    moved.map(({ acceptedAt }) => acceptedAt),
  );
  await settleUnanswered(tx, tenantId, rows, moves, now);
  // A message that was final before (delivery_unconfirmed) has had its event.
  const finalized = rows.filter(({ id, state }) => !isTerminal(state) && isTerminal(moves.get(id)?.state ?? state));
  await emitFinalized(tx, tenantId, finalized, now);
  await raiseFailures(
    tx,
    tenantId,
    finalized.map(({ id }) => id).filter((id) => moves.get(id)?.state !== 'delivered'),
    now,
  );
  // Only where the report counts: a repeated one must not undo a START in between.
  const refused = optOuts.filter(({ messageId }) => moves.has(messageId));
  await applyCarrierOptOuts(tx, tenantId, refused, { now, newId });
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

/** A report that arrives before the carrier's response settles the credits in its place. */
async function settleUnanswered(
  tx: Sql,
  tenantId: string,
  rows: readonly ReportedRow[],
  moves: ReadonlyMap<string, Move>,
  now: Date,
): Promise<void> {
  const unanswered = rows.filter(({ id, accepted_at: acceptedAt }) => moves.has(id) && acceptedAt === null);
  const rejected = unanswered.filter(({ id }) => moves.get(id)?.acceptedAt === null);
  const accepted = unanswered.filter(({ id }) => moves.get(id)?.acceptedAt !== null);
  await captureHolds(
    tx,
    tenantId,
    accepted.flatMap(({ hold_id: holdId, credits }) => (holdId === null ? [] : [{ holdId, credits }])),
    now,
    newId,
  );
  await returnCredits(tx, tenantId, rejected, now, newId);
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
