import type { Context } from 'koa';
import { isSameSecret } from '../platform/crypto/same-secret.ts';
import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/sql.ts';
import { withTimeout } from '../platform/with-timeout.ts';

export interface HealthParts {
  readonly database: Database;
  /**
   * The text of /metrics and its token. Without a token only callers on this machine may read it.
   */
  readonly metrics: () => Promise<string>;
  readonly metricsToken: string | null;
  readonly trustedProxies: number;
}

const ping = statement<[], { one: number }>('http.ping', 'SELECT 1 AS one');

/** Load balancers probe every few seconds and treat no response as a failure. */
const READY_TIMEOUT_MS = 2_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer calls. `/metrics`: Prometheus metrics.
 */
export async function answerHealth(
  ctx: Context,
  { database, metrics, metricsToken, trustedProxies }: HealthParts,
): Promise<boolean> {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  switch (ctx.path) {
    case '/healthz':
      return text(ctx, 200, 'ok\n');
    case '/readyz':
      return withTimeout(READY_TIMEOUT_MS, database.row(ping)).then(
        () => text(ctx, 200, 'ready\n'),
        () => text(ctx, 503, 'the database is not reachable\n'),
      );
    case '/metrics':
      if (!mayReadMetrics(ctx, metricsToken, trustedProxies))
        return text(ctx, 401, 'send the metrics token as a bearer token\n');
      return text(ctx, 200, await metrics());
    default:
      return false;
  }
}

function mayReadMetrics(ctx: Context, token: string | null, proxies: number): boolean {
  if (token !== null) return isSameSecret(ctx.get('authorization'), `Bearer ${token}`);
  // A proxy on this machine connects from here too, on behalf of remote clients.
  if (proxies > 0 || ctx.get('x-forwarded-for') !== '' || ctx.get('forwarded') !== '') return false;
  return /^(::ffff:)?127\.|^::1$/.test(ctx.req.socket.remoteAddress ?? '');
}

function text(ctx: Context, status: number, body: string): true {
  ctx.status = status;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = body;
  return true;
}
