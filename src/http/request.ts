import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import rawBody from 'raw-body';
import type { ErrorCodes } from '../generated/types.ts';
import type { RepeatOptions } from '../skill-call.ts';
import { HttpFault } from './http-fault.ts';
import { readLargeBody, SMALL_BODY_BYTES } from './read-large-body.ts';
import type { Traffic } from './traffic.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/**
 * The body of a JSON request as text. Before more than a small body is read, `admitLarge` must
 * accept the caller: no call without a key needs more. Throws `unavailable` while too many large
 * bodies are being read, and what `readText`, `readLargeBody` and `admitLarge` throw.
 */
export async function readJsonText(
  ctx: Context,
  { largeBodies, bodyPace }: Traffic,
  admitLarge: () => Promise<unknown>,
): Promise<string> {
  const declared = ctx.req.headers['content-length'];
  const length = declared === undefined ? null : Number(declared);
  if (length !== null && length <= SMALL_BODY_BYTES) return readText(ctx, 'application/json', SMALL_BODY_BYTES);
  requireType(ctx, 'application/json');
  if (length !== null && length > MAX_BODY_BYTES) throw new HttpFault(413, tooLarge(MAX_BODY_BYTES));
  const options = { limit: MAX_BODY_BYTES, isLarge: length !== null, client: ctx.ip, room: largeBodies };
  try {
    return decode(await readLargeBody(ctx.req, { ...options, pace: bodyPace, admit: admitLarge }));
  } catch (error) {
    // Node.js discards the rest of a body of known length unless its reading has begun.
    if (length === null || ctx.req.readableDidRead) ctx.set('Connection', 'close');
    throw error;
  }
}

/**
 * The body of a request as text. Throws 415 for another content type, 413 for a body over the
 * limit, 400 for a body that is not UTF-8 or incomplete.
 */
export async function readText(ctx: Context, wanted: string, limit: number): Promise<string> {
  requireType(ctx, wanted);
  try {
    return decode(await rawBody(ctx.req, { limit, length: ctx.req.headers['content-length'] ?? null }));
  } catch (error) {
    if (error instanceof HttpFault) throw error;
    if ((error as { type?: string }).type === 'entity.too.large') throw new HttpFault(413, tooLarge(limit));
    throw new HttpFault(400, 'The body is incomplete.');
  }
}

function requireType({ req: { headers } }: Context, wanted: string): void {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== wanted) throw new HttpFault(415, `Send Content-Type: ${wanted}.`);
  const encoding = headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new HttpFault(415, 'Send the body without a content encoding.');
}

function decode(body: Buffer): string {
  if (!isUtf8(body)) throw new HttpFault(400, 'The body is not UTF-8.');
  // A byte order mark, which editors and some platforms write, may be ignored (RFC 8259, 8.1).
  return body.toString('utf8', body.subarray(0, 3).equals(BOM) ? 3 : 0);
}

const BOM = Buffer.from('\uFEFF');

const tooLarge = (limit: number): string => `The body is larger than ${limit} bytes.`;

/** The API key of a request, from either header (specification 5.1); null when there is none. */
export function secretOf(ctx: Context): string | null {
  const { authorization } = ctx.req.headers;
  const bearer = authorization === undefined ? null : /^Bearer +(\S+) *$/i.exec(authorization);
  if (bearer !== null) return bearer[1] ?? null;
  const header = ctx.req.headers['x-api-key'];
  return typeof header === 'string' && header !== '' ? header : null;
}

/** The form of error codes that the caller asks for, with `Tern-Error-Codes: integer`. */
export function errorCodesOf({ headers }: IncomingMessage): ErrorCodes {
  return headers['tern-error-codes'] === 'integer' ? 'integer' : 'name';
}

/** What `tern mcp` says of its calls: it speaks for a program that may repeat them. */
export function repeatsOf({ headers }: IncomingMessage): RepeatOptions | undefined {
  return headers['tern-repeated-calls'] === 'answer-once' ? {} : undefined;
}

/** A 401 response names the authentication scheme (RFC 9110, 11.6.1). */
export function requestCredentials(ctx: Context): void {
  if (ctx.status === 401) ctx.set('WWW-Authenticate', 'Bearer realm="tern"');
}
