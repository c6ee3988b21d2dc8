import { lazy } from '../lazy.ts';
import { entriesOf } from '../word-list.ts';
import type { FoldedMessage } from './fold-message.ts';
import type { InboundIntent } from './inbound-intent.ts';
import type { Language } from './keywords/language.ts';
import { OTHER_LANGUAGES } from './keywords/other-languages.ts';
import { byFirstWord, byText, occurrences, type Term, termsIn } from './terms.ts';

/**
 * Writing without spaces between words, or with particles joined to them, is searched by letters.
 */
const JOINED: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /\p{Script=Han}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

const languages = lazy(() =>
  (Object.keys(OTHER_LANGUAGES) as Language[]).map((language) => {
    const lists = OTHER_LANGUAGES[language]!;
    // The keyword that our messages name stands beside the courtesies of the writer's language.
    const words = termsIn(language, [...entriesOf(lists.words), 'stop']);
    const phrases = termsIn(language, entriesOf(lists.phrases));
    const courtesies = termsIn(language, entriesOf(lists.courtesies));
    return {
      script: JOINED[language],
      /** Every word of the lists: a message with none of them is not read further. */
      known: new Set([...words, ...phrases].flatMap((term) => term.words)),
      byText: byText([...words, ...phrases]),
      phrases,
      byFirstWord: byFirstWord(phrases),
      negations: new Set(termsIn(language, entriesOf(lists.negations)).map(textOf)),
      // Longer courtesies first: "будь ласка" before "будь".
      courtesies: courtesies.map(textOf).toSorted((a, b) => b.length - a.length),
      courtesyWords: courtesies.map(({ words: said }) => said),
      things: termsIn(language, entriesOf(lists.things)),
    };
  }),
);
type OtherLanguage = ReturnType<typeof languages>[number];

/** A keyword or request in a language that the grammar does not read. */
export function readOtherLanguage({ tokens, clauses }: FoldedMessage): InboundIntent | null {
  for (const language of languages()) {
    const { script } = language;
    const joined = script && readJoined(language, script, clauses);
    // Words of these languages are also typed in Latin letters: "tuiding", "yamete kudasai".
    const term = joined ?? readSpaced(language, tokens, script ? [] : clauses);
    if (term) return term;
  }
  return null;
}

function readSpaced(
  language: OtherLanguage,
  tokens: readonly string[],
  clauses: FoldedMessage['clauses'],
): InboundIntent | null {
  if (!tokens.some((token) => language.known.has(token))) return null;
  const whole = language.byText.get(tokens.join(' '));
  if (whole) return decided('exact', whole);
  const polite = readBetweenCourtesies(language, tokens) ?? language.byText.get(withoutCourtesies(language, tokens));
  if (polite) return decided('polite', polite);
  for (const clause of clauses) {
    for (const { term, at } of occurrences(language.byFirstWord, clause)) {
      if (!language.negations.has(clause[at - 1] ?? '')) return decidedBeside(hasThing(language, clause), term);
    }
  }
  return null;
}

/** Takes courtesies off both ends one by one, because a word may end in one: "tama na po". */
function readBetweenCourtesies(
  { byText: words, courtesyWords }: OtherLanguage,
  tokens: readonly string[],
): Term | null {
  if (tokens.length > MAX_POLITE) return null;
  const starts = [0];
  for (const start of starts) {
    for (const said of courtesyWords) {
      if (said.every((word, step) => tokens[start + step] === word)) starts.push(start + said.length);
    }
  }
  const ends = [tokens.length];
  for (const end of ends) {
    for (const said of courtesyWords) {
      const from = end - said.length;
      if (from > 0 && said.every((word, step) => tokens[from + step] === word)) ends.push(from);
    }
  }
  for (const start of starts) {
    for (const end of ends) {
      const term = start < end ? words.get(tokens.slice(start, end).join(' ')) : undefined;
      if (term) return term;
    }
  }
  return null;
}

function withoutCourtesies({ courtesies }: OtherLanguage, tokens: readonly string[]): string {
  let text = ` ${tokens.slice(0, MAX_POLITE).join(' ')} `;
  for (const courtesy of courtesies) text = text.replaceAll(` ${courtesy} `, ' ');
  return tokens.length > MAX_POLITE ? '' : text.trim();
}
const MAX_POLITE = 8;

function readJoined(
  { byText: words, phrases, negations, courtesies, things }: OtherLanguage,
  script: RegExp,
  clauses: FoldedMessage['clauses'],
): InboundIntent | null {
  for (const clause of clauses) {
    const text = clause.join('');
    if (!script.test(text)) continue;
    const whole = words.get(clause.join(' ')) ?? words.get(text);
    if (whole) return decided('exact', whole);
    const polite = readTrimmed(words, text, courtesies);
    if (polite) return decided('polite', polite);
    for (const term of phrases) {
      const phrase = term.words.join('');
      const at = phrase === '' ? -1 : text.indexOf(phrase);
      if (at < 0) continue;
      const before = text.slice(Math.max(0, at - 2), at);
      if ([...negations].some((negation) => before.endsWith(negation))) continue;
      const isBesideThing = things.some((thing) => text.includes(thing.words.join('')));
      return decidedBeside(isBesideThing, term);
    }
  }
  return null;
}

/** Without courtesies at both ends, which a word may itself end in: "请退订谢谢", "不要了谢谢". */
function readTrimmed(words: ReadonlyMap<string, Term>, text: string, courtesies: readonly string[]): Term | null {
  let rest = text.slice(0, MAX_TRIMMED);
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    for (const courtesy of courtesies) {
      const joined = courtesy.replaceAll(' ', '');
      if (rest.startsWith(joined)) rest = rest.slice(joined.length);
      const before = words.get(rest);
      if (before) return before;
      if (rest.endsWith(joined)) rest = rest.slice(0, -joined.length);
      const after = words.get(rest);
      if (after) return after;
    }
  }
  return null;
}
const MAX_TRIMMED = 40;
const MAX_PASSES = 4;

function hasThing({ things }: OtherLanguage, clause: readonly string[]): boolean {
  const text = ` ${clause.join(' ')} `;
  return things.some((thing) => text.includes(` ${textOf(thing)} `));
}

/** "Don't send me the parcel" and "no more messages about orders": a person decides. */
function decidedBeside(isBesideThing: boolean, term: Term): InboundIntent {
  return isBesideThing ? { intent: 'review', ruleId: `review.thing.${term.id}` } : decided('phrase', term);
}

function textOf({ words }: Term): string {
  return words.join(' ');
}

function decided(rule: string, { id }: Term): InboundIntent {
  return { intent: 'stop', ruleId: `stop.${rule}.${id}` };
}
