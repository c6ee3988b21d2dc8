import { existsSync, readFileSync } from 'node:fs';
import type { Context } from 'koa';
import { packageRoot } from '../platform/package-root.ts';
import { type StaticDocument, staticDocument } from './documents.ts';

/** The address that all documents are written with. */
const WRITTEN_URL = 'http://localhost:4000';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
};

const DOCUMENTS: Readonly<Record<string, string>> = {
  '/openrpc.json': 'openrpc.json',
  '/openapi.json': 'docs/reference/openapi.json',
  '/llms.txt': 'docs/reference/llms.txt',
  '/llms-full.txt': 'dist/site/llms-full.txt',
  '/SKILL.md': 'docs/agents/SKILL.md',
  '/AGENTS.md': 'docs/agents/AGENTS.md',
};

/** The pages run scripts of this service and call it, and nothing else. */
export const SITE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function isSitePath(path: string): boolean {
  return path === '/docs' || path.startsWith('/docs/');
}

/** The document of a path, or null. */
export type Site = (path: string) => StaticDocument | null;

/**
 * The documents generated from the contract, by path: read on first use, with the public URL in
 * their examples, and cached. `npm run setup` builds the pages (codegen/site).
 */
export function createSite(publicUrl: string): Site {
  const cache = new Map<string, StaticDocument | null>();
  return (path) => {
    const cached = cache.get(path);
    if (cached !== undefined) return cached;
    const name = fileOf(path);
    const file = name === null ? null : new URL(name, packageRoot);
    if (name === null || file === null || !existsSync(file)) return null;
    const type = TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    const document = staticDocument(
      type,
      readFileSync(file, 'utf8').replaceAll(WRITTEN_URL, escapedFor(type, publicUrl)),
    );
    // Unknown paths are not cached, because there is no limit on them.
    cache.set(path, document);
    return document;
  };
}

/**
 * Sends a browser that opens the root to the documentation. Other clients get the pointer to /rpc.
 */
export function sendBrowserToSite(ctx: Context): boolean {
  if (ctx.path !== '/' || !isBrowser(ctx)) return false;
  ctx.redirect('/docs');
  return true;
}

/** Shows a browser the menu and the search when an address of the documentation has no page. */
export function sendMissingPage(ctx: Context, site: Site): boolean {
  const page = isSitePath(ctx.path) && isBrowser(ctx) ? site('/docs/404') : null;
  if (page === null) return false;
  ctx.set('Content-Security-Policy', SITE_POLICY);
  ctx.status = 404;
  ctx.type = page.type;
  ctx.body = page.body;
  return true;
}

/** Whether the client accepts a page. The answer depends on the header, so caches must know it. */
function isBrowser(ctx: Context): boolean {
  ctx.vary('Accept');
  return (ctx.method === 'GET' || ctx.method === 'HEAD') && /\btext\/html\b/.test(ctx.get('Accept'));
}

const SEGMENT = /^[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*$/;

/** The file of a path, or null if no file can have it: no segment is `..` or hidden. */
function fileOf(path: string): string | null {
  if (Object.hasOwn(DOCUMENTS, path)) return DOCUMENTS[path] ?? null;
  if (path === '/docs' || path === '/docs/') return 'dist/site/index.html';
  if (!isSitePath(path)) return null;
  const segments = path.slice('/docs/'.length).split('/');
  if (!segments.every((segment) => SEGMENT.test(segment))) return null;
  const ending = segments.at(-1)?.split('.').at(-1) ?? '';
  return `dist/site/${segments.join('/')}${Object.hasOwn(TYPES, ending) ? '' : '.html'}`;
}

function escapedFor(type: string, url: string): string {
  if (type === 'application/json') return JSON.stringify(url).slice(1, -1);
  return type.startsWith('text/html')
    ? url.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    : url;
}
