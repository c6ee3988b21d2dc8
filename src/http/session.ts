import type { Context } from 'koa';
import type { TokenSigner } from '../platform/tokens.ts';
import type { Authenticator, Principal } from '../rpc/index.ts';
import { secretOf } from './request.ts';

const COOKIE = 'tern_session';
const LIVES_MS = 12 * 3600 * 1000;

export interface SessionParts {
  readonly authenticator: Authenticator;
  readonly tokens: TokenSigner;
  readonly fingerprint: (secret: string) => string;
  readonly secure: boolean;
  readonly clock: () => Date;
}

/**
 * Sessions exist for the helper routes alone: the cookie is HttpOnly and SameSite=Strict, is sent to /api only, and names the key by
 * its digest, so it dies with the key. `/rpc` never looks at it, so no page can make a browser call a skill.
 */
export function openSession(ctx: Context, parts: SessionParts, secret: string): { expiresAt: Date } {
  const expiresAt = new Date(parts.clock().getTime() + LIVES_MS);
  const token = parts.tokens.sign('session', {
    fingerprint: parts.fingerprint(secret),
    expires_at: expiresAt.getTime(),
  });
  ctx.append('Set-Cookie', cookie(token, parts.secure, LIVES_MS / 1000));
  return { expiresAt };
}

export function closeSession(ctx: Context, parts: SessionParts): void {
  ctx.append('Set-Cookie', cookie('', parts.secure, 0));
}

/** Who calls a helper route: by key in a header, or by session. A session may only be used from our own pages. */
export async function principalOf(ctx: Context, parts: SessionParts): Promise<Principal> {
  const nowMs = parts.clock().getTime();
  const secret = secretOf(ctx);
  const token = ctx.cookies.get(COOKIE);
  if (secret !== null || token === undefined || foreignOrigin(ctx))
    return parts.authenticator.authenticate(secret, nowMs);
  const claims = parts.tokens.read('session', token);
  if (claims === null || Number(claims.expires_at) <= nowMs) return parts.authenticator.authenticate(null, nowMs);
  return parts.authenticator.authenticateFingerprint(String(claims.fingerprint), nowMs);
}

function foreignOrigin(ctx: Context): boolean {
  const { origin } = ctx.req.headers;
  return origin !== undefined && origin !== `${ctx.protocol}://${ctx.host}`;
}

function cookie(value: string, secure: boolean, maxAgeSeconds: number): string {
  return `${COOKIE}=${value}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`;
}
