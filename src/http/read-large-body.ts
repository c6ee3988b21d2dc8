import type { IncomingMessage } from 'node:http';
import { SkillError } from '../errors.ts';
import type { Budget } from '../platform/budget.ts';
import { createGrowingBuffer, type GrowingBuffer } from '../platform/growing-buffer.ts';
import { HttpFault } from './http-fault.ts';

/** Bodies up to this size are read without a key and take no room. */
export const SMALL_BODY_BYTES = 64 * 1024;

/** The least that a large body must bring in each period. */
export interface BodyPace {
  readonly everyMs: number;
  readonly bytes: number;
}

export interface LargeBodyOptions {
  readonly limit: number;
  /** Whether the headers already say that the body is large. */
  readonly isLarge: boolean;
  readonly client: string;
  readonly room: Budget;
  readonly pace: BodyPace;
  /** Rejects when the client may not send a large body. */
  readonly admit: () => Promise<unknown>;
}

/**
 * Reads a body that is large or of unknown length. It is admitted before more than a small body is
 * read, and must keep the pace from then on. Room is counted by what arrives, because a client can
 * announce any length. Throws 413, 408 or 400, `unavailable` without room, and what `admit` throws.
 */
export async function readLargeBody(request: IncomingMessage, options: LargeBodyOptions): Promise<Buffer> {
  const { limit, isLarge, client, room, pace, admit } = options;
  const releases: (() => void)[] = [];
  let counted = 0;
  const body = createGrowingBuffer((size) => {
    if (size <= SMALL_BODY_BYTES) return;
    requireRoom(room, client);
    releases.push(room.take(client, size - counted));
    counted = size;
  });
  try {
    if (isLarge) requireRoom(room, client);
    else if (await readUpTo(request, body, { limit, stopAfter: SMALL_BODY_BYTES, pace: null })) return body.bytes();
    await admit();
    await readUpTo(request, body, { limit, stopAfter: limit, pace });
    return body.bytes();
  } finally {
    for (const release of releases) release();
  }
}

interface ReadOptions {
  readonly limit: number;
  readonly stopAfter: number;
  readonly pace: BodyPace | null;
}

/** Resolves with true at the end of the body, and with false once more than `stopAfter` is read. */
function readUpTo(request: IncomingMessage, body: GrowingBuffer, options: ReadOptions): Promise<boolean> {
  const { limit, stopAfter, pace } = options;
  return new Promise((done, fail) => {
    const stop = (settle: () => void): void => {
      clearInterval(timer);
      request.pause().off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken);
      settle();
    };
    const refuse = (error: Error): void => stop(() => fail(error));
    const onData = (part: Buffer): void => {
      try {
        if (body.length + part.length > limit) throw new HttpFault(413, `The body is larger than ${limit} bytes.`);
        body.append(part);
      } catch (error) {
        refuse(error as Error);
        return;
      }
      if (body.length > stopAfter) stop(() => done(false));
    };
    const onEnd = (): void => stop(() => done(true));
    const onBroken = (): void => refuse(new HttpFault(400, 'The body is incomplete.'));
    const timer = pace === null ? undefined : watchPace(body, pace, refuse);
    if (request.destroyed) onBroken();
    else request.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken).resume();
  });
}

function watchPace(body: GrowingBuffer, pace: BodyPace, refuse: (error: Error) => void): NodeJS.Timeout {
  let before = body.length;
  return setInterval(() => {
    if (body.length - before < pace.bytes)
      refuse(new HttpFault(408, 'The body arrived too slowly. Nothing was changed; retry over a faster connection.'));
    before = body.length;
  }, pace.everyMs);
}

function requireRoom(room: Budget, client: string): void {
  if (room.hasRoom(client)) return;
  const message = 'Too many large bodies arrive at the same time. Nothing was changed; retry later.';
  throw new SkillError('unavailable', message, { retryAfterMs: 1000 });
}
