import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';

const MOST_CREDITS = 1_000_000_000;

/** `tern operator grant`: credits out of nothing, with an entry in the account's ledger that says so. */
export function addGrant(operator: Command): void {
  operator
    .command('grant')
    .description('Give an account credits.')
    .argument('<account>', 'id of the account')
    .argument('<credits>', 'how many; a whole number')
    .option('--note <text>', "why; shown in the account's ledger")
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator grant acc_01k… 5000 --note "pilot project"')
    .action(async (account: string, credits: string, { note, json = false }: { note?: string; json?: boolean }) => {
      const amount = Number(credits);
      if (!Number.isInteger(amount) || amount < 1 || amount > MOST_CREDITS) {
        throw new CommandFailure(`${credits} is not a whole number from 1 to ${MOST_CREDITS}.`, USAGE);
      }
      const { act } = await import('./act.ts');
      const { post } = await import('../../messaging/credits/accounts.ts');
      const { newId } = await import('../../platform/ids.ts');
      const balance = await act({ name: 'grant', account, params: { account, amount } }, ({ tx, owner, now }) => {
        const entryId = newId('cre', now.getTime());
        return post(tx, owner, { entryId, kind: 'grant', amount, ref: `operator:${entryId}`, now, note: note ?? null });
      });
      const text = `Account ${account} got ${amount} credits and has ${balance.available} to spend.`;
      process.stdout.write(
        json ? `${JSON.stringify({ account_id: account, granted: amount, balance })}\n` : `${text}\n`,
      );
    });
}
