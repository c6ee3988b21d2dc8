import { FAILED_STATES } from '../../domain/states.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import { causeIn } from './cause-of.ts';

/** Reads the messages only in accounts where something listens for failures. */
const insertFailures = batchStatement<
  [
    tenantId: string,
    signalIds: readonly string[],
    messageIds: readonly string[],
    now: Date,
    states: readonly string[],
    depth: number,
    rootId: string | null,
  ]
>(
  'signals.insert_failures',
  `INSERT INTO signals (tenant_id, id, account_id, kind, name, contact_id, data, depth, root_id, occurred_at, created_at)
   SELECT $1, one.signal_id, m.account_id, 'failure', '', m.contact_id,
          jsonb_build_object('message_id', m.id, 'reason', m.state_reason, 'error_code', m.error_code, 'campaign_id', m.campaign_id),
          $6::smallint, $7, coalesce(m.finalized_at, $4), $4
     FROM unnest($2::text[], $3::text[]) AS one (signal_id, message_id)
     JOIN messages m ON m.tenant_id = $1 AND m.id = one.message_id
    WHERE m.state = ANY ($5)
      AND EXISTS (SELECT FROM signal_listeners l
                   WHERE l.tenant_id = $1 AND l.account_id = m.account_id AND l.kind = 'failure' AND l.name = '')`,
);

/** Raises `failure` for those of the messages that failed or were not delivered. */
export async function raiseFailures(
  tx: Sql,
  tenantId: string,
  messageIds: readonly string[],
  now: Date,
): Promise<void> {
  if (messageIds.length === 0) return;
  const signalIds = messageIds.map(() => newId('sig', now.getTime()));
  const { depth, rootId } = causeIn(tx, null);
  await tx.run(insertFailures, tenantId, signalIds, messageIds, now, FAILED_STATES, depth, rootId);
}
