import {
  CANCELED_COLUMNS,
  type CanceledMessage,
  canceled,
  finalizeCanceled,
} from '../../cancellation/finalize-canceled.ts';
import { IS_OPEN } from '../../counting/message-results.ts';
import { DEDUPLICATES } from '../../domain/carriers/deduplicates.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';

/** An open message that no worker will ever submit: it neither waits nor is being submitted. */
export interface StrandedMessage {
  readonly id: string;
  readonly account_id: string;
  readonly carrier: string;
  readonly credits: number;
  readonly hold_id: string | null;
  readonly due_at: Date;
}

/** SQL: the message `m` of the tenant `$1` is open, and in no row of the queue and of a lease. */
const IS_STRANDED = `${IS_OPEN} AND m.accepted_at IS NULL
   AND NOT EXISTS (SELECT FROM message_queue q WHERE q.tenant_id = $1 AND q.message_id = m.id)
   AND NOT EXISTS (SELECT FROM message_leases l WHERE l.tenant_id = $1 AND m.id = ANY (l.message_ids))`;

/**
 * Looks at the next messages in the order of their ids, by the primary key. One snapshot, in which
 * a message is in the queue, in a lease, or answered.
 */
const findStranded = batchStatement<
  [tenantId: string, after: string, limit: number],
  StrandedMessage & { readonly is_stranded: boolean; readonly is_last: boolean }
>(
  'stranded.find_messages',
  `WITH page AS MATERIALIZED (
     SELECT m.id, m.account_id, m.carrier, m.credits, m.hold_id, m.due_at, m.state, m.accepted_at FROM messages m
      WHERE m.tenant_id = $1 AND m.id > $2 ORDER BY m.id LIMIT $3),
   ended AS (SELECT max(id) AS id FROM page)
   SELECT m.id, m.account_id, m.carrier, m.credits, m.hold_id, m.due_at, ${IS_STRANDED} AS is_stranded, m.id = e.id AS is_last
     FROM page m, ended e WHERE m.id = e.id OR (${IS_STRANDED}) ORDER BY m.id`,
);

export interface StrandedPage {
  /** The id to go on after; null when there are no more messages. */
  readonly last: string | null;
  readonly messages: readonly StrandedMessage[];
}

/** The stranded ones of the next `limit` messages of a tenant. */
export async function findStrandedMessages(
  sql: Sql,
  tenantId: string,
  after: string,
  limit: number,
): Promise<StrandedPage> {
  const rows = await sql.rows(findStranded, tenantId, after, limit);
  return {
    last: rows.at(-1)?.id ?? null,
    messages: rows.filter((row) => row.is_stranded).map(({ is_stranded: _stranded, is_last: _last, ...row }) => row),
  };
}

const requeue = batchStatement<[tenantId: string, ids: readonly string[], now: Date], { id: string }>(
  'stranded.requeue',
  `WITH locked AS (
     SELECT m.id, m.number_id, m.campaign_id FROM messages m
      WHERE m.tenant_id = $1 AND m.id = ANY ($2) AND ${IS_STRANDED} ORDER BY m.id FOR UPDATE)
   INSERT INTO message_queue (tenant_id, message_id, queue, due_at, is_single)
   SELECT $1, m.id, CASE WHEN m.campaign_id IS NULL THEN m.number_id
                         WHEN EXISTS (SELECT FROM campaign_numbers n WHERE n.tenant_id = $1 AND n.campaign_id = m.campaign_id)
                         THEN m.campaign_id || '/' || m.number_id ELSE m.campaign_id END, $3, m.campaign_id IS NULL
     FROM locked m ON CONFLICT DO NOTHING RETURNING message_id AS id`,
);

const CANCELED = canceled("'stranded'", '$3');

const cancel = batchStatement<[tenantId: string, ids: readonly string[], now: Date], CanceledMessage>(
  'stranded.cancel',
  `WITH locked AS (
     SELECT m.id FROM messages m WHERE m.tenant_id = $1 AND m.id = ANY ($2) AND ${IS_STRANDED} ORDER BY m.id FOR UPDATE)
   UPDATE messages m SET ${CANCELED} FROM locked l WHERE m.tenant_id = $1 AND m.id = l.id
   RETURNING ${CANCELED_COLUMNS}`,
);

/** Older ones are canceled: what they say may be over. */
const MAX_LATE_MS = 24 * 3_600_000;

/**
 * Whether a message waits again: the carrier recognizes it if it was submitted already, and it is
 * not a day late.
 */
export const waitsAgain = ({ carrier, due_at: dueAt }: StrandedMessage, now: Date): boolean =>
  DEDUPLICATES[carrier] === true && now.getTime() - dueAt.getTime() <= MAX_LATE_MS;

export interface RepairedMessages {
  readonly requeued: number;
  readonly canceled: number;
  readonly releasedCredits: number;
}

/**
 * Lets stranded messages wait again or cancels them with their credits; all rules are evaluated
 * again before one is submitted.
 */
export async function repairMessages(
  tx: Sql,
  tenantId: string,
  messages: readonly StrandedMessage[],
  now: Date,
): Promise<RepairedMessages> {
  const again = messages.filter((message) => waitsAgain(message, now)).map(({ id }) => id);
  const over = messages.filter((message) => !waitsAgain(message, now)).map(({ id }) => id);
  const requeued = (await tx.rows(requeue, tenantId, again, now)).length;
  const ended = await tx.rows(cancel, tenantId, over, now);
  const { canceled: unsent, released } = await finalizeCanceled(tx, tenantId, ended, now, newId);
  return { requeued, canceled: unsent, releasedCredits: released };
}
