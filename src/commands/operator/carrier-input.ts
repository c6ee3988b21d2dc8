import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { parsePhone } from '../../domain/phone.ts';
import { CommandFailure, USAGE } from '../failure.ts';

export function readPhone(typed: string): string {
  const phone = parsePhone(typed);
  if (!phone.ok) throw new CommandFailure(`${typed} is not a number in E.164, as in +12025550100.`, USAGE);
  return phone.e164;
}

/** Says what is wrong and never what it read. */
export async function readToken(path: string | undefined): Promise<string> {
  if (path === undefined) throw new CommandFailure('--token-file names the file with the auth token.', USAGE);
  let read: string;
  try {
    read = path === '-' ? await text(process.stdin) : await readFile(path, 'utf8');
  } catch (cause) {
    throw new CommandFailure(`${path} cannot be read.`, USAGE, { cause });
  }
  const token = read.trim();
  if (!/^[\x21-\x7e]{16,200}$/.test(token))
    throw new CommandFailure('The file must hold an auth token alone: 16 to 200 characters without spaces.', USAGE);
  return token;
}
