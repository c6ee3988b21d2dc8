import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ExportFormat, exportFile, exportFolder } from './files.ts';

export interface WrittenFile {
  /** Lower-case hex. */
  readonly sha256: string;
  readonly bytes: number;
}

/**
 * Writes a file chunk by chunk, so that memory does not grow with it. The file appears under its
 * name when it is complete. `hashSoFar` is the SHA-256 of all chunks before the next one.
 */
export async function writeExportFile(
  dataDirectory: string,
  { id, format }: { readonly id: string; readonly format: ExportFormat },
  content: (hashSoFar: () => string) => AsyncIterable<string | Buffer>,
  signal?: AbortSignal,
): Promise<WrittenFile> {
  const file = exportFile(dataDirectory, id, format);
  await mkdir(exportFolder(dataDirectory), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  let bytes = 0;
  async function* counted(): AsyncGenerator<string | Buffer> {
    for await (const chunk of content(() => hash.copy().digest('hex'))) {
      hash.update(chunk);
      bytes += Buffer.byteLength(chunk);
      yield chunk;
    }
  }
  const unfinished = `${file}.part`;
  try {
    await pipeline(
      Readable.from(counted(), { highWaterMark: 1 }),
      createWriteStream(unfinished, { mode: 0o600 }),
      signal ? { signal } : {},
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return { sha256: hash.digest('hex'), bytes };
}
