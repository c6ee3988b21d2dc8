import type { NumberAssignmentState, RegistrationRejection } from '../../generated/types.ts';
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
  readonly registration_id: string | null;
  readonly registration_state: NumberAssignmentState | null;
  readonly registration_rejection: RegistrationRejection | null;
  readonly messages_per_second: number;
  readonly created_at: Date;
  readonly released_at: Date | null;
}

export const NUMBER = `id, phone, country, type, state, is_default, carrier, program_id, assignment, registration_id, registration_state, registration_rejection,
     messages_per_second, created_at, released_at`;

export const findDefaultNumber = statement<[tenantId: string, accountId: string], NumberRow>(
  'senders.find_default',
  `SELECT ${NUMBER} FROM sender_numbers WHERE tenant_id = $1 AND account_id = $2 AND is_default AND state = 'active'`,
);

export const findNumber = statement<[tenantId: string, accountId: string, id: string], NumberRow>(
  'senders.find',
  `SELECT ${NUMBER} FROM sender_numbers WHERE tenant_id = $1 AND account_id = $2 AND id = $3`,
);

/** The account's row is the lock: two calls at once must not both find no default and make one each. */
export const lockAccount = statement<[tenantId: string, accountId: string]>(
  'senders.lock_account',
  'SELECT 1 FROM accounts WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
);

/** Nobody else's number: the global look-up decides. */
export const reservePhone = statement<[phone: string, tenantId: string, accountId: string, numberId: string]>(
  'senders.reserve_phone',
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
    isDefault: boolean,
  ],
  NumberRow
>(
  'senders.insert',
  `INSERT INTO sender_numbers (tenant_id, id, account_id, phone, country, type, state, is_default, carrier, assignment, messages_per_second, paced_until, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, 'active', $10, $7, 'unassigned', $8, 'epoch', $9) RETURNING ${NUMBER}`,
);
