import { statement } from '../../platform/sql.ts';

export interface AccountRow {
  readonly tenant_id: string;
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly state: string;
  readonly created_at: Date;
  readonly posted: number;
  readonly held: number;
}

/** Of every tenant, so it reads the whole table in the order of ids: for an operator, never for a call. */
export const listAccounts = statement<[after: string, limit: number], AccountRow>(
  'operator.list_accounts',
  `SELECT a.tenant_id, a.id, a.kind, a.name, a.state, a.created_at, coalesce(c.posted, 0) AS posted, coalesce(c.held, 0) AS held
     FROM accounts a LEFT JOIN credit_accounts c ON c.tenant_id = a.tenant_id AND c.account_id = a.id
    WHERE a.id > $1 ORDER BY a.id LIMIT $2`,
);

/** The operator has an account's id and not its tenant's. */
export const findAccount = statement<[id: string], { tenant_id: string; state: string; name: string }>(
  'operator.find_account',
  'SELECT tenant_id, state, name FROM accounts WHERE id = $1',
);

/** Moves an account from one of the states `$4` and from no other, so that two operators cannot undo each other. */
export const moveAccount = statement<
  [tenantId: string, id: string, state: string, from: readonly string[]],
  { name: string }
>(
  'operator.move_account',
  'UPDATE accounts SET state = $3 WHERE tenant_id = $1 AND id = $2 AND state = ANY ($4) RETURNING name',
);

export const findOwnNumber = statement<[tenantId: string, accountId: string, phone: string], { id: string }>(
  'operator.find_own_number',
  "SELECT id FROM sender_numbers WHERE tenant_id = $1 AND account_id = $2 AND phone = $3 AND state = 'active'",
);

/** What waits keeps the carrier it was accepted for. */
export const rerouteNumber = statement<[tenantId: string, id: string, carrier: string, perSecond: number]>(
  'operator.reroute_number',
  'UPDATE sender_numbers SET carrier = $3, messages_per_second = $4 WHERE tenant_id = $1 AND id = $2',
);

export const retireDefault = statement<[tenantId: string, accountId: string]>(
  'operator.retire_default',
  'UPDATE sender_numbers SET is_default = false WHERE tenant_id = $1 AND account_id = $2 AND is_default',
);

export const keepCredentials = statement<
  [tenantId: string, accountId: string, carrier: string, numberId: string, userName: string, secret: string, now: Date]
>(
  'operator.keep_credentials',
  `INSERT INTO carrier_credentials (tenant_id, account_id, carrier, number_id, user_name, secret, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (tenant_id, account_id, carrier, number_id) DO UPDATE
      SET user_name = excluded.user_name, secret = excluded.secret, updated_at = excluded.updated_at`,
);

export const dropCredentials = statement<[tenantId: string, accountId: string, carrier: string, numberId: string]>(
  'operator.drop_credentials',
  'DELETE FROM carrier_credentials WHERE tenant_id = $1 AND account_id = $2 AND carrier = $3 AND number_id = $4',
);
