/**
 * `npm run lint:regexes`: searches the regular expressions of src and the patterns of the contract
 * for those whose time grows faster than the length of what they search.
 */
import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { checkSync } from 'recheck';
import { readSources, type SourceFile } from '../test/support/house/source-files.ts';

interface Found {
  readonly at: string;
  readonly source: string;
  readonly flags: string;
}

/** Time for one expression; an honest one takes a few milliseconds. */
const TIMEOUT_MS = 15_000;

/** Expressions that are not linear, or that the search does not finish, and why they may stay. */
const ACCEPTED: readonly (readonly [start: string, why: string])[] = [
  ['\\/+$', 'a setting of the operator'],
  ['\\s*\\n\\s*', 'a word list of ours'],
  ['([a-z0-9]+)\\(([a-z]+)\\|\\)', 'a word list of ours'],
  ['(?:^|[\\s,;|])(id|sub|dlvrd', 'at most 1,000 characters; each label is followed by spaces of its own'],
  ['\\bhttps?:\\/\\/[^\\s<>"', 'hosts have at most ten labels of 63 characters'],
  ['(?<![\\w/.-])(?:\\+?1[\\s.-]?)?(?:\\(\\d{3}', 'every repetition has a limit'],
  ['[[{<]\\s{0,5}(?:[\\w ]{0,60}', 'every repetition has a limit'],
  ['(?<![\\w.+-])[\\w.+-]{1,64}@', 'every repetition before the last has a limit'],
  ['\\b(?:msg|msgs|message|messages|messaging)', 'every repetition has a limit'],
  ['\\b(?:frequency|recurring|one[ -]time|per', 'every repetition has a limit'],
  ['(?<!\\p{L})(?:(?:ha|he|hi|ja|je|rs|ah|eh){2,}', 'it begins only at the start of a word'],
  ['\\bcondition of (?:any )?', 'every repetition has a limit'],
  ['\\b(?:sell|sold|share|shared)', 'every repetition has a limit'],
  ['\\b(?:not|never|no|won.?t)\\b[^.]{0,40}', 'every repetition has a limit'],
  ['\\{\\{[^{}]{0,100}', 'every repetition has a limit'],
  ['\\b(?:sale|discounts?|coupons?|promo', 'it begins only at the start of a word'],
  ['\\b(?:code|passcode|pass ?word|otp|pin', 'every repetition has a limit'],
];

const isAccepted = ({ source }: Found): boolean => ACCEPTED.some(([start]) => source.startsWith(start));

function* expressionsIn({ path, text }: SourceFile): Iterable<Found> {
  const visit = function* (node: unknown): Iterable<Found> {
    if (Array.isArray(node)) for (const item of node) yield* visit(item);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, pattern, flags, loc } = node as Record<string, unknown>;
    if (type === 'RegExpLiteral') {
      const { line } = (loc as { start: { line: number } }).start;
      yield { at: `${path}:${line}`, source: String(pattern), flags: String(flags) };
    }
    for (const [key, value] of Object.entries(node)) if (key !== 'loc') yield* visit(value);
  };
  yield* visit(parse(text, { sourceType: 'module', plugins: ['typescript'] }).program);
}

function* patternsIn(value: unknown, at: string): Iterable<Found> {
  if (typeof value !== 'object' || value === null) return;
  const { pattern } = value as { pattern?: unknown };
  if (typeof pattern === 'string') yield { at, source: pattern, flags: 'u' };
  for (const [key, item] of Object.entries(value)) yield* patternsIn(item, `${at}.${key}`);
}

const files = readSources('src', /\.ts$/);
const contract: unknown = JSON.parse(readFileSync(new URL('../openrpc.json', import.meta.url), 'utf8'));
const all = [...files.flatMap((file) => [...expressionsIn(file)]), ...patternsIn(contract, 'openrpc.json')];
const unique = new Map(all.map((found) => [`${found.flags} ${found.source}`, found]));
const wrong: string[] = [];
for (const found of unique.values()) {
  if (isAccepted(found)) continue;
  const result = checkSync(found.source, found.flags.replace('v', 'u'), { timeout: TIMEOUT_MS });
  if (result.status === 'safe') continue;
  const detail =
    result.status === 'vulnerable'
      ? `takes ${result.complexity.summary} time, for example for ${result.attack.pattern}`
      : 'was not decided in time';
  wrong.push(`${found.at}: /${found.source}/ ${detail}`);
}
for (const each of wrong) process.stdout.write(`${each}\n`);
process.stdout.write(`${unique.size} expressions, ${wrong.length} that are not linear.\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;
