import { Agent, request } from 'undici';
import type { AiSettings } from '../config.ts';
import type { Prompt } from '../domain/ai/prompt.ts';
import { isObject } from '../domain/ai/read-answer.ts';
import type { Logger } from '../platform/logger.ts';
import type { Completion, Model, ModelFault } from './model.ts';

/** A longer response is not read to its end. */
const MAX_RESPONSE_BYTES = 256 * 1024;
/** Further questions are answered by rules at once: callers would wait for each other. */
const MAX_IN_FLIGHT = 32;
const CONNECT_TIMEOUT_MS = 3_000;
/** After this many faults in a row, the model is not asked for a while. */
const MAX_FAULTS = 5;
const PAUSE_MS = 30_000;
const MAX_TOKENS = 1_000_000;
/** What a server answers to a prompt that it does not take: by its content or its length. */
const REFUSED: ReadonlySet<number> = new Set([400, 413, 422, 451]);

type TokenLimit = 'max_tokens' | 'max_completion_tokens';

/**
 * Asks a server with OpenAI's chat-completions form. The operator chooses the server, so it may be
 * at a private address. Redirects are not followed, because the request carries a key.
 */
export function createChatModel(settings: AiSettings, log: Logger, clock: () => Date): Model {
  const { url, key, model, timeoutMs } = settings;
  const agent = new Agent({
    connections: MAX_IN_FLIGHT,
    connect: { timeout: CONNECT_TIMEOUT_MS },
    maxHeaderSize: 16 * 1024,
    // One timer for the whole question; undici's would be restarted for each part of a response.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  let inFlight = 0;
  let faults = 0;
  let pausedUntil = 0;
  // Newer models of OpenAI refuse the older name, and most other servers know only that one.
  let limit: TokenLimit = 'max_tokens';

  const post = async (prompt: Prompt, signal: AbortSignal): Promise<{ status: number; body: string | null }> => {
    const { statusCode, body } = await request(`${url}/chat/completions`, {
      method: 'POST',
      dispatcher: agent,
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        messages: [
          { role: 'system', content: prompt.system },
          { role: 'user', content: prompt.user },
        ],
        [limit]: prompt.maxOutputTokens,
      }),
    });
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of body) {
      bytes += (chunk as Buffer).length;
      // Leaving the loop destroys the body and its connection.
      if (bytes > MAX_RESPONSE_BYTES) return { status: statusCode, body: null };
      chunks.push(chunk as Buffer);
    }
    return { status: statusCode, body: Buffer.concat(chunks).toString() };
  };

  const ask = async (prompt: Prompt): Promise<Completion> => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      let response = await post(prompt, signal);
      if (response.status === 400 && limit === 'max_tokens' && response.body?.includes('max_completion_tokens')) {
        limit = 'max_completion_tokens';
        response = await post(prompt, signal);
      }
      const { status, body } = response;
      if (REFUSED.has(status)) return failed('invalid_answer', `status ${status}`);
      if (status !== 200) return failed('unavailable', `status ${status}`);
      return (body === null ? null : readCompletion(body)) ?? failed('invalid_answer', 'not a completion');
    } catch (error) {
      return signal.aborted ? failed('timeout', 'timed out') : failed('unavailable', codeOf(error));
    }
  };

  /** Neither the prompt nor the answer is logged. */
  const failed = (fault: ModelFault, reason: string): Completion => {
    log.warn({ fault, reason }, 'model did not answer; rules do');
    return { ok: false, fault };
  };

  return {
    name: model,
    complete: async (prompt) => {
      if (inFlight >= MAX_IN_FLIGHT || clock().getTime() < pausedUntil) return { ok: false, fault: 'unavailable' };
      inFlight += 1;
      try {
        const completion = await ask(prompt);
        // A refusal is about one prompt, so that it must not stop those of other accounts.
        if (completion.ok || completion.fault !== 'invalid_answer') faults = completion.ok ? 0 : faults + 1;
        if (faults >= MAX_FAULTS) {
          pausedUntil = clock().getTime() + PAUSE_MS;
          faults = 0;
        }
        return completion;
      } finally {
        inFlight -= 1;
      }
    },
    close: () => agent.destroy(),
  };
}

/** Null when the response has no text. */
function readCompletion(body: string): Completion | null {
  const response = parse(body);
  const choices: unknown = response?.choices;
  const first: unknown = Array.isArray(choices) ? choices[0] : null;
  const message = isObject(first) ? first.message : null;
  const content = isObject(message) ? message.content : null;
  if (typeof content !== 'string' || content === '') return null;
  const usage = isObject(response?.usage) ? response.usage : {};
  return {
    ok: true,
    text: content,
    inputTokens: readTokens(usage.prompt_tokens),
    outputTokens: readTokens(usage.completion_tokens),
  };
}

function parse(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

function readTokens(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_TOKENS ? value : null;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
