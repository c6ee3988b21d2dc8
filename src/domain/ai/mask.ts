/** Replaces what identifies a person by tokens such as `[name 1]`, and puts it back. */
export interface Mask {
  /** What may leave the service. Alike values get the same token. */
  hide(text: string): string;
  /** An answer with the values instead of their tokens. */
  restore(text: string): string;
}

const LINK = /https?:\/\/[^\s<>"]{1,2000}/giu;
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
/** Seven or more digits: phone numbers, and also orders, cards and dates. */
const NUMBER = /\+?\(?\p{Nd}(?:[\s().\-/]{0,3}\p{Nd}){6,30}/gu;
/** Words with which people say their names. */
const INTRODUCTION =
  /(?<![\p{L}])(?:my name is|this is|i am|i'm|it's|mein name ist|ich bin|ich heiße|me llamo|soy|je m'appelle|je suis|meu nome é) (\p{Lu}[\p{L}'-]{1,39}(?: \p{Lu}[\p{L}'-]{1,39}){0,2})/giu;
const CAPITALIZED = /^\p{Lu}/u;
const TOKEN = /\[(?:link|email|number|name) \d{1,4}\]/g;
const MAX_NAMES = 20;

/** `names` are those that the service knows, such as the first and last name of a contact. */
export function createMask(names: readonly (string | null)[] = []): Mask {
  const tokens = new Map<string, string>();
  const values = new Map<string, string>();
  const counts = new Map<string, number>();
  const known = new Set(names.flatMap((name) => (name === null ? [] : wordsOf(name))).slice(0, MAX_NAMES));

  const tokenFor = (kind: string, value: string): string => {
    const key = `${kind} ${value.toLowerCase()}`;
    const found = tokens.get(key);
    if (found !== undefined) return found;
    const count = (counts.get(kind) ?? 0) + 1;
    const token = `[${kind} ${count}]`;
    counts.set(kind, count);
    tokens.set(key, token);
    values.set(token, value);
    return token;
  };

  return {
    hide: (text) => {
      // Full-width digits and letters are read as the ordinary ones.
      const plain = text.normalize('NFKC').replace(/’/g, "'").replace(TOKEN, ' ');
      for (const [, name = ''] of plain.matchAll(INTRODUCTION))
        if (CAPITALIZED.test(name)) for (const word of wordsOf(name)) if (known.size < MAX_NAMES) known.add(word);
      const hidden = plain
        .replace(LINK, (link) => tokenFor('link', link))
        .replace(EMAIL, (address) => tokenFor('email', address))
        .replace(NUMBER, (number) => tokenFor('number', number));
      return hideNames(hidden, known, (name) => tokenFor('name', name));
    },
    restore: (text) => text.replace(TOKEN, (token) => values.get(token) ?? token),
  };
}

/** Whether a token is left: the answer named someone who is not in the question. */
export function hasToken(text: string): boolean {
  return text.search(TOKEN) >= 0;
}

/** A single letter is no name: hiding it would hide the word "I". */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .split(/[^\p{L}\p{M}'-]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.toLowerCase());

function hideNames(text: string, names: ReadonlySet<string>, tokenFor: (name: string) => string): string {
  if (names.size === 0) return text;
  // Tokens are split off, so that a person named Number is no problem.
  return text
    .split(/(\[(?:link|email|number|name) \d{1,4}\])/)
    .map((part, index) =>
      index % 2 === 1 ? part : part.replace(/[\p{L}\p{M}][\p{L}\p{M}'-]*/gu, (word) => hideName(word, names, tokenFor)),
    )
    .join('');
}

function hideName(word: string, names: ReadonlySet<string>, tokenFor: (name: string) => string): string {
  if (names.has(word.toLowerCase())) return tokenFor(word);
  const possessive = /^(.+)('s)$/i.exec(word);
  const [, owner = '', ending = ''] = possessive ?? [];
  return names.has(owner.toLowerCase()) ? `${tokenFor(owner)}${ending}` : word;
}
