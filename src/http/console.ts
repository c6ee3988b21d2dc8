import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Context } from 'koa';
import { packageRoot } from '../platform/package-root.ts';
import { type StaticDocument, sendDocument, staticDocument } from './documents.ts';

const folder = new URL('dist/console/', packageRoot);
const PREFIX = '/console';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** What the build writes: names with a hash of their content, which never change. */
const ASSET = /^\/console\/(assets\/[\w-]+(?:\.[\w-]+)*\.(css|js|svg))$/;

/** Stands in index.html where the nonce of the response belongs. */
const NONCE = '__CSP_NONCE__';

export function isConsolePath(path: string): boolean {
  return path === PREFIX || path.startsWith(`${PREFIX}/`);
}

/**
 * Answers the console's files, and its page for every other path below, because its router runs in
 * the browser. Returns false for an absent file, and where the console was not built.
 */
export function createConsole(): (ctx: Context) => boolean {
  const assets = new Map<string, StaticDocument>();
  let page: string | null = null;

  return (ctx) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
    const [, name, type = ''] = ASSET.exec(ctx.path) ?? [];
    if (name !== undefined) {
      const document = assets.get(name) ?? read(name, TYPES[type] as string);
      if (document === null) return false;
      assets.set(name, document);
      sendDocument(ctx, document, 'public, max-age=31536000, immutable');
      return true;
    }
    if (ctx.path.startsWith(`${PREFIX}/assets/`)) return false;
    page ??= readPage();
    if (page === null) return false;
    sendPage(ctx, page);
    return true;
  };
}

function read(name: string, type: string): StaticDocument | null {
  const file = new URL(name, folder);
  return existsSync(file) ? staticDocument(type, readFileSync(file, 'utf8')) : null;
}

function readPage(): string | null {
  const file = new URL('index.html', folder);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/**
 * The nonce is for the style sheets that React Aria adds while an element is pressed and while a
 * dialog is open; scripts need none.
 */
function sendPage(ctx: Context, page: string): void {
  const nonce = randomBytes(16).toString('base64');
  ctx.set('Content-Security-Policy', policy(nonce));
  ctx.set('Cache-Control', 'no-cache');
  ctx.status = 200;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = page.replaceAll(NONCE, nonce);
}

const policy = (nonce: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
