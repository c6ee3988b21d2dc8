import { existsSync } from 'node:fs';

/**
 * The folder of this package, with openrpc.json, prisma and dist. Looked up and not counted in
 * levels, because the compiled files lie elsewhere than their sources.
 */
function findRoot(): URL {
  let folder = new URL('./', import.meta.url);
  while (!existsSync(new URL('openrpc.json', folder))) {
    const parent = new URL('../', folder);
    if (parent.href === folder.href)
      throw new Error('The files of the package are incomplete: there is no openrpc.json.');
    folder = parent;
  }
  return folder;
}

export const packageRoot = findRoot();
