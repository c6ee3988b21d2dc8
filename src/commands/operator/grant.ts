import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';
import { printResult } from '../print-result.ts';

const MAX_CREDITS = 1_000_000_000;

/** `tern operator grant`: grants credits without a payment, with a credit entry. */
export function addGrant(operator: Command): void {
  operator
    .command('grant')
    .description('Grant credits to an account.')
    .argument('<account>', 'id of the account')
    .argument('<credits>', 'number of credits')
    .option('--note <text>', "reason, shown in the account's credit entries")
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator grant acc_01k… 5000 --note "pilot project"')
    .action(async (account: string, credits: string, { note, json = false }: { note?: string; json?: boolean }) => {
      const amount = Number(credits);
      if (!Number.isInteger(amount) || amount < 1 || amount > MAX_CREDITS) {
        throw new CommandFailure(`${credits} is not a whole number from 1 to ${MAX_CREDITS}.`, USAGE);
      }
      const { act } = await import('./act.ts');
      const { post } = await import('../../credits/accounts.ts');
      const { newId } = await import('../../platform/ids.ts');
      const balance = await act({ name: 'grant', account, params: { account, amount } }, ({ tx, owner, now }) => {
        const entryId = newId('cre', now.getTime());
        return post(tx, owner, { entryId, kind: 'grant', amount, ref: `operator:${entryId}`, now, note: note ?? null });
      });
      const text = `Granted ${amount} credits to account ${account}. Available: ${balance.available}.`;
      printResult(text, { account_id: account, granted: amount, balance }, json);
    });
}
