import { posix } from 'node:path';

/**
 * The paths in a lock file of the named packages and of everything that they need, without optional
 * packages, which can be for other systems.
 */
export function closure(packages, names) {
  const needed = new Set();
  const visit = (from, wanted) => {
    for (const name of wanted) {
      const path = find(packages, from, name);
      if (path === null) throw new Error(`package-lock.json does not contain ${name}, which ${from || 'Tern'} needs.`);
      if (needed.has(path)) continue;
      needed.add(path);
      const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path];
      visit(path, Object.keys(dependencies));
      visit(
        path,
        Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional),
      );
    }
  };
  visit('', names);
  return needed;
}

/** Finds a package as Node does: in the nearest node_modules, from inside to outside. */
function find(packages, from, name) {
  for (let folder = from; ; folder = posix.dirname(folder)) {
    const path = posix.join(folder, 'node_modules', name);
    if (path in packages) return path;
    if (folder === '' || folder === '.') return null;
  }
}
