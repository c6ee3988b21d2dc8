import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AgedRow } from './kind.ts';

const compress = promisify(gzip);

/** The archive cannot be written: the disk is full, or the folder is not there or not writable. */
export class ArchiveFailure extends Error {
  constructor(cause: Error) {
    super(cause.message, { cause });
    this.name = 'ArchiveFailure';
  }
}

export interface ArchiveFile {
  /** Path below the directory of the archive. */
  readonly name: string;
  /** Of the compressed bytes, in lower-case hex. */
  readonly sha256: string;
}

/**
 * Writes rows to `<directory>/<tenant>/<kind>/<month>-<id>.ndjson.gz`. When it returns, the file
 * survives a loss of power; it appears under its name when it is complete. The directory itself
 * must exist, so that a disk that is not mounted is noticed.
 */
export async function writeArchive(
  directory: string,
  {
    tenantId,
    kind,
    id,
    at,
  }: { readonly tenantId: string; readonly kind: string; readonly id: string; readonly at: Date },
  rows: readonly AgedRow[],
): Promise<ArchiveFile> {
  const lines = rows.map(({ table, row }) => `{"table":${JSON.stringify(table)},"row":${row}}\n`);
  const content = await compress(lines.join(''));
  const name = join(tenantId, kind, `${at.toISOString().slice(0, 7)}-${id}.ndjson.gz`);
  const file = join(directory, name);
  try {
    await stat(directory);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await writeDurably(file, content);
    for (const folder of [dirname(file), join(directory, tenantId), directory]) await syncFolder(folder);
  } catch (error) {
    throw new ArchiveFailure(error as Error);
  }
  return { name, sha256: createHash('sha256').update(content).digest('hex') };
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await using(await open(unfinished, 'wx', 0o600), async (handle) => {
      await handle.writeFile(content);
      await handle.sync();
    });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  await using(await open(folder, 'r'), (handle) => handle.sync());
}

async function using(handle: FileHandle, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}
