import type { Context } from 'koa';
import type { Database } from '../platform/database.ts';
import { inTime } from '../platform/in-time.ts';
import { statement } from '../platform/sql.ts';

export interface HealthParts {
  readonly database: Database;
  /** The text of /metrics, and the token it takes; without a token it answers callers on this machine alone. */
  readonly metrics: () => Promise<string>;
  readonly metricsToken: string | null;
}

const ping = statement<[], { one: number }>('http.ping', 'SELECT 1 AS one');

/** A balancer asks every few seconds, and takes no answer for an answer. */
const READY_WITHIN_MS = 2_000;

/** `/healthz`: the process lives. `/readyz`: it can answer calls. `/metrics`: what an operator watches. */
export async function answerHealth(ctx: Context, { database, metrics, metricsToken }: HealthParts): Promise<boolean> {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  switch (ctx.path) {
    case '/healthz':
      return text(ctx, 200, 'ok\n');
    case '/readyz':
      return inTime(READY_WITHIN_MS, database.row(ping)).then(
        () => text(ctx, 200, 'ready\n'),
        () => text(ctx, 503, 'the database cannot be reached\n'),
      );
    case '/metrics':
      if (!mayRead(ctx, metricsToken)) return text(ctx, 401, 'send the metrics token as the bearer\n');
      return text(ctx, 200, await metrics());
    default:
      return false;
  }
}

function mayRead(ctx: Context, token: string | null): boolean {
  if (token !== null) return ctx.get('authorization') === `Bearer ${token}`;
  // A proxy on this machine calls from it too, for whoever called the proxy.
  if (ctx.get('x-forwarded-for') !== '' || ctx.get('forwarded') !== '') return false;
  return /^(::ffff:)?127\.|^::1$/.test(ctx.ip);
}

function text(ctx: Context, status: number, body: string): true {
  ctx.status = status;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = body;
  return true;
}
