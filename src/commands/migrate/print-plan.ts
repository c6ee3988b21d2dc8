import type { PlannedMigration, PlannedStatement } from '../../platform/database/migrations/plan.ts';

const MEGABYTE = 1_000_000;

/** The plan in words: what each statement locks, and for about how long. */
export function describePlan(plan: readonly PlannedMigration[]): string {
  if (plan.length === 0) return 'No migration is pending.\n';
  return plan.map(describeMigration).join('\n');
}

function describeMigration({ name, concurrent, oldestProcess, statements }: PlannedMigration): string {
  const facts = [
    concurrent ? 'outside of a transaction' : 'in one transaction',
    ...(oldestProcess === null ? [] : [`refused while processes older than ${oldestProcess} are connected`]),
  ];
  return `${name}: ${facts.join('; ')}\n${statements.map(describeStatement).join('')}`;
}

function describeStatement({ does, table, blocks, bytes, seconds }: PlannedStatement): string {
  const size = table === null ? '' : ` of ${table} (${Math.ceil(bytes / MEGABYTE)} MB)`;
  const waits = blocks === 'nothing' ? `no call waits${size}` : `${blocks}${size} wait`;
  const time = seconds < 1 ? 'less than a second' : `about ${Math.ceil(seconds)} s`;
  return `  ${does}\n      ${waits}; ${time}\n`;
}
