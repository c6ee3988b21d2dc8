import type { Command } from 'commander';
import { CommandFailure } from './failure.ts';

/** `tern migrate`: applies migrations, as every `tern serve` does at start. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('Apply pending database migrations.')
    .option('--status', 'only show the state of the migrations; exit 1 when one is not applied')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(async ({ status = false, json = false }: { status?: boolean; json?: boolean }) => {
      const { readConfig } = await import('../config.ts');
      const { migrate, migrationStatus } = await import('../platform/database/migrate.ts');
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
          if (open > 0) throw new CommandFailure(`${open} of ${found.length} migrations are pending or changed.`);
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
    ? `All ${total} migrations are already applied.\n`
    : `Applied ${applied.join(', ')} (${total} in total).\n`;
}

const EXAMPLES = `
Several processes can run this at once: one migrates, the others wait.

Examples:
  DATABASE_URL=postgres://… tern migrate
  DATABASE_URL=postgres://… tern migrate --status --json`;
