import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closure } from './locked-packages.mjs';
import { root } from './run.mjs';

/**
 * Whether the folder's node_modules matches its package-lock.json, without the packages of other
 * workspaces or with them. npm writes its own lock file at the end of an install, so an interrupted
 * install does not count, and a manual one does. Optional packages may be for other systems.
 */
export function isInstalled(folder = '', { workspaces = true } = {}) {
  const installed = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  if (installed === null) return false;
  const locked = packagesOf(join(folder, 'package-lock.json')) ?? {};
  const { dependencies = {}, devDependencies = {} } = locked[''] ?? {};
  const needed = workspaces
    ? Object.keys(locked)
    : closure(locked, [...Object.keys(dependencies), ...Object.keys(devDependencies)]);
  return [...needed].every((path) => {
    const { version, optional, peer, link } = locked[path];
    // The project itself, and a workspace: a folder of this project.
    if (!path.includes('node_modules/') || link) return true;
    return path in installed ? installed[path].version === version : Boolean(optional || peer);
  });
}

function packagesOf(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : null;
}
