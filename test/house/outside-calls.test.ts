import { catalog } from '../../src/generated/catalog.ts';
import { importsOf, readSources, type SourceFile } from '../support/house/source-files.ts';

/**
 * A transaction that waits for another system keeps its locks and its connection for as long as the
 * other system takes, and a dry run or a rollback cannot undo the call. So these files, which call
 * carriers, providers, webhooks, web pages and DNS, do it outside of transactions.
 */
const CALLERS = [
  'src/ai/ask-model.ts',
  'src/ai/chat-model.ts',
  'src/automation/call-webhook.ts',
  'src/carriers/lookups/look-up.ts',
  'src/carriers/lookups/twilio.ts',
  'src/carriers/twilio/api.ts',
  'src/carriers/twilio/twilio.ts',
  'src/compliance/registration/check-pages.ts',
  'src/events/webhooks/attempt.ts',
  'src/journeys/webhooks/call-webhooks.ts',
  'src/links/domains/find-records.ts',
  'src/sending/dispatch/ask-carriers.ts',
  'src/sending/dispatch/submit.ts',
  'src/workers/count-failures.ts',
];
const CALL =
  /\b(?:adapter\.lookUp|carrier\.submit|listTaken\?\.|model\.complete|api\.request|client\.(?:get|post\w*|send\w*)|resolver\.resolve\w*)\(/;
const NETWORK = /^(?:undici|node:(?:https?|http2|net|tls|dgram|dns.*))$/;
/** These hold connections of their own: the clients, and the listeners of the service. */
const NETWORK_FOLDERS = ['src/platform/', 'src/carriers/smpp/', 'src/http/', 'src/commands/'];

const sources = readSources('src', /\.ts$/);
const byPath = new Map(sources.map((file) => [file.path, file]));

test('only the listed files call other systems', () => {
  const elsewhere = sources.filter(({ path }) => !NETWORK_FOLDERS.some((folder) => path.startsWith(folder)));
  const calling = elsewhere.filter((file) => CALL.test(file.text) || connects(file));
  expect(calling.map(({ path }) => path).toSorted()).toEqual(CALLERS);
});

test('no function of a file that calls other systems runs inside a transaction of its caller', () => {
  const given = /\b(?:function \w+(?:<[^>]*>)?|= (?:async )?)\([^()]*\btx: (?:Sql|Transaction)\b/;
  expect(CALLERS.filter((path) => given.test(byPath.get(path)?.text ?? ''))).toEqual([]);
});

/** Skills run in the transaction of their call unless the contract says that they commit. */
const insideOne = Object.entries(catalog).filter(([, { transaction }]) => transaction !== 'own');

test('no skill that runs in the transaction of its call can reach a file that calls other systems', () => {
  const reached = insideOne.flatMap(([name]) => {
    const start = handlerOf(name);
    const way = wayToCaller(start);
    return way === null ? [] : [`${name}: ${way.join(' -> ')}`];
  });
  expect(reached).toEqual([]);
});

test('the handlers of all skills are found, and the way from a skill to a provider', () => {
  expect(Object.keys(catalog).filter((name) => !byPath.has(handlerOf(name)))).toEqual([]);
  expect(wayToCaller(handlerOf('hygiene.lookup'))).toContain('src/carriers/lookups/look-up.ts');
});

/** Value imports of what opens connections; `isIP` only parses. */
function connects(file: SourceFile): boolean {
  const text = file.text.replace(/import \{ isIP \} from 'node:net';/, '');
  return valueImports({ ...file, text }).some((target) => NETWORK.test(target));
}

function handlerOf(skill: string): string {
  const kebab = skill.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `src/skills/${kebab.replaceAll('.', '/')}.ts`;
}

function valueImports({ path, text }: SourceFile): string[] {
  return importsOf({ path, text: text.replace(/^(?:import|export) type [^;]*;/gm, '') });
}

/** The files from one to the first that calls another system; null if there is no way. */
function wayToCaller(start: string): string[] | null {
  const cameFrom = new Map<string, string | null>([[start, null]]);
  for (const path of cameFrom.keys()) {
    if (CALLERS.includes(path)) return wayBack(path, cameFrom).toReversed();
    const file = byPath.get(path);
    for (const target of file === undefined ? [] : valueImports(file))
      if (!cameFrom.has(target)) cameFrom.set(target, path);
  }
  return null;
}

function wayBack(path: string, cameFrom: ReadonlyMap<string, string | null>): string[] {
  const from = cameFrom.get(path) ?? null;
  return from === null ? [path] : [path, ...wayBack(from, cameFrom)];
}
