import type { Command } from 'commander';
import type { MigrationOutcome } from '../platform/database/migrate.ts';
import { CommandFailure } from './failure.ts';

/** `tern migrate`: applies migrations, or shows what it would do. */
export function addMigrate(program: Command): void {
  program
    .command('migrate')
    .description('Apply pending database migrations.')
    .option('--status', 'only show the state of the migrations; exit 1 when one is not applied')
    .option('--plan', 'only show what would be done, what it locks, and for about how long')
    .option('--grants <role>', 'only print the statements that give a role what tern serve and tern worker need')
    .option('--check', 'only show the tables that Citus does not distribute yet; exit 1 when there are any')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (options: Options) => {
      const { readConfig } = await import('../config.ts');
      const { explainDatabase } = await import('./database/explain.ts');
      const { reachDatabase } = await import('./database/reach-database.ts');
      const database = await reachDatabase(readConfig());
      try {
        await explainDatabase(database.url, () => run(database.url, options));
      } finally {
        await database.leave();
      }
    });
}

interface Options {
  readonly status?: boolean;
  readonly plan?: boolean;
  readonly grants?: string;
  readonly check?: boolean;
  readonly json?: boolean;
}

async function run(url: string, options: Options): Promise<void> {
  const { status = false, plan = false, grants, check = false, json = false } = options;
  const schema = await import('../platform/database/migrate.ts');
  const print = (value: object, text: string): void =>
    void process.stdout.write(json ? `${JSON.stringify(value)}\n` : text);
  if (status) {
    const migrations = await schema.migrationStatus(url);
    print({ migrations }, migrations.map(({ name, state }) => `${state.padEnd(8)} ${name}\n`).join(''));
    const open = migrations.filter(({ state }) => state === 'pending' || state === 'changed').length;
    if (open > 0) throw new CommandFailure(`${open} of ${migrations.length} migrations are pending or changed.`);
  } else if (plan) {
    const { describePlan } = await import('./migrate/print-plan.ts');
    const migrations = await schema.migrationPlan(url);
    print({ migrations }, describePlan(migrations));
  } else if (grants !== undefined) {
    const statements = await schema.serviceGrants(url, grants);
    print({ statements }, statements.map((statement) => `${statement}\n`).join(''));
  } else if (check) {
    const undistributed = await schema.tablesToDistribute(url);
    print({ undistributed }, describeTables(undistributed));
    if ((undistributed ?? []).length > 0) throw new CommandFailure('Run tern migrate to distribute these tables.');
  } else {
    const { describeProgress } = await import('./migrate/print-progress.ts');
    const outcome = await schema.migrate(url, {
      onProgress: (progress) => void process.stderr.write(`${describeProgress(progress)}\n`),
    });
    print(outcome, describe(outcome));
  }
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
Run it as the owner of the database, before processes of the new version start. Several can run at
once: one migrates, the others wait. A migration that does not get a lock within two seconds lets
calls pass and tries again, for ten minutes. It is refused, and changes nothing, while processes are
connected that could not run afterwards.

Examples:
  DATABASE_URL=postgres://… tern migrate --plan
  DATABASE_URL=postgres://… tern migrate
  DATABASE_URL=postgres://… tern migrate --status --json
  DATABASE_URL=postgres://… tern migrate --grants tern_service | psql postgres://…
  DATABASE_URL=postgres://… tern migrate --check

In a database with the extension citus, migrate also distributes the tables over its nodes. A run
that was interrupted goes on where it ended.`;
