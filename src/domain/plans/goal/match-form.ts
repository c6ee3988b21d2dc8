import { type Element, type Form, type Phrases, phrasesOfNoun, spokenVerbs, verbs } from './forms.ts';
import type { Permits } from './permits.ts';
import { isPermitted } from './permits.ts';
import { phraseAt, readValues, type Slot, skipFillers, type Value, type Words } from './read-value.ts';

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

/**
 * The best way to read the tokens from one on as a form, in which each token is a word of the form,
 * a value, a filler or unread. Null without its verb. `free` is the
 * token of the time. With `said`, the verb is that of the clause
 * before, as in "delete the tag A and the list B".
 */
export function matchForm(form: Form, words: Words, free: number | null, said: readonly Spoken[] | null): Match | null {
  const carried = said?.find((one) => one.verb === form.verb && isAllowed(form, one, words));
  if ((said !== null && carried === undefined) || !hasWordsOf(form, words)) return null;
  const way = wayFrom(form, words, free, said)(words.start, said === null ? -1 : 0);
  const pieces = way === null ? [] : piecesOf(way);
  const spoken = pieces.find((piece) => piece.spoken !== undefined)?.spoken ?? carried;
  if (way === null || spoken === undefined) return null;
  return {
    form,
    spoken,
    cost: way.cost,
    values: pieces.flatMap(({ values }) => (values === undefined ? [] : [values])),
    missing: pieces.flatMap(({ missing }) => missing ?? []),
    unread: pieces.flatMap(({ unread }) => unread ?? []),
  };
}

function piecesOf(way: Way): readonly Piece[] {
  const pieces: Piece[] = [];
  for (let one: Way | null = way; one !== null; one = one.rest) if (one.piece !== null) pieces.push(one.piece);
  return pieces;
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

const phrasesOf = (element: Exclude<Element, { is: 'value' }>): Phrases =>
  element.is === 'noun' ? phrasesOfNoun(element.kind) : element.phrases;

/** What a step of the way through the words adds to the match. */
interface Piece {
  readonly spoken?: Spoken;
  readonly values?: readonly Value[];
  readonly missing?: Missing;
  readonly unread?: readonly number[];
}

/** The rest of the way from a token and an element on. */
interface Way {
  readonly cost: number;
  readonly piece: Piece | null;
  readonly rest: Way | null;
}

const END: Way = { cost: 0, piece: null, rest: null };

/** `free` is the token of the time, which the call takes wherever it stands. */
function wayFrom(form: Form, words: Words, free: number | null, said: readonly Spoken[] | null) {
  const { elements } = form;
  const known = new Map<number, Way | null>();
  const first = said === null ? -1 : 0;
  const verbsHere = said === null ? verbs().filter((one) => one.verb === form.verb && isAllowed(form, one, words)) : [];

  /** From the element `index` on; -1 is the verb. */
  const way = (at: number, index: number): Way | null => {
    const key = at * (elements.length + 2) + index + 1;
    const before = known.get(key);
    if (before !== undefined) return before;
    const best = findWay(at, index);
    known.set(key, best);
    return best;
  };

  function findWay(at: number, index: number): Way | null {
    let best: Way | null = null;
    const offer = (rest: Way | null, cost = 0, piece: Piece | null = null): void => {
      if (rest === null || (best !== null && best.cost <= rest.cost + cost)) return;
      best = piece === null ? rest : { cost: rest.cost + cost, piece, rest };
    };
    const next = skipFillers(words, at);
    if (next > at) offer(way(next, index));
    const element = elements[index];
    if (at >= words.end && index === elements.length) offer(END);
    else if (index < 0) offerVerbs(at, offer);
    else if (element?.is === 'value') offerValues(element, at, index, offer);
    else if (element !== undefined) {
      const size = phraseAt(words, at, phrasesOf(element));
      if (size > 0) offer(way(at + size, index + 1));
      if (element.is === 'word' && element.optional) offer(way(at, index + 1));
    }
    // The first verb is the one that is meant: "show how to delete it" deletes nothing.
    if (at >= words.end || (index <= first && phraseAt(words, at, spokenVerbs()) > 0)) return best;
    if (at === free || words.tokens[at]?.kind === 'comma') offer(way(at + 1, index));
    else offer(way(at + 1, index), UNREAD, { unread: [at] });
    return best;
  }

  type Offer = (rest: Way | null, cost?: number, piece?: Piece | null) => void;

  function offerVerbs(at: number, offer: Offer): void {
    for (const spoken of verbsHere) {
      const size = phraseAt(words, at, spoken.phrases);
      // "Give me" asks to see something, although "give" alone assigns it.
      if (size > 0 && size === phraseAt(words, at, spokenVerbs())) offer(way(at + size, 0), 0, { spoken });
    }
  }

  function offerValues(slot: Slot, at: number, index: number, offer: Offer): void {
    const missing = { param: slot.targets[0]?.param ?? '', why: null };
    const read = readValues(words, form.skill, at, slot);
    if (read?.problem != null) {
      const { from, param, why } = read.problem;
      const unread = Array.from({ length: read.end - from }, (_, offset) => from + offset);
      offer(way(read.end, index + 1), MISSING + UNREAD * unread.length, { missing: { param, why }, unread });
    } else if (read !== null) {
      const isNone = read.values.length === 0;
      offer(way(read.end, index + 1), isNone ? MISSING : 0, isNone ? { missing } : { values: read.values });
    }
    if (slot.optional) offer(way(at, index + 1));
    else offer(way(at, index + 1), MISSING, { missing });
  }

  return way;
}
