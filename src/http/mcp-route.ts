import type { Context } from 'koa';
import type { ContractDocument } from '../contract-document.ts';
import { SkillError } from '../errors.ts';
import { readOptions } from '../mcp/options.ts';
import { parseUrl } from '../parse-url.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { Logger } from '../platform/logger.ts';
import {
  type Authenticator,
  createAnswerQuota,
  type Dispatcher,
  type Limits,
  parseParams,
  unreadAnswers,
} from '../rpc/index.ts';
import { pointToRpc } from './pointers.ts';
import { refuseMessage } from './refuse-message.ts';
import { readJsonText, secretOf } from './request.ts';
import { counted, skillCallsOf } from './skill-calls.ts';
import type { Traffic } from './traffic.ts';
import { unsentTo } from './unsent-to.ts';

export interface McpRouteParts {
  readonly dispatcher: Dispatcher;
  readonly authenticator: Authenticator;
  readonly limits: Limits;
  readonly contract: ContractDocument;
  readonly tokens: TokenSigner;
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
  if (isForeignOrigin(ctx, parts.publicUrl))
    return refuseMessage(ctx, parts, new SkillError(-32600, FOREIGN_ORIGIN), 403);
  if (ctx.method !== 'POST')
    return pointToRpc(ctx, 405, 'MCP messages are sent with POST /mcp. This server keeps no sessions and no streams.');
  try {
    await answerPost(ctx, parts);
  } catch (error) {
    refuseMessage(ctx, parts, error);
  }
}

async function answerPost(ctx: Context, parts: McpRouteParts): Promise<void> {
  const { authenticator, limits, traffic, contract, tokens, log, clock } = parts;
  const unsent = counted(unsentTo(ctx, traffic));
  if (!unsent.hasRoom()) throw unreadAnswers();
  const options = readOptions(queryOf(ctx));
  const caller = { secret: secretOf(ctx), address: ctx.ip };
  const authenticate = () => authenticator.authenticate(caller, clock().getTime());
  const { account, key } = await authenticate();
  // One message: a batch, which the protocol no longer has, would be a JSON array.
  const message = parseParams(await readJsonText(ctx, traffic, authenticate));
  const quota = createAnswerQuota(unsent);
  // As in /rpc, an answer that reads waits while the client has too many large ones.
  if (message.method !== 'tools/call') quota.requireQuota(0);
  // It takes a seventh of a second to load, so the first message loads it.
  const { answerMessage, createMcpServer } = await import('../mcp/index.ts');
  const calls = skillCallsOf(ctx, parts.dispatcher, quota);
  const { requestId } = ctx.state;
  const onDefect = (error: unknown): void => log.error({ requestId, err: error }, 'MCP message failed');
  const waiting = { tokens, accountId: account.accountId, keyId: key.id, now: clock };
  const answer = await answerMessage(
    () => createMcpServer({ call: calls.call, contract, options, waiting, onDefect }),
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

const FOREIGN_ORIGIN = 'Web pages of other origins cannot use this endpoint.';

/**
 * Against DNS rebinding: the host name of such a page is the attacker's, so that the origin is
 * compared with our own address and not with the Host header. A service that is only on this
 * machine has several names, and so have its pages: no name of an attacker is among them.
 */
function isForeignOrigin(ctx: Context, publicUrl: string): boolean {
  const { origin, host } = ctx.req.headers;
  if (origin === undefined) return false;
  const own = new URL(publicUrl);
  if (origin === own.origin) return false;
  const names = [own, parseUrl(origin), parseUrl(`http://${host ?? ''}`)];
  return !names.every((name) => name !== null && isLoopback(name.hostname));
}

/** As URLs write them; `127.1` is 127.0.0.1 in a URL. */
const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

/** The query as text; a parameter that is repeated has all its values. */
function queryOf(ctx: Context): Record<string, string> {
  return Object.fromEntries(Object.entries(ctx.query).map(([name, value]) => [name, [value].flat().join(',')]));
}

/** What the protocol wants a client to accept; general clients accept anything, or do not say. */
const ACCEPTS = 'application/json, text/event-stream';
const ANYTHING: readonly string[] = ['*/*', 'application/*'];

/** The headers that the protocol reads. Credentials are not among them. */
function headersOf(ctx: Context): Record<string, string> {
  const { accept = '*/*' } = ctx.req.headers;
  const types = accept.split(',').map((type) => type.split(';')[0]?.trim() ?? '');
  const accepts: Record<string, string> = types.some((type) => ANYTHING.includes(type)) ? { accept: ACCEPTS } : {};
  const read = Object.fromEntries(
    Object.entries(ctx.req.headers).flatMap(([name, value]) =>
      typeof value === 'string' && /^(accept|content-type|mcp-[\w-]+)$/.test(name) ? [[name, value]] : [],
    ),
  );
  return { ...read, ...accepts };
}
