import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Whether node_modules holds what package-lock.json names. npm writes what it installed into a lock file of its own, at the very
 * end, so an install that broke off does not pass, and one that somebody made by hand does. Optional packages are for other systems.
 */
export function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  if (installed === null) return false;
  return Object.entries(packagesOf('package-lock.json') ?? {}).every(([path, { version, optional, peer, link }]) => {
    if (path === '' || link) return true;
    return path in installed ? installed[path].version === version : Boolean(optional || peer);
  });
}

function packagesOf(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}
