/** Small capitals, Cyrillic and Greek letters that look like Latin ones, in lower case. */
const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'ᴀаα',
    b: 'ʙв',
    c: 'ᴄсϲ',
    d: 'ᴅԁ',
    e: 'ᴇеε',
    h: 'ʜн',
    i: 'ɪіι',
    k: 'ᴋкκ',
    l: 'ʟ',
    m: 'ᴍм',
    n: 'ɴν',
    o: 'ᴏоο',
    p: 'ᴘрρ',
    q: 'ԛ',
    r: 'ʀ',
    s: 'ꜱѕ',
    t: 'ᴛтτ',
    u: 'ᴜυ',
    v: 'ᴠ',
    x: 'хχ',
    y: 'ʏу',
  }).flatMap(([latin, alike]) => [...alike].map((letter) => [letter, latin] as const)),
);
const IS_LATIN = /^[a-z]$/;

/**
 * Reads a word of lookalike letters as Latin. A word with any other letter is unchanged, because it
 * belongs to another language.
 */
export function readAsLatin(word: string): string {
  const letters = [...word].map((letter) => LATIN.get(letter) ?? letter);
  return letters.every((letter) => IS_LATIN.test(letter)) ? letters.join('') : word;
}
