import type { Command } from 'commander';
import { addAccounts } from './operator/accounts.ts';
import { addCarrier } from './operator/carrier.ts';
import { addCarrierCode } from './operator/carrier-code.ts';
import { addContentException } from './operator/content-exception.ts';
import { addGrant } from './operator/grant.ts';
import { addKey } from './operator/key.ts';
import { addLift } from './operator/lift.ts';
import { addNumber } from './operator/number.ts';
import { addRecount } from './operator/recount.ts';
import { addRegionBlock } from './operator/region-block.ts';
import { addRepair } from './operator/repair.ts';
import { addSuspend } from './operator/suspend.ts';

/** `tern operator`: operator actions, executed directly in the database. */
export function addOperator(program: Command): void {
  const operator = program
    .command('operator')
    .description(
      'Operator actions: suspend or reinstate accounts, grant credits, assign numbers and carrier credentials, say what codes of carriers mean, lift rules of content, stop marketing to a region, replace API keys, recount measures, and repair what no worker finishes.',
    )
    .addHelpText(
      'after',
      `
Uses the database of DATABASE_URL, or the embedded PostgreSQL in TERN_DATA_DIR. Actions are recorded in the account's audit log.

Examples:
  tern operator accounts
  tern operator suspend acc_01k… --json
  tern operator grant acc_01k… 5000 --note "pilot project"`,
    );
  for (const add of [
    addAccounts,
    addSuspend,
    addLift,
    addGrant,
    addNumber,
    addCarrier,
    addCarrierCode,
    addContentException,
    addRegionBlock,
    addKey,
    addRecount,
    addRepair,
  ])
    add(operator);
}
