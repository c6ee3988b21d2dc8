import Koa, { type Context } from 'koa';
import { classifyClick } from '../domain/links/classify-click.ts';
import { LINK_PATH, readCode } from '../domain/links/short-link.ts';
import { createBurstDetector, isScannerAddress } from '../links/clicks/client.ts';
import type { ClickRecorder } from '../links/clicks/recorder.ts';
import { findTarget, type LinkOfCode } from '../links/find-target.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Logger } from '../platform/logger.ts';
import { isClientDisconnect } from './client-disconnect.ts';
import { createUnknownCodeLimit } from './unknown-code-limit.ts';

export interface LinkParts {
  readonly sql: Sql;
  readonly clicks: ClickRecorder;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly trustedProxies: number;
}

/** Answers requests below /l/ or /m/; false for other paths. */
export type AnswerLink = (ctx: Context) => Promise<boolean>;

const HEADERS = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * `GET /l/<code>`: redirects to the destination that is stored with the link, and to no other. It
 * reads one row and writes nothing: the click is recorded afterwards. Other paths are answered by
 * `answerOther`.
 */
export function createLinkAnswer({ sql, clicks, clock, log }: LinkParts, answerOther: AnswerLink): AnswerLink {
  const bursts = createBurstDetector();
  const guesses = createUnknownCodeLimit();

  const record = (ctx: Context, link: LinkOfCode, now: Date): void => {
    const userAgent = ctx.get('user-agent');
    const rule = classifyClick({
      method: ctx.method,
      userAgent,
      purposes: [ctx.get('sec-purpose'), ctx.get('purpose'), ctx.get('x-moz')],
      recentCodes: bursts.count(ctx.ip, userAgent, link.code, now),
    });
    clicks.record({ link, at: now, rule, fromScanner: isScannerAddress(ctx.ip) });
  };

  return async (ctx) => {
    // Not `ctx.path`, which throws for a target that is no URL.
    const [path = ''] = (ctx.req.url ?? '').split('?', 1);
    if (!path.startsWith(LINK_PATH)) return answerOther(ctx);
    ctx.set(HEADERS);
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      return page(ctx, 405, 'Method not allowed', 'Open this link in a browser.');
    }
    const code = readCode(path.slice(LINK_PATH.length));
    if (code === null) return unknown(ctx);
    const now = clock();
    const target = await findTarget(sql, { code, host: hostOf(ctx) }, now).catch((error: unknown) => {
      log.error({ err: error }, 'a short link could not be looked up');
    });
    if (target === undefined) {
      ctx.set('Retry-After', '5');
      return page(ctx, 503, 'Not available now', 'This link cannot be opened now. Try again in a few seconds.');
    }
    if (target === null) {
      // Only here: people behind the address of a client that guesses open the links they got.
      if (guesses.isBlocked(ctx.ip, now)) return tooMany(ctx);
      guesses.count(ctx.ip, now);
      return unknown(ctx);
    }
    if (target.isActive) record(ctx, target.link, now);
    if (target.location === null)
      return page(ctx, 410, 'Link expired', 'This link is no longer available. Ask its sender for a new one.');
    ctx.set('Location', target.location);
    ctx.body = null;
    ctx.status = 302;
    return true;
  };
}

/** Short links and files of messages on a listener of their own, which serves nothing else. */
export function createLinksApp(parts: LinkParts, answerLink: AnswerLink): Koa {
  const app = new Koa({ proxy: parts.trustedProxies > 0, maxIpsCount: parts.trustedProxies });
  app.use(async (ctx) => {
    if (await answerLink(ctx)) return;
    ctx.set(HEADERS);
    unknown(ctx);
  });
  app.on('error', (error: NodeJS.ErrnoException) => {
    if (!isClientDisconnect(error)) parts.log.warn({ err: error }, 'the answer of a short link could not be written');
  });
  return app;
}

/** The name that `link_domain_lookup` has for the host of the request. */
function hostOf(ctx: Context): string {
  return ctx.hostname.toLowerCase().replace(/\.$/, '');
}

function tooMany(ctx: Context): true {
  ctx.set('Retry-After', '60');
  return page(
    ctx,
    429,
    'Too many unknown links',
    'There is no such link, and too many unknown links were opened from this network. Wait a minute.',
  );
}

function unknown(ctx: Context): true {
  return page(ctx, 404, 'Link not found', 'There is no such link. Check that you have copied all of it.');
}

function page(ctx: Context, status: number, title: string, message: string): true {
  ctx.status = status;
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head><body><main><h1>${title}</h1><p>${message}</p></main></body></html>`;
  return true;
}
