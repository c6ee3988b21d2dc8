import { existsSync } from 'node:fs';

/**
 * The folder of this package, with openrpc.json, prisma and dist. Looked up and not counted in
 * levels, because the compiled files lie elsewhere than their sources.
 */
function findRoot(): URL {
  for (let folder = new URL('./', import.meta.url); ; folder = new URL('../', folder)) {
    if (existsSync(new URL('openrpc.json', folder))) return folder;
    if (folder.pathname === '/') throw new Error('The files of the package are incomplete: there is no openrpc.json.');
  }
}

export const packageRoot = findRoot();
