import {
  CANCELED_COLUMNS,
  type CanceledMessage,
  canceled,
  finalizeCanceled,
} from '../../cancellation/finalize-canceled.ts';
import { IS_OPEN } from '../../counting/message-results.ts';
import { type ParamOf, rowList } from '../../platform/database/row-list.ts';
import { batchStatement, type Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/ids.ts';
import type { LockedRow } from './lock-due-messages.ts';

/** A locked message that waits on. */
export interface Postponed {
  readonly id: string;
  readonly until: Date;
  readonly reason: string;
}

/** A locked message that may not be sent. */
export interface Refused {
  readonly id: string;
  readonly reason: string;
}

/** What is decided about locked messages. */
export interface Verdicts {
  readonly sendable: readonly LockedRow[];
  readonly postponed: readonly Postponed[];
  readonly refused: readonly Refused[];
}

const CANCELED = canceled('one.reason', '$3');
const ENDED = rowList({ id: 'text', reason: 'text' });

const endRefused = batchStatement<[tenantId: string, refused: ParamOf<typeof ENDED>, now: Date], CanceledMessage>(
  'dispatch.end_refused',
  `UPDATE messages m SET ${CANCELED}
     FROM ${ENDED.from('$2', 'one')} WHERE m.tenant_id = $1 AND m.id = one.id AND ${IS_OPEN}
   RETURNING ${CANCELED_COLUMNS}`,
);

const POSTPONED = rowList({ id: 'text', due_at: 'timestamptz', reason: 'text' });

/**
 * Lets locked messages wait until a later time, or until their validity ends: then they are due,
 * and expire. The planned time of a message moves with it: frequency caps count the message there.
 */
const postpone = batchStatement<[tenantId: string, postponed: ParamOf<typeof POSTPONED>]>(
  'dispatch.postpone',
  `WITH planned AS (
     UPDATE messages m SET due_at = least(one.due_at, m.valid_until) FROM ${POSTPONED.from('$2', 'one')} WHERE m.tenant_id = $1 AND m.id = one.id
     RETURNING m.id, m.due_at, one.reason)
   UPDATE message_queue q SET due_at = p.due_at, waits_for = p.reason FROM planned p WHERE q.tenant_id = $1 AND q.message_id = p.id`,
);

export async function postponeMessages(tx: Sql, tenantId: string, postponed: readonly Postponed[]): Promise<void> {
  if (postponed.length === 0) return;
  const rows = postponed.map(({ id, until, reason }) => ({ id, due_at: until, reason }));
  await tx.run(postpone, tenantId, POSTPONED.param(rows));
}

export async function endMessages(tx: Sql, tenantId: string, refused: readonly Refused[], now: Date): Promise<void> {
  if (refused.length === 0) return;
  const ended = await tx.rows(endRefused, tenantId, ENDED.param(refused), now);
  await finalizeCanceled(tx, tenantId, ended, now, newId);
}
