import { Socket } from 'node:net';
import { skipContinue } from './skip-continue.ts';

/**
 * 16 KiB of headers, and the framing beside the body: blank lines, reason phrases, chunk sizes and
 * extensions.
 */
const FRAMING_BYTES = 48 * 1024;

const BYTES_READ = Symbol('bytes read of this response');
const LIMIT = Symbol('maximum bytes of a response');
const BEGINNING = Symbol('beginning of this response');
const NOTHING = Buffer.alloc(0);

interface BoundSocket extends Socket {
  [LIMIT]: number;
  [BYTES_READ]: number;
  /** Bytes received before the response reached undici; null once it has. */
  [BEGINNING]: Buffer | null;
}

/** The response is larger than the limit. */
class AnswerTooLongError extends Error {
  readonly code = 'ERR_ANSWER_TOO_LONG';

  constructor(limit: number) {
    super(`The response is larger than ${Math.ceil(limit / 1024)} KiB. Respond with a status and a short body.`);
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
export function boundAnswers(socket: Socket, maxBodyBytes: number): void {
  Object.assign(socket, { [LIMIT]: FRAMING_BYTES + maxBodyBytes, [BYTES_READ]: 0, [BEGINNING]: null, read, write });
}

/** undici calls `read()` until it returns null. */
function read(this: BoundSocket, size?: number): Buffer | null {
  if (this[BYTES_READ] >= this[LIMIT]) {
    this.destroy(new AnswerTooLongError(this[LIMIT]));
    return null;
  }
  const chunk: Buffer | null = Socket.prototype.read.call(this, size);
  if (chunk === null) return null;
  this[BYTES_READ] += chunk.length;
  const over = this[BYTES_READ] - this[LIMIT];
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
