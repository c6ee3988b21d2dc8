import { type Sql, statement } from '../../platform/sql.ts';
import type { Sender } from '../gates/facts.ts';
import type { Owner } from '../tenancy.ts';

/** The number asked for, or the default one; only one that is active. */
const findSenderRow = statement<[tenantId: string, accountId: string, numberId: string | null], Sender>(
  'send.find_sender',
  `SELECT id, phone, carrier FROM sender_numbers
    WHERE tenant_id = $1 AND account_id = $2 AND state = 'active' AND CASE WHEN $3::text IS NULL THEN is_default ELSE id = $3 END
    LIMIT 1`,
);

const findAccountRow = statement<[tenantId: string, accountId: string], { state: string; paused: boolean }>(
  'send.find_account',
  'SELECT state, paused FROM accounts WHERE tenant_id = $1 AND id = $2',
);

export const findSender = (sql: Sql, owner: Owner, numberId: string | null): Promise<Sender | null> =>
  sql.row(findSenderRow, owner.tenantId, owner.accountId, numberId);

/** Read at the moment of the send: what authentication remembers may be a second old. */
export async function findAccountState(sql: Sql, owner: Owner): Promise<{ state: string; paused: boolean }> {
  return (await sql.row(findAccountRow, owner.tenantId, owner.accountId)) ?? { state: 'closed', paused: false };
}
