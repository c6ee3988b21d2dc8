import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { SkillError } from '../errors.ts';
import { createAnswerQuota, MAX_BATCH_MS, type UnsentAnswers } from './answer-quota.ts';
import type { AnswerText, Dispatcher, RequestInfo } from './dispatch.ts';
import { type ParsedCall, parseBody } from './envelope.ts';

/** The answer to a request body, one call or a batch. */
export interface BodyAnswer {
  /** JSON: an object, or an array for a batch. */
  readonly text: string;
  /** One per call, in order. */
  readonly answers: readonly AnswerText[];
}

/**
 * Answers a body with one call or a batch, in order and one at a time. Throws a SkillError when the
 * body as a whole is invalid. A batch that takes too long starts no further call.
 */
export function createBodyAnswerer(dispatcher: Dispatcher, monotonicMs: () => number = () => performance.now()) {
  return async (
    body: string,
    request: Omit<RequestInfo, 'batch' | 'quota'>,
    unsent: UnsentAnswers,
  ): Promise<BodyAnswer> => {
    const { batch, calls } = parseBody(body);
    const startedAt = monotonicMs();
    const info = { ...request, batch, quota: createAnswerQuota(unsent) };
    const answers: AnswerText[] = [];
    for (const call of calls) {
      const isLate = monotonicMs() - startedAt > MAX_BATCH_MS;
      answers.push(await dispatcher.answer(isLate ? notStarted(call) : call, info));
      // Calls that are refused do no I/O, so that a batch of them would hold up other requests.
      if (batch) await yieldToEventLoop();
    }
    const [first] = answers as [AnswerText];
    return { text: batch ? `[${answers.map(({ text }) => text).join(',')}]` : first.text, answers };
  };
}

function notStarted(parsed: ParsedCall): ParsedCall {
  const error = new SkillError(
    'unavailable',
    `The earlier calls of this batch took ${MAX_BATCH_MS / 1000} seconds, so this call was not started. Send it in another batch.`,
    { retryAfterMs: 1000 },
  );
  return { ok: false, id: parsed.ok ? parsed.call.id : parsed.id, error };
}
