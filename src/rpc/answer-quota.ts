import { SkillError } from '../errors.ts';
import { type CatalogEntry, catalog } from '../generated/catalog.ts';
import type { SkillName } from '../generated/skills.ts';
import type { NextAction } from '../next-actions.ts';

/** Bytes of the answer to one call that reads; the largest is the catalog with all schemas. */
export const MAX_ANSWER_BYTES = 3 * 1024 * 1024;
/** Bytes of all answers of a batch, after which it runs only calls that write. */
export const MAX_BATCH_BYTES = 4 * 1024 * 1024;
/** Milliseconds after which a batch starts no further call. */
export const MAX_BATCH_MS = 10_000;

/** What the answers of one request may take. */
export interface AnswerQuota {
  /** Throws if the answer to another call that reads cannot be held. */
  requireQuota(bytes: number): void;
  /** Counts an answer until the client has received it. */
  take(bytes: number): void;
}

/** The answers of one client: those that it has not received yet, and those of late. */
export interface UnsentAnswers {
  hasRoom(): boolean;
  /** Milliseconds until the client may get another large answer. */
  waitMs(): number;
  take(bytes: number): void;
}

export function createAnswerQuota(unsent: UnsentAnswers): AnswerQuota {
  let used = 0;
  /** The first answer that exceeds it ends the reading of a batch. */
  let isFull = false;
  return {
    requireQuota: (bytes) => {
      if (!unsent.hasRoom()) throw unreadAnswers();
      const waitMs = unsent.waitMs();
      if (waitMs > 0)
        throw new SkillError(
          'rate_limited',
          'The answers to this client are too large for their number. Retry later.',
          {
            retryAfterMs: waitMs,
          },
        );
      isFull ||= used + bytes > MAX_BATCH_BYTES;
      if (isFull)
        throw tooLarge(
          'batch',
          `The answers of this batch exceed ${MAX_BATCH_BYTES} bytes. Send this call in another request.`,
          MAX_BATCH_BYTES,
        );
    },
    take: (bytes) => {
      used += bytes;
      unsent.take(bytes);
    },
  };
}

export function unreadAnswers(): SkillError {
  return new SkillError('unavailable', 'Earlier answers were not read yet. Nothing was changed; read them and retry.', {
    retryAfterMs: 1000,
  });
}

/**
 * Throws `answer_too_large` for the answer of a call that reads. An answer to a write reports what
 * was done and is never withheld; its size follows from the params.
 */
export function requireSmall(name: SkillName, params: Readonly<Record<string, unknown>>, bytes: number): void {
  if (catalog[name].effect !== 'read' || bytes <= MAX_ANSWER_BYTES) return;
  const message = `The answer exceeds ${MAX_ANSWER_BYTES} bytes. ${HELP[kindOf(catalog[name])]}`;
  throw tooLarge('answer', message, MAX_ANSWER_BYTES, [smaller(name, params, bytes)]);
}

const HELP = {
  page: 'Ask for fewer items at a time.',
  skills: 'Ask for one module or one skill at a time.',
  other: 'Ask for a part of it.',
} as const;

function kindOf({ params }: CatalogEntry): keyof typeof HELP {
  if (params.includes('limit')) return 'page';
  return params.includes('module') ? 'skills' : 'other';
}

/** The same call for as many items as fit, less than that, because others may be larger. */
function smaller(name: SkillName, params: Readonly<Record<string, unknown>>, bytes: number): NextAction {
  if (kindOf(catalog[name]) !== 'page')
    return { skill: 'agent.capabilities', params: { skill: name }, why: 'Shows how to ask for less.' };
  const limit = typeof params.limit === 'number' ? params.limit : DEFAULT_LIMIT;
  const fitting = Math.max(1, Math.floor((limit * MAX_ANSWER_BYTES) / bytes / 2));
  // The other params are the caller's, and an error never repeats its input.
  return { skill: name, params: { limit: fitting }, why: 'Asks for fewer items at a time, beside your other params.' };
}

const DEFAULT_LIMIT = 50;

function tooLarge(what: 'answer' | 'batch', message: string, limit: number, nextActions: readonly NextAction[] = []) {
  return new SkillError('answer_too_large', message, { details: { reason: what, max_bytes: limit }, nextActions });
}
