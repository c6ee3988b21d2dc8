import { anyOf } from './any-of.ts';

/** A word of message content or of a name, and its position in UTF-16 units. */
interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}]+/gu;
const LEGAL_FORM = anyOf('inc|incorporated|llc|llp|ltd|limited|corp|corporation|co|company|gmbh|plc|pty|sa|bv');
const ARTICLE = /^(?:the|a|an)$/i;
/** Names are also written with another joiner, or without it: "Shop & Save", "Shop and Save". */
const JOINER = /^(?:and|n|et|und)$/i;
/** What stands before a name inside a sentence: "unsubscribed from Shop". */
const BEFORE_NAME = /\b(?:from|by|with|to|at|of)$/i;
/** What a name does or has, so that it is no adjective: "Shop will not text you", "Shop alerts". */
const AFTER_NAME = anyOf(`
  will|won|has|have|is|does|cannot|can|confirms?|respects?|and|or
  te?xts?|messages?|msgs?|alerts?|sms|notifications?|updates?|reminders?|news|list|customers?|team|account`);
const OPENS = /^[\s"'“‘([*–—-]*$/u;
const ENDS = /^["'”’)\]*]*(?:[\s]*$|[:,.;|–—)\]]|\s+[–—|-])/u;
const SIGNS = /[–—-]$/u;
/** How much of the content around a name shows whether it is one. */
const REACH = 24;
/** A name that is part of a URL or of a number is no name: "https://shop.com", "$20". */
const GLUED_BEFORE = /[\w/@.$€£¥#%&=+-]$/u;
const GLUED_AFTER = /^(?:[\w/@%&=]|\.[\p{L}\p{N}]|-[\p{L}\p{N}])/u;
const REPLACEMENT = '·';

/**
 * Message content with a sign in place of the brand name, so that checks of its words do not count
 * those of the name. A name whose words can all be an offer ("Free", "Special Offer") is read as a
 * name only where it stands as one: before a colon at the start, signed at the end, or as written
 * in the brand with words that show a name ("unsubscribed from Free", "Free alerts").
 */
export function withoutBrand(text: string, brand: string, isOffer: (text: string) => boolean): string {
  const names = namesOf(brand);
  if (names.length === 0) return text;
  const words = wordsOf(text);
  let rest = '';
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    const found = names.map((name) => nameAt(text, words, at, name)).find((each) => each !== null);
    if (found === undefined || found === null) continue;
    const { start, end } = found;
    if (start < done || !isName(text, found, isOffer)) continue;
    rest += text.slice(done, start) + REPLACEMENT;
    done = end;
  }
  return rest + text.slice(done);
}

interface Name {
  readonly lead: string;
  readonly trail: string;
  readonly words: readonly string[];
}

/** The name as written, then without its legal form, then without its article. */
function namesOf(brand: string): readonly Name[] {
  const words = wordsOf(brand);
  const [first] = words;
  const last = words.at(-1);
  if (first === undefined || last === undefined) return [];
  const lead = brand.slice(0, first.start).trim();
  const trail = brand.slice(last.end).trim();
  const whole = words.map((word) => word.text);
  const short = whole.length > 1 && LEGAL_FORM.test(whole.at(-1)!) ? whole.slice(0, -1) : whole;
  const bare = short.length > 1 && ARTICLE.test(short[0]!) ? short.slice(1) : short;
  return [
    { lead, trail, words: whole },
    { lead, trail: short === whole ? trail : '', words: short },
    { lead: bare === short ? lead : '', trail: short === whole ? trail : '', words: bare },
  ];
}

interface Found {
  readonly start: number;
  readonly end: number;
  /** Written as in the brand, or in capitals. */
  readonly exact: boolean;
  readonly upper: boolean;
  readonly name: Name;
}

function nameAt(text: string, words: readonly Word[], from: number, name: Name): Found | null {
  let at = from;
  let exact = true;
  let upper = true;
  let last = -1;
  for (const word of name.words) {
    if (JOINER.test(word)) continue;
    if (last >= 0 && JOINER.test(words[at]?.text ?? '')) at++;
    const found = words[at];
    if (found === undefined || found.text.toLowerCase() !== word.toLowerCase()) return null;
    if (last >= 0 && /[.!?]\s|\n/.test(text.slice(words[last]!.end, found.start))) return null;
    exact &&= found.text === word;
    upper &&= found.text === word.toUpperCase();
    last = at++;
  }
  if (last < 0) return null;
  const { lead, trail } = name;
  const { start } = words[from]!;
  const { end } = words[last]!;
  return {
    start: lead !== '' && text.slice(0, start).endsWith(lead) ? start - lead.length : start,
    end: trail !== '' && text.startsWith(trail, end) ? end + trail.length : end,
    exact,
    upper,
    name,
  };
}

/** A name with a word beyond articles and words of offers: "Deal House", "Free Press". */
function isDistinct({ words }: Name, isOffer: (text: string) => boolean): boolean {
  return words.some((word) => !ARTICLE.test(word) && !JOINER.test(word) && word !== 'of' && !isOffer(word));
}

function isName(text: string, found: Found, isOffer: (text: string) => boolean): boolean {
  const { start, end, exact, upper, name } = found;
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if (GLUED_BEFORE.test(before) || GLUED_AFTER.test(after)) return false;
  const ends = ENDS.test(after);
  if (start < REACH && OPENS.test(before) && ends) return true;
  if ((exact || upper) && isDistinct(name, isOffer)) return true;
  if (!exact) return false;
  const lead = before.trimEnd();
  if (SIGNS.test(lead) && text.slice(end).trim() === '') return true;
  const [, next = ''] = /^['’]?\s*(\p{L}+)/u.exec(after) ?? [];
  return AFTER_NAME.test(next) || (ends && BEFORE_NAME.test(lead));
}

function wordsOf(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }));
}
