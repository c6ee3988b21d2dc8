import { createHash } from 'node:crypto';
import { parseUrl } from '../parse-url.ts';

/** The key of a link: every spelling of one address has the same. */
export function linkKey(link: string): string {
  const normalized = parseUrl(link)?.href ?? link;
  return createHash('sha256').update(normalized).digest('base64url');
}
