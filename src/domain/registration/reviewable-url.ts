import { parseUrl } from '../../parse-url.ts';

/** Names that lead nowhere outside of a network (RFC 6761, RFC 6762, RFC 9476 and common use). */
const LOCAL = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|lan|home|corp|invalid|test|onion|alt)$/i;
/** An IP address as `URL` writes it. */
const ADDRESS = /^[\d.]+$|^\[/;

/** Whether reviewers can open a URL; an installation may allow more for tests. */
export type CanOpen = (url: string) => boolean;

/** Whether reviewers can open a URL: of http or https, at a public name. */
export function isReviewable(text: string): boolean {
  const url = parseUrl(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  const host = url.hostname.replace(/\.$/, '');
  return host.includes('.') && !ADDRESS.test(host) && !LOCAL.test(host);
}
