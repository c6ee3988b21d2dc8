import type { Context } from 'koa';
import { SkillError } from '../errors.ts';
import type { SkillName } from '../generated/skills.ts';
import type { Logger } from '../platform/logger.ts';
import { type Dispatcher, parseParams, toWire } from '../rpc/index.ts';
import { HttpFault } from './http-fault.ts';
import { SMALL_BODY_BYTES } from './read-large-body.ts';
import { readText, requestCredentials, secretOf } from './request.ts';
import { closeSession, openSession, principalOf, type SessionParts } from './session.ts';

export interface HelperParts {
  readonly dispatcher: Dispatcher;
  readonly sessions: SessionParts;
  readonly publicUrl: string;
  readonly log: Logger;
}

type Route = (ctx: Context, parts: HelperParts) => Promise<void>;

/**
 * The allowlist of specification 4.4: sessions, keys and cost. Each route calls the matching skill.
 */
const routes: Readonly<Record<string, Route>> = {
  'POST /api/auth/session': async (ctx, { sessions }) => {
    const body = ctx.req.headers['content-type'] === undefined ? {} : await readObject(ctx);
    const secret = typeof body.api_key === 'string' ? body.api_key : secretOf(ctx);
    const caller = { secret, address: ctx.ip };
    const principal = await sessions.authenticator.authenticate(caller, sessions.clock().getTime());
    const { expiresAt } = await openSession(ctx, sessions, principal);
    send(ctx, 201, JSON.stringify({ expires_at: expiresAt.toISOString() }));
  },
  'GET /api/auth/session': (ctx, parts) => runSkill(ctx, parts, 'agent.whoami', {}),
  'DELETE /api/auth/session': async (ctx, { sessions }) => {
    await closeSession(ctx, sessions);
    ctx.status = 204;
  },
  'GET /api/keys': (ctx, parts) => runSkill(ctx, parts, 'agent.listKeys', page(ctx)),
  'POST /api/keys': async (ctx, parts) => runSkill(ctx, parts, 'agent.createKey', await readObject(ctx), 201),
  'GET /api/billing/cost': (ctx, parts) => runSkill(ctx, parts, 'billing.estimate', cost(ctx)),
};

/** Answers a helper route; false when the path is not one. */
export async function answerHelper(ctx: Context, parts: HelperParts): Promise<boolean> {
  const oneKey = /^\/api\/keys\/([\w-]{1,64})$/.exec(ctx.path);
  const route: Route | undefined =
    oneKey !== null && ctx.method === 'DELETE'
      ? (context, given) => runSkill(context, given, 'agent.revokeKey', { key_id: oneKey[1] })
      : Object.hasOwn(routes, `${ctx.method} ${ctx.path}`)
        ? routes[`${ctx.method} ${ctx.path}`]
        : undefined;
  if (route === undefined) return false;
  try {
    await route(ctx, parts);
  } catch (error) {
    sendError(ctx, parts, error);
  }
  return true;
}

async function runSkill(
  ctx: Context,
  { dispatcher, sessions }: HelperParts,
  name: SkillName,
  params: Record<string, unknown>,
  status = 200,
): Promise<void> {
  const principal = await principalOf(ctx, sessions);
  send(ctx, status, await dispatcher.run(name, params, principal, ctx.state.requestId as string));
}

/** The body is read before the key is known, because it can contain the key. */
async function readObject(ctx: Context): Promise<Record<string, unknown>> {
  const text = await readText(ctx, 'application/json', SMALL_BODY_BYTES);
  return text.trim() === '' ? {} : parseParams(text);
}

function page(ctx: Context): Record<string, unknown> {
  const { cursor, limit } = ctx.query;
  return {
    ...(typeof cursor === 'string' ? { cursor } : {}),
    ...(typeof limit === 'string' ? { limit: Number(limit) } : {}),
  };
}

function cost(ctx: Context): Record<string, unknown> {
  const { text, to } = ctx.query;
  return { ...(typeof text === 'string' ? { text } : {}), ...(typeof to === 'string' ? { to } : {}) };
}

const statuses: Readonly<Record<string, number>> = {
  '-32700': 400,
  '-32600': 400,
  '-32602': 400,
  '-32000': 401,
  '-32001': 404,
  '-32603': 500,
  invalid_permissions: 403,
  rate_limited: 429,
  unavailable: 503,
};

function sendError(ctx: Context, { publicUrl, log }: HelperParts, error: unknown): void {
  const fault =
    error instanceof HttpFault ? new SkillError(error.status === 400 ? -32700 : -32600, error.message) : error;
  const wire = toWire(fault, { requestId: ctx.state.requestId as string, publicUrl, log, method: ctx.path });
  const status = error instanceof HttpFault ? error.status : (statuses[String(wire.code)] ?? 422);
  // The rest of an oversized body is not read.
  if (status === 413) ctx.set('Connection', 'close');
  if (wire.data.retry_after_ms !== undefined)
    ctx.set('Retry-After', String(Math.ceil(Number(wire.data.retry_after_ms) / 1000)));
  send(ctx, status, JSON.stringify({ error: wire }));
}

function send(ctx: Context, status: number, text: string): void {
  ctx.status = status;
  requestCredentials(ctx);
  ctx.type = 'application/json';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = text;
}
