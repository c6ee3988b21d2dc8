import type { Command } from 'commander';
import { CODE_ACTIONS, FAULTS } from '../../domain/carrier-codes/carrier-code.ts';
import { printResult } from '../print-result.ts';

interface Options {
  readonly action?: string;
  readonly fault?: string;
  readonly means?: string;
  readonly helps?: string;
  readonly days: string;
  readonly unknown?: boolean;
  readonly json?: boolean;
}

const EXAMPLE =
  'tern operator carrier-code set smpp_1043 --action opt_out --fault recipient --means "The recipient opted out at the carrier."';

/**
 * `tern operator carrier-code`: says what a code of a carrier means, and lists the codes that
 * messages failed with. The documented codes are in a table of the service; carriers over SMPP make
 * up their own.
 */
export function addCarrierCode(operator: Command): void {
  const command = operator
    .command('carrier-code')
    .description('Say what an error code of a carrier means and what happens with it, or list the codes seen.')
    .addHelpText('after', `\nExample:\n  ${EXAMPLE}`);
  command
    .command('set')
    .description('Say what a code means, in place of the documented meaning. Holds for all accounts, within seconds.')
    .argument('<code>', 'the code as messages have it, such as smpp_1043 or twilio_30008')
    .option('--action <name>', `what happens: ${CODE_ACTIONS.join(', ')}`)
    .option('--fault <name>', `what the failure is due to: ${FAULTS.join(', ')}`)
    .option('--means <text>', 'what it means, shown to accounts')
    .option('--helps <text>', 'what accounts can do')
    .option('--json', 'print JSON')
    .addHelpText('after', `\nExample:\n  ${EXAMPLE}`)
    .action(async (code: string, { json = false, ...given }: Options) => {
      const { readCodeOverride } = await import('./read-carrier-code.ts');
      const override = readCodeOverride({ code, ...given });
      const { withDatabase } = await import('./with-database.ts');
      const { saveCodeOverride } = await import('./carrier-code-queries.ts');
      await withDatabase((database) => saveCodeOverride(database, override, new Date()));
      printResult(`${code} now means what you said. See it with: tern operator carrier-code list`, override, json);
    });
  command
    .command('clear')
    .description('Let a code mean what is documented again.')
    .argument('<code>', 'the code as messages have it')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator carrier-code clear smpp_1043')
    .action(async (code: string, { json = false }: Options) => {
      const { withDatabase } = await import('./with-database.ts');
      const { deleteCodeOverride } = await import('./carrier-code-queries.ts');
      const cleared = (await withDatabase((database) => database.run(deleteCodeOverride, code))) > 0;
      printResult(
        cleared ? `${code} means what is documented again.` : `Nothing was said of ${code}.`,
        { code, cleared },
        json,
      );
    });
  command
    .command('list')
    .description('List the codes that messages failed with, the most frequent first, and what you said of codes.')
    .option('--days <n>', 'days back from now', '30')
    .option('--unknown', 'only codes of which nothing is known')
    .option('--json', 'print one JSON object per line')
    .addHelpText('after', '\nExample:\n  tern operator carrier-code list --unknown')
    .action(async ({ days, unknown = false, json = false }: Options) => {
      const { listCodes } = await import('./list-carrier-codes.ts');
      const { readDays } = await import('./read-carrier-code.ts');
      for (const code of await listCodes(readDays(days), unknown))
        process.stdout.write(
          json
            ? `${JSON.stringify(code)}\n`
            : `${String(code.failed).padStart(8)}  ${code.code.padEnd(22)}  ${(code.fault ?? 'not known').padEnd(9)}  ${(code.action ?? '').padEnd(13)}  ${code.means}\n`,
        );
    });
}
