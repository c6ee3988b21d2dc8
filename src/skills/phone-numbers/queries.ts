import { statement } from '../../platform/sql.ts';

export interface NumberRow {
  readonly id: string;
  readonly phone: string;
  readonly country: string;
  readonly type: string;
  readonly state: string;
  readonly is_default: boolean;
  readonly carrier: string;
  readonly program_id: string | null;
  readonly assignment: string;
  readonly messages_per_second: number;
  readonly created_at: Date;
  readonly released_at: Date | null;
}

const COLUMNS =
  'id, phone, country, type, state, is_default, carrier, program_id, assignment, messages_per_second, created_at, released_at';

export const findDefaultNumber = statement<[tenantId: string, accountId: string], NumberRow>(
  'numbers.find_default',
  `SELECT ${COLUMNS} FROM sender_numbers WHERE tenant_id = $1 AND account_id = $2 AND is_default AND state = 'active'`,
);

/** The account's row is the lock: two calls at once must not both find no default and make one each. */
export const lockAccount = statement<[tenantId: string, accountId: string]>(
  'numbers.lock_account',
  'SELECT 1 FROM accounts WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
);

/** Nobody else's number: the global look-up decides. */
export const reservePhone = statement<[phone: string, tenantId: string, accountId: string, numberId: string]>(
  'numbers.reserve_phone',
  'INSERT INTO sender_number_lookup (phone, tenant_id, account_id, number_id) VALUES ($1, $2, $3, $4) ON CONFLICT (phone) DO NOTHING',
);

export const insertNumber = statement<
  [
    tenantId: string,
    id: string,
    accountId: string,
    phone: string,
    country: string,
    type: string,
    carrier: string,
    rate: number,
    now: Date,
  ],
  NumberRow
>(
  'numbers.insert',
  `INSERT INTO sender_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, 'active', true, $7, 'unassigned', $8, 'epoch', $9) RETURNING ${COLUMNS}`,
);

export const getNumber = statement<[tenantId: string, accountId: string, id: string], NumberRow>(
  'numbers.get',
  `SELECT ${COLUMNS} FROM sender_numbers WHERE tenant_id = $1 AND account_id = $2 AND id = $3 FOR UPDATE`,
);

export const listNumbers = statement<
  [tenantId: string, accountId: string, after: string, state: string | null, limit: number],
  NumberRow
>(
  'numbers.list',
  `SELECT ${COLUMNS} FROM sender_numbers
    WHERE tenant_id = $1 AND account_id = $2 AND id > $3 AND ($4::text IS NULL OR state = $4) ORDER BY id LIMIT $5`,
);

export const clearDefault = statement<[tenantId: string, accountId: string]>(
  'numbers.clear_default',
  'UPDATE sender_numbers SET is_default = false WHERE tenant_id = $1 AND account_id = $2 AND is_default',
);

export const changeNumber = statement<
  [tenantId: string, id: string, isDefault: boolean, programId: string | null],
  NumberRow
>(
  'numbers.change',
  `UPDATE sender_numbers SET is_default = $3, program_id = $4, assignment = CASE WHEN $4::text IS NULL THEN 'unassigned' ELSE 'assigned' END
    WHERE tenant_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
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
    WHERE tenant_id = $1 AND id = $2 RETURNING ${COLUMNS}`,
);
