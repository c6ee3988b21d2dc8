import { type Form, forms, type SpokenVerb, verbs } from './forms.ts';
import { type Match, matchForm, type Spoken, UNREAD } from './match-form.ts';
import { findNothing, phraseAt, skipFillers, type Words } from './read-value.ts';
import type { Token } from './tokenize.ts';
import type { GoalWorld } from './world.ts';

/** A part of a sentence with one verb: what it asks for, or null when it fits no form. */
export interface Clause {
  readonly match: Match | null;
  readonly time: Token | null;
  /** A time that the call could take if it were known. */
  readonly doubt: Token | null;
  /** All its tokens. */
  readonly tokens: readonly Token[];
  /** The tokens that are not understood. */
  readonly unread: readonly Token[];
}

const notUnderstood = (tokens: readonly Token[]): Clause => ({
  match: null,
  time: null,
  doubt: null,
  tokens,
  unread: tokens.filter(({ kind }) => kind !== 'comma'),
});

/** Sentences with more are not understood: the work grows with the square of the separators. */
const MAX_TOKENS = 60;
const MAX_SEPARATORS = 8;
const CLAUSE = 1;
const CARRIED = 0.5;
const NO_FORM = 5;

interface Path {
  readonly cost: number;
  readonly clauses: readonly Clause[];
  /** The last verb that was said. */
  readonly said: readonly Spoken[];
}

interface Sentence {
  readonly goal: string;
  readonly tokens: readonly Token[];
  readonly world: GoalWorld;
}

const tokensOf = ({ tokens, start, end }: Words): readonly Token[] => tokens.slice(start, end);

/** The clauses of a sentence, divided where most of it is understood. */
export function readClauses({ goal, tokens, world }: Sentence): readonly Clause[] {
  if (tokens.length > MAX_TOKENS) return [notUnderstood(tokens)];
  const whole: Words = { goal, tokens, start: 0, end: tokens.length, world, found: findNothing() };
  const ends = new Map<number, Path>([[0, { cost: 0, clauses: [], said: [] }]]);
  const stops = [...separatorsOf(whole), { at: tokens.length, next: tokens.length }];
  for (const { next: from } of [{ next: 0 }, ...stops.slice(0, -1)]) {
    const path = ends.get(from);
    if (path === undefined) continue;
    for (const { at: to, next } of stops.filter(({ at }) => at > from)) {
      const words = { ...whole, start: from, end: to };
      const { clause, cost } = bestClause(words, path.said);
      const total = path.cost + cost;
      if (total >= (ends.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const said = clause.match === null ? path.said : spokenAs(clause.match.spoken, words, path.said);
      ends.set(next, { cost: total, clauses: [...path.clauses, clause], said });
    }
  }
  return ends.get(tokens.length)?.clauses ?? [notUnderstood(tokens)];
}

/** All verbs that the words of the clause say: "remove" is to delete or to take off. */
function spokenAs(spoken: Spoken, words: Words, before: readonly Spoken[]): readonly Spoken[] {
  for (let at = words.start; at < words.end; at += 1) {
    const meant = verbs().filter(({ phrases }) => phraseAt(words, at, phrases) > 0);
    if (meant.some(({ verb }) => verb === spoken.verb)) return meant;
  }
  return before;
}

/** Where a clause may end, and where the next one would begin. */
function separatorsOf(words: Words): { at: number; next: number }[] {
  const { tokens } = words;
  const found: { at: number; next: number }[] = [];
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (tokens[at]?.kind !== 'comma' && tokens[at]?.word !== 'and') continue;
    if (tokens[at]?.kind === 'quoted') continue;
    const next = tokens[at]?.kind === 'comma' && tokens[at + 1]?.word === 'and' ? at + 2 : at + 1;
    found.push({ at, next });
    at = next - 1;
  }
  if (found.length <= MAX_SEPARATORS) return found;
  const startsVerb = (at: number): boolean => verbs().some(({ phrases }) => phraseAt(words, at, phrases) > 0);
  return found.filter(({ next }) => startsVerb(skipFillers(words, next))).slice(0, MAX_SEPARATORS);
}

function bestClause(words: Words, said: readonly Spoken[]): { clause: Clause; cost: number } {
  const own = bestMatch(words, null);
  const again = said.length === 0 ? null : bestMatch(words, said);
  // Words without a verb of their own are a clause only if they name something.
  const carried = again !== null && (again.cost === 0 || again.names) ? again : null;
  const best = carried !== null && (own === null || carried.cost + CARRIED < own.cost) ? carried : own;
  const clause = notUnderstood(tokensOf(words));
  const none = { clause, cost: UNREAD * clause.unread.length + NO_FORM };
  if (best === null || best.cost >= none.cost) return none;
  const extra = CLAUSE + (best === carried ? CARRIED : 0);
  return { clause: best.clause, cost: best.cost + extra };
}

interface Candidate {
  readonly clause: Clause;
  readonly cost: number;
  readonly names: boolean;
}

/** Null when nothing fits, or when two calls fit equally well. */
function bestMatch(words: Words, said: readonly Spoken[] | null): Candidate | null {
  const found = formsIn(words, said).flatMap((form) => candidateOf(words, form, said) ?? []);
  const cost = Math.min(...found.map((one) => one.cost));
  const best = found.filter((one) => one.cost === cost);
  const meanings = new Set(best.map(({ clause }) => meaningOf(clause)));
  return meanings.size === 1 ? (best[0] ?? null) : null;
}

function meaningOf({ match }: Clause): string {
  const { skill, sets } = match?.form ?? {};
  const values = match?.values.flat().map(({ target, value }) => [target.param, value]);
  return JSON.stringify([skill, sets, values, match?.missing.map(({ param }) => param).toSorted()]);
}

function formsIn(words: Words, said: readonly Spoken[] | null): readonly Form[] {
  const isSaid = ({ phrases }: SpokenVerb): boolean => {
    for (let at = words.start; at < words.end; at += 1) if (phraseAt(words, at, phrases) > 0) return true;
    return false;
  };
  const names = new Set((said ?? verbs().filter(isSaid)).map(({ verb }) => verb));
  return forms().filter(({ verb }) => names.has(verb));
}

function candidateOf(words: Words, form: Form, said: readonly Spoken[] | null): Candidate | null {
  const tokens = tokensOf(words);
  const times = words.world.takesTime(form.skill) ? tokens.filter(({ kind }) => kind === 'time') : [];
  const time = times.find(({ at }) => at instanceof Date) ?? null;
  const doubt = times.find(({ at }) => at === null) ?? null;
  const match = matchForm(form, words, time === null ? null : words.tokens.indexOf(time), said);
  if (match === null) return null;
  const unread = match.unread.flatMap((index) => words.tokens[index] ?? []);
  return { clause: { match, time, doubt, tokens, unread }, cost: match.cost, names: match.values.length > 0 };
}
