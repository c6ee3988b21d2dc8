import { Readable } from 'node:stream';
import type { Context } from 'koa';
import type { ContractDocument } from '../contract-document.ts';
import { SkillError } from '../errors.ts';
import { agentCard } from '../generated/agent-card.ts';
import { catalog, catalogVersion } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { TokenSigner } from '../platform/crypto/tokens.ts';
import type { Logger } from '../platform/logger.ts';
import { type Authenticator, createAnswerQuota, type Dispatcher, parseParams, unreadAnswers } from '../rpc/index.ts';
import { pointToRpc } from './pointers.ts';
import { refuseMessage } from './refuse-message.ts';
import { readJsonText, secretOf } from './request.ts';
import { onResponseEnd, responseEnd } from './response-end.ts';
import { counted, skillCallsOf } from './skill-calls.ts';
import type { Traffic } from './traffic.ts';
import { unsentTo } from './unsent-to.ts';

export interface A2aRouteParts {
  readonly dispatcher: Dispatcher;
  readonly authenticator: Authenticator;
  readonly contract: ContractDocument;
  readonly tokens: TokenSigner;
  readonly traffic: Traffic;
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly log: Logger;
}

const INTERVAL_MS = 1_000;
/** Milliseconds after which a stream ends; the client subscribes again. */
export const MAX_STREAM_MS = 10 * 60_000;

/**
 * `POST /a2a`: the Agent2Agent protocol, versions 0.3 and 1.0, as JSON-RPC. Every skill that a
 * message calls goes through the dispatcher, as from `/rpc`.
 */
export async function answerA2a(ctx: Context, parts: A2aRouteParts): Promise<void> {
  if (ctx.method !== 'POST') return pointToRpc(ctx, 405, 'A2A messages are sent with POST /a2a.');
  try {
    await answerPost(ctx, parts);
  } catch (error) {
    refuseMessage(ctx, parts, error);
  }
}

async function answerPost(ctx: Context, parts: A2aRouteParts): Promise<void> {
  const { authenticator, traffic, contract, tokens, clock, dispatcher } = parts;
  const unsent = counted(unsentTo(ctx, traffic));
  if (!unsent.hasRoom()) throw unreadAnswers();
  const caller = { secret: secretOf(ctx), address: ctx.ip };
  const authenticate = () => authenticator.authenticate(caller, clock().getTime());
  const body = parseParams(await readJsonText(ctx, traffic, authenticate));
  if (!isPublicCall(body)) await authenticate();
  // The library costs a tenth of a second to load, so the first message loads it.
  const { answerA2aRequest } = await import('../a2a/answer-request.ts');
  const answer = await answerA2aRequest(body, {
    call: skillCallsOf(ctx, dispatcher, createAnswerQuota(unsent)).call,
    tokens,
    schemaOf: contract.schemaOf,
    card: () => agentCard(parts.publicUrl, catalogVersion),
    follow: { intervalMs: INTERVAL_MS, limitMs: MAX_STREAM_MS, signal: responseEnd(ctx.res) },
  });
  if (Symbol.asyncIterator in answer) return stream(ctx, traffic, answer as AsyncIterable<object>);
  const text = JSON.stringify(answer);
  unsent.take(Math.max(0, Buffer.byteLength(text) - unsent.taken()));
  ctx.type = 'application/json';
  ctx.body = text;
}

/** Server-sent events (WHATWG HTML, 9.2), one for each JSON-RPC response. */
function stream(ctx: Context, { streams }: Traffic, answers: AsyncIterable<object>): void {
  if (!streams.hasRoom(ctx.ip))
    throw new SkillError('unavailable', 'Too many streams are open. Close one, or read the task with tasks/get.', {
      retryAfterMs: 10_000,
    });
  onResponseEnd(ctx.res, streams.take(ctx.ip, 1));
  ctx.type = 'text/event-stream';
  ctx.set('Cache-Control', 'no-store');
  ctx.body = Readable.from(eventsOf(answers));
}

async function* eventsOf(answers: AsyncIterable<object>): AsyncGenerator<string, void, undefined> {
  for await (const answer of answers) yield `data: ${JSON.stringify(answer)}\n\n`;
}

/** A message without a key may call a public skill, such as `agent.provision`. */
function isPublicCall(body: Record<string, unknown>): boolean {
  const { message } = (body.params ?? {}) as { message?: { parts?: unknown } };
  const parts = Array.isArray(message?.parts) ? (message.parts as unknown[]) : [];
  return parts.some((part) => {
    const { data } = (part ?? {}) as { data?: { skill?: unknown } };
    const { skill } = data ?? {};
    return typeof skill === 'string' && Object.hasOwn(catalog, skill) && catalog[skill as SkillName].scope === 'public';
  });
}
