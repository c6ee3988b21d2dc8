import type { Command } from 'commander';
import { printResult } from '../print-result.ts';

interface Options {
  readonly json?: boolean;
}

/**
 * `tern operator key`: the keys of any account, for when its own keys leaked or were lost. A
 * running service notices a revocation within one second.
 */
export function addKey(operator: Command): void {
  const command = operator
    .command('key')
    .description('List, revoke or create API keys of an account.')
    .addHelpText('after', '\nExample:\n  tern operator key list acc_01k…');
  command
    .command('list')
    .description('List the keys of an account with their permissions, oldest first.')
    .argument('<account>', 'id of the account')
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', '\nExample:\n  tern operator key list acc_01k…')
    .action(async (account: string, { json = false }: Options) => {
      const { act } = await import('./act.ts');
      const { listKeys } = await import('./queries.ts');
      const keys = await act({ name: 'key.list', account, params: { account } }, ({ tx, owner }) =>
        listKeys(tx, owner),
      );
      for (const key of keys) {
        const state = key.revoked_at ? 'revoked' : key.expires_at ? `until ${key.expires_at.toISOString()}` : 'valid';
        const columns = [key.id, key.mode, state, key.permissions.join(','), key.name];
        process.stdout.write(json ? `${JSON.stringify(key)}\n` : `${columns.join('  ')}\n`);
      }
    });
  command
    .command('revoke')
    .description('Revoke a key: it stops working within one second.')
    .argument('<account>', 'id of the account')
    .argument('<key>', 'id of the key')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator key revoke acc_01k… key_01k…')
    .action(async (account: string, keyId: string, { json = false }: Options) => {
      const { act } = await import('./act.ts');
      const { revokeKey } = await import('./queries.ts');
      const revoked = await act(
        { name: 'key.revoke', account, params: { account, key_id: keyId } },
        ({ tx, owner, now }) => revokeKey(tx, owner, keyId, now),
      );
      const text = revoked ? `Key ${keyId} is revoked.` : `Account ${account} has no valid key ${keyId}.`;
      printResult(text, { account_id: account, key_id: keyId, revoked }, json);
    });
  command
    .command('create')
    .description('Create a key in place of one that was lost. Prints it once.')
    .argument('<account>', 'id of the account')
    .option('--name <name>', 'name of the key', 'from the operator')
    .option('--test', 'a test key')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator key create acc_01k… --name "after the leak"')
    .action(
      async (account: string, { name, test = false, json = false }: Options & { name: string; test?: boolean }) => {
        const { createKey } = await import('./create-key.ts');
        const created = await createKey(account, name, test ? 'test' : 'live');
        printResult(`${created.api_key}`, created, json);
      },
    );
}
