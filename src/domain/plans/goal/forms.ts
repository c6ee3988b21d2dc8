import { lists } from '../../../generated/lexicon/goals.ts';
import { lazy } from '../../lazy.ts';
import { entriesOf } from '../../word-list.ts';
import type { Permits } from './permits.ts';

/** A param that a value may become, and the kind of value: a kind of object, or one of text and the like. */
export interface Target {
  readonly param: string;
  readonly kind: string;
  readonly array: boolean;
}

export type Element =
  /** Any of these words. An optional one may be left out. */
  | { readonly is: 'word'; readonly words: readonly string[]; readonly optional: boolean }
  /** What objects of the kind are called. */
  | { readonly is: 'noun'; readonly kind: string }
  /** A value after its words, each of which has alternatives. Several values become an array, or several calls. */
  | {
      readonly is: 'value';
      readonly before: readonly { readonly words: readonly string[]; readonly optional: boolean }[];
      readonly targets: readonly Target[];
      readonly optional: boolean;
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
  readonly words: readonly string[];
  readonly permits: Permits;
}

export const forms = lazy((): readonly Form[] => entriesOf(lists.forms).map(readForm));

/** The longest first, so that "look up" is not "look". */
export const verbs = lazy((): readonly SpokenVerb[] =>
  entriesOf(lists.verbs)
    .map((entry) => {
      const [head = '', words = ''] = entry.split(': ');
      const [permits, verb = ''] = head.split(' ');
      return { permits: permits as Permits, verb, words: words.split(' ') };
    })
    .toSorted((one, other) => other.words.length - one.words.length),
);

export const fillers = lazy((): readonly (readonly string[])[] =>
  entriesOf(lists.fillers).map((entry) => entry.split(' ')),
);

/** The words for objects by their kinds, each word as its parts. */
export const nouns = lazy((): ReadonlyMap<string, readonly (readonly string[])[]> => {
  const byKind = new Map<string, (readonly string[])[]>();
  for (const entry of entriesOf(lists.nouns)) {
    const [kind = '', words = ''] = entry.split(': ');
    byKind.set(kind, [...(byKind.get(kind) ?? []), words.split(' ')]);
  }
  return byKind;
});

/** The kinds of values of params whose name does not say it. */
const KINDS: Readonly<Record<string, string>> = {
  amount: 'amount',
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
  if (!text.startsWith('{')) return { is: 'word', words: text.split('|'), optional };
  const targets = text.slice(1, -1).split('|');
  return {
    is: 'value',
    before: [],
    optional,
    targets: targets.map((target) => {
      const [param = '', kind] = target.replace('+', '').split(':');
      return { param, array: target.includes('+'), kind: kind ?? KINDS[param] ?? param.replace(/_ids?$/, '').replaceAll('_', '-') };
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
    // An optional value leaves optional words to what follows: "all campaigns", "all paused ones".
    const isOwn = (one: Element): boolean => one.is === 'word' && !(one.optional && element.optional);
    const first = joined.findLastIndex((one) => !isOwn(one)) + 1;
    const before = joined.splice(first).flatMap((one) => (one.is === 'word' ? [one] : []));
    joined.push({ ...element, before: before.map(({ words, optional }) => ({ words, optional })) });
  }
  return joined;
}
