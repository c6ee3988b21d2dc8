import type { Owner } from '../../domain/account.ts';
import type { NumberAssignmentState, RegistrationRejection } from '../../generated/types.ts';
import { batchStatement, type Sql, statement } from '../../platform/database/sql.ts';

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

export function findDefaultNumber(sql: Sql, owner: Owner): Promise<NumberRow | null> {
  return find(sql, owner, { is_default: true, state: 'active' });
}

export function findNumber(sql: Sql, owner: Owner, id: string): Promise<NumberRow | null> {
  return find(sql, owner, { id });
}

async function find(
  sql: Sql,
  { tenantId, accountId }: Owner,
  which: { readonly id: string } | { readonly is_default: true; readonly state: 'active' },
): Promise<NumberRow | null> {
  const row = await sql.tenant(tenantId).phone_numbers.findFirst({ where: { account_id: accountId, ...which } });
  return row;
}

/**
 * Locks the account row: two concurrent calls must not both find no default and create one each.
 */
export const lockAccount = statement<[tenantId: string, accountId: string]>(
  'numbers.lock_account',
  'SELECT 1 FROM accounts WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
);

/**
 * Locks those of the numbers that are active: they cannot be released until the transaction ends
 * (FOR UPDATE). A dispatcher that sets their pace is not blocked.
 */
export const lockActiveNumbers = batchStatement<[tenantId: string, ids: readonly string[]], { id: string }>(
  'numbers.lock_active',
  "SELECT id FROM phone_numbers WHERE tenant_id = $1 AND id = ANY ($2) AND state = 'active' ORDER BY id FOR KEY SHARE",
);

/** Claims the number in the global lookup; no row is inserted when it is assigned. */
export const reservePhone = statement<[phone: string, tenantId: string, accountId: string, numberId: string]>(
  'numbers.reserve_phone',
  'INSERT INTO phone_number_lookup (phone, tenant_id, account_id, number_id) VALUES ($1, $2, $3, $4) ON CONFLICT (phone) DO NOTHING',
);

export async function clearDefault(tx: Sql, { tenantId, accountId }: Owner): Promise<void> {
  const where = { account_id: accountId, is_default: true };
  await tx.tenant(tenantId).phone_numbers.updateMany({ where, data: { is_default: false } });
}

export interface NewNumber {
  readonly id: string;
  readonly phone: string;
  readonly country: string;
  readonly type: string;
  readonly carrier: string;
  /** Messages per second. */
  readonly rate: number;
  readonly isDefault: boolean;
}

export async function insertNumber(
  tx: Sql,
  { tenantId, accountId }: Owner,
  { rate, isDefault, ...values }: NewNumber,
  now: Date,
): Promise<NumberRow> {
  const row = await tx.tenant(tenantId).phone_numbers.create({
    data: {
      tenant_id: tenantId,
      account_id: accountId,
      ...values,
      state: 'active',
      is_default: isDefault,
      assignment: 'unassigned',
      messages_per_second: rate,
      paced_until: new Date(0),
      created_at: now,
    },
  });
  return row;
}
