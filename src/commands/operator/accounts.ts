import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';

const MOST = 1000;

/** `tern operator accounts`: who there is, oldest first. */
export function addAccounts(operator: Command): void {
  operator
    .command('accounts')
    .description('List accounts with their state and credits, oldest first.')
    .option('--limit <n>', `how many, at most ${MOST}`, '100')
    .option('--after <account>', 'go on after this id')
    .option('--json', 'print one JSON object a line')
    .addHelpText('after', '\nExamples:\n  tern operator accounts\n  tern operator accounts --json | jq -r .account_id')
    .action(async ({ limit, after = '', json = false }: { limit: string; after?: string; json?: boolean }) => {
      const count = Number(limit);
      if (!Number.isInteger(count) || count < 1 || count > MOST)
        throw new CommandFailure(`--limit is a whole number from 1 to ${MOST}.`, USAGE);
      const { withDatabase } = await import('./with-database.ts');
      const { listAccounts } = await import('./queries.ts');
      const rows = await withDatabase((database) => database.rows(listAccounts, after, count));
      for (const { tenant_id, id, kind, name, state, created_at, posted, held } of rows) {
        const available = posted - held;
        process.stdout.write(
          json
            ? `${JSON.stringify({ account_id: id, tenant_id, kind, name, state, created_at, posted, held, available })}\n`
            : `${id}  ${kind.padEnd(8)}  ${state.padEnd(12)}  ${String(available).padStart(12)}  ${created_at.toISOString().slice(0, 10)}  ${name}\n`,
        );
      }
      if (!json && rows.length === count) process.stdout.write(`There may be more: --after ${rows.at(-1)?.id}\n`);
    });
}
