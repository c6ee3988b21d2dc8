import { nameKey } from '../../name-key.ts';
import { withClearTimes } from './clear-times.ts';
import { expandCall, type GoalCall } from './expand-call.ts';
import { type Clause, readClauses } from './read-clauses.ts';
import type { Value } from './read-value.ts';
import { type GoalClock, joinTimes } from './times.ts';
import { type Token, tokenize } from './tokenize.ts';
import type { GoalWorld } from './world.ts';

/** What a goal in words asks for. */
export interface GoalReading {
  readonly calls: readonly GoalCall[];
  /** All words that no call contains, in the spelling of the caller. */
  readonly unread: readonly string[];
}

/** What is beyond is not understood: it would take long to read, and longer to check. */
const MAX_SENTENCES = 20;
const MAX_TOKENS = 120;
const MAX_CALLS = 40;

/** What creates an object of each kind, whose name later clauses may use. */
const CREATES: Readonly<Record<string, string>> = {
  'tags.create': 'tag',
  'lists.create': 'list',
  'templates.create': 'template',
  'campaigns.create': 'campaign',
};
const CREATED = '$created:';

/**
 * Reads a goal in words. Each word is part of a call, a filler, or in `unread`. The goal is read
 * again with the names of what it creates, which later clauses may use.
 */
export function readGoal(goal: string, clock: GoalClock, world: GoalWorld): GoalReading {
  const tokens = joinTimes(tokenize(goal), goal, clock);
  const first = readTokens(goal, tokens, world);
  const created = new Set(first.calls.flatMap((call) => createdBy(call) ?? []));
  if (created.size === 0) return first;
  const named = (kind: string, name: string): readonly string[] => {
    const known = world.named(kind, name);
    const key = keyOf(kind, name);
    return known.length === 0 && created.has(key) ? [key] : known;
  };
  return withReferences(readTokens(goal, tokens, { ...world, named }));
}

function readTokens(goal: string, tokens: readonly Token[], world: GoalWorld): GoalReading {
  const sentences = sentencesOf(tokens.slice(0, MAX_TOKENS));
  const read = sentences.slice(0, MAX_SENTENCES).map((sentence) => readClauses({ goal, tokens: sentence, world }));
  const clauses = withClearTimes(read, goal, world);
  const calls: GoalCall[] = [];
  const unread: Token[] = [...sentences.slice(MAX_SENTENCES).flat(), ...tokens.slice(MAX_TOKENS)];
  for (const clause of clauses) {
    const asked = callsOf(clause);
    if (asked === null || calls.length + asked.length > MAX_CALLS) {
      unread.push(...clause.tokens);
      continue;
    }
    for (const call of asked) calls.push(...expandCall(call, calls.length));
    unread.push(...clause.unread);
  }
  return { calls, unread: phrasesOf(goal, tokens, new Set(unread)) };
}

const THEN: readonly string[] = ['then', 'afterwards'];

/** Tokens between full stops, semicolons, ends of lines and "then". */
function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]];
  for (const token of tokens) {
    const current = sentences.at(-1) ?? [];
    if (token.kind !== 'break' && !(token.kind === 'word' && THEN.includes(token.word))) {
      current.push(token);
      continue;
    }
    // "and then", ", then"
    while (isJoint(current.at(-1))) current.pop();
    sentences.push([]);
  }
  return sentences.map(withoutFirstJoints).filter(({ length }) => length > 0);
}

const isJoint = (token: Token | undefined): boolean =>
  token?.kind === 'comma' || (token?.kind === 'word' && token.word === 'and');

function withoutFirstJoints(sentence: Token[]): Token[] {
  const first = sentence.findIndex((token) => !isJoint(token));
  return first < 0 ? [] : sentence.slice(first);
}

/** The calls of a clause: one for each value where a param takes only one. Null: too many ways. */
function callsOf({ match, time, doubt }: Clause): readonly GoalCall[] | null {
  if (match === null) return [];
  const { skill, sets } = match.form;
  const shared: Record<string, unknown> = { ...sets };
  let each: readonly Value[] = [];
  for (const values of match.values) {
    const [first] = values;
    if (first === undefined) continue;
    const isSame = values.every(({ target }) => target.param === first.target.param);
    if (isSame && first.target.array) shared[first.target.param] = [...new Set(values.map(({ value }) => value))];
    else if (values.length === 1) shared[first.target.param] = first.value;
    else if (each.length > 0) return null;
    else each = values;
  }
  if (time?.at instanceof Date) shared.send_at = time.at.toISOString();
  const missing = doubt?.why === undefined ? match.missing : [...match.missing, { param: 'send_at', why: doubt.why }];
  const variants = each.length === 0 ? [{}] : each.map(({ target, value }) => ({ [target.param]: value }));
  return variants.map((variant) => ({ skill, params: { ...shared, ...variant }, missing }));
}

/** Tokens that follow each other are one phrase. */
function phrasesOf(goal: string, tokens: readonly Token[], unread: ReadonlySet<Token>): string[] {
  const phrases: { start: number; end: number }[] = [];
  let isOpen = false;
  for (const token of tokens) {
    const last = phrases.at(-1);
    if (unread.has(token) && isOpen && last !== undefined) last.end = token.end;
    else if (unread.has(token)) phrases.push({ start: token.start, end: token.end });
    isOpen = unread.has(token);
  }
  return phrases.map(({ start, end }) => goal.slice(start, end));
}

const keyOf = (kind: string, name: string): string => `${CREATED}${kind}:${nameKey(name)}`;

function createdBy({ skill, params: { name } }: GoalCall): string | null {
  const kind = CREATES[skill];
  return kind === undefined || typeof name !== 'string' ? null : keyOf(kind, name);
}

/** References to what earlier calls create, in place of its name. */
function withReferences({ calls, unread }: GoalReading): GoalReading {
  const steps = new Map<string, string>();
  const referring = calls.map((call, index): GoalCall => {
    const missing = [...call.missing];
    const refer = (param: string, value: unknown): unknown => {
      if (Array.isArray(value)) return value.flatMap((one: unknown) => refer(param, one) ?? []);
      if (typeof value !== 'string' || !value.startsWith(CREATED)) return value;
      const from = steps.get(value);
      if (from === undefined) missing.push({ param, why: 'It is created only later.' });
      return from === undefined ? undefined : { $from: from };
    };
    const params = Object.fromEntries(
      Object.entries(call.params)
        .map(([name, value]) => [name, refer(name, value)] as const)
        .filter(([, value]) => value !== undefined),
    );
    const key = createdBy(call);
    const kind = CREATES[call.skill];
    if (key !== null && kind !== undefined) steps.set(key, `steps.${index + 1}.${kind}.id`);
    return { ...call, params, missing };
  });
  return { calls: referring, unread };
}
