import { type Form, forms, verbs } from './forms.ts';
import { type Match, matchForm, type Spoken, UNREAD } from './match-form.ts';
import { phraseAt, skipFillers, type Words } from './read-value.ts';
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
  /** Those that are not understood. */
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
const MAX_TOKENS = 80;
const MAX_SEPARATORS = 12;
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

/** The clauses of a sentence, divided where most of it is understood. */
export function readClauses({ goal, tokens, world }: Sentence): readonly Clause[] {
  if (tokens.length > MAX_TOKENS) return [notUnderstood(tokens)];
  const ends = new Map<number, Path>([[0, { cost: 0, clauses: [], said: [] }]]);
  const stops = [...separatorsOf(tokens, goal, world), { at: tokens.length, next: tokens.length }];
  for (const { next: from } of [{ next: 0 }, ...stops.slice(0, -1)]) {
    const path = ends.get(from);
    if (path === undefined) continue;
    for (const { at: to, next } of stops.filter(({ at }) => at > from)) {
      const { clause, cost } = bestClause({ goal, tokens: tokens.slice(from, to), world }, path.said);
      const total = path.cost + cost;
      if (total >= (ends.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      const said = clause.match === null ? path.said : spokenAs(clause.match.spoken, goal, tokens.slice(from, to), path.said);
      ends.set(next, { cost: total, clauses: [...path.clauses, clause], said });
    }
  }
  return ends.get(tokens.length)?.clauses ?? [notUnderstood(tokens)];
}

/** All verbs that the words of the clause say: "remove" is to delete or to take off. */
function spokenAs(spoken: Spoken, goal: string, tokens: readonly Token[], before: readonly Spoken[]): readonly Spoken[] {
  const words = { goal, tokens, end: tokens.length };
  for (let at = 0; at < tokens.length; at += 1) {
    const meant = verbs().filter(({ words: phrase }) => phraseAt(words, at, [phrase]) > 0);
    if (meant.some(({ verb }) => verb === spoken.verb)) return meant;
  }
  return before;
}

/** Where a clause may end, and where the next one would begin. */
function separatorsOf(tokens: readonly Token[], goal: string, world: GoalWorld): { at: number; next: number }[] {
  const found: { at: number; next: number }[] = [];
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (tokens[at]?.kind !== 'comma' && tokens[at]?.word !== 'and') continue;
    if (tokens[at]?.kind === 'quoted') continue;
    const next = tokens[at]?.kind === 'comma' && tokens[at + 1]?.word === 'and' ? at + 2 : at + 1;
    found.push({ at, next });
    at = next - 1;
  }
  if (found.length <= MAX_SEPARATORS) return found;
  const words = { goal, tokens, end: tokens.length, skill: '', world };
  const spoken = verbs().map(({ words: phrase }) => phrase);
  return found.filter(({ next }) => phraseAt(words, skipFillers(words, next), spoken) > 0).slice(0, MAX_SEPARATORS);
}

function bestClause(sentence: Sentence, said: readonly Spoken[]): { clause: Clause; cost: number } {
  const own = bestMatch(sentence, null);
  const carried = said.length === 0 ? null : bestMatch(sentence, said);
  const best = carried !== null && (own === null || carried.cost + CARRIED < own.cost) ? carried : own;
  const clause = notUnderstood(sentence.tokens);
  const none = { clause, cost: UNREAD * clause.unread.length + NO_FORM };
  if (best === null || best.cost >= none.cost) return none;
  const extra = CLAUSE + (best === carried ? CARRIED : 0);
  return { clause: best.clause, cost: best.cost + extra };
}

interface Candidate {
  readonly clause: Clause;
  readonly cost: number;
}

/** Null when nothing fits, or when two calls fit equally well. */
function bestMatch(sentence: Sentence, said: readonly Spoken[] | null): Candidate | null {
  const found = formsIn(sentence, said).flatMap((form) => candidateOf(sentence, form, said) ?? []);
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

function formsIn({ goal, tokens }: Sentence, said: readonly Spoken[] | null): readonly Form[] {
  const words = { goal, tokens, end: tokens.length };
  const meant = said ?? verbs().filter(({ words: phrase }) => tokens.some((_, at) => phraseAt(words, at, [phrase]) > 0));
  const names = new Set(meant.map(({ verb }) => verb));
  return forms().filter(({ verb }) => names.has(verb));
}

function candidateOf({ goal, tokens, world }: Sentence, form: Form, said: readonly Spoken[] | null): Candidate | null {
  const times = world.takesTime(form.skill) ? tokens.filter(({ kind }) => kind === 'time') : [];
  const time = times.find(({ at }) => at instanceof Date) ?? null;
  const doubt = times.find(({ at }) => at === null) ?? null;
  const rest = tokens.filter((one) => one !== time);
  const words: Words = { goal, tokens: rest, end: rest.length, skill: form.skill, world };
  const match = matchForm(form, words, 0, said);
  if (match === null) return null;
  const unread = match.unread.flatMap((index) => rest[index] ?? []);
  return { clause: { match, time, doubt, tokens, unread }, cost: match.cost };
}
