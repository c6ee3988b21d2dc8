import { Socket } from 'node:net';
import { skipContinue } from './skip-continue.ts';

/** 16 KiB of headers, 16 KiB of body, and what lies between and around them: blank lines, reasons, sizes and extensions of chunks. */
const MOST_BYTES = 64 * 1024;

const BYTES_READ = Symbol('bytes of this answer read');
const BEGINNING = Symbol('beginning of this answer');
const NOTHING = Buffer.alloc(0);

interface BoundSocket extends Socket {
  [BYTES_READ]: number;
  /** What has come of an answer that has not begun for undici; null once it has. */
  [BEGINNING]: Buffer | null;
}

/** An answer of which more came than anyone reads. */
export class AnswerTooLongError extends Error {
  readonly code = 'ERR_ANSWER_TOO_LONG';

  constructor() {
    super(
      `The receiver sent ${MOST_BYTES / 1024} KiB or more in answer to one request. Answer with a status and little else.`,
    );
    this.name = 'AnswerTooLongError';
  }
}

/**
 * Bounds the raw bytes of each answer on a connection, and skips the `100 Continue` it may begin with. undici reads none of those, and counts
 * headers and bodies, not the bytes of HTTP that are neither, of which a receiver can send without end. What comes within the bound is read,
 * so that a status in it counts. Functions and properties, no stream in between: each request passes here.
 */
export function boundAnswers(socket: Socket): void {
  Object.assign(socket, { [BYTES_READ]: 0, [BEGINNING]: null, read, write });
}

/** undici reads with `read()` until it is told null. */
function read(this: BoundSocket, size?: number): Buffer | null {
  if (this[BYTES_READ] >= MOST_BYTES) {
    this.destroy(new AnswerTooLongError());
    return null;
  }
  const chunk: Buffer | null = Socket.prototype.read.call(this, size);
  if (chunk === null) return null;
  this[BYTES_READ] += chunk.length;
  const over = this[BYTES_READ] - MOST_BYTES;
  const within = over > 0 ? chunk.subarray(0, chunk.length - over) : chunk;
  if (this[BEGINNING] === null) return within;
  const begun = this[BEGINNING].length > 0 ? Buffer.concat([this[BEGINNING], within]) : within;
  const answer = skipContinue(begun);
  this[BEGINNING] = answer === null ? begun : null;
  return answer ?? this.read(size);
}

/** Only a request is ever written, whole, and one at a time: the next bytes are of its answer. */
function write(this: BoundSocket, ...given: Parameters<Socket['write']>): boolean {
  this[BYTES_READ] = 0;
  this[BEGINNING] = NOTHING;
  return Socket.prototype.write.apply(this, given);
}
