import { LegacyJsonRpcTransportHandler } from '@a2a-js/sdk/compat/v0_3/server';
import { JsonRpcTransportHandler, ServerCallContext } from '@a2a-js/sdk/server';
import { type A2aParts, createRequestHandler } from './request-handler.ts';

/** One answer, or several that are streamed. */
export type A2aAnswer = object | AsyncGenerator<object, void, undefined>;

/**
 * Answers a JSON-RPC request of A2A. The versions differ in the names of their methods:
 * `message/send` is version 0.3, `SendMessage` is version 1.0.
 */
export function answerA2aRequest(body: Record<string, unknown>, parts: A2aParts): Promise<A2aAnswer> {
  const handler = createRequestHandler(parts);
  const isLegacy = typeof body.method === 'string' && body.method.includes('/');
  const context = new ServerCallContext({ requestedVersion: isLegacy ? '0.3' : '1.0' });
  return isLegacy
    ? new LegacyJsonRpcTransportHandler(handler).handle(body, context)
    : new JsonRpcTransportHandler(handler).handle(body, context);
}
