import type { Context } from 'koa';
import { HOUR_MS } from '../domain/durations.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Authenticator, Principal } from '../rpc/index.ts';
import { secretOf } from './request.ts';

const COOKIE = 'tern_session';
const SESSION_MS = 12 * HOUR_MS;

export interface SessionParts {
  readonly database: Database;
  readonly authenticator: Authenticator;
  readonly tokens: TokenSigner;
  readonly secure: boolean;
  readonly clock: () => Date;
}

/**
 * Sessions exist only for the helper routes. The cookie is HttpOnly and SameSite=Strict, is sent
 * only to /api, and contains the fingerprint of the key, so it ends with the key, or when it is
 * closed. `/rpc` ignores it; `/api/rpc`, which the console calls, accepts it from our own pages
 * only, so no other web page can make a browser call a skill.
 */
export async function openSession(
  ctx: Context,
  parts: SessionParts,
  { account, key }: Principal,
): Promise<{ expiresAt: Date }> {
  const now = parts.clock().getTime();
  const expiresAt = new Date(now + SESSION_MS);
  const id = newId('ses', now);
  const { tenantId } = account;
  const row = { tenant_id: tenantId, id, key_id: key.id, expires_at: expiresAt };
  await parts.database.tenant(tenantId).sessions.create({ data: row });
  const token = parts.tokens.sign('session', {
    fingerprint: key.fingerprint,
    tenant_id: tenantId,
    session_id: id,
  });
  ctx.append('Set-Cookie', cookie(token, parts.secure, SESSION_MS / 1000));
  return { expiresAt };
}

/** Ends the session for everybody who has its cookie. */
export async function closeSession(ctx: Context, parts: SessionParts): Promise<void> {
  const claims = claimsOf(ctx, parts);
  if (claims !== null) await parts.database.tenant(claims.tenantId).sessions.deleteMany({ where: { id: claims.id } });
  ctx.append('Set-Cookie', cookie('', parts.secure, 0));
}

/**
 * The caller of a helper route, by API key header or by session. A session works only from our own
 * pages.
 */
export async function principalOf(ctx: Context, parts: SessionParts): Promise<Principal> {
  const nowMs = parts.clock().getTime();
  const secret = secretOf(ctx);
  const caller = { secret, address: ctx.ip };
  const claims = secret !== null || isForeignOrigin(ctx) ? null : claimsOf(ctx, parts);
  if (claims === null) return parts.authenticator.authenticate(caller, nowMs);
  const session = await parts.database.tenant(claims.tenantId).sessions.findFirst({ where: { id: claims.id } });
  if (session === null || session.expires_at.getTime() <= nowMs) return parts.authenticator.authenticate(caller, nowMs);
  return parts.authenticator.authenticateFingerprint(claims.fingerprint, nowMs);
}

function claimsOf(ctx: Context, { tokens }: SessionParts) {
  const claims = tokens.read('session', ctx.cookies.get(COOKIE) ?? '');
  if (claims === null) return null;
  return {
    fingerprint: String(claims.fingerprint),
    tenantId: String(claims.tenant_id),
    id: String(claims.session_id),
  };
}

function isForeignOrigin(ctx: Context): boolean {
  const { origin } = ctx.req.headers;
  return origin !== undefined && origin !== `${ctx.protocol}://${ctx.host}`;
}

function cookie(value: string, secure: boolean, maxAgeSeconds: number): string {
  return `${COOKIE}=${value}; Path=/api; HttpOnly; SameSite=Strict; Max-Age=${maxAgeSeconds}${secure ? '; Secure' : ''}`;
}
