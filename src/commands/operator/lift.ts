import type { Command } from 'commander';

/**
 * `tern operator lift`: lifts a suspension, which only the operator can do (specification 7,
 * partner_suspended).
 */
export function addLift(operator: Command): void {
  operator
    .command('lift')
    .description('Lift the suspension of an account.')
    .argument('<account>', 'id of the account')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator lift acc_01k…')
    .action(async (account: string, { json = false }: { json?: boolean }) => {
      const { moveTo } = await import('./move.ts');
      await moveTo({ name: 'lift', account, from: ['suspended'], to: 'active', json });
    });
}
