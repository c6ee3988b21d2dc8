import { lists } from '../../../generated/lexicon/goals.ts';
import { lazy } from '../../lazy.ts';
import { entriesOf } from '../../word-list.ts';
import type { Permits } from './permits.ts';

/** Phrases of which one is meant, each as its words. */
export type Phrases = readonly (readonly string[])[];

/** A param that a value may become, and its kind: that of an object, or text and the like. */
export interface Target {
  readonly param: string;
  readonly kind: string;
  readonly array: boolean;
}

export type Element =
  /** Any of these words. An optional one may be left out. */
  | { readonly is: 'word'; readonly phrases: Phrases; readonly optional: boolean }
  /** What objects of the kind are called. */
  | { readonly is: 'noun'; readonly kind: string }
  /** A value after its words. Several values become an array, or several calls. */
  | {
      readonly is: 'value';
      readonly before: readonly { readonly phrases: Phrases; readonly optional: boolean }[];
      readonly targets: readonly Target[];
      readonly optional: boolean;
      /** Two would not mean two calls: "contacts with VIP and Gold" have both. */
      readonly single: boolean;
    };

/** How a call is asked for. */
export interface Form {
  readonly skill: string;
  /** Params that the words themselves set. */
  readonly sets: Readonly<Record<string, string | boolean>>;
  readonly verb: string;
  readonly elements: readonly Element[];
}

/** How a verb is said, and what it permits. */
export interface SpokenVerb {
  readonly verb: string;
  /** The one phrase, as its words. */
  readonly phrases: Phrases;
  readonly permits: Permits;
}

export const forms = lazy((): readonly Form[] => entriesOf(lists.forms).map(readForm));

export const verbs = lazy((): readonly SpokenVerb[] =>
  entriesOf(lists.verbs).map((entry) => {
    const [head = '', words = ''] = entry.split(': ');
    const [permits, verb = ''] = head.split(' ');
    return { permits: permits as Permits, verb, phrases: [words.split(' ')] };
  }),
);

/** What any verb is called. */
export const spokenVerbs = lazy((): Phrases => verbs().flatMap(({ phrases }) => phrases));

export const fillers = lazy((): Phrases => entriesOf(lists.fillers).map((entry) => entry.split(' ')));

/** The words for objects by their kinds, each word as its parts. */
export const nouns = lazy((): ReadonlyMap<string, Phrases> => {
  const byKind = new Map<string, (readonly string[])[]>();
  for (const entry of entriesOf(lists.nouns)) {
    const [kind = '', words = ''] = entry.split(': ');
    byKind.set(kind, [...(byKind.get(kind) ?? []), words.split(' ')]);
  }
  return byKind;
});

const noPhrases = lazy((): Phrases => []);

export const phrasesOfNoun = (kind: string): Phrases => nouns().get(kind) ?? noPhrases();

/** The kinds of values of params whose name does not say it. */
const KINDS: Readonly<Record<string, string>> = {
  amount_credits: 'amount',
  assignee: 'text',
  body: 'text',
  metric: 'choice',
  name: 'name',
  payment_ref: 'text',
  period: 'choice',
  phone: 'phone',
  phones: 'phone',
  state: 'choice',
  text: 'text',
  to: 'phone',
};

function readForm(entry: string): Form {
  const [head = '', said = ''] = entry.split(/: (.*)/);
  const [skill = '', ...settings] = head.split(' ');
  const sets = settings.filter((one) => one.includes('=')).map((one) => one.split('='));
  const [verb = '', ...rest] = said.split(' ');
  return {
    skill,
    sets: Object.fromEntries(sets.map(([name = '', value = '']) => [name, value === 'true' ? true : value])),
    verb,
    elements: joinWords(rest.map(readElement)),
  };
}

function readElement(given: string): Element {
  const optional = given.startsWith('[');
  const text = optional ? given.slice(1, -1) : given;
  if (text.startsWith('@')) return { is: 'noun', kind: text.slice(1) };
  if (!text.startsWith('{')) return { is: 'word', phrases: text.split('|').map((word) => [word]), optional };
  const targets = text.slice(1, -1).replace('!', '').split('|');
  return {
    is: 'value',
    before: [],
    optional,
    single: text.includes('!'),
    targets: targets.map((target) => {
      const [param = '', kind] = target.replace('+', '').split(':');
      return {
        param,
        array: target.includes('+'),
        kind: kind ?? KINDS[param] ?? param.replace(/_ids?$/, '').replaceAll('_', '-'),
      };
    }),
  };
}

/** The words before a value belong to it: without the value, they say nothing. */
function joinWords(elements: readonly Element[]): Element[] {
  const joined: Element[] = [];
  for (const element of elements) {
    if (element.is !== 'value') {
      joined.push(element);
      continue;
    }
    // An optional value may be missing, and its words would then be missing, too.
    const isOwn = ({ is }: Element): boolean => is === 'word' && !element.optional;
    const first = joined.findLastIndex((one) => !isOwn(one)) + 1;
    const before = joined.splice(first).flatMap((one) => (one.is === 'word' ? [one] : []));
    joined.push({ ...element, before: before.map(({ phrases, optional }) => ({ phrases, optional })) });
  }
  return joined;
}
