import { lazy } from '../../lazy.ts';
import { type Element, fillers, type Phrases, phrasesOfNoun, type Target } from './forms.ts';
import type { Token } from './tokenize.ts';
import { type GoalWorld, MAX_NAME_WORDS } from './world.ts';

export type Slot = Extract<Element, { is: 'value' }>;

export interface Value {
  readonly target: Target;
  readonly value: unknown;
}

/** What stands at a token: values, or why it is none. */
export interface ReadValues {
  /** The index after its last token. */
  readonly end: number;
  readonly values: readonly Value[];
  /** Why a name is no value, and the tokens that write it. */
  readonly problem: { readonly why: string; readonly from: number; readonly param: string } | null;
}

/** A part of a sentence. */
export interface Words {
  readonly goal: string;
  /** The tokens of the sentence. */
  readonly tokens: readonly Token[];
  /** The index of the first token of the part. */
  readonly start: number;
  /** The index after its last token. */
  readonly end: number;
  readonly world: GoalWorld;
  readonly found: Found;
}

/** What was found in a sentence, because each token is looked at for many forms. */
export interface Found {
  readonly phrases: Map<Phrases, Map<number, readonly number[]>>;
  readonly objects: Map<string, ReadValue | null>;
}

export const findNothing = (): Found => ({ phrases: new Map(), objects: new Map() });

const CALLED: readonly string[] = ['called', 'named'];

/** The length of the longest of some phrases that starts at a token; 0 for none. */
export function phraseAt({ tokens, end, found }: Words, at: number, phrases: Phrases): number {
  const known = found.phrases.get(phrases) ?? new Map<number, readonly number[]>();
  found.phrases.set(phrases, known);
  let sizes = known.get(at);
  if (sizes === undefined) {
    sizes = phrases.filter((words) => isPhraseAt(tokens, at, words)).map(({ length }) => length);
    known.set(at, sizes);
  }
  return Math.max(0, ...sizes.filter((size) => at + size <= end));
}

function isPhraseAt(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.kind === 'word' && tokens[at + index]?.word === word);
}

/** Within a sentence, "A" and "Our" are names: only in lower case they say nothing. */
export function skipFillers(words: Words, from: number): number {
  let at = from;
  for (let size = fillerAt(words, at); size > 0; size = fillerAt(words, at)) at += size;
  return at;
}

function fillerAt(words: Words, at: number): number {
  const size = phraseAt(words, at, fillers());
  const token = words.tokens[at];
  return size === 1 && at > 0 && token?.text !== token?.word ? 0 : size;
}

/** The index after the words that stand before a value; null when they are not there. */
export function skipBefore(words: Words, from: number, before: Slot['before']): number | null {
  let at = skipFillers(words, from);
  for (const { phrases, optional } of before) {
    const size = phraseAt(words, at, phrases);
    if (size === 0 && !optional) return null;
    at = size === 0 ? at : skipFillers(words, at + size);
  }
  return at;
}

/** `Ann Lee, the contact Bob Ray and +12025550143`; null when nothing is there. */
export function readValues(words: Words, skill: string, from: number, slot: Slot): ReadValues | null {
  const start = skipBefore(words, from, slot.before);
  const first = start === null ? null : readItem(words, skill, start, slot.targets);
  if (first === null || slot.single || first.problem !== null || first.values.length === 0) return first;
  const values = [...first.values];
  let { end } = first;
  for (;;) {
    const next = skipSeparator(words, end);
    const item = next === null ? null : readItem(words, skill, next, slot.targets);
    if (item === null || item.problem !== null || item.values.length === 0) return { end, values, problem: null };
    values.push(...item.values);
    end = item.end;
  }
}

function skipSeparator({ tokens, end }: Words, from: number): number | null {
  const at = tokens[from]?.kind === 'comma' ? from + 1 : from;
  const after = tokens[at]?.word === 'and' ? at + 1 : at;
  return after > from && after < end ? after : null;
}

/** One value. Of several readings, the longest one; two of the same length are none. */
function readItem(words: Words, skill: string, from: number, targets: readonly Target[]): ReadValues | null {
  const readings = targets.flatMap((target) => readTarget(words, skill, from, target) ?? []);
  const usable = readings.filter(({ problem, values }) => problem === null && values.length > 0);
  const best = usable.toSorted((one, other) => other.end - one.end)[0];
  if (best === undefined) return readings.find(({ problem }) => problem !== null) ?? readings[0] ?? null;
  const token = words.tokens[best.end - 1];
  const rivals = usable.filter(({ end }) => end === best.end);
  if (rivals.length < 2 || token?.kind === 'phone') return best;
  const kinds = rivals.flatMap(({ values }) => values.map(({ target }) => target.kind));
  const why = `It is the name of a ${kinds.join(' and of a ')}.`;
  return { ...best, values: [], problem: { why, from, param: targets[0]?.param ?? '' } };
}

/** `the tag VIP`, `the VIP tag` or `VIP`. */
function readTarget(words: Words, skill: string, from: number, target: Target): ReadValues | null {
  const phrases = nounsOf(target.kind);
  let at = skipFillers(words, from);
  const noun = phraseAt(words, at, phrases);
  at = noun === 0 ? at : skipFillers(words, at + noun);
  const none = { end: at, values: [], problem: null };
  const found = valueAt(words, skill, at, target);
  if (found === null) return noun === 0 ? null : none;
  const end = at + found.size;
  if ('why' in found) return { end, values: [], problem: { why: found.why, from: at, param: target.param } };
  const after = noun === 0 ? phraseAt(words, end, phrases) : 0;
  return { end: end + after, values: [{ target, value: found.value }], problem: null };
}

const phoneNouns = lazy((): Phrases => [...phrasesOfNoun('number'), ...phrasesOfNoun('contact')]);
const nounsOf = (kind: string): Phrases => (kind === 'phone' ? phoneNouns() : phrasesOfNoun(kind));

type ReadValue = { readonly size: number } & ({ readonly value: unknown } | { readonly why: string });

function valueAt(words: Words, skill: string, at: number, { kind, param }: Target): ReadValue | null {
  const token = at < words.end ? words.tokens[at] : undefined;
  if (token === undefined) return null;
  switch (kind) {
    case 'text':
      return token.kind === 'quoted' ? { size: 1, value: token.text } : null;
    case 'name':
      return readNewName(words, at);
    case 'phone':
      return token.kind === 'phone' ? { size: 1, value: token.text } : null;
    case 'amount':
      return /^(?:\d{1,12}|\d{1,3}(?:,\d{3}){1,3})$/.test(token.text)
        ? { size: 1, value: Number(token.text.replaceAll(',', '')) }
        : null;
    case 'choice':
      return readChoice(words, at, words.world.choicesOf(skill, param));
    default:
      return readObject(words, at, token, { kind, param });
  }
}

/** The name of something new: in quotation marks, or one word that is marked as a name. */
function readNewName(words: Words, from: number): ReadValue | null {
  const called = CALLED.includes(words.tokens[from]?.word ?? '') ? 1 : 0;
  const token = from + called < words.end ? words.tokens[from + called] : undefined;
  if (token?.kind === 'quoted') return { size: called + 1, value: token.text };
  const isName = token?.kind === 'word' && (called === 1 || /^\p{Lu}/u.test(token.text));
  return isName ? { size: called + 1, value: token?.text } : null;
}

function readChoice(words: Words, at: number, choices: readonly string[]): ReadValue | null {
  const sizes = choices.map((choice) => ({ value: choice, size: phraseAt(words, at, [choice.split('_')]) }));
  const [best] = sizes.filter(({ size }) => size > 0).toSorted((one, other) => other.size - one.size);
  return best ?? null;
}

function readObject(words: Words, at: number, token: Token, target: Pick<Target, 'kind' | 'param'>): ReadValue | null {
  const key = `${target.kind} ${target.param} ${at} ${words.end}`;
  const known = words.found.objects.get(key);
  if (known !== undefined) return known;
  const read = findObject(words, at, token, target);
  words.found.objects.set(key, read);
  return read;
}

function findObject(
  words: Words,
  at: number,
  token: Token,
  { kind, param }: Pick<Target, 'kind' | 'param'>,
): ReadValue | null {
  const { world, tokens, goal, end } = words;
  if (token.kind === 'id')
    return world.prefixOf(param, kind) === token.text.slice(0, 3) ? { size: 1, value: token.text } : null;
  if (token.kind === 'quoted') return onlyOne(world.named(kind, token.text), kind, 1);
  if (token.kind === 'phone')
    return kind === 'contact' || kind === 'number' ? onlyOne(world.named(kind, token.text), kind, 1) : null;
  for (let size = Math.min(MAX_NAME_WORDS, end - at); size > 0; size -= 1) {
    const last = tokens[at + size - 1];
    if (last === undefined || last.kind !== 'word') continue;
    const ids = world.named(kind, goal.slice(token.start, last.end));
    if (ids.length > 0) return onlyOne(ids, kind, size);
  }
  return null;
}

const MAX_SHOWN = 3;

function onlyOne(ids: readonly string[], kind: string, size: number): ReadValue {
  const [id] = ids;
  if (id === undefined) return { size, why: `There is no ${kind} with this name or number.` };
  if (ids.length === 1) return { size, value: id };
  return { size, why: `More than one ${kind} has this name: ${ids.slice(0, MAX_SHOWN).join(', ')}. Use the ID.` };
}
