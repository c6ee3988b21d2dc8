import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';
import { printResult } from '../print-result.ts';

const MAX_REASON = 500;

interface Options {
  readonly reason?: string;
  readonly json?: boolean;
}

/**
 * `tern operator content-exception`: lifts a rule of content for an account, or restores it. The
 * content gate reads the exceptions with each message and records those that apply.
 */
export function addContentException(operator: Command): void {
  const command = operator
    .command('content-exception')
    .description('Lift a rule of content for an account, or restore it.')
    .addHelpText('after', '\nExample:\n  tern operator content-exception revoke acc_01k… cannabis');
  command
    .command('grant')
    .description('Lift a rule: the content gate no longer rejects messages of the account by it.')
    .argument('<account>', 'id of the account')
    .argument('<rule>', 'id of the rule, such as marketing_as_transactional')
    .requiredOption('--reason <text>', 'why the account may send such content')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExample:\n  tern operator content-exception grant acc_01k… cannabis --reason "licensed, Canada only"',
    )
    .action(async (account: string, rule: string, { reason = '', json = false }: Options) => {
      const { liftedRules } = await import('../../domain/content/classification/lifted-rules.ts');
      if (!liftedRules.some((known) => known === rule))
        throw new CommandFailure(`${rule} is not a rule that blocks. Use one of: ${liftedRules.join(', ')}.`, USAGE);
      if (reason.trim() === '' || reason.length > MAX_REASON)
        throw new CommandFailure(`--reason must have 1 to ${MAX_REASON} characters.`, USAGE);
      const { act } = await import('./act.ts');
      const { saveContentException } = await import('./queries.ts');
      const params = { account, rule, reason };
      await act({ name: 'content-exception.grant', account, params }, ({ tx, owner, now }) =>
        saveContentException(tx, owner, { rule, reason }, now),
      );
      printResult(`Account ${account} is exempt from ${rule}.`, { account_id: account, rule, granted: true }, json);
    });
  command
    .command('revoke')
    .description('Restore a rule. Messages that are already accepted are still sent.')
    .argument('<account>', 'id of the account')
    .argument('<rule>', 'id of the rule')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator content-exception revoke acc_01k… cannabis')
    .action(async (account: string, rule: string, { json = false }: Options) => {
      const { act } = await import('./act.ts');
      const { deleteContentException } = await import('./queries.ts');
      const revoked = await act(
        { name: 'content-exception.revoke', account, params: { account, rule } },
        ({ tx, owner }) => deleteContentException(tx, owner, rule),
      );
      const text = revoked ? `${rule} applies to account ${account} again.` : `Account ${account} had no exception.`;
      printResult(text, { account_id: account, rule, revoked }, json);
    });
}
