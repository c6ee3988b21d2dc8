import { type Sql, statement } from '../../platform/sql.ts';
import type { Sender } from '../gates/facts.ts';
import { RESTS } from '../senders/resting.ts';
import type { Owner } from '../tenancy.ts';

/** The number asked for, or the default one; only one that is active and whose registration, if it has one, was not suspended and has not run out. */
const findSenderRow = statement<[tenantId: string, accountId: string, numberId: string | null], Sender>(
  'send.find_sender',
  `SELECT n.id, n.phone, n.carrier, n.program_id, n.registration_id FROM sender_numbers n
    WHERE n.tenant_id = $1 AND n.account_id = $2 AND n.state = 'active' AND CASE WHEN $3::text IS NULL THEN n.is_default ELSE n.id = $3 END
      AND NOT ${RESTS}
    LIMIT 1`,
);

const findAccountRow = statement<[tenantId: string, accountId: string], { state: string; paused: boolean }>(
  'send.find_account',
  `SELECT CASE root.state WHEN 'active' THEN a.state ELSE root.state END AS state, a.paused
     FROM accounts a JOIN accounts root ON root.tenant_id = $1 AND root.id = $1
    WHERE a.tenant_id = $1 AND a.id = $2`,
);

export const findSender = (sql: Sql, owner: Owner, numberId: string | null): Promise<Sender | null> =>
  sql.row(findSenderRow, owner.tenantId, owner.accountId, numberId);

/** Read at the moment of the send: what authentication remembers may be a second old. A partner on hold or suspended holds up its end-customers. */
export async function findAccountState(sql: Sql, owner: Owner): Promise<{ state: string; paused: boolean }> {
  return (await sql.row(findAccountRow, owner.tenantId, owner.accountId)) ?? { state: 'closed', paused: false };
}
