import type { Command } from 'commander';

interface RecountFlags {
  readonly from?: string;
  readonly to?: string;
  readonly json?: boolean;
}

/** `tern operator recount`: compares the measures of days with the rows, and corrects them. */
export function addRecount(operator: Command): void {
  operator
    .command('recount')
    .description('Recount the measures of an account from its messages, clicks, replies, consent and conversions.')
    .argument('<account>', 'id of the account')
    .option('--from <day>', 'first day in UTC, such as 2026-11-01; default: yesterday')
    .option('--to <day>', 'last day in UTC; default: the first day')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator recount acc_01k… --from 2026-11-01 --to 2026-11-30')
    .action(async (account: string, { json = false, ...days }: RecountFlags) => {
      const { recountAccount } = await import('./recount-account.ts');
      await recountAccount(account, days, json);
    });
}
