import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createBudget } from '../platform/budget.ts';
import { createByteRate } from '../platform/byte-rate.ts';

/** Serves files so that whoever reads them leaves room for everything else. */
export interface FileStreams {
  /**
   * A stream of the file, which closes it; null when too many are open, in all or at this address.
   * The caller closes the file then.
   */
  open(file: FileHandle, address: string): Readable | null;
}

const MAX_STREAMS = { total: 256, perClient: 64 };
const CHUNK_BYTES = 64 * 1024;
/** A reader that is slower than 5 MB in this time is one that holds a place on purpose. */
const MAX_MS = 120_000;
/** All readers share one rate. */
const ALL = 'all';

/** `bytesPerSecond`: of all files together, with a second of it as the burst. */
export function createFileStreams(bytesPerSecond: number): FileStreams {
  const places = createBudget(MAX_STREAMS);
  const rate = createByteRate({ perSecond: bytesPerSecond, burst: bytesPerSecond });

  async function* chunksOf(file: FileHandle, leave: () => void): AsyncGenerator<Buffer> {
    try {
      for (;;) {
        for (let wait = rate.waitMs(ALL); wait > 0; wait = rate.waitMs(ALL)) await pause(wait);
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES);
        if (bytesRead === 0) return;
        rate.take(ALL, bytesRead);
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      leave();
      await file.close();
    }
  }

  return {
    open: (file, address) => {
      if (!places.hasRoom(address)) return null;
      const leave = places.take(address, 1);
      const stream = Readable.from(chunksOf(file, leave), { objectMode: false, highWaterMark: CHUNK_BYTES });
      const timer = setTimeout(() => stream.destroy(new Error('The reader of a file is too slow.')), MAX_MS).unref();
      // Without a first read, the generator never ends by itself.
      stream.once('close', () => {
        clearTimeout(timer);
        leave();
        void file.close().catch(() => undefined);
      });
      return stream;
    },
  };
}
