import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { explainSenderRejection, parseSender } from '../../domain/parse-sender.ts';
import { phoneCountry } from '../../domain/phone-notation.ts';
import type { SenderType } from '../../domain/sender-types/accepts.ts';
import { CommandFailure, USAGE } from '../failure.ts';

/** A sender that was assigned before. */
export function readSender(typed: string, country?: string) {
  const parsed = parseSender(typed, country);
  if (!parsed.ok) throw new CommandFailure(explainSenderRejection(typed, parsed.code), USAGE);
  return parsed;
}

/** A sender with its country, which short codes and sender IDs do not name. */
export function readSenderOf(
  typed: string,
  country: string | undefined,
): { readonly sender: string; readonly type: SenderType; readonly country: string } {
  if (country !== undefined && phoneCountry(country) === undefined)
    throw new CommandFailure(`--country must be a country code such as GB, not ${country}.`, USAGE);
  const { sender, type, country: home } = readSender(typed, country);
  if (home === null)
    throw new CommandFailure(
      `${sender} needs --country: short codes and sender IDs are assigned country by country.`,
      USAGE,
    );
  return { sender, type, country: home };
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
