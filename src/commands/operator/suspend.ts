import type { Command } from 'commander';

/**
 * `tern operator suspend`: rejects every send of the account, or of a partner and its customers,
 * from the next call on.
 */
export function addSuspend(operator: Command): void {
  operator
    .command('suspend')
    .description('Suspend an account, or a partner with all its customers.')
    .argument('<account>', 'id of the account')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator suspend acc_01k…')
    .action(async (account: string, { json = false }: { json?: boolean }) => {
      const { moveTo } = await import('./move.ts');
      await moveTo({ name: 'suspend', account, from: ['active', 'payment_hold'], to: 'suspended', json });
    });
}
