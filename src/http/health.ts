import type { Context } from 'koa';
import { isSameSecret } from '../platform/crypto/same-secret.ts';
import type { Readiness } from './readiness.ts';

export interface HealthParts {
  readonly readiness: Readiness;
  /**
   * The text of /metrics and its token. Without a token only callers on this machine may read it.
   */
  readonly metrics: () => Promise<string>;
  readonly metricsToken: string | null;
  readonly trustedProxies: number;
  /** Whether the process will end soon, so that no further traffic should be sent to it. */
  readonly isDraining: () => boolean;
}

/** Load balancers probe every few seconds and treat no response as a failure. */
const READY_TIMEOUT_MS = 2_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it can answer calls. `/metrics`: Prometheus metrics.
 */
export async function answerHealth(
  ctx: Context,
  { readiness, metrics, metricsToken, trustedProxies, isDraining }: HealthParts,
): Promise<boolean> {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  switch (ctx.path) {
    case '/healthz':
      return text(ctx, 200, 'ok\n');
    case '/readyz':
      return isDraining() ? text(ctx, 503, 'the service is shutting down\n') : answerReady(ctx, readiness);
    case '/metrics':
      if (!mayReadMetrics(ctx, metricsToken, trustedProxies))
        return text(ctx, 401, 'send the metrics token as a bearer token\n');
      return text(ctx, 200, await metrics());
    default:
      return false;
  }
}

async function answerReady(ctx: Context, readiness: Readiness): Promise<true> {
  const reason = await readiness(READY_TIMEOUT_MS);
  return reason === null ? text(ctx, 200, 'ready\n') : text(ctx, 503, `${reason}\n`);
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
