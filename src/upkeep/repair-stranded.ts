import { repairEnrollments } from '../journeys/stranded.ts';
import type { Sql } from '../platform/database/sql.ts';
import { repairHolds } from '../sending/stranded/holds.ts';
import { repairMessages, waitsAgain } from '../sending/stranded/messages.ts';
import type { Stranded } from './find-stranded.ts';

export interface Repaired {
  /** Messages that wait again. */
  readonly requeued: number;
  readonly canceled: number;
  readonly enrollments: number;
  /** Of canceled messages and of holds. */
  readonly releasedCredits: number;
}

/** Fixes the rows of an account that are still stranded, in the transaction of its audit entry. */
export async function repairStranded(
  tx: Sql,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  { messages, holds, enrollments }: Stranded,
  now: Date,
): Promise<Repaired> {
  const own = <Row extends { readonly account_id: string }>(rows: readonly Row[]): readonly Row[] =>
    rows.filter((row) => row.account_id === accountId);
  const sent = await repairMessages(tx, tenantId, own(messages), now);
  const held = await repairHolds(
    tx,
    tenantId,
    own(holds).map(({ id }) => id),
    now,
  );
  const due = await repairEnrollments(
    tx,
    tenantId,
    own(enrollments).map(({ id }) => id),
    now,
  );
  return {
    requeued: sent.requeued,
    canceled: sent.canceled,
    enrollments: due,
    releasedCredits: sent.releasedCredits + held,
  };
}

/** What `repairStranded` would do for an account. */
export function previewRepair({ messages, holds, enrollments }: Stranded, account: string, now: Date): Repaired {
  const own = messages.filter(({ account_id: id }) => id === account);
  const again = own.filter((message) => waitsAgain(message, now)).length;
  return {
    requeued: again,
    canceled: own.length - again,
    enrollments: enrollments.filter(({ account_id: id }) => id === account).length,
    releasedCredits:
      own.filter((message) => !waitsAgain(message, now)).reduce((sum, { credits }) => sum + credits, 0) +
      holds.filter(({ account_id: id }) => id === account).reduce((sum, { credits }) => sum + credits, 0),
  };
}
