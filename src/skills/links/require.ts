import { checkDestination, REFUSALS } from '../../domain/links/destination.ts';
import type { Shortening } from '../../domain/links/shorten-message.ts';
import { invalidParams, notFound, type SkillError } from '../../errors.ts';

/** Returns the normalized URL; throws -32602 when a link must not lead there. */
export function requireDestination(field: 'url' | 'fallback_url', text: string, { ownHosts }: Shortening): string {
  const destination = checkDestination(text, ownHosts);
  if (destination.ok) return destination.url;
  const { reason } = destination;
  throw invalidParams(`${field} ${REFUSALS[reason]}`, [{ path: `/${field}`, rule: reason }]);
}

/** Null without a time; throws -32602 for a time that has passed. */
export function requireFuture(expiresAt: string | null | undefined, now: Date): Date | null {
  if (expiresAt === undefined || expiresAt === null) return null;
  const at = new Date(expiresAt);
  if (at > now) return at;
  throw invalidParams('expires_at has passed. Give a later time, or disable the link with links.disable.', [
    { path: '/expires_at', rule: 'must be in the future' },
  ]);
}

export function noSuchLink(): SkillError {
  return notFound('link', [{ skill: 'links.list', params: {}, why: 'Lists the links of this account.' }]);
}
