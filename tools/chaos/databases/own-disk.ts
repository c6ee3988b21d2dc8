import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenInterrupted } from '../../../test/support/when-interrupted.ts';

/** A small disk in memory. */
export interface OwnDisk {
  readonly folder: string;
  /** Leaves no space on it, until the returned function is called. */
  fill(): () => void;
  /** Nothing may use it any more. */
  remove(): void;
}

const SIZE = '1500m';
const CHUNK = Buffer.alloc(1024 * 1024);

/** Null where this process may not mount one. */
export function mountOwnDisk(): OwnDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'tern-chaos-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tern-chaos', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  chmodSync(folder, 0o755);
  const remove = (): void => {
    execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
    rmdirSync(folder);
  };
  const forget = whenInterrupted(remove);
  return {
    folder,
    fill: () => {
      const ballast = join(folder, 'ballast');
      const file = openSync(ballast, 'w');
      try {
        for (let size = CHUNK.length; size >= 1024; )
          try {
            writeSync(file, CHUNK, 0, size);
          } catch {
            size /= 2;
          }
      } finally {
        closeSync(file);
      }
      return () => rmSync(ballast);
    },
    remove: () => {
      forget();
      remove();
    },
  };
}
