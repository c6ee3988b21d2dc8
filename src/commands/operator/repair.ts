import type { Command } from 'commander';

/** `tern operator repair`: shows what no worker will finish, and fixes it. */
export function addRepair(operator: Command): void {
  operator
    .command('repair')
    .description('Find messages, held credits and contacts in journeys that no worker will finish, and fix them.')
    .option('--account <account>', 'only of this account')
    .option('--apply', 'fix them; without it, only say what would be done')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(async ({ account, apply = false, json = false }: RepairFlags) => {
      const { repair } = await import('./repair-accounts.ts');
      await repair({ account: account ?? null, apply, json });
    });
}

interface RepairFlags {
  readonly account?: string;
  readonly apply?: boolean;
  readonly json?: boolean;
}

const EXAMPLES = `
Messages wait again if they are less than a day late and their carrier recognizes a message that it got already; all
rules are evaluated again. Others are canceled, and their credits are returned. Contacts in journeys go on at once.
Each account gets an entry in its audit log.

Examples:
  tern operator repair
  tern operator repair --apply
  tern operator repair --account acc_01k… --apply --json`;
