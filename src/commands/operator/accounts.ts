import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';

const MAX = 1000;

/** `tern operator accounts`: lists accounts, oldest first. */
export function addAccounts(operator: Command): void {
  operator
    .command('accounts')
    .description('List accounts with their state and credits, oldest first.')
    .option('--limit <n>', `maximum number of accounts, up to ${MAX}`, '100')
    .option('--after <account>', 'start after this id')
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', '\nExamples:\n  tern operator accounts\n  tern operator accounts --json | jq -r .account_id')
    .action(async ({ limit, after = '', json = false }: { limit: string; after?: string; json?: boolean }) => {
      const count = Number(limit);
      if (!Number.isInteger(count) || count < 1 || count > MAX)
        throw new CommandFailure(`--limit must be a whole number from 1 to ${MAX}.`, USAGE);
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
      if (!json && rows.length === count) process.stdout.write(`More may follow: --after ${rows.at(-1)?.id}\n`);
    });
}
