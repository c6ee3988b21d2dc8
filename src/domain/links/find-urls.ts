/** A URL in a message; `start` and `end` are UTF-16 offsets. */
export interface FoundUrl {
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

const URL_START = /\bhttps?:\/\/[^\s<>"“”«»]+/giu;
const CLOSING = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);
const PUNCTUATION = ".,;:!?'’‘…*_~";

/** The http and https URLs of a message, without the punctuation of the sentence around them. */
export function findUrls(text: string): FoundUrl[] {
  const found: FoundUrl[] = [];
  for (const match of text.matchAll(URL_START)) {
    const url = trimEnd(match[0]);
    if (URL.canParse(url)) found.push({ url, start: match.index, end: match.index + url.length });
  }
  return found;
}

/** A closing bracket belongs to the URL if its opening one does, as in Wikipedia's addresses. */
function trimEnd(written: string): string {
  let url = written;
  for (;;) {
    const last = url.at(-1) ?? '';
    const opening = CLOSING.get(last);
    const isLoose = opening !== undefined && count(url, last) > count(url, opening);
    if (!PUNCTUATION.includes(last) && !isLoose) return url;
    if (last === '') return url;
    url = url.slice(0, -1);
  }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
