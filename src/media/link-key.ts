import { createHash } from 'node:crypto';

/** The key of a link: every spelling of one address has the same. */
export function linkKey(link: string): string {
  const normalized = URL.canParse(link) ? new URL(link).href : link;
  return createHash('sha256').update(normalized).digest('base64url');
}
