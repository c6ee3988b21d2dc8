import { isOneEditAway } from '../is-one-edit-away.ts';
import { lazy } from '../lazy.ts';
import * as around from './context.ts';
import type { FoldedMessage } from './fold-message.ts';
import type { InboundIntent } from './inbound-intent.ts';
import type { Language } from './keywords/language.ts';
import { HELP_WORDS, START_PHRASES, START_WORDS, STOP_WORDS, type Strength, YES_WORDS } from './keywords/stop-words.ts';
import { byFirstWord, byText, occurrences, type Term, termsOf } from './terms.ts';

interface StopTerm extends Term {
  readonly strength: Strength;
}

const keywords = lazy(() => {
  const stopTerms = (['strong', 'plain', 'common'] as const).flatMap((strength) =>
    termsOf(STOP_WORDS[strength]).map((term): StopTerm => ({ ...term, strength })),
  );
  return {
    stops: byText(stopTerms),
    helps: byText(termsOf(HELP_WORDS)),
    starts: byText(termsOf(START_WORDS)),
    startPhrases: byText(termsOf(START_PHRASES)),
    yes: byText(termsOf(YES_WORDS)),
    stopsByFirstWord: byFirstWord(stopTerms),
  };
});

/** The longest message that can be a keyword with courtesies. */
const MAX_TOKENS = 12;

/** The intent of a message that is a keyword, alone or with courtesies and objects. */
export function readKeywordMessage({ tokens, clauses }: FoldedMessage): InboundIntent | null {
  if (tokens.length > MAX_TOKENS) return null;
  const { stops, helps, starts, yes } = keywords();
  const whole = tokens.join(' ');
  const stop = stops.get(whole);
  if (stop) return decided('stop', 'exact', stop);
  const help = helps.get(whole);
  if (help) return decided('help', 'exact', help);
  const start = starts.get(whole);
  if (start) return decided('start', 'exact', start);
  const confirmation = yes.get(whole);
  if (confirmation) return decided('start', 'yes', confirmation);
  const polite = clauses.every((clause) => !isDenial(clause)) ? politeStop(tokens, true) : null;
  if (polite) return decided('stop', 'polite', polite);
  const bare = tokens.filter((token) => !around.COURTESIES.has(token)).join(' ');
  const politeHelp = helps.get(bare);
  if (politeHelp) return decided('help', 'polite', politeHelp);
  const politeStart = starts.get(bare);
  return politeStart ? decided('start', 'polite', politeStart) : null;
}

/** "Please add me back": asks for messages again without the keyword. */
export function readStartPhrase({ tokens }: FoldedMessage): InboundIntent | null {
  if (tokens.length > MAX_TOKENS) return null;
  const { startPhrases } = keywords();
  const bare = tokens.filter((token) => !around.COURTESIES.has(token)).join(' ');
  const phrase = startPhrases.get(tokens.join(' ')) ?? startPhrases.get(bare);
  return phrase ? decided('start', 'phrase', phrase) : null;
}

/** "I told you already. STOP." */
export function readKeywordClause({ clauses }: FoldedMessage): InboundIntent | null {
  if (clauses.length < 2) return null;
  for (const clause of clauses) {
    if (clause.length > MAX_TOKENS) continue;
    const term = politeStop(clause, false);
    if (term?.strength === 'strong') return decided('stop', 'clause', term);
  }
  return null;
}

/** A strong word with courtesies and objects as the whole message: "please unsubscribe me". */
export function readStrongCommand({ tokens }: FoldedMessage): InboundIntent | null {
  const term = politeStop(tokens, false);
  return term?.strength === 'strong' ? decided('stop', 'clause', term) : null;
}

/** "Unsubscribe? Never!" */
export function isDeniedQuestion({ clauses, asks }: FoldedMessage): boolean {
  const [, answer = []] = clauses;
  return asks && clauses.length === 2 && answer.length === 1 && isDenial(answer);
}

export function isStopWord(word: string): boolean {
  return keywords().stops.has(word);
}

/** "STPO", "SAIRR": a short word with one mistake, or with a doubled last letter, alone. */
export function readTypo({ tokens }: FoldedMessage): InboundIntent | null {
  const typed = tokens.join(' ');
  if (around.NO_TYPOS.has(typed)) return null;
  const single = /^\p{L}{3,}(\p{L})\1$/u.test(typed) ? keywords().stops.get(typed.slice(0, -1)) : undefined;
  if (single) return decided('stop', 'typo', single);
  if (typed.length > 8) return null;
  const meant = around.TYPO_TARGETS.find((word) => isOneEditAway(typed, word));
  const term = meant && keywords().stops.get(meant);
  return term ? decided('stop', 'typo', term) : null;
}

/**
 * One stop word, in any position, with only courtesies around it or, for a strong word, its
 * objects.
 */
function politeStop(tokens: readonly string[], numbersAllowed: boolean): StopTerm | null {
  if (around.OFF_A_STOP_LIST.test(tokens.join(' '))) return null;
  for (const { term, at } of occurrences(keywords().stopsByFirstWord, tokens)) {
    if (isNegated(tokens, at, term.language)) continue;
    const rest = [...tokens.slice(0, at), ...tokens.slice(at + term.words.length)];
    if (rest.every((token) => mayAccompany(token, term, numbersAllowed))) return term;
  }
  return null;
}

/** "No thanks stop": before this word alone "no" is an answer, and not a negation. */
const PLAIN_STOP = 'en.stop';

function mayAccompany(token: string, term: StopTerm, numbersAllowed: boolean): boolean {
  if (around.COURTESIES.has(token) || term.words.includes(token)) return true;
  if (term.strength !== 'strong') return false;
  if (token === 'no' && term.id === PLAIN_STOP) return true;
  // French senders print "STOP au 36180"; some people answer with the keyword and the short code.
  if (numbersAllowed && /^\d{1,6}$/.test(token)) return true;
  return around.OBJECTS.has(token) || keywords().stops.has(token);
}

function isDenial([first = '']: readonly string[]): boolean {
  return around.NEGATIONS.has(first);
}

function isNegated(tokens: readonly string[], at: number, language: Language): boolean {
  const before = tokens[at - 1];
  if (before === undefined) return false;
  return around.NEGATIONS.has(before) || (language === 'es' && around.SPANISH_NEGATIONS.has(before));
}

function decided(intent: 'stop' | 'help' | 'start', rule: string, term: Term): InboundIntent {
  return { intent, ruleId: `${intent}.${rule}.${term.id}` };
}
