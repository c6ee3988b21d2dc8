import type { Command } from 'commander';
import { CommandFailure, USAGE } from '../failure.ts';

interface Options {
  readonly sid?: string;
  readonly tokenFile?: string;
  readonly number?: string;
  readonly remove?: boolean;
  readonly json?: boolean;
}

/** `tern operator carrier`: with what an account, or one of its numbers, speaks to Twilio. The token is never an argument: those are seen. */
export function addCarrier(operator: Command): void {
  operator
    .command('carrier')
    .description('Give an account, or one of its numbers, Twilio credentials of its own, or take them away.')
    .argument('<account>', 'id of the account')
    .option('--sid <sid>', "SID of the Twilio account that owns the account's numbers")
    .option('--token-file <path>', 'file with its auth token; - reads the standard input')
    .option('--number <phone>', 'for this number alone, in E.164')
    .option('--remove', 'take the credentials away')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      `
A number uses its own credentials, else its account's, else its partner's, else TERN_TWILIO_ACCOUNT_SID and TERN_TWILIO_AUTH_TOKEN.
At Twilio, the number's webhook for messages is TERN_PUBLIC_URL/carriers/twilio/inbound, by POST, and its fallback the same: what
fails once is tried once more. The token is kept sealed under TERN_SECRET, which must be the one that the service runs with.

Examples:
  tern operator carrier acc_01k… --sid AC0123… --token-file ./token
  tern operator carrier acc_01k… --number +12025550100 --sid AC4567… --token-file - < token
  tern operator carrier acc_01k… --remove`,
    )
    .action(async (account: string, { sid, tokenFile, number, remove = false, json = false }: Options) => {
      const { readPhone, readToken } = await import('./carrier-input.ts');
      const phone = number === undefined ? null : readPhone(number);
      const given = remove ? null : { sid: readSid(sid), token: await readToken(tokenFile) };
      const { giveCredentials } = await import('./give-credentials.ts');
      const changed = await giveCredentials({ account, phone, given });
      const whose = phone === null ? `Account ${account}` : `${phone} of account ${account}`;
      const text =
        given === null
          ? `${whose} has no credentials of its own ${changed ? 'any more' : 'anyway'}.`
          : `${whose} sends over Twilio account ${given.sid} now.`;
      const answer = { account_id: account, phone, carrier: 'twilio', account_sid: given?.sid ?? null, changed };
      process.stdout.write(json ? `${JSON.stringify(answer)}\n` : `${text}\n`);
    });
}

function readSid(sid: string | undefined): string {
  if (sid === undefined || !/^AC[0-9a-f]{32}$/i.test(sid))
    throw new CommandFailure('--sid is the SID of a Twilio account: AC and 32 hexadecimal digits.', USAGE);
  return sid;
}
