import { isTerminal, type MessageState, nextMessageState } from '../../domain/states.ts';
import type { Database } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { batchStatement } from '../../platform/sql.ts';
import { parseReference, type Receipt } from '../carriers/carrier.ts';
import { giveBack, type UnsentMessage } from '../credits/give-back.ts';
import { captureHolds } from '../credits/holds.ts';
import { wakePolicies } from '../hygiene/wake-policy.ts';
import { announceFinalized } from '../outbox/announce-messages.ts';

interface ReportedRow extends UnsentMessage {
  readonly state: MessageState;
  readonly accepted_at: Date | null;
}

const keepReceipts = batchStatement<
  [
    tenantId: string,
    messageIds: readonly string[],
    statuses: readonly string[],
    dones: readonly Date[],
    errors: readonly (string | null)[],
    now: Date,
  ]
>(
  'receipts.keep',
  `INSERT INTO message_receipts (tenant_id, message_id, status, done_at, error_code, received_at)
   SELECT $1, g.message_id, g.status, g.done_at, g.error_code, $6
     FROM unnest($2::text[], $3::text[], $4::timestamptz[], $5::text[]) AS g(message_id, status, done_at, error_code)
   ON CONFLICT DO NOTHING`,
);

/** In the order of the ids, as every statement that locks many messages does. */
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
    dones: readonly Date[],
    carrierIds: readonly string[],
    takens: readonly (Date | null)[],
  ]
>(
  'receipts.move_messages',
  `UPDATE messages m
      SET state = g.state, state_reason = NULL, error_code = coalesce(g.error_code, m.error_code), carrier_message_id = coalesce(m.carrier_message_id, g.carrier_id),
          accepted_at = coalesce(m.accepted_at, g.taken_at), sent_at = coalesce(m.sent_at, g.taken_at), lease_until = NULL,
          finalized_at = CASE WHEN g.state IN ('delivered', 'undelivered', 'failed', 'expired', 'rejected') THEN g.done_at ELSE m.finalized_at END
     FROM unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::text[], $7::timestamptz[])
          AS g(id, state, error_code, done_at, carrier_id, taken_at)
    WHERE m.tenant_id = $1 AND m.id = ANY ($2) AND m.id = g.id`,
);

/**
 * Takes a carrier's reports, in whatever order and however often they come: each is kept once, and moves its message only where the
 * state machine allows it. A report may come before the carrier's acknowledgement.
 */
export async function recordReceipts(database: Database, receipts: readonly Receipt[], now: Date): Promise<void> {
  for (const [tenantId, reports] of byTenant(receipts)) {
    await database.transaction(async (tx) => {
      const ids = [...new Set(reports.map(({ messageId }) => messageId))];
      const rows = await tx.rows(lockMessages, tenantId, ids);
      const states = new Map(rows.map(({ id, state }) => [id, state]));
      const known = reports.filter(({ messageId }) => states.has(messageId));
      if (known.length === 0) return;
      await tx.run(
        keepReceipts,
        tenantId,
        known.map(({ messageId }) => messageId),
        known.map(({ status }) => status),
        known.map(({ doneAt }) => doneAt),
        known.map(({ errorCode }) => errorCode),
        now,
      );
      const moves = new Map<string, (typeof known)[number] & { state: MessageState; takenAt: Date | null }>();
      for (const report of known) {
        const current = states.get(report.messageId) as MessageState;
        const next = nextMessageState(current, report.status);
        if (next === null) continue;
        states.set(report.messageId, next);
        const takenAt = moves.get(report.messageId)?.takenAt ?? (next === 'rejected' ? null : report.doneAt);
        moves.set(report.messageId, { ...report, state: next, takenAt });
      }
      const moved = [...moves.values()];
      if (moved.length === 0) return;
      await tx.run(
        moveMessages,
        tenantId,
        moved.map(({ messageId }) => messageId),
        moved.map(({ state }) => state),
        moved.map(({ errorCode }) => errorCode),
        moved.map(({ doneAt }) => doneAt),
        moved.map(({ carrierMessageId }) => carrierMessageId),
        moved.map(({ takenAt }) => takenAt),
      );
      // A report that overtook the acknowledgement stands for it: the text was taken, or it was turned away.
      const overtaking = rows.filter(({ id, accepted_at: acceptedAt }) => moves.has(id) && acceptedAt === null);
      const refused = overtaking.filter(({ id }) => moves.get(id)?.takenAt === null);
      const taken = overtaking.filter(({ id }) => moves.get(id)?.takenAt !== null);
      await captureHolds(
        tx,
        tenantId,
        taken.flatMap(({ hold_id: holdId, credits }) => (holdId === null ? [] : [{ holdId, credits }])),
        now,
        newId,
      );
      await giveBack(tx, tenantId, refused, now, newId);
      // `rows` still say how the messages stood: what had ended before (delivery_unconfirmed) has been told.
      const ended = rows.filter(({ id, state }) => !isTerminal(state) && isTerminal(states.get(id) ?? state));
      await announceFinalized(tx, tenantId, ended, now);
      const failed = rows.filter(({ id }) => moves.get(id)?.errorCode != null);
      await wakePolicies(
        tx,
        tenantId,
        failed.map(({ account_id: accountId }) => accountId),
        now,
      );
    });
  }
}

type Report = Receipt & { readonly messageId: string };

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
