import { parseUrl } from '../../parse-url.ts';
import { isPublicShortenerHost } from '../content/public-shorteners.ts';
import { isShortLink } from './short-link.ts';

export type DestinationRefusal =
  | 'not_a_url'
  | 'too_long'
  | 'not_http'
  | 'has_credentials'
  | 'host_forbidden'
  | 'short_link'
  | 'public_shortener';

export type Destination =
  | { readonly ok: true /** The normalized href, in ASCII. */; readonly url: string }
  | { readonly ok: false; readonly reason: DestinationRefusal };

/** Characters of the normalized URL. */
export const MAX_URL = 2000;

/** Names that never leave a machine or a private network (RFC 6761, 6762, 8375). */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|home\.arpa|test|invalid)$/;
const IPV4 = /^[\d.]+$/;

/** What the caller does about each refusal. */
export const REFUSALS: Readonly<Record<DestinationRefusal, string>> = {
  not_a_url: 'is not a valid URL. Give a URL such as https://example.com/sale.',
  too_long: `is longer than ${MAX_URL} characters. Shorten it.`,
  not_http: 'must begin with https:// or http://.',
  has_credentials: 'contains a user name or a password. Remove them.',
  host_forbidden: 'must have a public host name, not an IP address or a name of a private network.',
  short_link: 'is a short link of this service. Give the URL that it leads to.',
  public_shortener:
    'uses a public URL shortener. Carriers block messages with such links. Give the URL that it leads to.',
};

/**
 * Checks where a short link may lead. International host names are normalized to their ASCII form,
 * so that a forbidden host is found in every spelling.
 */
export function checkDestination(text: string, ownHosts: readonly string[]): Destination {
  if (text.length > MAX_URL) return refuse('too_long');
  const url = parseUrl(text);
  if (url === null || /[\s\p{Cc}]/u.test(text)) return refuse('not_a_url');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refuse('not_http');
  if (url.username !== '' || url.password !== '') return refuse('has_credentials');
  if (url.href.length > MAX_URL) return refuse('too_long');
  const host = url.hostname.replace(/\.$/, '');
  if (host.startsWith('[') || IPV4.test(host) || !host.includes('.') || PRIVATE_NAME.test(host))
    return refuse('host_forbidden');
  if (isShortLink(url, ownHosts)) return refuse('short_link');
  if (isPublicShortenerHost(host.replace(/^www\./, ''))) return refuse('public_shortener');
  return { ok: true, url: url.href };
}

function refuse(reason: DestinationRefusal): Destination {
  return { ok: false, reason };
}
