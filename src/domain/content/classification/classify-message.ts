import { lazy } from '../../lazy.ts';
import { isPublicShortenerHost } from '../public-shorteners.ts';
import { findCategories, withoutNamedGoods } from './find-categories.ts';
import { findHints } from './find-hints.ts';
import { createLexicon } from './lexicon.ts';
import { withMeetings } from './meeting-link.ts';
import { compilePhrases } from './phrase-matcher.ts';
import { type Link, readLink } from './read-link.ts';
import { createStructureReader } from './read-structure.ts';
import { type KnownWords, readTokens } from './read-tokens.ts';
import { scoreMarketing } from './score-marketing.ts';
import { scorePhishing } from './score-phishing.ts';
import { type Sign, signAt } from './sign.ts';
import { isImitatedWord } from './suspicious-host.ts';
import type { Token } from './token.ts';
import { isUnitWord, tokenize } from './tokenize.ts';
import { baitPhrases, purposePhrases, restrictedPhrases } from './vocabulary/phrases.ts';
import { roles } from './vocabulary/roles.ts';

export interface Classification {
  /** The score reaches MARKETING_THRESHOLD, or the message is political. */
  readonly marketing: boolean;
  /** It is marketing by more than one sign, or political: no notice is taken for it. */
  readonly explicit: boolean;
  readonly score: number;
  /** What makes it marketing, strongest first. */
  readonly marketingSigns: readonly Sign[];
  /** Restricted categories, phishing and public link shorteners. */
  readonly restricted: readonly Sign[];
}

const vocabularyOf = lazy(() => {
  const lexicon = createLexicon();
  return {
    lexicon,
    purposes: compilePhrases(purposePhrases, lexicon),
    restricted: compilePhrases(restrictedPhrases, lexicon),
    baits: compilePhrases(baitPhrases, lexicon),
    readStructure: createStructureReader(roles, lexicon),
  };
});

const wordsOf = lazy((): KnownWords => {
  const { lexicon, purposes, restricted } = vocabularyOf();
  return {
    begins: (word) => purposes.knows(word) || restricted.knows(word),
    has: (word) => lexicon.has(word) || isImitatedWord(word),
    isRestricted: (word) => restricted.knows(word),
  };
});

/** Whether a word can change what a message is classified as. */
export function isMeaningful(word: string): boolean {
  return vocabularyOf().lexicon.has(word) || isImitatedWord(word) || isUnitWord(word);
}

/**
 * What a rendered message says, in English, Spanish, French, German and Portuguese. Strong signs
 * such as "20% off" make a message marketing alone. Weak ones such as "free" add up, and what the
 * message says about an order, an account or an appointment outweighs them. Pure, and linear in the
 * length; tools/bench/NOTES.md has its rate.
 */
export function classifyMessage(text: string): Classification {
  const { lexicon, purposes, restricted, baits, readStructure } = vocabularyOf();
  const tokens = readTokens(text, tokenize(text), wordsOf());
  const symbols = lexicon.symbolsOf(tokens);
  const links = linksOf(tokens);
  const hosts = links.map(({ link }) => link.host);
  const goods = restricted.matches(tokens, symbols);
  const categories = findCategories(text, tokens, goods, findHints(text, hosts));
  const phrases = withMeetings(purposes.matches(tokens, symbols), tokens);
  const { score, marketing, explicit, isRecord, signs } = scoreMarketing(
    text,
    tokens,
    readStructure(text, tokens, symbols, phrases),
    categories,
  );
  const found = isRecord ? withoutNamedGoods(categories, goods) : categories;
  const isPolitical = found.some(({ rule }) => rule === 'political');
  for (const { token, link } of links)
    if (isPublicShortenerHost(link.host)) found.push(signAt('public_shortener', text, token, token));
  const bait = scorePhishing(tokens, baits.matches(tokens, symbols), links);
  if (bait !== null) found.push(signAt('phishing', text, tokens[bait.from]!, tokens[bait.to - 1]!));
  return {
    marketing: marketing || isPolitical,
    explicit: explicit || isPolitical,
    score,
    marketingSigns: signs,
    restricted: found,
  };
}

function linksOf(tokens: readonly Token[]): readonly { readonly token: Token; readonly link: Link }[] {
  const links: { readonly token: Token; readonly link: Link }[] = [];
  for (const token of tokens) {
    if (token.kind !== '@') continue;
    const link = readLink(token.text);
    if (link !== null) links.push({ token, link });
  }
  return links;
}
