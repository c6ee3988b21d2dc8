import { FOREIGN } from '../../../test/support/contract/foreign-world.ts';
import { contract } from '../../../test/support/contract/walk.ts';
import type { FuzzServer } from '../server.ts';
import { type Fault, fault } from './fault.ts';

const INTERNALS =
  /node_modules|\bat \S+ \((file:|node:|\/)|file:\/\/\/|\bdist\/\w|relation "|syntax error at|SQLSTATE|duplicate key value|violates \S+ constraint/;
const KEY = /tern_(live|test)_[0-9A-Za-z]{43}/g;
/** The keys in the examples of the contract, which the documentation shows. */
const DOCUMENTED = new Set(JSON.stringify(contract.document).match(KEY));

/** Finds internals of the service, unexpected keys and data of the neighbour in an answer. */
export function leaksIn(
  text: string,
  { server, shown, sent }: { server: FuzzServer; shown: readonly string[]; sent: ReadonlySet<string> },
): Fault[] {
  const faults = server.secrets
    .filter((secret) => text.includes(secret))
    .map((secret) => fault('a secret of the service', secret));
  const internals = INTERNALS.exec(text);
  if (internals !== null)
    faults.push(
      fault('internals of the service', text.slice(Math.max(0, internals.index - 100), internals.index + 300)),
    );
  const keys = [...text.matchAll(KEY)].filter(([key]) => !DOCUMENTED.has(key) && !shown.includes(key));
  if (keys.length > 0) faults.push(fault('a key in an answer', text));
  const foreign = FOREIGN.exec(withoutSent(text, sent));
  if (foreign !== null) faults.push(fault('data of the neighbour', `${foreign[0]} in ${text}`));
  return faults;
}

/** All strings in a value that look like the neighbour's data. */
export function foreignTexts(value: unknown): string[] {
  if (typeof value === 'string') return FOREIGN.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => [...foreignTexts(key), ...foreignTexts(item)]);
}

/** The answer without strings that this world sent, ignoring case and surrounding white space. */
function withoutSent(text: string, sent: ReadonlySet<string>): string {
  let left = text.toLowerCase();
  for (const each of [...sent].sort((a, b) => b.length - a.length))
    left = left.replaceAll(JSON.stringify(each.trim()).slice(1, -1).toLowerCase(), '');
  return left;
}
