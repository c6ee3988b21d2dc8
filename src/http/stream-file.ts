import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from 'koa';
import { createBudget } from '../platform/budget.ts';
import { createByteRate } from '../platform/byte-rate.ts';

/** What is streamed, part by part. */
export interface FileSource {
  /** Null after the last part. */
  read(): Promise<Buffer | null>;
  close(): Promise<void>;
}

/** Serves files so that those who read them leave room for everything else. */
export interface FileStreams {
  /**
   * A stream of the source, which closes it; null when too many are open, in all or at this
   * address. The source is closed then, too.
   */
  open(source: FileSource, address: string): Promise<Readable | null>;
}

const MAX_STREAMS = { total: 256, perClient: 64 };
const CHUNK_BYTES = 64 * 1024;
/** A reader that is slower than 5 MB in this time holds a place on purpose. */
const MAX_MS = 120_000;
/** All readers share one rate. */
const ALL = 'all';

/** `bytesPerSecond`: of all files together, with a second of it as the burst. */
export function createFileStreams(bytesPerSecond: number): FileStreams {
  const places = createBudget(MAX_STREAMS);
  const rate = createByteRate({ perSecond: bytesPerSecond, burst: bytesPerSecond });

  const nextPart = async (source: FileSource): Promise<Buffer | null> => {
    for (let wait = rate.waitMs(ALL); wait > 0; wait = rate.waitMs(ALL)) await pause(wait);
    const part = await source.read();
    if (part !== null) rate.take(ALL, part.length);
    return part;
  };

  return {
    open: async (source, address) => {
      if (!places.hasRoom(address)) {
        await source.close();
        return null;
      }
      const leave = places.take(address, 1);
      const stream = new Readable({
        highWaterMark: CHUNK_BYTES,
        read: () =>
          void nextPart(source).then(
            (part) => stream.push(part),
            (error: Error) => stream.destroy(error),
          ),
      });
      // An error that nothing listens to would end the process.
      stream.on('error', () => undefined);
      const timer = setTimeout(() => stream.destroy(new Error('The reader of a file is too slow.')), MAX_MS).unref();
      stream.once('close', () => {
        clearTimeout(timer);
        leave();
        void source.close().catch(() => undefined);
      });
      return stream;
    },
  };
}

/**
 * Streams the source as the body of an answer that has its type and length already; without a place
 * for it, the answer is 503.
 */
export async function sendStream(ctx: Context, streams: FileStreams, source: FileSource): Promise<void> {
  const stream = await streams.open(source, ctx.ip);
  if (stream === null) return sendBusy(ctx);
  stream.once('error', () => ctx.res.destroy());
  ctx.body = stream;
}

/** No client may keep this answer in the place of the file. */
export function sendBusy(ctx: Context): void {
  for (const header of ['ETag', 'Content-Disposition', 'Content-Length']) ctx.remove(header);
  ctx.set({ 'Cache-Control': 'no-store', 'Retry-After': '5' });
  ctx.status = 503;
  ctx.type = 'text/plain; charset=utf-8';
  ctx.body = 'This file cannot be read now. Try again in a few seconds.\n';
}

/** A file on the disk. */
export function fileSource(file: FileHandle): FileSource {
  return {
    read: async () => {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES);
      return bytesRead === 0 ? null : buffer.subarray(0, bytesRead);
    },
    close: () => file.close(),
  };
}
