import type { Account, AccountState } from '../../domain/account.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { findAccountState } from '../../sending/facts/account-and-number.ts';
import { stateRefusal } from '../../sending/gates/refusal-error.ts';

/**
 * An account that is suspended, on payment hold or closed cannot create end-customers or move
 * credits. It can still read, pause end-customers and receive events.
 */
export async function requireActiveAccount(sql: Sql, account: Account): Promise<void> {
  const { state } = (await findAccountState(sql, account)).facts;
  const refusal = stateRefusal({ state: state as AccountState, paused: false });
  if (refusal !== null) throw refusal;
}
