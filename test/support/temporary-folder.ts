import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MOUNTS = '/proc/mounts';
const IN_MEMORY = '/dev/shm';
const MIN_FREE_BYTES = 4 * 2 ** 30;

/**
 * Where the temporary files of a run go: in memory, if Linux has a file system there with enough
 * space. A database of the tests is a thousand files, which a disk takes longer to create and
 * remove than many tests run. `TMPDIR` takes precedence.
 */
export function temporaryFolder(): string {
  if (process.env.TMPDIR !== undefined || !canExecuteIn(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize < MIN_FREE_BYTES ? tmpdir() : IN_MEMORY;
}

/** Programs are copied to a temporary folder and run there. Containers often forbid that here. */
function canExecuteIn(folder: string): boolean {
  const mounts = existsSync(MOUNTS) ? readFileSync(MOUNTS, 'utf8').split('\n') : [];
  return mounts
    .map((line) => line.split(' '))
    .some(([, at, , options = '']) => at === folder && !options.split(',').includes('noexec'));
}
