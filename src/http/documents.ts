import { createHash } from 'node:crypto';
import type { Context } from 'koa';

export interface StaticDocument {
  readonly type: string;
  /** Bytes, which all responses share until they are sent. */
  readonly body: Buffer;
  readonly etag: string;
}

/** A document that never changes within this process, with its ETag. */
export function staticDocument(type: string, text: string): StaticDocument {
  const body = Buffer.from(text);
  return { type, body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}

export function sendDocument(ctx: Context, document: StaticDocument): void {
  ctx.set('ETag', document.etag);
  ctx.set('Cache-Control', 'public, max-age=300');
  ctx.set('Access-Control-Allow-Origin', '*');
  if (matchesEtag(ctx.get('If-None-Match'), document.etag)) {
    ctx.status = 304;
    return;
  }
  ctx.status = 200;
  ctx.type = document.type;
  ctx.body = document.body;
}

/**
 * Whether an If-None-Match header contains the tag (RFC 9110, 13.1.2). Koa's own check ignores it
 * under `Cache-Control: no-cache`, which fetch adds to every request with an If-None-Match.
 */
function matchesEtag(header: string, etag: string): boolean {
  return header.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) || header.trim() === '*';
}
