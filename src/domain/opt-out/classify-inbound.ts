import * as around from './context.ts';
import { type FoldedMessage, foldMessage } from './fold-message.ts';
import { isOneEditAway } from './is-one-edit-away.ts';
import { HELP_WORDS, type Language, START_WORDS, STOP_WORDS, type Strength, YES_WORDS } from './keywords.ts';
import { REVIEW_PHRASES, STOP_PHRASES } from './phrases.ts';
import { byFirstWord, byText, occurrences, type Term, termsOf } from './terms.ts';

export type InboundIntent = {
  /**
   * `review`: the intent is unclear and a person should read the message; the contact stays
   * subscribed.
   */
  readonly intent: 'stop' | 'help' | 'start' | 'review' | 'none';
  /**
   * Stable name of the rule that matched, such as `stop.exact.en.unsubscribe`; stored in the
   * consent entry.
   */
  readonly ruleId: string | null;
};

interface StopTerm extends Term {
  readonly strength: Strength;
}

const stopTerms = (['strong', 'plain', 'common'] as const).flatMap((strength) =>
  termsOf(STOP_WORDS[strength]).map((term) => ({ ...term, strength })),
);
const stopByText = byText(stopTerms);
const helpByText = byText(termsOf(HELP_WORDS));
const startByText = byText(termsOf(START_WORDS));
const yesByText = byText(termsOf(YES_WORDS));
const stopsByFirstWord = byFirstWord(stopTerms);
const stopPhrases = byFirstWord(termsOf(STOP_PHRASES));
const reviewPhrases = byFirstWord(termsOf(REVIEW_PHRASES));
const idioms = byFirstWord(around.IDIOMS.map((text): Term => ({ words: text.split(' '), id: text, language: 'en' })));

/**
 * Classifies an inbound message by fixed rules in a fixed order: whole message, keyword with
 * courtesies, separate sentence, phrase, typo, and then whether a person should review it. The
 * standard is 47 CFR 64.1200(a)(10) (any reasonable means) and CTIA (HELP, normal language). Of two
 * readings the opt-out wins, unless the word is negated or means something else.
 */
export function classifyInbound(text: string): InboundIntent {
  if (around.REACTION.test(text)) return { intent: 'none', ruleId: 'none.reaction' };
  const message = foldMessage(text);
  if (message.tokens.length === 0)
    return around.STOP_SIGNS.test(text) ? { intent: 'stop', ruleId: 'stop.sign' } : { intent: 'none', ruleId: null };
  return (
    byWholeMessage(message.tokens) ??
    byClause(message) ??
    byPhrase(message) ??
    byTypo(message.tokens) ??
    forReview(message)
  );
}

function byWholeMessage(tokens: readonly string[]): InboundIntent | null {
  const whole = tokens.join(' ');
  const stop = stopByText.get(whole);
  if (stop) return decided('stop', 'exact', stop);
  const help = helpByText.get(whole);
  if (help) return decided('help', 'exact', help);
  const start = startByText.get(whole) ?? yesByText.get(whole);
  if (start) return decided('start', 'exact', start);
  const polite = politeStop(tokens, true);
  if (polite) return decided('stop', 'polite', polite);
  const bare = tokens.filter((token) => !around.COURTESIES.has(token)).join(' ');
  const politeHelp = helpByText.get(bare);
  if (politeHelp) return decided('help', 'polite', politeHelp);
  const politeStart = startByText.get(bare);
  return politeStart ? decided('start', 'polite', politeStart) : null;
}

/**
 * One stop word, in any position, with only courtesies around it or, for a strong word, its
 * objects.
 */
function politeStop(tokens: readonly string[], numbersAllowed: boolean): StopTerm | null {
  for (const { term, at } of occurrences(stopsByFirstWord, tokens)) {
    if (isNegated(tokens, at, term.language)) continue;
    const rest = [...tokens.slice(0, at), ...tokens.slice(at + term.words.length)];
    if (rest.every((token) => mayAccompany(token, term, numbersAllowed))) return term;
  }
  return null;
}

function mayAccompany(token: string, term: StopTerm, numbersAllowed: boolean): boolean {
  if (around.COURTESIES.has(token) || term.words.includes(token)) return true;
  if (term.strength !== 'strong') return false;
  // French senders print "STOP au 36180"; some people answer with the keyword and the short code.
  if (numbersAllowed && /^\d{1,6}$/.test(token)) return true;
  return around.OBJECTS.has(token) || stopByText.has(token);
}

/** "I told you already. STOP." */
function byClause({ clauses }: FoldedMessage): InboundIntent | null {
  if (clauses.length < 2) return null;
  for (const clause of clauses) {
    const term = politeStop(clause, false);
    if (term?.strength === 'strong') return decided('stop', 'clause', term);
  }
  return null;
}

function byPhrase({ clauses }: FoldedMessage): InboundIntent | null {
  for (const clause of clauses) {
    for (const { term, at } of occurrences(stopPhrases, clause)) {
      if (!isNegated(clause, at) && !isDoubtful(clause, at)) return decided('stop', 'phrase', term);
    }
  }
  return null;
}

function byTypo(tokens: readonly string[]): InboundIntent | null {
  const typed = tokens.join(' ');
  if (typed.length > 8 || around.NO_TYPOS.has(typed)) return null;
  const meant = around.TYPO_TARGETS.find((word) => isOneEditAway(typed, word));
  const term = meant && stopByText.get(meant);
  return term ? decided('stop', 'typo', term) : null;
}

function forReview({ clauses }: FoldedMessage): InboundIntent {
  for (const clause of clauses) {
    for (const { term } of occurrences(reviewPhrases, clause)) return decided('review', 'phrase', term);
    for (const { term, at } of occurrences(stopPhrases, clause)) {
      if (!isNegated(clause, at)) return decided('review', 'doubt', term);
    }
    const covered = new Set(
      occurrences(idioms, clause).flatMap(({ term, at }) => term.words.map((_, step) => at + step)),
    );
    for (const { term, at } of occurrences(stopsByFirstWord, clause)) {
      if (term.strength === 'common' || covered.has(at) || isNegated(clause, at, term.language)) continue;
      return decided('review', 'mention', term);
    }
  }
  return { intent: 'none', ruleId: null };
}

function isNegated(tokens: readonly string[], at: number, language?: Language): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return false;
  return around.NEGATIONS.has(before) || (language === 'es' && around.SPANISH_NEGATIONS.has(before));
}

/**
 * "I do not want you to stop texting me": a negation up to four words before leaves the decision to
 * a reviewer.
 */
function isDoubtful(tokens: readonly string[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 4), at).some((token) => around.NEGATIONS.has(token));
}

function decided(intent: 'stop' | 'help' | 'start' | 'review', rule: string, term: Term): InboundIntent {
  return { intent, ruleId: `${intent}.${rule}.${term.id}` };
}
