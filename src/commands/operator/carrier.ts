import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';
import { printResult } from '../print-result.ts';

interface Options {
  readonly sid?: string;
  readonly tokenFile?: string;
  readonly number?: string;
  readonly remove?: boolean;
  readonly json?: boolean;
}

/**
 * `tern operator carrier`: sets the Twilio credentials of an account or a number. The token is
 * never an argument, because arguments are visible in the process list.
 */
export function addCarrier(operator: Command): void {
  operator
    .command('carrier')
    .description('Set or remove the Twilio credentials of an account or one of its numbers.')
    .argument('<account>', 'id of the account')
    .option('--sid <sid>', "SID of the Twilio account that owns the account's numbers")
    .option('--token-file <path>', 'file with its auth token; - reads standard input')
    .option('--number <sender>', 'only for this number in E.164, short code or sender ID')
    .option('--remove', 'remove the credentials')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
A number uses its own credentials, else its account's, else its partner's, else TERN_TWILIO_ACCOUNT_SID and TERN_TWILIO_AUTH_TOKEN.
At Twilio, the number's webhook for messages is TERN_PUBLIC_URL/carriers/twilio/inbound, by POST, and so is its fallback, which
retries a failed request once. The token is encrypted with TERN_SECRET, which must be the one of the running service.

Examples:
  tern operator carrier acc_01k… --sid AC0123… --token-file ./token
  tern operator carrier acc_01k… --number +12025550100 --sid AC4567… --token-file - < token
  tern operator carrier acc_01k… --remove`,
    )
    .action(async (account: string, { sid, tokenFile, number, remove = false, json = false }: Options) => {
      const { readSender, readToken } = await import('./carrier-input.ts');
      const phone = number === undefined ? null : readSender(number).sender;
      const credentials = remove ? null : { sid: readSid(sid), token: await readToken(tokenFile) };
      const { setCredentials } = await import('./set-credentials.ts');
      const changed = await setCredentials({ account, phone, credentials });
      const subject = phone === null ? `Account ${account}` : `${phone} of account ${account}`;
      const text =
        credentials === null
          ? `${subject} ${changed ? 'now has' : 'already had'} no credentials of its own.`
          : `${subject} now sends through Twilio account ${credentials.sid}.`;
      const result = { account_id: account, phone, carrier: 'twilio', account_sid: credentials?.sid ?? null, changed };
      printResult(text, result, json);
    });
}

function readSid(sid: string | undefined): string {
  if (sid === undefined || !/^AC[0-9a-f]{32}$/i.test(sid))
    throw new CommandFailure('--sid must be the SID of a Twilio account: AC and 32 hexadecimal digits.', USAGE);
  return sid;
}
