import { type Element, type Form, nouns, type Phrases, verbs } from './forms.ts';
import type { Permits } from './permits.ts';
import { isPermitted } from './permits.ts';
import { phraseAt, readValues, skipFillers, type Value, type Words } from './read-value.ts';

/** A value that a call needs and the words do not give. */
export interface Missing {
  readonly param: string;
  /** Why what stands there is no value; null when nothing stands there. */
  readonly why: string | null;
}

/** How the words of a clause fit a form. */
export interface Match {
  readonly form: Form;
  readonly spoken: Spoken;
  readonly cost: number;
  readonly values: readonly (readonly Value[])[];
  readonly missing: readonly Missing[];
  /** Indexes of the tokens that say nothing that the call does. */
  readonly unread: readonly number[];
}

/** A verb as it was said. */
export interface Spoken {
  readonly verb: string;
  readonly permits: Permits;
}

/** What it costs that a word is not understood. */
export const UNREAD = 10;
const MISSING = 4;

interface Fit {
  readonly cost: number;
  readonly spoken: Spoken | null;
  readonly values: readonly (readonly Value[])[];
  readonly missing: readonly Missing[];
  readonly unread: readonly number[];
}

const NOTHING: Fit = { cost: 0, spoken: null, values: [], missing: [], unread: [] };

/**
 * The best way to read the tokens from one on as a form, in which each token is a word of the form,
 * a value, a filler or unread. Null without its verb. `free` is the
 * token of the time. With `said`, the verb is that of the clause
 * before, as in "delete the tag A and the list B".
 */
export function matchForm(form: Form, words: Words, free: number | null, said: readonly Spoken[] | null): Match | null {
  if (!hasWordsOf(form, words)) return null;
  const found = fitFrom(form, words, free, said)(words.start, said === null ? -1 : 0);
  const carried = said?.find((one) => one.verb === form.verb && isAllowed(form, one, words)) ?? null;
  const spoken = found?.spoken ?? carried;
  return found === null || spoken === null ? null : { ...found, form, spoken };
}

function isAllowed(form: Form, { permits }: Spoken, { world }: Words): boolean {
  return isPermitted(permits, world.effectOf(form.skill, form.sets));
}

/** Most forms have a word that the clause lacks; the others are compared with it token by token. */
function hasWordsOf({ elements }: Form, words: Words): boolean {
  return elements.every((element) => {
    if (element.is === 'value' || (element.is === 'word' && element.optional)) return true;
    const phrases = phrasesOf(element);
    for (let at = words.start; at < words.end; at += 1) if (phraseAt(words, at, phrases) > 0) return true;
    return false;
  });
}

const NONE: Phrases = [];
const phrasesOf = (element: Exclude<Element, { is: 'value' }>): Phrases =>
  element.is === 'noun' ? (nouns().get(element.kind) ?? NONE) : element.phrases;

/** `free` is the token of the time, which the call takes wherever it stands. */
function fitFrom(form: Form, words: Words, free: number | null, said: readonly Spoken[] | null) {
  const { elements } = form;
  const known = new Map<number, Fit | null>();
  const spokenHere = verbs().filter(({ verb }) => verb === form.verb);
  if (said !== null && !said.some(({ verb }) => verb === form.verb)) return () => null;

  /** From the element `index` on; -1 is the verb. */
  const fit = (at: number, index: number): Fit | null => {
    const key = at * (elements.length + 2) + index + 1;
    const before = known.get(key);
    if (before !== undefined) return before;
    const best = [...options(at, index)].reduce<Fit | null>(
      (one, other) => (one === null || (other !== null && other.cost < one.cost) ? other : one),
      null,
    );
    known.set(key, best);
    return best;
  };

  function* options(at: number, index: number): Generator<Fit | null> {
    const next = skipFillers(words, at);
    if (next > at) yield fit(next, index);
    if (at >= words.end && index === elements.length) yield NOTHING;
    if (index < 0) yield* verbOptions(at);
    else if (index < elements.length) yield* elementOptions(at, index);
    if (at < words.end) {
      const rest = fit(at + 1, index);
      const isFree = at === free || words.tokens[at]?.kind === 'comma';
      if (rest !== null) yield isFree ? rest : { ...rest, cost: rest.cost + UNREAD, unread: [at, ...rest.unread] };
    }
  }

  function* verbOptions(at: number): Generator<Fit | null> {
    for (const spoken of spokenHere) {
      const size = phraseAt(words, at, spoken.phrases);
      if (size === 0 || !isAllowed(form, spoken, words)) continue;
      const rest = fit(at + size, 0);
      if (rest !== null) yield { ...rest, spoken };
    }
  }

  function* elementOptions(at: number, index: number): Generator<Fit | null> {
    const element = elements[index];
    if (element === undefined) return;
    if (element.is === 'value') {
      const read = readValues(words, form.skill, at, element);
      if (read !== null) yield withValues(read, fit(read.end, index + 1), element.targets[0]?.param ?? '');
      const rest = fit(at, index + 1);
      const missing = { param: element.targets[0]?.param ?? '', why: null };
      if (element.optional) yield rest;
      else if (rest !== null) yield { ...rest, cost: rest.cost + MISSING, missing: [missing, ...rest.missing] };
      return;
    }
    const size = phraseAt(words, at, phrasesOf(element));
    if (size > 0) yield fit(at + size, index + 1);
    if (element.is === 'word' && element.optional) yield fit(at, index + 1);
  }

  return fit;
}

function withValues(read: NonNullable<ReturnType<typeof readValues>>, rest: Fit | null, param: string): Fit | null {
  if (rest === null) return null;
  const { values, problem, end } = read;
  if (problem !== null) {
    const unread = Array.from({ length: end - problem.from }, (_, index) => problem.from + index);
    const missing = [{ param: problem.param, why: problem.why }, ...rest.missing];
    return {
      ...rest,
      cost: rest.cost + MISSING + UNREAD * unread.length,
      missing,
      unread: [...unread, ...rest.unread],
    };
  }
  if (values.length === 0)
    return { ...rest, cost: rest.cost + MISSING, missing: [{ param, why: null }, ...rest.missing] };
  return { ...rest, values: [values, ...rest.values] };
}
