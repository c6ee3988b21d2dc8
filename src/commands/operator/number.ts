import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';

const CARRIERS = ['simulator', 'smpp', 'twilio'];
const MAX_PER_SECOND = 10_000;

interface Options {
  readonly carrier: string;
  readonly rate: string;
  readonly json?: boolean;
}

/**
 * `tern operator number`: assigns a carrier's number to an account as its default, or changes its
 * carrier or rate.
 */
export function addNumber(operator: Command): void {
  operator
    .command('number')
    .description('Assign a number to an account as its default, or change its carrier or rate.')
    .argument('<account>', 'id of the account')
    .argument('<phone>', 'the number in E.164, such as +12025550100')
    .option('--carrier <name>', CARRIERS.join(', '), 'smpp')
    .option('--rate <n>', 'messages per second that the carrier accepts from it', '10')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator number acc_01k… +12025550100 --carrier smpp --rate 50')
    .action(async (account: string, typed: string, { carrier, rate, json = false }: Options) => {
      const perSecond = Number(rate);
      if (!Number.isInteger(perSecond) || perSecond < 1 || perSecond > MAX_PER_SECOND)
        throw new CommandFailure(`--rate must be a whole number from 1 to ${MAX_PER_SECOND}.`, USAGE);
      if (!CARRIERS.includes(carrier))
        throw new CommandFailure(`--carrier must be one of ${CARRIERS.join(', ')}.`, USAGE);
      const { parseAsWritten } = await import('../../domain/phone.ts');
      const phone = parseAsWritten(typed);
      if (!phone.ok) throw new CommandFailure(`${typed} is not an E.164 number such as +12025550100.`, USAGE);
      const { assignNumber } = await import('./assign-number.ts');
      const created = await assignNumber({ account, phone: phone.e164, country: phone.country, carrier, perSecond });
      const text = created
        ? `Account ${account} now sends from ${phone.e164} through ${carrier}.`
        : `${phone.e164} of account ${account} now sends through ${carrier}.`;
      process.stdout.write(
        json
          ? `${JSON.stringify({ account_id: account, phone: phone.e164, carrier, messages_per_second: perSecond, created })}\n`
          : `${text}\n`,
      );
    });
}
