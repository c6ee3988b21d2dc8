import type { Context } from 'koa';
import { isKeyInForce } from '../accounts/valid-keys.ts';
import { inboundType } from '../domain/media/inbound-type.ts';
import { contentParts } from '../media/content-parts.ts';
import { INBOX_FILE_PATH, INBOX_FILE_TOKEN } from '../media/inbound/link-token.ts';
import { findKept } from '../media/inbound/queries.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { Database } from '../platform/database/database.ts';
import { pointToRpc } from './pointers.ts';
import { type FileStreams, sendStream } from './stream-file.ts';

export interface InboxFileParts {
  readonly database: Database;
  readonly tokens: TokenSigner;
  readonly clock: () => Date;
  readonly streams: FileStreams;
}

const HEADERS = {
  'Cache-Control': 'private, max-age=3600',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * `GET /inbox/file?token=…`: a file that a person sent, for the client that `inbox.get` gave the
 * link. Only pictures open in the page. It goes out from the database: nothing of it stays on the
 * disk of this machine after it was erased.
 */
export async function answerInboxFile(
  ctx: Context,
  { database, tokens, clock, streams }: InboxFileParts,
): Promise<boolean> {
  if (ctx.path !== INBOX_FILE_PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return false;
  const now = clock();
  const claims = typeof ctx.query.token === 'string' ? tokens.read(INBOX_FILE_TOKEN, ctx.query.token) : null;
  const found =
    claims === null || Number(claims.expires_at) <= now.getTime() ? null : await find(database, claims, now);
  if (found === null) {
    ctx.set('Cache-Control', 'no-store');
    pointToRpc(ctx, 404, 'The file does not exist or its link has expired. Get a new link with inbox.get.');
    return true;
  }
  const { tenantId, id, content_type: contentType, bytes, sha256 } = found;
  const { type, extension, isPicture } = inboundType(contentType);
  ctx.set(HEADERS);
  ctx.set('Content-Disposition', `${isPicture ? 'inline' : 'attachment'}; filename="${id}.${extension}"`);
  ctx.status = 200;
  ctx.type = type;
  ctx.length = bytes;
  if (ctx.method === 'HEAD') return true;
  const source = { read: contentParts(database, { tenantId, sha256, bytes }), close: () => Promise.resolve() };
  await sendStream(ctx, streams, source);
  return true;
}

async function find(database: Database, claims: Readonly<Record<string, unknown>>, now: Date) {
  const [tenantId, accountId, id] = [String(claims.tenant_id), String(claims.account_id), String(claims.file_id)];
  if (!(await isKeyInForce(database, tenantId, String(claims.key_id), now))) return null;
  const file = await database.row(findKept, tenantId, accountId, id, now);
  return file && { ...file, tenantId, id };
}
