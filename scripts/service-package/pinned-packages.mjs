import { closure } from '../setup/locked-packages.mjs';

/**
 * Every package that the service needs at run time, by name, with its version in package-lock.json.
 * npm reads the lock file and the `overrides` of a project only, not those of a package that it
 * installs, so the package itself names all of them. Packages for one system are left out, because
 * the package that offers them pins them. Of two versions, the one at the top is named.
 */
export function pinnedPackages(lock, dependencies) {
  const pinned = new Map();
  // Shorter paths first: a package at the top before its second version further inside.
  const paths = [...closure(lock.packages, Object.keys(dependencies))].sort((a, b) => a.length - b.length);
  for (const path of paths) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    if (!pinned.has(name) && !lock.packages[path].os) pinned.set(name, lock.packages[path].version);
  }
  return Object.fromEntries([...pinned].sort(([a], [b]) => (a < b ? -1 : 1)));
}
