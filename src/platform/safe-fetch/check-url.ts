import { isIP } from 'node:net';
import { parseUrl } from '../../parse-url.ts';
import { isAllowedHost, type OutgoingRules } from './allowed-host.ts';
import { isPublicAddress } from './public-address.ts';

export type UrlRefusal =
  | 'not_a_url'
  | 'too_long'
  | 'has_control_characters'
  | 'not_https'
  | 'has_credentials'
  | 'has_fragment'
  | 'port_forbidden'
  | 'host_forbidden'
  | 'address_not_public';

export type UrlVerdict =
  | { readonly ok: true /** The normalised href. */; readonly url: string }
  | { readonly ok: false; readonly reason: UrlRefusal };

const MAX_CHARACTERS = 2048;

/**
 * Parsers drop, fold or display these differently, so that people and programs would read different
 * URLs.
 */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}]/u;

/**
 * Names that never leave a machine or a private network (RFC 6761, 6762, 8375; ICANN reserves
 * `internal` for private use).
 */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|localdomain|local|internal|home\.arpa)$/;

/**
 * Checks a URL without DNS, when it is configured and before each request. The host is checked as
 * WHATWG normalizes it, so an address is found in every form that would connect to it: decimal,
 * octal, hexadecimal, short, full-width, percent-encoded.
 */
export function checkOutgoingUrl(text: string, rules: OutgoingRules): UrlVerdict {
  if (text.length > MAX_CHARACTERS) return refuse('too_long');
  if (INVISIBLE_CHARACTERS.test(text)) return refuse('has_control_characters');
  const url = parseUrl(text);
  if (url === null) return refuse('not_a_url');
  const allowed = isAllowedHost(url, rules);
  if (url.protocol !== 'https:' && !(allowed && url.protocol === 'http:')) return refuse('not_https');
  if (url.username !== '' || url.password !== '') return refuse('has_credentials');
  if (url.href.includes('#')) return refuse('has_fragment');
  if (url.port === '0') return refuse('port_forbidden');
  const refusal = allowed ? null : refusalOfHost(url.hostname);
  return refusal ? refuse(refusal) : { ok: true, url: url.href };
}

function refusalOfHost(hostname: string): UrlRefusal | null {
  const address = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  if (isIP(address) !== 0) return isPublicAddress(address) ? null : 'address_not_public';
  // A trailing dot is another spelling of the same host, and a name without dots is resolved in the
  // local network.
  const isPrivate = hostname.endsWith('.') || !hostname.includes('.') || PRIVATE_NAME.test(hostname);
  return isPrivate ? 'host_forbidden' : null;
}

function refuse(reason: UrlRefusal): UrlVerdict {
  return { ok: false, reason };
}
