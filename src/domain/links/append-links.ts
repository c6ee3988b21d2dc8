import { shortUrl } from './short-link.ts';
import type { ShortenedMessage } from './shorten-message.ts';
import { linkPlaceholder } from './shorten-message.ts';

/** The message with a short link for each URL on a line of its own at the end. */
export function appendLinks(
  { text, links }: ShortenedMessage,
  urls: readonly string[],
  base: string,
): ShortenedMessage {
  const added = [...new Set(urls)].map((url, index) => ({ url, placeholder: linkPlaceholder(links.length + index) }));
  const lines = added.map(({ placeholder }) => shortUrl(base, placeholder));
  return { text: [...(text === '' ? [] : [text]), ...lines].join('\n'), links: [...links, ...added] };
}
