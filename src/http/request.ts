import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'koa';
import rawBody from 'raw-body';
import { SkillError } from '../errors.ts';
import type { ErrorCodes } from '../generated/types.ts';
import type { Traffic } from './traffic.ts';

const MAX_BODY_BYTES = 1024 * 1024;
/** Bodies up to this size are always read. */
const SMALL_BODY_BYTES = 64 * 1024;

/** A request that fails before its content is read. */
export class HttpFault extends Error {
  readonly status: 400 | 413 | 415;

  constructor(status: 400 | 413 | 415, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * The body of a JSON request as text. Throws `unavailable` while too many large bodies are
 * being read, and what `readText` throws.
 */
export async function readJsonText(ctx: Context, { largeBodies }: Traffic): Promise<string> {
  const length = Number(ctx.req.headers['content-length'] ?? MAX_BODY_BYTES);
  if (length <= SMALL_BODY_BYTES) return readText(ctx, 'application/json', MAX_BODY_BYTES);
  if (!largeBodies.hasRoom(ctx.ip))
    throw new SkillError(
      'unavailable',
      'Too many large bodies arrive at the same time. Nothing was read; retry later.',
      {
        retryAfterMs: 1000,
      },
    );
  const release = largeBodies.take(ctx.ip, Math.min(length, MAX_BODY_BYTES));
  try {
    return await readText(ctx, 'application/json', MAX_BODY_BYTES);
  } finally {
    release();
  }
}

/**
 * The body of a request as text. Throws 415 for another content type, 413 for a body over the
 * limit, 400 for a body that is not UTF-8 or incomplete.
 */
export async function readText(ctx: Context, wanted: string, limit: number): Promise<string> {
  const type = (ctx.req.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  if (type !== wanted) throw new HttpFault(415, `Send Content-Type: ${wanted}.`);
  const encoding = ctx.req.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity')
    throw new HttpFault(415, 'Send the body without a content encoding.');
  let body: Buffer;
  try {
    body = await rawBody(ctx.req, { limit, length: ctx.req.headers['content-length'] ?? null });
  } catch (error) {
    if ((error as { type?: string }).type === 'entity.too.large')
      throw new HttpFault(413, `The body is larger than ${limit} bytes.`);
    throw new HttpFault(400, 'The body is incomplete.');
  }
  if (!isUtf8(body)) throw new HttpFault(400, 'The body is not UTF-8.');
  return body.toString('utf8');
}

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

/** A 401 response names the authentication scheme (RFC 9110, 11.6.1). */
export function requestCredentials(ctx: Context): void {
  if (ctx.status === 401) ctx.set('WWW-Authenticate', 'Bearer realm="tern"');
}
