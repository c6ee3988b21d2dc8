import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sql } from '../platform/database/sql.ts';
import { ContentDropped, contentParts, type KeptContent } from './content-parts.ts';

export interface DiskCopies {
  /**
   * The file of a content on this machine, which the caller closes; null when its copy was dropped.
   * The first request reads it from the database. Rejects when the folder cannot be used.
   */
  open(content: KeptContent): Promise<FileHandle | null>;
}

export interface DiskCopiesOptions {
  readonly sql: Sql;
  /** Made when it is missing. Processes of one machine may share it. */
  readonly directory: string;
  /** Bytes of the files in it. */
  readonly maxBytes?: number;
}

const MAX_BYTES = 512 * 1024 * 1024;
/** Contents that are read from the database at the same time: each holds one part in memory. */
const MAX_READS = 4;
/** Another process may be writing a younger part. */
const ABANDONED_MS = 3_600_000;

/**
 * Contents on the disk of this machine, the most recently used ones. A campaign has a carrier fetch
 * the same few files for each message: they are streamed from here, not from the database and not
 * through the memory of the process. A file is named by the hash of what is in it, so it is never
 * out of date, and a code of one tenant leads to what that tenant stored.
 */
export function createDiskCopies({ sql, directory, maxBytes = MAX_BYTES }: DiskCopiesOptions): DiskCopies {
  /** In the order of their use. */
  const known = new Map<string, number>();
  const pending = new Map<string, Promise<boolean>>();
  let bytes = 0;

  const forget = (name: string): void => {
    bytes -= known.get(name) ?? 0;
    known.delete(name);
  };
  const note = async (name: string, size: number): Promise<void> => {
    forget(name);
    known.set(name, size);
    bytes += size;
    for (const oldest of known.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
      // Streams that are open go on.
      await rm(join(directory, oldest), { force: true });
    }
  };

  /** Takes over what an earlier process has left. */
  const adopt = async (): Promise<void> => {
    await mkdir(directory, { recursive: true });
    for (const name of await readdir(directory)) {
      const path = join(directory, name);
      const file = await stat(path).catch(() => null);
      if (file === null) continue;
      if (/^[\da-f]{64}$/.test(name)) await note(name, file.size);
      else if (Date.now() - file.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
    }
  };
  let adopted: Promise<void> | undefined;

  /** False when the database has no such content. */
  const fetch = async (content: KeptContent): Promise<boolean> => {
    const { sha256, bytes: size } = content;
    const path = join(directory, `${randomUUID()}.part`);
    const file = await open(path, 'wx', 0o600);
    try {
      const hash = createHash('sha256');
      const next = contentParts(sql, content);
      for (let part = await next(); part !== null; part = await next()) {
        hash.update(part);
        await file.writeFile(part);
      }
      if (hash.digest('hex') !== sha256) throw new Error(`The stored content ${sha256} has another hash.`);
      await rename(path, join(directory, sha256));
      await note(sha256, size);
      return true;
    } catch (error) {
      if (error instanceof ContentDropped) return false;
      throw error;
    } finally {
      await file.close();
      await rm(path, { force: true });
    }
  };

  const fetchOnce = async (content: KeptContent): Promise<boolean> => {
    const { sha256 } = content;
    while (pending.size >= MAX_READS && !pending.has(sha256))
      await Promise.allSettled([Promise.race(pending.values())]);
    const running = pending.get(sha256);
    if (running !== undefined) return running;
    const fetching = fetch(content).finally(() => pending.delete(sha256));
    pending.set(sha256, fetching);
    return fetching;
  };

  const openKept = async ({ sha256, bytes: size }: KeptContent): Promise<FileHandle | null> => {
    const file = await open(join(directory, sha256), 'r').catch(() => null);
    if (file === null) return null;
    await note(sha256, size);
    return file;
  };

  return {
    open: async (content) => {
      adopted ??= adopt().catch((error: unknown) => {
        adopted = undefined;
        throw error;
      });
      await adopted;
      const file = await openKept(content);
      if (file !== null) return file;
      return (await fetchOnce(content)) ? openKept(content) : null;
    },
  };
}
