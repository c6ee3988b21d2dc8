import type { Command } from 'commander';
import { addAccounts } from './operator/accounts.ts';
import { addCarrier } from './operator/carrier.ts';
import { addGrant } from './operator/grant.ts';
import { addLift } from './operator/lift.ts';
import { addNumber } from './operator/number.ts';
import { addSuspend } from './operator/suspend.ts';

/** `tern operator`: what only the service's own people do, straight in the database. */
export function addOperator(program: Command): void {
  const operator = program
    .command('operator')
    .description(
      'What only the people who run this service do: suspend, lift, grant credits, give numbers and what they send with.',
    )
    .addHelpText(
      'after',
      `
Works on the database of DATABASE_URL, or on Tern's own PostgreSQL in TERN_DATA_DIR. What is done is in the account's audit log.

Examples:
  tern operator accounts
  tern operator suspend acc_01k… --json
  tern operator grant acc_01k… 5000 --note "pilot project"`,
    );
  for (const add of [addAccounts, addSuspend, addLift, addGrant, addNumber, addCarrier]) add(operator);
}
