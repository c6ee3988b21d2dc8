import type { MarketingSign } from './finding.ts';
import type { Match as PhraseMatch } from './phrase-matcher.ts';
import { type Sign, signAt } from './sign.ts';
import type { Category, Signal } from './signal.ts';
import { styleOf } from './style.ts';
import type { Token } from './token.ts';

type Match = PhraseMatch<Signal>;
type MarketingMatch = Match & { readonly signal: MarketingSign };

/** The sum of signs from which a message is marketing. */
export const MARKETING_THRESHOLD = 1;
/** How much of the weak signs a transactional phrase outweighs. */
const TRANSACTIONAL_SHARE = 0.6;
/** How much more weak signs count, the less of the message is transactional. */
const ADVERTISING_FACTOR = 1.95;
/** An amount of money is a weak sign where nothing says what it was for. */
const UNEXPLAINED_AMOUNT = 0.4;
/** What remains of a strong sign that the transaction of its sentence explains. */
const EXPLAINED_SHARE = 0.5;
/** A heavier sign, such as "20% off", is explained only by the record of a transaction. */
const MAX_EXPLAINED = 1;
/** Sums of tenths are not exact. */
const PRECISION = 1e-9;

/** A forbidden product is named to sell it, unless the message is about a transaction. */
const SOLICITED = 0.65;
/** Notices also name alcohol, tobacco and firearms: "No smoking in the hall". */
const MENTIONED = 0.4;
const MENTIONED_IN_NOTICES: ReadonlySet<string> = new Set<Category>(['alcohol', 'tobacco', 'firearms']);
const NOT_SOLD: ReadonlySet<string> = new Set<Category>(['hate', 'political']);

const MARKETING_SIGNS: ReadonlySet<string> = new Set<MarketingSign>([
  'offer',
  'price',
  'urgency',
  'call_to_buy',
  'promotion',
]);

/** So many signs at different words are more than a notice has by accident. */
const MIN_SIGNS = 2;
/** One strong sign of these is no part of a notice. */
const EXPLICIT: ReadonlySet<string> = new Set<MarketingSign>(['offer', 'price']);
/**
 * Up to this weight an offer in the sentence of a transaction can be a part of it: "replaced at no
 * extra charge". It is one sign, and a second one is needed.
 */
const MAX_PARTIAL_OFFER = 1.2;

export interface MarketingScore {
  readonly score: number;
  /** The score reaches the threshold. */
  readonly marketing: boolean;
  /** It is marketing by an offer, a price, two signs or a restricted product. */
  readonly explicit: boolean;
  /** The message is about a transaction, and not marketing. */
  readonly isRecord: boolean;
  /** What makes the message marketing, strongest first; empty when it is not. */
  readonly signs: readonly Sign[];
}

/**
 * Strong signs count whatever other sentences say, unless the transaction of their own sentence
 * explains them: an order with an offer is marketing. Transactional phrases outweigh weak signs.
 */
export function scoreMarketing(
  text: string,
  tokens: readonly Token[],
  matches: readonly Match[],
  categories: readonly Sign[],
): MarketingScore {
  const sentences = weighSentences(tokens, matches);
  const seen = new Set<string>();
  const found: MarketingMatch[] = [];
  let strong = 0;
  let offers = 0;
  const style = styleOf(text, tokens);
  let weak = style + weighProducts(categories);
  let transactional = 0;
  for (const match of matches) {
    const { signal, weight, from, to } = match;
    if (weight === 0) continue;
    const { start, sentence } = tokens[from]!;
    // A phrase counts once, however often it stands in the message.
    const words = text.slice(start, tokens[to - 1]!.end);
    if (seen.has(words)) continue;
    seen.add(words);
    if (signal === 'transactional' || signal === 'record') transactional += weight;
    else if (isMarketing(match)) {
      found.push(match);
      if (weight < MARKETING_THRESHOLD) weak += weight;
      else if (isExplained(weight, sentences[sentence])) weak += weight * EXPLAINED_SHARE;
      else {
        strong += weight;
        if (EXPLICIT.has(signal) && (weight > MAX_PARTIAL_OFFER || sentences[sentence] === undefined)) offers++;
      }
    }
  }
  if (transactional === 0 && tokens.some(({ kind }) => kind === '$')) weak += UNEXPLAINED_AMOUNT;
  const factor = ADVERTISING_FACTOR - (ADVERTISING_FACTOR - 1) * Math.min(1, transactional);
  const counted = Math.max(0, weak * factor - transactional * TRANSACTIONAL_SHARE);
  const score = strong + counted;
  const marketing = score >= MARKETING_THRESHOLD - PRECISION;
  return {
    score,
    marketing,
    explicit: marketing && (offers > 0 || countSigns(found) >= MIN_SIGNS || isSold(categories)),
    isRecord: transactional > 0 && !marketing,
    signs: marketing ? signsOf(text, tokens, found) : [],
  };
}

/** Signs at different words: a phrase within another says nothing more. */
function countSigns(found: readonly MarketingMatch[]): number {
  let count = 0;
  let end = 0;
  for (const { from, to } of found.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    if (from >= end) count++;
    end = Math.max(end, to);
  }
  return count;
}

/** A restricted product that notices do not name. */
function isSold(categories: readonly Sign[]): boolean {
  return categories.some(({ rule }) => !NOT_SOLD.has(rule) && !MENTIONED_IN_NOTICES.has(rule));
}

/** The restricted product that is a sign of marketing most. */
function weighProducts(categories: readonly Sign[]): number {
  let weight = 0;
  for (const { rule } of categories)
    if (!NOT_SOLD.has(rule)) weight = Math.max(weight, MENTIONED_IN_NOTICES.has(rule) ? MENTIONED : SOLICITED);
  return weight;
}

function isMarketing(match: Match): match is MarketingMatch {
  return MARKETING_SIGNS.has(match.signal);
}

interface SentenceWeight {
  transactional: boolean;
  record: boolean;
}

/** What the sentences with transactional phrases say, by their number. */
function weighSentences(tokens: readonly Token[], matches: readonly Match[]): readonly (SentenceWeight | undefined)[] {
  const sentences: (SentenceWeight | undefined)[] = [];
  for (const { signal, from } of matches) {
    if (signal !== 'transactional' && signal !== 'record') continue;
    const { sentence } = tokens[from]!;
    sentences[sentence] ??= { transactional: false, record: false };
    sentences[sentence][signal] = true;
  }
  return sentences;
}

function isExplained(weight: number, sentence: SentenceWeight | undefined): boolean {
  return sentence !== undefined && (sentence.record || weight <= MAX_EXPLAINED);
}

function signsOf(text: string, tokens: readonly Token[], found: readonly MarketingMatch[]): readonly Sign[] {
  return found
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ signal, from, to }) => signAt(signal, text, tokens[from]!, tokens[to - 1]!));
}
