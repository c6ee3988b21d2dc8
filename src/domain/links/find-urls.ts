import { parseUrl } from '../../parse-url.ts';
import { urlEnd } from './url-end.ts';

/** A URL in a message; `start` and `end` are UTF-16 offsets. */
export interface FoundUrl {
  readonly url: string;
  readonly start: number;
  readonly end: number;
}

const URL_START = /(?<![A-Za-z0-9_])https?:\/\//gi;

/** The http and https URLs of a message, without the copy and the punctuation around them. */
export function findUrls(text: string): FoundUrl[] {
  const found: FoundUrl[] = [];
  let last = 0;
  for (const { index: start } of text.matchAll(URL_START)) {
    // A URL may contain another one: `?next=https://…`.
    if (start < last) continue;
    const end = urlEnd(text, start);
    if (end === null) continue;
    const url = text.slice(start, end);
    if (parseUrl(url) === null) continue;
    found.push({ url, start, end });
    last = end;
  }
  return found;
}
