import { checkDestination } from './destination.ts';
import { findUrls } from './find-urls.ts';
import { CODE_ALPHABET, CODE_LENGTH, LINK_PATH, shortUrl } from './short-link.ts';

/** How the links of a message are shortened. */
export interface Shortening {
  /** Scheme and host of the short links. */
  readonly base: string;
  /** Hosts, with their ports, whose short links are left as they are. */
  readonly ownHosts: readonly string[];
}

/** A destination of a message. Until the message is stored, a placeholder stands for its code. */
export interface MessageLink {
  readonly url: string;
  readonly placeholder: string;
}

export interface ShortenedMessage {
  readonly text: string;
  readonly links: readonly MessageLink[];
}

/** Further links stay as they are. */
const MAX_LINKS = 20;
const PLACEHOLDER = 'x'.repeat(CODE_LENGTH - 1);

/** Stands for the code of the link at an index, of up to 30 links. */
export const linkPlaceholder = (index: number): string => `${PLACEHOLDER}${CODE_ALPHABET[index + 1]}`;

/**
 * Replaces the links of a message by short links of the same length as those that are sent, so that
 * segments and credits are counted right before any code exists. Equal links share a code. Links
 * that cannot be destinations stay as they are.
 */
export function shortenMessage(text: string, { base, ownHosts }: Shortening): ShortenedMessage {
  const links = new Map<string, MessageLink>();
  const parts: string[] = [];
  let last = 0;
  for (const { url: written, start, end } of findUrls(text)) {
    const destination = checkDestination(written, ownHosts);
    if (!destination.ok) continue;
    const { url } = destination;
    const link = links.get(url) ?? { url, placeholder: linkPlaceholder(links.size) };
    if (links.size >= MAX_LINKS && !links.has(url)) break;
    links.set(url, link);
    parts.push(text.slice(last, start), shortUrl(base, link.placeholder));
    last = end;
  }
  return links.size === 0
    ? { text, links: [] }
    : { text: parts.join('') + text.slice(last), links: [...links.values()] };
}

/** The message with a code in the place of each placeholder. */
export function fillCodes(text: string, links: readonly MessageLink[], codes: readonly string[]): string {
  return links.reduce(
    (filled, { placeholder }, index) =>
      filled.replaceAll(`${LINK_PATH}${placeholder}`, `${LINK_PATH}${codes[index] ?? placeholder}`),
    text,
  );
}
