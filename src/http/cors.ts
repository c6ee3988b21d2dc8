import type { Context } from 'koa';

/**
 * Pages of any origin may call Tern with a key that they hold. Cookies are never allowed: the
 * paths that answer with these headers do not read them.
 */
export const CORS_HEADERS: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'X-Request-Id, Retry-After, WWW-Authenticate',
};

const REQUEST_HEADERS = [
  'Authorization',
  'X-API-Key',
  'Content-Type',
  'Tern-Error-Codes',
  'X-Tern-Client',
  'traceparent',
  'tracestate',
];

/** Answers the request by which a browser asks whether a page may call `POST` here. */
export function answerPreflight(ctx: Context): void {
  ctx.status = 204;
  ctx.set(CORS_HEADERS);
  ctx.set('Access-Control-Allow-Methods', 'POST');
  ctx.set('Access-Control-Allow-Headers', REQUEST_HEADERS.join(', '));
  ctx.set('Access-Control-Max-Age', '86400');
}
