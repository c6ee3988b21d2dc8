/** The characters of a URL (RFC 3986, section 2). */
const ASCII = /[\w\-.~:/?#[\]@!$&'()*+,;=%]/;
const WORD = /[\p{L}\p{M}\p{Nd}]/u;
/** Scripts that write words without spaces, or particles without a space behind a URL. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
const LATIN = /[\p{Script=Latin}\p{M}]/u;
/** Letters of emoji and of full width, which no URL is written with. */
const ORNAMENT = /[\ufe00-\ufe0f]|\u20e3|[\uff00-\uffef]|[\u{e0000}-\u{e0fff}]|[\u{1d400}-\u{1d7ff}]/u;
/** After a digit, which is of the emoji then. */
const KEYCAP = /^\ufe0f?\u20e3/;
const CLOSING = new Map([
  [')', '('],
  [']', '['],
]);
const OPENING: ReadonlySet<string> = new Set(CLOSING.values());
const PUNCTUATION = ".,;:!?'*~";

/**
 * Where a URL that begins at `start` ends in a message, as UTF-16 offset; null when the message
 * does not tell. The rule of every URL in copy:
 *
 * - ASCII characters of a URL belong to it, and so do letters of other alphabets (RFC 3987), where
 *   they begin a part of the URL: `/straße`, `?q=кот`. Anything else ends it: spaces, quotes,
 *   emoji, zero-width characters, and the punctuation of other scripts.
 * - Letters of another script right behind an ASCII letter or digit are copy: `/sale点击`.
 * - Letters of a script without spaces that begin a part, as in `/日本`, may be either: null. Cut
 *   there, the link would lead elsewhere; not cut, it could swallow the copy.
 * - Punctuation of a sentence at the end does not belong to it, nor do brackets without partner.
 */
export function urlEnd(text: string, start: number): number | null {
  const hostStart = text.indexOf('://', start) + 3;
  let end = hostStart;
  let inHost = true;
  for (;;) {
    const character = String.fromCodePoint(text.codePointAt(end) ?? 0x20);
    if (!ASCII.test(character)) {
      const kind = kindOf(character, text.charAt(end - 1), inHost);
      if (kind === 'unclear' || (kind === 'ends' && inHost && isHostContinued(text, end))) return null;
      if (kind === 'ends') break;
    }
    if ('/?#'.includes(character)) inHost = false;
    end += character.length;
  }
  if (KEYCAP.test(text.slice(end, end + 2))) return null;
  return hostStart + trimEnd(text.slice(hostStart, end)).length;
}

function kindOf(character: string, before: string, inHost: boolean): 'continues' | 'ends' | 'unclear' {
  if (!WORD.test(character) || ORNAMENT.test(character)) return 'ends';
  if (LATIN.test(character)) return 'continues';
  if (/[A-Za-z0-9]/.test(before)) return 'ends';
  return UNSPACED.test(character) && ASCII.test(before) && !inHost ? 'unclear' : 'continues';
}

/** A host that mixes scripts in a label, which must not be cut within. */
function isHostContinued(text: string, at: number): boolean {
  return /^[\p{L}\p{M}\p{N}-]{1,63}\.[\p{L}\p{N}]/u.test(text.slice(at, at + 200));
}

/** A bracket belongs to the URL if its partner does, as in Wikipedia's addresses. */
function trimEnd(written: string): string {
  const path = written.search(/[/?#]/);
  let end = looseBracket(written) ?? written.length;
  for (; end > 0; end -= 1) {
    const last = written[end - 1] ?? '';
    const isHost = path < 0 || end <= path;
    if (!PUNCTUATION.includes(last) && !(isHost && '_-'.includes(last))) break;
  }
  return written.slice(0, end);
}

/** The first bracket without a partner. */
function looseBracket(url: string): number | null {
  const open: { readonly character: string; readonly at: number }[] = [];
  for (let at = 0; at < url.length; at += 1) {
    const character = url[at] ?? '';
    if (OPENING.has(character)) open.push({ character, at });
    const partner = CLOSING.get(character);
    if (partner !== undefined && open.pop()?.character !== partner) return open[0]?.at ?? at;
  }
  return open[0]?.at ?? null;
}
