import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Context } from 'koa';

export interface StaticDocument {
  readonly type: string;
  /** Bytes, which all responses share until they are sent. */
  readonly body: Buffer;
  /** The same compressed; null where that saves nothing. */
  readonly gzip: Buffer | null;
  /** Of the body; a compressed answer has another one (RFC 9110, 8.8.3). */
  readonly etag: string;
}

/** Smaller documents fit into one packet. */
const MIN_GZIP_BYTES = 1400;

/** A document that never changes within this process, with its ETag. */
export function staticDocument(type: string, text: string): StaticDocument {
  const body = Buffer.from(text);
  const gzip = body.length < MIN_GZIP_BYTES ? null : gzipSync(body);
  return { type, body, gzip, etag: createHash('sha256').update(body).digest('base64url').slice(0, 27) };
}

export function sendDocument(
  ctx: Context,
  { type, body, gzip, etag }: StaticDocument,
  cacheControl = 'public, max-age=300',
): void {
  const packed = gzip !== null && ctx.acceptsEncodings('gzip', 'identity') === 'gzip' ? gzip : null;
  const tag = packed === null ? `"${etag}"` : `"${etag}-gzip"`;
  ctx.set('ETag', tag);
  ctx.set('Cache-Control', cacheControl);
  ctx.set('Access-Control-Allow-Origin', '*');
  if (gzip !== null) ctx.vary('Accept-Encoding');
  if (matchesEtag(ctx.get('If-None-Match'), tag)) {
    ctx.status = 304;
    return;
  }
  ctx.status = 200;
  ctx.type = type;
  if (packed !== null) ctx.set('Content-Encoding', 'gzip');
  ctx.body = packed ?? body;
}

/**
 * Whether an If-None-Match header contains the tag (RFC 9110, 13.1.2). Koa's own check ignores it
 * under `Cache-Control: no-cache`, which fetch adds to every request with an If-None-Match.
 */
function matchesEtag(header: string, etag: string): boolean {
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) || header.trim() === '*';
}
