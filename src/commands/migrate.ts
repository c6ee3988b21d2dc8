import type { Command } from 'commander';
import type { Distributed } from '../platform/database/citus/distribute.ts';
import type { MigrationOutcome } from '../platform/database/migrate.ts';
import { CommandFailure } from './failure.ts';

/** `tern migrate`: applies migrations, as every `tern serve` does at start. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('Apply pending database migrations.')
    .option('--status', 'only show the state of the migrations; exit 1 when one is not applied')
    .option('--check', 'only show the tables that Citus does not distribute yet; exit 1 when there are any')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(async ({ status = false, check = false, json = false }: Options) => {
      const { readConfig } = await import('../config.ts');
      const { migrate, migrationStatus, tablesToDistribute } = await import('../platform/database/migrate.ts');
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
        if (check) {
          const tables = await explainDatabase(database.url, () => tablesToDistribute(database.url));
          process.stdout.write(json ? `${JSON.stringify({ undistributed: tables })}\n` : describeTables(tables));
          if ((tables ?? []).length > 0) throw new CommandFailure('Run tern migrate to distribute these tables.');
          return;
        }
        const onDistributed = ({ table, index, total }: Distributed): void =>
          void process.stderr.write(`Distributed ${table} (${index} of ${total}).\n`);
        const outcome = await explainDatabase(database.url, () => migrate(database.url, { onDistributed }));
        process.stdout.write(json ? `${JSON.stringify(outcome)}\n` : describe(outcome));
      } finally {
        await database.leave();
      }
    });
}

interface Options {
  readonly status?: boolean;
  readonly check?: boolean;
  readonly json?: boolean;
}

function describe({ applied, total, distributed }: MigrationOutcome): string {
  const migrations =
    applied.length === 0
      ? `All ${total} migrations are already applied.\n`
      : `Applied ${applied.join(', ')} (${total} in total).\n`;
  return distributed.length === 0 ? migrations : `${migrations}Distributed ${distributed.length} tables with Citus.\n`;
}

function describeTables(tables: readonly string[] | null): string {
  if (tables === null) return 'This database does not use Citus: there is nothing to distribute.\n';
  return tables.length === 0 ? 'All tables are distributed.\n' : tables.map((table) => `${table}\n`).join('');
}

const EXAMPLES = `
Several processes can run this at once: one migrates, the others wait.

Examples:
  DATABASE_URL=postgres://… tern migrate
  DATABASE_URL=postgres://… tern migrate --status --json
  DATABASE_URL=postgres://… tern migrate --check

In a database with the extension citus, migrate also distributes the tables over its nodes. A run
that was interrupted goes on where it ended.`;
