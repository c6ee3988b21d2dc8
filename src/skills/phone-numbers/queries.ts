import { NUMBER, type NumberRow } from '../../messaging/senders/queries.ts';
import { statement } from '../../platform/sql.ts';

export const getNumber = statement<[tenantId: string, accountId: string, id: string], NumberRow>(
  'numbers.get',
  `SELECT ${NUMBER} FROM sender_numbers WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE`,
);

export const listNumbers = statement<
  [tenantId: string, accountId: string, after: string, state: string | null, limit: number],
  NumberRow
>(
  'numbers.list',
  `SELECT ${NUMBER} FROM sender_numbers
    WHERE tenant_id = $1 AND account_id = $2 AND id > $3 AND ($4::text IS NULL OR state = $4) ORDER BY id LIMIT $5`,
);

export const clearDefault = statement<[tenantId: string, accountId: string]>(
  'numbers.clear_default',
  'UPDATE sender_numbers SET is_default = false WHERE tenant_id = $1 AND account_id = $2 AND is_default',
);

export const changeNumber = statement<[tenantId: string, id: string, isDefault: boolean, programId: string | null]>(
  'numbers.change',
  `UPDATE sender_numbers SET is_default = $3, program_id = $4, assignment = CASE WHEN $4::text IS NULL THEN 'unassigned' ELSE 'assigned' END
    WHERE tenant_id = $1 AND id = $2`,
);

/** Waits for every partner.send that has found the number in service; those that come later find it gone. */
export const lockSending = statement<[tenantId: string, numberId: string]>(
  'numbers.lock_sending',
  "SELECT pg_advisory_xact_lock(hashtextextended('sender ' || $1 || ' ' || $2, 0))",
);

/** Texts that wait to leave from the number, or a campaign that is not over and names it. */
export const isInUse = statement<[tenantId: string, numberId: string], { used: boolean }>(
  'numbers.is_in_use',
  `SELECT EXISTS (SELECT 1 FROM messages WHERE tenant_id = $1 AND number_id = $2 AND state IN ('queued', 'scheduled', 'held'))
       OR EXISTS (SELECT 1 FROM messages WHERE tenant_id = $1 AND number_id = $2 AND state = 'submitting')
       OR EXISTS (SELECT 1 FROM campaigns WHERE tenant_id = $1 AND number_id = $2 AND state IN ('scheduled', 'running', 'paused')) AS used`,
);

/** The phone itself stays reserved: replies to it must not reach whoever gets it next. */
export const releaseNumber = statement<[tenantId: string, id: string, now: Date], NumberRow>(
  'numbers.release',
  `UPDATE sender_numbers SET state = 'released', is_default = false, released_at = coalesce(released_at, $3)
    WHERE tenant_id = $1 AND id = $2 RETURNING ${NUMBER}`,
);
