import { parsePhone } from '../../phone.ts';

/** A word or value of a goal, where it stands. */
export interface Token {
  readonly kind: 'word' | 'quoted' | 'phone' | 'id' | 'time' | 'comma' | 'break' | 'unreadable';
  /** From here to `end` in the goal. */
  readonly start: number;
  readonly end: number;
  /** In the spelling of the caller; of a quoted one, what is between the quotation marks. */
  readonly text: string;
  /** In lower case with straight apostrophes, to compare it with the word lists. */
  readonly word: string;
  /** Of a time: the time, or null when it cannot be known. */
  readonly at?: Date | null;
  /** Why the time cannot be known. */
  readonly why?: string;
}

/** Each opening quotation mark with those that may close it. */
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”"', '„': '“”"', '«': '»' };
const SPACE = /\s+/y;
const ID = /[a-z]{3}_[0-9a-z]{26}(?![\p{L}\p{N}_])/uy;
/** Digits that one or two signs may separate; whether they are a phone number is decided later. */
const PHONE = /\+\d(?:[ ().-]{0,2}\d){6,14}/y;
const GROUPED = /[$€£]?\d{1,3}(?:,\d{3})+(?:\.\d+)?(?![\d,])/y;
const WORD = /[^\s"“”„«»,;]+/y;
const PUNCTUATION = /[.!?:]$/;
/** Its full stop does not end a sentence. */
const HALF_OF_DAY = /^[ap]\.m\.$/i;

/** The words, values and breaks of a goal. Quotation marks hide everything between them. */
export function tokenize(goal: string): Token[] {
  const tokens: Token[] = [];
  const push = (kind: Token['kind'], start: number, end: number, text = goal.slice(start, end)): void => {
    tokens.push({ kind, start, end, text, word: wordOf(text) });
  };
  let at = 0;
  while (at < goal.length) {
    const space = lengthOf(SPACE, goal, at);
    const closing = QUOTES[goal[at] ?? ''];
    if (space > 0) {
      if (goal.slice(at, at + space).includes('\n')) push('break', at, at + space);
      at += space;
    } else if (closing !== undefined) {
      const end = endOfQuote(goal, at + 1, closing);
      // Without its end, it is unknown what the quotation contains: all of the rest is unreadable.
      if (end === null || goal.slice(at + 1, end).trim() === '')
        push('unreadable', at, end === null ? goal.length : end + 1);
      else push('quoted', at, end + 1, goal.slice(at + 1, end));
      at = end === null ? goal.length : end + 1;
    } else {
      at = readWord(goal, at, push);
    }
  }
  return tokens;
}

type Push = (kind: Token['kind'], start: number, end: number) => void;

/** Where the next one starts. */
function readWord(goal: string, at: number, push: Push): number {
  if (goal[at] === ',' || goal[at] === ';') {
    push(goal[at] === ',' ? 'comma' : 'break', at, at + 1);
    return at + 1;
  }
  const phone = phoneAt(goal, at);
  if (phone > 0) {
    push('phone', at, at + phone);
    return at + phone;
  }
  const id = lengthOf(ID, goal, at);
  if (id > 0) {
    push('id', at, at + id);
    return at + id;
  }
  const length = lengthOf(GROUPED, goal, at) || lengthOf(WORD, goal, at) || 1;
  let end = at + length;
  const whole = goal.slice(at, end);
  const isEnd = end === goal.length || /[\s"“„«,;]/.test(goal[end] ?? '');
  if (!isEnd || HALF_OF_DAY.test(whole)) {
    push('word', at, end);
    return end;
  }
  while (end > at && PUNCTUATION.test(goal[end - 1] ?? '')) end -= 1;
  if (end > at) push('word', at, end);
  // A colon announces what follows; the other signs end the sentence.
  if (end < at + length && /[.!?]/.test(goal.slice(end, at + length))) push('break', end, at + length);
  return at + length;
}

/** The length of the longest phone number there; 0 for none. */
function phoneAt(goal: string, at: number): number {
  PHONE.lastIndex = at;
  const [whole] = PHONE.exec(goal) ?? [];
  for (let text = whole ?? ''; text.length > 7; text = text.slice(0, -1)) {
    const next = goal[at + text.length] ?? ' ';
    if (/\d$/.test(text) && !/[\p{L}\p{N}_@]/u.test(next) && parsePhone(text).ok) return text.length;
  }
  return 0;
}

function endOfQuote(goal: string, from: number, closing: string): number | null {
  for (let at = from; at < goal.length; at += 1) if (closing.includes(goal[at] ?? ' ')) return at;
  return null;
}

function lengthOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** As the word lists write it. */
function wordOf(text: string): string {
  return text.normalize('NFKC').replaceAll('’', "'").toLowerCase();
}
