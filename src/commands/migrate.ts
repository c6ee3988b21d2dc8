import type { Command } from 'commander';
import { CommandFailure } from './failure.ts';

/** `tern migrate`: brings the database up to date; every `tern serve` does the same when it starts. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('Bring the database up to date.')
    .option('--status', 'only show which migrations are applied; exit 1 when one is not')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(async ({ status = false, json = false }: { status?: boolean; json?: boolean }) => {
      const { readConfig } = await import('../config.ts');
      const { migrate, migrationStatus } = await import('../platform/migrate.ts');
      const { explainDatabase } = await import('./database/explain.ts');
      const { reachDatabase } = await import('./database/reach-database.ts');
      const database = await reachDatabase(readConfig());
      try {
        if (status) {
          const found = await explainDatabase(database.url, () => migrationStatus(database.url));
          process.stdout.write(
            json
              ? `${JSON.stringify({ migrations: found })}\n`
              : found.map(({ name, state }) => `${state.padEnd(8)} ${name}\n`).join(''),
          );
          const open = found.filter(({ state }) => state !== 'applied').length;
          if (open > 0)
            throw new CommandFailure(`${open} of ${found.length} migrations are not applied as they are here.`);
          return;
        }
        const { applied, total } = await explainDatabase(database.url, () => migrate(database.url));
        process.stdout.write(json ? `${JSON.stringify({ applied, total })}\n` : describe(applied, total));
      } finally {
        await database.leave();
      }
    });
}

function describe(applied: readonly string[], total: number): string {
  return applied.length === 0
    ? `All ${total} migrations were applied before.\n`
    : `Applied ${applied.join(', ')} (${total} in all).\n`;
}

const EXAMPLES = `
Several processes may do this at once: one works, the others wait and find nothing left to do.

Examples:
  DATABASE_URL=postgres://… tern migrate
  DATABASE_URL=postgres://… tern migrate --status --json`;
