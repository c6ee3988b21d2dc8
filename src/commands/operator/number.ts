import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';

const CARRIERS = ['simulator', 'smpp', 'twilio'];
const MAX_PER_SECOND = 10_000;

interface Options {
  readonly carrier: string;
  readonly rate: string;
  readonly country?: string;
  readonly json?: boolean;
}

const EXAMPLES = `
Each country takes only some kinds of senders. A sender ID only sends: replies to it do not arrive.

Examples:
  tern operator number acc_01k… +12025550100 --carrier smpp --rate 50
  tern operator number acc_01k… +18335081234 --carrier twilio
  tern operator number acc_01k… 24273 --country US
  tern operator number acc_01k… Harbor --country GB`;

/**
 * `tern operator number`: assigns a carrier's number to an account as its default, or changes its
 * carrier or rate.
 */
export function addNumber(operator: Command): void {
  operator
    .command('number')
    .description('Assign a number to an account as its default, or change its carrier or rate.')
    .argument('<account>', 'id of the account')
    .argument('<sender>', 'the number in E.164, such as +12025550100; a short code; or an alphanumeric sender ID')
    .option('--country <code>', 'country of a short code or of a sender ID, such as GB')
    .option('--carrier <name>', CARRIERS.join(', '), 'smpp')
    .option('--rate <n>', 'messages per second that the carrier accepts from it', '10')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (account: string, typed: string, { carrier, rate, country, json = false }: Options) => {
      const perSecond = Number(rate);
      if (!Number.isInteger(perSecond) || perSecond < 1 || perSecond > MAX_PER_SECOND)
        throw new CommandFailure(`--rate must be a whole number from 1 to ${MAX_PER_SECOND}.`, USAGE);
      if (!CARRIERS.includes(carrier))
        throw new CommandFailure(`--carrier must be one of ${CARRIERS.join(', ')}.`, USAGE);
      const { readSenderOf } = await import('./carrier-input.ts');
      const sender = readSenderOf(typed, country);
      const { sender: phone } = sender;
      const { assignNumber } = await import('./assign-number.ts');
      const created = await assignNumber({ account, ...sender, carrier, perSecond });
      const text = created
        ? `Account ${account} now sends from ${phone} through ${carrier}${afterwards(sender.type, carrier)}.`
        : `${phone} of account ${account} now sends through ${carrier}.`;
      process.stdout.write(
        json
          ? `${JSON.stringify({ account_id: account, phone, type: sender.type, country: sender.country, carrier, messages_per_second: perSecond, created })}\n`
          : `${text}\n`,
      );
    });
}

/** Carriers of the United States block a toll-free number until it is verified. */
function afterwards(type: string, carrier: string): string {
  return type === 'toll_free' && carrier !== 'simulator'
    ? ', once the number is verified (compliance.registerTollFree)'
    : '';
}
