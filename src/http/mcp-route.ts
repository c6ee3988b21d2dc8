import type { Context } from 'koa';
import type { ContractDocument } from '../contract-document.ts';
import { SkillError } from '../errors.ts';
import { readOptions } from '../mcp/options.ts';
import type { CallSkill } from '../mcp/skill-call.ts';
import type { Logger } from '../platform/logger.ts';
import { traceParentOf } from '../platform/tracing.ts';
import {
  type AnswerRoom,
  type Authenticator,
  createAnswerRoom,
  type Dispatcher,
  type Limits,
  parseParams,
  toWire,
  type UnsentAnswers,
  unreadAnswers,
} from '../rpc/index.ts';
import { pointToRpc } from './pointers.ts';
import { HttpFault, readJsonText, requestCredentials, secretOf } from './request.ts';
import type { Traffic } from './traffic.ts';
import { unsentTo } from './unsent-to.ts';

export interface McpRouteParts {
  readonly dispatcher: Dispatcher;
  readonly authenticator: Authenticator;
  readonly limits: Limits;
  readonly contract: ContractDocument;
  readonly traffic: Traffic;
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly log: Logger;
}

/**
 * `/mcp`: the Model Context Protocol over Streamable HTTP, without sessions. One POST carries one
 * message, and every skill that it calls goes through the dispatcher, as from `/rpc`. The client
 * must have an API key; cookies do not count, so that no web page can make a browser call a skill.
 */
export async function answerMcp(ctx: Context, parts: McpRouteParts): Promise<void> {
  if (isForeignOrigin(ctx, parts.publicUrl)) return refuse(ctx, parts, 403, new SkillError(-32600, FOREIGN_ORIGIN));
  if (ctx.method !== 'POST')
    return pointToRpc(ctx, 405, 'MCP messages are sent with POST /mcp. This server keeps no sessions and no streams.');
  try {
    await answerPost(ctx, parts);
  } catch (error) {
    if (error instanceof HttpFault) {
      refuse(ctx, parts, error.status, new SkillError(error.status === 400 ? -32700 : -32600, error.message));
      // The rest of an oversized body is not read.
      if (error.status === 413) ctx.set('Connection', 'close');
    } else refuse(ctx, parts, null, error);
  }
}

async function answerPost(ctx: Context, parts: McpRouteParts): Promise<void> {
  const { authenticator, limits, traffic, contract, log, clock } = parts;
  const unsent = counted(unsentTo(ctx, traffic));
  if (!unsent.hasRoom()) throw unreadAnswers();
  const options = readOptions(queryOf(ctx));
  const caller = { secret: secretOf(ctx), address: ctx.ip };
  const { key } = await authenticator.authenticate(caller, clock().getTime());
  // One message: a batch, which the protocol no longer has, would be a JSON array.
  const message = parseParams(await readJsonText(ctx, traffic));
  const room = createAnswerRoom(unsent);
  // As in /rpc, an answer that reads waits while the client has too many large ones.
  if (message.method !== 'tools/call') room.requireRoom(0);
  // It takes a seventh of a second to load, so the first message loads it.
  const { answerMessage, createMcpServer } = await import('../mcp/index.ts');
  const calls = callsOf(ctx, parts, room);
  const { requestId } = ctx.state;
  const onDefect = (error: unknown): void => log.error({ requestId, err: error }, 'MCP message failed');
  const answer = await answerMessage(
    () => createMcpServer({ call: calls.call, contract, options, onDefect }),
    message,
    headersOf(ctx),
    (error) => log.debug({ requestId, err: error }, 'MCP message rejected'),
  );
  // The dispatcher counts a message that calls a skill.
  if (calls.count() === 0) await limits.countCall(key.id);
  unsent.take(Math.max(0, Buffer.byteLength(answer.text) - unsent.taken()));
  ctx.body = answer.type === null ? null : answer.text;
  if (answer.type !== null) ctx.set('Content-Type', answer.type);
  // Last, because Koa answers 204 where there is no body.
  ctx.status = answer.status;
}

/** Calls skills with the credentials of this request. */
function callsOf(
  ctx: Context,
  { dispatcher }: McpRouteParts,
  room: AnswerRoom,
): { readonly call: CallSkill; count(): number } {
  let count = 0;
  const request = {
    secret: secretOf(ctx),
    address: ctx.ip,
    requestId: ctx.state.requestId as string,
    batch: false,
    errorCodes: 'name' as const,
    room,
    traceParent: traceParentOf(ctx.req.headers),
  };
  const call: CallSkill = async (method, params) => {
    count += 1;
    const parsed = { ok: true, call: { id: null, method, params: { ...params } } } as const;
    const { text, error } = await dispatcher.answer(parsed, request);
    if (error !== null) return { ok: false, error };
    return { ok: true, result: (JSON.parse(text) as { result: Record<string, unknown> }).result };
  };
  return { call, count: () => count };
}

/** The answer of a skill is part of the answer to the message, which must not count it twice. */
function counted(unsent: UnsentAnswers): UnsentAnswers & { taken(): number } {
  let taken = 0;
  return {
    ...unsent,
    take: (bytes) => {
      taken += bytes;
      unsent.take(bytes);
    },
    taken: () => taken,
  };
}

const FOREIGN_ORIGIN = 'Web pages of other origins cannot use this endpoint.';

/**
 * Against DNS rebinding: the host name of such a page is the attacker's, so that the origin is
 * compared with our own address and not with the Host header.
 */
function isForeignOrigin(ctx: Context, publicUrl: string): boolean {
  const { origin } = ctx.req.headers;
  return origin !== undefined && origin !== new URL(publicUrl).origin;
}

/** The query as text; a parameter that is repeated has all its values. */
function queryOf(ctx: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(ctx.query).map(([name, value]) => [name, [value].flat().join(',')]));
}

/** The headers that the protocol reads. Credentials are not among them. */
function headersOf(ctx: Context): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ctx.req.headers).flatMap(([name, value]) =>
      typeof value === 'string' && /^(accept|content-type|mcp-[\w-]+)$/.test(name) ? [[name, value]] : [],
    ),
  );
}

const statuses: Readonly<Record<string, number>> = {
  '-32700': 400,
  '-32600': 400,
  '-32602': 400,
  '-32000': 401,
  rate_limited: 429,
  unavailable: 503,
};

/** Answers a message that was not served with a JSON-RPC error, whose id is not known. */
function refuse(ctx: Context, { publicUrl, log }: McpRouteParts, status: number | null, error: unknown): void {
  const wire = toWire(error, { requestId: ctx.state.requestId as string, publicUrl, log, method: ctx.path });
  ctx.status = status ?? statuses[String(wire.code)] ?? 500;
  if (wire.data.retry_after_ms !== undefined)
    ctx.set('Retry-After', String(Math.max(1, Math.ceil(Number(wire.data.retry_after_ms) / 1000))));
  requestCredentials(ctx);
  ctx.type = 'application/json';
  ctx.body = JSON.stringify({ jsonrpc: '2.0', id: null, error: wire });
}
