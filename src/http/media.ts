import { join } from 'node:path';
import type { Context } from 'koa';
import { extensionOf } from '../domain/media/content-type.ts';
import { contentParts, type KeptContent } from '../media/content-parts.ts';
import { createDiskCopies } from '../media/disk-copies.ts';
import { MEDIA_PATH } from '../media/media-file.ts';
import { findCopy } from '../media/queries.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { Logger } from '../platform/logger.ts';
import { type FileSource, type FileStreams, fileSource, sendBusy, sendStream } from './stream-file.ts';
import { createUnknownCodeLimit } from './unknown-code-limit.ts';

export interface MediaParts {
  readonly sql: Sql;
  readonly clock: () => Date;
  readonly log: Logger;
  /** The folder of this process. */
  readonly dataDirectory: string;
  readonly streams: FileStreams;
}

const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** 128 random bits in base64url, and the extension. */
const PATH = /^\/m\/([\w-]{22})(?:\.[a-z]{3})?$/;

/**
 * `GET /m/<code>.<extension>`: the copy of a file of messages, for carriers and for people who got
 * a link instead. Returns false for other paths. The content of a code never changes.
 */
export function createMediaAnswer({
  sql,
  clock,
  log,
  dataDirectory,
  streams,
}: MediaParts): (ctx: Context) => Promise<boolean> {
  const guesses = createUnknownCodeLimit();
  const copies = createDiskCopies({ sql, directory: join(dataDirectory, 'media') });

  /** Null when the copy was dropped. A disk that is full or read-only only makes it slower. */
  const sourceOf = async (content: KeptContent): Promise<FileSource | null> => {
    try {
      const file = await copies.open(content);
      return file && fileSource(file);
    } catch (error) {
      log.warn({ err: error }, 'a copy is read from the database, because the folder of media cannot be used');
      return { read: contentParts(sql, content), close: () => Promise.resolve() };
    }
  };

  return async (ctx) => {
    const [path = ''] = (ctx.req.url ?? '').split('?', 1);
    if (!path.startsWith(MEDIA_PATH)) return false;
    ctx.set(HEADERS);
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      return plain(ctx, 405, 'Method not allowed.');
    }
    const code = PATH.exec(path)?.[1];
    if (code === undefined) return plain(ctx, 404, 'There is no such file.');
    const now = clock();
    const unread = (error: unknown): void => void log.error({ err: error }, 'a file of messages could not be read');
    const row = await sql.row(findCopy, code).catch(unread);
    if (row === undefined) {
      sendBusy(ctx);
      return true;
    }
    if (row === null) {
      if (guesses.isBlocked(ctx.ip, now)) {
        ctx.set('Retry-After', '60');
        return plain(ctx, 429, 'Too many unknown files were opened from this network. Wait a minute.');
      }
      guesses.count(ctx.ip, now);
      return plain(ctx, 404, 'There is no such file.');
    }
    if (!row.is_kept) return plain(ctx, 410, 'This file is no longer available.');
    ctx.set({
      'Cache-Control': 'public, max-age=86400, immutable',
      'Content-Disposition': `inline; filename="${code.slice(0, 8)}.${extensionOf(row.content_type)}"`,
    });
    ctx.etag = row.sha256;
    ctx.status = 200;
    if (ctx.fresh) {
      ctx.status = 304;
      return true;
    }
    ctx.type = row.content_type;
    ctx.length = row.bytes;
    if (ctx.method === 'HEAD') return true;
    const { tenant_id: tenantId, sha256, bytes } = row;
    const source = await sourceOf({ tenantId, sha256, bytes });
    if (source === null) return plain(ctx, 410, 'This file is no longer available.');
    await sendStream(ctx, streams, source);
    return true;
  };
}

function plain(ctx: Context, status: number, message: string): true {
  ctx.set('Cache-Control', 'no-store');
  ctx.status = status;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = `${message}\n`;
  return true;
}
