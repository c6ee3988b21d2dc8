import { resolve } from 'node:path';
import { CommandFailure } from '../failure.ts';

/**
 * Runs the part of the start that uses the data directory, and says in one line what to change when
 * the directory cannot be used.
 */
export function explainFiles<T>(directory: string | undefined, work: () => Promise<T>): Promise<T>;
export function explainFiles<T>(directory: string | undefined, work: () => T): T;
export function explainFiles<T>(directory: string | undefined, work: () => T | Promise<T>): T | Promise<T> {
  const explain = (error: unknown): never => {
    const message = explanation(error, resolve(directory ?? '.tern'));
    throw message === null ? error : new CommandFailure(message, 1, { cause: error });
  };
  try {
    const done = work();
    return done instanceof Promise ? done.catch(explain) : done;
  } catch (error) {
    return explain(error);
  }
}

/** SQLSTATE of a server whose disk is full. */
const DISK_FULL = '53100';

function explanation(error: unknown, directory: string): string | null {
  const { code = '', message, cause, path = '' } = error as NodeJS.ErrnoException;
  if (
    code === 'ENOSPC' ||
    code === 'EDQUOT' ||
    code === DISK_FULL ||
    /No space left on device|disk quota exceeded/i.test(message)
  )
    return `No disk space is left for TERN_DATA_DIR (${directory}). Free some, or set TERN_DATA_DIR to a directory on another disk.`;
  const isInside = path !== '' && (path.startsWith(directory) || directory.startsWith(path));
  if (
    (isInside && /^(EACCES|EPERM|EROFS)$/.test(code)) ||
    (/initdb/.test(message) && /permission denied/i.test(message))
  )
    return `This user may not write TERN_DATA_DIR (${directory}). Give it the directory with chown, or set TERN_DATA_DIR to another one.`;
  if (isInside && /^(ENOTDIR|EEXIST)$/.test(code))
    return `TERN_DATA_DIR (${directory}) is not a directory. Remove the file of that name, or set TERN_DATA_DIR to another directory.`;
  return cause instanceof Error ? explanation(cause, directory) : null;
}
