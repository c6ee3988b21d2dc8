import type { Context } from 'koa';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { Authenticator, Principal } from '../rpc/index.ts';
import { secretOf } from './request.ts';

const COOKIE = 'tern_session';
const SESSION_MS = 12 * 3600 * 1000;

export interface SessionParts {
  readonly authenticator: Authenticator;
  readonly tokens: TokenSigner;
  readonly fingerprint: (secret: string) => string;
  readonly secure: boolean;
  readonly clock: () => Date;
}

/**
 * Sessions exist only for the helper routes. The cookie is HttpOnly and SameSite=Strict, is sent
 * only to /api, and contains the fingerprint of the key, so it ends with the key. `/rpc` ignores
 * it, so no web page can make a browser call a skill.
 */
export function openSession(ctx: Context, parts: SessionParts, secret: string): { expiresAt: Date } {
  const expiresAt = new Date(parts.clock().getTime() + SESSION_MS);
  const token = parts.tokens.sign('session', {
    fingerprint: parts.fingerprint(secret),
    expires_at: expiresAt.getTime(),
  });
  ctx.append('Set-Cookie', cookie(token, parts.secure, SESSION_MS / 1000));
  return { expiresAt };
}

export function closeSession(ctx: Context, parts: SessionParts): void {
  ctx.append('Set-Cookie', cookie('', parts.secure, 0));
}

/**
 * The caller of a helper route, by API key header or by session. A session works only from our own
 * pages.
 */
export async function principalOf(ctx: Context, parts: SessionParts): Promise<Principal> {
  const nowMs = parts.clock().getTime();
  const secret = secretOf(ctx);
  const token = ctx.cookies.get(COOKIE);
  if (secret !== null || token === undefined || isForeignOrigin(ctx))
    return parts.authenticator.authenticate(secret, nowMs);
  const claims = parts.tokens.read('session', token);
  if (claims === null || Number(claims.expires_at) <= nowMs) return parts.authenticator.authenticate(null, nowMs);
  return parts.authenticator.authenticateFingerprint(String(claims.fingerprint), nowMs);
}

function isForeignOrigin(ctx: Context): boolean {
  const { origin } = ctx.req.headers;
  return origin !== undefined && origin !== `${ctx.protocol}://${ctx.host}`;
}

function cookie(value: string, secure: boolean, maxAgeSeconds: number): string {
  return `${COOKIE}=${value}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`;
}
