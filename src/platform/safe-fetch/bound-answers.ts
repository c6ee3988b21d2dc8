import { Socket } from 'node:net';
import { skipContinue } from './skip-continue.ts';

/**
 * 16 KiB of headers, 16 KiB of body, and the framing: blank lines, reason phrases, chunk sizes and
 * extensions.
 */
const MAX_BYTES = 64 * 1024;

const BYTES_READ = Symbol('bytes read of this response');
const BEGINNING = Symbol('beginning of this response');
const NOTHING = Buffer.alloc(0);

interface BoundSocket extends Socket {
  [BYTES_READ]: number;
  /** Bytes received before the response reached undici; null once it has. */
  [BEGINNING]: Buffer | null;
}

/** The response is larger than the limit. */
class AnswerTooLongError extends Error {
  readonly code = 'ERR_ANSWER_TOO_LONG';

  constructor() {
    super(`The response is larger than ${MAX_BYTES / 1024} KiB. Respond with a status and a short body.`);
    this.name = 'AnswerTooLongError';
  }
}

/**
 * Limits the raw bytes of each response on a connection, and skips a leading `100 Continue`, which
 * undici does not read. undici limits headers and bodies, but not the framing bytes, of which a
 * receiver can send without end. Everything within the limit is read, so that a status in it
 * counts. Replaces functions on the socket instead of adding a stream, because every request passes
 * here.
 */
export function boundAnswers(socket: Socket): void {
  Object.assign(socket, { [BYTES_READ]: 0, [BEGINNING]: null, read, write });
}

/** undici calls `read()` until it returns null. */
function read(this: BoundSocket, size?: number): Buffer | null {
  if (this[BYTES_READ] >= MAX_BYTES) {
    this.destroy(new AnswerTooLongError());
    return null;
  }
  const chunk: Buffer | null = Socket.prototype.read.call(this, size);
  if (chunk === null) return null;
  this[BYTES_READ] += chunk.length;
  const over = this[BYTES_READ] - MAX_BYTES;
  const within = over > 0 ? chunk.subarray(0, chunk.length - over) : chunk;
  if (this[BEGINNING] === null) return within;
  const begun = this[BEGINNING].length > 0 ? Buffer.concat([this[BEGINNING], within]) : within;
  const answer = skipContinue(begun);
  this[BEGINNING] = answer === null ? begun : null;
  return answer ?? this.read(size);
}

/** Only whole requests are written, one at a time: the next bytes belong to its response. */
function write(this: BoundSocket, ...given: Parameters<Socket['write']>): boolean {
  this[BYTES_READ] = 0;
  this[BEGINNING] = NOTHING;
  return Socket.prototype.write.apply(this, given);
}
