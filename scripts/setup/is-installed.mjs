import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Whether the folder's node_modules matches its package-lock.json. npm writes its own lock file at
 * the end of an install, so an interrupted install does not count, and a manual one does. Optional
 * packages may be for other systems.
 */
export function isInstalled(folder = '') {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (installed === null) return false;
  return Object.entries(packagesOf(join(folder, 'package-lock.json')) ?? {}).every(
    ([path, { version, optional, peer, link }]) => {
      if (path === '' || link) return true;
      return path in installed ? installed[path].version === version : Boolean(optional || peer);
    },
  );
}

function packagesOf(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}
