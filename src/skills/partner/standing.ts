import { stateRefusal } from '../../messaging/gates/refusal-error.ts';
import { findAccountState } from '../../messaging/send/senders.ts';
import type { Sql } from '../../platform/sql.ts';
import type { Account, AccountState } from '../../skill.ts';

/** An account that is suspended, on hold or closed takes on nobody and moves no credits; it may still read, pause and receive. */
export async function requireGoodStanding(sql: Sql, account: Account): Promise<void> {
  const { state } = await findAccountState(sql, account);
  const refusal = stateRefusal({ state: state as AccountState, paused: false });
  if (refusal !== null) throw refusal;
}
