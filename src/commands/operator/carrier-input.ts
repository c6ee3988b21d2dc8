import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parseAsWritten } from '../../domain/phone.ts';
import { CommandFailure, USAGE } from '../failure.ts';

export function readPhone(typed: string): string {
  const phone = parseAsWritten(typed);
  if (!phone.ok) throw new CommandFailure(`${typed} is not an E.164 number such as +12025550100.`, USAGE);
  return phone.e164;
}

/** Error messages never contain the token. */
export async function readToken(path: string | undefined): Promise<string> {
  if (path === undefined) throw new CommandFailure('--token-file is required: the file with the auth token.', USAGE);
  let read: string;
  try {
    read = path === '-' ? await text(process.stdin) : await readFile(path, 'utf8');
  } catch (cause) {
    throw new CommandFailure(`${path} cannot be read.`, USAGE, { cause });
  }
  const token = read.trim();
  if (!/^[\x21-\x7e]{16,200}$/.test(token))
    throw new CommandFailure('The file must contain only an auth token: 16 to 200 characters without spaces.', USAGE);
  return token;
}
