import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
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

const root = new URL('../../', import.meta.url);
const read = (path: string): string | null => {
  const file = new URL(path, root);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** The documents generated from the contract, by path: read on first use and cached. */
export function createReference(): (path: string) => StaticDocument | null {
  const cache = new Map<string, StaticDocument | null>();
  return (path) => {
    const cached = cache.get(path);
    if (cached !== undefined) return cached;
    const source = sourceOf(path);
    const text = source === null ? null : read(source.file);
    const document = source === null || text === null ? null : staticDocument(source.type, text);
    // Unknown paths are not cached, because there is no limit on them.
    if (document !== null) cache.set(path, document);
    return document;
  };
}

function sourceOf(path: string): { file: string; type: string } | null {
  if (path === '/openrpc.json') return { file: 'openrpc.json', type: 'application/json' };
  if (path === '/openapi.json') return { file: 'docs/reference/openapi.json', type: 'application/json' };
  if (path === '/llms.txt') return { file: 'docs/reference/llms.txt', type: 'text/plain; charset=utf-8' };
  if (path === '/docs' || path === '/docs/')
    return { file: 'docs/reference/html/index.html', type: 'text/html; charset=utf-8' };
  const page = /^\/docs\/([a-z][a-z-]*)(\.md|\.html|\.css)?$/.exec(path);
  if (page === null) return null;
  const [, name, ending] = page;
  if (ending === '.md') return { file: `docs/reference/${name}.md`, type: 'text/markdown; charset=utf-8' };
  if (ending === '.css') return { file: `docs/reference/html/${name}.css`, type: 'text/css; charset=utf-8' };
  return { file: `docs/reference/html/${name}.html`, type: 'text/html; charset=utf-8' };
}
