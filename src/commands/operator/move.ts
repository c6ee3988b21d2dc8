import { announceTrust } from '../../messaging/outbox/announce-trust.ts';
import { CommandFailure } from '../failure.ts';
import { act } from './act.ts';
import { moveAccount } from './queries.ts';

export interface Move {
  readonly name: 'suspend' | 'lift';
  readonly account: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly json: boolean;
}

/** Moves an account into another state and says so. To be there already is no failure. */
export async function moveTo({ name, account, from, to, json }: Move): Promise<void> {
  const changed = await act({ name, account, params: { account } }, async ({ tx, owner, state, now }) => {
    if (state === to) return false;
    if ((await tx.row(moveAccount, owner.tenantId, account, to, from)) === null) {
      throw new CommandFailure(`Account ${account} is ${state}, so it cannot become ${to}.`);
    }
    await announceTrust(tx, owner, name === 'suspend' ? 'suspended' : 'suspension_lifted', now);
    return true;
  });
  const text = changed ? `Account ${account} is now ${to}.` : `Account ${account} was ${to} already.`;
  process.stdout.write(json ? `${JSON.stringify({ account_id: account, state: to, changed })}\n` : `${text}\n`);
}
