import type { Match as PhraseMatch } from './phrase-matcher.ts';
import { ROLE } from './read-roles.ts';
import type { Signal } from './signal.ts';
import type { Token } from './token.ts';

const PRODUCT = 0.52;
/** One known thing, "the fence", is spoken of more often than sold. */
const KNOWN_PRODUCT = 0.42;
const PRAISE = 0.2;
/** "our" goods. */
const OURS = 0.15;
/** Two products are a subject; more of them say no more. */
const MAX_PRODUCTS = 0.65;
const MAX_PRAISE = 0.4;
const MAX_BRAND_WORDS = 4;

/**
 * What people buy, visit or eat, and its praise. Weak signs, for messages that contain nothing
 * transactional; `covered` are the tokens that count for something else, and the
 * name of the sender ends at `brandEnd`.
 */
export function findGoods(
  tokens: readonly Token[],
  brandEnd: number,
  roles: Int32Array,
  covered: Float64Array,
): readonly PhraseMatch<Signal>[] {
  const found: PhraseMatch<Signal>[] = [];
  const stems = new Set<string>();
  let products = 0;
  let praise = 0;
  let ours: number | null = null;
  for (let at = brandEnd; at < tokens.length; at++) {
    const role = roles[at]!;
    if (role & ROLE.our && ours === null) ours = at;
    if ((role & (ROLE.product | ROLE.praise)) === 0 || covered[at]! > 0) continue;
    const stem = stemOf(tokens[at]!.text);
    if (stems.has(stem)) continue;
    stems.add(stem);
    const isProduct = (role & ROLE.product) !== 0;
    const whole = isKnownThing(tokens, at) ? KNOWN_PRODUCT : PRODUCT;
    const weight = isProduct ? Math.min(whole, MAX_PRODUCTS - products) : Math.min(PRAISE, MAX_PRAISE - praise);
    if (weight <= 0) continue;
    if (isProduct) products += weight;
    else praise += weight;
    found.push({ signal: 'promotion', weight, from: at, to: at + 1 });
  }
  if (ours !== null && found.length > 0) found.push({ signal: 'promotion', weight: OURS, from: ours, to: ours + 1 });
  return found;
}

const DEFINITE: ReadonlySet<string> = new Set(['the', 'that', 'this', 'your', 'my', 'his', 'her', 'their']);

function isKnownThing(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return before !== undefined && before.sentence === tokens[at]!.sentence && DEFINITE.has(before.text);
}

/** Words before the first colon are mostly the name of the sender. */
export function brandEndOf(text: string, tokens: readonly Token[]): number {
  for (let at = 0; at < Math.min(tokens.length, MAX_BRAND_WORDS); at++) {
    const { end } = tokens[at]!;
    if (text[end] === ',') return 0;
    if (text[end] === ':' || text.startsWith(' :', end)) return at + 1;
  }
  return 0;
}

/** The word without the ending of a plural. */
function stemOf(word: string): string {
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}
