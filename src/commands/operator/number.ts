import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';

const CARRIERS = ['simulator', 'smpp', 'twilio'];
const MOST_PER_SECOND = 10_000;

interface Options {
  readonly carrier: string;
  readonly rate: string;
  readonly json?: boolean;
}

/** `tern operator number`: a number that a carrier hosts becomes an account's default sender, or changes its carrier or pace. */
export function addNumber(operator: Command): void {
  operator
    .command('number')
    .description('Give an account a number of a carrier as its default sender, or change its carrier or pace.')
    .argument('<account>', 'id of the account')
    .argument('<phone>', 'the number in E.164, as in +12025550100')
    .option('--carrier <name>', CARRIERS.join(', '), 'smpp')
    .option('--rate <n>', 'texts a second that the carrier takes from it', '10')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample:\n  tern operator number acc_01k… +12025550100 --carrier smpp --rate 50')
    .action(async (account: string, typed: string, { carrier, rate, json = false }: Options) => {
      const perSecond = Number(rate);
      if (!Number.isInteger(perSecond) || perSecond < 1 || perSecond > MOST_PER_SECOND)
        throw new CommandFailure(`--rate is a whole number from 1 to ${MOST_PER_SECOND}.`, USAGE);
      if (!CARRIERS.includes(carrier)) throw new CommandFailure(`--carrier is one of ${CARRIERS.join(', ')}.`, USAGE);
      const { parsePhone } = await import('../../domain/phone.ts');
      const phone = parsePhone(typed);
      if (!phone.ok) throw new CommandFailure(`${typed} is not a number in E.164, as in +12025550100.`, USAGE);
      const { giveNumber } = await import('./give-number.ts');
      const created = await giveNumber({ account, phone: phone.e164, country: phone.country, carrier, perSecond });
      const text = created
        ? `Account ${account} sends from ${phone.e164} over ${carrier} now.`
        : `${phone.e164} of account ${account} goes over ${carrier} now.`;
      process.stdout.write(
        json
          ? `${JSON.stringify({ account_id: account, phone: phone.e164, carrier, messages_per_second: perSecond, created })}\n`
          : `${text}\n`,
      );
    });
}
