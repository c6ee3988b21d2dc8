import { fillCodes, type Shortening } from '../../domain/links/shorten-message.ts';
import { newCode } from '../../links/codes.ts';
import { type Content, mediaIds } from './content.ts';

/** How the links of a content become short links, and whose they are. */
export interface ContentShortening extends Shortening {
  /** The campaign, the template, or `messages`: its messages share a link per destination. */
  readonly source: string;
}

export interface CodedContent {
  /** Of the links; empty without any. */
  readonly source: string;
  readonly text: string;
  readonly original: string | null;
  /** IDs of its files; null without any. */
  readonly media: readonly string[] | null;
  readonly codes: readonly { readonly code: string; readonly url: string }[];
}

/** The message as it is sent, with a new code for each of its links. */
export function withCodes(content: Extract<Content, { ok: true }>, generate: () => string = newCode): CodedContent {
  const { text, original, shortened } = content;
  const media = mediaIds(content);
  if (shortened === null) return { source: '', text, original, media, codes: [] };
  const { links } = shortened;
  const codes = links.map(generate);
  return {
    source: shortened.source,
    text: fillCodes(text, links, codes),
    original: original === null ? null : fillCodes(original, links, codes),
    media,
    codes: links.map(({ url }, index) => ({ url, code: codes[index] as string })),
  };
}
