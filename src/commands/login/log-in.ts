import type { AgentWhoamiResult } from '../../generated/types.ts';
import { CommandFailure, USAGE } from '../failure.ts';
import { describeError } from '../http/describe-error.ts';
import { callOver, DEFAULT_URL, readUrl } from '../http/endpoint.ts';
import { nameOfProfile } from '../profiles/choose-profile.ts';
import { configFile, readProfiles, writeProfiles } from '../profiles/config-file.ts';
import { askSecret, readInput } from './read-key.ts';

export interface LoginFlags {
  readonly profile?: string;
  readonly url?: string;
  readonly keyStdin?: boolean;
  readonly json?: boolean;
}

/** A name that needs no quotes in a shell. */
const PROFILE_NAME = /^[A-Za-z0-9][\w.-]{0,63}$/;

/** Replaces the profile only when the service accepts the key. */
export async function logIn(flags: LoginFlags): Promise<void> {
  const { name } = nameOfProfile(flags.profile);
  if (!PROFILE_NAME.test(name) || name in Object.prototype)
    throw new CommandFailure(`${name} is not a profile name: use letters, digits, dots and dashes.`, USAGE);
  const before = readProfiles();
  const url = readUrl(flags.url ?? (process.env.TERN_URL || before[name]?.url || DEFAULT_URL));
  const key = flags.keyStdin ? await readInput() : await askSecret(`API key for ${url}: `);
  const { result, error } = await callOver<AgentWhoamiResult>({ url, key }, 'agent.whoami', {});
  if (result === undefined)
    throw new CommandFailure(`${error === undefined ? '' : describeError(error)}The key was not stored.`);
  const { account, mode } = result;
  const profile = { url, account_id: account.id, account_name: account.name, mode };
  writeProfiles({ ...before, [name]: { ...profile, key } });
  if (process.env.TERN_API_KEY)
    process.stderr.write('TERN_API_KEY is set in this shell and wins over profiles: unset TERN_API_KEY\n');
  process.stdout.write(
    flags.json
      ? `${JSON.stringify({ profile: name, ...profile })}\n`
      : `Profile ${name}: ${account.name} (${account.id}, ${mode} key) at ${url}. Stored in ${configFile()}.\n`,
  );
}
