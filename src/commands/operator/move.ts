import { emitRegistrationChange } from '../../events/outbox/emit-registration.ts';
import { CommandFailure } from '../failure.ts';
import { printResult } from '../print-result.ts';
import { act } from './act.ts';
import { moveAccount } from './queries.ts';

export interface Move {
  readonly name: 'suspend' | 'lift';
  readonly account: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly json: boolean;
}

/** Changes the state of an account and prints it. Succeeds if it is already in that state. */
export async function moveTo({ name, account, from, to, json }: Move): Promise<void> {
  const changed = await act({ name, account, params: { account } }, async ({ tx, owner, state, now }) => {
    if (state === to) return false;
    if (!(await moveAccount(tx, owner, to, from))) {
      throw new CommandFailure(`Account ${account} is ${state} and cannot become ${to}.`);
    }
    await emitRegistrationChange(tx, owner, name === 'suspend' ? 'suspended' : 'suspension_lifted', now);
    return true;
  });
  const text = changed ? `Account ${account} is now ${to}.` : `Account ${account} was already ${to}.`;
  printResult(text, { account_id: account, state: to, changed }, json);
}
